"""The computer players. Each sees a View and answers with cards; none sees anything else.

Now there are the random one and a simple sensible one; stronger ones take their place beside
them and are found by name in `PLAYERS`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from engine.cards import Card
from engine.players.random_player import RandomPlayer
from engine.players.simple_player import SimplePlayer
from engine.view import View


class Player(Protocol):
    """Somebody who decides for a seat, from its View alone."""

    def declare(self, view: View) -> tuple[Card, ...]:
        """Returns the cards to show now; none to pass, or to wait."""

    def bury(self, view: View) -> tuple[Card, ...]:
        """Returns as many cards as the kitty had, out of the dealer's hand."""

    def play(self, view: View) -> tuple[Card, ...]:
        """Returns a legal lead or follow."""


PLAYERS: dict[str, Callable[[random.Random], Player]] = {
    "random": RandomPlayer,
    "simple": SimplePlayer,
}
"""How to make each player; what is random in it comes from the generator it is given."""

__all__ = ["PLAYERS", "Player", "RandomPlayer", "SimplePlayer"]

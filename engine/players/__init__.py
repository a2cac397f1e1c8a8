"""The computer players. Each sees a View and answers with cards; none sees anything else.

Those that answer at once are found by name in `PLAYERS`: a random one, the club player, and the
beginner, who is the club player with slips. The expert, who searches, is made by its own class.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from engine.cards import Card
from engine.players.club_player import BeginnerPlayer, ClubPlayer
from engine.players.expert_player import ExpertPlayer
from engine.players.random_player import RandomPlayer
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
    "beginner": BeginnerPlayer,
    "club": ClubPlayer,
}
"""How to make each player that answers at once; what is random in it comes from the generator."""

__all__ = ["PLAYERS", "BeginnerPlayer", "ClubPlayer", "ExpertPlayer", "Player", "RandomPlayer"]

"""Who sits on the other three chairs: the strengths that a match may be played against."""

from __future__ import annotations

import random

from engine.cards import Card
from engine.players import PLAYERS, ClubPlayer, ExpertPlayer, Player
from engine.view import Phase, View

STRENGTHS = ("beginner", "club", "expert")
"""The computer players one may practise with, the weakest first."""
WORLDS = 32
"""In so many worlds the expert searches at the table, where somebody waits for its card.

A number of worlds and not of milliseconds, so that the same match comes out of the same seed.
"""
FULL_HAND = 25


class QuickExpert(ExpertPlayer):
    """The expert at the table: it searches less, and declares by rule until all cards are dealt."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng, WORLDS)

    def declare(self, view: View) -> tuple[Card, ...]:
        """Weighs a declaration once, when it has all its cards; before as the club player does."""
        if view.phase is Phase.DECLARING and len(view.hand) < FULL_HAND:
            return ClubPlayer(self.rng).declare(view)
        return super().declare(view)


def opponent(strength: str, rng: random.Random) -> Player:
    """Returns a computer player of one of the `STRENGTHS`."""
    return QuickExpert(rng) if strength == "expert" else PLAYERS[strength](rng)

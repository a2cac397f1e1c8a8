"""A match: hand after hand, from level 2 until a side holds the deal at the ace (RULES §2, §3)."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.cards import Rank, Seat, Team
from engine.rules import Rules
from engine.setup import LOWEST_LEVELS, Setup, shuffle
from engine.table import Result


@dataclass(frozen=True, slots=True)
class Match:
    """Where a match stands between two hands.

    `dealer` is None before the first hand, where the declarer will deal; `winner` is set when the
    match is over.
    """

    rules: Rules
    levels: Mapping[Team, Rank] = field(default_factory=lambda: dict(LOWEST_LEVELS))
    hand_no: int = 1
    dealer: Seat | None = None
    winner: Team | None = None

    @property
    def level(self) -> Rank:
        """The level of the next hand: that of the dealer's side.

        Before the first hand both sides stand at one level; were they to differ, that of the
        seat that would deal if nobody declared counts.
        """
        return self.levels[(self.dealer if self.dealer is not None else Seat.S).team]

    def next_hand(self, rng: random.Random) -> Setup:
        """Shuffles and deals the next hand; raises ValueError when the match is over."""
        if self.winner is not None:
            raise ValueError("the match is over")
        hands, kitty = shuffle(rng)
        return Setup(
            rules=self.rules,
            level=self.level,
            hands=hands,
            kitty=kitty,
            hand_no=self.hand_no,
            dealer=self.dealer,
            levels=self.levels,
        )

    def after(self, result: Result) -> Match:
        """Returns the match after a hand."""
        change = result.change
        return Match(
            rules=self.rules,
            levels=change.levels,
            hand_no=self.hand_no + 1,
            dealer=change.next_dealer,
            winner=change.match_winner,
        )

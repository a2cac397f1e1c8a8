"""The View of a seat in a position that somebody describes: what is not told, it does not know.

A JSON request (`tutor.judge.advice`) and the position page describe one; each reads and checks its
own fields, and hands over cards that two decks can hold.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.burying import KITTY_SIZE
from engine.cards import Card, Rank, Seat, Team, points_in
from engine.declaring import Declaration
from engine.rules import Rules
from engine.scoring import fines
from engine.trick import Trick, winner
from engine.trumps import Trumps
from engine.view import Phase, View


@dataclass(frozen=True, slots=True, kw_only=True)
class Described:
    """A position as it was told; `points` None: those of the tricks that were told."""

    seat: Seat
    rules: Rules
    level: Rank
    dealer: Seat | None
    hand: tuple[Card, ...]
    phase: Phase = Phase.PLAYING
    trumps: Trumps | None = None
    tricks: tuple[Trick, ...] = ()
    trick: Trick | None = None
    buried: tuple[Card, ...] | None = None
    declarations: tuple[Declaration, ...] = ()
    turned: tuple[Card, ...] = ()
    points: int | None = None
    levels: Mapping[Team, Rank] | None = None
    hand_no: int = 2

    def view(self) -> View:
        """Returns the View of the seat, whose turn it is."""
        counts = [len(self.hand)] * 4
        if self.phase is Phase.BURYING:
            # The dealer has picked up the kitty.
            counts = [n if seat == self.seat else n - KITTY_SIZE for seat, n in enumerate(counts)]
        if self.trick:
            for at in range(len(self.trick.plays)):
                counts[self.trick.seat_of(at)] -= len(self.trick.led)
        counted, failed = self.counted()
        return View(
            seat=self.seat,
            rules=self.rules,
            level=self.level,
            levels=self.levels or dict.fromkeys(Team, self.level),
            hand_no=self.hand_no,
            phase=self.phase,
            dealer=self.dealer,
            trumps=self.trumps,
            hand=self.hand,
            counts=(counts[0], counts[1], counts[2], counts[3]),
            kitty_size=KITTY_SIZE if self.buried is None else len(self.buried),
            declarations=self.declarations,
            passed=(),
            turned=self.turned,
            buried=self.buried if self.seat is self.dealer else None,
            tricks=self.tricks,
            trick=self.trick,
            to_act=self.seat,
            points=counted if self.points is None else self.points,
            failed_throws=failed,
        )

    def counted(self) -> tuple[int, tuple[int, int]]:
        """Returns the attackers' points in the tricks told, fines included, and failed throws."""
        if self.trumps is None or self.dealer is None:
            return 0, (0, 0)
        points = 0
        failed = {"defenders": 0, "attackers": 0}
        for each in (*self.tricks, *([self.trick] if self.trick else [])):
            if each.attempted is not None:
                attacking = each.leader.team is not self.dealer.team
                failed["attackers" if attacking else "defenders"] += 1
        for each in self.tricks:
            if each.seat_of(winner(self.trumps, each.plays)).team is not self.dealer.team:
                points += sum(points_in(play) for play in each.plays)
        total = points + fines(self.rules, failed)
        return total, (failed["defenders"], failed["attackers"])

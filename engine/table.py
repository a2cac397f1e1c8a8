"""The tricks of a hand, from the first lead to the result.

How trump was found and what was buried before is `engine.deal`.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.cards import Card, Rank, Seat, Team, points_in, remove_cards
from engine.following import judge_follow
from engine.leading import check_throw, judge_lead
from engine.scoring import LevelChange, Score, fines, level_change, multiplier
from engine.shapes import Shape, shape_of
from engine.trick import Trick, winner
from engine.trumps import Trumps
from engine.verdict import Verdict


@dataclass(frozen=True, slots=True)
class Result:
    """How a hand ended: the attackers' score, the levels after it, and the last trick."""

    score: Score
    change: LevelChange
    last_trick: Trick
    last_winner: Seat
    buried: tuple[Card, ...]


class Table:
    """The four hands while tricks are played; `play` is the only way to change it.

    `trick` is the one being played, or the finished last one when `over`.
    """

    def __init__(
        self,
        trumps: Trumps,
        dealer: Seat,
        hands: Sequence[tuple[Card, ...]],
        buried: tuple[Card, ...],
        leader: Seat,
    ) -> None:
        self.trumps = trumps
        self.dealer = dealer
        self.hands = list(hands)
        self.buried = buried
        self.tricks: list[Trick] = []
        self.trick = Trick(leader)
        self.over = False
        self.trick_points = 0
        self.failed = {"defenders": 0, "attackers": 0}

    def copy(self) -> Table:
        """Returns a table that goes its own way from here."""
        twin = copy.copy(self)
        twin.hands = list(self.hands)
        twin.tricks = list(self.tricks)
        twin.failed = dict(self.failed)
        return twin

    @property
    def points(self) -> int:
        """The attackers' points so far, fines included (it may be below 0)."""
        return self.trick_points + fines(self.trumps.rules, self.failed)

    def judge(self, seat: Seat, cards: Sequence[Card]) -> Verdict:
        """Judges a lead or a follow of a seat by the rules, changing nothing."""
        if not self.trick.plays:
            return judge_lead(self.trumps, self.hands[seat], cards)
        return judge_follow(self.trumps, self.hands[seat], self.trick.led, cards)

    def play(self, cards: tuple[Card, ...]) -> None:
        """Plays cards, judged before, for the seat whose turn it is.

        Of a throw that fails only the part that must be led leaves the hand (RULES §5.7).
        """
        seat = self.trick.seat_of(len(self.trick.plays))
        if not self.trick.plays:
            cards = self._standing_part(seat, cards)
        self.hands[seat] = remove_cards(self.hands[seat], cards)
        self.trick = self.trick.with_play(cards)
        if self.trick.complete:
            self._end_trick()

    def _standing_part(self, seat: Seat, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        others = [self.hands[other] for other in seat.around()[1:]]
        check = check_throw(self.trumps, self._shape(cards), others)
        if check.stopped_by is None:
            return cards
        self.failed["defenders" if self._defends(seat) else "attackers"] += 1
        stopper = seat.around()[check.stopped_by]
        self.trick = Trick(seat, attempted=cards, stopped_by=stopper)
        return check.forced

    def _end_trick(self) -> None:
        won = self._winner_of(self.trick)
        self.tricks.append(self.trick)
        if not self._defends(won):
            self.trick_points += self.trick.points
        if any(self.hands):
            self.trick = Trick(won)
        else:
            self.over = True

    def _winner_of(self, trick: Trick) -> Seat:
        return trick.seat_of(winner(self.trumps, trick.plays))

    def _shape(self, cards: Sequence[Card]) -> Shape:
        shape = shape_of(self.trumps, cards)
        if shape is None:
            raise ValueError(f"expected a lead of one suit, got {cards!r}")
        return shape

    def _defends(self, seat: Seat) -> bool:
        return seat.team is self.dealer.team

    def result(self, levels: Mapping[Team, Rank]) -> Result:
        """Returns how the hand ended, given the levels before it; asked for when it is over."""
        last_winner = self._winner_of(self.trick)
        won = not self._defends(last_winner)
        shape = self._shape(self.trick.led)
        score = Score(
            trick_points=self.trick_points,
            kitty_points=points_in(self.buried),
            multiplier=multiplier(self.trumps.rules, shape) if won else 0,
            fines=fines(self.trumps.rules, self.failed),
        )
        change = level_change(score.total, self.dealer, levels)
        return Result(score, change, self.trick, last_winner, self.buried)

"""Opens a review by its link: the hand, the seat, the grades so far, and what its owner did.

Whoever has the link may look; what a visitor does goes into a copy of their own (`own`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from time import perf_counter

from engine.cards import Seat
from engine.deal import Deal
from engine.record import RecordError
from engine.table import Result, Table
from tutor.coach.review import Moment, Review
from tutor.practice.reviewing import NotOver, finished, grade_next, moments, moves, review
from tutor.store import ReviewRow, StaleVersion
from tutor.web.forms import BadInput
from tutor.web.review.work import Work
from tutor.web.site import learner, speak_to, store, the_learner
from tutor.words import say

SLICE_SECONDS = 0.15
"""Grading goes on in slices: after so long no further decision is begun."""
MOST_RACES = 5


@lru_cache(maxsize=64)
def _deal(record: str) -> Deal:
    """Replays a record; what comes back is shared, so nobody changes it."""
    return finished(record)


@lru_cache(maxsize=64)
def _moments(record: str, seat: Seat) -> tuple[Moment, ...]:
    return moments(_deal(record), seat)


@dataclass(frozen=True)
class Opened:
    """A review as it is looked at; of somebody else's work nothing is shown."""

    row: ReviewRow
    mine: bool

    @property
    def id(self) -> str:
        """The id in its addresses."""
        return self.row.id

    @property
    def seat(self) -> Seat:
        """The seat whose decisions are reviewed."""
        return Seat[self.row.seat]

    @property
    def deal(self) -> Deal:
        """The finished hand."""
        return _deal(self.row.record)

    @cached_property
    def table(self) -> Table:
        """The finished hand's tricks."""
        table = self.deal.table
        assert table is not None, "a finished hand has its tricks"
        return table

    @cached_property
    def result(self) -> Result:
        """How the hand ended."""
        ended = self.deal.result
        assert ended is not None, "a review is of a finished hand"
        return ended

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """The decisions of the seat."""
        return _moments(self.row.record, self.seat)

    @cached_property
    def review(self) -> Review:
        """The decisions with the grades that there are."""
        return review(self.deal, self.moments, store())

    @cached_property
    def work(self) -> Work:
        """What the learner did in it."""
        return Work.read(self.row.body) if self.mine else Work()

    @cached_property
    def moves(self) -> int:
        """How many moves the hand had."""
        return len(moves(self.deal))

    def moment(self, number: int) -> Moment:
        """Returns a decision by its number; raises BadInput for one that there is not."""
        if not 1 <= number <= len(self.moments):
            raise BadInput(say("review-error-no-decision"), 404)
        return self.moments[number - 1]

    def hides(self, moment: Moment) -> bool:
        """Tells whether the better answer stays hidden: a costly decision not yet tried again."""
        found = self.review.grades[moment.number - 1]
        return found is None or (found.costly and not self.work.is_done(moment.number))


def opened(review_id: str) -> Opened:
    """Opens a review by its id, and speaks to its seat; raises BadInput where there is none."""
    row = store().review(review_id)
    if row is None:
        raise BadInput(say("review-error-none"), 404)
    person = learner()
    found = Opened(row, person is not None and person.id == row.learner_id)
    try:
        speak_to(found.seat)
        found.table, found.result  # noqa: B018
    except (RecordError, NotOver, KeyError):
        raise BadInput(say("practice-error-unreadable"), 410) from None
    return found


def grade_slice(found: Opened) -> Opened:
    """Grades on for a moment and returns the review with what is known now."""
    end = perf_counter() + SLICE_SECONDS
    kept = store()
    now = found.review
    while grade_next(now, kept) and perf_counter() < end:
        now = review(found.deal, found.moments, kept)
    return Opened(found.row, found.mine)


def own(found: Opened) -> Opened:
    """Returns the visitor's own review of the same hand and seat: this one, or a copy."""
    if found.mine:
        return found
    return Opened(make(found.row.record, found.seat), True)


def make(record: str, seat: Seat) -> ReviewRow:
    """Makes a review of a finished hand for who asks; the same hand and seat are one review."""
    source = f"{hashlib.sha256(record.encode()).hexdigest()[:40]}/{seat.name}"
    return store().new_review(the_learner().id, record, seat.name, source)


def change(found: Opened, how: Callable[[Work], Work]) -> Opened:
    """Changes what was done in a review; another tab's change meanwhile is kept too."""
    row = found.row
    for _ in range(MOST_RACES):
        try:
            changed = store().update_review(row.id, row.version, how(Work.read(row.body)).stored)
            return Opened(changed, True)
        except StaleVersion:
            fresh = store().review(row.id)
            if fresh is None:
                break
            row = fresh
    raise BadInput(say("practice-played-already"), 409)

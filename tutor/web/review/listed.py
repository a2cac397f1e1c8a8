"""The list of a learner's finished hands, each with the way to its review."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from flask import url_for

from engine.cards import Rank, Seat
from engine.record import RecordError
from tutor.practice.reviewing import NotOver, finished
from tutor.store import ReviewRow
from tutor.web.page import Page, ui
from tutor.web.review.work import Work
from tutor.web.site import learner, store

MOST = 50


@dataclass(frozen=True, slots=True)
class Listed:
    """A hand in the list."""

    url: str
    text: str
    note: str


@dataclass(frozen=True, kw_only=True)
class ListPage(Page):
    """The learner's finished hands, the latest first."""

    hands: tuple[Listed, ...]


def list_page() -> ListPage:
    """Returns the list; empty for somebody who has not played yet."""
    person = learner()
    rows = store().reviews(person.id, MOST) if person else []
    hands = tuple(found for row in rows if (found := _listed(row)) is not None)
    return ListPage(title=ui("review-list-title"), hands=hands)


@lru_cache(maxsize=512)
def _summary(record: str) -> tuple[int, Rank, int] | None:
    """Returns a hand's number, its level and the attackers' total."""
    try:
        deal = finished(record)
    except (RecordError, NotOver):
        return None
    ended = deal.result
    assert ended is not None, "the hand is over"
    return deal.setup.hand_no, deal.setup.level, ended.score.total


def _listed(row: ReviewRow) -> Listed | None:
    summary = _summary(row.record)
    if summary is None:
        return None
    hand, level, total = summary
    work = Work.read(row.body)
    notes = [ui("review-list-tried", n=len(work.tries))] if work.tries else []
    if row.seat != Seat.S.name:
        notes.insert(0, ui("review-from", seat=Seat[row.seat]))
    return Listed(
        url_for("review.page", review_id=row.id),
        ui("review-list-hand", hand=hand, level=level, points=total),
        " · ".join(notes),
    )

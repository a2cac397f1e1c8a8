"""The page of a finished hand: the sum step by step, its review, all tricks."""

from __future__ import annotations

from dataclasses import dataclass

from flask import url_for

from engine.cards import Seat, Team
from engine.record import RecordError, format_record
from engine.scoring import Score
from engine.table import Result
from tutor.coach import result as coach_result
from tutor.practice import LEARNER, Session
from tutor.store import HandRow
from tutor.web import build
from tutor.web.page import Page, ui
from tutor.web.parts import Face, Rule, Slip
from tutor.web.practice.citing import cited, noted
from tutor.web.practice.story import declared
from tutor.web.practice.tricks import TrickLine, trick_lines
from tutor.web.review.opened import make, opened
from tutor.web.review.part import ReviewPart, review_part
from tutor.web.site import words


@dataclass(frozen=True, slots=True)
class Sum:
    """A line of the sum."""

    label: str
    value: str
    total: bool = False


@dataclass(frozen=True, kw_only=True)
class ResultPage(Page):
    """A finished hand."""

    url: str
    version: int
    subtitle: str
    hand_no: int
    heading: str
    side: str
    levels: str
    why: tuple[Rule, ...]
    won: bool
    sums: tuple[Sum, ...]
    steps: tuple[Slip, ...]
    kitty: tuple[Face, ...]
    story: tuple[str, ...]
    seats: tuple[str, ...]
    tricks: tuple[TrickLine, ...]
    review: ReviewPart
    earlier: tuple[str, ...]


def result_page(row: HandRow, session: Session, notice: str = "", bad: bool = False) -> ResultPage:
    """Returns the page; asked for when the hand is over."""
    deal = session.deal
    ended, table = deal.result, deal.table
    assert ended is not None
    assert table is not None
    notes = coach_result.result(table.trumps, ended)
    view = deal.view(LEARNER)
    return ResultPage(
        title=ui("practice-title"),
        notice=ui(notice) if notice else "",
        notice_bad=bad,
        url=url_for("practice.act", match_id=row.id),
        version=row.version,
        subtitle=ui("practice-hand-number", hand=deal.setup.hand_no),
        hand_no=deal.setup.hand_no,
        heading=words().text(notes[-1].messages[0]),
        side=ui("practice-won" if ended.change.team is LEARNER.team else "practice-lost"),
        levels=ui(
            "practice-team-levels",
            us=ended.change.levels[Team.NS],
            them=ended.change.levels[Team.EW],
        ),
        why=cited(notes[-1].cites, deal.rules),
        won=ended.change.match_winner is not None,
        sums=_sums(ended.score),
        steps=tuple(noted(note, deal.rules) for note in notes[:-1]),
        kitty=build.faces(words(), table.trumps, table.trumps.sorted(ended.buried)),
        story=tuple(words().text(message) for message in declared(view)),
        seats=tuple(_seat_name(seat) for seat in Seat),
        tricks=trick_lines(table),
        review=review_part(opened(make(format_record(deal), LEARNER).id)),
        earlier=_earlier(session),
    )


def _seat_name(seat: Seat) -> str:
    return ui("ui-you") if seat is LEARNER else ui("ui-seat-name", seat=seat)


def _sums(score: Score) -> tuple[Sum, ...]:
    kitty = (
        ui(
            "practice-result-kitty-sum",
            points=score.kitty_points,
            factor=score.multiplier,
            bonus=score.kitty_bonus,
        )
        if score.multiplier
        else ui("practice-result-kitty-kept", points=score.kitty_points)
    )
    lines = [
        Sum(ui("practice-result-tricks"), str(score.trick_points)),
        Sum(ui("practice-result-kitty"), kitty),
    ]
    if score.fines:
        lines.append(Sum(ui("practice-result-fines"), ui("practice-signed", number=score.fines)))
    return (*lines, Sum(ui("practice-result-total"), str(score.total), True))


def _earlier(session: Session) -> tuple[str, ...]:
    texts = []
    for hand in session.done:
        try:
            deal = hand.deal
        except RecordError:
            continue
        ended: Result | None = deal.result
        if ended is not None:
            texts.append(
                ui("practice-earlier-hand", hand=deal.setup.hand_no, points=ended.score.total)
            )
    return tuple(texts)

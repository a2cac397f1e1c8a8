"""The page of a finished hand: the sum step by step, all tricks, and what the coach says now."""

from __future__ import annotations

from dataclasses import dataclass

from flask import url_for

from engine.cards import Seat, Team
from engine.record import RecordError
from engine.scoring import Score
from engine.table import Result, Table
from engine.view import View
from tutor.coach import result as coach_result
from tutor.practice import LEARNER, Session
from tutor.store import HandRow
from tutor.web import build
from tutor.web.page import Page, ui
from tutor.web.parts import Face, Rule, Slip
from tutor.web.practice.citing import cited, noted
from tutor.web.practice.slips import played_out
from tutor.web.practice.story import declared, points_after
from tutor.web.site import site, words


@dataclass(frozen=True, slots=True)
class Sum:
    """A line of the sum."""

    label: str
    value: str
    total: bool = False


@dataclass(frozen=True, slots=True)
class Cell:
    """What one seat played to a trick."""

    faces: tuple[Face, ...]
    led: bool
    won: bool


@dataclass(frozen=True, slots=True)
class TrickLine:
    """A trick with the plays of all seats, South first."""

    number: int
    cells: tuple[Cell, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Remark:
    """What the coach says of one play of the learner."""

    title: str
    slip: Slip


@dataclass(frozen=True, kw_only=True)
class ResultPage(Page):
    """A finished hand."""

    url: str
    version: int
    subtitle: str
    hand_no: int
    heading: str
    levels: str
    why: tuple[Rule, ...]
    won: bool
    sums: tuple[Sum, ...]
    steps: tuple[Slip, ...]
    kitty: tuple[Face, ...]
    story: tuple[str, ...]
    seats: tuple[str, ...]
    tricks: tuple[TrickLine, ...]
    remarks: tuple[Remark, ...]
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
        tricks=_tricks(table),
        remarks=_remarks(view) if site().settings.comments == "after" else (),
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


def _tricks(table: Table) -> tuple[TrickLine, ...]:
    lines = []
    for number, trick in enumerate(table.tricks, 1):
        winner = trick.holder(table.trumps)
        cells = []
        for seat in Seat:
            played = build.faces(words(), table.trumps, trick.play_of(seat) or ())
            cells.append(Cell(played, seat is trick.leader, seat is winner))
        lines.append(TrickLine(number, tuple(cells), trick.points))
    return tuple(lines)


def _remarks(view: View) -> tuple[Remark, ...]:
    """Says of each trick what the learner's play did in it and who took it."""
    remarks = []
    for number, trick in enumerate(view.tricks, 1):
        note = played_out(view, trick, points_after(view, number))
        title = ui("practice-trick-number", number=number)
        remarks.append(Remark(title, noted(note, view.rules)))
    return tuple(remarks)


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

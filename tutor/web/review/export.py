"""A review as one file to keep: everything in it, nothing fetched, fit for a printer."""

from __future__ import annotations

import re
from dataclasses import dataclass

from markupsafe import Markup

from engine.cards import Seat
from tutor import paths
from tutor.coach.graded import explain_grade
from tutor.web import build
from tutor.web.page import Page, ui
from tutor.web.parts import Face, Slip, SuitRow
from tutor.web.practice.citing import noted
from tutor.web.practice.tricks import TrickLine, trick_lines
from tutor.web.review.naming import answered, loss, seat_name, shown, title
from tutor.web.review.opened import Opened
from tutor.web.review.part import ReviewPart, review_part
from tutor.web.site import words

STYLES = ("tokens.css", "app.css")


@dataclass(frozen=True, slots=True)
class Told:
    """A decision with all that the coach says of it."""

    number: int
    title: str
    answered: str
    best: tuple[Face, ...]
    loss: str
    slip: Slip | None


@dataclass(frozen=True, slots=True)
class Dealt:
    """What a seat was dealt."""

    name: str
    rows: tuple[SuitRow, ...]


@dataclass(frozen=True, kw_only=True)
class Export(Page):
    """The file."""

    style: Markup
    heading: str
    subtitle: str
    part: ReviewPart
    told: tuple[Told, ...]
    hands: tuple[Dealt, ...]
    kitty: tuple[Face, ...]
    seats: tuple[str, ...]
    tricks: tuple[TrickLine, ...]


def export_page(found: Opened, heading: str, subtitle: str) -> Export:
    """Returns the file's content; better answers are in it, tried again or not."""
    deal, table = found.deal, found.table
    return Export(
        title=ui("review-title"),
        style=style(),
        heading=heading,
        subtitle=subtitle,
        part=review_part(found),
        told=_told(found),
        hands=tuple(
            Dealt(seat_name(seat), build.hand(words(), table.trumps, deal.setup.hands[seat]).rows)
            for seat in found.seat.around()
        ),
        kitty=build.faces(words(), table.trumps, table.trumps.sorted(table.buried)),
        seats=tuple(seat_name(seat) for seat in Seat),
        tricks=trick_lines(table),
    )


def style() -> Markup:
    """Returns the program's own style to stand in the file, without what it would fetch."""
    text = "\n".join((paths.STATIC / name).read_text("utf-8") for name in STYLES)
    return Markup("<style>{}</style>").format(Markup(re.sub(r"url\([^)]*\)", "none", text)))


def _told(found: Opened) -> tuple[Told, ...]:
    lines = []
    for moment, grade in found.review.pairs:
        slip = None
        if grade is not None:
            note = explain_grade(moment.view, grade, nods=moment.number)
            slip = noted(note, moment.view.rules)
        best = grade.best if grade and grade.best != grade.answer else ()
        lines.append(
            Told(
                number=moment.number,
                title=title(moment),
                answered=words().text(answered(moment)),
                best=shown(moment, best),
                loss=loss(grade) if grade else "",
                slip=slip,
            )
        )
    return tuple(lines)

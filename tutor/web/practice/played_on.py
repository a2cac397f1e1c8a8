"""The page of a consequence: the hand played on from a costly decision, and from the better one.

While the hand runs it is played on in a deal that is made up from the learner's View; what really
lies there is shown when the hand is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from flask import url_for

from engine.cards import Seat
from engine.deal import Deal
from engine.trumps import Trumps
from engine.view import Phase, View
from tutor.coach.consequence import Consequence, Line, consequence
from tutor.coach.grade import Grade
from tutor.coach.graded import error, points
from tutor.coach.naming import named
from tutor.practice import NoUndo, Session, can_undo
from tutor.practice.decided import Decided, last_decided
from tutor.store import HandRow
from tutor.web import build
from tutor.web.page import Page, ui
from tutor.web.parts import Face, TrickBox, TrumpTile
from tutor.web.practice.grading import grade_of
from tutor.web.site import words
from tutor.words import say


@dataclass(frozen=True, slots=True)
class TrickShown:
    """A trick of a line, with the attackers' points after it."""

    title: str
    box: TrickBox


@dataclass(frozen=True, slots=True)
class LineShown:
    """How it goes on from one answer."""

    heading: str
    faces: tuple[Face, ...]
    buries: str
    tricks: tuple[TrickShown, ...]
    total: str


@dataclass(frozen=True, kw_only=True)
class ConsequencePage(Page):
    """A costly decision and the better one, both played on."""

    url: str
    table_url: str
    version: int
    subtitle: str
    tile: TrumpTile
    deal: str
    costs: str
    lines: tuple[LineShown, ...]
    back: bool


def consequence_page(row: HandRow, session: Session, made: Decided) -> ConsequencePage | None:
    """Returns the page; None where the decision was not costly or cannot be played on."""
    grade = grade_of(made)
    trumps = made.view.trumps
    if not grade.costly or trumps is None:
        return None
    found = _played_on(session.deal, made, grade)
    if found is None:
        return None
    last = last_decided(session.deal)
    is_last = last is not None and last.at == made.at
    return ConsequencePage(
        title=ui("table-consequence"),
        url=url_for("practice.act", match_id=row.id),
        table_url=url_for("practice.table", match_id=row.id),
        version=row.version,
        subtitle=_subtitle(made.view),
        tile=build.trump_tile(words(), made.view.level, trumps.suit, trumps),
        deal=words().sentences(
            (
                say("table-consequence-made-up" if found.made_up else "table-consequence-true"),
                say("table-consequence-policy"),
            )
        ),
        costs=_costs(found, grade),
        lines=(
            _line(made.view, trumps, found.own, found.shown, "table-consequence-own"),
            _line(made.view, trumps, found.better, found.shown, "table-consequence-better"),
        ),
        back=is_last and not isinstance(can_undo(session), NoUndo),
    )


def _played_on(deal: Deal, made: Decided, grade: Grade) -> Consequence | None:
    if deal.phase is not Phase.OVER:
        return consequence(made.view, grade.answer, grade.best)
    before = Deal(deal.setup, deal.log[: made.at])
    hands = before.table.hands if before.table else [before.hand(seat) for seat in Seat]
    laid = before.table.buried if before.table else ()
    return consequence(made.view, grade.answer, grade.best, hands, laid)


def _subtitle(view: View) -> str:
    hand = ui("practice-hand-number", hand=view.hand_no)
    if view.phase is Phase.BURYING:
        return f"{hand} · {ui('practice-burying')}"
    return f"{hand} · {ui('practice-trick-number', number=len(view.tricks) + 1)}"


def _costs(found: Consequence, grade: Grade) -> str:
    mean, se = points(grade), error(grade)
    if found.loss <= 0:
        return ui("table-consequence-none", mean=mean, se=se)
    return ui("table-consequence-costs", loss=found.loss, mean=mean, se=se)


def _line(view: View, trumps: Trumps, line: Line, shown: Sequence[int], heading: str) -> LineShown:
    buries = view.phase is Phase.BURYING
    answer = tuple(trumps.sorted(line.answer))
    return LineShown(
        heading=ui(heading),
        faces=() if buries else build.faces(words(), trumps, answer),
        buries=ui("table-consequence-buries", cards=named(trumps, answer)) if buries else "",
        tricks=tuple(
            TrickShown(
                ui(
                    "table-consequence-trick",
                    number=len(view.tricks) + at + 1,
                    points=line.points[at],
                ),
                build.trick(words(), trumps, line.tricks[at], dealer=view.dealer),
            )
            for at in shown
        ),
        total=str(line.total),
    )

"""Every move of a finished hand, one after the other, with all four hands and the kitty.

The hand is over, so its cards may be seen. Of a costly decision that was not tried again yet the
page says what it cost, and not what was better.
"""

from __future__ import annotations

from dataclasses import dataclass

from flask import url_for

from engine.actions import Action, Bury, Declare, Pass, Play, TakeKitty
from engine.cards import Card, Seat
from engine.deal import Deal
from tutor.coach import declaring
from tutor.coach.explain import explain_declared, explain_played
from tutor.coach.grade import Grade
from tutor.coach.graded import explain_grade, verdict
from tutor.coach.note import Note
from tutor.coach.review import Moment
from tutor.practice.reviewing import after_move, moves
from tutor.web import build, parts
from tutor.web.page import Page, ui
from tutor.web.practice.citing import noted
from tutor.web.review.naming import seat_name
from tutor.web.review.opened import Opened
from tutor.web.review.part import Link, decision_url
from tutor.web.site import words
from tutor.words import say


@dataclass(frozen=True, slots=True)
class OpenHand:
    """What a seat still holds, suit by suit."""

    name: str
    letter: str
    team: str
    count: int
    rows: tuple[parts.SuitRow, ...]


@dataclass(frozen=True, kw_only=True)
class MovePage(Page):
    """The hand after one of its moves."""

    back: str
    number: int
    total: int
    heading: str
    stage: str
    tile: parts.TrumpTile
    score: parts.Score | None
    trick: parts.TrickBox | None
    slip: parts.Slip | None
    retry: str
    hands: tuple[OpenHand, ...]
    kitty: tuple[parts.Face, ...]
    ways: tuple[Link, ...]
    """First, back, next, last; without an address where there is no such move."""


def move_page(found: Opened, number: int) -> MovePage:
    """Returns the page of a move, which there is."""
    action = moves(found.deal)[number - 1]
    deal = after_move(found.deal, number)
    view = deal.view(found.seat)
    moment, grade = next(
        (pair for pair in found.review.pairs if pair[0].move == number), (None, None)
    )
    kitty = _kitty(deal)
    trumps = deal.trumps
    return MovePage(
        title=ui("review-title"),
        back=url_for("review.page", review_id=found.id),
        number=number,
        total=found.moves,
        heading=told(deal, action),
        stage=_stage(deal, action),
        tile=build.trump_tile(
            words(), view.level, trumps.suit if trumps else None, trumps, decided=bool(trumps)
        ),
        score=build.score(words(), view.points, us=view.attacking) if trumps else None,
        trick=_trick(found, deal, action),
        slip=_slip(found, moment, grade) if moment and grade else None,
        retry=decision_url(found, moment) if moment and not moment.forced else "",
        hands=tuple(_hand(found, deal, seat) for seat in found.seat.around()),
        kitty=build.faces(words(), trumps, trumps.sorted(kitty) if trumps else kitty),
        ways=(
            Link(_url(found, 1 if number > 1 else 0), ui("review-first")),
            Link(_url(found, number - 1), ui("ui-back")),
            Link(_url(found, number + 1), ui("ui-next")),
            Link(_url(found, found.moves if number < found.moves else 0), ui("review-last")),
        ),
    )


def _kitty(deal: Deal) -> tuple[Card, ...]:
    """Returns what lies in the kitty; nothing while the dealer holds it."""
    if deal.table is not None:
        return deal.table.buried
    return deal.setup.kitty if deal.trumps is None else ()


def told(deal: Deal, action: Action) -> str:
    """Says what a move was; the hand stands just after it."""
    match action:
        case Declare(seat, cards):
            before = deal.declarations[-2] if len(deal.declarations) > 1 else None
            return words().text(explain_declared(seat, cards, before).messages[0])
        case Pass(seat):
            return words().text(declaring.passed(seat))
        case TakeKitty():
            assert deal.dealer is not None
            return ui("review-took-kitty", seat=deal.dealer)
        case Bury(cards):
            assert deal.dealer is not None
            return ui("review-buried", seat=deal.dealer, cards=cards)
        case Play():
            return _played(deal)
    return ""


def _played(deal: Deal) -> str:
    table = deal.table
    assert table is not None
    trick = table.trick if table.trick.plays else table.tricks[-1]
    note = explain_played(table.trumps, trick, len(trick.plays) - 1, table.points)
    return words().text(note.messages[0])


def _stage(deal: Deal, action: Action) -> str:
    if not isinstance(action, Play) or deal.table is None:
        return ""
    open_trick = bool(deal.table.trick.plays) and not deal.table.trick.complete
    return ui("practice-trick-number", number=len(deal.table.tricks) + open_trick)


def _trick(found: Opened, deal: Deal, action: Action) -> parts.TrickBox | None:
    table = deal.table
    if table is None or not isinstance(action, Play):
        return None
    trick = table.trick if table.trick.plays else table.tricks[-1]
    return build.trick(words(), table.trumps, trick, me=found.seat, dealer=table.dealer)


def _slip(found: Opened, moment: Moment, grade: Grade) -> parts.Slip:
    if found.hides(moment):
        note = Note(grade.tier, verdict(moment.view, grade))
    else:
        note = explain_grade(moment.view, grade, nods=moment.number)
    return noted(note, moment.view.rules)


def _hand(found: Opened, deal: Deal, seat: Seat) -> OpenHand:
    cards: tuple[Card, ...] = deal.hand(seat)
    return OpenHand(
        name=seat_name(seat),
        letter=words().text(say("ui-seat-mark", seat=seat)),
        team="us" if seat.team is found.seat.team else "them",
        count=len(cards),
        rows=build.hand(words(), deal.trumps, cards).rows,
    )


def _url(found: Opened, number: int) -> str:
    """Returns the address of a move; empty where there is none."""
    if not 1 <= number <= found.moves:
        return ""
    return url_for("review.move", review_id=found.id, move=number)

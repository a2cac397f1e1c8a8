"""What a decision, a grade and a move are called on the review's pages."""

from __future__ import annotations

from engine.cards import Card, Seat
from tutor.coach import declaring
from tutor.coach.decision import Decision, trumps_of
from tutor.coach.explain import explain_declared, explain_played
from tutor.coach.grade import Grade
from tutor.coach.graded import error, points
from tutor.coach.note import LOST
from tutor.coach.review import Moment
from tutor.web import build
from tutor.web.coaching import WORDS
from tutor.web.page import ui
from tutor.web.parts import Face
from tutor.web.site import words
from tutor.words import Message, say


def title(moment: Moment) -> str:
    """Returns what a decision is called: where in the hand it was, and of what kind."""
    return ui(f"review-at-{moment.asked}", trick=moment.trick)


def loss(grade: Grade) -> str:
    """Returns what a decision cost, with its uncertainty; empty where that is no number."""
    if grade.tier not in LOST:
        return ""
    return ui("review-loss", points=points(grade), error=error(grade))


def tier_word(grade: Grade) -> str:
    """Returns the verdict in a word."""
    return ui(WORDS[grade.tier])


def shown(moment: Moment, cards: tuple[Card, ...]) -> tuple[Face, ...]:
    """Returns cards of a decision as they are drawn, sorted."""
    trumps = moment.view.trumps
    return build.faces(words(), trumps, trumps.sorted(cards) if trumps else cards)


def answered(moment: Moment) -> Message:
    """Says what was decided."""
    view = moment.view
    match moment.asked:
        case Decision.DECLARE if not moment.answer:
            return declaring.passed(view.seat)
        case Decision.DECLARE:
            return explain_declared(view.seat, moment.answer, view.standing).messages[0]
        case Decision.BURY:
            return say("review-buried", seat=view.seat, cards=moment.answer)
    assert view.trick is not None, "a play is made to a trick"
    trick = view.trick.with_play(moment.answer)
    return explain_played(trumps_of(view), trick, len(view.trick.plays)).messages[0]


def seat_name(seat: Seat) -> str:
    """Returns a seat's name; "you" for the one that is looked from."""
    if seat is words().you:
        return ui("ui-you")
    return ui("ui-seat-name", seat=seat)

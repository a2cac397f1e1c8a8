"""What the learner of a lesson could know who remembered every card: for questions about it.

Asked of the learner's View alone, as at a real table; what lies hidden in the lesson's file has no
say in it.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card, Seat, Suit
from engine.memory import Memory
from engine.shapes import shape_of
from engine.view import View
from tutor.coach.known import Known, known
from tutor.course.position import Position, known_to_learner
from tutor.course.questions import QuestionError


def known_at(position: Position) -> Known:
    """Returns all that counting tells the learner; raises `QuestionError` without a hand."""
    facts = known(_view(position))
    assert facts is not None  # a lesson's hand begins with the first lead
    return facts


def shown_void(position: Position, suit: Suit) -> Seat | None:
    """Returns the one other seat that has shown out of a suit; None when nobody has."""
    return _one([each.seat for each in known_at(position).seats if suit in each.voids])


def shown_pairless(position: Position, suit: Suit) -> Seat | None:
    """Returns the one other seat that has cards of a suit left, as far as is known, but no pair."""
    return _one([each.seat for each in known_at(position).seats if suit in each.no_pair])


def is_boss(position: Position, cards: Sequence[Card]) -> bool:
    """Tells whether nothing still out beats a lead of these cards in its suit."""
    memory = Memory(_view(position))
    shape = shape_of(memory.trumps, cards)
    if shape is None:
        raise QuestionError("expected cards that can be led together")
    return all(map(memory.is_boss, shape.parts))


def _view(position: Position) -> View:
    if position.deal is None:
        raise QuestionError("expected all four hands and a leader: this is asked of a hand in play")
    return known_to_learner(position)


def _one(seats: Sequence[Seat]) -> Seat | None:
    if len(seats) > 1:
        raise QuestionError(f"expected one seat at most, got {', '.join(map(str, seats))}")
    return seats[0] if seats else None

"""A finished hand seen again: every move of it, and the decisions that one seat made.

This is the only place that has all four hands at the same time as the decisions; what it hands on
for grading holds the seat's View alone (`tutor.coach.review`). Hands that still run are refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from engine.actions import Action, Bury, Declare, Draw, Pass, Play
from engine.cards import Card, Seat
from engine.deal import Deal
from engine.declaring import possible_declarations
from engine.record import parse_record
from engine.view import Phase, View
from tutor.coach.review import Moment, Review


class NotOver(ValueError):
    """A hand that still runs: its cards are nobody's to look at."""


class Grades(Protocol):
    """Where grades are kept (`tutor.store.Store`)."""

    def grades(self, keys: list[str], /) -> dict[str, dict[str, Any]]:
        """Returns those of the wanted grades that there are."""
        ...

    def save_grade(self, key: str, body: dict[str, Any], /) -> None:
        """Keeps a grade."""
        ...


def finished(record: str) -> Deal:
    """Reads the record of a hand that is over; raises `RecordError`, or `NotOver` while it runs."""
    deal = parse_record(record)
    if deal.phase is not Phase.OVER:
        raise NotOver("expected the record of a finished hand")
    return deal


def moves(deal: Deal) -> tuple[Action, ...]:
    """Returns what was done in a hand, move by move; the dealing of cards is none."""
    return tuple(action for action in deal.log if not isinstance(action, Draw))


def after_move(deal: Deal, move: int) -> Deal:
    """Returns the hand as it stood after so many of its moves, at least one."""
    ends = [at for at, action in enumerate(deal.log, 1) if not isinstance(action, Draw)]
    return Deal(deal.setup, deal.log[: ends[move - 1]])


def moments(deal: Deal, seat: Seat) -> tuple[Moment, ...]:
    """Returns the decisions that a seat made in a finished hand, in their order.

    Where anybody may declare while cards are dealt, letting a new chance go by is a decision too.
    """
    return tuple(
        Moment(number, view, answer, len(view.tricks) + 1 if _plays(view) else 0, move)
        for number, (view, answer, move) in enumerate(_decisions(deal, seat), 1)
    )


def review(deal: Deal, made: Sequence[Moment], store: Grades) -> Review:
    """Returns the review of a seat's decisions (`moments`) with the grades that are kept."""
    ended = deal.result
    if ended is None or deal.table is None:
        raise NotOver("expected a finished hand")
    kept = store.grades([moment.key for moment in made if not moment.forced])
    return Review.of(made, kept, ended.score.total, len(deal.table.tricks))


def grade_next(review: Review, store: Grades) -> bool:
    """Grades one more decision and keeps the grade; tells whether there was one to grade."""
    moment = review.next_open
    if moment is None:
        return False
    store.save_grade(moment.key, moment.graded().to_body())
    return True


Decided = tuple[View, tuple[Card, ...], int | None]


def _plays(view: View) -> bool:
    return view.phase is Phase.PLAYING


def _decisions(deal: Deal, seat: Seat) -> Iterator[Decided]:
    now = Deal(deal.setup)
    let_go: View | None = None
    move = 0
    for action in deal.log:
        if isinstance(action, Draw):
            while now.drawn < action.count:
                before = _chances(now, seat)
                now.apply(Draw(now.drawn + 1))
                if _chances(now, seat) - before:
                    if let_go is not None:
                        yield let_go, (), None
                    let_go = now.view(seat)
            continue
        move += 1
        answer = _answer(now, action, seat)
        if answer is not None:
            view = now.view(seat)
            if let_go is not None and view != let_go:
                yield let_go, (), None
            let_go = None
            yield view, answer, move
        now.apply(action)
    if let_go is not None:
        yield let_go, (), None


def _chances(deal: Deal, seat: Seat) -> set[tuple[Card, ...]]:
    """Returns what a seat could show now."""
    return set(
        possible_declarations(deal.rules, deal.setup.level, deal.standing, seat, deal.hand(seat))
    )


def _answer(deal: Deal, action: Action, seat: Seat) -> tuple[Card, ...] | None:
    """Returns what a seat decided with an action; None where it decided nothing."""
    match action:
        case Declare(by, cards) | Play(by, cards) if by is seat:
            return cards
        case Pass(by) if by is seat and _chances(deal, seat):
            return ()
        case Bury(cards) if deal.dealer is seat:
            return cards
    return None

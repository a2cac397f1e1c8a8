"""What a page shows of a step: the table, the cards, the question's form. No answer is in here."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Rank, Seat
from engine.deal import Deal
from engine.rules import Rules
from engine.trick import Trick
from engine.trumps import Trumps
from engine.view import View
from tutor.course.asking import make_question
from tutor.course.model import (
    HINT_RUNGS,
    SHOWN_RUNGS,
    Lesson,
    OrderStep,
    PickStep,
    PlayStep,
    Result,
    Step,
)
from tutor.course.position import Position, known_to_learner, position
from tutor.course.questions import Option


@dataclass(frozen=True)
class TableView:
    """The table: trump and level, the seats, the trick as it lies.

    `trick` is the one being played, or the complete one while nobody has led again; `earlier` those
    before it. `holder` is who holds it so far, `to_act` whose turn it is (None when the
    question is not answered by a play). `points` are the attackers', where the lesson gives them.
    """

    rules: Rules
    level: Rank
    trumps: Trumps
    learner: Seat
    dealer: Seat | None
    points: int | None
    trick: Trick | None
    holder: Seat | None
    earlier: tuple[Trick, ...]
    to_act: Seat | None
    counts: tuple[int, int, int, int] | None
    """The cards each seat holds, by seat number, where all four hands are known."""
    open: bool
    """Whether trump may still be declared, so that it is not yet told which it is."""


@dataclass(frozen=True)
class StepView:
    """All that a page needs of a step besides its prose.

    `hand` is sorted for showing; `cards` are the cards in question, in the order in which they are
    to be shown (those to put in order, to compare, to judge). `count` is how many cards answer
    the question, where that is fixed. `hints` are the rungs there are; none where nothing is asked.
    """

    lesson_id: str
    step_id: str
    number: int
    total: int
    before: str | None
    after: str | None
    ask: str
    table: TableView | None
    hand: tuple[Card, ...]
    cards: tuple[Card, ...]
    count: int | None
    options: tuple[Option, ...]
    result: Result | None
    hints: tuple[str, ...]
    cites: tuple[str, ...]
    known: View | None
    """What the learner knows who is to play to a trick; None where that is not asked."""


def view(lesson: Lesson, step_id: str) -> StepView:
    """Returns what a page shows of a step before it is answered; raises KeyError for no step."""
    step = lesson.step(step_id)
    here = position(lesson, step_id)
    asked = make_question(step, here)
    ids = [each.id for each in lesson.steps]
    at = ids.index(step_id)
    cards = step.cards or tuple(card for _, shown in step.declared for card in shown)
    if isinstance(step, OrderStep):
        cards = step.cards or here.hand
    elif isinstance(step, PickStep) and step.card:
        cards = (step.card,)
    return StepView(
        lesson_id=lesson.id,
        step_id=step_id,
        number=at + 1,
        total=len(ids),
        before=ids[at - 1] if at else None,
        after=ids[at + 1] if at + 1 < len(ids) else None,
        ask=step.ask,
        table=None if step.bare else table_view(step, here, here.deal),
        hand=hand_view(step, here, here.deal),
        cards=cards,
        count=asked.count if asked else None,
        options=asked.options if asked else (),
        result=here.result,
        hints=(*HINT_RUNGS[: step.hints], *SHOWN_RUNGS) if asked else (),
        cites=step.cites if step.cites is not None else lesson.cites,
        known=known_to_learner(here) if isinstance(step, PlayStep) and here.open_trick else None,
    )


def hand_view(step: Step, here: Position, deal: Deal | None) -> tuple[Card, ...]:
    """Returns the learner's hand as it is shown, as it stands in a hand being played.

    In a question of order a sorted hand would be the answer, so it is not shown.
    """
    if step.bare or isinstance(step, OrderStep) or here.trumps is None:
        return ()
    return tuple(here.trumps.sorted(deal.hand(here.learner) if deal else here.hand))


def table_view(
    step: Step, here: Position, deal: Deal | None, *, played: bool = False
) -> TableView | None:
    """Returns the table of a step with a hand as it stands now; None where there is no table.

    `played`: the learner has just played, so a trick that is complete now is what is to be seen.
    """
    if here.level is None or here.trumps is None:
        return None
    trick = to_act = counts = None
    earlier: tuple[Trick, ...] = ()
    points = here.points
    if deal and deal.table:
        if points is None and deal.setup.kitty:
            points = deal.table.points  # a whole hand is counted
        trick, tricks = deal.table.trick, deal.table.tricks
        leading = isinstance(step, PlayStep) and deal.to_act is here.learner and not played
        if tricks and not trick.plays and not leading:
            trick = tricks[-1]
        earlier = tuple(each for each in tricks if each is not trick)
        to_act = deal.to_act if isinstance(step, PlayStep) and trick.to_play is not None else None
        south, east, north, west = (len(deal.hand(seat)) for seat in Seat)
        counts = south, east, north, west
    return TableView(
        rules=here.rules,
        level=here.level,
        trumps=here.trumps,
        learner=here.learner,
        dealer=here.dealer,
        points=points,
        trick=trick,
        holder=trick.holder(here.trumps) if trick else None,
        earlier=earlier,
        to_act=to_act,
        counts=counts,
        open=step.table.open,
    )

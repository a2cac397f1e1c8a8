"""From a step to its question: the one place that knows which class answers which `ask`.

Also tells which steps of a lesson cannot be asked at all.
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor.course.choosing import Choose
from tutor.course.counting import Number
from tutor.course.model import (
    BuryStep,
    ChooseStep,
    Lesson,
    NumberStep,
    OrderStep,
    PickStep,
    PlayStep,
    Step,
)
from tutor.course.picking import Order, Pick
from tutor.course.playing import Bury, Play
from tutor.course.position import Position, PositionError, position
from tutor.course.questions import Question, QuestionError
from tutor.course.source import Key


def make_question(step: Step, table: Position) -> Question | None:
    """Returns the question of a step at its table; None for a step that only shows something.

    Raises `QuestionError` when the table does not let it be asked.
    """
    match step:
        case PlayStep():
            return Play(table, step)
        case PickStep():
            return Pick(table, step)
        case OrderStep():
            return Order(table, step)
        case NumberStep():
            return Number(table, step)
        case ChooseStep():
            return Choose(table, step)
        case BuryStep():
            return Bury(table, step)
        case _:
            return None


def question(lesson: Lesson, step_id: str) -> Question | None:
    """Returns the question of a lesson's step, None where it asks nothing; raises KeyError.

    Raises `PositionError` or `QuestionError` for a lesson that the linter refuses.
    """
    return make_question(lesson.step(step_id), position(lesson, step_id))


Fault = tuple[int, tuple[Key, ...], str]
"""A step that cannot be asked: its number, the key it is about, and what is wrong."""


def faults(lesson: Lesson) -> Iterator[Fault]:
    """Yields every step whose table cannot be or does not let its question be asked.

    A step that continues a broken one is passed over.
    """
    broken: set[int] = set()
    for index, step in enumerate(lesson.steps):
        if step.continues and index - 1 in broken:
            broken.add(index)
            continue
        try:
            make_question(step, position(lesson, step.id))
        except PositionError as error:
            broken.add(index)
            yield index, error.path, str(error)
        except QuestionError as error:
            broken.add(index)
            yield index, ("steps", index, "ask"), str(error)

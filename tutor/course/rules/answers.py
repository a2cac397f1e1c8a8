"""Rules 2 and 3: the table is possible and asks something; the answers are what the engine says."""

from __future__ import annotations

from collections.abc import Iterator

from engine.following import TooManyPlays
from tutor.course.asking import faults, make_question
from tutor.course.fields import WRONG
from tutor.course.loader import LessonFiles
from tutor.course.model import BuryStep, Lesson, PickStep, PlayStep, Step
from tutor.course.playing import Bury
from tutor.course.plays import canonical, right_plays
from tutor.course.position import Position, position
from tutor.course.problems import Problem
from tutor.course.proving import WORLDS, NotProven, is_clear, is_searched, name_of, proof_of
from tutor.course.questions import AnswerError, Question
from tutor.course.rules import Shelf
from tutor.course.source import Key, Source

TABLE, ANSWER = 2, 3


def check(shelf: Shelf) -> Iterator[Problem]:
    """Yields what is wrong with the tables, questions and answers of every lesson."""
    for files in shelf.lessons.values():
        yield from check_lesson(files)


def check_lesson(files: LessonFiles) -> Iterator[Problem]:
    """Yields what is wrong with the tables, questions and answers of one lesson."""
    lesson, source = files.lesson, files.source
    if lesson is None or source is None:
        return
    broken = set()
    for index, path, message in faults(lesson):
        broken.add(index)
        yield source.problem(TABLE, path, message)
    for index, step in enumerate(lesson.steps):
        if index in broken or (step.continues and index - 1 in broken):
            broken.add(index)
            continue
        table = position(lesson, step.id)
        yield from _levels(source, index, step, table)
        asked = make_question(step, table)
        if asked:
            yield from _open(source, index, step, table)
            if is_searched(step):
                yield from _proven(source, index, lesson, step)
            yield from _right(source, index, step, table)
            yield from _tries(source, index, step, asked)
            yield from _hints(files, lesson, source, index, asked)


def _levels(source: Source, index: int, step: Step, table: Position) -> Iterator[Problem]:
    result = step.result
    if result is None or result.levels is None or result.dealer is None or table.level is None:
        return
    expected = result.levels[result.dealer.team]
    if step.bare or expected == table.level:
        return
    message = f"the dealer's team is at level {expected}, the table at {table.level}"
    yield source.problem(TABLE, ("steps", index, "result", "levels"), message)


def _open(source: Source, index: int, step: Step, table: Position) -> Iterator[Problem]:
    """Finds a step that is solved before it begins: nothing that could be chosen is wrong.

    The last cards of a hand may be played though: a trick may be taken with them.
    """
    asked = make_question(step, table) if isinstance(step, PickStep | BuryStep) else None
    if asked and asked.judge(canonical(table.hand)).right:
        message = "the whole hand is the answer: nothing is left to find"
        yield source.problem(TABLE, ("steps", index, str(step.ask)), message)


def _right(source: Source, index: int, step: Step, table: Position) -> Iterator[Problem]:
    if not isinstance(step, PlayStep) or step.judge == "best":
        return
    path: tuple[Key, ...] = ("steps", index, "judge" if step.judge != "legal" else "ask")
    assert table.deal
    try:
        computed = set(right_plays(table.deal, table.learner, step))
    except TooManyPlays as error:
        yield source.problem(ANSWER, path, str(error))
        return
    if not computed:
        yield source.problem(ANSWER, path, f"no play is {step.judge}")
    if step.right is None:
        return
    path = ("steps", index, "right")
    listed = {canonical(play) for play in step.right}
    for play in sorted(computed - listed):
        yield source.problem(ANSWER, path, f"the engine also allows {' '.join(play)}")
    for number, given in enumerate(step.right):
        if canonical(given) not in computed:
            message = f"the engine does not call this right: {' '.join(given)}"
            yield source.problem(ANSWER, (*path, number), message)
    if len(step.right) != len(listed):
        yield source.problem(ANSWER, path, "the same play stands here twice")


def _proven(source: Source, index: int, lesson: Lesson, step: Step) -> Iterator[Problem]:
    """Finds a step whose answers the search has not proven, or not for what is asked now."""
    proof, path = proof_of(step), ("steps", index, "proof")
    run = f"run: prove {lesson.id}"
    if proof is None:
        yield source.problem(ANSWER, ("steps", index, "ask"), f"the search is to prove it; {run}")
        return
    try:
        name = name_of(lesson, step)
    except NotProven as error:
        yield source.problem(TABLE, ("steps", index, "ask"), str(error))
        return
    if proof.of != name:
        yield source.problem(ANSWER, path, f"the step is another than was proven; {run}")
    if proof.worlds < WORLDS or not is_clear(proof.gain):
        yield source.problem(ANSWER, path, f"expected a clear gain in {WORLDS} worlds or more")
    for text, code in step.tries.items():
        if code == WRONG and text not in proof.costs:
            message = f"expected what {text!r} costs; {run}"
            yield source.problem(ANSWER, (*path, "costs"), message)


def _tries(source: Source, index: int, step: Step, asked: Question) -> Iterator[Problem]:
    seen: set[object] = set()
    for text, code in step.tries.items():
        path = ("steps", index, "tries", text)
        try:
            answer = asked.read(text)
        except AnswerError as error:
            what = f"is no answer here ({error.message.id})"
            yield source.problem(ANSWER, path, f"{text!r} {what}", key=True)
            continue
        if answer in seen:
            yield source.problem(ANSWER, path, f"{text!r} is the same as another try", key=True)
        seen.add(answer)
        judged = asked.judge(answer)
        refused = judged.verdict.code if judged.verdict else None
        got = "right" if judged.right else refused.value if refused else WRONG
        if got != code:
            yield source.problem(ANSWER, path, f"{text!r} is {got}, not {code}")


def _hints(
    files: LessonFiles, lesson: Lesson, source: Source, index: int, asked: Question
) -> Iterator[Problem]:
    """Finds a hint that names cards of the hand which stand in no right answer."""
    step = lesson.steps[index]
    if step.ask not in ("play", "pick", "bury"):
        return
    good = {card for text in asked.rights() for card in text.split()}
    if isinstance(asked, Bury):
        good = set(asked.good)  # of its many right answers only one is listed
    hand = set(asked.position.hand)
    for prose in files.prose.values():
        hint = prose.steps[step.id].sections.get("cards") if step.id in prose.steps else None
        for card in sorted({card for group in (hint.cards if hint else ()) for card in group}):
            if card in hand and card not in good:
                message = f"{card} stands in no right answer of {step.id}"
                assert hint
                yield Problem(prose.file, hint.line, 1, ANSWER, "cards", message)

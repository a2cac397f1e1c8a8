"""Rule 1: ids, places and concepts. Every lesson has its place, and builds on what came before."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import Rank
from tutor.course.model import Lesson, ReadStep, WatchStep
from tutor.course.problems import Problem
from tutor.course.rules import Shelf
from tutor.course.source import Source

RULE = 1
STEPS = range(6, 11)
TEST_STEPS = 3


def check(shelf: Shelf) -> Iterator[Problem]:
    """Yields what is wrong with the course as a whole and with each lesson's place in it."""
    if shelf.course and shelf.source:
        yield from _course(shelf, shelf.source)
    for files in shelf.lessons.values():
        if files.source and files.lesson:
            yield from _lesson(shelf, files.id, files.source)


def _course(shelf: Shelf, source: Source) -> Iterator[Problem]:
    assert shelf.course
    seen: set[str] = set()
    before: set[str] = set()
    for d, deck in enumerate(shelf.course.decks):
        yield from _deck_test(shelf, source, d, before)
        before |= {place.id for place in deck.places}
        ranks = tuple(place.rank for place in deck.places)
        if ranks != tuple(Rank):
            message = "expected thirteen places, from rank 2 to the ace"
            yield source.problem(RULE, ("decks", d, "places"), message)
        for p, place in enumerate(deck.places):
            path = ("decks", d, "places", p)
            for name, value in (("id", place.id), ("teaches", f"concept {place.teaches}")):
                if value in seen:
                    message = f"{value} stands in the course twice"
                    yield source.problem(RULE, (*path, name), message)
                seen.add(value)
            if place.later and shelf.complete:
                yield source.problem(RULE, (*path, "later"), "this lesson is still to be written")
            if place.later and place.id in shelf.lessons:
                message = f"the folder {place.id} exists: take later: true away"
                yield source.problem(RULE, (*path, "later"), message)
            if not place.later and place.id not in shelf.lessons:
                yield source.problem(RULE, (*path, "id"), f"there is no folder {place.id}")


def _lesson(shelf: Shelf, folder: str, source: Source) -> Iterator[Problem]:
    lesson = shelf.lessons[folder].lesson
    assert lesson
    if lesson.id != folder:
        yield source.problem(RULE, ("id",), f"expected the name of the folder, {folder!r}")
    taught = _taught_before(shelf, folder)
    if shelf.course and taught is None:
        yield source.problem(RULE, ("id",), "this lesson has no place in course.yaml")
    if len(lesson.teaches) != 1:
        message = f"expected exactly one new concept, got {len(lesson.teaches)}"
        yield source.problem(RULE, ("teaches",), message)
    elif taught is not None and lesson.teaches[0] != _concept(shelf, folder):
        message = f"course.yaml says {_concept(shelf, folder)!r}, got {lesson.teaches[0]!r}"
        yield source.problem(RULE, ("teaches",), message)
    for number, need in enumerate(lesson.needs):
        circle = _circle(shelf, folder, need)
        if circle:
            message = f"a circle: {' needs '.join(circle)}"
            yield source.problem(RULE, ("needs", number), message)
        elif taught is not None and need not in taught:
            message = f"{need!r} is not taught at an earlier place"
            yield source.problem(RULE, ("needs", number), message)
    yield from _steps(shelf, folder, source)
    yield from _test(lesson, source)


def _steps(shelf: Shelf, folder: str, source: Source) -> Iterator[Problem]:
    lesson = shelf.lessons[folder].lesson
    assert lesson
    if len(lesson.steps) not in STEPS:
        message = f"expected {STEPS[0]} to {STEPS[-1]} steps, got {len(lesson.steps)}"
        yield source.problem(RULE, ("steps",), message)
    seen: set[str] = set()
    for number, step in enumerate(lesson.steps):
        if step.id in seen:
            message = f"{step.id} stands in this lesson twice"
            yield source.problem(RULE, ("steps", number, "id"), message)
        seen.add(step.id)
        inside = 0 < number < len(lesson.steps) - 1
        if inside and isinstance(step, ReadStep | WatchStep):
            message = f"only the first and the last step may be {step.ask}"
            yield source.problem(RULE, ("steps", number, "ask"), message)


def _test(lesson: Lesson, source: Source) -> Iterator[Problem]:
    """Finds what is amiss with the three steps of "I know this"."""
    if len(lesson.test) != TEST_STEPS or len(set(lesson.test)) != TEST_STEPS:
        message = f"expected {TEST_STEPS} different steps that decide, got {len(set(lesson.test))}"
        yield source.problem(RULE, ("test",), message)
    for number, step_id in enumerate(lesson.test):
        if fault := _no_test_step(lesson, step_id):
            yield source.problem(RULE, ("test", number), fault)


def _deck_test(shelf: Shelf, source: Source, d: int, before: set[str]) -> Iterator[Problem]:
    """Finds what is amiss with the test that opens a deck; `before` are the lessons until there."""
    assert shelf.course
    test = shelf.course.decks[d].test
    if test is None:
        return
    path = ("decks", d, "test")
    if test.need > len(set(test.questions)):
        most = len(set(test.questions))
        message = f"expected at most {most}, the number of different questions, got {test.need}"
        yield source.problem(RULE, (*path, "need"), message)
    for number, question in enumerate(test.questions):
        lesson_id, _, step_id = question.partition("/")
        files = shelf.lessons.get(lesson_id)
        fault = ""
        if lesson_id not in before or files is None:
            fault = f"there is no lesson {lesson_id} in a deck before this one"
        elif files.lesson:
            fault = _no_test_step(files.lesson, step_id)
        if fault:
            yield source.problem(RULE, (*path, "questions", number), fault)


def _no_test_step(lesson: Lesson, step_id: str) -> str:
    """Says why a step can be no question of a test; empty where it can."""
    step = next((each for each in lesson.steps if each.id == step_id), None)
    if step is None:
        return f"{lesson.id} has no step {step_id}"
    if isinstance(step, ReadStep | WatchStep):
        return f"{step_id} asks nothing"
    return f"{step_id} continues another step" if step.continues else ""


def _concept(shelf: Shelf, folder: str) -> str | None:
    assert shelf.course
    places = [place for deck in shelf.course.decks for place in deck.places]
    return next((place.teaches for place in places if place.id == folder), None)


def _taught_before(shelf: Shelf, folder: str) -> set[str] | None:
    """Returns the concepts of the earlier places; None for a folder that has no place."""
    taught: set[str] = set()
    for deck in shelf.course.decks if shelf.course else ():
        for place in deck.places:
            if place.id == folder:
                return taught
            taught.add(place.teaches)
    return None


def _circle(shelf: Shelf, folder: str, need: str) -> list[str]:
    """Returns the concepts on a way from a need back to what this folder teaches, if there is one.

    Looks at what the lessons say of themselves, not at their places.
    """
    needs: dict[str, tuple[str, ...]] = {}
    for files in shelf.lessons.values():
        if files.lesson:
            for concept in files.lesson.teaches:
                needs[concept] = files.lesson.needs
    own = shelf.lessons[folder].lesson
    goals = set(own.teaches) if own else set()
    waiting = [[need]]
    seen: set[str] = set()
    while waiting:
        way = waiting.pop()
        if way[-1] in goals:
            return [way[-1], *way]
        if way[-1] not in seen:
            seen.add(way[-1])
            waiting += [[*way, after] for after in needs.get(way[-1], ())]
    return []

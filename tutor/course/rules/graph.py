"""Rule 1: ids, places and concepts. Every lesson has its place, and builds on what came before."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import Rank
from tutor.course.model import ReadStep, WatchStep
from tutor.course.problems import Problem
from tutor.course.rules import Shelf
from tutor.course.source import Source

RULE = 1
STEPS = range(6, 11)


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
    for d, deck in enumerate(shelf.course.decks):
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

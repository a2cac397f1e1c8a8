"""Reads the course, its lessons and their prose from the folder of lessons, once.

What is wrong with the form of a file comes as problems, all of them; whether answers are right
is `lint`'s. A course that is loaded can be run: every step's table is possible. Nothing here
writes, and nothing is read twice while the program runs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Annotated, Literal, TypeVar

from pydantic import Field, ValidationError

from engine.cards import Rank
from tutor import paths
from tutor.course.asking import faults
from tutor.course.fields import Id, Level, StepPath
from tutor.course.model import Lesson
from tutor.course.problems import CourseError, Problem, shown
from tutor.course.prose import Prose, read_prose
from tutor.course.scene import Model
from tutor.course.source import Source, read_yaml
from tutor.words import LANGUAGE_CODES

M = TypeVar("M", bound=Model)
NESTED = {"read", "watch", "play", "pick", "order", "number", "choose", "bury"}
"""Names that a validation error puts before the key of a step: the kind of step it tried."""


class CoursePlace(Model):
    """One of the thirteen places of a deck: a lesson, or (`later`) one that is yet to come."""

    rank: Level
    id: Id
    teaches: Id
    later: bool = False


class DeckTest(Model):
    """The test that opens a deck: steps of lessons of the decks before it, as ``lesson/step``."""

    need: Annotated[int, Field(ge=1)]
    questions: tuple[StepPath, ...] = Field(min_length=1)


class CourseDeck(Model):
    """Thirteen places, from two to the ace."""

    id: Id
    test: DeckTest | None = None
    places: tuple[CoursePlace, ...]


class CourseFile(Model):
    """``course.yaml``."""

    format: Literal[1]
    decks: tuple[CourseDeck, ...] = Field(min_length=1)


@dataclass(frozen=True)
class LessonFiles:
    """A lesson's folder as read: its model and prose where they could be made, and the problems."""

    id: str
    source: Source | None
    lesson: Lesson | None
    prose: Mapping[str, Prose]
    problems: tuple[Problem, ...]


@dataclass(frozen=True)
class Place:
    """A place of the course: its rank, the concept taught, and its lesson unless it is later."""

    deck: str
    rank: Rank
    id: str
    teaches: str
    lesson: Lesson | None
    prose: Mapping[str, Prose]

    @property
    def later(self) -> bool:
        """Tells whether the lesson is still to be written."""
        return self.lesson is None


@dataclass(frozen=True)
class Course:
    """The whole course: its decks of places, in order."""

    decks: Mapping[str, tuple[Place, ...]]
    tests: Mapping[str, DeckTest] = field(default_factory=dict)
    """The tests that open a deck, by its id."""

    @property
    def places(self) -> tuple[Place, ...]:
        """All places, deck after deck."""
        return tuple(place for deck in self.decks.values() for place in deck)

    @property
    def ready(self) -> tuple[Place, ...]:
        """The places that have a lesson."""
        return tuple(place for place in self.places if not place.later)

    def place(self, lesson_id: str) -> Place:
        """Returns the place of a lesson that is there; raises KeyError."""
        for place in self.ready:
            if place.id == lesson_id:
                return place
        raise KeyError(lesson_id)

    def lesson(self, lesson_id: str) -> Lesson:
        """Returns a lesson that is there; raises KeyError."""
        lesson = self.place(lesson_id).lesson
        assert lesson is not None
        return lesson


def read_model(
    model: type[M], path: Path, root: Path
) -> tuple[M | None, Source | None, list[Problem]]:
    """Reads a YAML file into a model; every error of its form is a problem with its place."""
    source, problems = read_yaml(path, shown(path, root))
    if source is None:
        return None, None, problems
    try:
        return model.model_validate(source.data), source, []
    except ValidationError as error:
        return None, source, [_problem(source, each) for each in error.errors()]


def _problem(source: Source, error: Mapping[str, object]) -> Problem:
    loc = error["loc"]
    assert isinstance(loc, tuple)
    path = tuple(part for part in loc if part != "[key]")
    if len(path) > 2 and path[0] == "steps" and path[2] in NESTED:
        path = (*path[:2], *path[3:])
    message = str(error["msg"]).removeprefix("Value error, ")
    key = error["type"] == "extra_forbidden" or loc[-1:] == ("[key]",)
    if error["type"] == "extra_forbidden":
        message = "this key is not known here"
    elif error["type"] == "missing":
        message = f"{path[-1]}: is missing"
    return source.problem(1, path, message[:1].lower() + message[1:], key=key)


def read_lesson(folder: Path, root: Path) -> LessonFiles:
    """Reads a lesson's folder: lesson.yaml and the prose of every language."""
    lesson, source, problems = read_model(Lesson, folder / "lesson.yaml", root)
    prose, found = read_languages(folder, root)
    return LessonFiles(folder.name, source, lesson, prose, (*problems, *found))


def read_languages(folder: Path, root: Path) -> tuple[dict[str, Prose], list[Problem]]:
    """Reads the prose that stands in a folder in each language, as far as it can be read."""
    prose: dict[str, Prose] = {}
    problems: list[Problem] = []
    for lang in LANGUAGE_CODES:
        path = folder / f"{lang}.md"
        text, found = read_prose(path, shown(path, root), lang)
        problems += found
        if text:
            prose[lang] = text
    return prose, problems


def _faults(files: LessonFiles) -> list[Problem]:
    if files.lesson is None or files.source is None:
        return []
    return [files.source.problem(2, path, message) for _, path, message in faults(files.lesson)]


@cache
def load_course(root: Path | None = None) -> Course:
    """Returns the course in a folder (the program's own by default), read once.

    Raises `CourseError` with every problem that stands in the way of running it.
    """
    root = root or paths.lessons()
    file, _, problems = read_model(CourseFile, root / "course.yaml", root)
    decks: dict[str, tuple[Place, ...]] = {}
    for deck in file.decks if file else ():
        places = []
        for place in deck.places:
            found = None if place.later else read_lesson(root / place.id, root)
            problems += found.problems if found else ()
            problems += _faults(found) if found else ()
            lesson, prose = (found.lesson, found.prose) if found else (None, {})
            places.append(Place(deck.id, place.rank, place.id, place.teaches, lesson, prose))
        decks[deck.id] = tuple(places)
    if problems:
        raise CourseError(tuple(problems))
    tests = {deck.id: deck.test for deck in (file.decks if file else ()) if deck.test}
    return Course(decks, tests)

"""The linter of lessons: reads the whole folder and runs every rule, all problems at once.

The rules are the modules of `tutor.course.rules`; rule 0 and 1 are also found while reading
(`loader`). The command line prints what comes out of here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from tutor import paths
from tutor.course.guide import FOLDER, read_guide
from tutor.course.loader import CourseFile, read_lesson, read_model
from tutor.course.problems import Problem
from tutor.course.rules import (
    Shelf,
    answers,
    graph,
    languages,
    messages,
    never,
    places,
    principles,
    reading,
    words,
)

Rule = Callable[[Shelf], Iterator[Problem]]
RULES: tuple[Rule, ...] = (
    graph.check,
    answers.check,
    places.check,
    reading.check,
    languages.check,
    never.check,
    principles.check,
    words.check,
    messages.check,
)
LOCALES = paths.PACKAGE / "words" / "locales"


def lint(
    root: Path | None = None, complete: bool = False, locales: Path = LOCALES
) -> list[Problem]:
    """Returns every problem in a folder of lessons (the program's own by default), sorted.

    `complete` also refuses places whose lesson is still to be written. `locales` is where the
    words of the program lie.
    """
    shelf, problems = read_shelf(root or paths.lessons(), complete, locales)
    for rule in RULES:
        problems += rule(shelf)
    return sorted(set(problems))


def read_shelf(root: Path, complete: bool, locales: Path) -> tuple[Shelf, list[Problem]]:
    """Reads a folder of lessons; what is wrong with the form of a file comes as problems."""
    course, source, problems = read_model(CourseFile, root / "course.yaml", root)
    folders = sorted(path.parent for path in root.glob("*/lesson.yaml"))
    lessons = {folder.name: read_lesson(folder, root) for folder in folders}
    for files in lessons.values():
        problems += files.problems
    guide = read_guide(root) if (root / FOLDER).is_dir() else None
    problems += guide.problems if guide else ()
    return Shelf(root, course, source, lessons, locales, complete, guide), problems

"""The strategy guide: the principles of good play in chapters, each with an example from a lesson.

Its structure stands in ``lessons/strategy/guide.yaml``, its words beside it, in files of the form
that lessons have: a section for each chapter and each principle.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from tutor import paths
from tutor.course.fields import Id
from tutor.course.loader import read_languages, read_model
from tutor.course.problems import CourseError, Problem
from tutor.course.prose import Prose
from tutor.course.scene import Model
from tutor.course.source import Source

FOLDER = "strategy"
Example = Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]+/[a-z0-9-]+$")]


class Principle(Model):
    """A principle: its id, the rules it holds under (None: both), and its example, LESSON/STEP."""

    id: Id
    rules: Literal["kawu", "dapai"] | None = None
    example: Example | None = None


class Chapter(Model):
    """A chapter: its id and its principles in order."""

    id: Id
    principles: tuple[Principle, ...] = Field(min_length=1)


class GuideFile(Model):
    """``guide.yaml``."""

    format: Literal[1]
    chapters: tuple[Chapter, ...] = Field(min_length=1)

    @property
    def ids(self) -> Iterator[str]:
        """The ids that have words: each chapter, then its principles."""
        for chapter in self.chapters:
            yield chapter.id
            yield from (principle.id for principle in chapter.principles)


@dataclass(frozen=True)
class GuideFiles:
    """The guide's folder as read, with what is wrong with the form of its files."""

    file: GuideFile | None
    source: Source | None
    prose: Mapping[str, Prose]
    problems: tuple[Problem, ...]


@dataclass(frozen=True)
class Guide:
    """The strategy guide, with its words by language."""

    chapters: tuple[Chapter, ...]
    prose: Mapping[str, Prose]


def read_guide(root: Path) -> GuideFiles:
    """Reads the guide in a folder of lessons."""
    folder = root / FOLDER
    file, source, problems = read_model(GuideFile, folder / "guide.yaml", root)
    prose, found = read_languages(folder, root)
    return GuideFiles(file, source, prose, (*problems, *found))


@cache
def guide(root: Path | None = None) -> Guide:
    """Returns the guide of the program's own lessons (or of a folder), read once.

    Raises `CourseError` with every problem that stands in the way of showing it.
    """
    files = read_guide(root or paths.lessons())
    if files.file is None or files.problems:
        raise CourseError(files.problems)
    return Guide(files.file.chapters, files.prose)

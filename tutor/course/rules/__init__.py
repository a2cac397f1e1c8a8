"""The rules of the linter, one module a rule or two; `tutor.course.lint` runs them all.

Each rule is a function from the course as read (`Shelf`) to problems; it reads files no more and
raises nothing. What each rule means for an author stands in ``docs/writing-lessons.md``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tutor.course.guide import GuideFiles
from tutor.course.loader import CourseFile, LessonFiles
from tutor.course.model import Lesson
from tutor.course.prose import Prose
from tutor.course.source import Source


@dataclass(frozen=True)
class Shelf:
    """Everything in the folder of lessons that could be read, and where the words lie."""

    root: Path
    course: CourseFile | None
    source: Source | None
    lessons: Mapping[str, LessonFiles]
    locales: Path
    complete: bool
    guide: GuideFiles | None

    def written(self) -> Iterator[tuple[Lesson, Prose]]:
        """Yields each lesson that could be read with its prose, language by language."""
        for files in self.lessons.values():
            if files.lesson:
                yield from ((files.lesson, prose) for prose in files.prose.values())

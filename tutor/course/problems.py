"""A finding about a file of the course: where it stands and what is wrong, as a compiler says it.

Reading (`source`, `prose`, `loader`) and checking (`lint`) collect these, all at once; nothing is
raised at the first.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One thing to mend: file, line and column (from 1), the rule of the linter, the message.

    Rule 0 means that the file cannot be read at all. `where` is the key or section it is about.
    """

    file: str
    line: int
    column: int
    rule: int
    where: str
    message: str

    @property
    def told(self) -> str:
        """The problem with its place, without the rule."""
        where = f"{self.where}: " if self.where else ""
        return f"{self.file}:{self.line}:{self.column}: {where}{self.message}"

    def __str__(self) -> str:
        return f"{self.told} [rule {self.rule}]"


class CourseError(ValueError):
    """A course or lesson that cannot be used, with every problem found in it."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = problems


def shown(path: Path, root: Path) -> str:
    """Returns how a file is named in messages: from the folder that holds the lessons on."""
    try:
        return path.relative_to(root.parent).as_posix()
    except ValueError:
        return path.as_posix()

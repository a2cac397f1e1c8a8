"""Message files as their translators see them: each message with its line and its own words.

Reads any folder, also one that is no language yet or is broken; `languages` reads those that the
program speaks.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from tutor.words.inventory import AREAS_OF_NAMES, variables

WORD = re.compile(r"[^\W\d_]{2,}")


def count_words(text: str) -> int:
    """Returns the number of words of two letters or more; signs and digits are none."""
    return len(WORD.findall(text))


@dataclass(frozen=True, slots=True)
class Written:
    """A message as it stands in a file."""

    line: int
    message: ast.Message

    @property
    def source(self) -> str:
        """What a translator has written."""
        return FluentSerializer().serialize_entry(self.message).partition("=")[2].strip()

    @property
    def variables(self) -> set[str]:
        """The names of its values."""
        return variables(self.message)

    @property
    def words(self) -> int:
        """The number of words that are there whatever the values."""
        seen = _Seen()
        seen.visit(self.message)
        return sum(map(count_words, seen.texts))


@dataclass(frozen=True, slots=True)
class WrittenFile:
    """A message file: its messages by id, and the lines that are no message, with the reason.

    `names` tells whether it says how things are called: then its values are the language's own.
    """

    messages: Mapping[str, Written]
    broken: tuple[tuple[int, str], ...]
    names: bool


class _Seen(visitor.Visitor):
    """Collects the pieces of text of a message."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        """Keeps a piece of text."""
        self.texts.append(node.value)


def read_file(path: Path) -> WrittenFile | None:
    """Reads a message file; None where there is none."""
    if not path.is_file():
        return None
    text = path.read_text("utf-8")
    messages: dict[str, Written] = {}
    broken: list[tuple[int, str]] = []
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Message):
            messages[entry.id.name] = Written(line, entry)
        elif isinstance(entry, ast.Junk):
            reason = entry.annotations[0].message if entry.annotations else "not Fluent"
            broken.append((line, str(reason)))
    return WrittenFile(messages, tuple(broken), path.name in AREAS_OF_NAMES)

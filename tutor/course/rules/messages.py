"""Rule 7, the coach's part: every reason has its sentence in all languages, and none is idle.

What can be said is found in the program itself: the ids that its modules hand to `say`, and the
codes of the engine. Looks at the areas that speak about plays and answers; labels of pages are
not its business.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from engine.verdict import Code
from tutor import paths
from tutor.course.problems import Problem
from tutor.course.rules import Shelf
from tutor.words import LANGUAGE_CODES

RULE = 7
AREAS = ("coach.ftl", "lesson.ftl")
QUOTED = re.compile(r"['\"]([a-z0-9-]+)['\"]")
MESSAGE = re.compile(r"([a-z][a-z0-9-]*) *=", re.IGNORECASE)
SPEAKERS = ("coach", "course", "practice")
"""The packages whose messages must all have sentences."""


def check(shelf: Shelf) -> Iterator[Problem]:
    """Yields sentences that a language lacks, and sentences that nothing ever says."""
    said = said_by_program()
    known = {lang: read_messages(shelf.locales / lang) for lang in LANGUAGE_CODES}
    for lang, found in known.items():
        every = f"{shelf.locales.name}/{lang}"
        for name in sorted(said.ids - set(found)):
            yield Problem(f"{every}/", 1, 1, RULE, name, "this message has no sentence")
        for start in sorted(said.starts):
            if not any(name.startswith(start) for name in found):
                yield Problem(f"{every}/", 1, 1, RULE, f"{start}…", "no message begins like this")
        for code in Code:
            if not any(_says(name, code) for name in found):
                message = "this reason of a refusal has no sentence"
                yield Problem(f"{every}/", 1, 1, RULE, f"refused-{code}", message)
        titles = _titles(shelf)
        for name in sorted(titles - set(found)):
            yield Problem(f"{every}/", 1, 1, RULE, name, "this later place has no title")
        for name, (file, line) in found.items():
            if file in AREAS and not said.says(name) and name not in titles:
                yield Problem(f"{every}/{file}", line, 1, RULE, name, "nothing ever says this")


def _titles(shelf: Shelf) -> set[str]:
    """Returns the ids of the titles of places that come later."""
    decks = shelf.course.decks if shelf.course else ()
    return {f"place-{place.id}" for deck in decks for place in deck.places if place.later}


def _says(name: str, code: Code) -> bool:
    return name == f"refused-{code}" or name.startswith(f"refused-{code}-")


def read_messages(folder: Path) -> dict[str, tuple[str, int]]:
    """Returns the ids of all messages of a language, each with its file and line."""
    found: dict[str, tuple[str, int]] = {}
    for path in sorted(folder.glob("*.ftl")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if match := MESSAGE.match(line):
                found[match[1]] = path.name, number
    return found


@dataclass
class Said:
    """What the program says: ids handed to `say`, beginnings of ids, and every other text."""

    ids: set[str] = field(default_factory=set)
    starts: set[str] = field(default_factory=set)
    texts: set[str] = field(default_factory=set)

    def says(self, name: str) -> bool:
        """Tells whether an id is said, or might be."""
        known = name in self.ids or name in self.texts
        return known or any(name.startswith(start) for start in self.starts)


@cache
def said_by_program() -> Said:
    """Returns what the modules and templates of the program say, read once."""
    said, package = Said(), paths.PACKAGE
    for page in paths.templates().rglob("*.html"):
        said.texts.update(QUOTED.findall(page.read_text("utf-8")))
    for path in sorted(package.rglob("*.py")):
        speaks = path.relative_to(package).parts[0] in SPEAKERS
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if speaks and isinstance(node, ast.Call) and _is_say(node.func) and node.args:
                _add(said, node.args[0])
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                said.texts.add(node.value)
    return said


def _is_say(function: ast.expr) -> bool:
    return isinstance(function, ast.Name) and function.id in ("say", "Message")


def _add(said: Said, first: ast.expr) -> None:
    """Adds the id that a call says: a text, one of two, or a text with something put in."""
    match first:
        case ast.Constant(str() as name):
            said.ids.add(name)
        case ast.IfExp(_, body, orelse):
            _add(said, body)
            _add(said, orelse)
        case ast.JoinedStr([ast.Constant(str() as start), *_]):
            said.starts.add(start)

"""Rule 7, the program's part: what it says has its sentence in all languages, and none is idle.

What can be said is found in the program itself: the ids that its modules hand to `say`, the codes
of the engine, the catalogue of the coach's reasons. Names of cards, seats and numbers (`cards.ftl`)
are each language's own.
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
from tutor.coach.reasons import CATALOGUE, PLAIN
from tutor.course.problems import Problem
from tutor.course.rulebook import read_terms
from tutor.course.rules import Shelf
from tutor.words import LANGUAGE_CODES
from tutor.words.inventory import AREAS_OF_NAMES

RULE = 7
QUOTED = re.compile(r"['\"]([a-z0-9-]+)['\"]")
MADE = re.compile(r"[a-z][a-z0-9-]*-")
MESSAGE = re.compile(r"([a-z][a-z0-9-]*) *=", re.IGNORECASE)
LISTED = ("reason-", "refused-", "term-")
"""Beginnings of ids of which every one is known."""
SPEAKERS = ("coach", "course", "practice")
"""The packages whose messages must all have sentences."""


def check(shelf: Shelf) -> Iterator[Problem]:
    """Yields sentences that a language lacks, and sentences that nothing ever says."""
    said = said_by_program()
    reasoned = reasons()
    known = {lang: read_messages(shelf.locales / lang) for lang in LANGUAGE_CODES}
    listed = {*reasoned, *_terms(shelf)}  # that a term is lacking is said by `words`
    english = known[LANGUAGE_CODES[0]]
    for lang, found in known.items():
        every = f"{shelf.locales.name}/{lang}"

        def lacking(name: str, message: str, every: str = every) -> Problem:
            file, _ = english.get(name, ("", 1))
            return Problem(f"{every}/{file}", 1, 1, RULE, name, message)

        for name in sorted(said.ids - set(found)):
            yield lacking(name, "this message has no sentence")
        for start in sorted(said.starts):
            if not any(name.startswith(start) for name in found):
                yield lacking(f"{start}…", "no message begins like this")
        for code in Code:
            if not any(_says(name, code) for name in found):
                yield lacking(f"refused-{code}", "this reason of a refusal has no sentence")
        for name in sorted(reasoned - set(found)):
            yield lacking(name, "this reason has no sentence")
        for name, (file, line) in found.items():
            if file not in AREAS_OF_NAMES and not (name in listed or said.says(name)):
                yield Problem(f"{every}/{file}", line, 1, RULE, name, "nothing ever says this")


def _terms(shelf: Shelf) -> Iterator[str]:
    listed, _ = read_terms(shelf.root / "terms.yaml", "")
    for term in listed or ():
        yield from (f"term-{term}", f"term-{term}-text")


def reasons() -> set[str]:
    """Returns the ids of all sentences of the coach's reasons: for each detector, its tones."""
    found = {f"reason-{each.id}-{tone}" for each in CATALOGUE for tone in each.tones}
    return found | {PLAIN.message.id}


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
    """What the program says: ids handed to `say`, beginnings of ids, and every other text.

    `made` are the beginnings of texts that are put together, which may be ids or not.
    """

    ids: set[str] = field(default_factory=set)
    starts: set[str] = field(default_factory=set)
    texts: set[str] = field(default_factory=set)
    made: set[str] = field(default_factory=set)

    def says(self, name: str) -> bool:
        """Tells whether an id is said, or might be: no list tells all ids that begin like it."""
        if name in self.ids or name in self.texts or any(_says(name, code) for code in Code):
            return True
        return name.startswith((*self.starts, *self.made)) and not name.startswith(LISTED)


@cache
def said_by_program() -> Said:
    """Returns what the modules and templates of the program say, read once."""
    said, package = Said(), paths.PACKAGE
    for page in paths.templates().rglob("*.html"):
        quoted = QUOTED.findall(page.read_text("utf-8"))
        said.texts.update(quoted)
        said.made.update(text for text in quoted if MADE.fullmatch(text))
    for path in sorted(package.rglob("*.py")):
        speaks = path.relative_to(package).parts[0] in SPEAKERS
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if speaks and isinstance(node, ast.Call) and _is_say(node.func) and node.args:
                _add(said, node.args[0])
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                said.texts.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                start = node.values[0] if node.values else None
                if isinstance(start, ast.Constant) and MADE.fullmatch(str(start.value)):
                    said.made.add(str(start.value))
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

"""The words of a lesson in one language: Markdown with sections, cards and terms in braces.

Reads a file into sections and turns a section into safe HTML, leaving to the page how a card and
a term are drawn. That the languages agree with each other is `lint`'s.
"""

from __future__ import annotations

import hashlib
import html
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path

import markdown
import nh3

from engine.cards import Card, CardError, parse_cards
from tutor.course.model import HINT_RUNGS
from tutor.course.problems import Problem
from tutor.course.source import parse_yaml
from tutor.words.typography import WORD_JOINER, keep_dashes

REFERENCE = re.compile(r"\{([^{}\n]*)\}")
STEP = re.compile(r"## +([a-z0-9-]+)\s*[:：]\s*(.+?)\s*")
SECTION = re.compile(r"### +(look|rule|cards|wrong|right|(?:try|option)\s*[:：]\s*(.+?))\s*")
_HYPHEN_IN_NAME = re.compile(r"(?<=[^\W\d_])-(?=[A-ZÄÖÜ\d])")
"""No line ends there: Herz-10, Kreuz-Ass."""
TAGS = {"p", "em", "strong", "ul", "ol", "li", "br"}
FOREIGN = {"{": "an open brace", "}": "a closing brace", "<": "HTML", "](": "a link"}
DrawCards = Callable[[tuple[Card, ...]], str]
DrawTerm = Callable[[str, str | None], str]


@dataclass(frozen=True)
class Term:
    """A term named in the prose: its id, and the form shown if it is not the term's own word."""

    id: str
    shown: str | None = None


Reference = Term | tuple[Card, ...]


@dataclass(frozen=True)
class Text:
    """A section's Markdown, with the line of the file that it begins on."""

    source: str
    line: int

    @cached_property
    def references(self) -> tuple[Reference, ...]:
        """The cards and terms named, in order."""
        return tuple(_reference(match[1]) for match in REFERENCE.finditer(self.source))

    @property
    def cards(self) -> tuple[tuple[Card, ...], ...]:
        """The groups of cards named."""
        return tuple(found for found in self.references if not isinstance(found, Term))

    @property
    def terms(self) -> tuple[str, ...]:
        """The ids of the terms named."""
        return tuple(found.id for found in self.references if isinstance(found, Term))

    @property
    def length(self) -> int:
        """The characters to read; a card counts as two, a term as what is shown of it."""

        def weigh(match: re.Match[str]) -> str:
            found = _reference(match[1])
            if isinstance(found, Term):
                return found.shown or found.id
            return "xx" * len(found)

        return len(re.sub(r"\s+", " ", REFERENCE.sub(weigh, self.source)).strip())

    def html(self, cards: DrawCards, term: DrawTerm, *, inline: bool = False) -> str:
        """Returns safe HTML; the two functions give the HTML of cards and of a term.

        `inline` leaves out the paragraph around a text of one paragraph.
        """

        def draw(match: re.Match[str]) -> str:
            found = _reference(html.unescape(match[1]))
            return term(found.id, found.shown) if isinstance(found, Term) else cards(found)

        made = REFERENCE.sub(draw, _safe(self.source))
        if inline and made.count("<p>") == 1:
            made = made.removeprefix("<p>").removesuffix("</p>")
        return made


@lru_cache(maxsize=4096)
def _safe(source: str) -> str:
    made = markdown.markdown(keep_dashes(source))
    made = nh3.clean(made, tags=TAGS, attributes={}).strip()
    return _HYPHEN_IN_NAME.sub(rf"-{WORD_JOINER}", made)


def _reference(inside: str) -> Reference:
    """Reads what stands in braces; raises ValueError for what is neither cards nor a term."""
    if inside.startswith("term:"):
        name, _, shown = inside.removeprefix("term:").partition("|")
        if not re.fullmatch(r"[a-z0-9-]+", name):
            raise ValueError(f"expected a term like {{term:trump|trumps}}, got {{{inside}}}")
        return Term(name, shown.strip() or None)
    cards = parse_cards(inside)
    if not cards:
        raise CardError("expected cards or a term in the braces")
    return cards


@dataclass(frozen=True)
class StepProse:
    """The words of a step: its title, the prompt in two parts, and its sections by their key.

    Their keys: ``look rule cards`` (the hints) ``wrong right``, ``try: ANSWER``, ``option: ID``.
    """

    id: str
    title: str
    line: int
    situation: Text
    task: Text | None
    sections: Mapping[str, Text] = field(default_factory=dict)

    @property
    def texts(self) -> Iterator[tuple[str, Text]]:
        """All texts, each with the name of its section; the prompt's name is ``prompt``."""
        yield "prompt", self.situation
        if self.task:
            yield "prompt", self.task
        yield from self.sections.items()

    @property
    def by_section(self) -> dict[str, str]:
        """The Markdown of each section; the prompt is one, too."""
        found: dict[str, str] = {}
        for key, text in self.texts:
            found[key] = f"{found[key]}\n\n{text.source}" if key in found else text.source
        return found

    @property
    def hints(self) -> tuple[Text, ...]:
        """The hints there are, first rung first."""
        return tuple(self.sections[rung] for rung in HINT_RUNGS if rung in self.sections)


@dataclass(frozen=True)
class Prose:
    """A lesson's words in one language.

    `of` is the hash of the English text a translation was made from, `digest` that of this text.
    """

    lang: str
    file: str
    title: str
    summary: str
    of: str | None
    digest: str
    steps: Mapping[str, StepProse]


def digest(text: str) -> str:
    """Returns the hash that a translation names; blank space at line ends is not counted."""
    lines = [line.rstrip() for line in text.strip().splitlines()]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:12]


def read_prose(path: Path, file: str, lang: str) -> tuple[Prose | None, list[Problem]]:
    """Reads a file of prose; what is wrong with its form comes as problems."""
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        return None, [Problem(file, 1, 1, 6, "", f"cannot be read: {error.strerror or error}")]
    except UnicodeDecodeError as error:
        return None, [Problem(file, 1, 1, 6, "", f"is not UTF-8: {error.reason}")]
    return parse_prose(text, file, lang)


def parse_prose(text: str, file: str, lang: str) -> tuple[Prose | None, list[Problem]]:
    """Reads the text of a file of prose as `read_prose` does."""
    reader = _Reader(file, lang, text)
    prose = reader.read()
    return (None if reader.problems else prose), reader.problems


class _Reader:
    """Reads one file of prose, collecting what is wrong with it."""

    def __init__(self, file: str, lang: str, text: str) -> None:
        self.file, self.lang, self.text = file, lang, text
        self.lines = text.splitlines()
        self.problems: list[Problem] = []

    def problem(self, line: int, where: str, message: str, column: int = 1) -> None:
        self.problems.append(Problem(self.file, line, column, 6, where, message))

    def read(self) -> Prose:
        front, body = self._front()
        steps: dict[str, StepProse] = {}
        starts = [i for i in range(body, len(self.lines)) if self.lines[i].startswith("## ")]
        for i in range(body, starts[0] if starts else len(self.lines)):
            if self.lines[i].strip():
                self.problem(i + 1, "", "expected ## STEP-ID: TITLE before any text")
                break
        for start, end in zip(starts, [*starts[1:], len(self.lines)], strict=True):
            step = self._step(start, end)
            if step and step.id in steps:
                self.problem(start + 1, step.id, "this step stands here twice")
            elif step:
                steps[step.id] = step
        return Prose(
            self.lang, self.file, front.get("title", ""), front.get("summary", ""),
            front.get("of"), digest(self.text), steps,
        )  # fmt: skip

    def _front(self) -> tuple[dict[str, str], int]:
        if not self.lines or self.lines[0].strip() != "---" or "---" not in self.lines[1:]:
            self.problem(1, "", "expected front matter between two lines of ---")
            return {}, 0
        end = self.lines.index("---", 1)
        source, problems = parse_yaml("\n".join(self.lines[1:end]), self.file, first_line=2)
        self.problems += problems
        front: dict[str, str] = {}
        if source:
            for key, value in source.data.items():
                line, column = source.at(key, key=True)
                if key not in ("title", "summary", "of"):
                    self.problem(line, key, "expected only title, summary and of", column)
                front[key] = str(value)
            for key in ("title", "summary"):
                if not front.get(key):
                    self.problem(1, key, "is missing in the front matter")
        return front, end + 1

    def _step(self, start: int, end: int) -> StepProse | None:
        heading = STEP.fullmatch(self.lines[start])
        if heading is None:
            self.problem(start + 1, "", "expected ## STEP-ID: TITLE")
            return None
        step_id, title = heading[1], heading[2]
        if REFERENCE.search(title):
            self.problem(start + 1, step_id, "a title names no cards and terms in braces")
        cuts = [i for i in range(start + 1, end) if self.lines[i].startswith("#")]
        prompt = self._text(start + 1, cuts[0] if cuts else end, step_id)
        sections: dict[str, Text] = {}
        for cut, stop in zip(cuts, [*cuts[1:], end], strict=False):
            key = self._key(cut)
            text = self._text(cut + 1, stop, key or step_id)
            if key and key in sections:
                self.problem(cut + 1, key, "this section stands here twice")
            elif key:
                sections[key] = text
        first, _, rest = prompt.source.partition("\n\n")
        task = Text(rest.strip(), prompt.line + first.count("\n") + 2) if rest.strip() else None
        return StepProse(step_id, title, start + 1, Text(first, prompt.line), task, sections)

    def _key(self, index: int) -> str | None:
        heading = SECTION.fullmatch(self.lines[index])
        if heading is None:
            expected = "look, rule, cards, wrong, right, try: ANSWER or option: ID"
            self.problem(index + 1, "", f"expected ### and one of {expected}")
            return None
        if heading[2] is None:
            return heading[1]
        return f"{heading[1][:3] if heading[1].startswith('try') else 'option'}: {heading[2]}"

    def _text(self, start: int, end: int, where: str) -> Text:
        while start < end and not self.lines[start].strip():
            start += 1
        source = "\n".join(self.lines[start:end]).strip()
        if not source:
            self.problem(min(start, end - 1) + 1, where, "has no text")
        for offset, line in enumerate(source.splitlines()):
            self._check_line(start + offset + 1, where, line)
        return Text(source, start + 1)

    def _check_line(self, number: int, where: str, line: str) -> None:
        for match in REFERENCE.finditer(line):
            try:
                _reference(match[1])
            except ValueError as error:
                self.problem(number, where, str(error), match.start() + 1)
        rest = REFERENCE.sub("", line)
        for mark, name in (
            ("{", "an open brace"),
            ("}", "a closing brace"),
            ("<", "HTML"),
            ("](", "a link"),
        ):
            if mark in rest:
                self.problem(number, where, f"{name} does not belong here", line.index(mark) + 1)

"""The rulebook: the rules in numbered paragraphs, and the terms that point into it.

Reads ``lessons/rulebook/<lang>.md`` into safe HTML, once a language, and ``lessons/terms.yaml``.
What may differ between the two systems is marked in the files, line by line; how a mark is drawn
is the page's business, what the terms are called is the words'. A line ``{table:NAME}`` stands for
a table that the engine fills (`tutor.course.tables`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path

import markdown
import nh3

from engine.rules import PROFILES
from tutor import paths
from tutor.course.problems import CourseError, Problem, shown
from tutor.course.source import parse_yaml, read_yaml
from tutor.course.tables import TABLES, table
from tutor.words import Words
from tutor.words.languages import language
from tutor.words.typography import keep_dashes, keep_together

PARAGRAPHS = (
    "players", "deck", "levels", "trumps", "trump-order", "equal", "side-order", "no-trump",
    "declare", "declare-stronger", "declare-none", "kitty",
    "shapes", "tractor", "tractor-trump", "first-lead", "throw", "throw-fails",
    "follow-count", "follow-suit", "follow-pair", "follow-tractor", "follow-throw", "void",
    "winner", "ruff-shape", "ruff-throw",
    "points", "last-trick", "total", "levels-up", "next-dealer", "ace",
)  # fmt: skip
"""The ids of the paragraphs, in order; the first is number 1. Messages and lessons cite them."""

RULE = 7
HEADING = re.compile(r"## +([a-z0-9-]+)\s*[:：]\s*(.+?)\s*")
TABLE = re.compile(r"\{table:([a-z-]*)\}")
MARK = re.compile(rf"({'|'.join(PROFILES)})[:：]\s*")
TAGS = {"p", "em", "strong", "ul", "ol", "li", "table", "thead", "tbody", "tr", "th", "td"}


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of a paragraph as safe HTML, for one profile, or for both when `profile` is None."""

    profile: str | None
    html: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph of the rulebook, its blocks in the order of the file."""

    id: str
    number: int
    title: str
    blocks: tuple[Block, ...]

    @property
    def common(self) -> tuple[str, ...]:
        """The HTML that holds under both profiles."""
        return self._of(None)

    @property
    def kawu(self) -> tuple[str, ...]:
        """The HTML that holds under kawu only."""
        return self._of("kawu")

    @property
    def dapai(self) -> tuple[str, ...]:
        """The HTML that holds under dapai only."""
        return self._of("dapai")

    def _of(self, profile: str | None) -> tuple[str, ...]:
        return tuple(block.html for block in self.blocks if block.profile == profile)

    def under(self, profile: str) -> tuple[Block, ...]:
        """Returns the blocks that hold under a profile, the common ones among them."""
        return tuple(block for block in self.blocks if block.profile in (None, profile))


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules in one language: title and intro as plain text, the paragraphs in order."""

    lang: str
    title: str
    intro: str
    paragraphs: tuple[Paragraph, ...]

    def paragraph(self, paragraph_id: str) -> Paragraph:
        """Returns the paragraph with that id; raises KeyError for an unknown one."""
        return self.paragraphs[number_of(paragraph_id) - 1]


@dataclass(frozen=True, slots=True)
class TermEntry:
    """A term of the game: the Chinese word, its pinyin, and the paragraph that it belongs to.

    One that is not `linked` is explained on its page and where a lesson names it, nowhere else.
    """

    id: str
    zh: str
    pinyin: str
    paragraph: str
    linked: bool = True


def number_of(paragraph_id: str) -> int:
    """Returns the number of a paragraph, from 1; raises KeyError for an unknown id."""
    try:
        return PARAGRAPHS.index(paragraph_id) + 1
    except ValueError:
        raise KeyError(f"expected a paragraph of the rulebook, got {paragraph_id!r}") from None


@cache
def rulebook(lang: str) -> Rulebook:
    """Returns the rulebook in a language, read once.

    Raises `WordsError` for an unknown language and `CourseError` for a file that is broken.
    """
    path = paths.lessons() / "rulebook" / f"{language(lang).code}.md"
    book, problems = read_rulebook(path, shown(path, paths.lessons()), lang)
    if book is None:
        raise CourseError(tuple(problems))
    return book


@cache
def terms() -> Mapping[str, TermEntry]:
    """Returns the terms by id, in display order; raises `CourseError` for a broken file."""
    path = paths.lessons() / "terms.yaml"
    found, problems = read_terms(path, shown(path, paths.lessons()))
    if found is None:
        raise CourseError(tuple(problems))
    return found


def read_rulebook(path: Path, file: str, lang: str) -> tuple[Rulebook | None, list[Problem]]:
    """Reads a rulebook; what is wrong with its form comes as problems, all at once."""
    try:
        lines = path.read_text("utf-8").splitlines()
    except OSError as error:
        return None, [Problem(file, 1, 1, RULE, "", f"cannot be read: {error.strerror or error}")]
    except UnicodeDecodeError as error:
        return None, [Problem(file, 1, 1, RULE, "", f"is not UTF-8: {error.reason}")]
    front, body, problems = _front(lines, file)
    paragraphs: list[Paragraph] = []
    starts = [i for i in range(body, len(lines)) if lines[i].startswith("#")]
    for i in range(body, starts[0] if starts else len(lines)):
        if lines[i].strip():
            problems.append(Problem(file, i + 1, 1, RULE, "", "expected ## ID: TITLE before text"))
            break
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        heading = HEADING.fullmatch(lines[start])
        if heading is None:
            problems.append(Problem(file, start + 1, 1, RULE, "", "expected ## ID: TITLE"))
            continue
        name, title = heading[1], heading[2]
        unknown = [m[1] for m in TABLE.finditer("\n".join(lines[start:end])) if m[1] not in TABLES]
        if unknown:
            what = f"expected a table out of {', '.join(TABLES)}, got {unknown[0]!r}"
            problems.append(Problem(file, start + 1, 1, RULE, name, what))
            continue
        blocks = tuple(_blocks(lines[start + 1 : end], Words.of(lang)))
        for i in range(start + 2, end):
            if MARK.match(lines[i]) and lines[i - 1].strip():
                what = "a line for one profile needs an empty line before it"
                problems.append(Problem(file, i + 1, 1, RULE, name, what))
        silent = [p for p in PROFILES if not any(b.profile in (None, p) for b in blocks)]
        if silent:
            what = f"says nothing for {' and '.join(silent)}"
            problems.append(Problem(file, start + 1, 1, RULE, name, what))
        expected = PARAGRAPHS[len(paragraphs)] if len(paragraphs) < len(PARAGRAPHS) else "the end"
        if name != expected:
            what = f"expected {expected} here, got {name}"
            return None, [*problems, Problem(file, start + 1, 1, RULE, name, what)]
        paragraphs.append(Paragraph(name, len(paragraphs) + 1, _set(title), blocks))
    missing = PARAGRAPHS[len(paragraphs) :]
    if missing:
        what = f"expected more paragraphs: {', '.join(missing)}"
        problems.append(Problem(file, max(1, len(lines)), 1, RULE, missing[0], what))
    if problems:
        return None, problems
    return Rulebook(lang, _set(front["title"]), _set(front["intro"]), tuple(paragraphs)), []


def _front(lines: list[str], file: str) -> tuple[dict[str, str], int, list[Problem]]:
    """Reads title and intro between two lines of ``---``; tells where the text begins."""
    if not lines or lines[0] != "---" or "---" not in lines[1:]:
        what = "expected front matter between two lines of ---"
        return {}, 0, [Problem(file, 1, 1, RULE, "", what)]
    end = lines.index("---", 1)
    source, problems = parse_yaml("\n".join(lines[1:end]), file, first_line=2)
    front = {key: str(value) for key, value in source.data.items() if value} if source else {}
    if source and sorted(front) != ["intro", "title"]:
        problems.append(Problem(file, 1, 1, RULE, "", "expected title and intro, nothing else"))
    return front, end + 1, problems


def _blocks(lines: list[str], words: Words) -> Iterator[Block]:
    """Cuts a paragraph's text at its empty lines; neighbours of one profile become one block."""
    chunks: list[tuple[str | None, str]] = []
    for filled, group in groupby(lines, key=lambda line: bool(line.strip())):
        if filled:
            text = TABLE.sub(lambda found: table(found[1], words), "\n".join(group))
            mark = MARK.match(text)
            chunks.append((mark[1], text[mark.end() :]) if mark else (None, text))
    for profile, same in groupby(chunks, key=lambda chunk: chunk[0]):
        yield Block(profile, _html(text for _, text in same))


def _html(texts: Iterable[str]) -> str:
    return _safe("\n\n".join(texts))


@lru_cache(maxsize=1024)
def _safe(text: str) -> str:
    made = markdown.markdown(_set(text), extensions=["tables"])
    return nh3.clean(made, tags=TAGS, attributes={}).strip()


def _set(text: str) -> str:
    """Sets the no-break spaces: between a number and its noun, and before a dash."""
    return keep_dashes(keep_together(text))


def read_terms(path: Path, file: str) -> tuple[dict[str, TermEntry] | None, list[Problem]]:
    """Reads the file of terms; what is wrong with it comes as problems, all at once."""
    source, problems = read_yaml(path, file)
    if source is None:
        return None, problems
    listed = source.data.get("terms")
    if not isinstance(listed, dict) or list(source.data) != ["terms"]:
        return None, [Problem(file, 1, 1, RULE, "terms", "expected one mapping, terms")]
    found: dict[str, TermEntry] = {}
    for term, about in listed.items():
        if not isinstance(about, dict) or set(about) - {"linked"} != {"paragraph", "pinyin", "zh"}:
            what = "expected zh, pinyin, paragraph and perhaps linked, nothing else"
            problems.append(source.problem(RULE, ("terms", term), what, key=True))
            continue
        linked = about.get("linked", True)
        if not isinstance(linked, bool):
            what = f"expected true or false, got {linked!r}"
            problems.append(source.problem(RULE, ("terms", term, "linked"), what))
            continue
        zh, pinyin, paragraph = (str(about[key]) for key in ("zh", "pinyin", "paragraph"))
        entry = TermEntry(term, zh, pinyin, paragraph, linked)
        if entry.paragraph not in PARAGRAPHS:
            what = f"expected a paragraph of the rulebook, got {entry.paragraph!r}"
            problems.append(source.problem(RULE, ("terms", term, "paragraph"), what))
        found[term] = entry
    return (None if problems else found), problems

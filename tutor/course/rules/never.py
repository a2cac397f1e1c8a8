"""Rule 6, the words: what the glossary forbids stands in no text for learners.

Lessons, the rulebook and the message files are looked through, line by line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from tutor.course.problems import Problem, shown
from tutor.course.prose import REFERENCE, Prose
from tutor.course.rules import Shelf
from tutor.course.source import read_yaml
from tutor.words import LANGUAGE_CODES, language

RULE = 6
NEVER = "never.yaml"
NO_TEXT = re.compile(r"^[a-zA-Z][\w-]* *=|^#.*|^ *\*?\[[\w-]+\]|\{[^}]*(?:\}|$)")
"""What is not read aloud of a line of a message file: ids, comments, keys, values."""
Line = tuple[str, str, int, str]
"""A line of a text: its file, what it belongs to, its number, its words."""


def check(shelf: Shelf) -> Iterator[Problem]:
    """Yields words that the glossary forbids, and what is wrong with the list of them."""
    never, problems = read_never(shelf)
    yield from problems
    for lang, words in never.items():
        yield from forbidden(shelf, lang, words)


def forbidden(shelf: Shelf, lang: str, words: Iterable[str]) -> Iterator[Problem]:
    """Yields where the texts of a language use one of these words."""
    any_of_them = pattern(tuple(words), lang)
    for file, where, number, text in lines(shelf, lang):
        for found in any_of_them.finditer(text):
            message = f"the glossary never says “{found[0]}”"
            yield Problem(file, number, found.start() + 1, RULE, where, message)


def read_never(shelf: Shelf) -> tuple[Mapping[str, tuple[str, ...]], list[Problem]]:
    """Reads the words that are never used, by language; ``*`` stands for any letters."""
    path = shelf.root / NEVER
    if not path.is_file():
        return {}, []
    source, problems = read_yaml(path, shown(path, shelf.root))
    never: dict[str, tuple[str, ...]] = {}
    for lang, words in (source.data if source else {}).items():
        if lang not in LANGUAGE_CODES or not isinstance(words, tuple):
            assert source
            message = "expected a language and a list of words"
            problems.append(source.problem(RULE, (lang,), message, key=True))
        else:
            never[lang] = tuple(str(word) for word in words)
    return never, problems


@lru_cache(maxsize=64)
def pattern(words: tuple[str, ...], lang: str) -> re.Pattern[str]:
    """Returns what finds forbidden words: whole words, in small letters also with a capital.

    In a language that does not part words they are found anywhere. It is one pattern for all of
    them, the longest first: a search for each alone took most of the linter's time.
    """
    ordered = sorted(words, key=lambda word: (-len(word), word))
    if not words:
        return re.compile(r"(?!)")
    if not language(lang).spaced:
        return re.compile("|".join(map(re.escape, ordered)))
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(_letters, ordered))})(?!\w)")


def _letters(word: str) -> str:
    letters = re.escape(word).replace(r"\*", r"\w*")
    return letters if any(letter.isupper() for letter in word) else f"(?i:{letters})"


def lines(shelf: Shelf, lang: str) -> Iterator[Line]:
    """Yields every line of text in a language, with blanks for what is no text in it."""
    for files in shelf.lessons.values():
        if prose := files.prose.get(lang):
            yield from _of_prose(prose)
    if shelf.guide and (prose := shelf.guide.prose.get(lang)):
        yield from _of_prose(prose)
    for path in [shelf.root / "rulebook" / f"{lang}.md"]:
        if path.is_file():
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                yield shown(path, shelf.root), "", number, line
    for path in sorted((shelf.locales / lang).glob("*.ftl")):
        name = ""
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if line[:1].isalpha():
                name = line.partition("=")[0].strip()
            text = NO_TEXT.sub(lambda found: " " * len(found[0]), line)
            yield f"{shelf.locales.name}/{lang}/{path.name}", name, number, text


def _of_prose(prose: Prose) -> Iterator[Line]:
    yield prose.file, "title", 1, prose.title
    yield prose.file, "summary", 1, prose.summary
    for words in prose.steps.values():
        yield prose.file, words.id, words.line, words.title
        for key, text in words.texts:
            for offset, line in enumerate(text.source.splitlines()):
                yield prose.file, f"{words.id}: {key}", text.line + offset, _blank(line)


def _blank(line: str) -> str:
    """Leaves of a term in braces only the form that is shown."""
    return REFERENCE.sub(lambda found: found[1].partition("|")[2].rjust(len(found[0])), line)

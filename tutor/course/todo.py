"""What a translator has to do for a language: a list of tasks, in the order in which to do them.

The language need not exist yet: then everything is missing. Every text is held against English.
The linter says much of this too, of the languages that there are (`lint`); here it is counted and
put in order.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tutor.course.history import changes, earlier
from tutor.course.problems import Problem, shown
from tutor.course.prose import REFERENCE, Prose, StepProse, read_prose
from tutor.course.rulebook import PARAGRAPHS, read_rulebook
from tutor.course.rules import Shelf
from tutor.course.rules.never import NEVER, RULE, forbidden, read_never
from tutor.words import LANGUAGE_CODES
from tutor.words.written import WrittenFile, count_words, read_file

ENGLISH = "en"


@dataclass(frozen=True, slots=True)
class Item:
    """One thing to do, where, and how many texts it is about."""

    problem: Problem
    texts: int = 1

    def __str__(self) -> str:
        return self.problem.told


@dataclass(frozen=True, slots=True)
class Task:
    """One kind of work with all that is to be done of it.

    `sure` is false where a translator may find that nothing is to be done.
    """

    title: str
    items: tuple[Item, ...]
    sure: bool = True

    @property
    def texts(self) -> int:
        """The number of texts that it is about."""
        return sum(item.texts for item in self.items)


def todo(shelf: Shelf, lang: str) -> list[Task]:
    """Returns the work to be done for a language, the first first; leaves out what is done."""
    messages, lessons = tuple(_messages(shelf, lang)), tuple(_lessons(shelf, lang))

    def kind(found: tuple[tuple[str, Item], ...], name: str) -> tuple[Item, ...]:
        return tuple(item for what, item in found if what == name)

    same = (*kind(messages, "english"), *kind(lessons, "english"))
    tasks = (
        Task("Messages to write", kind(messages, "missing")),
        Task("Messages that hold other values than in English", kind(messages, "values")),
        Task("Rulebook", tuple(_rulebook(shelf, lang))),
        Task("Lessons and sections to write", kind(lessons, "missing")),
        Task("Lessons whose English text has changed since", kind(lessons, "stale")),
        Task("Words that the glossary forbids", tuple(_forbidden(shelf, lang))),
        Task("Texts that are still in English", same),
        Task("Words as in English, perhaps rightly so", kind(messages, "word"), sure=False),
    )
    return [task for task in tasks if task.items]


def _item(file: str, line: int, where: str, message: str, texts: int = 1) -> Item:
    return Item(Problem(file, line, 1, RULE, where, message), texts)


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' * (number != 1)}"


# Messages


def _messages(shelf: Shelf, lang: str) -> Iterator[tuple[str, Item]]:
    for path in sorted((shelf.locales / ENGLISH).glob("*.ftl")):
        english = read_file(path)
        assert english
        file = f"{shelf.locales.name}/{lang}/{path.name}"
        found = read_file(shelf.locales / lang / path.name)
        if found is None:
            count = len(english.messages)
            message = f"is missing: {_counted(count, 'message')} to write as in {ENGLISH}/"
            yield "missing", _item(file, 1, "", message, count)
        else:
            yield from _compared(file, english, found)


def _compared(file: str, english: WrittenFile, found: WrittenFile) -> Iterator[tuple[str, Item]]:
    for line, reason in found.broken:
        yield "missing", _item(file, line, "", f"is no message: {reason}")
    for name, original in english.messages.items():
        own = found.messages.get(name)
        if own is None:
            yield (
                "missing",
                _item(file, 1, name, f"is missing; in English: {_one_line(original.source)}"),
            )
            continue
        if not english.names and own.variables != original.variables:
            expected = ", ".join(f"${each}" for each in sorted(original.variables)) or "none"
            got = ", ".join(f"${each}" for each in sorted(own.variables)) or "none"
            yield "values", _item(file, own.line, name, f"expected {expected}, got {got}")
        if own.words > english.names and own.source == original.source:  # a name may be the same
            kind = "word" if own.words == 1 else "english"
            yield kind, _item(file, own.line, name, _one_line(own.source))


def _one_line(text: str) -> str:
    return " ".join(text.split())


# The rulebook, and words to avoid


def _rulebook(shelf: Shelf, lang: str) -> Iterator[Item]:
    path = shelf.root / "rulebook" / f"{lang}.md"
    file = shown(path, shelf.root)
    if path.is_file():
        yield from map(Item, read_rulebook(path, file, lang)[1])
    else:
        count = len(PARAGRAPHS)
        yield _item(file, 1, "", f"is missing: {_counted(count, 'paragraph')} to write", count)


def _forbidden(shelf: Shelf, lang: str) -> Iterator[Item]:
    never, _ = read_never(shelf)
    if lang not in never:
        file = shown(shelf.root / NEVER, shelf.root)
        yield _item(file, 1, lang, "no words are listed that this language should avoid")
    elif lang in LANGUAGE_CODES:
        yield from map(Item, forbidden(shelf, lang, never[lang]))


# Lessons


def _lessons(shelf: Shelf, lang: str) -> Iterator[tuple[str, Item]]:
    for lesson_id in _in_order(shelf):
        english_path = shelf.root / lesson_id / f"{ENGLISH}.md"
        english, _ = read_prose(english_path, shown(english_path, shelf.root), ENGLISH)
        path = shelf.root / lesson_id / f"{lang}.md"
        file = shown(path, shelf.root)
        if english is None:
            continue
        if not path.is_file():
            count = sum(1 for _ in _texts(english))
            steps = _counted(len(english.steps), "step")
            message = f"is missing: {steps}, {_counted(count, 'text')} to write"
            yield "missing", _item(file, 1, "", message, count)
            continue
        prose, problems = read_prose(path, file, lang)
        for problem in problems:
            yield "missing", Item(problem)
        if prose:
            yield from _translated(english, prose)
            if lang != ENGLISH and prose.of != english.digest:
                before = earlier(english_path, prose.of) if prose.of else None
                yield from (("stale", item) for item in _stale(english, prose, before))


def _in_order(shelf: Shelf) -> Iterator[str]:
    """Yields the folders of prose: lessons in the order of the course, then all others."""
    decks = shelf.course.decks if shelf.course else ()
    prose = {path.parent.name for path in shelf.root.glob(f"*/{ENGLISH}.md")} - {"rulebook"}
    placed = [place.id for deck in decks for place in deck.places if place.id in prose]
    yield from placed
    yield from sorted(prose - set(placed))


def _texts(prose: Prose) -> Iterator[tuple[str, str]]:
    yield "title", prose.title
    yield "summary", prose.summary
    for words in prose.steps.values():
        yield f"{words.id}: title", words.title
        for key, text in words.by_section.items():
            yield f"{words.id}: {key}", text


def _translated(english: Prose, prose: Prose) -> Iterator[tuple[str, Item]]:
    own = dict(_texts(prose))
    for where, text in _texts(english):
        step, _, key = where.partition(": ")
        words = prose.steps.get(step)
        if key and words is None:
            if key == "title":  # the whole step is said once
                count = 1 + len(english.steps[step].by_section)
                message = f"the step is missing: {_counted(count, 'text')} to write"
                yield "missing", _item(prose.file, 1, step, message, count)
        elif where not in own:
            assert words
            yield "missing", _item(prose.file, words.line, step, f"### {key} is missing")
        elif own[where] == text and count_words(REFERENCE.sub("", text)) > 1:
            line = _line_of(words, key) if words else 1
            yield "english", _item(prose.file, line, where, _one_line(text))


def _line_of(words: StepProse, key: str) -> int:
    if key == "title":
        return words.line
    return next(text.line for name, text in words.texts if name == key)


def _stale(english: Prose, prose: Prose, before: str | None) -> Iterator[Item]:
    if prose.of is None:
        message = f"names no English text: write of: {english.digest} when it agrees"
        yield _item(prose.file, 1, "of", message)
        return
    changed = list(changes(before, english)) if before else []
    for where, how in changed:
        step, _, key = where.partition(": ")
        words = prose.steps.get(step)
        lines = [text.line for name, text in (words.texts if words else ()) if name == key]
        line = lines[0] if lines else words.line if words else 1
        yield _item(prose.file, line, where, f"{how} in English since this was made")
    what = "" if changed else "; no history tells what has changed"
    message = f"was made from {prose.of}: when it agrees write {english.digest}{what}"
    yield _item(prose.file, 1, "of", message, 0 if changed else 1)

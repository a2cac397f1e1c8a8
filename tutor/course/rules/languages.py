"""Rule 6: all languages have the whole lesson, from the English of today, in the right words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from tutor.course.asking import make_question
from tutor.course.loader import LessonFiles
from tutor.course.model import HINT_RUNGS, ChooseStep, Lesson, Step
from tutor.course.position import PositionError, position
from tutor.course.problems import Problem, shown
from tutor.course.prose import REFERENCE, Prose, StepProse, Text
from tutor.course.questions import QuestionError
from tutor.course.rules import Shelf
from tutor.course.rules.reading import needs_wrong
from tutor.course.source import read_yaml
from tutor.words import LANGUAGE_CODES

RULE = 6
ENGLISH = "en"
NEVER = "never.yaml"


def check(shelf: Shelf) -> Iterator[Problem]:
    """Yields what the languages of each lesson lack, and words that the glossary forbids."""
    never, problems = read_never(shelf)
    yield from problems
    for files in shelf.lessons.values():
        if files.lesson:
            for prose in files.prose.values():
                yield from _sections(files.lesson, prose)
        yield from _translations(files)
        for prose in files.prose.values():
            yield from _forbidden(never.get(prose.lang, ()), prose)


# Sections, against lesson.yaml


def _sections(lesson: Lesson, prose: Prose) -> Iterator[Problem]:
    for step in lesson.steps:
        words = prose.steps.get(step.id)
        if words is None:
            yield Problem(prose.file, 1, 1, RULE, step.id, "this step has no section")
            continue
        needed, allowed = _wanted(lesson, step)
        for key in needed:
            if key not in words.sections:
                message = f"there is no section ### {key}"
                yield Problem(prose.file, words.line, 1, RULE, step.id, message)
        for key, text in words.sections.items():
            if key not in needed and key not in allowed:
                message = f"lesson.yaml asks for no section ### {key}"
                yield Problem(prose.file, text.line, 1, RULE, step.id, message)
    known = {step.id for step in lesson.steps}
    for words in prose.steps.values():
        if words.id not in known:
            message = "lesson.yaml has no such step"
            yield Problem(prose.file, words.line, 1, RULE, words.id, message)


def _wanted(lesson: Lesson, step: Step) -> tuple[list[str], list[str]]:
    """Returns the sections that a step must have, and those that it may have."""
    needed = [*HINT_RUNGS[: step.hints], *(f"try: {answer}" for answer in step.tries)]
    try:
        asked = make_question(step, position(lesson, step.id))
    except (PositionError, QuestionError):
        asked = None  # rule 2 has said so
    options = [f"option: {option.id}" for option in asked.options] if asked else []
    if isinstance(step, ChooseStep) and step.choose == "option":
        needed += options
    if needs_wrong(step, asked):
        needed.append("wrong")
    return needed, ["right", "wrong", *options] if step.ask not in ("read", "watch") else []


# Translations, against English


def _translations(files: LessonFiles) -> Iterator[Problem]:
    english = files.prose.get(ENGLISH)
    if english is None:
        return
    if english.of is not None:
        yield Problem(english.file, 1, 1, RULE, "of", "the English text is no translation")
    for lang in LANGUAGE_CODES:
        prose = files.prose.get(lang)
        if lang == ENGLISH or prose is None:
            continue
        if prose.of != english.digest:
            made = "names no English text" if prose.of is None else f"was made from {prose.of}"
            message = f"{made}; the English text of today is {english.digest}"
            yield Problem(prose.file, 1, 1, RULE, "of", message)
        for step_id, words in english.steps.items():
            if step_id in prose.steps:
                yield from _alike(prose, words, prose.steps[step_id])


def _alike(prose: Prose, english: StepProse, words: StepProse) -> Iterator[Problem]:
    for key in sorted(set(english.sections) ^ set(words.sections)):
        if key in ("right", "wrong") or key.startswith("option"):
            has = "has" if key in words.sections else "lacks"
            message = f"{has} a section ### {key}, the English text does not agree"
            yield Problem(prose.file, words.line, 1, RULE, words.id, message)
    for key, ours in _by_section(english).items():
        theirs = _by_section(words).get(key)
        if theirs:
            yield from _same_references(prose, f"{words.id}: {key}", ours, theirs)


def _by_section(words: StepProse) -> dict[str, list[Text]]:
    found: dict[str, list[Text]] = {}
    for key, text in words.texts:
        found.setdefault(key, []).append(text)
    return found


def _same_references(
    prose: Prose, where: str, english: Sequence[Text], texts: Sequence[Text]
) -> Iterator[Problem]:
    def cards(these: Sequence[Text]) -> set[str]:
        return {" ".join(sorted(group)) for text in these for group in text.cards}

    def terms(these: Sequence[Text]) -> set[str]:
        return {f"term:{term}" for text in these for term in text.terms}

    for what in (cards, terms):
        ours, theirs = what(english), what(texts)
        if missing := sorted(ours - theirs):
            message = f"the English text names {{{'} {'.join(missing)}}}, this one does not"
            yield Problem(prose.file, texts[0].line, 1, RULE, where, message)
        if extra := sorted(theirs - ours):
            message = f"the English text does not name {{{'} {'.join(extra)}}}"
            yield Problem(prose.file, texts[0].line, 1, RULE, where, message)


# Words that are wrong everywhere


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


@lru_cache(maxsize=1024)
def pattern(word: str, lang: str) -> re.Pattern[str]:
    """Returns what finds a forbidden word: whole words, in small letters also with a capital."""
    if lang == "zh":
        return re.compile(re.escape(word))
    letters = re.escape(word).replace(r"\*", r"\w*")
    flags = 0 if any(letter.isupper() for letter in word) else re.IGNORECASE
    return re.compile(rf"(?<!\w){letters}(?!\w)", flags)


def _forbidden(never: Sequence[str], prose: Prose) -> Iterator[Problem]:
    for where, line, text in _lines(prose):
        shown_text = REFERENCE.sub(lambda match: match[1].partition("|")[2], text)
        for word in never:
            if found := pattern(word, prose.lang).search(shown_text):
                message = f"the glossary never says “{found[0]}”"
                yield Problem(prose.file, line, 1, RULE, where, message)


def _lines(prose: Prose) -> Iterator[tuple[str, int, str]]:
    yield "title", 1, prose.title
    yield "summary", 1, prose.summary
    for words in prose.steps.values():
        yield words.id, words.line, words.title
        for key, text in words.texts:
            for offset, line in enumerate(text.source.splitlines()):
                yield f"{words.id}: {key}", text.line + offset, line

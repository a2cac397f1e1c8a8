"""Rule 6: all languages have the whole lesson, made from the English text of today.

Also says, as rule 5, where a wrong way has no words. Forbidden words are `never`'s.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tutor.course.asking import make_question
from tutor.course.model import HINT_RUNGS, ChooseStep, Lesson, Step
from tutor.course.position import PositionError, position
from tutor.course.problems import Problem
from tutor.course.prose import Prose, StepProse, Text
from tutor.course.questions import QuestionError
from tutor.course.rules import Shelf
from tutor.course.rules.reading import needs_wrong
from tutor.words import LANGUAGE_CODES

RULE = 6
ENGLISH = "en"
WRONG_WAYS = 5
"""The rule about the sections that answer a wrong way."""


def check(shelf: Shelf) -> Iterator[Problem]:
    """Yields what the languages of each lesson lack, and where they differ from English."""
    for lesson, prose in shelf.written():
        yield from _sections(lesson, prose)
    for files in shelf.lessons.values():
        yield from translations(files.prose)


# Sections, against lesson.yaml


def _sections(lesson: Lesson, prose: Prose) -> Iterator[Problem]:
    for step in lesson.steps:
        words = prose.steps.get(step.id)
        if words is None:
            yield Problem(prose.file, 1, 1, RULE, step.id, "this step has no section")
            continue
        needed, allowed = sections_of(lesson, step)
        for key in needed:
            if key not in words.sections:
                message = f"there is no section ### {key}"
                rule = WRONG_WAYS if key == "wrong" or key.startswith("try") else RULE
                yield Problem(prose.file, words.line, 1, rule, step.id, message)
        for key, text in words.sections.items():
            if key not in needed and key not in allowed:
                message = f"lesson.yaml asks for no section ### {key}"
                yield Problem(prose.file, text.line, 1, RULE, step.id, message)
    known = {step.id for step in lesson.steps}
    for words in prose.steps.values():
        if words.id not in known:
            message = "lesson.yaml has no such step"
            yield Problem(prose.file, words.line, 1, RULE, words.id, message)


def sections_of(lesson: Lesson, step: Step) -> tuple[list[str], list[str]]:
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


def translations(files: Mapping[str, Prose]) -> Iterator[Problem]:
    """Yields where the translations of a text do not agree with the English of today."""
    english = files.get(ENGLISH)
    if english is None:
        return
    if english.of is not None:
        yield Problem(english.file, 1, 1, RULE, "of", "the English text is no translation")
    for lang in LANGUAGE_CODES:
        prose = files.get(lang)
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

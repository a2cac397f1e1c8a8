"""Rule 5: a prompt keeps the answer to itself, every text stays short, every wrong way has words.

Which sections a step needs is rule 6's, which calls `needs_wrong`; a wrong way without words it
reports as rule 5.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.cards import Card, format_cards
from tutor.course.asking import make_question
from tutor.course.model import (
    BuryStep,
    ChooseStep,
    Lesson,
    OrderStep,
    PickStep,
    PlayStep,
    ReadStep,
    Step,
    WatchStep,
)
from tutor.course.position import PositionError, position
from tutor.course.problems import Problem
from tutor.course.prose import Prose, StepProse
from tutor.course.questions import AnswerError, Question, QuestionError
from tutor.course.rules import Shelf
from tutor.words import language

RULE = 5
BUDGET, BUDGET_TO_READ = 240, 360
BUDGET_UNSPACED, BUDGET_TO_READ_UNSPACED = 100, 150
"""Characters of a section, and of a prompt to read or watch, in a language without spaces."""


def check(shelf: Shelf) -> Iterator[Problem]:
    """Yields what is wrong with single texts, language by language."""
    for lesson, prose in shelf.written():
        yield from _prose(lesson, prose)


def _prose(lesson: Lesson, prose: Prose) -> Iterator[Problem]:
    for step in lesson.steps:
        words = prose.steps.get(step.id)
        if words is None:
            continue
        yield from _length(step, prose, words)
        try:
            table = position(lesson, step.id)
            asked = make_question(step, table)
        except (PositionError, QuestionError):
            continue  # rule 2 has said so
        if asked and _told(step, asked, words):
            message = f"the prompt names the answer: {_told(step, asked, words)}"
            yield Problem(prose.file, words.line, 1, RULE, f"{step.id}: prompt", message)


def _length(step: Step, prose: Prose, words: StepProse) -> Iterator[Problem]:
    spaced, reads = language(prose.lang).spaced, isinstance(step, ReadStep | WatchStep)
    budget = BUDGET if spaced else BUDGET_UNSPACED
    if reads:
        budget = BUDGET_TO_READ if spaced else BUDGET_TO_READ_UNSPACED
    prompt = words.situation.length + (words.task.length + 1 if words.task else 0)
    lengths = [("prompt", words.situation.line, prompt)]
    lengths += [(key, text.line, text.length) for key, text in words.sections.items()]
    for key, line, length in lengths:
        if length > budget:
            message = f"{length} characters, expected {budget} at most"
            yield Problem(prose.file, line, 1, RULE, f"{step.id}: {key}", message)


def _told(step: Step, asked: Question, words: StepProse) -> str:
    """Returns the right answer that a prompt names; empty where it keeps it to itself."""
    groups = [group for key, text in words.texts if key == "prompt" for group in text.cards]
    if isinstance(step, PlayStep | PickStep):
        named = Counter(card for group in groups for card in group)
        for right in asked.rights():
            if not Counter(Card(code) for code in right.split()) - named:
                return right
    elif isinstance(step, OrderStep | BuryStep):
        for text in map(format_cards, groups):
            try:
                answer = asked.read(text)
            except AnswerError:
                continue  # not all the cards
            if asked.judge(answer).right:
                return text
    return ""


def needs_wrong(step: Step, asked: Question | None) -> bool:
    """Tells whether a step has wrong answers that neither a try nor the coach has words for."""
    if asked is None:
        return False
    if isinstance(step, PlayStep | BuryStep):
        return step.judge != "legal"
    if isinstance(step, PickStep) and step.pick == "declaration":
        return False
    if isinstance(step, ChooseStep):
        wrong = {option.id for option in asked.options} - set(asked.rights())
        return not wrong <= set(step.tries)
    return True

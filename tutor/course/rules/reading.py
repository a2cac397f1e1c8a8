"""Rules 4 and 5: prose names only cards the learner sees, keeps the answer, and stays short.

Also that every wrong way has words; that all languages have them is rule 6.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from engine.cards import Card
from tutor.course.asking import make_question
from tutor.course.model import (
    BuryStep,
    ChooseStep,
    Lesson,
    PickStep,
    PlayStep,
    ReadStep,
    Step,
    WatchStep,
)
from tutor.course.position import Position, PositionError, position
from tutor.course.problems import Problem
from tutor.course.prose import Prose, StepProse
from tutor.course.questions import Question, QuestionError
from tutor.course.rules import Shelf

VISIBLE, LENGTH = 4, 5
BUDGET, BUDGET_TO_READ = 240, 360
BUDGETS = {"zh": (100, 150)}
"""Characters of a section, and of a prompt to read or watch, where a language needs fewer."""


def check(shelf: Shelf) -> Iterator[Problem]:
    """Yields what is wrong with single texts, language by language."""
    for files in shelf.lessons.values():
        for prose in files.prose.values():
            if files.lesson:
                yield from _prose(files.lesson, prose)


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
        if not step.bare:
            yield from _visible(step, table, prose, words)
        if asked and isinstance(step, PlayStep | PickStep):
            yield from _given_away(asked, prose, words)


def _length(step: Step, prose: Prose, words: StepProse) -> Iterator[Problem]:
    budget, to_read = BUDGETS.get(prose.lang, (BUDGET, BUDGET_TO_READ))
    if isinstance(step, ReadStep | WatchStep):
        budget = to_read
    prompt = words.situation.length + (words.task.length + 1 if words.task else 0)
    lengths = [("prompt", words.situation.line, prompt)]
    lengths += [(key, text.line, text.length) for key, text in words.sections.items()]
    for key, line, length in lengths:
        if length > budget:
            message = f"{length} characters, expected {budget} at most"
            yield Problem(prose.file, line, 1, LENGTH, f"{step.id}: {key}", message)


def _visible(step: Step, table: Position, prose: Prose, words: StepProse) -> Iterator[Problem]:
    seen = Counter(seen_cards(step, table))
    for key, text in words.texts:
        for group in text.cards:
            if hidden := sorted((Counter(group) - seen).elements()):
                message = f"the learner does not see {' '.join(hidden)} at this step"
                where = f"{step.id}: {key}"
                yield Problem(prose.file, text.line, 1, VISIBLE, where, message)


def seen_cards(step: Step, table: Position) -> list[Card]:
    """Lists the cards that a step's page shows: hand, tricks, and those of the question."""
    seen = list(table.hand)
    if table.deal and table.deal.table:
        tricks = [*table.deal.table.tricks]
        if not table.deal.table.over:
            tricks.append(table.deal.table.trick)
        seen += [card for trick in tricks for play in trick.plays for card in play]
    seen += [card for card in step.cards or () if card not in seen]
    for _, cards in step.declared:
        seen += (Counter(cards) - Counter(seen)).elements()
    if table.result:
        seen += [*(table.result.kitty or ()), *(table.result.last_lead or ())]
    if isinstance(step, ChooseStep) and isinstance(step.options, Mapping):
        for cards in step.options.values():
            seen += (Counter(cards) - Counter(seen)).elements()
    if isinstance(step, PickStep) and step.card:
        seen.append(step.card)
    return seen


def _given_away(asked: Question, prose: Prose, words: StepProse) -> Iterator[Problem]:
    prompt = [text for key, text in words.texts if key == "prompt"]
    named = Counter(card for text in prompt for group in text.cards for card in group)
    for right in asked.rights():
        if not Counter(Card(code) for code in right.split()) - named:
            message = f"the prompt names the answer: {right}"
            yield Problem(prose.file, words.line, 1, LENGTH, f"{words.id}: prompt", message)
            return


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

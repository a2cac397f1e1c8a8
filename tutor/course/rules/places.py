"""Rule 4: cards that the prose names are seen by the learner, and lie where the prose says."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache

from engine.cards import Card, Seat
from tutor.course.model import ChooseStep, Lesson, PickStep, Step
from tutor.course.position import Position, PositionError, position
from tutor.course.problems import Problem
from tutor.course.prose import REFERENCE, Prose, StepProse, Text
from tutor.course.rules import Shelf
from tutor.words import Words, language
from tutor.words.inventory import inventory

RULE = 4
PART_OF_A_SENTENCE = re.compile(r"[.,;:!?()。，、；：！？（）]|\s[–—]\s|\n")


def check(shelf: Shelf) -> Iterator[Problem]:
    """Yields cards named in the prose that lie elsewhere or nowhere, language by language."""
    for lesson, prose in shelf.written():
        yield from _prose(lesson, prose)


def _prose(lesson: Lesson, prose: Prose) -> Iterator[Problem]:
    for step in lesson.steps:
        words = prose.steps.get(step.id)
        if words is None or step.bare:
            continue
        try:
            table = position(lesson, step.id)
        except PositionError:
            continue  # rule 2 has said so
        yield from _visible(step, table, prose, words)
        yield from _where_they_lie(table, prose, words)


def _visible(step: Step, table: Position, prose: Prose, words: StepProse) -> Iterator[Problem]:
    seen = Counter(seen_cards(step, table))
    for key, text in words.texts:
        for group in text.cards:
            if hidden := sorted((Counter(group) - seen).elements()):
                message = f"the learner does not see {' '.join(hidden)} at this step"
                where = f"{step.id}: {key}"
                yield Problem(prose.file, text.line, 1, RULE, where, message)


def seen_cards(step: Step, table: Position) -> list[Card]:
    """Lists the cards that a step's page shows: hand, tricks, and those of the question."""
    seen = list(table.hand)
    seen += [card for cards in played_by(table).values() for card in cards]
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


def played_by(table: Position) -> dict[Seat, list[Card]]:
    """Returns what each seat has played in the tricks that a step shows."""
    played: dict[Seat, list[Card]] = {seat: [] for seat in Seat}
    shown = table.deal.table if table.deal else None
    for trick in [*shown.tricks, *([] if shown.over else [shown.trick])] if shown else ():
        for number, cards in enumerate(trick.plays):
            played[trick.seat_of(number)] += cards
    return played


def _where_they_lie(table: Position, prose: Prose, words: StepProse) -> Iterator[Problem]:
    """Finds a prompt that names a seat, and then cards that another seat has played."""
    played = played_by(table)
    for seat, cards, line in _told(words, prose.lang, table.learner):
        if seat is table.learner or not Counter(cards) - Counter(played[seat]):
            continue
        for other, lying in played.items():
            if not Counter(cards) - Counter(lying):
                message = f"{' '.join(cards)} lie at {other.name}, not at {seat.name}"
                yield Problem(prose.file, line, 1, RULE, f"{words.id}: prompt", message)


def _told(words: StepProse, lang: str, you: Seat) -> Iterator[tuple[Seat, tuple[Card, ...], int]]:
    """Yields cards of a prompt with the seat named last before them in their part of a sentence."""
    for key, text in words.texts:
        for line, part in _parts(text) if key == "prompt" else ():
            named = [(at, seat) for seat, name in names(lang, you) for at in _starts(name, part)]
            for match in REFERENCE.finditer(part):
                before = [each for each in named if each[0] < match.start()]
                cards = Text(match[0], 1).cards
                if before and cards:
                    yield max(before)[1], cards[0], line


def _parts(text: Text) -> Iterator[tuple[int, str]]:
    # The colon of {term:trump} parts nothing.
    for offset, line in enumerate(text.source.splitlines()):
        whole = REFERENCE.sub(lambda match: match[0].replace(":", " "), line)
        cuts = [0, *(match.end() for match in PART_OF_A_SENTENCE.finditer(whole)), len(whole)]
        for start, end in itertools.pairwise(cuts):
            yield text.line + offset, line[start:end]


def _starts(name: re.Pattern[str], part: str) -> Iterator[int]:
    return (match.start() for match in name.finditer(part))


@cache
def names(lang: str, you: Seat) -> tuple[tuple[Seat, re.Pattern[str]], ...]:
    """Returns each seat with a pattern of all its names in a language, in every form."""
    words, found = Words.of(lang, you), []
    uses = [inventory(lang)[f"seat-{end}"].uses for end in (*"SENW", "you")]
    forms = {key for use in uses for each in use.get("form", ()) for key in each.keys}
    for seat in Seat:
        called = {words.name(seat, form) for form in {"label", "name", *forms}}
        edge = r"\b" if language(lang).spaced else ""
        either = "|".join(map(re.escape, sorted(called, key=len, reverse=True)))
        found.append((seat, re.compile(f"{edge}(?:{either}){edge}", re.IGNORECASE)))
    return tuple(found)

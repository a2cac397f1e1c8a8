"""What the search finds in one language: lessons, steps, rules, principles of strategy, terms.

Of a step what is read before answering is searched, and the rule behind it, so that no answer is
given away; and the names of the cards that it speaks of, which find it without being shown.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.cards import Card
from tutor.course.guide import guide
from tutor.course.loader import Course
from tutor.course.prose import StepProse, Text
from tutor.course.rulebook import Block, rulebook, terms
from tutor.course.search import Entry, Index
from tutor.words import LANGUAGES, Words

KINDS = ("lesson", "step", "rule", "strategy", "term")
TAG = re.compile(r"<[^>]+>")
HAN = "\u3001-\u9fff\uff00-\uffef"
BETWEEN_HAN = re.compile(
    rf"(?<=[{HAN}]) (?=[{HAN}])|(?<=[。，：；！？、）]) | (?=[。，：；！？、（])"
)
SPOKEN = ("rule",)
"""The sections of a step that are searched besides its prompt."""


@dataclass(frozen=True, slots=True)
class Found:
    """What an entry is: its kind, its id, and the lesson of a step."""

    kind: str
    id: str
    lesson: str = ""


def make_index(course: Course, lang: str) -> Index[Found]:
    """Returns the index of a course in one language; made anew at each call."""
    words = Words.of(lang)
    return Index(
        lang,
        (
            *_lessons(course, lang, words),
            *_rules(lang, words),
            *_principles(lang, words),
            *_terms(lang, words),
        ),
    )


def plain(text: Text, words: Words) -> str:
    """Returns a text of a lesson without marks, cards and terms by their names."""

    def cards(named: tuple[Card, ...]) -> str:
        return html.escape(words.name(named))

    def term(term_id: str, shown: str | None) -> str:
        return html.escape(shown or words.ui(f"term-{term_id}"))

    return _bare(text.html(cards, term))


def _bare(made: str) -> str:
    return _joined([html.unescape(TAG.sub(" ", made))])


def _joined(texts: Iterable[str]) -> str:
    """Puts texts one after the other; between Chinese characters and signs stands no space."""
    return BETWEEN_HAN.sub("", " ".join(" ".join(texts).split()))


def _lessons(course: Course, lang: str, words: Words) -> Iterator[Entry[Found]]:
    for place in course.ready:
        prose = place.prose[lang]
        yield Entry(Found("lesson", place.id), prose.title, prose.summary)
        for step in prose.steps.values():
            found = Found("step", step.id, place.id)
            yield Entry(found, step.title, _step(step, words), _cards(step, words))


def _step(step: StepProse, words: Words) -> str:
    texts = [step.situation, step.task, *(step.sections.get(key) for key in SPOKEN)]
    return _joined(plain(text, words) for text in texts if text)


def _cards(step: StepProse, words: Words) -> tuple[str, ...]:
    """Returns the names of all cards that a step speaks of; a card finds the step."""
    named = {card for _, text in step.texts for group in text.cards for card in group}
    return tuple(words.name(card) for card in sorted(named))


def _named(block: Block, words: Words) -> str:
    """Returns a piece of a paragraph, with the profile that it holds for before it."""
    return (
        block.html
        if block.profile is None
        else f"{block.profile}{words.ui('review-colon')} {block.html}"
    )


def _rules(lang: str, words: Words) -> Iterator[Entry[Found]]:
    for paragraph in rulebook(lang).paragraphs:
        text = _joined(_bare(_named(block, words)) for block in paragraph.blocks)
        yield Entry(Found("rule", paragraph.id), paragraph.title, text)


def _principles(lang: str, words: Words) -> Iterator[Entry[Found]]:
    book = guide()
    for chapter in book.chapters:
        for each in chapter.principles:
            own = book.prose[lang].steps[each.id]
            yield Entry(Found("strategy", each.id), own.title, _step(own, words))


def _terms(lang: str, words: Words) -> Iterator[Entry[Found]]:
    others = [Words.of(each.code) for each in LANGUAGES if each.code != lang]
    for row in terms().values():
        also = [other.ui(f"term-{row.id}") for other in others]
        also += [row.zh, row.pinyin, row.pinyin.replace(" ", "")]
        title = words.ui(f"term-{row.id}")
        yield Entry(Found("term", row.id), title, words.ui(f"term-{row.id}-text"), tuple(also))

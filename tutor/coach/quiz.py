"""Questions about what can be known at the table, for learners who would rather count themselves.

The answers are those of `tutor.coach.known`; how they are typed in is up to the page.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.cards import PRINTED_SUITS, Card, Seat
from engine.trumps import Trumps
from tutor.coach.known import Known
from tutor.words.message import Message, say


@dataclass(frozen=True, slots=True)
class Question:
    """One question: its id, its words, the right answer, and the sentence that tells it.

    The answer is a number, or the seats of which something is so.
    """

    id: str
    asks: Message
    answer: int | frozenset[Seat]
    told: Message


def questions(trumps: Trumps, facts: Known) -> tuple[Question, ...]:
    """Returns all that may be asked now, mixed; the ids stay the same from trick to trick."""
    counts, shown = list(_counts(trumps, facts)), list(_shown(facts))
    mixed = []
    while counts or shown:
        mixed += [group.pop(0) for group in (counts, shown) if group]
    return tuple(mixed)


def after(asked: tuple[Question, ...], question_id: str) -> Question:
    """Returns the question that follows another; after the last comes the first."""
    at = [each.id for each in asked].index(question_id)
    return asked[(at + 1) % len(asked)]


def _counts(trumps: Trumps, facts: Known) -> Iterator[Question]:
    yield _number("trumps", facts.trumps)
    yield from _tops(trumps, facts)
    yield _number("points", facts.points_out)
    yield _number("jokers", sum(card.is_joker for card in facts.out))


def _number(what: str, n: int) -> Question:
    return Question(what, say(f"known-ask-{what}"), n, say(f"known-told-{what}", n=n))


def _tops(trumps: Trumps, facts: Known) -> Iterator[Question]:
    """Asks for the highest card of each side suit."""
    for suit in PRINTED_SUITS:
        if suit is not trumps.suit:
            [card] = trumps.ladder(suit)[0]
            yield _top(card, facts.out.count(card))


def _top(card: Card, n: int) -> Question:
    told = say("known-told-card", cards=(card,), n=n)
    return Question(f"card-{card}", say("known-ask-card", cards=(card,)), n, told)


def _shown(facts: Known) -> Iterator[Question]:
    for suit in facts.led:
        void = tuple(each.seat for each in facts.seats if suit in each.voids)
        told = say("known-told-nobody", suit=suit)
        if void:
            told = say("known-told-void", suit=suit, seats=void)
        yield Question(f"void-{suit}", say("known-ask-void", suit=suit), frozenset(void), told)

"""What every question of a step can do: read an answer, judge it, name the right ones.

An answer is a text, as it stands in a lesson's `tries:` and comes out of a form: cards parted by
spaces, a number, an option. One class a kind of question, in the modules beside this one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable
from dataclasses import dataclass

from engine.cards import Card, CardError, missing_from, parse_cards
from engine.deal import Deal
from engine.verdict import Verdict
from tutor.course.position import Position
from tutor.words.message import Message, say

LONGEST_ANSWER = 400


class AnswerError(ValueError):
    """A text that is no answer to this question at all; `message` says so to the learner."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message = message


class QuestionError(ValueError):
    """A question that the lesson's table does not let anybody ask; the linter reports it."""


@dataclass(frozen=True)
class Judged:
    """What an answer is worth: right or not, the engine's verdict on a play, reasons, the table."""

    right: bool
    verdict: Verdict | None = None
    reasons: tuple[Message, ...] = ()
    after: Deal | None = None


@dataclass(frozen=True)
class Option:
    """One option of a `choose` step: its id, its own label if it has one, its cards if any."""

    id: str
    label: Message | None = None
    cards: tuple[Card, ...] = ()


class Question(ABC):
    """A step's question at its table; made by `run.question`."""

    options: tuple[Option, ...] = ()
    count: int | None = None
    """The number of cards to choose, where it is fixed and no secret."""

    def __init__(self, position: Position) -> None:
        self.position = position

    @abstractmethod
    def read(self, text: str) -> Hashable:
        """Returns the answer in the form in which equal answers are equal; `AnswerError`."""

    @abstractmethod
    def judge(self, answer: Hashable) -> Judged:
        """Judges an answer that was read."""

    @abstractmethod
    def rights(self) -> tuple[str, ...]:
        """Lists the right answers as texts: all of them, or examples where they are too many."""


def read_cards(text: str) -> tuple[Card, ...]:
    """Reads the cards of an answer; raises `AnswerError` naming the bad one."""
    if len(text) > LONGEST_ANSWER:
        raise AnswerError(say("error-bad-card", text=text[:12] + "…"))
    try:
        return parse_cards(text)
    except CardError:
        bad = next(code for code in text.split() if not _is_card(code))
        raise AnswerError(say("error-bad-card", text=bad[:12])) from None


def _is_card(code: str) -> bool:
    try:
        Card(code)
    except CardError:
        return False
    return True


def read_chosen(text: str, among: Iterable[Card]) -> tuple[Card, ...]:
    """Reads cards that must lie among those shown; raises `AnswerError`."""
    cards = read_cards(text)
    if not cards:
        raise AnswerError(say("lesson-nothing-chosen"))
    if missing := missing_from(among, cards):
        raise AnswerError(say("lesson-not-shown", cards=missing))
    return cards


def as_cards(answer: Hashable) -> tuple[Card, ...]:
    """Returns an answer that `read_cards` made, for the type checker."""
    assert isinstance(answer, tuple)
    return answer

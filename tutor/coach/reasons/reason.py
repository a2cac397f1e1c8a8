"""A reason for a grade, and the detector that finds it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, TypeVar

from engine.cards import Card
from tutor.coach.reasons.claims import Claim
from tutor.words.message import Grouped, Message, Value


class Tone(StrEnum):
    """Whether a reason speaks for a decision or against it; the end of its message's id."""

    PRAISE = "good"
    CRITICISM = "bad"


class Weakness(StrEnum):
    """What a learner who keeps hearing a reason should work on."""

    POINTS = "points"
    TRUMPS = "trumps"
    PAIRS = "pairs"
    LEADS = "leads"
    THROWS = "throws"
    VOIDS = "voids"
    KITTY = "kitty"
    BIDDING = "bidding"

    @property
    def basics(self) -> str:
        """The lesson of the first deck on which work at it rests."""
        return _BASICS[self]


_BASICS = {
    Weakness.POINTS: "points",
    Weakness.TRUMPS: "trumps",
    Weakness.PAIRS: "pairs",
    Weakness.LEADS: "seats",
    Weakness.THROWS: "tractors",
    Weakness.VOIDS: "ruffing",
    Weakness.KITTY: "kitty-scoring",
    Weakness.BIDDING: "declaring",
}


BOTH = (Tone.PRAISE, Tone.CRITICISM)
GOOD = (Tone.PRAISE,)
BAD = (Tone.CRITICISM,)


@dataclass(frozen=True, slots=True)
class Reason:
    """What a detector found.

    `strength` orders the reasons of one decision, the strongest is said first. `params` are the
    values of the sentence, each of which stands in one of `claims`. `cites` are ids of rulebook
    paragraphs; `principle` is the number of the principle in what good players know, if it is one.
    """

    id: str
    tone: Tone
    strength: int
    params: Mapping[str, Value] = field(default_factory=dict)
    claims: tuple[Claim, ...] = ()
    cites: tuple[str, ...] = ()
    principle: int | None = None
    lesson: str | None = None
    weakness: Weakness | None = None

    @property
    def message(self) -> Message:
        """The sentence."""
        return Message(f"reason-{self.id}-{self.tone}", self.params)


@dataclass(frozen=True, slots=True)
class Found:
    """What a detector saw: how strongly it counts, the values to say and what they claim."""

    strength: int
    claims: tuple[Claim, ...]
    params: Mapping[str, Value]


def found(strength: int, *claims: Claim, **params: Value) -> Found:
    """Returns what a detector saw; bare cards in `params` are one single, pair or tractor."""
    return Found(strength, claims, {name: _named(value) for name, value in params.items()})


def _named(value: Value) -> Value:
    if isinstance(value, tuple) and all(isinstance(each, Card) for each in value):
        cards: Any = value
        return Grouped((cards,))
    return value


@dataclass(frozen=True, slots=True)
class Detector:
    """A detector with what it teaches.

    `case` is the kind of decision it looks at, `lesson` the place of the course that treats it (it
    may not be written yet), `tones` those that it has a sentence for.
    """

    id: str
    case: type
    weakness: Weakness
    principle: int | None
    lesson: str | None
    cites: tuple[str, ...]
    tones: tuple[Tone, ...]
    detect: Callable[[Any], Found | None]

    def look(self, case: Any, tone: Tone) -> Reason | None:
        """Returns the reason if the case is of the detector's kind and shows it."""
        if tone not in self.tones or not isinstance(case, self.case):
            return None
        seen = self.detect(case)
        if seen is None:
            return None
        return Reason(
            self.id,
            tone,
            seen.strength,
            seen.params,
            seen.claims,
            self.cites,
            self.principle,
            self.lesson,
            self.weakness,
        )


C = TypeVar("C")


def detector(
    reason_id: str,
    case: type[C],
    weakness: Weakness,
    principle: int | None = None,
    lesson: str | None = None,
    cites: tuple[str, ...] = (),
    tones: tuple[Tone, ...] = BOTH,
) -> Callable[[Callable[[C], Found | None]], Detector]:
    """Makes a detector of a function that looks at one kind of case."""

    def made(detect: Callable[[C], Found | None]) -> Detector:
        return Detector(reason_id, case, weakness, principle, lesson, cites, tones, detect)

    return made

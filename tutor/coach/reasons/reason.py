"""A reason for a grade: which detector gives it, its sentence, and what it claims of the cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from tutor.words.message import Message, Value


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


@dataclass(frozen=True, slots=True)
class Reason:
    """What a detector found.

    `strength` orders the reasons of one decision, the strongest is said first. `params` are the
    values of the sentence. `cites` are ids of rulebook paragraphs, `lesson` the place of the course
    that treats the matter.
    """

    id: str
    tone: Tone
    strength: int
    params: Mapping[str, Value] = field(default_factory=dict)
    cites: tuple[str, ...] = ()
    lesson: str | None = None

    @property
    def message(self) -> Message:
        """The sentence."""
        return Message(f"reason-{self.id}-{self.tone}", self.params)

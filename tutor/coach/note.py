"""What the coach hands over: messages, the paragraphs they rest on, and the cards they mean."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card
from tutor.words.message import Message, say


class Tier(StrEnum):
    """How a note is to be taken; each has its own emblem on the page."""

    NO = "no"
    """The rules refuse it."""
    YES = "yes"
    """Right."""
    EVEN = "even"
    """Just as good."""
    LITTLE = "little"
    """Allowed, and it costs a little."""
    COST = "cost"
    """Allowed, but it costs points."""
    UNSURE = "unsure"
    """It cannot be told."""
    FORCED = "forced"
    """The rules allow nothing else."""
    HINT = "hint"
    INFO = "info"
    """What happened, without a judgement."""


LOST = (Tier.LITTLE, Tier.COST)
"""The verdicts on an answer that gives points away; they have a number."""


@dataclass(frozen=True, slots=True)
class Note:
    """A remark of the coach.

    `cites` are ids of rulebook paragraphs, the most to the point first; `pointed` are cards of the
    learner that the remark is about, `refused` those that the rules do not let go in.
    """

    tier: Tier
    messages: tuple[Message, ...]
    cites: tuple[str, ...] = ()
    pointed: tuple[Card, ...] = ()
    refused: tuple[Card, ...] = ()


NODS = (say("nod-right"), say("nod-good"), say("nod-exactly"))


def nod(count: int) -> Message:
    """Returns a short nod for a right answer; counting on, no two in a row are the same."""
    return NODS[count % len(NODS)]

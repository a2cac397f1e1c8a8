"""Why a play, a declaration or a burial is allowed or not, as data.

A verdict holds cards and numbers, never a sentence: the coach, the hints, the live line, the
lesson linter and the position protocol all read the same one.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card


class Code(StrEnum):
    """The reason of a refusal; when several apply the first in this order is given (PROTOCOL)."""

    EMPTY = "empty"
    WRONG_COUNT = "wrong-count"
    BURY_COUNT = "bury-count"
    NOT_IN_HAND = "not-in-hand"
    MIXED_SUITS = "mixed-suits"
    THROWS_OFF = "throws-off"
    FOLLOW_SUIT = "follow-suit"
    FOLLOW_TRACTOR = "follow-tractor"
    FOLLOW_PAIR = "follow-pair"
    DECLARE_CLOSED = "declare-closed"
    DECLARE_NOT_IN_HAND = "declare-not-in-hand"
    DECLARE_NOT_LEVEL_CARD = "declare-not-level-card"
    DECLARE_OWN = "declare-own"
    DECLARE_TOO_WEAK = "declare-too-weak"
    NOT_THE_LEADER = "not-the-leader"
    CARDS_LEFT = "cards-left"


@dataclass(frozen=True, slots=True)
class Owed:
    """What a follower owes: cards of the led suit, pairs in it, and runs of pairs (RULES §5.5)."""

    suit_cards: int
    pairs: int
    tractors: tuple[int, ...]
    """The lengths, in pairs, of the tractors owed, longest first."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """A judge's answer: allowed when `code` is None, else the rule, the cards and a way out.

    `offending` are the cards of the attempt that broke the rule. `needed` is the number of cards
    asked for, where the count was wrong. Of a follow that is refused, `must` are the cards that
    all legal plays share (with multiplicity, sorted), `candidates` the runs, pairs or single
    cards that would meet the duty, `examples` one to three legal plays.
    """

    code: Code | None = None
    offending: tuple[Card, ...] = ()
    needed: int = 0
    owed: Owed | None = None
    must: tuple[Card, ...] = ()
    candidates: tuple[tuple[Card, ...], ...] = ()
    examples: tuple[tuple[Card, ...], ...] = ()
    standing: tuple[Card, ...] = ()
    """For a declaration: the cards of the declaration on the table."""
    stronger: tuple[str, ...] = ()
    """For a declaration: the rungs of the ladder that would still count."""

    @property
    def legal(self) -> bool:
        """Tells whether the attempt was allowed."""
        return self.code is None


LEGAL = Verdict()

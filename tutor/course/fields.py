"""The kinds of value that stand in a lesson file: cards, ranks, seats, plays, ids, codes.

Each is read from quoted text and turned into the engine's own type; which key takes which kind
is `model`'s.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, TypeVar

from pydantic import PlainValidator, StringConstraints

from engine.cards import Card, CardError, Rank, Seat, Suit, Team, parse_cards
from engine.trumps import parse_trump
from engine.verdict import Code

T = TypeVar("T")
ScriptedPlay = tuple[Seat, tuple[Card, ...]]
MARGIN = re.compile(r"(\d{1,3}(?:\.\d)?) ± (\d{1,2}(?:\.\d)?)")
WRONG = "wrong"
"""The code of a try that nothing forbids: it is only not the answer."""


def _reader(read: Callable[[str], T], expected: str) -> PlainValidator:
    def validate(value: object) -> T:
        if not isinstance(value, str):
            raise ValueError(f"expected {expected} in quotes, got {value!r}")
        try:
            return read(value)
        except ValueError as error:
            message = str(error) if isinstance(error, CardError) else ""
            raise ValueError(message or f"expected {expected}, got {value!r}") from None

    return PlainValidator(validate)


def _cards(text: str) -> tuple[Card, ...]:
    cards = parse_cards(text)
    if not cards:
        raise CardError("expected at least one card")
    return cards


def _scripted(text: str) -> ScriptedPlay:
    seat, colon, cards = text.partition(":")
    if not colon:
        raise CardError(f"expected a seat and its cards like 'N: S7 S7', got {text!r}")
    return Seat.parse(seat.strip()), _cards(cards)


@dataclass(frozen=True, slots=True)
class Margin:
    """A difference in points, as the search found it, with its standard error."""

    points: float
    error: float

    def __str__(self) -> str:
        return f"{self.points:.1f} ± {self.error:.1f}"


def _margin(text: str) -> Margin:
    match = MARGIN.fullmatch(text)
    if match is None:
        raise ValueError(text)
    return Margin(*map(float, match.groups()))


def _tries_code(text: str) -> str:
    return text if text == WRONG else Code(text).value


OneCard = Annotated[Card, _reader(Card, "a card")]
Cards = Annotated[tuple[Card, ...], _reader(_cards, "cards like 'S7 S7'")]
Level = Annotated[Rank, _reader(Rank, "a rank 2 … 9 T J Q K A")]
Trump = Annotated[Suit | None, _reader(parse_trump, "a trump S, H, C, D or NT")]
EffectiveSuit = Annotated[Suit, _reader(Suit, "a suit S, H, C, D or T (trumps)")]
SeatName = Annotated[Seat, _reader(Seat.parse, "a seat S, E, N or W")]
TeamName = Annotated[Team, _reader(Team, "a team NS or EW")]
Play = Annotated[ScriptedPlay, _reader(_scripted, "a seat and its cards like 'N: S7 S7'")]
Points = Annotated[Margin, _reader(_margin, "points with their error like '8.5 ± 0.6'")]
TryCode = Annotated[str, _reader(_tries_code, f"a code of a refusal, or {WRONG!r}")]
Id = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$", max_length=40)]
StepPath = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$")]
"""A step of the course as ``lesson/step``."""
Option = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9][A-Za-z0-9-]{0,39}$")]

"""What can be done in a hand, one small value an action, each with its line of text.

The line is what a record holds: ``draw 37``, ``declare E H7``, ``pass S``, ``take``,
``bury C3 C4 …``, ``play N SA SA``.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Seat, format_cards, parse_cards


@dataclass(frozen=True, slots=True)
class Draw:
    """Cards are dealt on, one by one in turn, until so many are out."""

    count: int

    def __str__(self) -> str:
        return f"draw {self.count}"


@dataclass(frozen=True, slots=True)
class Declare:
    """A seat shows cards to make trump."""

    seat: Seat
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"declare {self.seat} {format_cards(self.cards)}".rstrip()


@dataclass(frozen=True, slots=True)
class Pass:
    """A seat that was asked shows nothing."""

    seat: Seat

    def __str__(self) -> str:
        return f"pass {self.seat}"


@dataclass(frozen=True, slots=True)
class TakeKitty:
    """The dealer picks up the kitty; declaring is over and trump is set."""

    def __str__(self) -> str:
        return "take"


@dataclass(frozen=True, slots=True)
class Bury:
    """The dealer lays as many cards away as the kitty had."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"bury {format_cards(self.cards)}".rstrip()


@dataclass(frozen=True, slots=True)
class Play:
    """A seat leads or follows; for a throw the cards are the whole attempt."""

    seat: Seat
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"play {self.seat} {format_cards(self.cards)}".rstrip()


Action = Draw | Declare | Pass | TakeKitty | Bury | Play


def parse_action(text: str) -> Action:
    """Reads the line of an action; raises ValueError (`CardError` for a bad card)."""
    word, _, rest = text.partition(" ")
    if word == "draw" and rest.isascii() and rest.isdigit() and len(rest) < 5:
        return Draw(int(rest))
    if word == "take" and not rest:
        return TakeKitty()
    if word == "bury":
        return Bury(parse_cards(rest))
    seat, _, cards = rest.partition(" ")
    if word == "pass" and not cards:
        return Pass(Seat.parse(seat))
    if word == "declare":
        return Declare(Seat.parse(seat), parse_cards(cards))
    if word == "play":
        return Play(Seat.parse(seat), parse_cards(cards))
    raise ValueError(
        "expected draw N, declare SEAT CARDS, pass SEAT, take, bury CARDS or play SEAT CARDS, "
        f"got {text!r}"
    )

"""What a reason says of the cards, as data: each claim follows from the View it was made of.

A detector puts into its sentence only values that stand in one of its claims, so that somebody who
sees all four hands can check every word (tests/coach/test_reasons_facts.py does).
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Seat, Suit

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Void:
    """The seat has shown that it holds no card of the effective suit."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class NotShownOut:
    """None of the seats has shown that it is out of the suit."""

    seats: tuple[Seat, ...]
    suit: Suit


@dataclass(frozen=True, slots=True)
class Holder:
    """The seat holds the trick before the decision, with these cards."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class Takes:
    """The play holds the trick as soon as it is made."""

    play: Cards


@dataclass(frozen=True, slots=True)
class StaysWith:
    """After the play the trick is still the seat's, for now."""

    play: Cards
    seat: Seat


@dataclass(frozen=True, slots=True)
class SureWin:
    """After the play the seat keeps the trick, whatever its opponents still play."""

    play: Cards
    seat: Seat


@dataclass(frozen=True, slots=True)
class Later:
    """The seats play to this trick after the decision, and nobody else does."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Points:
    """Cards of the hand, with what they count together."""

    cards: Cards
    points: int


@dataclass(frozen=True, slots=True)
class TrickPoints:
    """The points lying in the trick before the decision."""

    points: int


@dataclass(frozen=True, slots=True)
class Unseen:
    """The cards are neither in the seat's hand nor played nor buried by it."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Higher:
    """The first cards, of one effective suit with the others, are higher."""

    cards: Cards
    than: Cards


@dataclass(frozen=True, slots=True)
class HoldsOff:
    """The card, played first, is not beaten by the other one of its suit."""

    card: Card
    threat: Card


@dataclass(frozen=True, slots=True)
class Highest:
    """Nothing that is left beats this single, pair or tractor in its suit, the seat's own too."""

    cards: Cards
    suit: Suit


@dataclass(frozen=True, slots=True)
class Unbeaten:
    """No other hand beats this single, pair or tractor in its suit."""

    cards: Cards
    suit: Suit


@dataclass(frozen=True, slots=True)
class Beatable:
    """Unseen cards could form a higher shape of so many pairs (0: a single) in the suit."""

    cards: Cards
    suit: Suit
    pairs: int


@dataclass(frozen=True, slots=True)
class NoneBetween:
    """No unseen card of their suit lies between the two or equals the higher one."""

    low: Cards
    high: Cards


@dataclass(frozen=True, slots=True)
class Held:
    """The seat holds so many cards of the effective suit before the decision."""

    suit: Suit
    count: int


@dataclass(frozen=True, slots=True)
class Left:
    """Without these cards of the hand so many of the effective suit are left in it."""

    play: Cards
    suit: Suit
    count: int


@dataclass(frozen=True, slots=True)
class UnseenIn:
    """So many cards of the effective suit are unseen."""

    suit: Suit
    count: int


@dataclass(frozen=True, slots=True)
class InHand:
    """The seat holds these cards before the decision, so many cards in all."""

    cards: Cards
    count: int


@dataclass(frozen=True, slots=True)
class Breaks:
    """The play takes some cards, not all, out of a pair or tractor of the hand."""

    play: Cards
    whole: Cards


@dataclass(frozen=True, slots=True)
class Keeps:
    """The play takes nothing, or all, out of a pair or tractor of the hand."""

    play: Cards
    whole: Cards


@dataclass(frozen=True, slots=True)
class Empties:
    """After these cards, which hold all the seat has of the suit, it is void there."""

    play: Cards
    suit: Suit


@dataclass(frozen=True, slots=True)
class Total:
    """The play ends the trick; the attackers then stand at the total, at or past the line."""

    play: Cards
    total: int
    line: int


@dataclass(frozen=True, slots=True)
class Below:
    """The play ends the trick, and the attackers stay below the line."""

    play: Cards
    line: int


@dataclass(frozen=True, slots=True)
class Multiplier:
    """If the attackers win the trick that these cards lead, the last one, the kitty counts so."""

    play: Cards
    factor: int


@dataclass(frozen=True, slots=True)
class Trumps:
    """With this suit as trump (NT: without) so many cards of the hand are trumps."""

    trump: Suit | str
    count: int


@dataclass(frozen=True, slots=True)
class Standing:
    """The seat's declaration stands, and makes this trump."""

    seat: Seat
    trump: Suit | str


Claim = (
    Void | NotShownOut | Holder | Takes | StaysWith | SureWin | Later | Points | TrickPoints
    | Unseen | Higher | HoldsOff | Highest | Unbeaten | Beatable | NoneBetween | Held | Left
    | UnseenIn | InHand | Breaks | Keeps | Empties | Total | Below | Multiplier | Trumps | Standing
)  # fmt: skip

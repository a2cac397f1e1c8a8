"""The 54 cards, their suits and ranks, the four seats and the two teams.

A card is its two-letter code (``Card("HT")`` is the ten of hearts) and nothing that depends on a
hand's level or trump: what is trump, and which card is higher, is `engine.trumps`' business.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import IntEnum, StrEnum


class CardError(ValueError):
    """A text that names no card, or cards that two decks cannot hold."""


class Suit(StrEnum):
    """One of the four printed suits, or `TRUMP`, the fifth suit that all trumps form in play."""

    SPADES = "S"
    HEARTS = "H"
    CLUBS = "C"
    DIAMONDS = "D"
    TRUMP = "T"


PRINTED_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


class Rank(StrEnum):
    """One of the thirteen ranks, which are also the levels of a match, from two to the ace."""

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"


RANKS = tuple(Rank)
POINTS = {Rank.FIVE: 5, Rank.TEN: 10, Rank.KING: 10}


class Card(str):
    """One of the 54 kinds of card, known by its code: suit and rank, or ``LJ`` / ``BJ``.

    A card is its own text, so it sorts as its code and is written to JSON as it is. The same
    code always gives the same object. `suit` and `rank` are None for a joker; `points` is what
    the card counts in a trick (RULES §2: fives 5, tens and kings 10).
    """

    suit: Suit | None
    rank: Rank | None
    points: int

    def __new__(cls, code: str) -> Card:
        try:
            return CARDS_BY_CODE[code]
        except (KeyError, TypeError):
            raise CardError(f"expected a card like 'HT' or 'BJ', got {code!r}") from None

    @classmethod
    def _make(cls, code: str, suit: Suit | None, rank: Rank | None) -> Card:
        card = super().__new__(cls, code)
        card.suit, card.rank = suit, rank
        card.points = POINTS.get(rank, 0) if rank else 0
        return card

    @property
    def is_joker(self) -> bool:
        """Tells a joker from the cards that have a suit and a rank."""
        return self.rank is None

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    def __str__(self) -> str:
        return str.__str__(self)

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (str.__str__(self),)


CARDS_BY_CODE: dict[str, Card] = {
    suit + rank: Card._make(suit + rank, suit, rank) for suit in PRINTED_SUITS for rank in RANKS
}
SMALL_JOKER = CARDS_BY_CODE["LJ"] = Card._make("LJ", None, None)
BIG_JOKER = CARDS_BY_CODE["BJ"] = Card._make("BJ", None, None)
ALL_CARDS = tuple(CARDS_BY_CODE.values())
PACK: tuple[Card, ...] = tuple(card for card in ALL_CARDS for _ in range(2))
"""The 108 cards of the two decks, 200 points in all (RULES §2)."""


def parse_cards(text: str) -> tuple[Card, ...]:
    """Reads cards parted by spaces, as in ``"SA SA H5"``; raises `CardError` naming the bad one."""
    return tuple(Card(code) for code in text.split())


def format_cards(cards: Iterable[Card]) -> str:
    """Writes cards as `parse_cards` reads them."""
    return " ".join(cards)


def points_in(cards: Iterable[Card]) -> int:
    """Adds up what the cards count."""
    return sum(card.points for card in cards)


def remove_cards(hand: Sequence[Card], cards: Iterable[Card]) -> tuple[Card, ...]:
    """Takes the cards out of the hand, keeping its order; raises `CardError` for one not held."""
    rest = list(hand)
    for card in cards:
        try:
            rest.remove(card)
        except ValueError:
            raise CardError(f"{card!r} is not among {format_cards(hand)!r}") from None
    return tuple(rest)


def missing_from(hand: Iterable[Card], cards: Iterable[Card]) -> tuple[Card, ...]:
    """Lists, with multiplicity and sorted, the cards that the hand does not hold."""
    return tuple(sorted((Counter(cards) - Counter(hand)).elements()))


class Team(StrEnum):
    """One of the two partnerships."""

    NS = "NS"
    EW = "EW"

    @property
    def other(self) -> Team:
        """The opponents."""
        return Team.EW if self is Team.NS else Team.NS


class Seat(IntEnum):
    """A place at the table, numbered in playing order: to the right, S E N W (RULES §2)."""

    S = 0
    E = 1
    N = 2
    W = 3

    @classmethod
    def parse(cls, letter: str) -> Seat:
        """Reads ``"S"``, ``"E"``, ``"N"`` or ``"W"``; raises ValueError otherwise."""
        try:
            return cls[letter]
        except KeyError:
            raise ValueError(f"expected a seat S, E, N or W, got {letter!r}") from None

    @property
    def right(self) -> Seat:
        """The next player."""
        return _SEATS[(self + 1) % 4]

    @property
    def left(self) -> Seat:
        """The player before this one."""
        return _SEATS[(self + 3) % 4]

    @property
    def partner(self) -> Seat:
        """The player opposite."""
        return _SEATS[(self + 2) % 4]

    @property
    def team(self) -> Team:
        """The partnership of this seat."""
        return Team.EW if self % 2 else Team.NS

    def around(self) -> tuple[Seat, Seat, Seat, Seat]:
        """The four seats in playing order, this one first."""
        return tuple(_SEATS[(self + i) % 4] for i in range(4))  # type: ignore[return-value]

    def __str__(self) -> str:
        return self.name


_SEATS = tuple(Seat)

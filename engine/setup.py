"""What is fixed before the first action of a hand: rules, levels, who holds what, who deals."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from engine.burying import KITTY_SIZE
from engine.cards import PACK, Card, CardError, Rank, Seat, Suit, Team
from engine.rules import Rules

Hands = tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]
LOWEST_LEVELS: Mapping[Team, Rank] = {Team.NS: Rank.TWO, Team.EW: Rank.TWO}


@dataclass(frozen=True, slots=True)
class Opening:
    """Where a hand begins that skips declaring and burying, as lessons do."""

    trump: Suit | None
    leader: Seat


@dataclass(frozen=True, slots=True)
class Setup:
    """A hand before its first action; `hands` by seat number, each in the order drawn.

    `dealer` is None in a match's first hand, where the declarer deals. With an `opening` the hand
    starts at the first lead and `kitty` is what lies buried. Raises `CardError` for hands of
    unequal size, a card that comes more than twice, and a dealer that cannot be.
    """

    rules: Rules
    level: Rank
    hands: Hands
    kitty: tuple[Card, ...] = ()
    hand_no: int = 1
    dealer: Seat | None = None
    levels: Mapping[Team, Rank] = field(default_factory=lambda: dict(LOWEST_LEVELS))
    opening: Opening | None = None

    def __post_init__(self) -> None:
        if len(self.hands) != 4 or len({len(hand) for hand in self.hands}) != 1:
            sizes = [len(hand) for hand in self.hands]
            raise CardError(f"expected four hands of one size, got {sizes}")
        check_copies([*self.hands, self.kitty])
        if self.opening is not None and self.dealer is None:
            raise CardError("expected a dealer where the hand begins with the first lead, got none")
        if self.opening is None and (self.dealer is None) != (self.hand_no == 1):
            expected = "no dealer in hand 1" if self.hand_no == 1 else "a dealer after hand 1"
            got = "none" if self.dealer is None else str(self.dealer)
            raise CardError(f"expected {expected}, got {got}")


def check_copies(groups: Iterable[Iterable[Card]]) -> None:
    """Raises `CardError` when a card comes more than twice, which two decks cannot make."""
    for card, count in Counter(card for group in groups for card in group).items():
        if count > 2:
            raise CardError(f"expected each card at most twice, got {str(card)!r} {count} times")


def shuffle(rng: random.Random) -> tuple[Hands, tuple[Card, ...]]:
    """Shuffles the two decks into four hands of 25 and a kitty of 8."""
    pack = list(PACK)
    rng.shuffle(pack)
    south, east, north, west = (tuple(pack[at : at + 25]) for at in (0, 25, 50, 75))
    return (south, east, north, west), tuple(pack[100 : 100 + KITTY_SIZE])

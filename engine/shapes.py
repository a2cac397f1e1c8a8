"""What cards form together: a single, a pair, a tractor, or a throw of several of these.

Only the form is found here. Whether it may be led is `engine.leading`, what it asks of the
others is `engine.following`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card, Suit
from engine.holding import Holding, run_starts, without_run
from engine.trumps import SUITS, SuitOrder, Trumps


class Kind(StrEnum):
    """The name of a form."""

    SINGLE = "single"
    PAIR = "pair"
    TRACTOR = "tractor"
    THROW = "throw"


@dataclass(frozen=True, slots=True)
class Part:
    """A single, a pair or a tractor; `pairs` is 0 for a single, `step` that of its top card."""

    pairs: int
    step: int
    cards: tuple[Card, ...]

    @property
    def kind(self) -> Kind:
        """The form of this part."""
        return (Kind.SINGLE, Kind.PAIR, Kind.TRACTOR)[min(self.pairs, 2)]


@dataclass(frozen=True, slots=True)
class Shape:
    """Cards of one effective suit in their parts, the largest first (RULES §5.4)."""

    suit: Suit
    parts: tuple[Part, ...]

    @property
    def kind(self) -> Kind:
        """The form of the whole: that of its one part, or a throw."""
        return self.parts[0].kind if len(self.parts) == 1 else Kind.THROW

    @property
    def pairs(self) -> int:
        """The length, in pairs, of the largest part; 0 when it is a single."""
        return self.parts[0].pairs

    @property
    def count(self) -> int:
        """The number of cards."""
        return sum(len(part.cards) for part in self.parts)

    @property
    def all_pairs(self) -> int:
        """The number of pairs in all parts together, those inside tractors included."""
        return sum(part.pairs for part in self.parts)

    @property
    def tractors(self) -> tuple[int, ...]:
        """The lengths of its tractors in pairs, longest first."""
        return tuple(part.pairs for part in self.parts if part.pairs > 1)

    @property
    def runs(self) -> tuple[int, ...]:
        """The lengths of its tractors and pairs, longest first; a pair is a run of one."""
        return tuple(part.pairs for part in self.parts if part.pairs)


def shape_of(trumps: Trumps, cards: Iterable[Card]) -> Shape | None:
    """Returns the form of some cards; None when there are none, or of several suits.

    The longest run of pairs is taken first (of equal ones the higher), and so on; then single
    pairs, then single cards (RULES §5.4). Raises `CardError` for a card that comes three times.
    """
    holding = Holding(trumps, cards)
    index = holding.only_suit()
    if index is None:
        return None
    order = trumps.orders[index]
    parts = _pair_parts(order, holding.both[index])
    parts += [
        Part(0, trumps.step(card), (card,))
        for card in order.cards(holding.have[index] & ~holding.both[index])
    ]
    parts.sort(key=lambda part: (-part.pairs, -part.step, part.cards))
    return Shape(SUITS[index], tuple(parts))


def _pair_parts(order: SuitOrder, pairs: int) -> list[Part]:
    parts: list[Part] = []
    layers = order.layers(pairs)
    while layers[0]:
        length = 1
        while run_starts(layers[0], length + 1):
            length += 1
        start = run_starts(layers[0], length).bit_length() - 1
        layers = without_run(layers, 1 << start, length)
        cards: list[Card] = []
        for step in range(start, start + length):
            # Of several pairs on one step the first by its letters goes into the run.
            here = pairs & order.step_masks[step]
            bit = here & -here
            pairs ^= bit
            cards += order.cards(bit) * 2
        parts.append(Part(length, start + length - 1, tuple(cards)))
    return parts

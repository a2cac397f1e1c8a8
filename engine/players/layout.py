"""What the fast playout looks up about the trumps of a hand: masks of points, steps, parts.

Cards are bits, as `engine.trumps` lays them out: of every effective suit the kinds held at least
once and the kinds held twice. A table of four hands is two flat lists of twenty masks, at
``seat * 5 + suit``. Nothing is decided or judged here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.cards import Card
from engine.holding import Layers, run_starts, without_run
from engine.trumps import TRUMP_INDEX, Trumps

ROWS = (0, 5, 10, 15)
"""Where the masks of a seat begin."""


class Layout:
    """The lookup tables of one hand's trumps, the effective suit being the index.

    `points`, `tens` and `fives` are the kinds that count (`tens` with the kings), `blanks` the
    others. `floor` and `ceil` give for the bit length of a trump mask the lowest bit of its top
    card's step and the first bit above that step; `cheap` are the trumps below the highest three
    steps. `sides` are the suits beside the trumps.
    """

    __slots__ = (
        "_layers",
        "_parts",
        "blanks",
        "ceil",
        "cheap",
        "fives",
        "floor",
        "points",
        "sides",
        "tens",
        "throws",
        "trumps",
    )

    def __init__(self, trumps: Trumps) -> None:
        self.trumps = trumps
        self.throws = trumps.rules.throws
        self.tens = tuple(_mask(order.kinds, 10) for order in trumps.orders)
        self.fives = tuple(_mask(order.kinds, 5) for order in trumps.orders)
        self.points = tuple(a | b for a, b in zip(self.tens, self.fives, strict=True))
        self.blanks = tuple(
            ((1 << len(order.kinds)) - 1) & ~points
            for order, points in zip(trumps.orders, self.points, strict=True)
        )
        self.sides = tuple(i for i in range(TRUMP_INDEX) if trumps.orders[i].kinds)
        order = trumps.orders[TRUMP_INDEX]
        masks = [order.step_masks[step] for step in order.steps]
        self.floor = (0, *((mask & -mask).bit_length() - 1 for mask in masks))
        self.ceil = (0, *(mask.bit_length() for mask in masks))
        dear = order.step_masks[-3]
        self.cheap = (dear & -dear) - 1
        self._layers: dict[int, Layers] = {}
        self._parts: dict[tuple[int, int, int], tuple[tuple[int, int, int], ...]] = {}

    @staticmethod
    @lru_cache(maxsize=256)
    def of(trumps: Trumps) -> Layout:
        """Returns the tables of some trumps; they are kept."""
        return Layout(trumps)

    def layers(self, suit: int, pairs: int) -> Layers:
        """Returns the pairs of a suit by step, as `engine.holding` counts them."""
        if suit != TRUMP_INDEX:
            return (pairs,)
        found = self._layers.get(pairs)
        if found is None:
            found = self._layers[pairs] = self.trumps.orders[TRUMP_INDEX].layers(pairs)
        return found

    def step(self, suit: int, mask: int) -> int:
        """Returns the step of the highest card of a mask."""
        if suit != TRUMP_INDEX:
            return mask.bit_length() - 1
        return self.trumps.orders[TRUMP_INDEX].steps[mask.bit_length() - 1]

    def above(self, suit: int, mask: int) -> int:
        """Returns the first bit that is higher than the highest card of a mask."""
        return self.ceil[mask.bit_length()] if suit == TRUMP_INDEX else mask.bit_length()

    def ceil_of_step(self, step: int) -> int:
        """Returns the first trump bit above a step."""
        return self.trumps.orders[TRUMP_INDEX].step_masks[step].bit_length()

    def run(self, suit: int, pairs: int, start: int, length: int) -> int:
        """Returns the kinds of a run from the step `start` on, the first by letters of each."""
        if suit != TRUMP_INDEX:
            return ((1 << length) - 1) << start
        kinds = 0
        for mask in self.trumps.orders[TRUMP_INDEX].step_masks[start : start + length]:
            here = pairs & mask
            kinds |= here & -here
        return kinds

    def parts(self, suit: int, have: int, both: int) -> tuple[tuple[int, int, int], ...]:
        """Returns the parts of some cards, the largest first (RULES §5.4).

        Each is its number of pairs (0: a single), the step of its top, and its kinds.
        """
        key = (suit, have, both)
        found = self._parts.get(key)
        if found is None:
            if len(self._parts) > 50_000:
                self._parts.clear()
            found = self._parts[key] = tuple(self._find_parts(suit, have, both))
        return found

    def _find_parts(self, suit: int, have: int, both: int) -> Iterable[tuple[int, int, int]]:
        singles = have & ~both
        layers = self.layers(suit, both)
        while layers[0]:
            length = 1
            while run_starts(layers[0], length + 1):
                length += 1
            start = run_starts(layers[0], length).bit_length() - 1
            layers = without_run(layers, 1 << start, length)
            kinds = self.run(suit, both, start, length)
            both &= ~kinds
            yield length, start + length - 1, kinds
        by_step = []
        while singles:
            bit = singles & -singles
            singles ^= bit
            by_step.append((0, self.step(suit, bit), bit))
        yield from sorted(by_step, key=lambda part: (-part[1], part[2]))

    def masks(self, cards: Iterable[Card]) -> tuple[list[int], list[int]]:
        """Returns the kinds held once and twice, by effective suit."""
        have, both = [0] * 5, [0] * 5
        place = self.trumps.place
        for card in cards:
            suit, bit = place[card]
            if have[suit] & bit:
                both[suit] |= bit
            else:
                have[suit] |= bit
        return have, both

    def cards(self, suit: int, have: int, both: int) -> list[Card]:
        """Returns the cards of a suit's two masks."""
        order = self.trumps.orders[suit]
        return order.cards(have) + order.cards(both)

    def worth(self, suit: int, have: int, both: int) -> int:
        """Adds up the points of a suit's two masks."""
        tens, fives = self.tens[suit], self.fives[suit]
        return 10 * ((have & tens).bit_count() + (both & tens).bit_count()) + 5 * (
            (have & fives).bit_count() + (both & fives).bit_count()
        )


def _mask(kinds: Sequence[Card], points: int) -> int:
    return sum(1 << bit for bit, card in enumerate(kinds) if card.points == points)

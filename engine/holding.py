"""The cards somebody holds, as two bit masks a suit, and the runs of pairs found in them.

A holding says what is held once and what is held twice; a run (a tractor) is a stretch of
neighbouring steps with a pair on each. What a run is *owed* for is `engine.following`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product

from engine.cards import Card, CardError
from engine.trumps import SuitOrder, Trumps

Layers = tuple[int, ...]
"""Pairs by step: layer k has a bit for every step on which more than k pairs are held."""


class Holding:
    """Cards as masks: `have[i]` the kinds held at least once, `both[i]` those held twice.

    The index i is that of `engine.trumps.SUITS`. Raises `CardError` when a card comes three times.
    """

    __slots__ = ("both", "have", "trumps")

    def __init__(self, trumps: Trumps, cards: Iterable[Card]) -> None:
        self.trumps = trumps
        have = [0, 0, 0, 0, 0]
        both = [0, 0, 0, 0, 0]
        place = trumps.place
        for card in cards:
            index, bit = place[card]
            if have[index] & bit:
                if both[index] & bit:
                    raise CardError(f"expected each card at most twice, got {str(card)!r} again")
                both[index] |= bit
            else:
                have[index] |= bit
        self.have = have
        self.both = both

    def count(self, index: int) -> int:
        """Counts the cards held in an effective suit."""
        return self.have[index].bit_count() + self.both[index].bit_count()

    def pairs(self, index: int) -> int:
        """Counts the pairs held in an effective suit."""
        return self.both[index].bit_count()

    def layers(self, index: int) -> Layers:
        """Returns the pairs of an effective suit by step."""
        return self.trumps.orders[index].layers(self.both[index])

    def only_suit(self) -> int | None:
        """Returns the index of the one effective suit all cards are of; None for none or more."""
        found = None
        for index in range(5):
            if self.have[index]:
                if found is not None:
                    return None
                found = index
        return found


def run_starts(steps: int, length: int) -> int:
    """Returns the lowest steps of all runs of that length in a step mask."""
    for _ in range(length - 1):
        steps &= steps >> 1
    return steps


def runs_in(order: SuitOrder, both: int, length: int) -> Iterator[tuple[Card, ...]]:
    """Yields every run of so many pairs among the kinds held twice, its cards sorted."""
    starts = run_starts(order.fold(both), length)
    while starts:
        low = (starts & -starts).bit_length() - 1
        starts &= starts - 1
        kinds = [order.cards(both & order.step_masks[low + i]) for i in range(length)]
        for choice in product(*kinds):
            yield tuple(sorted(choice * 2))


def without_run(layers: Layers, start: int, length: int) -> Layers:
    """Takes one pair off each step of a run, given the bit of its lowest step."""
    window = (start << length) - start
    higher = (*layers[1:], 0)
    return tuple(
        (layer & ~window) | (above & window) for layer, above in zip(layers, higher, strict=True)
    )


@lru_cache(maxsize=65536)
def fits(layers: Layers, lengths: tuple[int, ...]) -> bool:
    """Tells whether disjoint runs of all the lengths (longest first) are among the pairs."""
    if not lengths:
        return True
    starts = run_starts(layers[0], lengths[0])
    if len(lengths) == 1 or not starts:
        return bool(starts)
    while starts:
        start = starts & -starts
        if fits(without_run(layers, start, lengths[0]), lengths[1:]):
            return True
        starts ^= start
    return False


def highest_fill(layers: Layers, lengths: tuple[int, ...]) -> int | None:
    """Returns the top step of the highest run of `lengths[0]` that leaves the others a place.

    None when the lengths (longest first, at least one) do not fit.
    """
    length, rest = lengths[0], lengths[1:]
    starts = run_starts(layers[0], length)
    while starts:
        top = starts.bit_length() - 1
        start = 1 << top
        if not rest or fits(without_run(layers, start, length), rest):
            return top + length - 1
        starts ^= start
    return None

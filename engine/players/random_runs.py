"""Runs of pairs chosen at random, for the random policy's answers to tractors."""

from __future__ import annotations

from collections.abc import Callable

from engine.holding import fits, run_starts, without_run
from engine.players.layout import Layout


def random_runs(
    lay: Layout, suit: int, both: int, lengths: tuple[int, ...], rnd: Callable[[], float]
) -> int:
    """Returns the kinds of disjoint runs of these lengths, which must be there."""
    layers = lay.layers(suit, both)
    kinds = 0
    for place, length in enumerate(lengths):
        starts = run_starts(layers[0], length)
        at = int(rnd() * starts.bit_length())
        order = starts >> at << at, starts & ((1 << at) - 1)
        layers, low = next(
            (left, low)
            for half in order
            for low in range(half.bit_length())
            if half >> low & 1
            and fits(left := without_run(layers, 1 << low, length), lengths[place + 1 :])
        )
        kinds |= lay.run(suit, both & ~kinds, low, length)
    return kinds

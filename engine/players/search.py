"""Determinised Monte Carlo: every candidate is played out in the same sampled worlds.

The worlds are shared, so the differences between candidates scatter far less than the values.
What is sought is a mixture of points and of the level lines (0, 40, 80, 120, ...) they reach.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from engine.cards import Card
from engine.scoring import levels_for

FEWEST = 32
MOST = 256
LEVEL_IS_WORTH = 20.0
POINT_IS_WORTH = 0.5
BLUR = 20
"""So many points a playout may well be off."""
HOPELESS = 2.5
"""A candidate so many standard errors behind the best is given up."""
CONVINCING = 1.0
"""The policy's own play is left only for a gain of so many standard errors."""
ROUND = 16

Cards = tuple[Card, ...]
World = TypeVar("World")


@dataclass(frozen=True, slots=True)
class Choice:
    """A candidate: its side's expected points and levels, and their standard error.

    `points` is the attackers' expected final total, for a defender its negative; `behind` what it
    loses against the preferred choice, in points, and `behind_se` the standard error of that.
    """

    play: Cards
    points: float
    se: float
    levels: float
    behind: float
    behind_se: float


@dataclass(frozen=True, slots=True)
class Search:
    """The choices, the preferred first, and the number of worlds they were tried in."""

    choices: tuple[Choice, ...]
    worlds: int

    @property
    def best(self) -> Cards:
        """The preferred play."""
        return self.choices[0].play


def levels_of(total: int) -> int:
    """Returns the levels the attackers go up, for the defenders' below 0."""
    held, up = levels_for(total)
    return -up if held else up


@cache
def worth_of(total: int) -> float:
    """Returns what a total is worth to the attackers.

    No playout ends where the hand would have, so a level counts by the share of the totals around
    that reach it; that scatters less than the bare line.
    """
    around = range(total - BLUR, total + BLUR + 1, 5)
    levels = sum(levels_of(max(0, each)) for each in around) / len(around)
    return POINT_IS_WORTH * total + LEVEL_IS_WORTH * levels


def search(
    plays: Sequence[Cards],
    runs: Sequence[Callable[[World], int]],
    world: Callable[[random.Random], World],
    rng: random.Random,
    *,
    attacking: bool,
    worlds: int,
    ms: float | None = None,
    keep: Collection[Cards] = (),
) -> Search:
    """Tries the plays, the policy's own first, in as many worlds, or as time allows.

    A run plays a world, which it leaves as it is, to its end and returns the attackers' total.
    With `ms` at least `FEWEST` and at most `MOST` worlds are used. The plays in `keep` are never
    given up, nor is the policy's own, so they are valued in all the worlds.
    """
    sign = 1 if attacking else -1
    totals: list[list[int]] = [[] for _ in plays]
    values: list[list[float]] = [[] for _ in plays]
    alive = list(range(len(plays)))
    kept = {0, *(at for at, play in enumerate(plays) if play in keep)}
    end = time.perf_counter() + ms / 1000 if ms is not None else math.inf
    wanted = MOST if ms is not None else worlds
    used = 0
    while used < wanted and (used < FEWEST or time.perf_counter() < end):
        dealt = world(rng)
        for at in alive:
            total = runs[at](dealt)
            totals[at].append(total)
            values[at].append(sign * worth_of(total))
        used += 1
        if used % ROUND == 0 and used < wanted:
            alive = _still_alive(alive, values, kept)
            if len(alive) == 1:
                break
    return Search(_in_order(plays, totals, values, sign), used)


def _gain(values: Sequence[float], over: Sequence[float]) -> tuple[float, float]:
    """Returns the mean difference over the worlds that both have, and its standard error."""
    number = min(len(values), len(over))
    differences = [a - b for a, b in zip(values, over, strict=False)]
    mean = sum(differences) / number
    if number < 2:
        return mean, math.inf
    spread = sum((each - mean) ** 2 for each in differences) / (number - 1)
    return mean, math.sqrt(spread / number)


def _still_alive(alive: list[int], values: list[list[float]], kept: Collection[int]) -> list[int]:
    best = max(alive, key=lambda at: sum(values[at]))
    left = []
    for at in alive:
        mean, error = _gain(values[at], values[best])
        if at == best or at in kept or mean + HOPELESS * error >= 0:
            left.append(at)
    return left


def _in_order(
    plays: Sequence[Cards],
    totals: list[list[int]],
    values: list[list[float]],
    sign: int,
) -> tuple[Choice, ...]:
    means = [sum(each) / len(each) for each in values]
    order = sorted(range(len(plays)), key=lambda at: (-len(values[at]), -means[at], at))
    first = order[0]
    gain, error = _gain(values[first], values[0])
    if first != 0 and gain <= CONVINCING * error:
        first = 0
    order.remove(first)
    choices = []
    for at in (first, *order):
        own = [sign * total for total in totals[at]]
        behind, behind_se = _gain([sign * total for total in totals[first]], own)
        mean = sum(own) / len(own)
        spread = sum((each - mean) ** 2 for each in own) / max(1, len(own) - 1)
        levels = sum(sign * levels_of(total) for total in totals[at]) / len(own)
        se = math.sqrt(spread / len(own))
        choices.append(Choice(plays[at], mean, se, levels, behind, behind_se))
    return tuple(choices)

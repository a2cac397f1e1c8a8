"""Matches between computer players on all cores, with their figures and records.

A deal is played by `engine.players.arena`; here the deals are spread over processes, added up
and written. The command is `tutor.cli`'s.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from engine.cards import Rank
from engine.players import PLAYERS
from engine.players.arena import Maker, Outcome, meet, setup_of
from engine.players.expert_player import ExpertPlayer
from engine.record import format_record
from engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Contest:
    """What is to be played: A and B by their names, the deals, and how long experts think."""

    a: str
    b: str
    deals: int
    rules: Rules
    seed: int = 1
    level: Rank | None = None
    worlds: int = 64
    ms: float | None = None
    record: bool = False


@dataclass(slots=True)
class Tally:
    """What the deals of a contest add up to."""

    points: list[float] = field(default_factory=list)
    levels: list[float] = field(default_factory=list)
    won: int = 0
    illegal: int = 0
    ms: list[float] = field(default_factory=list)
    records: list[str] = field(default_factory=list)

    def add(self, outcome: Outcome, records: list[str]) -> None:
        """Counts one deal."""
        self.points.append(outcome.points)
        self.levels.append(outcome.levels)
        self.won += outcome.won
        self.illegal += sum(outcome.illegal.values())
        self.ms += outcome.ms["a"]
        self.records += records

    def figures(self) -> dict[str, Any]:
        """Returns the figures as the command prints them; the times are those of A."""
        ms = sorted(self.ms)
        return {
            "points": round(statistics.mean(self.points), 2),
            "se": round(_standard_error(self.points), 2),
            "hands_won": self.won,
            "levels": round(statistics.mean(self.levels), 3),
            "levels_se": round(_standard_error(self.levels), 3),
            "illegal": self.illegal,
            "cpu_ms": {
                "median": round(statistics.median(ms), 3),
                "p95": round(ms[math.ceil(0.95 * len(ms)) - 1], 3),
                "worst": round(ms[-1], 3),
            },
        }


def _standard_error(values: list[float]) -> float:
    if len(values) < 2:
        return math.inf
    return statistics.stdev(values) / math.sqrt(len(values))


def maker(contest: Contest, name: str) -> Maker:
    """Returns how to make a player of this name."""
    if name == "expert":
        return partial(ExpertPlayer, worlds=contest.worlds, ms=contest.ms)
    return PLAYERS[name]


def play_deal(contest: Contest, number: int) -> tuple[Outcome, list[str]]:
    """Plays one deal twice; returns its outcome and, where wanted, its two records."""
    setup = setup_of(number, contest.seed, contest.rules, contest.level)
    a, b = maker(contest, contest.a), maker(contest, contest.b)
    outcome = meet(a, b, setup, f"{contest.seed}-{number}")
    records = [format_record(deal) for deal in outcome.deals] if contest.record else []
    outcome.deals.clear()
    return outcome, records


def play(contest: Contest, processes: int | None = None) -> Iterator[tuple[Outcome, list[str]]]:
    """Yields the outcomes of all deals in their order, played on several cores."""
    if processes == 1:
        yield from map(partial(play_deal, contest), range(contest.deals))
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(partial(play_deal, contest), range(contest.deals))

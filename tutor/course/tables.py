"""The tables that the engine knows: point cards, the kitty's multipliers, the lines of the score.

As data for pages that draw them, and as Markdown for the rulebook, where a line ``{table:NAME}``
stands for one of them. Nothing in a table is written by hand but the words around its numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby

from engine.cards import PACK, POINTS, Rank
from engine.rules import KAWU, Rules
from engine.scoring import levels_for, multiplier
from engine.shapes import Kind, Part, Shape
from engine.trumps import SUITS
from tutor.words import ShapeName, Words

STEP = 5
"""Points come in fives."""
HIGHEST = 275
"""The last total of the table of lines: from there on every line is like the one before."""
LONGEST = 3
"""The longest tractor of the table of multipliers, in pairs."""

Rows = list[list[str]]


@dataclass(frozen=True, slots=True)
class PointCard:
    """A rank that counts: its points, and those of all its cards together."""

    rank: Rank
    points: int
    together: int


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """The totals from `low` to `high`: who has the deal, and how many levels that side goes up."""

    low: int
    high: int
    held: bool
    up: int

    @property
    def totals(self) -> str:
        """The totals as they are printed."""
        return f"{self.low}" if self.low == self.high else f"{self.low}–{self.high}"


def point_cards() -> tuple[PointCard, ...]:
    """Returns the ranks that count, the lowest first (RULES §2)."""
    return tuple(
        PointCard(rank, points, sum(card.points for card in PACK if card.rank is rank))
        for rank, points in POINTS.items()
    )


def score_lines() -> tuple[ScoreLine, ...]:
    """Returns what the attackers' total decides, line by line (RULES §3)."""
    lines = []
    for (held, up), totals in groupby(range(0, HIGHEST + 1, STEP), levels_for):
        reached = list(totals)
        lines.append(ScoreLine(reached[0], reached[-1], held, up))
    return tuple(lines)


def multipliers(rules: Rules) -> tuple[tuple[ShapeName, int], ...]:
    """Returns the kitty's multiplier for each shape led to the last trick (RULES §4)."""
    names = [ShapeName(Kind.SINGLE), ShapeName(Kind.PAIR, 1)]
    names += [ShapeName(Kind.TRACTOR, pairs) for pairs in range(2, LONGEST + 1)]
    return tuple(
        (name, multiplier(rules, Shape(SUITS[0], (Part(name.pairs, 0, ()),)))) for name in names
    )


def _points(words: Words) -> Rows:
    rows = [[words.ui(f"book-table-{head}") for head in ("card", "points", "together")]]
    for each in point_cards():
        numbers = (words.ui("book-cell-points", n=n) for n in (each.points, each.together))
        rows.append([words.name(each.rank), *numbers])
    return rows


def _last_trick(words: Words) -> Rows:
    # Both rule sets multiply alike; what other tables do is said below the table.
    rows = [[words.ui("book-table-led"), words.ui("book-table-multiplier")]]
    return rows + [[words.name(led), f"×{factor}"] for led, factor in multipliers(KAWU)]


def _levels_up(words: Words) -> Rows:
    rows = [[words.ui(f"book-table-{head}") for head in ("total", "outcome", "up")]]
    return rows + [
        [line.totals, outcome(words, line), goes_up(words, line)] for line in score_lines()
    ]


def outcome(words: Words, line: ScoreLine) -> str:
    """Says who has the deal after totals of a line."""
    return words.ui("book-outcome-hold" if line.held else "book-outcome-take")


def goes_up(words: Words, line: ScoreLine) -> str:
    """Says who goes up by how many levels."""
    if not line.up:
        return words.ui("book-up-none")
    return words.ui("book-up-hold" if line.held else "book-up-take", n=line.up)


TABLES: Mapping[str, Callable[[Words], Rows]] = {
    "points": _points,
    "last-trick": _last_trick,
    "levels-up": _levels_up,
}


def table(name: str, words: Words) -> str:
    """Returns a table as Markdown; raises KeyError for an unknown one."""
    head, *rows = TABLES[name](words)
    return "\n".join(_row(row) for row in (head, ["---"] * len(head), *rows))


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"

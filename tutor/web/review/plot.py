"""The line of the expected result as a drawing: places and texts only, the template draws them.

It reads without colour: the line that decides the hand is solid, the others are dotted, a costly
decision is a triangle with its points beside it. The same is in a table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tutor.coach.review import Review, Spot
from tutor.web.page import ui

WIDTH, HEIGHT = 420, 250
LEFT, RIGHT, TOP, BOTTOM = 34, 384, 22, 214
LINES = (0, 40, 80, 120, 160, 200)
GATE = 80
HALF = 8
"""Half the width of a triangle."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A text at a place; of a line of the grid its height."""

    x: float
    y: float
    text: str


@dataclass(frozen=True, slots=True)
class Drop:
    """A costly decision on the line: a triangle and what was lost."""

    path: str
    text: Mark


@dataclass(frozen=True, slots=True)
class PlotRow:
    """The same as a line of the table."""

    trick: str
    points: str
    costly: str


@dataclass(frozen=True, slots=True)
class Plot:
    """The drawing."""

    title: str
    text: str
    line: str
    grid: tuple[Mark, ...]
    gate: Mark
    ticks: tuple[Mark, ...]
    drops: tuple[Drop, ...]
    end: Mark | None
    rows: tuple[PlotRow, ...]
    view_box: str = f"0 0 {WIDTH} {HEIGHT}"
    left: int = LEFT
    right: int = RIGHT


@dataclass(frozen=True, slots=True)
class _Scale:
    tricks: int
    low: float
    high: float

    def x(self, trick: float) -> float:
        return round(LEFT + (RIGHT - LEFT) * trick / max(1, self.tricks), 1)

    def y(self, value: float) -> float:
        return round(BOTTOM - (BOTTOM - TOP) * (value - self.low) / (self.high - self.low), 1)


def plot(review: Review) -> Plot | None:
    """Returns the drawing; None before there are two places to join."""
    spots = review.line
    if len(spots) < 2:
        return None
    values = [spot.points for spot in spots]
    scale = _Scale(review.tricks, min(*values, 60) - 10, max(*values, 90) + 5)
    end = spots[-1]
    gate = Mark(LEFT, scale.y(GATE), str(GATE))
    return Plot(
        title=ui("review-plot-heading"),
        text=_in_words(spots),
        line=" ".join(f"{scale.x(s.trick)},{scale.y(s.points)}" for s in spots),
        grid=tuple(
            Mark(LEFT, scale.y(value), str(value))
            for value in LINES
            if value != GATE and scale.low < value < scale.high
        ),
        gate=gate,
        ticks=tuple(_ticks(scale)),
        drops=tuple(_drop(scale, spot) for spot in spots if spot.loss),
        end=Mark(scale.x(end.trick), scale.y(end.points), str(round(end.points))),
        rows=tuple(_row(spot) for spot in spots),
    )


def _in_words(spots: tuple[Spot, ...]) -> str:
    first, last = round(spots[0].points), round(spots[-1].points)
    if spots[-1].moment is None:
        return ui("review-plot-text", first=first, last=last)
    return ui("review-plot-text-open", first=first)


def _ticks(scale: _Scale) -> Iterator[Mark]:
    y = HEIGHT - 8
    yield Mark(scale.x(0), y, ui("review-plot-start"))
    for trick in range(5, scale.tricks + 1, 5):
        text = ui("review-plot-trick", trick=trick) if trick == 5 else str(trick)
        yield Mark(scale.x(trick), y, text)


def _drop(scale: _Scale, spot: Spot) -> Drop:
    x, y = scale.x(spot.trick), scale.y(spot.points)
    # Below the line where there is room, else above it.
    below = y + 34 < BOTTOM
    top = y + 4 if below else y - 18
    path = f"M{x - HALF} {top}h{2 * HALF}l{-HALF} 14z"
    return Drop(path, Mark(x, top + 30 if below else top - 5, _lost(spot)))


def _lost(spot: Spot) -> str:
    return ui("practice-signed", number=-max(1, round(spot.loss)))


def _row(spot: Spot) -> PlotRow:
    where = ui("review-plot-start") if spot.trick == 0 else str(spot.trick)
    costly = ui("review-plot-costly", lost=_lost(spot)) if spot.loss else ""
    return PlotRow(where, str(round(spot.points)), costly)

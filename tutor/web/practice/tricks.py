"""The tricks of a finished hand, one a line: what each seat played, who led, who won."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Seat
from engine.table import Table
from tutor.web import build
from tutor.web.parts import Face
from tutor.web.site import words


@dataclass(frozen=True, slots=True)
class Cell:
    """What one seat played to a trick."""

    faces: tuple[Face, ...]
    led: bool
    won: bool


@dataclass(frozen=True, slots=True)
class TrickLine:
    """A trick with the plays of all seats, South first."""

    number: int
    cells: tuple[Cell, ...]
    points: int


def trick_lines(table: Table) -> tuple[TrickLine, ...]:
    """Returns all tricks of a finished hand, one a line."""
    lines = []
    for number, trick in enumerate(table.tricks, 1):
        winner = trick.holder(table.trumps)
        cells = []
        for seat in Seat:
            played = build.faces(words(), table.trumps, trick.play_of(seat) or ())
            cells.append(Cell(played, seat is trick.leader, seat is winner))
        lines.append(TrickLine(number, tuple(cells), trick.points))
    return tuple(lines)

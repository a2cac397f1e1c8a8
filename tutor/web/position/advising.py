"""The coach's advice for a position: the expert's choices with what each may be expected to bring.

It is asked for by itself, since it takes longer than all the rest of the page.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.players.search import Choice
from engine.trumps import Trumps
from engine.view import View
from tutor.coach.grade import advice, forced, graded
from tutor.coach.note import Tier
from tutor.web import build, parts
from tutor.web.coaching import WORDS
from tutor.web.page import ui
from tutor.web.position.options import Cards
from tutor.web.site import words
from tutor.words import say

LISTED = 6
"""So many choices are shown; the visitor's own play comes on top of them."""


@dataclass(frozen=True, slots=True)
class ChoiceRow:
    """A play with the attackers' total to be expected and what it loses against the best.

    `tier` is the grade of the visitor's own play, `mark` its word, empty for any other.
    """

    faces: tuple[parts.Face, ...]
    expected: str
    behind: str
    best: bool
    tier: str
    mark: str


@dataclass(frozen=True, slots=True)
class Advice:
    """What the expert thinks: a sentence, and the choices where several were weighed."""

    text: str
    rows: tuple[ChoiceRow, ...]


def advise(view: View, chosen: Cards) -> Advice:
    """Returns the advice; `chosen`, a legal play or nothing, is valued with the others."""
    only = forced(view)
    if only is not None:
        return Advice(words().text(say("play-forced")), ())
    try:
        search = advice(view, [chosen] if chosen else [])
    except ValueError:
        # No hands of the others agree with what was told.
        return Advice(ui("position-advice-impossible"), ())
    trumps = view.trumps
    assert trumps is not None
    if not search.worlds:
        best = build.faces(words(), trumps, trumps.sorted(search.best))
        row = ChoiceRow(best, "", "", True, "", "")
        return Advice(ui("position-advice-only"), (row,))
    own = tuple(sorted(chosen))
    tier = graded(view, own, search).tier if own else None
    sign = 1 if view.attacking else -1
    rows = []
    for at, choice in enumerate(search.choices):
        mine = choice.play == own
        if at < LISTED or mine:
            row = _row(trumps, choice, sign, at == 0, tier if mine else None)
            rows.append(row)
    return Advice(ui("position-advice-text", n=search.worlds), tuple(rows))


def _row(trumps: Trumps, choice: Choice, sign: int, best: bool, tier: Tier | None) -> ChoiceRow:
    gained, error = _figure(-choice.behind), _figure(choice.behind_se)
    more = "position-figure-more" if gained > 0 else "position-figure"
    return ChoiceRow(
        faces=build.faces(words(), trumps, trumps.sorted(choice.play)),
        expected=ui("position-figure", n=_figure(sign * choice.points), se=_figure(choice.se)),
        behind="" if best else ui(more, n=gained, se=error),
        best=best,
        tier=tier or "",
        mark=ui(WORDS[tier]) if tier else "",
    )


def _figure(value: float) -> float:
    """Rounds to what the search can tell: whole points, tenths below 10."""
    return round(value) if abs(value) >= 10 else round(value, 1) + 0.0

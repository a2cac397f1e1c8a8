"""The tray into which a burial is put, and the live answer that fills it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from flask import Response

from engine.cards import Card, points_in
from engine.view import View
from tutor.coach.decision import Decision, decision, trumps_of
from tutor.web import build, parts
from tutor.web.page import rendered, ui
from tutor.web.site import words


@dataclass(frozen=True, slots=True)
class Tray:
    """The cards chosen for the kitty."""

    head: str
    points: str
    faces: tuple[parts.Face, ...]
    size: int


def tray(view: View, cards: Sequence[Card]) -> Tray | None:
    """Returns the tray with the cards chosen for the kitty; None where nothing is to be buried."""
    if decision(view) is not Decision.BURY:
        return None
    trumps = trumps_of(view)
    return Tray(
        head=ui("practice-chosen", chosen=len(cards), count=view.kitty_size),
        points=ui("practice-points", points=points_in(cards)),
        faces=build.faces(words(), trumps, trumps.sorted(cards)),
        size=view.kitty_size,
    )


def from_kitty(view: View) -> tuple[parts.Face, ...]:
    """Returns the cards that came out of the kitty; none where nothing is to be buried."""
    if decision(view) is not Decision.BURY or not view.kitty_size:
        return ()
    trumps = trumps_of(view)
    return build.faces(words(), trumps, trumps.sorted(view.hand[-view.kitty_size :]))


def show_live(
    view: View, cards: Sequence[Card], line: parts.Line, button: parts.Button | None
) -> Response:
    """Answers a choice of cards: the line, the primary button, and the tray where there is one."""
    return rendered("practice/_live.html", line=line, button=button, tray=tray(view, cards))

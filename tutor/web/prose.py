"""Draws a lesson's prose: cards as chips, terms as buttons that open a sheet with the explanation.

The prose itself is `tutor.course.prose`'s, safe HTML already; the buttons are those of
`tutor.web.glossed`.
"""

from __future__ import annotations

from typing import cast

from flask import current_app
from markupsafe import Markup

from engine.cards import Card
from engine.trumps import Trumps
from tutor.course.prose import Text
from tutor.web.build import faces
from tutor.web.glossed import glue, glued, term_button, term_word
from tutor.web.parts import Face
from tutor.web.site import words


def draw_chips(shown: tuple[Face, ...]) -> Markup:
    """Returns cards as they stand in a sentence."""
    macros = current_app.jinja_env.get_template("macros/cards.html").module
    return cast(Markup, macros.chips(shown))  # type: ignore[attr-defined]


class Writer:
    """Draws the texts of one page."""

    def __init__(self, trumps: Trumps | None) -> None:
        self._trumps = trumps

    def draw(self, text: Text, *, inline: bool = False) -> Markup:
        """Returns a text as HTML; `inline` without the paragraph around it."""
        return Markup(glue(text.html(self._cards, self._term, inline=inline)))

    def _cards(self, cards: tuple[Card, ...]) -> str:
        return glued(draw_chips(faces(words(), self._trumps, cards)))

    def _term(self, term_id: str, shown: str | None) -> str:
        return term_button(term_id, shown or term_word(term_id))

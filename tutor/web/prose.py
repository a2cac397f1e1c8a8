"""Draws a lesson's prose: cards as chips, terms as buttons that open a sheet with the explanation.

The prose itself is `tutor.course.prose`'s, safe HTML already; what a term means is the terms'.
"""

from __future__ import annotations

from typing import cast

from flask import current_app
from markupsafe import Markup

from engine.cards import Card
from engine.trumps import Trumps
from tutor.course.prose import Text
from tutor.web.build import faces
from tutor.web.parts import Face, Term
from tutor.web.site import words
from tutor.web.terms import term, term_word


def draw_chips(shown: tuple[Face, ...]) -> Markup:
    """Returns cards as they stand in a sentence."""
    macros = current_app.jinja_env.get_template("macros/cards.html").module
    return cast(Markup, macros.chips(shown))  # type: ignore[attr-defined]


class Writer:
    """Draws the texts of one page, and remembers which terms they name."""

    def __init__(self, trumps: Trumps | None) -> None:
        self._trumps = trumps
        self._terms: dict[str, None] = {}

    def draw(self, text: Text, *, inline: bool = False) -> Markup:
        """Returns a text as HTML; `inline` without the paragraph around it."""
        return Markup(text.html(self._cards, self._term, inline=inline))

    def _cards(self, cards: tuple[Card, ...]) -> str:
        return draw_chips(faces(words(), self._trumps, cards))

    def _term(self, term_id: str, shown: str | None) -> str:
        self._terms[term_id] = None
        label = shown or term_word(term_id)
        return Markup('<button type="button" class="term" popovertarget="t-{}">{}</button>').format(
            term_id, label
        )

    @property
    def terms(self) -> tuple[Term, ...]:
        """The sheets of the terms named so far."""
        return tuple(term(each) for each in self._terms)

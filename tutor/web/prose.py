"""Draws a lesson's prose: cards as chips, terms as buttons that open a sheet with the explanation.

The prose itself is `tutor.course.prose`'s, safe HTML already; what a term means is the terms'.
"""

from __future__ import annotations

import re
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

GLUED = re.compile(
    "([(„“«（‘]*)\ue020(.*?)\ue021([A-Za-zÀ-ÿА-яё’'-]*[,.:;!?…”“»）)，。：；！？、]*)",
    re.DOTALL,
)
"""A card or term with what stands right beside it: no line may break between them."""


def _glue(match: re.Match[str]) -> str:
    before, drawn, after = match.groups()
    if not before and not after:
        return drawn
    return f'<span class="nb">{before}{drawn}{after}</span>'


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
        return Markup(GLUED.sub(_glue, text.html(self._cards, self._term, inline=inline)))

    def _cards(self, cards: tuple[Card, ...]) -> str:
        return f"\ue020{draw_chips(faces(words(), self._trumps, cards))}\ue021"

    def _term(self, term_id: str, shown: str | None) -> str:
        self._terms[term_id] = None
        label = shown or term_word(term_id)
        button = Markup('<button type="button" class="term" popovertarget="t-{}">{}</button>')
        return f"\ue020{button.format(term_id, label)}\ue021"

    @property
    def terms(self) -> tuple[Term, ...]:
        """The sheets of the terms named so far."""
        return tuple(term(each) for each in self._terms)

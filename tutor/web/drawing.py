"""Keeps the drawings of cards that can be chosen, for a page may show more than a hundred.

They are drawn by the macro `slot`, which depends on nothing but the slot, its field and the
language; a changed macro is seen after a restart.
"""

from __future__ import annotations

from functools import lru_cache

from flask import Flask, get_template_attribute
from markupsafe import Markup

from tutor.web.parts import Slot
from tutor.web.site import site

KEPT = 4096


@lru_cache(maxsize=KEPT)
def _drawn(lang: str, slot: Slot, field: str, kind: str) -> Markup:
    return Markup(get_template_attribute("macros/cards.html", "slot")(slot, field, kind))


def drawn(slot: Slot, field: str, kind: str) -> Markup:
    """Returns a card with its box, in the visitor's language."""
    return _drawn(site().lang, slot, field, kind)


def register(app: Flask) -> None:
    """Makes the drawings known to an application's templates."""
    app.jinja_env.globals["drawn"] = drawn

"""The words of the game, as the sheets that lessons open over a word and the terms page show them.

Which terms there are, and their order, stands in ``lessons/terms.yaml``; word and explanation are
messages (``term-ID``, ``term-ID-text``).
"""

from __future__ import annotations

from functools import cache

from flask import url_for

from tutor.course.rulebook import terms
from tutor.web.page import ui
from tutor.web.parts import Term
from tutor.web.site import site, words
from tutor.words import LANGUAGES, Words


@cache
def _others(term_id: str, lang: str) -> tuple[tuple[str, str], ...]:
    return tuple(
        (each.html, Words.of(each.code).ui(f"term-{term_id}"))
        for each in LANGUAGES
        if each.code != lang
    )


def term_word(term_id: str) -> str:
    """Returns a term's own word in the visitor's language."""
    return ui(f"term-{term_id}")


def term(term_id: str) -> Term:
    """Returns a term with its explanation and its words in the other languages.

    Raises KeyError for an id that is not listed.
    """
    row = terms()[term_id]
    return Term(
        id=row.id,
        title=words().ui("ui-term-title", term=term_word(row.id)),
        others=_others(row.id, site().lang),
        text=ui(f"term-{row.id}-text"),
        url=url_for("rules.page", _anchor=row.paragraph),
        pinyin=row.pinyin,
    )

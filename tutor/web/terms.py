"""The words of the game: the page of all terms.

Which terms there are, and their order, stands in ``lessons/terms.yaml``; word and explanation are
messages (``term-ID``, ``term-ID-text``).
"""

from __future__ import annotations

from dataclasses import dataclass

from flask import Blueprint, Response

from tutor.course.rulebook import terms
from tutor.web.glossed import term
from tutor.web.page import Page, show, ui
from tutor.web.parts import Term

blueprint = Blueprint("terms", __name__)


@dataclass(frozen=True, kw_only=True)
class TermsPage(Page):
    """All terms."""

    terms: tuple[Term, ...]


@blueprint.get("/terms")
def page() -> Response:
    """Shows all terms."""
    context = TermsPage(title=ui("ui-terms"), terms=tuple(term(each) for each in terms()))
    return show(context, "terms.html")

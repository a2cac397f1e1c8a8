"""The rules page: the whole rulebook, for both rule sets or as one of them has it.

Also makes the paragraphs that "Why?" opens in place (`rule`).
"""

from __future__ import annotations

from dataclasses import dataclass

from flask import Blueprint, Response, request, url_for
from markupsafe import Markup

from engine.rules import PROFILES
from tutor.course.rulebook import Paragraph, rulebook
from tutor.web.forms import read_choice
from tutor.web.glossed import linked_rule
from tutor.web.page import Page, show, ui
from tutor.web.parts import Piece, Rule, RuleText
from tutor.web.site import site

blueprint = Blueprint("rules", __name__)
BOTH = "both"


@dataclass(frozen=True, kw_only=True)
class RulesPage(Page):
    """The rulebook; `profile` is "both", "kawu" or "dapai"."""

    heading: str
    intro: str
    profile: str
    profiles: tuple[str, ...]
    paragraphs: tuple[RuleText, ...]


def _text(paragraph: Paragraph, profile: str) -> RuleText:
    blocks = paragraph.blocks if profile == BOTH else paragraph.under(profile)
    # With one rule set chosen, what only it says needs no mark.
    marked = profile == BOTH
    drawn = linked_rule([block.html for block in blocks])
    pieces = tuple(
        Piece((block.profile or "") if marked else "", html)
        for block, html in zip(blocks, drawn, strict=True)
    )
    return RuleText(paragraph.id, paragraph.number, paragraph.title, pieces)


@blueprint.get("/rules")
def page() -> Response:
    """Shows the rules."""
    chosen = read_choice(request.args, "for", (BOTH, *PROFILES), default=BOTH)
    book = rulebook(site().lang)
    context = RulesPage(
        title=ui("ui-rules"),
        heading=book.title,
        intro=book.intro,
        profile=chosen,
        profiles=tuple(PROFILES),
        paragraphs=tuple(_text(paragraph, chosen) for paragraph in book.paragraphs),
    )
    return show(context, "rules.html")


def rule(paragraph_id: str, profile: str) -> Rule:
    """Returns a paragraph for "Why?", as a rule set has it; raises KeyError for an unknown id."""
    paragraph = rulebook(site().lang).paragraph(paragraph_id)
    return Rule(
        id=paragraph.id,
        title=paragraph.title,
        html=Markup("\n".join(block.html for block in paragraph.under(profile))),
        url=f"{url_for('rules.page')}?for={profile}#{paragraph_id}",
        label=ui("ui-rule-number", number=paragraph.number),
    )

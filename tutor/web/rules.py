"""The rules page: the whole rulebook, for both rule sets or as one has it, or their differences.

Also makes the paragraphs that "Why?" opens in place (`rule`).
"""

from __future__ import annotations

from dataclasses import dataclass

from flask import Blueprint, Response, request, url_for
from markupsafe import Markup

from engine.rules import CHOICES, DAPAI, KAWU, PROFILES
from tutor.course.rulebook import Paragraph, rulebook
from tutor.web.forms import read_choice
from tutor.web.glossed import linked_rule
from tutor.web.order import Order, order_questions, read_order
from tutor.web.page import Page, show, ui
from tutor.web.parts import Piece, Rule, RuleText
from tutor.web.rules_form import Question, setting_text, value_label
from tutor.web.site import site

blueprint = Blueprint("rules", __name__)
BOTH, DIFFERENCES = "both", "differences"


@dataclass(frozen=True, slots=True)
class Contrast:
    """What the rule sets say differently, in the order of `PROFILES`; empty where one is silent.

    `shared` is what holds for both.
    """

    id: str
    number: int
    title: str
    shared: Markup
    own: tuple[Markup, ...]


@dataclass(frozen=True, slots=True)
class SettingRow:
    """A setting in which the rule sets differ, with its values in the order of `PROFILES`."""

    label: str
    values: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class RulesPage(Page):
    """The rulebook; `profile` is "both", "kawu" or "dapai"."""

    heading: str
    intro: str
    profile: str
    profiles: tuple[str, ...]
    paragraphs: tuple[RuleText, ...]
    order: Order
    questions: tuple[Question, ...]


@dataclass(frozen=True, kw_only=True)
class DifferencesPage(Page):
    """What differs between the rule sets: the settings, then the paragraphs."""

    heading: str
    profile: str
    profiles: tuple[str, ...]
    settings: tuple[SettingRow, ...]
    contrasts: tuple[Contrast, ...]


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


def _contrast(paragraph: Paragraph) -> Contrast:
    said = [
        "\n".join(block.html for block in paragraph.blocks if block.profile == profile)
        for profile in (None, *PROFILES)
    ]
    shared, *own = linked_rule(said)
    return Contrast(paragraph.id, paragraph.number, paragraph.title, shared, tuple(own))


def _settings() -> tuple[SettingRow, ...]:
    rows = []
    for name in CHOICES:
        values = [rules.settings[name] for rules in PROFILES.values()]
        if len(set(values)) > 1:
            labels = tuple(value_label(name, setting_text(value)) for value in values)
            rows.append(SettingRow(ui(f"practice-set-{name}"), labels))
    return tuple(rows)


def _differences() -> Response:
    book = rulebook(site().lang)
    told = [each for each in book.paragraphs if any(block.profile for block in each.blocks)]
    context = DifferencesPage(
        title=ui("book-differences"),
        heading=book.title,
        profile=DIFFERENCES,
        profiles=tuple(PROFILES),
        settings=_settings(),
        contrasts=tuple(map(_contrast, told)),
    )
    return show(context, "differences.html")


@blueprint.get("/rules")
def page() -> Response:
    """Shows the rules."""
    allowed = (BOTH, *PROFILES, DIFFERENCES)
    chosen = read_choice(request.args, "for", allowed, default=BOTH)
    if chosen == DIFFERENCES:
        return _differences()
    book = rulebook(site().lang)
    rules = KAWU if chosen == KAWU.profile else DAPAI
    context = RulesPage(
        title=ui("ui-rules"),
        heading=book.title,
        intro=book.intro,
        profile=chosen,
        profiles=tuple(PROFILES),
        paragraphs=tuple(_text(paragraph, chosen) for paragraph in book.paragraphs),
        order=read_order(request.args, rules),
        questions=order_questions(request.args, rules),
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

"""The cheat sheet: a rule set on one printed page, with small cards.

The engine fills in what it knows: the order, the shapes of the examples, the points, the lines,
the multipliers, the rungs of a declaration. The sentences between are messages (``book-sheet-…``).
"""

from __future__ import annotations

from dataclasses import dataclass

from flask import Blueprint, Response, request

from engine.burying import KITTY_SIZE
from engine.cards import PACK, Card, parse_cards, points_in
from engine.rules import KAWU, PROFILES, Rules
from engine.scoring import LINE
from engine.shapes import shape_of
from engine.trumps import Trumps
from tutor.course.tables import goes_up, multipliers, outcome, point_cards, score_lines
from tutor.web.build import faces
from tutor.web.forms import read_choice
from tutor.web.order import LEVEL, TRUMP, Faces, Order, example
from tutor.web.page import Page, show, ui
from tutor.web.rules_form import setting_text
from tutor.web.site import words
from tutor.words import ShapeName

blueprint = Blueprint("sheet", __name__)

RUNGS = {
    "level_single": "C7",
    "level_pair": "C7 C7",
    "small_joker_pair": "LJ LJ",
    "big_joker_pair": "BJ BJ",
}
"""A declaration of each rung, on the level of the example."""
SHAPES = ("SA", "SQ SQ", "S9 S9 ST ST SJ SJ", "S6 S6 S8 S8", "H7 H7 LJ LJ")
TRACTOR_BELOW_LEVEL = {False: "HA HA C7 C7", True: "HA HA C2 C2"}
"""The trump ace and what lies above it, without and with permanent twos."""
THROW = "CA CK CK"


@dataclass(frozen=True, slots=True)
class Example:
    """Cards, and what their shape is called."""

    name: str
    faces: Faces


@dataclass(frozen=True, kw_only=True)
class SheetPage(Page):
    """The cheat sheet of one rule set."""

    profile: str
    profiles: tuple[str, ...]
    deal: tuple[str, ...]
    declare: tuple[str, ...]
    rungs: tuple[Faces, ...]
    order: Order
    order_title: str
    shapes: tuple[Example, ...]
    follow: tuple[str, ...]
    win: tuple[str, ...]
    points: tuple[tuple[Faces, str], ...]
    points_note: str
    multipliers: tuple[tuple[str, int], ...]
    lines: tuple[tuple[str, str, str], ...]
    lines_note: str
    source: str


@blueprint.get("/sheet")
def page() -> Response:
    """Shows the sheet."""
    chosen = read_choice(request.args, "for", tuple(PROFILES), default=KAWU.profile)
    rules, here = PROFILES[chosen], words()
    trumps = Trumps.of(LEVEL, TRUMP, rules)
    context = SheetPage(
        title=ui("book-sheet"),
        profile=chosen,
        profiles=tuple(PROFILES),
        deal=_deal(),
        declare=_declare(rules),
        rungs=tuple(_drawn(trumps, RUNGS[rung]) for rung in rules.declare_ladder),
        order=example(rules),
        order_title=ui("book-sheet-order", rank=LEVEL, suit=TRUMP),
        shapes=_shapes(trumps),
        follow=_follow(rules),
        win=_win(rules),
        points=tuple(
            (_drawn(trumps, f"S{each.rank}"), ui("book-cell-points", n=each.points))
            for each in point_cards()
        ),
        points_note=ui("book-sheet-points-note", all=points_in(PACK)),
        multipliers=tuple((here.name(led), factor) for led, factor in multipliers(rules)),
        lines=tuple(
            (line.totals, outcome(here, line), goes_up(here, line)) for line in score_lines()
        ),
        lines_note=ui("book-sheet-lines-note", line=LINE),
        source=ui(f"book-sheet-source-{chosen}"),
    )
    return show(context, "sheet.html")


def _drawn(trumps: Trumps, cards: str) -> Faces:
    return faces(words(), trumps, parse_cards(cards))


def _deal() -> tuple[str, ...]:
    each = (len(PACK) - KITTY_SIZE) // 4
    return (
        ui("book-sheet-deal-cards", all=len(PACK), each=each, kitty=KITTY_SIZE),
        ui("book-sheet-deal-level"),
        ui("book-sheet-deal-kitty", kitty=KITTY_SIZE),
    )


def _declare(rules: Rules) -> tuple[str, ...]:
    return (
        ui(f"book-sheet-declare-{rules.declare_when}"),
        ui(f"book-sheet-none-{rules.trump_if_none}"),
        ui("book-sheet-first-dealer"),
    )


def _shapes(trumps: Trumps) -> tuple[Example, ...]:
    texts = [*SHAPES, TRACTOR_BELOW_LEVEL[trumps.rules.permanent_twos]]
    if trumps.rules.throws:
        texts.append(THROW)
    return tuple(_named(trumps, parse_cards(text)) for text in texts)


def _named(trumps: Trumps, cards: tuple[Card, ...]) -> Example:
    shape = shape_of(trumps, cards)
    assert shape
    return Example(words().name(ShapeName(shape.kind, shape.pairs)), faces(words(), trumps, cards))


def _follow(rules: Rules) -> tuple[str, ...]:
    shorter = setting_text(rules.follow_shorter_tractor)
    lines = ["count", "suit", "pair", f"tractor-{shorter}"]
    lines += ["throw", "void"] if rules.throws else ["void"]
    return tuple(ui(f"book-sheet-follow-{line}") for line in lines)


def _win(rules: Rules) -> tuple[str, ...]:
    lines = ["shape", "tie", "throw"] if rules.throws else ["shape", "tie"]
    return tuple(ui(f"book-sheet-win-{line}") for line in lines)

"""The page of terms: every word of the game in groups, findable, and how cards are called.

A single term is `tutor.web.glossed`'; which terms there are, and their order, stands in
``lessons/terms.yaml``.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from flask import Blueprint, Response, request

from engine.cards import BIG_JOKER, PRINTED_SUITS, RANKS, SMALL_JOKER, Seat, Suit, parse_cards
from tutor.course.rulebook import terms
from tutor.web.build import faces
from tutor.web.forms import shorten
from tutor.web.glossed import term
from tutor.web.order import Faces
from tutor.web.page import Page, show, ui
from tutor.web.parts import Term
from tutor.web.site import words
from tutor.words import LANGUAGES, Grouped, Value, Words

blueprint = Blueprint("terms", __name__)

GROUPS = {
    "people": "shengji",
    "cards": "joker",
    "declaring": "declare",
    "shapes": "shape",
    "trick": "trick",
    "score": "point-card",
    "playing": "boss",
}
"""The groups of the page in order, and the term with which each begins."""
EXAMPLES = ("HT", "SK SK", "C7 C7 C8 C8")


@dataclass(frozen=True, slots=True)
class Group:
    """Terms that belong together."""

    id: str
    title: str
    terms: tuple[Term, ...]


@dataclass(frozen=True, slots=True)
class NameRow:
    """A thing with its names, in the order of the page's languages."""

    names: tuple[str, ...]
    faces: Faces = ()


@dataclass(frozen=True, slots=True)
class NameTable:
    """How one kind of thing is called."""

    title: str
    rows: tuple[NameRow, ...]


@dataclass(frozen=True, kw_only=True)
class TermsPage(Page):
    """All terms, or those in which `query` is found."""

    query: str
    found: int
    groups: tuple[Group, ...]
    languages: tuple[str, ...]
    """The languages of the names, as HTML names them."""
    names: tuple[NameTable, ...]


@blueprint.get("/terms")
def page() -> Response:
    """Shows the terms."""
    query = shorten(request.args.get("q", "").strip())
    groups = tuple(_groups(query))
    context = TermsPage(
        title=ui("ui-terms"),
        query=query,
        found=sum(len(group.terms) for group in groups),
        groups=groups,
        languages=tuple(each.html for each in LANGUAGES),
        names=() if query else _names(),
    )
    return show(context, "terms.html")


def _groups(query: str) -> Iterable[Group]:
    ids = list(terms())
    starts = [ids.index(first) for first in GROUPS.values()]
    wanted = _plain(query)
    for name, start, end in zip(GROUPS, starts, [*starts[1:], len(ids)], strict=True):
        found = tuple(each for each in map(term, ids[start:end]) if wanted in _all_of(each))
        if found:
            yield Group(name, ui(f"book-terms-{name}"), found)


def _all_of(each: Term) -> str:
    names = [word for _, word in each.others]
    return _plain("\n".join([each.title, *names, each.pinyin, str(each.text)]))


def _plain(text: str) -> str:
    """Returns a text without marks and spaces, as it is looked for: zhǔpái as zhupai."""
    parts = unicodedata.normalize("NFKD", text.casefold().replace("ё", "е"))
    return "".join(each for each in parts if not unicodedata.combining(each) and each != " ")


def _names() -> tuple[NameTable, ...]:
    kinds: list[tuple[str, list[tuple[Value, str]]]] = [
        ("suits", [(suit, f"{suit}A") for suit in PRINTED_SUITS]),
        ("ranks", [(rank, f"{Suit.SPADES}{rank}") for rank in reversed(RANKS)]),
        ("examples", [(_grouped(text), text) for text in (BIG_JOKER, SMALL_JOKER, *EXAMPLES)]),
        ("seats", [(seat, "") for seat in Seat]),
    ]
    return tuple(
        NameTable(ui(f"book-names-{kind}"), tuple(_row(value, shown) for value, shown in values))
        for kind, values in kinds
    )


def _grouped(text: str) -> Grouped:
    return Grouped((parse_cards(text),))


def _row(value: Value, shown: str) -> NameRow:
    names = (Words.of(each.code, None).name(value) for each in LANGUAGES)
    return NameRow(tuple(names), faces(words(), None, parse_cards(shown)))

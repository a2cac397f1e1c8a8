"""Carries the fields of a form through a change of language, so that nothing chosen is lost.

The language buttons of a page that *keeps* a form submit that form to the language endpoint. It
sends the fields back as the query of the same page (`with_kept`), and the page fills them in again
(`kept`, `kept_cards`). A GET never acts on them, so they are forgiving: what makes no sense is left
out. Technical fields start with an underscore and are not carried.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from flask import request

from engine.cards import CARDS_BY_CODE, Card
from tutor.web.forms import Form

NOT_CARRIED = {"lang", "back", "do"}
MOST_TEXT = 1500
"""Longer queries are cut by some servers: then the form is left as it was."""


def local_path(text: str | None) -> str:
    """Returns a path of this site with its query; the home page for anything else."""
    if not text or not text.startswith("/") or text.startswith("//") or "\\" in text:
        return "/"
    if len(text) > MOST_TEXT or not text.isprintable():
        return "/"
    try:
        parts = urlsplit(text)
    except ValueError:
        return "/"
    if parts.scheme or parts.netloc:
        return "/"
    return urlunsplit(("", "", parts.path, parts.query, ""))


def with_kept(back: str, form: Form) -> str:
    """Adds the fields of a form to a local path; they replace what its query said of them."""
    carried = [
        (name, value)
        for name, value in form.items(multi=True)
        if name not in NOT_CARRIED and not name.startswith("_") and value
    ]
    parts = urlsplit(back)
    names = {name for name, _ in carried}
    own = [pair for pair in parse_qsl(parts.query) if pair[0] not in names]
    query = urlencode(own + carried)
    return urlunsplit(("", "", parts.path, query if len(query) <= MOST_TEXT else "", ""))


def kept(field: str, default: str = "") -> str:
    """Returns a field that a change of language brought back, at most 200 characters of it."""
    return request.args.get(field, default)[:200]


def kept_all(field: str) -> tuple[str, ...]:
    """Returns all values of a field that came back."""
    return tuple(value[:200] for value in request.args.getlist(field))


def kept_cards(hand: Iterable[Card], field: str = "card") -> tuple[Card, ...]:
    """Returns the chosen cards that came back, as far as the hand holds them."""
    free = Counter(hand)
    cards = []
    for code in request.args.getlist(field):
        card = CARDS_BY_CODE.get(code)
        if card is not None and free[card] > 0:
            free[card] -= 1
            cards.append(card)
    return tuple(cards)

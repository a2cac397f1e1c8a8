"""Reads forms: every field by its kind, and everything that does not fit refused by name.

A form that a page made never fails here; what does is a typed address, an old page or a broken
client. `BadInput` carries what to tell the visitor; the error pages (`tutor.web.errors`) say it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from werkzeug.datastructures import MultiDict

from engine.cards import Card, CardError
from tutor.words import Message, say

MOST_CARDS = 33
"""A hand with the kitty in it; no form chooses more cards."""
SHOWN = 40
"""How much of a visitor's own text an error message repeats."""

Form = MultiDict[str, str]


class BadInput(Exception):
    """Input that cannot be taken: what to say, and with which status (4xx)."""

    def __init__(self, message: Message, status: int = 400) -> None:
        super().__init__(message.id)
        self.message = message
        self.status = status


def shorten(text: str) -> str:
    """Cuts a visitor's text to what a message can repeat, without control characters."""
    clean = "".join(letter if letter.isprintable() else "\ufffd" for letter in text)
    return clean if len(clean) <= SHOWN else clean[: SHOWN - 1] + "…"


def parse_card(code: str) -> Card:
    """Returns the card with that code; raises BadInput that repeats it."""
    try:
        return Card(code)
    except CardError:
        raise BadInput(say("error-bad-card", text=shorten(code))) from None


def read_cards(form: Form, field: str = "card", most: int = MOST_CARDS) -> tuple[Card, ...]:
    """Returns the cards chosen in a form, in its order.

    Raises BadInput for what is no card, for more than `most`, and for a card chosen three times.
    """
    codes = form.getlist(field)
    if len(codes) > most:
        raise BadInput(say("error-too-many-cards", most=most, count=len(codes)))
    cards = tuple(parse_card(code) for code in codes)
    for card, count in Counter(cards).items():
        if count > 2:
            raise BadInput(say("error-too-many", card=card, count=count))
    return cards


def read_choice(
    form: Form, field: str, allowed: Collection[str], default: str | None = None
) -> str:
    """Returns a field that must be one of some values; raises BadInput for any other.

    Without a default the field must be there.
    """
    value = form.get(field)
    if value is None and default is not None:
        return default
    if value is None:
        raise BadInput(say("error-missing-field", field=field))
    if value not in allowed:
        raise BadInput(say("error-bad-field", field=field, text=shorten(value)))
    return value


def read_int(form: Form, field: str, low: int, high: int, default: int | None = None) -> int:
    """Returns a whole number from `low` to `high`; raises BadInput for anything else.

    Digits of any script count; an empty field is the default, where there is one.
    """
    text = form.get(field, "").strip().replace("\u2212", "-")
    if not text and default is not None:
        return default
    if not text:
        raise BadInput(say("error-missing-number"), 422)
    try:
        number = int(text) if len(text) <= 9 and "_" not in text else None
    except ValueError:
        number = None
    if number is None:
        raise BadInput(say("error-bad-number", text=shorten(text)), 422)
    if not low <= number <= high:
        raise BadInput(say("error-number-range", low=low, high=high, number=number), 422)
    return number


def read_flag(form: Form, field: str) -> bool:
    """Tells whether a checkbox was ticked; raises BadInput for a value that no page sends."""
    return read_choice(form, field, ("", "1", "on"), default="") != ""

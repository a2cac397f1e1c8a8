"""Reads the answer in the form of a step, in a lesson and in a test alike.

What an answer is worth is `tutor.course.run`'s.
"""

from __future__ import annotations

from flask import request

from engine.cards import Card, format_cards
from tutor.course.run import StepView
from tutor.web import lesson_parts as made
from tutor.web.forms import BadInput, read_cards, shorten
from tutor.web.lesson_page import TOLD, order_of
from tutor.web.site import site
from tutor.words import say


def told(address: str) -> str:
    """Marks, for htmx alone, that the part to come tells something new and takes the focus."""
    if not site().fragment:
        return address
    return f"{address}{'&' if '?' in address else '?'}{TOLD}=1"


def answer_text(seen: StepView) -> str:
    """Returns the answer in the form of a step, as the text that `run` judges."""
    if seen.ask in made.OF_HAND:
        return format_cards(read_cards(request.form))
    if seen.ask == "order":
        return format_cards(order_of(seen, read_cards(request.form)))
    return request.form.get("answer", "")[:200]


def _moved(cards: tuple[Card, ...], do: str) -> tuple[Card, ...]:
    """Moves the card at a place (from 0) one up or down."""
    way, _, place = do.partition("-")
    at = int(place) if place.isascii() and place.isdigit() and len(place) < 3 else -1
    to = at - 1 if way == "up" else at + 1
    if not (0 <= at < len(cards) and 0 <= to < len(cards)):
        raise BadInput(say("error-bad-field", field="do", text=shorten(do)))
    now = list(cards)
    now[at], now[to] = now[to], now[at]
    return tuple(now)


def moved_address(seen: StepView, here: str, do: str) -> str:
    """Returns the address of a step with the cards of its order as a button moves them."""
    cards = _moved(order_of(seen, read_cards(request.form)), do)
    return f"{here}?{'&'.join(f'card={card}' for card in cards)}"

"""Throws: that one is chosen, that it stood, that it failed and what that cost.

Before a throw is led only its form is known. Whether it stands is said after the table has judged
it, when everybody has seen it.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card, Seat, Suit
from engine.shapes import Kind, Shape
from engine.trumps import Trumps
from tutor.coach.naming import named, shape_name
from tutor.words.message import Message, say


def selected(shape: Shape) -> Message:
    """Says that the chosen cards are a throw and what stops one; never whether this one stands."""
    return say("throw-selected", suit=shape.suit)


def stood(shape: Shape, *, others_to_play: bool = True) -> Message:
    """Says that a throw stands, and that it may be ruffed while others have not played."""
    if shape.kind is not Kind.THROW:
        return say("throw-one-shape", shape=shape_name(shape))
    ruffable = others_to_play and shape.suit is not Suit.TRUMP
    return say("throw-stands-ruffable" if ruffable else "throw-stands", suit=shape.suit)


def attempted(trumps: Trumps, cards: Sequence[Card]) -> Message:
    """Names the cards of a throw that failed: everybody has seen them."""
    return say("throw-attempted", cards=named(trumps, cards))


def failed(trumps: Trumps, thrower: Seat, stopper: Seat, forced: Sequence[Card]) -> Message:
    """Says who stopped whose throw, and which part is led instead."""
    return say("throw-failed", thrower=thrower, seat=stopper, forced=named(trumps, forced))


def fine(points: int, total: int) -> Message:
    """Says what a failed throw costs; `total` are the attackers' points with the fine."""
    return say("throw-fine", p=points, t=total)

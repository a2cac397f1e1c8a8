"""Hints on a lead: a principle that fits what the expert suggests, and its cards.

Without a suggestion only the rule of leading is given: a guess could lead to a worse play.
"""

from __future__ import annotations

from engine.cards import Card, Suit
from engine.memory import Memory
from engine.shapes import Kind, shape_of
from engine.view import View
from tutor.coach.decision import trumps_of
from tutor.coach.naming import named
from tutor.coach.note import Note, Tier
from tutor.words.message import Message, say

Suggestion = tuple[Card, ...] | None
SHORT = 2
"""So many cards of a side suit are few: leading one works towards a void."""


def look(view: View, suggestion: Suggestion) -> Note:
    """Asks for the cards that nobody can beat."""
    return Note(Tier.HINT, (say("hint-look-lead"),))


def rule(view: View, suggestion: Suggestion) -> Note:
    """Says the principle behind the suggested lead."""
    message, cites = _principle(view, suggestion)
    return Note(Tier.HINT, (message,), cites)


def cards(view: View, suggestion: Suggestion) -> Note:
    """Names the suggested cards."""
    if suggestion is None:
        return rule(view, suggestion)
    pointed = tuple(trumps_of(view).sorted(suggestion))
    text = say("hint-cards", cards=named(trumps_of(view), pointed))
    return Note(Tier.HINT, (text,), pointed=pointed)


def _principle(view: View, suggestion: Suggestion) -> tuple[Message, tuple[str, ...]]:
    trumps = trumps_of(view)
    shape = shape_of(trumps, suggestion) if suggestion else None
    if shape is None or not suggestion:
        return say("hint-rule-lead"), ("shapes", "trumps")
    if shape.kind is Kind.THROW:
        return say("hint-rule-throw-lead"), ("throw", "throw-fails")
    memory = Memory(view)
    chooses = not all(map(trumps.is_trump, view.hand))
    boss = memory.is_boss(shape.parts[0])
    if shape.suit is Suit.TRUMP and chooses:
        if shape.kind is Kind.SINGLE and not boss:
            return say("hint-rule-pass-lead"), ("trumps", "follow-suit")
        return say("hint-rule-trumps-lead"), ("trumps", "follow-suit")
    if shape.kind is not Kind.SINGLE:
        return say("hint-rule-pairs-lead"), ("tractor", "follow-pair")
    if boss:
        return say("hint-rule-boss"), ("side-order", "winner")
    if suggestion[0].points:
        return say("hint-rule-lead"), ("shapes", "trumps")
    if chooses and _is_short(memory, shape.suit):
        return say("hint-rule-short-lead"), ("void", "ruff-shape")
    return say("hint-rule-low-lead"), ("points",)


def _is_short(memory: Memory, suit: Suit) -> bool:
    """Tells whether the hand has few cards of a suit, and none that nobody can beat."""
    held = memory.in_suits()[suit]
    parts = [each.parts[0] for card in held if (each := shape_of(memory.trumps, (card,)))]
    return len(held) <= SHORT and not any(map(memory.is_boss, parts))

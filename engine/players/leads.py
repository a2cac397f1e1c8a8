"""What the simple player leads: winners first, then tractors and pairs, else low and short."""

from __future__ import annotations

import random

from engine.cards import Card, Suit
from engine.memory import Memory
from engine.shapes import Part, shape_of

TRUMP_SHARE_TO_DRAW = 0.6
"""Draws trumps when it holds this part of all that are not yet played."""


def choose_lead(memory: Memory, rng: random.Random) -> tuple[Card, ...]:
    """Returns the lead: what wins its suit for certain, else what is hard to follow, else low."""
    parts = [part for cards in memory.in_suits().values() for part in _parts(memory, cards)]
    side = [part for part in parts if memory.trumps.suit_of(part.cards[0]) is not Suit.TRUMP]
    winners = [part for part in side if memory.is_boss(part) and not _ruffed(memory, part)]
    if winners:
        return _with_other_winners(memory, winners, _largest(winners, rng))
    if tractors := [part for part in side if part.pairs > 1]:
        return _largest(tractors, rng).cards
    if draws := _trump_draws(memory, parts):
        return _largest(draws, rng).cards
    if pairs := [part for part in side if part.pairs and not _points(part)]:
        return max(pairs, key=lambda part: part.step).cards
    return _low(memory, side or parts, rng).cards


def _parts(memory: Memory, cards: tuple[Card, ...]) -> tuple[Part, ...]:
    shape = shape_of(memory.trumps, cards)
    return shape.parts if shape else ()


def _points(part: Part) -> int:
    return sum(card.points for card in part.cards)


def _ruffed(memory: Memory, part: Part) -> bool:
    """Tells whether an opponent who may still have trumps has shown out of the suit."""
    suit = memory.trumps.suit_of(part.cards[0])
    seat = memory.view.seat
    voids = memory.voids()
    return any(
        suit in voids[other] and Suit.TRUMP not in voids[other] for other in (seat.right, seat.left)
    )


def _largest(parts: list[Part], rng: random.Random) -> Part:
    most = max(len(part.cards) for part in parts)
    return rng.choice([part for part in parts if len(part.cards) == most])


def _with_other_winners(memory: Memory, winners: list[Part], lead: Part) -> tuple[Card, ...]:
    if not memory.view.rules.throws:
        return lead.cards
    suit = memory.trumps.suit_of(lead.cards[0])
    together = [part for part in winners if memory.trumps.suit_of(part.cards[0]) is suit]
    return tuple(card for part in together for card in part.cards)


def _trump_draws(memory: Memory, parts: list[Part]) -> list[Part]:
    trumps = [part for part in parts if memory.trumps.suit_of(part.cards[0]) is Suit.TRUMP]
    mine = sum(len(part.cards) for part in trumps)
    out = memory.unseen_in(Suit.TRUMP)
    if not out or mine < TRUMP_SHARE_TO_DRAW * (mine + out):
        return []
    return [part for part in trumps if part.pairs or memory.is_boss(part)]


def _low(memory: Memory, parts: list[Part], rng: random.Random) -> Part:
    lengths = {suit: len(cards) for suit, cards in memory.in_suits().items()}
    return min(
        parts,
        key=lambda part: (
            _points(part),
            part.pairs,
            lengths[memory.trumps.suit_of(part.cards[0])],
            part.step,
            rng.random(),
        ),
    )

"""How cards are grouped before they are named: pairs that follow each other are one tractor.

Names themselves are `tutor.words`' business; which pairs are neighbours only trumps can tell.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.cards import Card, Suit
from engine.shapes import Kind, Part, Shape, shape_of
from engine.trumps import Trumps
from tutor.words.message import Grouped, ShapeName


def named(trumps: Trumps, cards: Sequence[Card]) -> Grouped:
    """Returns cards grouped as they are to be named: by suit, trumps last, in their shapes."""
    parts: list[tuple[Card, ...]] = []
    for group in by_suit(trumps, cards).values():
        shape = shape_of(trumps, group)
        if shape is not None:
            parts += [part.cards for part in shape.parts]
    return Grouped(tuple(parts))


def by_suit(trumps: Trumps, cards: Sequence[Card]) -> dict[Suit, tuple[Card, ...]]:
    """Parts cards by effective suit, in the order in which the suits come; trumps last."""
    groups: dict[Suit, tuple[Card, ...]] = {}
    for card in cards:
        suit = trumps.suit_of(card)
        groups[suit] = (*groups.get(suit, ()), card)
    if Suit.TRUMP in groups:
        groups[Suit.TRUMP] = groups.pop(Suit.TRUMP)
    return groups


def few(cards: Grouped, most: int) -> Grouped:
    """Returns only the first named things of a long list; what is said must hold for those."""
    return Grouped(cards.parts[:most])


def each_named(trumps: Trumps, plays: Iterable[Sequence[Card]]) -> tuple[Grouped, ...]:
    """Groups alternatives, each by itself."""
    return tuple(named(trumps, play) for play in plays)


def each_card(groups: Iterable[Sequence[Card]]) -> tuple[Card, ...]:
    """Lists the cards of several groups, each as often as the group that has it most."""
    cards: list[Card] = []
    for group in groups:
        for card in dict.fromkeys(group):
            cards += [card] * (group.count(card) - cards.count(card))
    return tuple(cards)


def shape_name(shape: Shape | Part) -> ShapeName:
    """Returns the name of a shape, of a throw as a whole; or of one part."""
    return ShapeName(shape.kind, shape.pairs if shape.kind is Kind.TRACTOR else 0)


def run_name(pairs: int) -> ShapeName:
    """Returns the name of the shape with so many pairs in a row: 0 is a single, 1 a pair."""
    return ShapeName((Kind.SINGLE, Kind.PAIR, Kind.TRACTOR)[min(pairs, 2)], pairs)

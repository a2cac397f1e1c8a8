"""The ways to ruff a lead: trumps that cover its shape, the cheapest and the highest."""

from __future__ import annotations

from engine.cards import Card, Suit
from engine.following import Duty
from engine.shapes import shape_of
from engine.trick import strength
from engine.trumps import Trumps


def ruffs(trumps: Trumps, hand: tuple[Card, ...], duty: Duty) -> list[tuple[Card, ...]]:
    """Returns a low and a high play of trumps alone that covers the lead, where there is one.

    Nothing when the led suit is trump or held, or the trumps do not cover the shape.
    """
    if duty.shape.suit is Suit.TRUMP or duty.owed.suit_cards:
        return []
    own = [card for card in trumps.sorted(hand) if trumps.is_trump(card)]
    if len(own) < duty.count:
        return []
    found = []
    for ordered in (own[::-1], own):
        play = _cover(trumps, ordered, duty)
        if play and strength(trumps, duty.shape, play) is not None:
            found.append(play)
    return found


def _cover(trumps: Trumps, ordered: list[Card], duty: Duty) -> tuple[Card, ...]:
    """Fills the led parts, longest first, with the first runs that come, then single cards."""
    rest = list(ordered)
    chosen: list[Card] = []
    for length in duty.shape.runs:
        run = _first_run(trumps, rest, length)
        if not run:
            return ()
        chosen += run
        for card in run:
            rest.remove(card)
    rest.sort(key=lambda card: (rest.count(card) > 1, ordered.index(card)))
    chosen += rest[: duty.count - len(chosen)]
    return tuple(chosen)


def _first_run(trumps: Trumps, cards: list[Card], length: int) -> list[Card]:
    paired: dict[int, Card] = {}
    for card in cards:
        if cards.count(card) == 2:
            paired.setdefault(trumps.step(card), card)
    for step in paired:
        for low in (step, step - length + 1):
            steps = range(low, low + length)
            if all(each in paired for each in steps):
                run = [paired[each] for each in steps for _ in range(2)]
                shape = shape_of(trumps, run)
                if shape and shape.pairs == length:
                    return run
    return []

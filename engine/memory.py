"""What follows from a View for somebody who remembers every card: what is out, who is void.

Everything here is certain. What is only likely is a player's own guess.
"""

from __future__ import annotations

from collections import Counter

from engine.cards import PACK, Card, Seat, Suit
from engine.shapes import Part
from engine.trumps import SUITS
from engine.view import View


class Memory:
    """The cards and voids a seat can know about, given the trumps of the hand."""

    def __init__(self, view: View) -> None:
        assert view.trumps is not None
        self.view = view
        self.trumps = view.trumps
        unseen = Counter(PACK)
        unseen.subtract(view.hand)
        unseen.subtract(view.buried or ())
        for trick in (*view.tricks, *([view.trick] if view.trick else [])):
            for play in trick.plays:
                unseen.subtract(play)
        self.unseen: dict[Card, int] = {card: count for card, count in unseen.items() if count > 0}
        """The cards, with their number, that may lie in another hand (or in the kitty)."""

    def is_boss(self, part: Part) -> bool:
        """Tells whether nothing unseen beats this part in its own suit."""
        suit = self.trumps.suit_of(part.cards[0])
        needed = 1 if part.pairs == 0 else 2
        higher = [
            self.trumps.step(card)
            for card, count in self.unseen.items()
            if count >= needed and self.trumps.suit_of(card) is suit
        ]
        if part.pairs < 2:
            return not higher or max(higher) <= part.step
        steps = set(higher)
        return not any(
            all(top - back in steps for back in range(part.pairs)) and top > part.step
            for top in steps
        )

    def voids(self) -> dict[Seat, set[Suit]]:
        """Returns the effective suits in which each seat has shown out."""
        shown: dict[Seat, set[Suit]] = {seat: set() for seat in Seat}
        for trick in (*self.view.tricks, *([self.view.trick] if self.view.trick else [])):
            if not trick.plays:
                continue
            led = self.trumps.suit_of(trick.led[0])
            for at, play in enumerate(trick.plays[1:], 1):
                if any(self.trumps.suit_of(card) is not led for card in play):
                    shown[trick.seat_of(at)].add(led)
        return shown

    def unseen_in(self, suit: Suit) -> int:
        """Counts the unseen cards of an effective suit."""
        return sum(n for card, n in self.unseen.items() if self.trumps.suit_of(card) is suit)

    def in_suits(self) -> dict[Suit, tuple[Card, ...]]:
        """Returns the seat's own cards by effective suit, those it has none of left out."""
        by_suit = {
            suit: tuple(card for card in self.view.hand if self.trumps.suit_of(card) is suit)
            for suit in SUITS
        }
        return {suit: cards for suit, cards in by_suit.items() if cards}

"""What a seat in play can prove: who is void, what is highest, who may still take a trick.

Where nothing can be proven a seat may still hold what is unseen, so "may beat" is the cautious
answer and "cannot" the certain one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property

from engine.cards import Card, Seat, Suit
from engine.memory import Memory
from engine.players.seeing import shown_out
from engine.shapes import Kind, Part, Shape, shape_of
from engine.trick import Trick, strength, winner
from engine.trumps import SUITS, Trumps
from engine.view import View


class Known:
    """A View with all that follows from it for certain."""

    def __init__(self, view: View) -> None:
        assert view.trumps is not None
        self.view = view
        self.trumps: Trumps = view.trumps
        self.memory = Memory(view)
        voids, pairless = shown_out(view, view.trumps)
        self._voids = {(seat, SUITS[index]) for seat, index in voids}
        self._pairless = {(seat, SUITS[index]) for seat, index in pairless}

    def is_void(self, seat: Seat, suit: Suit) -> bool:
        """Tells whether the seat has shown out of the suit."""
        return (seat, suit) in self._voids

    def ruffer(self, seats: tuple[Seat, ...], suit: Suit) -> Seat | None:
        """Returns a seat that has shown out of a side suit and, as far as is known, has trumps."""
        if suit is Suit.TRUMP or not self.memory.unseen_in(Suit.TRUMP):
            return None
        out = (seat for seat in seats if self.is_void(seat, suit))
        return next((seat for seat in out if not self.is_void(seat, Suit.TRUMP)), None)

    @cached_property
    def unseen(self) -> dict[Card, int]:
        """The cards that may lie elsewhere, with their number."""
        return self.memory.unseen

    def higher_unseen(self, card: Card) -> list[Card]:
        """Lists the unseen cards of a card's suit that are higher, the highest first."""
        return self.between(card, None)

    def between(self, low: Card, top: Card | None) -> list[Card]:
        """Lists the unseen cards of a suit above a card and up to another, the highest first."""
        step, suit = self.trumps.step, self.trumps.suit_of(low)
        most = step(top) if top is not None else 99
        found = [
            card
            for card in self.unseen
            if self.trumps.suit_of(card) is suit and step(low) < step(card) <= most
        ]
        return sorted(found, key=lambda card: (-step(card), card))

    def is_highest(self, cards: tuple[Card, ...]) -> bool:
        """Tells whether nothing beats a single, pair or tractor in its suit, wherever it lies.

        What is unseen counts, and so do the seat's own other cards.
        """
        shape = shape_of(self.trumps, cards)
        if shape is None or len(shape.parts) > 1 or not self.memory.is_boss(shape.parts[0]):
            return False
        own = Counter(self.view.hand)
        return not self._run_above(own, shape.suit, shape.pairs, shape.parts[0].step)

    def rivals(self, trick: Trick) -> tuple[Seat, ...]:
        """Returns the seats still to play that may take the trick from its holder."""
        later = (trick.seat_of(at) for at in range(len(trick.plays), 4))
        return tuple(seat for seat in later if self._may_beat(seat, trick))

    def _may_beat(self, seat: Seat, trick: Trick) -> bool:
        lead = shape_of(self.trumps, trick.led)
        assert lead is not None
        best = strength(self.trumps, lead, trick.plays[winner(self.trumps, trick.plays)])
        assert best is not None, "whoever holds a trick can win it"
        trump, step = best
        # Nobody beats a throw that stands in its own suit.
        in_suit = lead.kind is not Kind.THROW and (not trump or lead.suit is Suit.TRUMP)
        if in_suit and self._may_hold(seat, lead.suit, lead.pairs, step):
            return True
        if lead.suit is Suit.TRUMP or not self._may_be_void(seat, lead.suit):
            return False
        if lead.kind is Kind.THROW:
            return self._may_ruff_throw(seat, lead)
        return self._may_hold(seat, Suit.TRUMP, lead.pairs, step if trump else -1)

    def _may_hold(self, seat: Seat, suit: Suit, pairs: int, above: int) -> bool:
        """Tells whether a shape of so many pairs above a step may be in a seat's hand."""
        if self.is_void(seat, suit) or (pairs and (seat, suit) in self._pairless):
            return False
        return self._run_above(self.unseen, suit, pairs, above)

    def _run_above(self, cards: Mapping[Card, int], suit: Suit, pairs: int, above: int) -> bool:
        """Tells whether cards hold a shape of so many pairs in a suit with a higher top step."""
        needed = 2 if pairs else 1
        steps = {
            self.trumps.step(card)
            for card, count in cards.items()
            if count >= needed and self.trumps.suit_of(card) is suit
        }
        length = max(pairs, 1)
        return any(
            top > above and all(top - back in steps for back in range(length)) for top in steps
        )

    def _may_be_void(self, seat: Seat, suit: Suit) -> bool:
        """Tells whether the others' places could take all unseen cards of the suit.

        In a position without its history some unseen cards lie nowhere, and nothing follows.
        """
        kitty = 0 if self.view.buried is not None else self.view.kitty_size
        counts = dict(zip(Seat, self.view.counts, strict=True))
        hidden = sum(count for other, count in counts.items() if other is not self.view.seat)
        if sum(self.unseen.values()) != hidden + kitty:
            return True
        elsewhere = sum(
            count
            for other, count in counts.items()
            if other not in (seat, self.view.seat) and not self.is_void(other, suit)
        )
        return self.memory.unseen_in(suit) <= elsewhere + kitty

    def _may_ruff_throw(self, seat: Seat, lead: Shape) -> bool:
        if self.is_void(seat, Suit.TRUMP) or self.memory.unseen_in(Suit.TRUMP) < lead.count:
            return False
        return not lead.pairs or self._may_hold(seat, Suit.TRUMP, lead.pairs, -1)

    def beatable(self, part: Part) -> bool:
        """Tells whether unseen cards could beat a part in its suit."""
        return not self.memory.is_boss(part)

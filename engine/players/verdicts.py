"""Is a follow legal, asked a few hundred thousand times a second: a yes or a no on wide masks.

A hand is packed into two integers, the kinds held once and those held twice, the suits side by
side. Why a play is refused, and what would be legal, is told by `engine.following` alone; a test
holds the two together.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.cards import Card
from engine.holding import fits
from engine.players.layout import Layout
from engine.players.quick_long import Lead, owed_runs
from engine.trumps import Trumps

Packed = tuple[int, int]
"""The kinds of some cards that are there at least once, and those that are there twice."""


class Court:
    """Judges follows under the trumps of one hand."""

    __slots__ = ("bits", "lay", "masks", "shifts")

    def __init__(self, trumps: Trumps) -> None:
        self.lay = Layout.of(trumps)
        widths = [len(order.kinds) for order in trumps.orders]
        self.shifts = tuple(sum(widths[:suit]) for suit in range(5))
        self.masks = tuple(
            ((1 << width) - 1) << shift for width, shift in zip(widths, self.shifts, strict=True)
        )
        self.bits = {card: bit << self.shifts[suit] for card, (suit, bit) in trumps.place.items()}

    @staticmethod
    @lru_cache(maxsize=256)
    def of(trumps: Trumps) -> Court:
        """Returns the court of some trumps; it is kept."""
        return Court(trumps)

    def pack(self, cards: Iterable[Card]) -> Packed:
        """Packs cards, none of which comes three times."""
        once = twice = 0
        bits = self.bits
        for card in cards:
            bit = bits[card]
            twice |= once & bit
            once |= bit
        return once, twice

    def lead(self, cards: Iterable[Card]) -> Lead:
        """Returns what a lead of one suit asks; raises ValueError for cards of two."""
        have, both = self.lay.masks(cards)
        suits = [suit for suit in range(5) if have[suit]]
        if len(suits) != 1:
            raise ValueError(f"expected a lead of one suit, got the suits {suits}")
        return Lead(self.lay, suits[0], have[suits[0]], both[suits[0]])

    def allows(self, lead: Lead, hand: Packed, play: Packed) -> bool:
        """Tells whether a hand may follow a lead with a play (RULES §5.5)."""
        once, twice = play
        all_once, all_twice = hand
        if once & ~all_once or twice & ~all_twice:
            return False
        count = lead.count
        if once.bit_count() + twice.bit_count() != count:
            return False
        mask = self.masks[lead.suit]
        pairs = all_twice & mask
        held = (all_once & mask).bit_count() + pairs.bit_count()
        twice &= mask
        played = (once & mask).bit_count() + twice.bit_count()
        if held <= count:
            return played == held
        if played != count:
            return False
        if not lead.pairs or not pairs:
            return True
        if twice.bit_count() < lead.pairs and twice.bit_count() < pairs.bit_count():
            return False
        if lead.runs[0] < 2:
            return True
        shift = self.shifts[lead.suit]
        owed = owed_runs(self.lay, lead.suit, pairs >> shift, lead.runs)
        return not owed or fits(self.lay.layers(lead.suit, twice >> shift), owed)

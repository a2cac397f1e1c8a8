"""What is trump in a hand, and the order of every effective suit, as bits and as steps.

Each of the five effective suits (four side suits and the trumps) is a run of bits, the lowest
card first; cards that are equal in rank (the level cards outside the trump suit, the permanent
2s outside it) lie on neighbouring bits of one *step*. Pairs are consecutive when their steps are
neighbours, so everything about tractors is arithmetic on step masks. Which cards somebody holds
is `engine.holding`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.cards import (
    BIG_JOKER,
    PRINTED_SUITS,
    RANKS,
    SMALL_JOKER,
    Card,
    Rank,
    Suit,
)
from engine.rules import Rules

SUITS = (*PRINTED_SUITS, Suit.TRUMP)
"""The effective suits, in the order in which masks are stored: S H C D and the trumps."""
TRUMP_INDEX = 4


class SuitOrder:
    """The kinds of one effective suit from low to high, as bits, and the steps they lie on.

    `kinds[i]` is the card of bit i, `steps[i]` its step; `step_masks[s]` are the bits of step s.
    """

    __slots__ = ("_wide", "kinds", "step_masks", "steps", "suit")

    def __init__(self, suit: Suit, classes: list[list[Card]]) -> None:
        self.suit = suit
        self.kinds: tuple[Card, ...] = tuple(card for cards in classes for card in cards)
        self.steps: tuple[int, ...] = tuple(
            step for step, cards in enumerate(classes) for _ in cards
        )
        masks: list[int] = []
        wide: list[tuple[int, int, int]] = []
        low = 0
        for cards in classes:
            width = len(cards)
            masks.append(((1 << width) - 1) << low)
            if width > 1:
                wide.append((low, width, (1 << width) - 1))
            low += width
        self.step_masks: tuple[int, ...] = tuple(masks)
        # From the top down: folding a step of several kinds moves only the bits above it.
        self._wide = tuple(reversed(wide))

    def fold(self, mask: int) -> int:
        """Turns a mask of kinds into a mask of the steps that hold at least one of them."""
        for low, width, ones in self._wide:
            here = mask >> low & ones
            mask = (
                mask >> (low + width) << (low + 1)
                | (1 << low if here else 0)
                | (mask & ((1 << low) - 1))
            )
        return mask

    def layers(self, mask: int) -> tuple[int, ...]:
        """Counts the kinds of a mask on each step: layer k has the steps that hold more than k."""
        if not self._wide:
            return (mask,)
        result = [self.fold(mask)]
        crowded = mask
        while True:
            # Take one kind off every step; what is left holds the steps with one kind more.
            crowded = self._without_lowest(crowded)
            if not crowded:
                return tuple(result)
            result.append(self.fold(crowded))

    def _without_lowest(self, mask: int) -> int:
        left = 0
        for low, _, ones in self._wide:
            here = mask >> low & ones
            left |= (here & (here - 1)) << low
        return left

    def cards(self, mask: int) -> list[Card]:
        """Lists the kinds of a mask from low to high."""
        kinds = self.kinds
        result = []
        while mask:
            bit = mask & -mask
            result.append(kinds[bit.bit_length() - 1])
            mask ^= bit
        return result


class Trumps:
    """The trumps of one hand: its level, its trump suit (None: no trump) and the rules.

    Made by `Trumps.of`, which keeps the objects last asked for; equal ones are equal all the same
    where two were made. Sources: RULES §5.1 and §5.2.
    """

    __slots__ = ("_order", "level", "orders", "place", "rules", "suit")

    def __init__(self, level: Rank, suit: Suit | None, rules: Rules) -> None:
        self.level = level
        self.suit = suit
        self.rules = rules
        side_ranks = [rank for rank in RANKS if rank is not level]
        twos = rules.permanent_twos and level is not Rank.TWO
        if twos:
            side_ranks.remove(Rank.TWO)
        self.orders: tuple[SuitOrder, ...] = (
            *(
                SuitOrder(each, [] if each is suit else [[_card(each, r)] for r in side_ranks])
                for each in PRINTED_SUITS
            ),
            SuitOrder(Suit.TRUMP, self._trump_classes(side_ranks, twos)),
        )
        self.place: dict[Card, tuple[int, int]] = {
            card: (index, 1 << bit)
            for index, order in enumerate(self.orders)
            for bit, card in enumerate(order.kinds)
        }
        """For each card the index of its effective suit in `SUITS` and its bit there."""
        self._order = {
            card: (index if index < TRUMP_INDEX else -1, -order.steps[bit], card)
            for index, order in enumerate(self.orders)
            for bit, card in enumerate(order.kinds)
        }

    def _trump_classes(self, side_ranks: list[Rank], twos: bool) -> list[list[Card]]:
        classes = [[_card(self.suit, rank)] for rank in side_ranks] if self.suit else []
        for rank in (Rank.TWO, self.level) if twos else (self.level,):
            # By the letters of their suits, the order in which equal kinds are used.
            others = [each for each in sorted(PRINTED_SUITS) if each is not self.suit]
            classes.append([_card(each, rank) for each in others])
            if self.suit:
                classes.append([_card(self.suit, rank)])
        return [*classes, [SMALL_JOKER], [BIG_JOKER]]

    @staticmethod
    @lru_cache(maxsize=512)
    def of(level: Rank, suit: Suit | None, rules: Rules) -> Trumps:
        """Returns the trumps of a level and a trump suit (None: no trump) under some rules."""
        return Trumps(level, suit, rules)

    def suit_of(self, card: Card) -> Suit:
        """Returns the effective suit of a card: `Suit.TRUMP` or its printed suit (RULES §5.1)."""
        return SUITS[self.place[card][0]]

    def is_trump(self, card: Card) -> bool:
        """Tells whether the card is a trump."""
        return self.place[card][0] == TRUMP_INDEX

    def step(self, card: Card) -> int:
        """Returns the strength of a card inside its effective suit; equal cards share a step."""
        index, bit = self.place[card]
        return self.orders[index].steps[bit.bit_length() - 1]

    def sorted(self, cards: Iterable[Card]) -> list[Card]:
        """Sorts cards for showing: trumps first, then S H C D, each from high to low."""
        return sorted(cards, key=self._order.__getitem__)

    def ladder(self, suit: Suit) -> tuple[tuple[Card, ...], ...]:
        """Returns the kinds of an effective suit from high to low, equal ones together."""
        order = self.orders[SUITS.index(suit)]
        return tuple(tuple(order.cards(mask)) for mask in reversed(order.step_masks))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Trumps):
            return NotImplemented
        return (self.level, self.suit, self.rules) == (other.level, other.suit, other.rules)

    def __hash__(self) -> int:
        return hash((self.level, self.suit, self.rules))

    def __repr__(self) -> str:
        return f"Trumps.of({self.level!r}, {self.suit!r}, {self.rules!r})"

    def __reduce__(self) -> tuple[object, tuple[Rank, Suit | None, Rules]]:
        return Trumps.of, (self.level, self.suit, self.rules)


def _card(suit: Suit | None, rank: Rank) -> Card:
    assert suit is not None
    return Card(suit + rank)


def parse_trump(text: str) -> Suit | None:
    """Reads a trump suit, ``S H C D``, or ``NT`` for no trump (None); raises ValueError."""
    if text == "NT":
        return None
    if text in PRINTED_SUITS:
        return Suit(text)
    raise ValueError(f"expected a trump S, H, C, D or NT, got {text!r}")


def format_trump(suit: Suit | None) -> str:
    """Writes a trump suit as `parse_trump` reads it."""
    return suit or "NT"

"""Hidden hands that agree with everything a seat knows: the worlds over which the expert searches.

Certain are the numbers of cards and all that `engine.players.shown` reads off the table; for the
dealer the kitty too. For the others the kitty is a guess: few bury trumps, aces or points. All
else is dealt at random, and mended where it does not agree (`engine.players.mending`).
"""

from __future__ import annotations

import random
from bisect import bisect
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate

from engine.cards import Card, Rank, Seat, points_in
from engine.players.layout import Layout
from engine.players.mending import KITTY, OUT, Hidden, Owners
from engine.players.playout import Board
from engine.players.seeing import as_board, unseen_cards
from engine.players.shown import Shown, dealers_cards, held_cards
from engine.view import View

BURIED = {"trump": 0.04, "ace": 0.15, "points": 0.35, "rest": 1.0}
"""How likely a card is to be buried, in proportion."""


class NoWorld(ValueError):
    """No hidden hands agree with what was seen; the View is of no game that was played."""


class Sampler:
    """Deals the cards that a seat cannot see, again and again."""

    def __init__(self, view: View) -> None:
        assert view.trumps is not None
        self.view = view
        self.lay = Layout.of(view.trumps)
        self.base = as_board(view, ())
        self.base.points = view.points
        self.base.buried = points_in(view.buried or ())
        self.room = [0 if seat is view.seat else view.counts[seat] for seat in Seat]
        self.room.append(0 if view.buried is not None else view.kitty_size)
        self.cards = self._without_known(unseen_cards(view))
        self.room.append(len(self.cards) - sum(self.room))
        if min(self.room) < 0:
            raise NoWorld(f"expected hands of {view.counts} cards, got {len(self.cards)} unseen")
        assert view.dealer is not None
        mine = view.seat is view.dealer
        self.hidden = self._hidden(view.dealer, Counter(() if mine else dealers_cards(view)))
        groups: dict[tuple[int, ...], list[int]] = {}
        for place, owners in enumerate(self.hidden.owners):
            groups.setdefault(owners, []).append(place)
        self.groups = sorted(groups.items(), key=lambda group: len(group[0]))
        self._weigh_the_kitty()

    def _without_known(self, unseen: list[Card]) -> list[Card]:
        """Puts the cards that a seat is known to hold into its hand; returns the others."""
        for seat, card in held_cards(self.view):
            if seat is self.view.seat:
                continue
            if card not in unseen:
                raise NoWorld(f"expected {card!r} in the hand of {seat}, it lies elsewhere")
            unseen.remove(card)
            self.room[seat] -= 1
            suit, bit = self.lay.trumps.place[card]
            at = seat * 5 + suit
            if self.base.have[at] & bit:
                self.base.both[at] |= bit
            else:
                self.base.have[at] |= bit
        return unseen

    def _hidden(self, dealer: Seat, dealers: Counter[Card]) -> Hidden:
        """Finds out who may have each unseen card; some are known to be the dealer's or buried."""
        shown = Shown.of(self.view)
        have, both = self.base.have, self.base.both
        kinds, owners = [], []
        copies: dict[tuple[int, int], list[int]] = {}
        bound: list[int] = []
        for place, card in enumerate(self.cards):
            suit, bit = self.lay.trumps.place[card]
            possible = []
            for owner in range(6):
                at = owner * 5 + suit
                if not self.room[owner]:
                    continue
                if owner < KITTY:
                    if dealers[card] and owner != dealer:
                        continue
                    held = shown.once[at] if have[at] & bit else 0
                    if (shown.none[at] | held | both[at]) & bit:
                        continue
                elif owner == OUT and dealers[card]:
                    continue
                possible.append(owner)
            if dealers[card]:
                dealers[card] -= 1
                bound.append(place)
            if not possible:
                raise NoWorld(f"no seat can hold {card!r}")
            copies.setdefault((suit, bit), []).append(place)
            kinds.append((suit, bit))
            owners.append(tuple(possible))
        twins = {}
        for place in bound:
            for other in copies[kinds[place]]:
                if other not in bound:
                    twins[place] = twins[other] = (place, other)
        return Hidden(
            self.lay, tuple(kinds), tuple(owners), copies, tuple(self.room), have, both, shown,
            dealer, twins,
        )  # fmt: skip

    def _weigh_the_kitty(self) -> None:
        """Adds up how likely the cards are to be buried, beginning with the first."""
        trumps = self.lay.trumps
        self.burials = []
        weights = []
        for place, (card, owners) in enumerate(zip(self.cards, self.hidden.owners, strict=True)):
            if KITTY not in owners or len(owners) == 1:
                continue
            if trumps.is_trump(card):
                weight = BURIED["trump"]
            elif card.rank is Rank.ACE:
                weight = BURIED["ace"]
            else:
                weight = BURIED["points" if card.points else "rest"]
            if owners == (self.view.dealer, KITTY):
                # It is not in doubt that the dealer had it.
                weight *= len(self.cards) / sum(self.room[owner] for owner in owners)
            self.burials.append(place)
            weights.append(weight)
        self.sums = list(accumulate(weights))

    def worlds(self, rng: random.Random) -> Iterator[Board]:
        """Yields boards on which every hand is known; raises `NoWorld` where none can be."""
        while True:
            yield self.world(rng)

    def world(self, rng: random.Random) -> Board:
        """Deals once."""
        dealt = Owners(self.hidden, self._quickly(rng), rng)
        if not dealt.mend():
            raise NoWorld("no hands agree with what was played")
        board = self.base.copy()
        board.have, board.both = dealt.have, dealt.both
        if self.room[KITTY]:
            for card, owner in zip(self.cards, dealt.owner, strict=True):
                if owner == KITTY:
                    board.buried += card.points
        return board

    def _quickly(self, rng: random.Random) -> list[int]:
        """Deals the kitty, then group by group, the most bound first; it may not come out even."""
        owner = [-1] * len(self.cards)
        room = list(self.room)
        groups = self.groups
        for owners, places in groups:
            if len(owners) == 1:
                for place in places:
                    owner[place] = owners[0]
                room[owners[0]] -= len(places)
        for _ in range(min(room[KITTY], len(self.burials))):
            place = -1
            while place < 0 or owner[place] == KITTY:
                place = self.burials[bisect(self.sums, rng.random() * self.sums[-1])]
            owner[place] = KITTY
            room[KITTY] -= 1
        for owners, places in groups:
            if len(owners) == 1:
                continue
            left = [place for place in places if owner[place] < 0]
            slots = [each for each in owners for _ in range(room[each])]
            if len(slots) < len(left):
                rng.shuffle(left)
                slots += rng.choices(owners, k=len(left) - len(slots))
            for place, whose in zip(left, rng.sample(slots, len(left)), strict=True):
                owner[place] = whose
                room[whose] -= 1
        return owner

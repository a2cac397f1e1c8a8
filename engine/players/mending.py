"""Owners of the unseen cards, changed until they agree with all that was shown.

Cards change hands along chains of exchanges until every hand has its number and nothing it cannot
hold; what is about several cards at once (a tractor that was not played when owed, a throw that
was stopped) is then tried one way after the other. So a dealing is found whenever there is one.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from engine.players.layout import Layout
from engine.players.shown import Kinds, Paid, Rival, Shown

KITTY, OUT = 4, 5
"""The owners beside the four seats: what was buried, and what a small position leaves out."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """The unseen cards and who may have them.

    For each card its kind (suit and bit) and its possible owners; `copies` are the places of the
    cards of a kind; `room` is the number of cards for each owner; `have` and `both` are the masks
    of what lies fast. `twins` are, for the places of two cards of one kind of which one is known to
    be the dealer's or buried, that place and the other's.
    """

    lay: Layout
    kinds: tuple[tuple[int, int], ...]
    owners: tuple[tuple[int, ...], ...]
    copies: dict[tuple[int, int], list[int]]
    room: tuple[int, ...]
    have: list[int]
    both: list[int]
    shown: Shown
    dealer: int
    twins: dict[int, tuple[int, int]]


class Owners:
    """An owner for every unseen card, and the masks of the four hands that this makes."""

    def __init__(self, hidden: Hidden, owner: list[int], rng: random.Random) -> None:
        self.hidden = hidden
        self.owner = owner
        self.rng = rng
        self.have = hidden.have[:]
        self.both = hidden.both[:]
        self.load = [0] * 6
        have, both, load = self.have, self.both, self.load
        for (suit, bit), whose in zip(hidden.kinds, owner, strict=True):
            load[whose] += 1
            if whose < KITTY:
                at = whose * 5 + suit
                if have[at] & bit:
                    both[at] |= bit
                else:
                    have[at] |= bit
        self.none = hidden.shown.none[:]
        self.once = hidden.shown.once[:]
        self.pinned: set[int] = set()
        for bound, other in hidden.twins.values():
            self._keep_twins(bound, other)

    def mend(self) -> bool:
        """Makes the dealing agree with what was shown; False when no dealing does."""
        if not self._settle():
            return False
        lay = self.hidden.lay
        for stop in self.hidden.shown.stops:
            if not stop.beaten(lay, self.have[stop.at], self.both[stop.at]):
                ways = list(stop.ways(lay))
                self.rng.shuffle(ways)
                return any(self._tried(self._pin, stop, way) for way in ways)
        for limit in self.hidden.shown.limits:
            have, both = self.have[limit.at], self.both[limit.at]
            if limit.broken(lay, have, both):
                # With the same pairs it stays broken: one of them must go.
                pairs = _bits(limit.pairs(have, both) & ~limit.both)
                self.rng.shuffle(pairs)
                return any(self._tried(self._part, limit, ((bit, 1),)) for bit in pairs)
        return True

    def _tried(
        self, change: Callable[[Paid | Rival, Kinds], bool], what: Paid | Rival, kinds: Kinds
    ) -> bool:
        """Tries a change and all that follows from it, and takes it back where that fails."""
        before = [each[:] for each in self._state()]
        pinned = set(self.pinned)
        if change(what, kinds) and self.mend():
            return True
        for each, was in zip(self._state(), before, strict=True):
            each[:] = was
        self.pinned = pinned
        return False

    def _state(self) -> tuple[list[int], ...]:
        return self.owner, self.have, self.both, self.load, self.none, self.once

    def _pin(self, what: Paid | Rival, kinds: Kinds) -> bool:
        """Gives a seat the cards of a way to beat a part, for good."""
        seat, suit = divmod(what.at, 5)
        for bit, wanted in kinds:
            for _ in range(wanted - self._fast(what.at, bit)):
                places = [
                    place
                    for place in self.hidden.copies.get((suit, bit), ())
                    if seat in self.hidden.owners[place] and place not in self.pinned
                ]
                if not places:
                    return False
                # A copy that few may have comes first: so the other stays free.
                place = min(
                    places,
                    key=lambda place: (self.owner[place] != seat, len(self.hidden.owners[place])),
                )
                self.pinned.add(place)
                if self.owner[place] != seat:
                    if not self._takes(seat, suit, bit):
                        return False
                    self._give(place, seat)
        return True

    def _fast(self, at: int, bit: int) -> int:
        """Counts the copies of a kind that lie fast in a hand."""
        return (self.hidden.have[at] & bit > 0) + (self.hidden.both[at] & bit > 0)

    def _part(self, what: Paid | Rival, kinds: Kinds) -> bool:
        """Forbids a pair to a seat, for good."""
        for bit, _ in kinds:
            # With a card that was played since, one card of now would make the pair of then.
            masks = self.none if what.have & bit else self.once
            masks[what.at] |= bit
        return True

    def _settle(self) -> bool:
        """Moves cards until no hand holds what it cannot hold and all have their number."""
        have, both, none, once = self.have, self.both, self.none, self.once
        for at in range(20):
            if none[at] or once[at]:
                while bad := have[at] & none[at] | both[at] & once[at]:
                    if not self._move_out(at, bad & -bad):
                        return False
        for whose in range(6):
            while self.load[whose] > self.hidden.room[whose]:
                if not self._pass_on(whose):
                    return False
        return True

    def _move_out(self, at: int, bit: int) -> bool:
        """Gives a card that a seat cannot hold to somebody who can, whatever the numbers."""
        seat, suit = divmod(at, 5)
        hidden = self.hidden
        options = [
            (place, whose)
            for place in hidden.copies.get((suit, bit), ())
            if self.owner[place] == seat and place not in self.pinned
            for whose in hidden.owners[place]
            if whose != seat and self._takes(whose, suit, bit)
        ]
        if not options:
            return False
        weights = [hidden.room[whose] for _, whose in options]
        self._give(*self.rng.choices(options, weights)[0])
        return True

    def _takes(self, whose: int, suit: int, bit: int) -> bool:
        """Tells whether an owner may get one more card of a kind."""
        if whose >= KITTY:
            return True
        at = whose * 5 + suit
        if self.have[at] & bit:
            return not (self.both[at] | self.once[at] | self.none[at]) & bit
        return not self.none[at] & bit

    def _give(self, place: int, whose: int) -> None:
        """Moves a card to another owner."""
        suit, bit = self.hidden.kinds[place]
        was = self.owner[place]
        if was < KITTY:
            at = was * 5 + suit
            if self.both[at] & bit:
                self.both[at] ^= bit
            else:
                self.have[at] ^= bit
        if whose < KITTY:
            at = whose * 5 + suit
            if self.have[at] & bit:
                self.both[at] |= bit
            else:
                self.have[at] |= bit
        self.load[was] -= 1
        self.load[whose] += 1
        self.owner[place] = whose
        if place in self.hidden.twins:
            self._keep_twins(*self.hidden.twins[place])

    def _keep_twins(self, bound: int, other: int) -> None:
        """Lets the dealer hold the card that is bound to it, not its twin, which is free to go."""
        if self.owner[bound] == KITTY and self.owner[other] == self.hidden.dealer:
            self.owner[bound], self.owner[other] = self.owner[other], KITTY

    def _pass_on(self, whose: int) -> bool:
        """Moves one card each along a shortest chain of owners, from one with too many cards to
        one with too few; False when there is no chain, and so no dealing.
        """
        hidden, load = self.hidden, self.load
        came: dict[int, tuple[int, int]] = {whose: (-1, -1)}
        waiting = [whose]
        for giver in waiting:
            offers: dict[int, list[int]] = {}
            for place, owner in enumerate(self.owner):
                if owner == giver and place not in self.pinned:
                    for taker in hidden.owners[place]:
                        if taker not in came and self._takes(taker, *hidden.kinds[place]):
                            offers.setdefault(taker, []).append(place)
            for taker in self.rng.sample(list(offers), len(offers)):
                came[taker] = self.rng.choice(offers[taker]), giver
                if load[taker] < hidden.room[taker]:
                    while taker != whose:
                        place, before = came[taker]
                        self._give(place, taker)
                        taker = before
                    return True
                waiting.append(taker)
        return False


def _bits(mask: int) -> list[int]:
    return [1 << at for at in range(mask.bit_length()) if mask >> at & 1]

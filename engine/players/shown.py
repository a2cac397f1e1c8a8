"""What was seen at the table says about the hidden hands: all that is certain, and no more.

A follow shows what its seat did not hold: no card of the suit, no pair, no tractor that it would
have owed (RULES §5.5). A throw that stood shows that nobody could beat a part of it, one that
failed who could (RULES §5.7). Cards declared, turned up or taken back are known. The hands that
agree with it are dealt by `engine.players.sampler`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product

from engine.cards import Card, Seat
from engine.players.layout import Layout
from engine.players.quick_long import owed_runs
from engine.shapes import shape_of
from engine.trick import Trick
from engine.trumps import Trumps
from engine.view import View

Kinds = tuple[tuple[int, int], ...]
"""Kinds of one suit as bits, each with the copies that are wanted of it."""


def tricks_of(view: View) -> tuple[Trick, ...]:
    """Returns the tricks so far, the one that is going on too."""
    return (*view.tricks, view.trick) if view.trick else view.tricks


def shown_out(view: View, trumps: Trumps) -> tuple[set[tuple[Seat, int]], set[tuple[Seat, int]]]:
    """Returns who is void in which effective suit, and who holds no pair in it.

    A pair less than was owed means none is left: pairs held go before single cards (RULES §5.5).
    """
    voids: set[tuple[Seat, int]] = set()
    pairless: set[tuple[Seat, int]] = set()
    place = trumps.place
    for trick in tricks_of(view):
        if len(trick.plays) < 2:
            continue
        suit = place[trick.led[0]][0]
        shape = shape_of(trumps, trick.led)
        owed = shape.all_pairs if shape else 0
        for at, play in enumerate(trick.plays[1:], 1):
            own = [card for card in play if place[card][0] == suit]
            if len(own) < len(play):
                voids.add((trick.seat_of(at), suit))
            elif len(own) - len(set(own)) < owed:
                pairless.add((trick.seat_of(at), suit))
    return voids, pairless


def held_cards(view: View) -> list[tuple[Seat, Card]]:
    """Returns cards that a seat is known to hold: shown in a throw that failed, or declared.

    What the dealer declared may lie in the kitty (`dealers_cards`).
    """
    held: Counter[tuple[Seat, Card]] = Counter()
    for declaration in view.declarations:
        if declaration.seat is not view.dealer:
            _at_least(held, declaration.seat, declaration.cards)
    for trick in tricks_of(view):
        _at_least(held, trick.leader, trick.attempted or ())
        for at, play in enumerate(trick.plays):
            for card in play:
                held[trick.seat_of(at), card] -= 1
    return [key for key, number in sorted(held.items()) for _ in range(number)]


def _at_least(held: Counter[tuple[Seat, Card]], seat: Seat, cards: Sequence[Card]) -> None:
    for card in cards:
        held[seat, card] = max(held[seat, card], cards.count(card))


def dealers_cards(view: View) -> list[Card]:
    """Returns cards that the dealer is known to hold or to have buried.

    They were declared by the dealer, or turned up in the kitty that the dealer then picked up.
    """
    left = Counter(view.turned)
    for declaration in view.declarations:
        if declaration.seat is view.dealer:
            left |= Counter(declaration.cards)
    for trick in tricks_of(view):
        left -= Counter((view.dealer is not None and trick.play_of(view.dealer)) or ())
    left -= Counter(card for seat, card in held_cards(view) if seat is view.dealer)
    return sorted(left.elements())


@dataclass(frozen=True, slots=True)
class Past:
    """A seat's cards of a suit at some time: what it has now, and what it has played since.

    `at` is the place of its mask; `have` and `both` are the kinds played since, once and twice.
    """

    at: int
    have: int
    both: int

    def pairs(self, have: int, both: int) -> int:
        """Returns the pairs it had, given its masks of now."""
        return self.both | both | self.have & have


@dataclass(frozen=True, slots=True)
class Paid(Past):
    """A follow to a lead with tractors: it paid what was owed, which the cards kept may not raise.

    `runs` are the tractors led, `owed` what was owed out of the pairs that were played.
    """

    runs: tuple[int, ...]
    owed: tuple[int, ...]

    def broken(self, lay: Layout, have: int, both: int) -> bool:
        """Tells whether more was owed; once true, it stays true with more pairs."""
        return owed_runs(lay, self.at % 5, self.pairs(have, both), self.runs) != self.owed


@dataclass(frozen=True, slots=True)
class Rival(Past):
    """A part of a throw beside another hand; `length` in pairs, 0 for a single, `step` its top."""

    length: int
    step: int

    def beaten(self, lay: Layout, have: int, both: int) -> bool:
        """Tells whether that hand could beat the part, given its masks of now."""
        suit = self.at % 5
        if not self.length:
            kinds = self.have | have
            return bool(kinds) and lay.step(suit, kinds) > self.step
        steps = lay.layers(suit, self.pairs(have, both))[0]
        for _ in range(self.length - 1):
            steps &= steps >> 1
        return steps.bit_length() + self.length - 2 > self.step

    def broken(self, lay: Layout, have: int, both: int) -> bool:
        """Tells whether a throw that stood would have been stopped."""
        return self.beaten(lay, have, both)

    def ways(self, lay: Layout) -> Iterator[Kinds]:
        """Yields what that hand may hold now so that it could beat the part."""
        masks = lay.trumps.orders[self.at % 5].step_masks
        longest = max(1, self.length)
        for top in range(max(self.step + 1, longest - 1), len(masks)):
            bits = [list(_bits(mask)) for mask in masks[top - longest + 1 : top + 1]]
            for kinds in product(*bits):
                yield tuple((bit, self._wanting(bit)) for bit in kinds if self._wanting(bit))

    def _wanting(self, bit: int) -> int:
        wanted = 2 if self.length else 1
        return max(0, wanted - (self.have & bit > 0) - (self.both & bit > 0))


def _bits(mask: int) -> Iterator[int]:
    while mask:
        bit = mask & -mask
        mask ^= bit
        yield bit


@dataclass(slots=True)
class Shown:
    """What the tricks so far say about the other hands, as they are now.

    By place (``seat * 5 + suit``): `none` the kinds a seat cannot hold, `once` those it cannot
    hold twice. `limits` must not be broken by a hand, `stops` must be able to beat their part.
    """

    lay: Layout
    none: list[int] = field(default_factory=lambda: [0] * 20)
    once: list[int] = field(default_factory=lambda: [0] * 20)
    limits: list[Paid | Rival] = field(default_factory=list)
    stops: list[Rival] = field(default_factory=list)
    have: list[int] = field(default_factory=lambda: [0] * 20)
    both: list[int] = field(default_factory=lambda: [0] * 20)
    """What was played from the trick on that is being read (they are read backwards)."""

    @classmethod
    def of(cls, view: View) -> Shown:
        """Reads a View in play; its own seat's hand is known and is left out."""
        assert view.trumps is not None
        shown = cls(Layout.of(view.trumps))
        for trick in reversed(tricks_of(view)):
            if trick.plays:
                shown._read(trick)
        for at in range(view.seat * 5, view.seat * 5 + 5):
            shown.none[at] = shown.once[at] = 0
        shown.limits = [each for each in shown.limits if each.at // 5 != view.seat]
        shown.stops = [each for each in shown.stops if each.at // 5 != view.seat]
        return shown

    def _read(self, trick: Trick) -> None:
        lay = self.lay
        suit = lay.trumps.place[trick.led[0]][0]
        led = lay.masks(trick.led)[1][suit]
        runs = tuple(part[0] for part in lay.parts(suit, lay.masks(trick.led)[0][suit], led))
        for position, play in enumerate(trick.plays):
            row = trick.seat_of(position) * 5
            have, both = lay.masks(play)
            if position:
                self._follow(row + suit, have[suit], both[suit], len(play), led, runs)
            for at in range(5):
                self.both[row + at] |= both[at] | self.have[row + at] & have[at]
                self.have[row + at] |= have[at]
        self._throw(trick, suit)

    def _follow(
        self, at: int, have: int, both: int, number: int, led: int, runs: tuple[int, ...]
    ) -> None:
        """Reads a follow out of what was held then: this play, what came since, what is left."""
        every = (1 << len(self.lay.trumps.orders[at % 5].kinds)) - 1
        if have.bit_count() + both.bit_count() < number:
            self.none[at] = every
        elif both.bit_count() < led.bit_count():
            # All pairs were played: none is left, and none can be made with what was played.
            self.none[at] |= have | self.have[at]
            self.once[at] = every
        elif any(length > 1 for length in runs):
            owed = owed_runs(self.lay, at % 5, both, runs)
            twice = both | self.both[at] | self.have[at] & have
            self.limits.append(Paid(at, have | self.have[at], twice, runs, owed))

    def _throw(self, trick: Trick, suit: int) -> None:
        lay = self.lay
        have, both = lay.masks(trick.attempted or trick.led)
        parts = lay.parts(suit, have[suit], both[suit])
        others = trick.leader.around()[1:]
        if len(parts) == 1:
            return
        if trick.attempted is None:
            for part in parts:
                self._unbeaten(others, suit, part)
            return
        led = lay.masks(trick.led)[0][suit]
        forced = next((part for part in parts if part[2] == led), None)
        if forced is None or trick.stopped_by is None:
            return
        for part in parts:
            if (part[1], part[0]) < (forced[1], forced[0]):
                self._unbeaten(others, suit, part)
        before = others[: others.index(trick.stopped_by)]
        self._unbeaten(before, suit, forced)
        at = trick.stopped_by * 5 + suit
        stop = Rival(at, self.have[at], self.both[at], forced[0], forced[1])
        if not stop.beaten(lay, 0, 0):
            self.stops.append(stop)

    def _unbeaten(self, seats: Sequence[Seat], suit: int, part: tuple[int, int, int]) -> None:
        length, step, kinds = part
        every = (1 << len(self.lay.trumps.orders[suit].kinds)) - 1
        higher = every & -(1 << self.lay.above(suit, kinds))
        for seat in seats:
            at = seat * 5 + suit
            if length > 1:
                self.limits.append(Rival(at, self.have[at], self.both[at], length, step))
            elif length:
                self.once[at] |= higher
                self.none[at] |= higher & self.have[at]
            else:
                self.none[at] |= higher

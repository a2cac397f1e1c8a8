"""One trick: who played what, who holds it, and what lies in it.

Legality is not asked here; a play is compared by RULES §5.6 alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.cards import Card, Seat, points_in
from engine.holding import Holding, Layers, fits, highest_fill, run_starts, without_run
from engine.shapes import Kind, Shape, shape_of
from engine.trumps import SUITS, TRUMP_INDEX, Trumps


@dataclass(frozen=True, slots=True)
class Trick:
    """The plays of a trick in turn order from its leader; public knowledge.

    `attempted` is the whole throw when it failed (the cards were seen), `stopped_by` who beat it.
    """

    leader: Seat
    plays: tuple[tuple[Card, ...], ...] = ()
    attempted: tuple[Card, ...] | None = None
    stopped_by: Seat | None = None

    @property
    def led(self) -> tuple[Card, ...]:
        """The cards led; empty before the lead."""
        return self.plays[0] if self.plays else ()

    @property
    def complete(self) -> bool:
        """Tells whether all four have played."""
        return len(self.plays) == 4

    @property
    def to_play(self) -> Seat | None:
        """The seat whose turn it is; None when the trick is complete."""
        return None if self.complete else self.seat_of(len(self.plays))

    @property
    def points(self) -> int:
        """The points lying in the trick."""
        return sum(points_in(play) for play in self.plays)

    def seat_of(self, position: int) -> Seat:
        """Returns the seat that plays at a position (0 is the leader)."""
        return self.leader.around()[position]

    def play_of(self, seat: Seat) -> tuple[Card, ...] | None:
        """Returns what a seat played, None when it has not yet."""
        position = (seat - self.leader) % 4
        return self.plays[position] if position < len(self.plays) else None

    def holder(self, trumps: Trumps) -> Seat | None:
        """Returns the seat that holds the trick so far; None before the lead."""
        return self.seat_of(winner(trumps, self.plays)) if self.plays else None

    def with_play(self, cards: tuple[Card, ...]) -> Trick:
        """Returns the trick with one more play."""
        return replace(self, plays=(*self.plays, cards))


def winner(trumps: Trumps, plays: Sequence[Sequence[Card]]) -> int:
    """Returns the position (0: the leader) of the play that holds the trick so far.

    Strictly higher takes over; of equal plays the first stays (RULES §5.6). The lead must be of
    one suit; raises ValueError otherwise.
    """
    shape = shape_of(trumps, plays[0])
    if shape is None:
        raise ValueError(f"expected a lead of one suit, got {plays[0]!r}")
    if shape.kind is Kind.THROW and trumps.rules.throw_compare == "all_components":
        return _winner_by_all_parts(trumps, shape, plays)
    best = 0
    best_strength = strength(trumps, shape, plays[0])
    for position in range(1, len(plays)):
        here = strength(trumps, shape, plays[position])
        if here is not None and (best_strength is None or here > best_strength):
            best, best_strength = position, here
    return best


def strength(trumps: Trumps, shape: Shape, play: Sequence[Card]) -> tuple[bool, int] | None:
    """Returns what a play is compared by: whether it is trump, and the step that counts.

    None when it can never win: it is of another suit or does not cover the led shape (RULES §5.6).
    """
    if shape.kind is Kind.SINGLE:
        suit, bit = trumps.place[play[0]]
        if suit != TRUMP_INDEX and SUITS[suit] is not shape.suit:
            return None
        return suit == TRUMP_INDEX, trumps.orders[suit].steps[bit.bit_length() - 1]
    holding = Holding(trumps, play)
    index = _competing_suit(holding, shape)
    if index is None:
        return None
    top = trumps.orders[index].steps[holding.have[index].bit_length() - 1]
    if shape.runs:
        filled = highest_fill(holding.layers(index), shape.runs)
        if filled is None:
            return None
        if shape.kind is not Kind.THROW or trumps.rules.throw_compare != "highest_card":
            top = filled
    return index == TRUMP_INDEX, top


def _competing_suit(holding: Holding, shape: Shape) -> int | None:
    index = holding.only_suit()
    if index is None or (index != TRUMP_INDEX and SUITS[index] is not shape.suit):
        return None
    return index


def _winner_by_all_parts(trumps: Trumps, shape: Shape, plays: Sequence[Sequence[Card]]) -> int:
    """Compares ruffs of a throw part by part (the setting ``all_components``)."""
    best = 0
    best_trump = trumps.is_trump(plays[0][0])
    best_tops = tuple(part.step for part in shape.parts)
    sizes = tuple(part.pairs for part in shape.parts)
    for position in range(1, len(plays)):
        holding = Holding(trumps, plays[position])
        index = _competing_suit(holding, shape)
        if index is None or (best_trump and index != TRUMP_INDEX):
            continue
        trump = index == TRUMP_INDEX
        floor = best_tops if trump == best_trump else (-1,) * len(sizes)
        tops = _fill_above(_counts(holding, index), holding.layers(index), sizes, floor)
        if tops is not None:
            best, best_trump, best_tops = position, trump, tops
    return best


def _counts(holding: Holding, index: int) -> tuple[int, ...]:
    order = holding.trumps.orders[index]
    return tuple(
        (holding.have[index] & mask).bit_count() + (holding.both[index] & mask).bit_count()
        for mask in order.step_masks
    )


def _fill_above(
    counts: tuple[int, ...], layers: Layers, sizes: tuple[int, ...], floor: tuple[int, ...]
) -> tuple[int, ...] | None:
    """Fills the sizes, largest first, each part strictly above its floor and as high as can be.

    Parts of one size come from high to low. Returns the tops, None where no such filling exists.
    """
    if not sizes:
        return ()
    size = sizes[0]
    if size == 0:
        tops = [step for step, count in enumerate(counts) for _ in range(count)][::-1]
        high = all(top > low for top, low in zip(tops, floor, strict=True))
        return tuple(tops) if high else None
    starts = run_starts(layers[0], size)
    while starts:
        low = starts.bit_length() - 1
        top = low + size - 1
        if top <= floor[0]:
            return None
        starts ^= 1 << low
        rest_layers = without_run(layers, 1 << low, size)
        if not fits(rest_layers, tuple(s for s in sizes[1:] if s)):
            continue
        rest_counts = tuple(
            count - 2 if low <= step <= top else count for step, count in enumerate(counts)
        )
        rest = _fill_above(rest_counts, rest_layers, sizes[1:], floor[1:])
        if rest is not None:
            return (top, *rest)
    return None

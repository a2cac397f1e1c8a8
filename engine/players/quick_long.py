"""The quick policy after the lead of a tractor or a throw: one trick, from any place in it.

What is owed is worked out as `engine.following` does, on masks; what is free is played low, or
given to a partner who holds the trick. Who wins is decided as `engine.trick` does.
"""

from __future__ import annotations

from engine.holding import fits, highest_fill, run_starts, without_run
from engine.players.layout import Layout
from engine.players.quick_discard import give, shed
from engine.trick import winner
from engine.trumps import TRUMP_INDEX

RUFF_FROM = 10
"""The points in a trick from which a ruff is worth several trumps."""


class Lead:
    """A lead of several cards of one suit, and what it asks of the others."""

    __slots__ = ("both", "count", "have", "kind_of_throw", "pairs", "runs", "step", "suit")

    def __init__(self, lay: Layout, suit: int, have: int, both: int) -> None:
        parts = lay.parts(suit, have, both)
        self.suit, self.have, self.both = suit, have, both
        self.count = have.bit_count() + both.bit_count()
        self.pairs = both.bit_count()
        self.runs = tuple(part[0] for part in parts if part[0])
        self.step = parts[0][1]
        self.kind_of_throw = len(parts) > 1


def owed_runs(lay: Layout, suit: int, both: int, runs: tuple[int, ...]) -> tuple[int, ...]:
    """Returns the lengths of the tractors that a holder of some pairs owes (RULES §5.5 b)."""
    if not runs or runs[0] < 2 or both.bit_count() < 2:
        return ()
    layers = lay.layers(suit, both)
    shorter = lay.trumps.rules.follow_shorter_tractor
    waiting = [length for length in runs if length > 1]
    owed: list[int] = []
    while waiting:
        led = waiting.pop(0)
        for length in range(led, 1 if shorter else led - 1, -1):
            if fits(layers, tuple(sorted((*owed, length), reverse=True))):
                owed.append(length)
                if led - length >= 2:
                    waiting.append(led - length)
                    waiting.sort(reverse=True)
                break
    return tuple(sorted(owed, reverse=True))


def _runs_from(
    lay: Layout, suit: int, both: int, runs: tuple[int, ...], above: int
) -> tuple[int, int]:
    """Returns the kinds of runs of these lengths, and the top step of the first.

    The first is the lowest whose top is above a step, the others the lowest that fit; (0, -1)
    where there is no such first run.
    """
    layers = lay.layers(suit, both)
    kinds = 0
    top = -1
    for place, length in enumerate(runs):
        rest = runs[place + 1 :]
        starts = run_starts(layers[0], length)
        while starts:
            start = starts & -starts
            starts ^= start
            low = start.bit_length() - 1
            if place == 0 and low + length - 1 <= above:
                continue
            left = without_run(layers, start, length)
            if not rest or fits(left, rest):
                break
        else:
            return 0, -1
        kinds |= lay.run(suit, both & ~kinds, low, length)
        layers = left
        top = max(top, low + length - 1) if place == 0 else top
    return kinds, top


def pay(lay: Layout, lead: Lead, held: int, both: int, *, rich: bool, above: int) -> int:
    """Returns a legal follow within the suit, as ``have << 32 | both``: low, or rich in points.

    The hand holds more cards of the suit than were led. A tractor is answered above the step
    `above` where that can be.
    """
    suit = lead.suit
    paired = 0
    if owed := owed_runs(lay, suit, both, lead.runs):
        paired = _runs_from(lay, suit, both, owed, above)[0]
        if not paired:
            paired = _runs_from(lay, suit, both, owed, -1)[0]
    tens, fives, blanks = lay.tens[suit], lay.fives[suit], lay.blanks[suit]
    order = (tens, fives, blanks) if rich else (blanks, fives, tens)
    for _ in range(min(lead.pairs, both.bit_count()) - paired.bit_count()):
        free = both & ~paired
        free = free & order[0] or free & order[1] or free & order[2]
        paired |= free & -free
    have, twice = paired, paired
    for _ in range(lead.count - 2 * paired.bit_count()):
        once = held & ~have
        second = both & have & ~twice
        for kinds in order:
            if bits := once & kinds & ~both or (once | second) & kinds:
                break
        bit = bits & -bits
        if have & bit:
            twice |= bit
        else:
            have |= bit
    return have << 32 | twice


def cover(lay: Layout, lead: Lead, held: int, both: int, above: int) -> int:
    """Returns a cheap ruff that covers the lead's shape, as ``have << 32 | both``; 0 for none.

    Its largest part reaches above a step of the trumps (-1: any).
    """
    paired = 0
    if lead.runs:
        if both.bit_count() < lead.pairs:
            return 0
        paired = _runs_from(lay, TRUMP_INDEX, both, lead.runs, above)[0]
        if not paired:
            return 0
    have, twice = paired, paired
    blanks = lay.blanks[TRUMP_INDEX]
    for left in range(lead.count - 2 * paired.bit_count(), 0, -1):
        bits = held & ~have | both & have & ~twice
        if left == 1 and not lead.runs and above >= 0 and lay.step(TRUMP_INDEX, have) <= above:
            bits = bits & -(1 << lay.ceil_of_step(above))
            if not bits:
                return 0
        bits = bits & ~both & blanks or bits & blanks or bits
        bit = bits & -bits
        if have & bit:
            twice |= bit
        else:
            have |= bit
    return have << 32 | twice


def strength(lay: Layout, lead: Lead, suit: int, have: int, both: int) -> int:
    """Returns the step by which cards of one suit compete with a lead; -1 when they cannot."""
    if not lead.runs:
        return lay.step(suit, have)
    filled = highest_fill(lay.layers(suit, both), lead.runs)
    if filled is None:
        return -1
    if lead.kind_of_throw and lay.trumps.rules.throw_compare == "highest_card":
        return lay.step(suit, have)
    return filled


class LongTrick:
    """A trick in which a tractor or a throw was led, as far as it went."""

    __slots__ = ("best", "lay", "lead", "pts", "ruffs", "step")

    def __init__(self, lay: Layout, lead: Lead) -> None:
        self.lay = lay
        self.lead = lead
        self.best = 0
        self.step = lead.step
        self.ruffs: list[tuple[int, int]] = []
        self.pts = lay.worth(lead.suit, lead.have, lead.both)

    def played(self, pos: int, suit: int, have: int, both: int) -> None:
        """Lets cards of one suit, as many as were led, compete for the trick."""
        lead = self.lead
        if suit == lead.suit:
            if self.ruffs:
                return
            step = strength(self.lay, lead, suit, have, both)
            if step > self.step and not lead.kind_of_throw:
                self.best, self.step = pos, step
        elif suit == TRUMP_INDEX:
            step = strength(self.lay, lead, suit, have, both)
            if step >= 0 and (not self.ruffs or self._over(step, have, both)):
                self.best, self.step = pos, step
                self.ruffs.append((have, both))

    def _over(self, step: int, have: int, both: int) -> bool:
        """Tells whether a ruff beats the ruffs before it (RULES §5.6, `throw_compare`)."""
        rules = self.lay.trumps.rules
        if not self.lead.kind_of_throw or rules.throw_compare != "all_components":
            return step > self.step
        plays = [self.lay.cards(self.lead.suit, self.lead.have, self.lead.both)]
        plays += [self.lay.cards(TRUMP_INDEX, *ruff) for ruff in (*self.ruffs, (have, both))]
        return winner(self.lay.trumps, plays) == len(plays) - 1

    def follow(self, have: list[int], both: list[int], seat: int, pos: int) -> None:
        """Plays for a seat by the quick policy."""
        lay, lead = self.lay, self.lead
        row = seat * 5
        at = row + lead.suit
        held, pairs = have[at], both[at]
        count = held.bit_count() + pairs.bit_count()
        mine = self.best == pos - 2 and (pos == 3 or self._safe(have, both, (seat + 1) % 4 * 5))
        if count > lead.count:
            above = -1 if mine or self.ruffs or lead.kind_of_throw else self.step
            play = pay(lay, lead, held, pairs, rich=mine, above=above)
            once, twice = play >> 32, play & 0xFFFFFFFF
            have[at] = held & ~(twice | (once & ~pairs))
            both[at] = pairs & ~once
            self.pts += lay.worth(lead.suit, once, twice)
            self.played(pos, lead.suit, once, twice)
            return
        if count == 0 and lead.suit != TRUMP_INDEX and not mine and self.pts >= RUFF_FROM:
            own = row + TRUMP_INDEX
            trumps, doubled = have[own], both[own]
            if trumps.bit_count() + doubled.bit_count() >= lead.count:
                play = cover(lay, lead, trumps, doubled, self.step if self.ruffs else -1)
                if play:
                    once, twice = play >> 32, play & 0xFFFFFFFF
                    have[own] = trumps & ~(twice | (once & ~doubled))
                    both[own] = doubled & ~once
                    self.pts += lay.worth(TRUMP_INDEX, once, twice)
                    self.played(pos, TRUMP_INDEX, once, twice)
                    return
        have[at] = both[at] = 0
        self.pts += lay.worth(lead.suit, held, pairs)
        if count == lead.count:
            self.played(pos, lead.suit, held, pairs)
            return
        discard = give if mine else shed
        if count == 0 and lead.suit != TRUMP_INDEX:
            before = have[row + TRUMP_INDEX], both[row + TRUMP_INDEX]
        for _ in range(lead.count - count):
            self.pts += discard(lay, have, both, row)
        if count == 0 and lead.suit != TRUMP_INDEX:
            self._perhaps_ruffed(pos, have, both, row, before)

    def _safe(self, have: list[int], both: list[int], row: int) -> bool:
        """Tells whether the next opponent cannot beat a partner who holds the trick."""
        if have[row + self.lead.suit]:
            return self.lead.kind_of_throw or not both[row + self.lead.suit]
        return not have[row + TRUMP_INDEX]

    def _perhaps_ruffed(
        self, pos: int, have: list[int], both: list[int], row: int, before: tuple[int, int]
    ) -> None:
        """Lets discards that happen to be trumps alone count as the ruff they are."""
        once, twice = before
        left, left_twice = have[row + TRUMP_INDEX], both[row + TRUMP_INDEX]
        number = once.bit_count() + twice.bit_count() - left.bit_count() - left_twice.bit_count()
        if number == self.lead.count:
            gone_twice = twice & ~left
            gone = once & ~left | twice & ~left_twice
            self.played(pos, TRUMP_INDEX, gone, gone_twice)

"""What the quick policy leads: sure winners together, tractors, pairs, else low from a short suit.

The other seats are taken to hold what their masks say (see `engine.players.quick_short`); so a
throw is only made of parts that nothing there can beat.
"""

from __future__ import annotations

from engine.players.layout import Layout

PAIR_FROM = 1
DRAW_WITH = 1.5
"""Draws trumps when it holds so many times those of both opponents."""


def lead(lay: Layout, have: list[int], both: list[int], seat: int) -> tuple[int, int, int]:
    """Returns the lead of a seat: its suit, the kinds led and the kinds led twice."""
    row = seat * 5
    right, across, left = (seat + 1) % 4 * 5, (seat + 2) % 4 * 5, (seat + 3) % 4 * 5
    trumps_right, trumps_left = have[right + 4], have[left + 4]
    throws = lay.throws
    most = 0
    suit = once = twice = 0
    for side in lay.sides:
        held = have[row + side]
        if not held:
            continue
        on_right, on_left = have[right + side], have[left + side]
        if (trumps_right and not on_right) or (trumps_left and not on_left):
            continue
        top = (on_right | on_left | have[across + side]).bit_length()
        boss = held >> (top - 1) << (top - 1) if top else held
        pairs = both[row + side]
        if pairs:
            top = (both[right + side] | both[left + side] | both[across + side]).bit_length()
            sure = pairs >> top << top
            if throws:
                boss |= sure
                number = boss.bit_count() + (boss & pairs).bit_count()
                if number > most:
                    most, suit, once, twice = number, side, boss, boss & pairs
                continue
            if sure:
                sure = longest_run(sure)
                number = 2 * sure.bit_count()
                if number > most:
                    most, suit, once, twice = number, side, sure, sure
                continue
        if boss and not most:
            if throws:
                most, suit, once, twice = boss.bit_count(), side, boss, 0
            else:
                most, suit, once, twice = 1, side, 1 << (boss.bit_length() - 1), 0
    if most:
        return suit, once, twice
    return _without_winners(lay, have, both, row, trumps_right | trumps_left)


def longest_run(pairs: int) -> int:
    """Returns the longest run of neighbouring bits in a side suit's pairs, the highest of such."""
    best = pairs
    run = pairs & pairs >> 1
    if not run:
        return 1 << (pairs.bit_length() - 1)
    length = 1
    while run:
        best, length = run, length + 1
        run &= pairs >> length
    return ((1 << length) - 1) << (best.bit_length() - 1)


def _without_winners(
    lay: Layout, have: list[int], both: list[int], row: int, theirs: int
) -> tuple[int, int, int]:
    trumps = have[row + 4]
    shortest = 99
    suit = bit = 0
    best_pair = pair_suit = 0
    for side in lay.sides:
        held = have[row + side]
        if held:
            twins = both[row + side]
            if twins & twins >> 1:
                run = longest_run(twins)
                return side, run, run
            twins &= lay.blanks[side]
            if twins.bit_length() > best_pair:
                best_pair, pair_suit = twins.bit_length(), side
            twins = both[row + side]
            low = held & lay.blanks[side]
            low = low & ~twins or low
            rank = held.bit_count() + 4 * (not low)
            if rank < shortest:
                shortest, suit = rank, side
                low = low or held
                bit = low & -low
    if best_pair >= PAIR_FROM:
        bit = 1 << (best_pair - 1)
        return pair_suit, bit, bit
    if bit and trumps.bit_count() < DRAW_WITH * theirs.bit_count():
        twins = both[row + suit]
        if twins & bit:
            return suit, bit, bit
        return suit, bit, 0
    if bit and not trumps:
        return suit, bit, both[row + suit] & bit
    return lead_trumps(lay, have, both, row)


def lead_trumps(lay: Layout, have: list[int], both: list[int], row: int) -> tuple[int, int, int]:
    """Returns a lead of trumps: all of them where nothing beats them, a pair, else a low one."""
    trumps, pairs = have[row + 4], both[row + 4]
    others = [other for other in (0, 5, 10, 15) if other != row]
    theirs = have[others[0] + 4] | have[others[1] + 4] | have[others[2] + 4]
    top = lay.floor[theirs.bit_length()]
    if not trumps & ((1 << top) - 1) and (lay.throws or not trumps & (trumps - 1)):
        return 4, trumps, pairs if lay.throws else pairs & trumps
    if pairs:
        bit = 1 << (pairs.bit_length() - 1)
        return 4, bit, bit
    low = trumps & lay.blanks[4] or trumps
    bit = low & -low
    return 4, bit, 0

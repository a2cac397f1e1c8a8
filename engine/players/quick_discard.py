"""What the quick policy discards: the card it misses least, or points for the partner.

Each function takes one card out of the masks and returns what it counts.
"""

from __future__ import annotations

from engine.players.layout import Layout


def shed(lay: Layout, have: list[int], both: list[int], row: int) -> int:
    """Discards a low card without points, rather from a short side suit and out of no pair."""
    lowest = 99
    blanks = lay.blanks
    at = bit = 0
    for suit in lay.sides:
        held = have[row + suit]
        if held:
            low = held & blanks[suit]
            if low:
                low = low & ~both[row + suit] or low
                low &= -low
                rank = low.bit_length() + held.bit_count()
                if rank < lowest:
                    lowest, at, bit = rank, row + suit, low
    if not bit:
        low = have[row + 4] & blanks[4]
        if low:
            at = row + 4
            low = low & ~both[at] or low
            bit = low & -low
        else:
            return _shed_points(lay, have, both, row)
    elif lowest > 16 and have[row + 4]:
        # Only tops are left beside: a small trump is missed less.
        low = have[row + 4] & ~both[row + 4] & 7 & blanks[4]
        if low:
            at, bit = row + 4, low & -low
    if both[at] & bit:
        both[at] ^= bit
    else:
        have[at] ^= bit
    return 0


def _shed_points(lay: Layout, have: list[int], both: list[int], row: int) -> int:
    fives, tens = (lay.fives, 5), (lay.tens, 10)
    return _first(have, both, row, (*lay.sides, 4), (fives, tens))


def give(lay: Layout, have: list[int], both: list[int], row: int) -> int:
    """Gives a ten or a king of a side suit, else a five, else sheds."""
    given = _first(have, both, row, lay.sides, ((lay.tens, 10), (lay.fives, 5)))
    return given or shed(lay, have, both, row)


def _first(
    have: list[int],
    both: list[int],
    row: int,
    suits: tuple[int, ...],
    wanted: tuple[tuple[tuple[int, ...], int], ...],
) -> int:
    """Discards the first card found of the wanted kinds, which come with what they count."""
    for kinds, worth in wanted:
        for suit in suits:
            found = have[row + suit] & kinds[suit]
            if found:
                bit = found & -found
                if both[row + suit] & bit:
                    both[row + suit] ^= bit
                else:
                    have[row + suit] ^= bit
                return worth
    return 0

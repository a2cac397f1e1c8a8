"""The quick policy after the lead of a pair: one trick, from any place in it.

The principles are those of `engine.players.quick_single`; a pair held must be played.
"""

from __future__ import annotations

from engine.players.layout import Layout
from engine.players.quick_discard import give, shed

RUFF_FROM = 5
"""The points in a trick from which a ruff is worth a pair of trumps."""


def pair_trick(
    lay: Layout,
    have: list[int],
    both: list[int],
    seat: int,
    suit: int,
    pos: int,
    best: int,
    ceil: int,
    ruffed: bool,
    pts: int,
    end: int = 4,
) -> tuple[int, int]:
    """Plays a trick on up to a position; returns the position that won it and the points in it.

    The arguments are those of `single_trick`, of pairs.
    """
    points, tens = lay.points[suit], lay.tens[suit]
    while pos < end:
        row = seat * 5
        at = row + suit
        seat = seat + 1 if seat < 3 else 0
        held, pairs = have[at], both[at]
        after = trumps_after = 0
        if pos < 3:
            after = both[seat * 5 + suit]
            if not have[seat * 5 + suit]:
                trumps_after = both[seat * 5 + 4]
        sure = best == pos - 2 and not (
            trumps_after >> ceil if ruffed else after >> ceil or trumps_after
        )
        if pairs:
            up = 0
            if sure:
                up = pairs & tens or pairs & points
            elif not ruffed and pairs >> ceil:
                up = pairs >> ceil << ceil
                if pos == 3:
                    up = up & tens or up & points or up
                elif trumps_after:
                    up = 0
                else:
                    top = after.bit_length()
                    if suit == 4:
                        top = lay.floor[top]
                    elif top:
                        top -= 1
                    up = up >> top << top
                    up = up & tens or up
            if not up:
                up = pairs & ~points or pairs & ~tens or pairs
            bit = up & -up
            have[at] = held ^ bit
            both[at] = pairs ^ bit
            if bit & points:
                pts += 20 if bit & tens else 10
            if not ruffed and bit >> ceil:
                best = pos
                ceil = lay.ceil[bit.bit_length()] if suit == 4 else bit.bit_length()
        elif held & (held - 1):
            for _ in (0, 1):
                low = held & tens or held & points if sure else 0
                low = low or held & ~points or held & ~tens or held
                bit = low & -low
                held ^= bit
                if bit & points:
                    pts += 10 if bit & tens else 5
            have[at] = held
        else:
            up = 0
            if held:
                have[at] = 0
                if held & points:
                    pts += 10 if held & tens else 5
            elif suit != 4 and not sure and pts >= RUFF_FROM:
                up = both[row + 4]
                if ruffed:
                    up = up >> ceil << ceil
            if up:
                if pos == 3:
                    up = up & lay.tens[4] or up & lay.points[4] or up
                else:
                    up = up & lay.blanks[4] or up
                bit = up & -up
                both[row + 4] ^= bit
                have[row + 4] ^= bit
                if bit & lay.points[4]:
                    pts += 20 if bit & lay.tens[4] else 10
                best, ruffed, ceil = pos, True, lay.ceil[bit.bit_length()]
            else:
                before, pairs = have[row + 4], both[row + 4]
                discard = give if sure else shed
                pts += discard(lay, have, both, row)
                if not held:
                    pts += discard(lay, have, both, row)
                    # Who has nothing but trumps may have to ruff with a pair.
                    bit = (before ^ have[row + 4]) & (pairs ^ both[row + 4])
                    if suit != 4 and bit and (not ruffed or bit >> ceil):
                        best, ruffed, ceil = pos, True, lay.ceil[bit.bit_length()]
        pos += 1
    return best, pts

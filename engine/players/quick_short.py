"""The quick policy after the lead of a single card or a pair: one trick, from any place in it.

This is the inner loop of every playout, so it is one plain loop over masks. The principles are
those of a club player: win only where the next opponent cannot take it back, bring points home
where the trick is sure, give them to a partner who is sure to win, ruff (with a high trump for
points only), else stay low and keep the pairs. A seat is taken to hold what the masks say: the
true cards in a playout, for a player all that the seat may still hold (`engine.players.seeing`).
"""

from __future__ import annotations

from engine.players.layout import Layout
from engine.players.quick_discard import give, shed

DEAR_FROM = 10
"""The points in a trick from which a joker or a level card of the trump suit is worth playing."""
PAIR_RUFF_FROM = 5
"""The points in a trick from which a ruff is worth a pair of trumps."""


def short_trick(
    lay: Layout,
    have: list[int],
    both: list[int],
    seat: int,
    suit: int,
    twice: bool,
    pos: int,
    best: int,
    ceil: int,
    ruffed: bool,
    pts: int,
    end: int = 4,
) -> tuple[int, int]:
    """Plays a trick on up to a position; returns the position that won it and the points in it.

    A pair was led if `twice`. `seat` plays at position `pos`; position `best` holds the trick, and
    only bits from `ceil` on (of the trumps if it is `ruffed`) take it over.
    """
    points, tens = lay.points[suit], lay.tens[suit]
    # What can win: pairs where a pair was led.
    able = both if twice else have
    five = 10 if twice else 5
    while pos < end:
        row = seat * 5
        at = row + suit
        seat = seat + 1 if seat < 3 else 0
        held = able[at]
        if pos == 3:
            after = trumps_after = 0
        else:
            after = able[seat * 5 + suit]
            trumps_after = 0 if after or have[seat * 5 + suit] else able[seat * 5 + 4]
        sure = best == pos - 2 and not (
            trumps_after >> ceil if ruffed else after >> ceil or trumps_after
        )
        up = 0
        if held:
            if sure:
                up = held & tens or held & points
            elif not ruffed and held >> ceil:
                up = held >> ceil << ceil
                if pos == 3:
                    up = up & tens or up & points or up
                elif trumps_after:
                    up = 0
                else:
                    if after:
                        # The next opponent cannot take it; of equal cards the first played wins.
                        top = after.bit_length()
                        top = lay.floor[top] if suit == 4 else top - 1
                        up = up >> top << top
                    up = up & tens or up
                if suit == 4 and pts < DEAR_FROM and not twice:
                    up &= lay.cheap
            if not up:
                low = held & ~points
                up = (low if twice else low & ~both[at]) or low or held & ~tens or held
            bit = up & -up
            if twice:
                have[at] ^= bit
                both[at] ^= bit
            elif both[at] & bit:
                both[at] ^= bit
            else:
                have[at] ^= bit
            if bit & points:
                pts += 2 * five if bit & tens else five
            if not ruffed and bit >> ceil:
                best = pos
                ceil = lay.ceil[bit.bit_length()] if suit == 4 else bit.bit_length()
            pos += 1
            continue
        if twice and have[at]:
            pts += _without_pair(lay, have, both, row, suit, sure)
            pos += 1
            continue
        if suit != 4 and not sure:
            up = able[row + 4]
            if ruffed:
                up = up >> ceil << ceil
            if twice:
                if pts < PAIR_RUFF_FROM:
                    up = 0
            elif pts < DEAR_FROM:
                up &= lay.cheap
        before, pairs = have[row + 4], both[row + 4]
        if up:
            if pos == 3:
                up = up & lay.tens[4] or up & lay.points[4] or up
            else:
                up = up & lay.blanks[4] or up
            bit = up & -up
            if twice:
                both[row + 4] = pairs ^ bit
                have[row + 4] = before ^ bit
            elif pairs & bit:
                both[row + 4] = pairs ^ bit
            else:
                have[row + 4] = before ^ bit
            if bit & lay.points[4]:
                pts += 2 * five if bit & lay.tens[4] else five
        else:
            discard = give if sure else shed
            pts += discard(lay, have, both, row)
            bit = have[row + 4] ^ before
            if twice:
                pts += discard(lay, have, both, row)
                bit = (have[row + 4] ^ before) & (both[row + 4] ^ pairs)
            elif not bit:
                bit = both[row + 4] ^ pairs
        # Who has nothing but trumps ruffs whether it is wanted or not.
        if bit and suit != 4 and (not ruffed or bit >> ceil):
            best, ruffed, ceil = pos, True, lay.ceil[bit.bit_length()]
        pos += 1
    return best, pts


def _without_pair(
    lay: Layout, have: list[int], both: list[int], row: int, suit: int, sure: bool
) -> int:
    """Follows a pair with what there is of the suit, and a discard; returns the points of it."""
    points, tens = lay.points[suit], lay.tens[suit]
    held = have[row + suit]
    pts = 0
    for _ in (0, 1):
        if held:
            low = held & tens or held & points if sure else 0
            low = low or held & ~points or held & ~tens or held
            bit = low & -low
            held ^= bit
            if bit & points:
                pts += 10 if bit & tens else 5
            have[row + suit] = held
        else:
            pts += give(lay, have, both, row) if sure else shed(lay, have, both, row)
    return pts

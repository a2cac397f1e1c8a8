"""The quick policy after the lead of a single card: one trick, from any place in it.

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


def single_trick(
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

    `seat` plays at position `pos`; position `best` holds the trick, and only bits from `ceil` on
    (of the trumps if it is `ruffed`) take it over.
    """
    points, tens = lay.points[suit], lay.tens[suit]
    while pos < end:
        row = seat * 5
        at = row + suit
        seat = seat + 1 if seat < 3 else 0
        held = have[at]
        partner = best == pos - 2
        if pos == 3:
            after = trumps_after = 0
        else:
            after = have[seat * 5 + suit]
            trumps_after = 0 if after else have[seat * 5 + 4]
        if partner:
            if ruffed or not after:
                sure = not (trumps_after >> ceil if ruffed else trumps_after)
            else:
                sure = not after >> ceil
        else:
            sure = False
        if held:
            pairs = both[at]
            up = 0
            if sure:
                up = held & tens or held & points
            elif not ruffed and held >> ceil:
                up = held >> ceil << ceil
                if pos == 3:
                    up = up & tens or up & points or up
                elif after:
                    # High enough that the next opponent cannot take it; the first played wins.
                    top = after.bit_length()
                    top = lay.floor[top] if suit == 4 else top - 1
                    up = up >> top << top
                    up = up & tens or up
                elif trumps_after:
                    up = 0
            if up and suit == 4 and pts < DEAR_FROM and not sure:
                up &= lay.cheap
            if not up:
                low = held & ~points
                up = low & ~pairs or low or held & ~tens or held
            bit = up & -up
            if pairs & bit:
                both[at] = pairs ^ bit
            else:
                have[at] = held ^ bit
            if bit & points:
                pts += 10 if bit & tens else 5
            if not ruffed and bit >> ceil:
                best = pos
                ceil = lay.ceil[bit.bit_length()] if suit == 4 else bit.bit_length()
        else:
            up = 0
            if suit != 4 and not sure:
                up = have[row + 4]
                if ruffed:
                    up = up >> ceil << ceil
                if pts < DEAR_FROM:
                    up &= lay.cheap
            if up:
                if pos == 3:
                    up = up & lay.tens[4] or up & lay.points[4] or up
                else:
                    up = up & lay.blanks[4] or up
                bit = up & -up
                at = row + 4
                if both[at] & bit:
                    both[at] ^= bit
                else:
                    have[at] ^= bit
                if bit & lay.points[4]:
                    pts += 10 if bit & lay.tens[4] else 5
                best = pos
                ruffed = True
                ceil = lay.ceil[bit.bit_length()]
            else:
                before, pairs = have[row + 4], both[row + 4]
                pts += give(lay, have, both, row) if sure else shed(lay, have, both, row)
                if suit != 4:
                    # Who has nothing but trumps ruffs whether it is wanted or not.
                    bit = before ^ have[row + 4] or pairs ^ both[row + 4]
                    if bit and (not ruffed or bit >> ceil):
                        best = pos
                        ruffed = True
                        ceil = lay.ceil[bit.bit_length()]
        pos += 1
    return best, pts

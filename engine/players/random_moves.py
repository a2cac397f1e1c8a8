"""Random legal play on masks: the weakest policy, and the one that reaches the oddest tricks.

Leads are parts of the hand and, where the rules know throws, now and then any cards of a suit;
follows pay what is owed and are otherwise any cards. Not every legal play is equally likely.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.players.layout import Layout
from engine.players.playout import Board
from engine.players.quick_long import Lead, LongTrick, owed_runs
from engine.players.random_runs import random_runs
from engine.trumps import TRUMP_INDEX

THROWS = 8
"""A hand that may throw does so once in so many leads."""

Random = Callable[[], float]


def pick(mask: int, rnd: Random) -> int:
    """Returns one bit of a mask: the first at or above a random place, else the lowest."""
    at = int(rnd() * mask.bit_length())
    mask = mask >> at << at
    return mask & -mask


def random_lead(
    lay: Layout, have: list[int], both: list[int], seat: int, rnd: Random
) -> tuple[int, int, int]:
    """Returns a lead: a single, a pair, a whole part, or a throw of random cards of a suit."""
    suit = int(rnd() * 5)
    at = seat * 5 + suit
    while not have[at]:
        suit = suit + 1 if suit < 4 else 0
        at = seat * 5 + suit
    held, pairs = have[at], both[at]
    chance = rnd()
    if chance * THROWS < 1 and lay.throws:
        once = held & int(rnd() * (1 << held.bit_length()))
        if once:
            return suit, once, once & pairs & int(rnd() * (1 << held.bit_length()))
    if pairs and chance < 0.6:
        if pairs & (pairs - 1):
            parts = [part for part in lay.parts(suit, held, pairs) if part[0]]
            kinds = parts[int(rnd() * len(parts))][2]
            return suit, kinds, kinds
        return suit, pairs, pairs
    return suit, pick(held, rnd), 0


def _discards(
    lay: Layout, have: list[int], both: list[int], row: int, number: int, rnd: Random
) -> tuple[int, int, int]:
    """Takes random cards away: their points, and the trumps among them (once, twice)."""
    pts = once = twice = 0
    for _ in range(number):
        suit = int(rnd() * 5)
        while not have[row + suit]:
            suit = suit + 1 if suit < 4 else 0
        at = row + suit
        bit = pick(have[at], rnd)
        if both[at] & bit:
            both[at] ^= bit
        else:
            have[at] ^= bit
        if bit & lay.points[suit]:
            pts += 10 if bit & lay.tens[suit] else 5
        if suit == TRUMP_INDEX:
            twice |= once & bit
            once |= bit
    return pts, once, twice


def random_single(
    lay: Layout, have: list[int], both: list[int], leader: int, suit: int, bit: int, rnd: Random
) -> tuple[int, int]:
    """Plays the follows of a single card; returns the position that won and the points."""
    points, tens = lay.points[suit], lay.tens[suit]
    pts = 10 if bit & tens else 5 if bit & points else 0
    high = lay.floor[bit.bit_length()] if suit == TRUMP_INDEX else bit.bit_length()
    best, ruffed = 0, suit == TRUMP_INDEX
    floor = lay.floor
    for pos in (1, 2, 3):
        row = (leader + pos) % 4 * 5
        at = row + suit
        held = have[at]
        if held:
            to = suit
        else:
            to = int(rnd() * 5)
            while not have[row + to]:
                to = to + 1 if to < 4 else 0
            at = row + to
            held = have[at]
        mask = held >> (place := int(rnd() * held.bit_length())) << place
        bit = mask & -mask
        if both[at] & bit:
            both[at] ^= bit
        else:
            have[at] = held ^ bit
        if bit & lay.points[to]:
            pts += 10 if bit & lay.tens[to] else 5
        if to == TRUMP_INDEX:
            here = floor[bit.bit_length()]
            if not ruffed or here > high:
                best, high, ruffed = pos, here, True
        elif to == suit and not ruffed and bit.bit_length() > high:
            best, high = pos, bit.bit_length()
    return best, pts


def random_follow(
    trick: LongTrick, have: list[int], both: list[int], seat: int, pos: int, rnd: Random
) -> None:
    """Follows a lead of several cards and lets the play compete."""
    lay, lead = trick.lay, trick.lead
    row = seat * 5
    at = row + lead.suit
    held, pairs = have[at], both[at]
    count = held.bit_count() + pairs.bit_count()
    if count > lead.count:
        once, twice = random_pay(lay, lead, held, pairs, rnd)
        have[at] = held & ~(twice | (once & ~pairs))
        both[at] = pairs & ~once
        trick.pts += lay.worth(lead.suit, once, twice)
        trick.played(pos, lead.suit, once, twice)
        return
    have[at] = both[at] = 0
    trick.pts += lay.worth(lead.suit, held, pairs)
    if count == lead.count:
        trick.played(pos, lead.suit, held, pairs)
        return
    pts, once, twice = _discards(lay, have, both, row, lead.count - count, rnd)
    trick.pts += pts
    if not count and once.bit_count() + twice.bit_count() == lead.count:
        trick.played(pos, TRUMP_INDEX, once, twice)


def random_pay(lay: Layout, lead: Lead, held: int, both: int, rnd: Random) -> tuple[int, int]:
    """Returns a legal follow out of more cards of the suit than were led."""
    paired = 0
    if owed := owed_runs(lay, lead.suit, both, lead.runs):
        paired = random_runs(lay, lead.suit, both, owed, rnd)
    for _ in range(min(lead.pairs, both.bit_count()) - paired.bit_count()):
        paired |= pick(both & ~paired, rnd)
    once, twice = paired, paired
    for _ in range(lead.count - 2 * paired.bit_count()):
        bit = pick(held & ~once | both & once & ~twice, rnd)
        twice |= once & bit
        once |= bit
    return once, twice


def play_out_randomly(board: Board, rnd: Random) -> None:
    """Plays random legal cards until they are gone."""
    lay, have, both = board.lay, board.have, board.both
    while board.left:
        suit, once, twice = random_lead(lay, have, both, board.leader, rnd)
        if once & (once - 1) or (twice and once != twice):
            once, twice = board.standing(suit, once, twice)
        random_trick(board, suit, once, twice, rnd)


def random_trick(board: Board, suit: int, once: int, twice: int, rnd: Random) -> None:
    """Plays a trick from its lead on, which stands."""
    lay, have, both, seat = board.lay, board.have, board.both, board.leader
    at = seat * 5 + suit
    held, pairs = have[at], both[at]
    have[at] = held & ~(twice | (once & ~pairs))
    both[at] = pairs & ~once
    if once & (once - 1) or twice:
        trick = LongTrick(lay, Lead(lay, suit, once, twice))
        for pos in (1, 2, 3):
            random_follow(trick, have, both, (seat + pos) & 3, pos, rnd)
        count, runs = trick.lead.count, trick.lead.runs
        board.ended(trick.best, trick.pts, count, runs[0] if runs else 0)
    else:
        best, pts = random_single(lay, have, both, seat, suit, once, rnd)
        board.ended(best, pts, 1, 0)

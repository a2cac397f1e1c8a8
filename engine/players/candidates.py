"""The plays among which the expert searches: every intent once, not every card.

Win cheaply, win high enough, give points, play low, discard from each suit, ruff low or high,
lead winners together, a tractor, a pair, a low card, a trump. Where few plays are legal they are
all there; where one is, nothing is searched. A joker or level card alone is led early only where
the policy itself does: the playouts, which know where the cards lie, make too much of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.cards import Card, points_in
from engine.following import Duty
from engine.players.layout import Layout
from engine.players.quick_lead import lead
from engine.players.ruffs import ruffs
from engine.players.seeing import as_board
from engine.shapes import Kind
from engine.trick import Trick, strength
from engine.trumps import TRUMP_INDEX, Trumps
from engine.view import View

Cards = tuple[Card, ...]
ALL_OF = 8
"""Where no more plays than this are legal, all are looked at."""
LOOKED_AT = 300
MOST_LEADS = 10
FEW_CARDS = 13
"""With so many cards in hand or fewer a high trump led alone is worth a look (docs/players.md)."""
RANK_OF_TRUMP = {"top": 1, "points": 2, "top_pair": 4, "low_pair": 5, "tractor": 5, "low": 6}
RANK_OF_SIDE = {"top_pair": 3, "tractor": 3, "top": 7, "low": 8, "points": 11, "low_pair": 12}
"""Where a lead stands in the queue; a side suit is put back a place for each shorter one."""


def candidates(view: View, own: Cards) -> list[Cards]:
    """Returns different plays worth a look, the policy's own first; sorted cards."""
    assert view.trick is not None
    found = _follows(view, view.trick) if view.trick.plays else _sensible_leads(view)
    plays = list(dict.fromkeys([tuple(sorted(own)), *(tuple(sorted(play)) for play in found)]))
    return plays if view.trick.plays else plays[:MOST_LEADS]


def _follows(view: View, trick: Trick) -> Iterable[Cards]:
    trumps = view.trumps
    assert trumps is not None
    duty = Duty(trumps, view.hand, trick.led)
    plays = duty.first_plays(LOOKED_AT)
    if len(plays) <= ALL_OF:
        return plays
    if len(plays) == LOOKED_AT:
        plays += ruffs(trumps, view.hand, duty)
    groups: dict[object, tuple[float, Cards]] = {}
    for play in plays:
        key, cost = _intent(trumps, duty, trick, play)
        if key not in groups or cost < groups[key][0]:
            groups[key] = cost, play
    if duty.shape.kind is Kind.SINGLE or len(groups) <= ALL_OF:
        return [play for _, play in groups.values()]
    return [play for _, play in sorted(groups.values())[:ALL_OF]]


def _intent(
    trumps: Trumps, duty: Duty, trick: Trick, play: Cards
) -> tuple[tuple[object, ...], float]:
    """Returns what a play is for, and how dear it is among plays for the same end."""
    place = trumps.place
    steps = sum(trumps.step(card) for card in play)
    broken = sum(2.5 for card in set(play) if duty.hand.count(card) > play.count(card))
    ruffing = duty.owed.suit_cards == 0 and all(trumps.is_trump(card) for card in play)
    power = strength(trumps, duty.shape, play)
    if power is None:
        suits = {place[card][0] for card in play} - {duty.index}
        trump = TRUMP_INDEX in suits
        cost = steps + broken + 20 * trump
        if len(play) == 1:
            return (points_in(play), frozenset(suits)), cost
        return (points_in(play), trump), cost
    if ruffing:
        best = max((strength(trumps, duty.shape, each) or (False, -1)) for each in trick.plays)
        return ("ruff", power > best, points_in(play), power[1] // 4), steps + broken
    if len(play) == 1:
        return (
            "suit",
            points_in(play),
            power[1] // 2 if not points_in(play) else 0,
        ), steps + broken
    return ("suit", points_in(play), power[1]), steps + broken


def _sensible_leads(view: View) -> Iterable[Cards]:
    early = len(view.hand) > FEW_CARDS
    return (play for play in _leads(view) if not (early and _is_bare(view, play)))


def _is_bare(view: View, play: Cards) -> bool:
    """Tells a joker or level card alone."""
    return len(play) == 1 and (play[0].is_joker or play[0].rank is view.level)


def _leads(view: View) -> Iterable[Cards]:
    """Yields leads, those first that the search has most often preferred to the policy's own."""
    board = as_board(view)
    lay, row = board.lay, view.seat * 5
    have, both = board.have[row : row + 5], board.both[row : row + 5]
    ranked: list[tuple[int, int, int, int]] = []
    by_length = sorted(lay.sides, key=lambda suit: (have[suit] | both[suit]).bit_count())
    for place, suit in enumerate(suit for suit in by_length if have[suit]):
        if lay.throws:
            for other in range(5):
                board.have[row + other] = have[other] if other == suit else 0
            ranked.append((0, *lead(lay, board.have, board.both, view.seat)))
        for rank, once, twice in _suit_leads(lay, suit, have[suit], both[suit], RANK_OF_SIDE):
            ranked.append((rank + place, suit, once, twice))
    trumps, pairs = have[TRUMP_INDEX], both[TRUMP_INDEX]
    for rank, once, twice in _suit_leads(lay, TRUMP_INDEX, trumps, pairs, RANK_OF_TRUMP):
        ranked.append((rank, TRUMP_INDEX, once, twice))
    ranked.sort(key=lambda each: each[0])
    for _, suit, once, twice in ranked:
        yield tuple(lay.cards(suit, once, twice))


def _suit_leads(
    lay: Layout, suit: int, held: int, pairs: int, ranks: Mapping[str, int]
) -> Iterable[tuple[int, int, int]]:
    """Yields the rank, the kinds and the kinds led twice of the leads of one suit."""
    if not held:
        return
    singles = held & ~pairs or held
    yield ranks["top"], 1 << (held.bit_length() - 1), 0
    if low := singles & lay.blanks[suit]:
        yield ranks["low"], low & -low, 0
    if points := held & lay.points[suit]:
        yield ranks["points"], points & -points, 0
    if pairs:
        bit = 1 << (pairs.bit_length() - 1)
        yield ranks["top_pair"], bit, bit
        bit = pairs & -pairs
        yield ranks["low_pair"], bit, bit
        length, _, kinds = lay.parts(suit, held, pairs)[0]
        if length > 1:
            yield ranks["tractor"], kinds, kinds

"""The plays that a position allows, by what they are, and some that it does not, with the reason.

The rules are the engine's; here plays are only listed, so many of each kind as a page can show.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, islice, pairwise
from math import prod

from engine.cards import Card
from engine.following import Duty
from engine.holding import Holding, runs_in
from engine.shapes import Kind
from engine.trick import Trick
from engine.trumps import SuitOrder, Trumps
from engine.verdict import Code, Verdict
from engine.view import View
from tutor.coach.decision import duty_of, judge, trumps_of
from tutor.coach.plays import Played

Cards = tuple[Card, ...]
MOST_COUNTED = 1000
"""Follows are counted one by one, so far."""
TRIED = 200
"""So many combinations of pairs are tried to find one that a tractor forbids."""


@dataclass(frozen=True, slots=True)
class Group:
    """The allowed plays of one kind: their number, and those that are listed.

    `kind` is a shape of a lead or what a follow does. With `over` there are more than counted.
    """

    kind: str
    count: int
    plays: tuple[Cards, ...]
    over: bool = False


@dataclass(frozen=True, slots=True)
class Duties:
    """One rung of what a follow owes: what was led, what is owed, what is held of it.

    `led` and `owed` are lengths in pairs for tractors, else one number.
    """

    rung: str
    led: tuple[int, ...]
    owed: tuple[int, ...]
    held: tuple[Cards, ...]


def allowed(view: View, most: int) -> list[Group]:
    """Returns the allowed plays by kind, at most so many of each listed."""
    duty = duty_of(view)
    if duty is None:
        return _leads(trumps_of(view), view.hand, most)
    assert view.trick is not None
    return _follows(duty, view.trick, most)


def _leads(trumps: Trumps, hand: Cards, most: int) -> list[Group]:
    holding = Holding(trumps, hand)
    singles: list[Cards] = []
    pairs: list[Cards] = []
    tractors: list[Cards] = []
    throws: list[Cards] = []
    total = 0
    for order, have, both in zip(trumps.orders, holding.have, holding.both, strict=True):
        kinds, twice = order.cards(have)[::-1], order.cards(both)[::-1]
        singles += [(card,) for card in kinds]
        pairs += [(card, card) for card in twice]
        tractors += _tractors(order, both)
        if len(kinds) > 1:
            throws.append((kinds[0], kinds[1]))
        total += prod(3 if card in twice else 2 for card in kinds) - 1
    groups = [
        Group(Kind.SINGLE, len(singles), tuple(singles[:most])),
        Group(Kind.PAIR, len(pairs), tuple(pairs[:most])),
        Group(Kind.TRACTOR, len(tractors), tuple(tractors[:most])),
    ]
    if trumps.rules.throws:
        thrown = total - sum(group.count for group in groups)
        groups.append(Group(Kind.THROW, thrown, tuple(throws[:most])))
    return [group for group in groups if group.count]


def _tractors(order: SuitOrder, both: int) -> Iterator[Cards]:
    length = 2
    while found := list(runs_in(order, both, length)):
        yield from found
        length += 1


def _follows(duty: Duty, trick: Trick, most: int) -> list[Group]:
    plays = list(islice(duty.plays(), MOST_COUNTED + 1))
    found: dict[str, list[Cards]] = {}
    for play in plays[:MOST_COUNTED]:
        deed = Played(duty.trumps, trick.with_play(play), len(trick.plays)).deed
        found.setdefault(deed, []).append(play)
    over = len(plays) > MOST_COUNTED
    return [Group(deed, len(each), tuple(each[:most]), over) for deed, each in found.items()]


def duties(duty: Duty, most: int) -> list[Duties]:
    """Returns the rungs of what a follow owes: tractors and pairs where they were led, the suit."""
    trumps, shape, owed = duty.trumps, duty.shape, duty.owed
    both = duty.holding.both[duty.index]
    pairs = tuple((card, card) for card in reversed(duty.order.cards(both)))
    rungs = []
    if shape.tractors:
        tractors = tuple(_tractors(duty.order, both))[:most]
        rungs.append(Duties("tractors", shape.tractors, owed.tractors, tractors))
    if shape.all_pairs:
        rungs.append(Duties("pairs", (shape.all_pairs,), (owed.pairs,), pairs))
    held = tuple((card,) for card in trumps.sorted(duty.suit_held))
    rungs.append(Duties("suit", (duty.count,), (owed.suit_cards,), held))
    return rungs


def refused(view: View) -> list[tuple[Cards, Verdict]]:
    """Returns plays of the hand that are not allowed, one for each reason that there is."""
    found: dict[Code | None, tuple[Cards, Verdict]] = {}
    for cards in _tries(view):
        verdict = judge(view, cards)
        if not verdict.legal:
            found.setdefault(verdict.code, (cards, verdict))
    return list(found.values())


def _tries(view: View) -> Iterator[Cards]:
    trumps = trumps_of(view)
    low_first = trumps.sorted(view.hand)[::-1]
    duty = duty_of(view)
    if duty is None:
        by_suit: dict[str, list[Card]] = {}
        for card in reversed(low_first):
            by_suit.setdefault(trumps.suit_of(card), []).append(card)
        tops = [cards[0] for cards in by_suit.values()]
        yield from islice(pairwise(tops), 1)
        yield from ((cards[0], cards[-1]) for cards in by_suit.values() if len(cards) > 1)
        return
    number = duty.count
    own = [card for card in low_first if trumps.suit_of(card) is duty.shape.suit]
    others = [card for card in low_first if trumps.suit_of(card) is not duty.shape.suit]
    yield tuple([*others, *own][:number])
    kinds = list(dict.fromkeys(own))
    second = [card for card in kinds if own.count(card) == 2]
    if len(own) >= number:
        yield tuple([*kinds, *second][:number])
        for chosen in islice(combinations(second, number // 2), TRIED):
            rest = [card for card in kinds if card not in chosen]
            yield tuple([*(card for card in chosen for _ in range(2)), *rest][:number])

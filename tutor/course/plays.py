"""Which plays a `play` step calls right: the legal ones, narrowed by what its `judge:` asks.

Works on a hand being played, not on a lesson, so that `position` can play a step's answer on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from random import Random

from engine.actions import Play
from engine.cards import Card, Seat, points_in
from engine.deal import Deal
from engine.following import legal_follows
from engine.leading import judge_lead
from engine.memory import Memory
from engine.players import ClubPlayer
from engine.shapes import Kind, Part, shape_of
from engine.table import Table
from engine.trumps import SUITS, Trumps
from tutor.course.model import PlayStep

Cards = tuple[Card, ...]
LIMIT = 20_000


def table_of(deal: Deal) -> Table:
    """Returns the tricks of a lesson's hand, which begins with the first lead."""
    if deal.table is None:
        raise ValueError("expected a hand that begins with the first lead")
    return deal.table


def canonical(cards: Sequence[Card]) -> Cards:
    """Returns the cards of a play or a choice in the one order in which they are compared."""
    return tuple(sorted(cards))


def runs_of_pairs(trumps: Trumps, cards: Sequence[Card], length: int) -> list[Cards]:
    """Lists every tractor of that many pairs (1: every pair) among the cards, each once."""
    pairs = [card for card in sorted(set(cards)) if cards.count(card) == 2]
    found: list[Cards] = [(card, card) for card in pairs]
    for _ in range(length - 1):
        found = [(*run, card, card) for run in found for card in pairs if _next(trumps, run, card)]
    return sorted(canonical(run) for run in found)


def _next(trumps: Trumps, run: Cards, card: Card) -> bool:
    same = trumps.suit_of(card) is trumps.suit_of(run[-1])
    return same and trumps.step(card) == trumps.step(run[-1]) + 1


def legal_leads(trumps: Trumps, hand: Sequence[Card]) -> list[Cards]:
    """Lists every single, pair and tractor of a hand, each once; throws are not listed."""
    leads: list[Cards] = [(card,) for card in sorted(set(hand))]
    length = 1
    while runs := runs_of_pairs(trumps, hand, length):
        leads += runs
        length += 1
    return leads


def safe_throws(deal: Deal, seat: Seat) -> list[Cards]:
    """Lists the throws of a hand, each once, that stand wherever the unseen cards lie."""
    trumps, memory = table_of(deal).trumps, Memory(deal.view(seat))
    found: list[Cards] = []
    for suit in SUITS if trumps.rules.throws else ():
        held = [card for card in deal.hand(seat) if trumps.suit_of(card) is suit]
        ways = []
        for card in sorted(set(held)):
            # A card taken once is a single part of the throw, whatever goes with it.
            once = memory.is_boss(Part(0, trumps.step(card), (card,)))
            ways.append([0, *([1] if once else []), *([2] if held.count(card) == 2 else [])])
        for taken in product(*ways):
            cards = tuple(
                card for card, n in zip(sorted(set(held)), taken, strict=True) for _ in range(n)
            )
            shape = shape_of(trumps, cards)
            if shape and shape.kind is Kind.THROW and all(map(memory.is_boss, shape.parts)):
                found.append(cards)
    return sorted(found)


def legal_plays(deal: Deal, seat: Seat) -> list[Cards]:
    """Lists what a seat may lead or follow with; raises `TooManyPlays` past all use in a lesson."""
    table, hand = table_of(deal), deal.hand(seat)
    if not table.trick.plays:
        return legal_leads(table.trumps, hand)
    return [canonical(play) for play in legal_follows(table.trumps, hand, table.trick.led, LIMIT)]


def right_plays(deal: Deal, seat: Seat, step: PlayStep) -> list[Cards]:
    """Lists, sorted, the plays that the `judge:` of a step calls right.

    What is best was searched before (`proving`) and stands in the step.
    """
    judge = step.judge
    if judge == "best":
        return sorted(map(canonical, step.right or ()))
    if judge in ("safe-throw", "longest-throw"):
        throws = safe_throws(deal, seat)
        size = max(map(len, throws), default=0) if judge == "longest-throw" else 0
        return [throw for throw in throws if len(throw) >= size]
    plays = legal_plays(deal, seat)
    trumps = table_of(deal).trumps
    if judge in ("winning", "losing"):
        plays = [play for play in plays if (holds(deal, seat, play) == (judge == "winning"))]
    elif judge in ("richest", "poorest", "longest"):
        measure: Callable[[Cards], int] = len if judge == "longest" else points_in
        best = (min if judge == "poorest" else max)(map(measure, plays))
        plays = [play for play in plays if measure(play) == best]
    elif judge in tuple(Kind):
        plays = [play for play in plays if is_kind(trumps, play, judge)]
    return sorted(plays)


def is_right_play(deal: Deal, seat: Seat, step: PlayStep, play: Cards) -> bool:
    """Tells whether a legal play is one of the right ones; throws count as legal leads too."""
    return step.judge == "legal" or canonical(play) in right_plays(deal, seat, step)


def is_kind(trumps: Trumps, cards: Sequence[Card], kind: str) -> bool:
    """Tells whether cards form a single, a pair, a tractor or a throw."""
    if any(cards.count(card) > 2 for card in set(cards)):
        return False
    shape = shape_of(trumps, cards)
    return shape is not None and shape.kind == kind


def after(deal: Deal, seat: Seat, play: Cards) -> Deal:
    """Returns the hand with one more play; raises `ActionError` when it is refused."""
    later = deal.copy()
    later.apply(Play(seat, play))
    return later


def trick_finished(deal: Deal) -> Deal:
    """Returns the hand with the trick that lies played to its end, by club players."""
    later = deal.copy()
    while (seat := later.to_act) is not None and table_of(later).trick.plays:
        later.apply(Play(seat, ClubPlayer(Random(0)).play(later.view(seat))))
    return later


def holds(deal: Deal, seat: Seat, play: Cards) -> bool:
    """Tells whether a seat would hold the trick, so far, after that play."""
    table = table_of(deal)
    return table.trick.with_play(play).holder(table.trumps) is seat


def may_lead(trumps: Trumps, cards: Sequence[Card]) -> bool:
    """Tells whether the cards could be led by somebody who holds them."""
    return all(cards.count(card) <= 2 for card in set(cards)) and bool(
        judge_lead(trumps, None, cards).legal
    )

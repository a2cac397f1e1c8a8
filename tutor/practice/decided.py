"""The learner's decisions that lie in the log of a hand: what was known before, what was answered.

Only the View leaves this module, so whoever looks a decision over sees what the learner saw.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.actions import Bury, Declare, Draw, Pass, Play, TakeKitty
from engine.cards import Card
from engine.deal import Deal
from engine.declaring import possible_declarations
from engine.view import View
from tutor.coach.grade import forced
from tutor.practice.session import LEARNER


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision: its place in the log, the View it was made on, the answer (no cards: passed)."""

    at: int
    view: View
    answer: tuple[Card, ...]


def decided(deal: Deal, at: int) -> Decided | None:
    """Returns the decision that the learner made with an action of the log; None where none was.

    Where cards are dealt meanwhile, nobody is asked; whoever still may declare and lets the kitty
    be picked up has passed, at the last card that brought something new to show.
    """
    if not 0 <= at < len(deal.log):
        return None
    match deal.log[at]:
        case Declare(seat, cards) | Play(seat, cards) if seat is LEARNER:
            return Decided(at, _before(deal, at).view(LEARNER), cards)
        case Pass(seat) if seat is LEARNER:
            before = _before(deal, at)
            return Decided(at, before.view(LEARNER), ()) if _chances(before) else None
        case Bury(cards) if deal.dealer is LEARNER:
            return Decided(at, _before(deal, at).view(LEARNER), cards)
        case TakeKitty() if deal.rules.declare_when == "during_deal":
            before = _before(deal, at)
            return Decided(at, _last_chance(before), ()) if _chances(before) else None
    return None


def last_decided(deal: Deal) -> Decided | None:
    """Returns the learner's last decision; None before the first."""
    for at in range(len(deal.log) - 1, -1, -1):
        found = decided(deal, at)
        if found is not None:
            return found
    return None


def plays_before(deal: Deal, at: int) -> int:
    """Counts the plays that the learner made before an action of the log."""
    return sum(isinstance(each, Play) and each.seat is LEARNER for each in deal.log[:at])


def forced_before(deal: Deal, at: int) -> bool:
    """Tells whether a play of the learner was forced before an action of the log."""
    now = Deal(deal.setup)
    for action in deal.log[:at]:
        own = isinstance(action, Play) and action.seat is LEARNER
        if own and forced(now.view(LEARNER)) is not None:
            return True
        now.apply(action)
    return False


def _before(deal: Deal, at: int) -> Deal:
    return Deal(deal.setup, deal.log[:at])


def _chances(deal: Deal) -> set[tuple[Card, ...]]:
    hand = deal.hand(LEARNER)
    rules, level = deal.rules, deal.setup.level
    return set(possible_declarations(rules, level, deal.standing, LEARNER, hand))


def _last_chance(deal: Deal) -> View:
    """Returns what the learner knew when the last new chance to declare came."""
    now = Deal(deal.setup)
    view, before = now.view(LEARNER), _chances(now)
    for action in deal.log:
        steps = [action]
        if isinstance(action, Draw):
            steps = [Draw(count) for count in range(now.drawn + 1, action.count + 1)]
        for step in steps:
            now.apply(step)
            here = _chances(now)
            if here - before:
                view = now.view(LEARNER)
            before = here
    return view

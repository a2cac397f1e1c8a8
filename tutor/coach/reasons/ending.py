"""Reasons about the end: the lines of the score, the last trick and the kitty."""

from __future__ import annotations

from engine.cards import Card, Suit
from engine.scoring import LINE, multiplier
from tutor.coach.reasons.case import Follow, Lead, Option, Play
from tutor.coach.reasons.claims import (
    Below,
    Highest,
    InHand,
    Multiplier,
    Total,
)
from tutor.coach.reasons.reason import Found, Weakness, detector, found

LAST_CARDS = 6


def _total(case: Follow, option: Option) -> int:
    """The attackers' points after a play that ends the trick."""
    dealer = case.view.dealer
    assert dealer is not None
    taken = option.holder.team is not dealer.team
    return case.view.points + (option.trick.points if taken else 0)


def _line(case: Follow, total: int) -> int | None:
    """The highest line that a total reaches from below, seen from the points so far."""
    line = total // LINE * LINE
    return line if line > max(0, case.view.points) // LINE * LINE else None


@detector("line", Follow, Weakness.POINTS, 28, "levels", ("levels-up", "total"))
def line(case: Follow) -> Found | None:
    """An attacker's play that takes the attackers past a line."""
    if case.later or not case.view.attacking:
        return None
    option = case.own if case.praised else case.better
    total = _total(case, option)
    reached = _line(case, total)
    if reached is None or (not case.praised and _total(case, case.own) >= reached):
        return None
    if case.praised and not any(_total(case, other) < reached for other in case.others):
        return None
    return found(78, Total(option.play, total, reached), total=total, line=reached)


@detector("line-held", Follow, Weakness.POINTS, 28, "levels", ("levels-up", "total"))
def line_held(case: Follow) -> Found | None:
    """A defender's play that keeps the attackers below a line they would have reached."""
    if case.later or case.view.attacking:
        return None
    if case.praised:
        worst = max(case.others, key=lambda other: _total(case, other), default=None)
    else:
        worst = case.own
    good = case.own if case.praised else case.better
    if worst is None:
        return None
    total = _total(case, worst)
    reached = _line(case, total)
    if reached is None or _total(case, good) >= reached:
        return None
    claims = Total(worst.play, total, reached), Below(good.play, reached)
    return found(78, *claims, total=total, line=reached)


def _control(case: Play) -> Card | None:
    """The one trump of the hand that no other beats; None where there is none or several."""
    trumps = [card for card in case.suits.get(Suit.TRUMP, ()) if case.known.is_highest((card,))]
    return trumps[0] if len(trumps) == 1 else None


@detector("control", Play, Weakness.KITTY, 26, "last-cards", ("last-trick", "trump-order"))
def control(case: Play) -> Found | None:
    """Near the end the one sure trump kept for the last trick, or spent."""
    n = len(case.view.hand)
    card = _control(case)
    if card is None or n > LAST_CARDS or case.last_trick:
        return None
    if case.praised:
        if card in case.answer or not _could_spend(case, card):
            return None
    elif card not in case.answer or card in case.best:
        return None
    claims = Highest((card,), Suit.TRUMP), InHand((card,), n)
    return found(63, *claims, card=card)


def _could_spend(case: Play, card: Card) -> bool:
    """Tells whether the card could have been played instead."""
    if isinstance(case, Follow):
        return any(other.play == (card,) for other in case.others)
    return True


@detector("last-pair", Lead, Weakness.KITTY, 29, "kitty-scoring", ("last-trick",))
def last_pair(case: Lead) -> Found | None:
    """The last cards led together, so that the kitty counts more."""
    good = case.answer if case.praised else case.best
    shape = case.own if case.praised else case.better
    if not case.view.attacking or len(good) != len(case.view.hand) or not shape.pairs:
        return None
    if not case.praised and len(case.answer) == len(case.view.hand):
        return None
    factor = multiplier(case.view.rules, shape)
    claims = Multiplier(good, factor), InHand(good, len(good))
    return found(76, *claims, card=case.grouped(good), factor=factor)


DETECTORS = (line, line_held, control, last_pair)

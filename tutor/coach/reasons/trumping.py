"""Reasons of a follow about trumps: to ruff or not, how high, what a trick is worth."""

from __future__ import annotations

from engine.cards import Card, Suit, points_in
from tutor.coach.reasons.case import Follow, Play
from tutor.coach.reasons.claims import (
    Empties,
    Held,
    Higher,
    Highest,
    HoldsOff,
    InHand,
    Later,
    Takes,
    TrickPoints,
    Unseen,
    Void,
)
from tutor.coach.reasons.reason import BAD, Found, Weakness, detector, found

WORTH_A_RUFF = 5


@detector("ruff", Follow, Weakness.TRUMPS, 22, "ruffing", ("void", "ruff-shape", "points"))
def ruff(case: Follow) -> Found | None:
    """Points in a trick of a suit one is out of, ruffed."""
    option = case.own if case.praised else case.better
    n = case.trick.points
    if n < WORTH_A_RUFF or not case.ruffs(option) or case.holder is case.partner:
        return None
    if not case.praised and case.own.takes:
        return None
    claims = TrickPoints(n), Held(case.suit, 0), Takes(option.play)
    return found(62 + n, *claims, points=n, side=case.suit)


@detector("high-trump", Follow, Weakness.TRUMPS, 22, "ruffing", ("trump-order", "points"))
def high_trump(case: Follow) -> Found | None:
    """A joker or level card on a trick that holds no points."""
    if case.trick.points or case.last_trick:
        return None
    n = len(case.view.hand)
    if case.praised:
        spared = [
            other.play[0] for other in case.others if other.takes and case.is_high(other.play[0])
        ]
        if not spared or case.own.takes or case.holder is case.partner:
            return None
        card = max(spared, key=case.trumps.step)
        return found(30, TrickPoints(0), Takes((card,)), InHand((card,), n), card=card)
    high = [card for card in case.answer if case.is_high(card)]
    if not high or not case.own.takes or points_in(case.answer):
        return None
    if any(case.is_high(card) for card in case.best):
        return None
    card = max(high, key=case.trumps.step)
    return found(66, TrickPoints(0), Takes(case.answer), InHand((card,), n), card=card)


@detector("empty-ruff", Follow, Weakness.TRUMPS, 22, "ruffing", ("void", "points"))
def empty_ruff(case: Follow) -> Found | None:
    """A trump on a trick without points."""
    if case.trick.points or not case.void or case.last_trick or not case.single:
        return None
    n = len(case.view.hand)
    if case.praised:
        ruffs = [other.play[0] for other in case.others if case.ruffs(other)]
        if not ruffs or case.trumps.is_trump(case.answer[0]) or case.holder is case.partner:
            return None
        trump = min(ruffs, key=case.trumps.step)
        return found(34, TrickPoints(0), Takes((trump,)), InHand((trump,), n), card=trump)
    if not case.ruffs(case.own) or case.own.points or case.trumps.is_trump(case.best[0]):
        return None
    card = case.answer[0]
    return found(56, TrickPoints(0), Takes((card,)), InHand((card,), n), card=card)


@detector("over-ruff", Follow, Weakness.TRUMPS, 22, "ruffing", ("ruff-shape", "void"))
def over_ruff(case: Follow) -> Found | None:
    """A ruff out of reach of an opponent who is out of the suit as well."""
    seat = case.known.ruffer(tuple(s for s in case.later if s in case.opponents), case.suit)
    if seat is None or not case.single:
        return None
    lower: list[Card]
    if case.praised:
        option = case.own
        lower = [o.play[0] for o in case.others if case.ruffs(o)]
    else:
        option = case.better
        lower = [case.answer[0]] if case.ruffs(case.own) else []
    if not case.ruffs(option):
        return None
    high = option.play[0]
    lower = [card for card in lower if case.higher(high, card)]
    if not lower:
        return None
    low = min(lower, key=case.trumps.step)
    threats = [card for card in case.known.between(low, high) if card != high]
    if not threats:
        return None
    return found(
        64,
        Void(seat, case.suit),
        Later(case.later),
        Unseen((threats[0],)),
        Higher((threats[0],), (low,)),
        HoldsOff(high, threats[0]),
        Takes((high,)),
        InHand((low, high), len(case.view.hand)),
        rival=seat,
        side=case.suit,
        threat=threats[0],
        card=low,
        alt=high,
    )


@detector("make-void", Follow, Weakness.VOIDS, 24, "voids", ("void",))
def make_void(case: Follow) -> Found | None:
    """A discard that empties a side suit, so that it can be ruffed."""
    if not case.void:
        return None
    emptied = case.empties(case.answer if case.praised else case.best)
    if emptied is None or (not case.praised and case.empties(case.answer)):
        return None
    suit, cards = emptied
    play = case.answer if case.praised else case.best
    trumps_left = case.held(Suit.TRUMP) - sum(map(case.trumps.is_trump, play))
    parts = case.parts(cards)
    if not trumps_left or len(parts) != 1 or len({*case.suits} - {Suit.TRUMP, suit}) == 0:
        return None
    return found(38, Empties(cards, suit), Held(suit, len(cards)), card=parts[0], side=suit)


@detector("discard-winner", Follow, Weakness.LEADS, 24, "counting", ("void", "winner"), BAD)
def discard_winner(case: Follow) -> Found | None:
    """A card that nothing beats in its suit, thrown on another suit."""
    if not case.void or case.own.takes:
        return None
    winners = [card for card in case.own_only if _is_winner(case, card)]
    if not winners or any(_is_winner(case, card) for card in case.best):
        return None
    card = winners[0]
    suit = case.trumps.suit_of(card)
    n = len(case.view.hand)
    return found(52, Highest((card,), suit), InHand((card,), n), card=card, side=suit)


def _is_winner(case: Play, card: Card) -> bool:
    return not case.trumps.is_trump(card) and case.known.is_highest((card,))


DETECTORS = (ruff, high_trump, empty_ruff, over_ruff, make_void, discard_winner)

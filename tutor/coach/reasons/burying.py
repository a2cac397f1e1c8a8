"""Reasons about the kitty's new cards: voids made, points at risk, winners and trumps lost."""

from __future__ import annotations

from engine.cards import Card, Suit, points_in
from engine.trumps import TRUMP_INDEX
from tutor.coach.reasons.case import Burial
from tutor.coach.reasons.claims import Breaks, Empties, Held, Highest, InHand, Keeps, Left, Points
from tutor.coach.reasons.reason import BAD, Found, Weakness, detector, found

MANY_TRUMPS = 0.3
"""So much of all trumps in hand makes the last trick likely (11 of 36)."""


def _most(case: Burial) -> float:
    return MANY_TRUMPS * 2 * len(case.trumps.orders[TRUMP_INDEX].kinds)


@detector("bury-void", Burial, Weakness.VOIDS, 5, "burying", ("kitty", "void"))
def bury_void(case: Burial) -> Found | None:
    """A side suit emptied, so that it can be ruffed."""
    emptied = case.empties(case.answer if case.praised else case.best)
    if emptied is None or not case.trumps_kept:
        return None
    suit, cards = emptied
    if not case.praised:
        own = case.empties(case.answer)
        if own is not None:
            return None
    claims = Empties(cards, suit), Held(suit, len(cards))
    return found(50, *claims, cards=case.grouped(cards), side=suit)


@detector("bury-points", Burial, Weakness.KITTY, 7, "burying", ("kitty", "last-trick", "points"))
def bury_points(case: Burial) -> Found | None:
    """Points put at risk in the kitty, or kept out of it."""
    n, trumps = points_in(case.answer), case.trumps_kept
    claim = Left(case.answer, Suit.TRUMP, trumps)
    if case.praised:
        loose = [card for card in case.view.hand if card.points and not case.trumps.is_trump(card)]
        if n or not loose:
            return None
        return found(36, Points(case.answer, 0), claim)
    if n <= points_in(case.best):
        return None
    strength = 66 if trumps < _most(case) else 48
    return found(strength + n // 5, Points(case.answer, n), claim, points=n, n=trumps)


@detector("bury-safe", Burial, Weakness.KITTY, 7, "burying", ("kitty", "last-trick", "points"))
def bury_safe(case: Burial) -> Found | None:
    """Points buried under many trumps."""
    good = case.answer if case.praised else case.best
    trumps = case.held(Suit.TRUMP)
    own, best = points_in(case.answer), points_in(good)
    if not best or trumps < _most(case) or any(map(case.trumps.is_trump, good)):
        return None
    if not case.praised and own >= best:
        return None
    cards = tuple(card for card in (good if case.praised else case.best_only) if card.points)
    if not cards:
        return None
    n = points_in(cards)
    claims = Points(cards, n), Held(Suit.TRUMP, trumps)
    return found(46, *claims, points=n, n=trumps)


def _winners(case: Burial, cards: tuple[Card, ...]) -> list[Card]:
    trumps = case.trumps
    return [card for card in cards if not trumps.is_trump(card) and case.known.is_highest((card,))]


@detector("bury-winner", Burial, Weakness.KITTY, 6, "burying", ("kitty", "side-order"), BAD)
def bury_winner(case: Burial) -> Found | None:
    """A card buried that nothing beats in its suit."""
    winners = _winners(case, case.own_only)
    if not winners or _winners(case, case.best):
        return None
    card = max(winners, key=lambda card: (case.trumps.step(card), card))
    suit = case.trumps.suit_of(card)
    claims = Highest((card,), suit), InHand((card,), len(case.view.hand))
    return found(67, *claims, card=card, side=suit)


@detector("bury-pair", Burial, Weakness.PAIRS, 6, "burying", ("kitty", "shapes"), BAD)
def bury_pair(case: Burial) -> Found | None:
    """A pair or tractor buried or broken up by burying."""
    touched = [
        whole
        for suit in case.suits
        for whole in case.wholes(suit)
        if set(whole) & set(case.own_only) and not set(whole) & set(case.best)
    ]
    if not touched:
        return None
    whole = max(touched, key=lambda cards: (len(cards), case.trumps.step(cards[-1]), cards))
    card = next(card for card in case.own_only if card in whole)
    rest = tuple(each for each in case.answer if each in whole)
    claim = Keeps(case.best, whole)
    broken = (
        Breaks(case.answer, whole)
        if len(rest) < len(whole)
        else InHand((card,), len(case.view.hand))
    )
    held = InHand(whole, len(case.view.hand))
    return found(52 + len(whole), claim, broken, held, whole=whole)


@detector("bury-trump", Burial, Weakness.TRUMPS, 6, "burying", ("kitty", "trumps"), BAD)
def bury_trump(case: Burial) -> Found | None:
    """A trump buried."""
    trumps = [card for card in case.own_only if case.trumps.is_trump(card)]
    if not trumps or any(map(case.trumps.is_trump, case.best)):
        return None
    card = max(trumps, key=lambda card: (case.trumps.step(card), card))
    claims = Held(Suit.TRUMP, case.held(Suit.TRUMP)), InHand((card,), len(case.view.hand))
    return found(70, *claims, card=card)


DETECTORS = (bury_void, bury_points, bury_safe, bury_winner, bury_pair, bury_trump)

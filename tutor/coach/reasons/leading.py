"""Reasons of a lead: winners cashed in time, voids, trumps drawn, points exposed."""

from __future__ import annotations

from engine.cards import Card, Suit, points_in
from engine.shapes import Kind, Shape
from engine.trumps import TRUMP_INDEX
from tutor.coach.reasons.case import Cards, Lead
from tutor.coach.reasons.claims import (
    Held,
    Higher,
    Highest,
    InHand,
    NotShownOut,
    Points,
    Unseen,
    UnseenIn,
    Void,
)
from tutor.coach.reasons.reason import BAD, Found, Weakness, detector, found

SHORT = 2
LOW_HALF = 0.5
LONG = 0.6
"""Trumps are long from so many of the unseen ones on (14 against 22, 9 against 15)."""


def _lead(case: Lead, kind: Kind, *, side: bool) -> tuple[Cards, Suit] | None:
    """The answer, or the best that the answer is not like: its cards and suit, if of that kind."""
    good, other = (case.own, None) if case.praised else (case.better, case.own)
    if good.kind is not kind or (side and good.suit is Suit.TRUMP):
        return None
    if other is not None and _alike(good, other):
        return None
    return good.parts[0].cards, good.suit


def _alike(one: Shape, other: Shape) -> bool:
    return one.suit is other.suit and one.kind is other.kind


@detector("cash", Lead, Weakness.LEADS, 8, "cashing", ("side-order", "winner"))
def cash(case: Lead) -> Found | None:
    """The highest card of a side suit of which nobody has shown out."""
    lead = _lead(case, Kind.SINGLE, side=True)
    if lead is None:
        return None
    card, suit = lead
    if not case.known.is_highest(card) or not case.nobody_out(suit):
        return None
    if not case.praised and _is_boss(case, case.own):
        return None
    return found(60, Highest(card, suit), NotShownOut(case.others, suit), card=card, side=suit)


def _is_boss(case: Lead, shape: Shape) -> bool:
    return shape.suit is not Suit.TRUMP and all(map(case.known.memory.is_boss, shape.parts))


@detector("boss-pair", Lead, Weakness.PAIRS, 10, "pairs", ("shapes", "follow-pair"))
def boss_pair(case: Lead) -> Found | None:
    """A pair that no higher pair is left to beat."""
    lead = _lead(case, Kind.PAIR, side=True)
    if lead is None or not case.known.is_highest(lead[0]):
        return None
    if not case.praised and _is_boss(case, case.own):
        return None
    return found(58, Highest(lead[0], lead[1]), card=lead[0], side=lead[1])


@detector("whole-tractor", Lead, Weakness.PAIRS, 9, "tractors", ("tractor", "follow-tractor"))
def whole_tractor(case: Lead) -> Found | None:
    """A tractor led while it is whole."""
    lead = _lead(case, Kind.TRACTOR, side=False)
    if lead is None:
        return None
    claims = InHand(lead[0], len(case.view.hand)), Held(lead[1], case.held(lead[1]))
    broken = not case.praised and case.broken(case.answer) == lead[0]
    return found(69 if broken else 54, *claims, card=lead[0])


@detector("into-void", Lead, Weakness.VOIDS, 12, "voids", ("void", "ruff-shape"), BAD)
def into_void(case: Lead) -> Found | None:
    """A lead that an opponent who has shown out can ruff, points and winners with it."""
    suit = case.own.suit
    seat = case.known.ruffer(case.opponents, suit)
    if seat is None or case.known.ruffer(case.opponents, case.better.suit):
        return None
    part = case.own.parts[0].cards
    strength = 62 if points_in(case.answer) or _is_boss(case, case.own) else 50
    return found(
        strength,
        Void(seat, suit),
        InHand(part, len(case.view.hand)),
        card=part,
        rival=seat,
        side=suit,
    )


@detector("partner-void", Lead, Weakness.VOIDS, 16, "voids", ("void", "ruff-shape"))
def partner_void(case: Lead) -> Found | None:
    """A suit in which the partner has shown out and no opponent has."""
    good = case.own if case.praised else case.better
    suit = good.suit
    if suit is Suit.TRUMP or case.known.ruffer((case.partner,), suit) is None:
        return None
    if any(case.known.is_void(seat, suit) for seat in case.opponents):
        return None
    if not case.praised and case.own.suit is suit:
        return None
    part = good.parts[0].cards
    return found(
        56,
        Void(case.partner, suit),
        NotShownOut(case.opponents, suit),
        InHand(part, len(case.view.hand)),
        card=part,
        side=suit,
    )


@detector("bare-high", Lead, Weakness.TRUMPS, 13, "drawing-trumps", ("trump-order",), BAD)
def bare_high(case: Lead) -> Found | None:
    """A single joker or level card led."""
    if case.own.kind is not Kind.SINGLE or not case.is_high(case.answer[0]) or case.last_trick:
        return None
    if any(map(case.is_high, case.best)):
        return None
    claims = InHand(case.answer, len(case.view.hand))
    return found(70, claims, card=case.answer[0])


@detector("draw", Lead, Weakness.TRUMPS, 14, "drawing-trumps", ("trumps", "follow-suit"))
def draw(case: Lead) -> Found | None:
    """Trumps led with most of them in hand, or without."""
    mine, unseen = case.held(Suit.TRUMP), case.known.memory.unseen_in(Suit.TRUMP)
    if case.own.suit is not Suit.TRUMP or not unseen or len(case.suits) == 1:
        return None
    many = mine >= LONG * unseen
    if many is not case.praised or (not case.praised and case.better.suit is Suit.TRUMP):
        return None
    claims = Held(Suit.TRUMP, mine), UnseenIn(Suit.TRUMP, unseen)
    return found(47, *claims, n=mine, unseen=unseen)


@detector("low-trump", Lead, Weakness.TRUMPS, 15, "drawing-trumps", ("trump-order", "winner"))
def low_trump(case: Lead) -> Found | None:
    """A low trump that leaves the lead to whoever holds a higher one, perhaps the partner."""
    shape = case.own if case.praised else case.better
    if shape.suit is not Suit.TRUMP or shape.kind is not Kind.SINGLE or len(case.suits) == 1:
        return None
    card = shape.parts[0].cards[0]
    steps = len(case.trumps.orders[TRUMP_INDEX].step_masks)
    higher = case.known.higher_unseen(card)
    if card.points or not higher or case.trumps.step(card) > steps * LOW_HALF:
        return None
    if case.known.is_void(case.partner, Suit.TRUMP):
        return None
    if not case.praised and case.own.suit is Suit.TRUMP and case.own.kind is not Kind.SINGLE:
        return None
    claims = Points((card,), 0), Unseen((higher[0],)), Higher((higher[0],), (card,))
    return found(28, *claims, card=card, threat=higher[0])


@detector("exposed", Lead, Weakness.POINTS, 17, "giving-points", ("points", "side-order"), BAD)
def exposed(case: Lead) -> Found | None:
    """A point card led while a higher card of its suit is unseen."""
    if case.own.kind is not Kind.SINGLE or not case.answer[0].points:
        return None
    card: Card = case.answer[0]
    higher = case.known.higher_unseen(card)
    if not higher or points_in(case.best) >= card.points:
        return None
    claims = Points((card,), card.points), Unseen((higher[0],)), Higher((higher[0],), (card,))
    return found(64, *claims, card=card, points=card.points, threat=higher[0])


@detector("short-lead", Lead, Weakness.VOIDS, 17, "voids", ("void", "points"))
def short_lead(case: Lead) -> Found | None:
    """A card without points out of a short side suit, on the way to a void."""
    lead = _lead(case, Kind.SINGLE, side=True)
    if lead is None or points_in(lead[0]) or case.known.is_highest(lead[0]):
        return None
    n = case.held(lead[1])
    if n > SHORT or not case.held(Suit.TRUMP) or case.own.suit is Suit.TRUMP:
        return None
    if not case.praised and case.held(case.own.suit) <= n:
        return None
    claims = Held(lead[1], n), Points(lead[0], 0), InHand(lead[0], len(case.view.hand))
    return found(32, *claims, card=lead[0], side=lead[1], n=n)


DETECTORS = (
    cash,
    boss_pair,
    whole_tractor,
    into_void,
    partner_void,
    bare_high,
    draw,
    low_trump,
    exposed,
    short_lead,
)

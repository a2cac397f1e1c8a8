"""Reasons of a follow about the trick itself: to take it, how cheaply, to leave it."""

from __future__ import annotations

from engine.cards import Card, points_in
from tutor.coach.reasons.case import Follow, Option
from tutor.coach.reasons.claims import (
    Higher,
    Holder,
    HoldsOff,
    InHand,
    Later,
    NoneBetween,
    Points,
    StaysWith,
    SureWin,
    Takes,
    TrickPoints,
    Unseen,
)
from tutor.coach.reasons.reason import BAD, Found, Weakness, detector, found

LAST_CARDS = 6


def _cheaper(case: Follow) -> tuple[Card, Card] | None:
    """A single card that wins and a dearer one that would have won as well, points being equal."""
    if not case.single or not case.own.takes:
        return None
    if case.praised:
        dearer = [
            other.play[0]
            for other in case.others
            if other.takes and case.higher(other.play[0], case.answer[0])
        ]
        cheaper = [other for other in case.others if other.takes and other.play[0] not in dearer]
        if not dearer or cheaper:
            return None
        return case.answer[0], max(dearer, key=case.trumps.step)
    alt, own = case.best[0], case.answer[0]
    if not case.better.takes or not case.higher(own, alt) or alt.points > own.points:
        return None
    return alt, own


@detector("cheap", Follow, Weakness.TRUMPS, 21, "third-hand", ("winner",))
def cheap(case: Follow) -> Found | None:
    """Last to play, a trick is won with no more than is needed."""
    pair = _cheaper(case)
    if pair is None or case.later:
        return None
    low, high = pair
    return found(
        45,
        Later(()),
        Takes((low,)),
        Higher((high,), (low,)),
        InHand((low, high), len(case.view.hand)),
        card=low,
        alt=high,
    )


@detector("home", Follow, Weakness.POINTS, 21, "giving-points", ("points", "winner"))
def home(case: Follow) -> Found | None:
    """Last to play, a trick is won with one's own points."""
    if case.later or not case.own.takes or not case.single:
        return None
    if case.praised:
        poorer = [each for each in case.others if each.takes and each.points < case.own.points]
        option = case.own if poorer and case.own.points else None
    else:
        option = case.better if case.better.points > case.own.points else None
    if option is None or not option.takes:
        return None
    n = points_in(option.play)
    claims = Later(()), Takes(option.play), Points(option.play, n)
    return found(55 + n, *claims, card=option.play[0], points=n)


def _taking(case: Follow) -> Option | None:
    """The play that takes an opponents' trick with points: the answer, or what it missed."""
    if case.holder is case.partner or not case.trick.points:
        return None
    if len(case.parts(case.answer if case.praised else case.best)) != 1:
        return None
    if case.praised:
        free = any(not other.takes for other in case.others)
        option = case.own if free or not case.single else None
    else:
        option = case.better if not case.own.takes else None
    if option is None or not option.takes or case.ruffs(option):
        return None
    return option


@detector("take", Follow, Weakness.POINTS, 19, "third-hand", ("points", "winner"))
def take(case: Follow) -> Found | None:
    """A trick with points taken for sure."""
    option = _taking(case)
    if option is None or not option.sure:
        return None
    n = case.trick.points
    card = case.parts(option.play)[0]
    claims = SureWin(option.play, case.me), TrickPoints(n), Takes(option.play)
    return found(60 + n, *claims, card=card, points=n)


@detector("take-now", Follow, Weakness.POINTS, 19, "third-hand", ("points", "winner"))
def take_now(case: Follow) -> Found | None:
    """A trick with points taken for now."""
    option = _taking(case)
    if option is None or option.sure:
        return None
    n = case.trick.points
    card = case.parts(option.play)[0]
    claims = StaysWith(option.play, case.me), TrickPoints(n), Later(case.later)
    return found(35 + n, *claims, card=card, points=n, seats=case.later)


@detector("third", Follow, Weakness.POINTS, 20, "third-hand", ("winner", "side-order"))
def third(case: Follow) -> Found | None:
    """With one opponent to play, a card high enough to hold off what is still out."""
    seat = case.opponent_later
    if len(case.later) != 1 or seat is None or not case.single:
        return None
    if case.praised:
        lower = [
            other.play[0]
            for other in case.others
            if other.takes and case.higher(case.answer[0], other.play[0])
        ]
        low, option = min(lower, key=case.trumps.step, default=None), case.own
    else:
        low, option = case.answer[0], case.better
    if low is None or not option.takes or case.known.is_void(seat, case.trumps.suit_of(low)):
        return None
    high = option.play[0]
    if not case.higher(high, low):
        return None
    threats = [card for card in case.known.between(low, high) if card != high]
    if not threats:
        return None
    threat = max(threats, key=lambda card: (card.points, case.trumps.step(card)))
    return found(
        50,
        Later((seat,)),
        Unseen((threat,)),
        Higher((threat,), (low,)),
        HoldsOff(high, threat),
        Takes((high,)),
        InHand((low, high), len(case.view.hand)),
        rival=seat,
        threat=threat,
        card=low,
        alt=high,
    )


@detector("too-high", Follow, Weakness.TRUMPS, 20, "third-hand", ("winner",), BAD)
def too_high(case: Follow) -> Found | None:
    """With others to play, a high card where a lower one was as safe."""
    pair = _cheaper(case)
    if pair is None or not case.later:
        return None
    low, high = pair
    if case.known.between(low, high):
        return None
    return found(
        48,
        Takes((low,)),
        NoneBetween((low,), (high,)),
        InHand((low, high), len(case.view.hand)),
        card=high,
        alt=low,
    )


@detector("partner-over", Follow, Weakness.TRUMPS, 18, "giving-points", ("winner",), BAD)
def partner_over(case: Follow) -> Found | None:
    """A partner's trick taken over for nothing."""
    if case.holder is not case.partner or not case.own.takes or case.better.takes:
        return None
    parts = case.parts(case.answer)
    if len(parts) != 1:
        return None
    claims = (
        Holder(case.partner, case.holding),
        Takes(case.answer),
        Points(parts[0], case.own.points),
    )
    return found(58, *claims, card=parts[0])


@detector("last-cards", Follow, Weakness.KITTY, 27, "last-cards", ("winner", "last-trick"))
def last_cards(case: Follow) -> Found | None:
    """With few cards left every trick that can be had is taken."""
    option = case.own if case.praised else case.better
    number = len(case.view.hand)
    if number > LAST_CARDS or not option.takes or not option.sure or case.last_trick:
        return None
    if case.holder is case.partner:
        return None
    missed = case.others and any(not other.takes for other in case.others)
    if (case.praised and not missed) or (not case.praised and case.own.takes):
        return None
    parts = case.parts(option.play)
    if len(parts) != 1:
        return None
    claims = SureWin(option.play, case.me), InHand(parts[0], number), Takes(option.play)
    return found(44, *claims, card=parts[0], n=number)


DETECTORS = (cheap, home, take, take_now, third, too_high, partner_over, last_cards)

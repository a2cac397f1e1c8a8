"""Reasons of a follow about points: given to a partner, given away, held back in time."""

from __future__ import annotations

from engine.cards import Seat, points_in
from tutor.coach.reasons.case import Cards, Follow, Option
from tutor.coach.reasons.claims import (
    Claim,
    Higher,
    Highest,
    Holder,
    Later,
    NotShownOut,
    Points,
    StaysWith,
    SureWin,
    Unseen,
    Void,
)
from tutor.coach.reasons.reason import Found, Weakness, detector, found


def _given(case: Follow) -> tuple[Cards, Option] | None:
    """The point cards that are right on this trick, and the play that puts them there.

    For praise those of the answer, where less could have been given; for criticism those that the
    best play has above the answer.
    """
    if case.praised:
        spare = [other.points for other in case.others]
        if not case.own.points or (case.single and min(spare, default=99) >= case.own.points):
            return None
        part = case.thing(case.answer, points_in)
        return (part, case.own) if part else None
    if case.better.points <= case.own.points:
        return None
    part = case.thing(case.best_only, points_in)
    return (part, case.better) if part and points_in(part) else None


def _held_back(case: Follow) -> tuple[Cards, Cards] | None:
    """Points that belong not on this trick, and the cards without any to play instead.

    For praise the points are in another card that could have been played, for criticism in the
    answer. Returns the point cards and the others.
    """
    if case.praised:
        if case.own.points:
            return None
        rich = max(case.others, key=lambda other: (other.points, other.play), default=None)
        part = case.thing(case.answer, len)
        return (rich.play, part) if rich and rich.points and part else None
    if case.better.points >= case.own.points:
        return None
    rich_part = case.thing(case.own_only, points_in)
    free = case.thing(case.best_only, lambda part: (-points_in(part), len(part)))
    if not rich_part or not free or points_in(free) or not points_in(rich_part):
        return None
    return rich_part, free


@detector("give", Follow, Weakness.POINTS, 18, "giving-points", ("points", "winner"))
def give(case: Follow) -> Found | None:
    """Points on a trick that the partner cannot lose."""
    given = _given(case)
    if given is None:
        return None
    part, option = given
    if option.holder is not case.partner or not option.sure:
        return None
    n = points_in(part)
    claims = SureWin(option.play, case.partner), Points(part, n)
    return found(70 + n, *claims, card=part, points=n)


@detector("give-boss", Follow, Weakness.POINTS, 18, "giving-points", ("points", "side-order"))
def give_boss(case: Follow) -> Found | None:
    """Points on a partner's card that nothing beats in its suit, the next seat not being void."""
    given = _given(case)
    seat = case.opponent_later
    if given is None or seat is None or case.holder is not case.partner:
        return None
    part, option = given
    led = case.holding
    in_suit = all(case.trumps.suit_of(card) is case.suit for card in led)
    if option.holder is not case.partner or option.sure or not in_suit:
        return None
    if not case.known.is_highest(led) or case.known.is_void(seat, case.suit):
        return None
    n = points_in(part)
    return found(
        50 + n,
        Highest(led, case.suit),
        Holder(case.partner, led),
        NotShownOut((seat,), case.suit),
        Later((seat,)),
        Points(part, n),
        card=part,
        points=n,
        led=led,
        rival=seat,
    )


def _partner_leads_for_now(case: Follow) -> Seat | None:
    """The opponent still to play after a partner who holds the trick, before and after."""
    seat = case.opponent_later
    kept = case.own.holder is case.partner and case.better.holder is case.partner
    return seat if kept and case.holder is case.partner else None


@detector("early-void", Follow, Weakness.POINTS, 18, "giving-points", ("points", "void"))
def early_void(case: Follow) -> Found | None:
    """Points on a partner's trick that an opponent without the suit may still ruff."""
    back, seat = _held_back(case), _partner_leads_for_now(case)
    if back is None or seat is None or case.known.ruffer((seat,), case.suit) is None:
        return None
    if seat not in case.own.rivals:
        return None
    n = points_in(back[0])
    return found(
        65,
        StaysWith(case.answer, case.partner),
        Later((seat,)),
        Void(seat, case.suit),
        Points(back[0], n),
        card=back[0],
        points=n,
        rival=seat,
        side=case.suit,
    )


@detector("early-higher", Follow, Weakness.POINTS, 18, "giving-points", ("points", "winner"))
def early_higher(case: Follow) -> Found | None:
    """Points on a partner's card while a higher one is unseen and an opponent still plays."""
    back, seat = _held_back(case), _partner_leads_for_now(case)
    if back is None or seat is None or not case.single:
        return None
    led = case.holding
    threats = case.known.higher_unseen(led[0])
    if not threats or case.known.is_void(seat, case.trumps.suit_of(led[0])):
        return None
    if seat not in case.own.rivals:
        return None
    threat, n = threats[0], points_in(back[0])
    return found(
        60,
        StaysWith(case.answer, case.partner),
        Holder(case.partner, led),
        Later((seat,)),
        Unseen((threat,)),
        Higher((threat,), led),
        Points(back[0], n),
        card=back[0],
        points=n,
        rival=seat,
        threat=threat,
    )


def _gift(case: Follow, sure: bool) -> tuple[tuple[Cards, Cards], Seat] | None:
    """Points that belong not on this trick, and the opponent who holds it, for sure or for now."""
    back = _held_back(case)
    seat = case.own.holder
    if back is None or seat not in case.opponents or bool(case.own.rivals) is sure:
        return None
    return (back, seat) if case.better.holder is seat else None


def _given_away(strength: int, back: tuple[Cards, Cards], seat: Seat, *claims: Claim) -> Found:
    """Points for an opponent, more telling the more they are, and a card that gives none."""
    rich, free = back
    n = points_in(rich)
    claims = (*claims, Points(rich, n), Points(free, 0))
    return found(strength + n, *claims, rival=seat, card=rich, points=n, alt=free)


@detector("gift", Follow, Weakness.POINTS, 19, "giving-points", ("points", "winner"))
def gift(case: Follow) -> Found | None:
    """Points on a trick that an opponent wins in any case."""
    if (given := _gift(case, sure=True)) is None:
        return None
    return _given_away(75, *given, SureWin(case.answer, given[1]))


@detector("gift-now", Follow, Weakness.POINTS, 19, "giving-points", ("points", "winner"))
def gift_now(case: Follow) -> Found | None:
    """Points on a trick that an opponent holds for now."""
    if (given := _gift(case, sure=False)) is None:
        return None
    return _given_away(40, *given, StaysWith(case.answer, given[1]), Later(case.later))


DETECTORS = (give, give_boss, early_void, early_higher, gift, gift_now)

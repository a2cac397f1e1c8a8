"""Reasons about declaring: enough trumps or too few, a pair shown, a partner overridden."""

from __future__ import annotations

from engine.cards import Suit
from engine.declaring import possible_declarations
from engine.view import View
from tutor.coach.declaring import trump_name
from tutor.coach.reasons.case import Bid, Cards
from tutor.coach.reasons.claims import InHand, Standing, Trumps
from tutor.coach.reasons.reason import BAD, Found, Weakness, detector, found

ENOUGH = 1.0
"""A suit is worth declaring from its share of the trumps on."""
ENOUGH_NONE = 1.5
"""No trump, with few trumps about, from so much more."""


def _showings(view: View) -> tuple[Cards, ...]:
    return possible_declarations(view.rules, view.level, view.standing, view.seat, view.hand)


@detector("declare-long", Bid, Weakness.BIDDING, 1, "declaring", ("declare", "trumps"))
def declare_long(case: Bid) -> Found | None:
    """Enough trumps for a suit to be declared."""
    shown = case.answer if case.praised else case.best
    if not shown or shown[0].suit is None or case.share(shown[0].suit) < ENOUGH:
        return None
    if not case.praised and case.answer and case.answer[0].suit is shown[0].suit:
        return None
    suit, n = shown[0].suit, case.trumps_with(shown[0].suit)
    size = len(case.view.hand)
    claims = Trumps(suit, n), InHand(shown, size)
    return found(60, *claims, side=suit, n=n, size=size)


@detector("declare-short", Bid, Weakness.BIDDING, 1, "declaring", ("declare", "trumps"))
def declare_short(case: Bid) -> Found | None:
    """Too few trumps to declare."""
    if case.praised:
        if case.answer:
            return None
        suits = {shown[0].suit for shown in _showings(case.view)} - {None}
        suit = max(suits, key=lambda each: (case.trumps_with(each), str(each)), default=None)
    else:
        suit = case.answer[0].suit if case.answer and not case.best else None
    if suit is None or case.share(suit) >= ENOUGH:
        return None
    n, size = case.trumps_with(suit), len(case.view.hand)
    return found(58, Trumps(suit, n), InHand((), size), side=suit, n=n, size=size)


@detector("declare-pair", Bid, Weakness.BIDDING, 3, "overriding", ("declare-stronger",))
def declare_pair(case: Bid) -> Found | None:
    """A pair shown, which is harder to override than a single card."""
    shown = case.answer if case.praised else case.best
    other = shown[:1]
    if len(shown) != 2 or shown[0].is_joker or other not in _showings(case.view):
        return None
    if not case.praised and case.answer != other:
        return None
    return found(50, InHand(shown, len(case.view.hand)), card=shown)


@detector("declare-longer", Bid, Weakness.BIDDING, 2, "declaring", ("declare", "trumps"), BAD)
def declare_longer(case: Bid) -> Found | None:
    """A suit declared while another one makes more trumps."""
    if not case.answer or not case.best:
        return None
    own, best = case.answer[0].suit, case.best[0].suit
    if own is None or best is None:
        return None
    fewer, more = case.trumps_with(own), case.trumps_with(best)
    if more <= fewer:
        return None
    claims = Trumps(own, fewer), Trumps(best, more)
    return found(64, *claims, side=own, n=fewer, other=best, more=more)


@detector("declare-partner", Bid, Weakness.BIDDING, 3, "overriding", ("declare-stronger",))
def declare_partner(case: Bid) -> Found | None:
    """A partner's declaration overridden, or left alone."""
    standing = case.view.standing
    if standing is None or standing.seat is not case.view.seat.partner:
        return None
    if case.answer if case.praised else case.best or not case.answer:
        return None
    if case.praised and not _showings(case.view):
        return None
    n = case.trumps_with(standing.trump)
    name: Suit | str = trump_name(standing.trump)
    return found(66, Standing(standing.seat, name), Trumps(name, n), trump=name, n=n)


@detector("declare-none", Bid, Weakness.BIDDING, 4, "declaring", ("no-trump", "declare-stronger"))
def declare_none(case: Bid) -> Found | None:
    """No trump with many trumps of its own, or with few."""
    shown = case.answer
    if not shown or not shown[0].is_joker or (case.share(None) >= ENOUGH_NONE) is not case.praised:
        return None
    if not case.praised and case.best and case.best[0].is_joker:
        return None
    n, size = case.trumps_with(None), len(case.view.hand)
    return found(62, Trumps("NT", n), InHand(shown, size), n=n, size=size)


DETECTORS = (
    declare_long,
    declare_short,
    declare_pair,
    declare_longer,
    declare_partner,
    declare_none,
)

"""Reasons about pairs and tractors that a play takes apart or leaves whole."""

from __future__ import annotations

from engine.cards import points_in
from tutor.coach.reasons.case import Cards, Play
from tutor.coach.reasons.claims import Breaks, Keeps
from tutor.coach.reasons.reason import BAD, Found, Weakness, detector, found


def _breaks(case: Play) -> tuple[Cards, Cards, Cards] | None:
    """What the answer breaks and the best play does not: a card, the whole, another part."""
    whole = case.broken(case.answer)
    if whole is None or case.broken(case.best):
        return None
    cards = tuple(card for card in case.own_only if card in whole)
    own = case.thing(cards, len)
    rest = tuple(card for card in case.best_only if card not in whole)
    alt = case.thing(rest, lambda part: (-points_in(part), len(part)))
    return (own, whole, alt) if own and alt else None


@detector("break-pair", Play, Weakness.PAIRS, 9, "pairs", ("shapes", "follow-pair"), BAD)
def break_pair(case: Play) -> Found | None:
    """A pair broken up where another card would have done."""
    broken = _breaks(case)
    if broken is None or len(broken[1]) > 2:
        return None
    own, whole, alt = broken
    return found(
        46, Breaks(case.answer, whole), Breaks(own, whole), Keeps(alt, whole), card=own, alt=alt
    )


@detector("break-tractor", Play, Weakness.PAIRS, 9, "tractors", ("tractor",), BAD)
def break_tractor(case: Play) -> Found | None:
    """A tractor broken up where another card would have done."""
    broken = _breaks(case)
    if broken is None or len(broken[1]) < 4:
        return None
    own, whole, alt = broken
    return found(
        68,
        Breaks(case.answer, whole),
        Breaks(own, whole),
        Keeps(alt, whole),
        card=own,
        whole=whole,
        alt=alt,
    )


DETECTORS = (break_pair, break_tractor)

"""Reasons about throws and long leads: what could beat a part, what is safe, who can ruff."""

from __future__ import annotations

from engine.shapes import Kind, Part, Shape
from tutor.coach.naming import shape_name
from tutor.coach.reasons.case import Lead
from tutor.coach.reasons.claims import Beatable, InHand, Unbeaten, Void
from tutor.coach.reasons.reason import BAD, Found, Weakness, detector, found


def _weak(case: Lead, shape: Shape) -> list[Part]:
    """The parts of a throw that unseen cards could beat, the lowest first."""
    if shape.kind is not Kind.THROW:
        return []
    return sorted(filter(case.known.beatable, shape.parts), key=lambda p: (p.step, len(p.cards)))


@detector("weak-part", Lead, Weakness.THROWS, 11, "throws", ("throw", "throw-fails"), BAD)
def weak_part(case: Lead) -> Found | None:
    """A throw with a part that can be beaten."""
    weak = _weak(case, case.own)
    if not weak or _weak(case, case.better):
        return None
    part, suit = weak[0], case.own.suit
    claims = Beatable(part.cards, suit, part.pairs), InHand(part.cards, len(case.view.hand))
    return found(80, *claims, card=part.cards, suit=suit, shape=shape_name(part))


@detector("safe-throw", Lead, Weakness.THROWS, 11, "throws", ("throw", "throw-fails"))
def safe_throw(case: Lead) -> Found | None:
    """A throw of which nothing unseen beats a part."""
    shape = case.own if case.praised else case.better
    if shape.kind is not Kind.THROW or _weak(case, shape):
        return None
    if not case.praised and case.own.kind is Kind.THROW and case.own.count >= shape.count:
        return None
    claims = tuple(Unbeaten(part.cards, shape.suit) for part in shape.parts)
    return found(72, *claims, cards=case.grouped(case.answer if case.praised else case.best),
                 suit=shape.suit)  # fmt: skip


@detector("long-into-void", Lead, Weakness.THROWS, 12, "throws", ("ruff-throw", "void"), BAD)
def long_into_void(case: Lead) -> Found | None:
    """A safe throw in a suit of which an opponent has shown out."""
    suit = case.own.suit
    seat = case.known.ruffer(case.opponents, suit)
    if seat is None or case.own.kind is not Kind.THROW or _weak(case, case.own):
        return None
    if case.known.ruffer(case.opponents, case.better.suit):
        return None
    safe = tuple(Unbeaten(part.cards, suit) for part in case.own.parts)
    return found(74, Void(seat, suit), *safe, rival=seat, side=suit)


DETECTORS = (weak_part, safe_throw, long_into_void)

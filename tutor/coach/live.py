"""The one line under the hand: may the chosen cards be played, and if not, why.

It is asked for at every tap, so it is short, and it knows only what the learner knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card, Seat, points_in
from engine.following import Duty
from engine.holding import Holding
from engine.shapes import Kind, shape_of
from engine.trick import Trick
from engine.verdict import Code, Verdict
from engine.view import View
from tutor.coach.decision import Decision, decision, duty_of, judge, trumps_of
from tutor.coach.declaring import trump_name
from tutor.coach.naming import shape_name
from tutor.coach.plays import Deed, Played
from tutor.words.message import Message, say


class Light(StrEnum):
    """How the line looks."""

    IDLE = "idle"
    """Nothing is chosen yet."""
    MORE = "more"
    """More cards are needed before anything can be said."""
    OK = "ok"
    NO = "no"


@dataclass(frozen=True, slots=True)
class Live:
    """The line: its look and its sentence."""

    light: Light
    message: Message


def live(view: View, cards: Sequence[Card]) -> Live:
    """Returns the line for the cards chosen so far; raises ValueError when nothing is asked."""
    asked = decision(view)
    counted = _count(view, asked, len(cards))
    if counted is not None:
        return counted
    verdict = judge(view, cards)
    if not verdict.legal:
        return Live(Light.NO, _why_not(view, cards, verdict))
    return Live(Light.OK, _allowed(view, asked, tuple(cards)))


def _count(view: View, asked: Decision | None, chosen: int) -> Live | None:
    if asked is Decision.LEAD or asked is Decision.DECLARE:
        word = "live-choose-lead" if asked is Decision.LEAD else "live-choose-declare"
        return None if chosen else Live(Light.IDLE, say(word))
    if asked is None:
        return None
    needed = view.kitty_size
    if asked is Decision.FOLLOW:
        assert view.trick is not None
        needed = len(view.trick.led)
    if chosen == 0:
        return Live(Light.IDLE, say("live-choose", n=needed))
    if chosen < needed:
        return Live(Light.MORE, say("live-more", n=needed - chosen))
    if chosen > needed:
        return Live(Light.NO, say("live-fewer", n=chosen - needed))
    return None


REASONS = {
    Code.NOT_IN_HAND: say("live-no-hand"),
    Code.MIXED_SUITS: say("live-no-mixed"),
    Code.THROWS_OFF: say("live-no-throw"),
    Code.FOLLOW_TRACTOR: say("live-no-tractor"),
    Code.DECLARE_CLOSED: say("live-no-closed"),
    Code.DECLARE_NOT_IN_HAND: say("live-no-hand"),
    Code.DECLARE_NOT_LEVEL_CARD: say("live-no-level-card"),
    Code.DECLARE_OWN: say("live-no-own"),
    Code.DECLARE_TOO_WEAK: say("live-no-stronger"),
}
"""The reasons that need no number or suit; wrong counts are said before anything is judged."""


def _why_not(view: View, cards: Sequence[Card], verdict: Verdict) -> Message:
    assert verdict.code is not None
    duty = duty_of(view)
    if duty is not None and verdict.code is Code.FOLLOW_SUIT:
        return say("live-no-suit", suit=duty.shape.suit)
    if duty is not None and verdict.code is Code.FOLLOW_PAIR:
        held = Holding(duty.trumps, cards).pairs(duty.index)
        return say("live-no-pair", n=duty.owed.pairs - held)
    return REASONS[verdict.code]


def _allowed(view: View, asked: Decision | None, cards: tuple[Card, ...]) -> Message:
    if asked is Decision.DECLARE:
        return say("live-declares", trump=trump_name(cards[0].suit))
    if asked is Decision.BURY:
        return say("live-buries", n=points_in(cards))
    duty = duty_of(view)
    if duty is not None:
        return _follows(duty, cards)
    shape = shape_of(trumps_of(view), cards)
    assert shape is not None, "a lead of two suits is refused"
    if shape.kind is Kind.THROW:
        return say("live-throws", suit=shape.suit)
    return say("live-leads", shape=shape_name(shape))


def _follows(duty: Duty, cards: tuple[Card, ...]) -> Message:
    lead = tuple(card for part in duty.shape.parts for card in part.cards)
    suit = duty.shape.suit
    match Played(duty.trumps, Trick(Seat.S, (lead, cards)), 1).deed:
        case Deed.RUFFS:
            return say("live-ruffs", suit=suit)
        case Deed.DISCARDS:
            return say("live-discards", suit=suit)
        case Deed.SHORT:
            return say("live-follows-short", suit=suit)
    if len(cards) == 1:
        return say("live-follows-single", suit=suit)
    if duty.owed.tractors:
        return say("live-follows-tractor")
    if duty.owed.pairs:
        return say("live-follows-pairs", n=duty.owed.pairs)
    return say("live-follows")

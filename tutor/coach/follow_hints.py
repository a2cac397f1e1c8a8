"""Hints on a follow: what the lead asks for, else a principle that the suggestion agrees with."""

from __future__ import annotations

from engine.cards import Card, Suit, points_in
from engine.following import Duty
from engine.shapes import Kind
from engine.trick import Trick
from engine.view import View
from tutor.coach.decision import duty_of, trumps_of
from tutor.coach.naming import named
from tutor.coach.note import Note, Tier
from tutor.coach.plays import Deed, Played, what_becomes
from tutor.words.message import Message, say

Suggestion = tuple[Card, ...] | None


def look(view: View, suggestion: Suggestion) -> Note:
    """Points at what was led, or for a void hand at the trick."""
    duty, trick = _at(view)
    if not duty.owed.suit_cards:
        return Note(Tier.HINT, (say("hint-look-void", suit=duty.shape.suit),))
    led = named(duty.trumps, trick.led)
    return Note(Tier.HINT, (say("hint-look-follow", led=led, suit=duty.shape.suit),))


def rule(view: View, suggestion: Suggestion) -> Note:
    """Says the rule that binds, or where it leaves a choice, a principle for it."""
    duty, trick = _at(view)
    if not duty.owed.suit_cards:
        return _rule_void(view, duty, trick, suggestion)
    if duty.all_go:
        return _rule("hint-rule-short", "follow-suit")
    if duty.owed.pairs:
        return _rule_pairs(duty)
    messages = [say("hint-rule-suit")]
    principle = _principle(view, duty, trick, suggestion)
    if principle is not None:
        messages.append(principle)
    return Note(Tier.HINT, tuple(messages), ("follow-suit", "winner"))


def cards(view: View, suggestion: Suggestion) -> Note:
    """Names the suggested cards, of several suits or shapes those that the lead asks for."""
    duty, _ = _at(view)
    concerned = _concerned(duty, suggestion)
    if not concerned:
        return rule(view, suggestion)
    text = say("hint-cards", cards=named(duty.trumps, concerned))
    return Note(Tier.HINT, (text,), pointed=concerned)


def why(view: View, suggestion: tuple[Card, ...]) -> Note:
    """Says what the suggested play brings, and the principle where one speaks for it."""
    duty, trick = _at(view)
    messages = what_becomes(_would(view, trick, suggestion))
    if not duty.owed.suit_cards:
        ruff = _rule_void(view, duty, trick, suggestion)
        return Note(Tier.HINT, (*messages, *ruff.messages), ruff.cites)
    principle = _principle(view, duty, trick, suggestion)
    if principle is not None:
        return Note(Tier.HINT, (*messages, principle), ("follow-suit", "winner"))
    if messages and not duty.all_go and not duty.owed.pairs:
        return Note(Tier.HINT, messages, ("winner",))
    bound = rule(view, suggestion)
    return Note(Tier.HINT, (*messages, *bound.messages), bound.cites)


def _at(view: View) -> tuple[Duty, Trick]:
    duty, trick = duty_of(view), view.trick
    assert duty is not None, "a follow has a lead"
    assert trick is not None, "a follow has a lead"
    return duty, trick


def _rule(message_id: str, *cites: str) -> Note:
    return Note(Tier.HINT, (say(message_id),), cites)


def _rule_pairs(duty: Duty) -> Note:
    longest = max(duty.shape.tractors, default=0)
    if duty.shape.kind is Kind.THROW:
        return _rule("hint-rule-throw", "follow-throw")
    if duty.shape.kind is Kind.PAIR:
        return _rule("hint-rule-pair", "follow-pair")
    if longest in duty.owed.tractors:
        return _rule("hint-rule-tractor", "follow-tractor")
    if duty.owed.tractors:
        return _rule("hint-rule-tractor-shorter", "follow-tractor")
    return _rule("hint-rule-pairs", "follow-tractor")


def _rule_void(view: View, duty: Duty, trick: Trick, suggestion: Suggestion) -> Note:
    if duty.shape.suit is Suit.TRUMP:
        return _rule("hint-rule-no-trumps", "void", "winner")
    ruff = "ruff-throw" if duty.shape.kind is Kind.THROW else "ruff-shape"
    if suggestion is not None and trick.points:
        would = _would(view, trick, suggestion)
        if would.deed is Deed.RUFFS and would.takes_over:
            return _rule("hint-rule-ruff", "void", ruff)
    return _rule("hint-rule-void", "void", ruff)


def _principle(view: View, duty: Duty, trick: Trick, suggestion: Suggestion) -> Message | None:
    """A principle for the choice inside the suit, unless the suggestion speaks against it."""
    if suggestion is None or duty.count > 1:
        return None
    points = points_in(suggestion)
    can_give = any(card.points for card in duty.suit_held)
    takes = _would(view, trick, suggestion).takes_over
    if trick.holder(duty.trumps) is view.seat.partner:
        return say("hint-rule-partner") if points or not can_give else None
    if not takes and points:
        return None
    if len(trick.plays) == 3:
        return say("hint-rule-last")
    return None if takes else say("hint-rule-opponent")


def _would(view: View, trick: Trick, suggestion: tuple[Card, ...]) -> Played:
    return Played(trumps_of(view), trick.with_play(suggestion), len(trick.plays))


def _concerned(duty: Duty, suggestion: Suggestion) -> tuple[Card, ...]:
    if len(duty.must) == duty.count:
        return duty.must
    if duty.owed.suit_cards and duty.all_go:
        return tuple(duty.trumps.sorted(duty.suit_held))
    if suggestion is None:
        return ()
    cards = duty.trumps.sorted(suggestion)
    if duty.owed.pairs:
        # The pairs that answer the lead; what fills the rest is shown with the example.
        paired = {card for run in duty.candidates for card in run}
        return tuple(card for card in cards if card in paired and cards.count(card) == 2)
    return tuple(cards)

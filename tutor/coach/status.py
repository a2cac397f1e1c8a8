"""The line in words above the table: what was led, what you owe, who holds the trick."""

from __future__ import annotations

from engine.following import Duty
from engine.view import Phase, View
from tutor.coach.decision import duty_of, trumps_of
from tutor.coach.declaring import trump_name
from tutor.coach.naming import named, run_name
from tutor.coach.plays import trick_held
from tutor.words.message import Message, say


def status(view: View) -> tuple[Message, ...]:
    """Says in one to three short sentences where the hand stands for the seat of the view."""
    match view.phase:
        case Phase.DECLARING:
            return _declaring(view)
        case Phase.BURYING if view.dealer is not None:
            return (say("status-bury", seat=view.dealer, n=view.kitty_size),)
        case Phase.PLAYING if view.trick is not None:
            return _playing(view)
    return (say("status-over"),)


def _declaring(view: View) -> tuple[Message, ...]:
    standing = view.standing
    if standing is None:
        so_far = say("status-undeclared")
    else:
        made = trump_name(standing.trump)
        so_far = say("status-declared", seat=standing.seat, cards=standing.cards, trump=made)
    if view.to_act is None:
        return (so_far,)
    return so_far, say("status-ask", seat=view.to_act)


def _playing(view: View) -> tuple[Message, ...]:
    trick, trumps = view.trick, trumps_of(view)
    assert trick is not None
    if not trick.plays:
        return (say("status-lead", seat=trick.leader),)
    led = say("status-led", seat=trick.leader, cards=named(trumps, trick.led))
    duty = duty_of(view)
    owed = () if duty is None else (owes(duty),)
    return led, *owed, trick_held(trumps, trick)


def owes(duty: Duty) -> Message:
    """Says what the lead asks of the learner."""
    suit, owed = duty.shape.suit, duty.owed
    if not owed.suit_cards:
        return say("status-free", suit=suit)
    if owed.suit_cards < duty.count:
        return say("status-owe-short", suit=suit, n=owed.suit_cards)
    whole_pairs = 2 * owed.pairs == duty.count
    if owed.tractors:
        shapes = tuple(map(run_name, owed.tractors))
        if whole_pairs and sum(owed.tractors) == owed.pairs:
            return say("status-owe-tractor", suit=suit, shapes=shapes)
        n, p = owed.suit_cards, owed.pairs
        return say("status-owe-with-tractor", suit=suit, n=n, p=p, shapes=shapes)
    if whole_pairs:
        return say("status-owe-pairs", suit=suit, n=owed.pairs)
    if owed.pairs:
        return say("status-owe-with-pairs", suit=suit, n=owed.suit_cards, p=owed.pairs)
    return say("status-owe-suit", suit=suit, n=owed.suit_cards)

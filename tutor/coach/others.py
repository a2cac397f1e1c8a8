"""Why another seat played what it did, as far as the table shows it: rules and open facts only.

What that seat holds is not known here, and what it intends is not guessed.
"""

from __future__ import annotations

from dataclasses import replace

from engine.cards import points_in
from engine.players.seeing import unseen_cards
from engine.players.shown import shown_out
from engine.shapes import Kind
from engine.trick import Trick
from engine.trumps import SUITS, TRUMP_INDEX
from engine.view import View
from tutor.coach.decision import trumps_of
from tutor.coach.explain import explain_played
from tutor.coach.note import Note, Tier
from tutor.coach.plays import Deed, Played
from tutor.words.message import Message, ShapeName, say

SAID_ABOVE = ("trick-held", "trick-wins-now")


def explain_other(view: View, trick: Trick, position: int) -> Note:
    """Explains a play that lies on the table to the seat of the view."""
    trumps = trumps_of(view)
    told = explain_played(trumps, trick, position, None)
    one = Played(trumps, trick, position)
    lead = () if position else _lead(view, one)
    messages = [*_bound(one), *told.messages, *lead, *_points(one)]
    kept = tuple(message for message in messages if message.id not in SAID_ABOVE)
    return Note(Tier.INFO, kept, told.cites)


def _lead(view: View, one: Played) -> tuple[Message, ...]:
    """Says of a lead that nothing left is higher, and that the partner has shown out."""
    suit = one.lead.suit
    index = SUITS.index(suit)
    messages = []
    if one.lead.kind in (Kind.SINGLE, Kind.PAIR) and not _higher_left(view, one, index):
        messages.append(say("why-highest", suit=suit, shape=ShapeName(one.lead.kind)))
    earlier = tuple(trick for trick in view.tricks if trick is not one.trick)
    voids, _ = shown_out(replace(view, tricks=earlier, trick=None), one.trumps)
    if (one.seat.partner, index) in voids and index != TRUMP_INDEX:
        messages.append(say("why-partner-void", seat=one.seat.partner, suit=suit))
    return tuple(messages)


def _higher_left(view: View, one: Played, index: int) -> bool:
    """Tells whether a card, or a pair, that beats the lead in its suit was still to be played."""
    trumps = one.trumps
    left = [*unseen_cards(view), *view.hand]
    for play in one.trick.plays[1:]:
        left += play
    top = max(trumps.step(card) for card in one.cards)
    copies = 2 if one.lead.kind is Kind.PAIR else 1
    return any(
        trumps.place[card][0] == index and trumps.step(card) > top and left.count(card) >= copies
        for card in left
    )


def _bound(one: Played) -> tuple[Message, ...]:
    """Says what the rules left to choose: the suit led, all of it, or no more of it."""
    suit = one.lead.suit
    match one.deed:
        case Deed.FOLLOWS if one.position:
            lacks = one.lead.kind is Kind.PAIR and len(set(one.cards)) == 2
            bound = say("why-follows", suit=suit)
            return (bound, say("why-no-pair", seat=one.seat, suit=suit)) if lacks else (bound,)
        case Deed.SHORT:
            return (say("why-no-more", seat=one.seat, suit=suit),)
        case Deed.DISCARDS:
            return (say("why-void", seat=one.seat, suit=suit),)
    return ()


def _points(one: Played) -> tuple[Message, ...]:
    """Says to whom the points of the play went when it was made."""
    points = points_in(one.cards)
    if not one.position or not points or one.takes_over:
        return ()
    holder = one.best_before.seat
    ours = holder.team is one.seat.team
    return (say("why-gives" if ours else "why-loses", n=points, seat=holder),)

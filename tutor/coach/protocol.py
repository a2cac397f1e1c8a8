"""The coach's sentences for the position protocol, kind by kind, from what the judge has found.

Nobody sits at these positions, so "you" is the one who asks; the leader of a trick or throw is
taken to be South and the other hands the seats to its right.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card, Rank, Seat, Suit
from engine.declaring import Declaration
from engine.following import Duty
from engine.leading import ThrowCheck
from engine.rules import Rules
from engine.scoring import LevelChange, Score
from engine.shapes import Kind, Shape, shape_of
from engine.trick import Trick
from engine.trick import winner as winner_of
from engine.trumps import Trumps
from engine.verdict import Verdict
from tutor.coach import declaring, refusals, throws
from tutor.coach import result as results
from tutor.coach.naming import named
from tutor.coach.plays import Played, what_it_does
from tutor.words.message import Message, say

ASKER = Seat.S


def lead(trumps: Trumps, play: Sequence[Card], verdict: Verdict) -> list[Message]:
    """Says why a lead is refused, or what it leads; of a throw only that it is one."""
    shape = shape_of(trumps, play) if verdict.legal else None
    if shape is None:
        return [refusals.lead(trumps, play, verdict)]
    if shape.kind is Kind.THROW:
        return [throws.selected(shape)]
    return [say("play-leads", seat=ASKER, cards=named(trumps, play))]


def follow(duty: Duty, play: Sequence[Card], verdict: Verdict) -> list[Message]:
    """Says why a follow is refused, or what it does to the lead alone."""
    if not verdict.legal:
        return [refusals.follow(duty, play, verdict)]
    lead_cards = tuple(card for part in duty.shape.parts for card in part.cards)
    trick = Trick(ASKER.left, (lead_cards, tuple(play)))
    return [what_it_does(Played(duty.trumps, trick, 1))]


def winner(trumps: Trumps, trick: Trick) -> list[Message]:
    """Says which cards win a trick and what lies in it."""
    best = trick.plays[winner_of(trumps, trick.plays)]
    return [say("trick-highest", cards=named(trumps, best), n=trick.points)]


def throw(trumps: Trumps, shape: Shape, check: ThrowCheck) -> list[Message]:
    """Says whether a throw stands, and if not, who stops it and what is led."""
    if check.stands or check.stopped_by is None:
        return [throws.stood(shape)]
    return [throws.failed(trumps, ASKER, ASKER.around()[check.stopped_by], check.forced)]


def score(score: Score, last_lead: Shape) -> list[Message]:
    """Says what the kitty brings, the fines and the total."""
    return [results.kitty(score, last_lead), *results.total(score)]


def levels(total: int, change: LevelChange) -> list[Message]:
    """Says who holds or takes over, the new level and who deals next."""
    return [results.levels(total, change)]


def declare(
    rules: Rules,
    level: Rank,
    showings: Sequence[tuple[Seat, tuple[Card, ...]]],
    verdicts: Sequence[Verdict],
    trump: Suit | None,
    standing: Declaration | None,
) -> list[Message]:
    """Says what each showing did or why it was refused, and what is trump in the end."""
    messages: list[Message] = []
    before: Declaration | None = None
    for (seat, cards), verdict in zip(showings, verdicts, strict=True):
        if not verdict.legal:
            if cards:
                messages.append(say("declare-refused", seat=seat, cards=cards))
            messages += refusals.declaration(rules, level, verdict, before)
        elif cards:
            messages.append(declaring.shown(seat, cards, before))
            before = Declaration(seat, cards)
        else:
            messages.append(declaring.passed(seat))
    return [*messages, say("declare-final", trump=declaring.trump_name(trump))]


def bury(
    trumps: Trumps | None, hand: Sequence[Card], play: Sequence[Card], verdict: Verdict
) -> list[Message]:
    """Says why a burial is refused, or what it puts into the kitty."""
    if not verdict.legal:
        return [refusals.burial(play, verdict)]
    return declaring.buried(trumps, hand, play)

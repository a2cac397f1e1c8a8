"""What the coach's slip says at the practice table: a hint, a refusal, or what just happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.cards import Card
from engine.trick import Trick
from engine.verdict import Verdict
from engine.view import Phase, View
from tutor.coach import Note
from tutor.coach.advised import advised
from tutor.coach.explain import (
    explain_played,
    explain_refused,
    explain_trump,
)
from tutor.coach.plays import trick_taken
from tutor.coach.throws import attempted
from tutor.practice import Session, Wait, waits_for
from tutor.web.parts import Slip
from tutor.web.practice.citing import noted
from tutor.web.practice.hinting import hints_given
from tutor.web.practice.story import holder
from tutor.web.site import site

SAID_ABOVE = ("trick-held",)
SAID_OF_OTHERS = ("play-leads", "trick-wins-now")
"""Of another's play, that which stands above the table too."""
CHANGED_LATER = ("trick-wins-now", "trick-wins")


def table_slip(
    session: Session, view: View, chosen: Sequence[Card], refused: Verdict | None
) -> tuple[Slip | None, Note | None]:
    """Returns the slip, and the note behind it whose cards are to be marked in the hand."""
    table = view.rules
    if refused is not None:
        note = explain_refused(view, chosen, refused)
        return noted(note, table), note
    if session.hints:
        return hints_given(view, session.hints, advised(view))
    if site().settings.comments == "now":
        happened = _happened(session, view)
        return (noted(happened, table) if happened else None), None
    return None, None


def _happened(session: Session, view: View) -> Note | None:
    """Says what the others did last: what became trump, a play to the learner's trick.

    The learner's own decisions are spoken of in `tutor.web.practice.verdict`; what is declared
    lies open on the table, with its words.
    """
    if view.phase is Phase.DECLARING or waits_for(session) is Wait.TRICK:
        return None
    if view.trick is not None and view.trick.plays:
        note = played(view, view.trick, view.points)
        left = tuple(each for each in note.messages if each.id not in SAID_OF_OTHERS)
        return replace(note, messages=left) if left else None
    return None if view.tricks else explain_trump(view)


def played_out(view: View, trick: Trick, total: int) -> Note:
    """Says what the learner's play did in a trick that is put away, and who took it."""
    assert view.trumps is not None
    assert view.dealer is not None
    won = trick.points if holder(view, trick).team is not view.dealer.team else 0
    note = played(view, trick, total - won)
    taken = trick_taken(view.trumps, trick, view.dealer, total)
    return replace(note, messages=(*note.messages, taken))


def played(view: View, trick: Trick, points: int) -> Note:
    """Says what the learner's play of a trick does, before it the last of the others.

    `points` are the attackers' with a fine that the lead may have cost. Who holds the trick and
    what lies in it stands above the table; what a later play may have changed is no longer said.
    """
    assert view.trumps is not None
    position = _told_of(view, trick)
    note = explain_played(view.trumps, trick, position, points)
    is_last = position == len(trick.plays) - 1 < 3
    told = SAID_ABOVE if is_last else (*SAID_ABOVE, *CHANGED_LATER)
    messages = tuple(message for message in note.messages if message.id not in told)
    cites = (*note.cites, "points") if trick.complete and trick.points else note.cites
    if trick.attempted is not None and position == 0:
        messages = (attempted(view.trumps, trick.attempted), *messages)
    return replace(note, messages=messages, cites=cites)


def _told_of(view: View, trick: Trick) -> int:
    """Returns which play is spoken of: a failed throw is, until the learner has played."""
    own = (view.seat - trick.leader) % 4
    if own < len(trick.plays):
        return own
    return 0 if trick.attempted is not None else len(trick.plays) - 1

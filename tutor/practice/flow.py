"""How a practice match goes on: one decision of the learner, or one step of the others.

A step is one thing the learner can watch: a card played, a trick put away, a declaration made.
Every function takes a session and returns the next one; none changes what it was given.
"""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum

from engine.actions import Action, Bury, Declare, Draw, Pass, Play, TakeKitty
from engine.cards import Card
from engine.deal import Deal
from engine.declaring import possible_declarations
from engine.following import forced_follow
from engine.players import Player
from engine.shapes import Kind, shape_of
from engine.view import Phase
from tutor.coach.advised import advised
from tutor.practice.opponents import opponent
from tutor.practice.session import LEARNER, Session


class AlreadyDone(ValueError):
    """The learner's decision does not fit where the hand stands now: it was made before."""


class Wait(StrEnum):
    """What a hand waits for; the last three need no decision, only going on."""

    DECLARE = "declare"
    BURY = "bury"
    PLAY = "play"
    STEP = "step"
    TRICK = "trick"
    RESULT = "result"


def waits_for(session: Session) -> Wait:
    """Returns what the hand waits for: a decision of the learner, a step, or the next hand."""
    deal = session.deal
    if deal.table and len(deal.table.tricks) > session.seen:
        return Wait.TRICK
    if deal.phase is Phase.OVER:
        return Wait.RESULT
    if deal.phase is Phase.DECLARING:
        return Wait.DECLARE if _may_declare(deal) else Wait.STEP
    if deal.to_act is LEARNER:
        return Wait.BURY if deal.phase is Phase.BURYING else Wait.PLAY
    return Wait.STEP


def declarations(deal: Deal) -> tuple[tuple[Card, ...], ...]:
    """Lists what the learner could show now."""
    return possible_declarations(
        deal.rules, deal.setup.level, deal.standing, LEARNER, deal.hand(LEARNER)
    )


def _may_declare(deal: Deal) -> bool:
    if deal.rules.declare_when == "after_deal":
        return deal.to_act is LEARNER
    return deal.drawn > 0 and bool(declarations(deal))


def on(session: Session) -> Session:
    """Goes on by one step; raises `AlreadyDone` where the learner has to decide.

    While cards are dealt the learner may always let the dealing go on: that is how a chance to
    declare is passed by under rules where nobody is asked.
    """
    deal = session.deal
    match waits_for(session):
        case Wait.TRICK:
            return replace(session, seen=session.seen + 1)
        case Wait.STEP:
            pass
        case Wait.DECLARE if deal.rules.declare_when == "during_deal":
            pass
        case _:
            raise AlreadyDone("the hand waits for a decision")
    if deal.phase is Phase.DECLARING and deal.rules.declare_when == "during_deal":
        return _after(session, _deal_on(session))
    return _after(session, _computer_step(session))


def _after(session: Session, deal: Deal) -> Session:
    return replace(session, deal=deal, hints=0, asked=False)


def _player(session: Session) -> Player:
    return opponent(session.options.strength, session.rng())


def _deal_on(session: Session) -> Deal:
    """Deals on to the learner's next new chance, to a computer's declaration, or to the end."""
    deal = session.deal.copy()
    player = _player(session)
    if deal.may_take_kitty:
        if not _others_declare(deal, player):
            deal.apply(TakeKitty())
        return deal
    while deal.drawn < deal.total:
        before = set(declarations(deal))
        deal.apply(Draw(deal.drawn + 1))
        # A new chance is the learner's before any of the others uses it.
        if set(declarations(deal)) - before or _others_declare(deal, player):
            break
    return deal


def _others_declare(deal: Deal, player: Player) -> bool:
    """Lets each computer player speak once; tells whether one declared."""
    for seat in LEARNER.right.around()[:3]:
        cards = player.declare(deal.view(seat))
        if cards:
            deal.apply(Declare(seat, cards))
            return True
    return False


def _computer_step(session: Session) -> Deal:
    deal = session.deal.copy()
    deal.apply(_computer_action(deal, _player(session)))
    return deal


def _computer_action(deal: Deal, player: Player) -> Action:
    if deal.may_take_kitty:
        return TakeKitty()
    seat = deal.to_act
    if seat is None:
        raise AlreadyDone("there is nobody to act")
    view = deal.view(seat)
    if deal.phase is Phase.BURYING:
        return Bury(player.bury(view))
    if deal.phase is Phase.PLAYING:
        return Play(seat, player.play(view))
    cards = player.declare(view)
    return Declare(seat, cards) if cards else Pass(seat)


def decide(session: Session, action: Declare | Pass | Bury | Play) -> Session:
    """Does what the learner decided.

    Raises `AlreadyDone` when this decision is not asked for now, `engine.deal.ActionError` (with
    the verdict) when the rules refuse it.
    """
    wanted = {Wait.DECLARE: (Declare, Pass), Wait.BURY: (Bury,), Wait.PLAY: (Play,)}
    if not isinstance(action, wanted.get(waits_for(session), ())):
        raise AlreadyDone("the hand does not wait for this decision")
    if not isinstance(action, Bury) and action.seat is not LEARNER:
        raise AlreadyDone("the hand does not wait for a decision of another seat")
    if isinstance(action, Pass) and session.deal.rules.declare_when == "during_deal":
        return on(session)
    deal = session.deal.copy()
    deal.apply(action)
    if isinstance(action, Declare) and deal.rules.declare_when == "during_deal":
        _others_declare(deal, _player(session))
    return _after(session, deal)


def next_hand(session: Session) -> Session:
    """Deals the next hand; raises `AlreadyDone` while this one runs or the match is over."""
    result = session.deal.result
    if result is None or waits_for(session) is not Wait.RESULT or result.change.match_winner:
        raise AlreadyDone("there is no next hand now")
    return session.with_next_hand(result)


def hint(session: Session, rungs: int) -> Session:
    """Gives one more rung of the ladder of hints, up to `rungs`."""
    if waits_for(session) not in (Wait.DECLARE, Wait.BURY, Wait.PLAY):
        raise AlreadyDone("there is no decision to hint at")
    return replace(session, hints=min(session.hints + 1, rungs))


def ask(session: Session) -> Session:
    """Asks what the learner's last play did; forgotten at the next decision."""
    return replace(session, asked=True)


def suggestion(session: Session) -> tuple[Card, ...]:
    """Returns what the expert would do in the learner's place (hints); the same at every call."""
    if waits_for(session) not in (Wait.DECLARE, Wait.BURY, Wait.PLAY):
        return ()
    return advised(session.deal.view(LEARNER)).best


def only_play(session: Session) -> tuple[Card, ...]:
    """Returns the learner's only legal play; empty when there is a choice, or no play due."""
    table = session.deal.table
    if waits_for(session) is not Wait.PLAY or table is None:
        return ()
    if not table.trick.plays:
        hand = table.hands[LEARNER]
        return hand if len(hand) == 1 else ()
    return forced_follow(table.trumps, table.hands[LEARNER], table.trick.led) or ()


class NoUndo(StrEnum):
    """Why the last decision stays."""

    NOTHING = "nothing"
    OVER = "over"
    THROW = "throw"
    KITTY = "kitty"
    ANSWERED = "answered"


def can_undo(session: Session) -> NoUndo | int:
    """Returns how many actions taking back the last decision undoes, or why it cannot be.

    Not across a throw that was judged or the picking up of the kitty, which showed cards, nor a
    declaration that the table has answered.
    """
    deal = session.deal
    if deal.phase is Phase.OVER:
        return NoUndo.OVER
    for count, action in enumerate(reversed(deal.log), 1):
        if isinstance(action, TakeKitty):
            return NoUndo.KITTY if _is_decided(deal.log[:-count]) else NoUndo.NOTHING
        if isinstance(action, Play) and _was_throw(deal, action, deal.log[:-count]):
            return NoUndo.THROW
        if _is_learners(deal, action):
            if isinstance(action, Declare | Pass) and count > 1:
                return NoUndo.ANSWERED
            return count
    return NoUndo.NOTHING


def _is_decided(log: list[Action]) -> bool:
    return any(isinstance(a, Declare | Pass) and a.seat is LEARNER for a in log)


def _is_learners(deal: Deal, action: Action) -> bool:
    if isinstance(action, Bury):
        return deal.dealer is LEARNER
    return isinstance(action, Declare | Pass | Play) and action.seat is LEARNER


def _was_throw(deal: Deal, play: Play, before: list[Action]) -> bool:
    """Tells whether a play, given the actions before it, led a throw."""
    plays = sum(isinstance(action, Play) for action in before)
    if deal.table is None or plays % 4:
        return False
    shape = shape_of(deal.table.trumps, play.cards)
    return shape is not None and shape.kind is Kind.THROW


def undo(session: Session) -> Session:
    """Takes back the learner's last decision; raises `AlreadyDone` where it stays."""
    count = can_undo(session)
    if isinstance(count, NoUndo):
        raise AlreadyDone(f"the last decision stays: {count}")
    deal = session.deal.undone(count)
    seen = len(deal.table.tricks) if deal.table else 0
    return replace(session, deal=deal, seen=min(session.seen, seen), hints=0, asked=False)

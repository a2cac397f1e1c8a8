"""What the tests of practice share: a match driven to its end, one step at a time."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random

from engine.actions import Bury, Declare, Draw, Pass, Play
from engine.cards import Card, Rank, parse_cards
from engine.deal import Deal
from engine.match import Match
from engine.players import ClubPlayer, Player, RandomPlayer
from engine.rules import DAPAI
from engine.setup import Setup
from tutor.practice import (
    LEARNER,
    Options,
    Session,
    Wait,
    decide,
    next_hand,
    on,
    waits_for,
)

DECISIONS = (Wait.DECLARE, Wait.BURY, Wait.PLAY)
Chooser = Callable[[Session], tuple[Card, ...]]


def by_random(rng: Random) -> Chooser:
    """Returns a learner who decides at random."""
    player = RandomPlayer(rng)
    return lambda session: chosen_by(player, session)


def chosen_by(player: Player, session: Session) -> tuple[Card, ...]:
    """Returns what a player would do in the learner's place."""
    view = session.deal.view(LEARNER)
    return {Wait.DECLARE: player.declare, Wait.BURY: player.bury, Wait.PLAY: player.play}[
        waits_for(session)
    ](view)


def sensible(session: Session) -> tuple[Card, ...]:
    """Returns what the club player would do: quicker than the expert's suggestion."""
    return chosen_by(ClubPlayer(session.rng()), session)


def decision(session: Session, chosen: tuple[Card, ...]) -> Declare | Pass | Bury | Play:
    """Returns the decision that the hand waits for, with the cards chosen (none: pass)."""
    match waits_for(session):
        case Wait.DECLARE:
            return Declare(LEARNER, chosen) if chosen else Pass(LEARNER)
        case Wait.BURY:
            return Bury(chosen)
        case _:
            return Play(LEARNER, chosen)


def step(session: Session, choose: Chooser = sensible) -> Session:
    """Goes on by one step, one decision, or to the next hand."""
    waits = waits_for(session)
    if waits in DECISIONS:
        return decide(session, decision(session, choose(session)))
    return next_hand(session) if waits is Wait.RESULT else on(session)


def is_over(session: Session) -> bool:
    """Tells whether the match is over and its last hand seen to the end."""
    result = session.deal.result
    won = result is not None and result.change.match_winner is not None
    return won and waits_for(session) is Wait.RESULT


def match_from(session: Session, choose: Chooser = sensible) -> Iterator[Session]:
    """Yields a match at every step, from a session to its end."""
    yield session
    while not is_over(session):
        session = step(session, choose)
        yield session


def hand_from(session: Session, choose: Chooser = sensible) -> Iterator[Session]:
    """Yields a hand at every step, from a session to its result."""
    yield session
    while waits_for(session) is not Wait.RESULT:
        session = step(session, choose)
        yield session


def until(session: Session, wait: Wait, choose: Chooser = sensible) -> Session:
    """Returns the first session from here on that waits for something."""
    return next(each for each in hand_from(session, choose) if waits_for(each) is wait)


def of(deal: Deal, seen: int = 0) -> Session:
    """Returns a session in which a hand stands as given."""
    match = Match(deal.rules, deal.setup.levels, deal.setup.hand_no, deal.setup.dealer)
    return Session(Options(deal.rules, deal.setup.level), match, deal, "seed", seen)


def answering() -> Session:
    """Returns a session, all cards dealt, in which East would override the learner's hearts."""
    south, east, north, west = map(
        parse_cards,
        (
            "H2 H3 H4 H5 H6 H7 S3 S4",
            "C2 C2 CA CK CQ CJ CT C9",
            "S5 S6 S7 S8 D3 D4 D5 D6",
            "S9 ST SJ SQ D7 D8 D9 DT",
        ),
    )
    setup = Setup(DAPAI, Rank.TWO, (south, east, north, west), parse_cards("D3 D4"))
    return of(Deal(setup, [Draw(32)]))


def stored(session: Session) -> Session:
    """Returns a session written to JSON and read again."""
    return Session.from_body(json.loads(json.dumps(session.to_body())))

"""Every decision of the learner is found in the log, with what was known before it."""

from __future__ import annotations

from random import Random

import pytest

from engine.actions import Bury, Declare, Draw, Pass, Play, TakeKitty
from engine.rules import PROFILES
from tests.engine.dealing import BOTH
from tests.practice.playing import by_random, hand_from
from tutor.coach.decision import decision, judge
from tutor.coach.grade import forced
from tutor.practice import LEARNER, Options, Session, decide, declarations, on, waits_for
from tutor.practice.decided import decided, forced_before, last_decided, plays_before
from tutor.practice.flow import Wait


def hands(profile: str) -> list[Session]:
    """Returns finished hands that the learner played at random."""
    ends = []
    for seed in range(4):
        start = Session.new(Options(PROFILES[profile]), f"decided {seed}")
        *_, end = hand_from(start, by_random(Random(seed)))
        ends.append(end)
    return ends


@pytest.mark.parametrize("profile", BOTH)
def test_what_is_found_was_asked_of_the_learner_and_is_legal(profile: str) -> None:
    kinds = set()
    for end in hands(profile):
        deal = end.deal
        plays = 0
        for at, action in enumerate(deal.log):
            made = decided(deal, at)
            own = getattr(action, "seat", None) is LEARNER
            if isinstance(action, Draw) or (not own and isinstance(action, Play)):
                assert made is None
                continue
            if isinstance(action, Play):
                assert made is not None
                assert plays_before(deal, at) == plays
                plays += 1
            if made is None:
                continue
            kinds.add(type(action))
            assert made.view.seat is LEARNER
            assert decision(made.view) is not None
            assert not made.answer or judge(made.view, made.answer).legal
    assert {Play, Bury} <= kinds
    assert kinds & ({Pass, TakeKitty} | {Declare})


def test_whoever_lets_the_kitty_be_picked_up_has_passed() -> None:
    found = 0
    for seed in range(12):
        session = Session.new(Options(PROFILES["dapai"]), f"passing {seed}")
        while session.deal.trumps is None:
            could = bool(declarations(session.deal))
            dealt = session.deal.may_take_kitty
            session = on(session)
        made = last_decided(session.deal)
        assert isinstance(session.deal.log[-1], TakeKitty)
        assert dealt
        assert (made is not None) is could
        if made is not None:
            assert made.answer == ()
            assert made.at == len(session.deal.log) - 1
            assert decision(made.view) is not None
            found += 1
    assert found


def test_the_first_forced_play_is_told_from_the_later_ones() -> None:
    for end in hands("kawu"):
        deal = end.deal
        places = [at for at in range(len(deal.log)) if _is_forced(deal, at)]
        assert not forced_before(deal, places[0])
        assert forced_before(deal, places[0] + 1)


def _is_forced(deal, at: int) -> bool:  # type: ignore[no-untyped-def]
    made = decided(deal, at)
    return made is not None and forced(made.view) is not None


def test_before_the_first_decision_there_is_none() -> None:
    session = Session.new(Options(PROFILES["kawu"]), "none")
    assert last_decided(session.deal) is None
    assert waits_for(session) is Wait.DECLARE
    if declarations(session.deal):
        assert last_decided(decide(session, Pass(LEARNER)).deal) is not None

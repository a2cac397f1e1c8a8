"""Decisions are done once, in their place, by the learner only; the rest is refused."""

from __future__ import annotations

from typing import Any

import pytest

from engine.actions import Bury, Declare, Draw, Pass, Play, TakeKitty
from engine.cards import Card, Seat
from engine.deal import ActionError
from engine.rules import PROFILES
from engine.verdict import Code
from tests.engine.dealing import BOTH, at_play, cards
from tests.practice.playing import DECISIONS, decision, hand_from, of, sensible, step, until
from tutor.practice import (
    LEARNER,
    AlreadyDone,
    Options,
    Session,
    Wait,
    ask,
    decide,
    hint,
    next_hand,
    on,
    only_play,
    suggestion,
    waits_for,
)

HANDS = {"S": "SA SA S3 D4", "E": "SK SQ SJ C4", "N": "S4 S5 S6 C5", "W": "S8 S9 ST C6"}


def new(profile: str, seed: str = "decisions") -> Session:
    """Begins a match at level 2."""
    return Session.new(Options(PROFILES[profile]), seed)


@pytest.mark.parametrize("profile", BOTH)
def test_only_the_decision_that_is_waited_for_is_taken(profile: str) -> None:
    refused = 0
    for session in hand_from(new(profile)):
        waits, hand = waits_for(session), session.deal.hand(LEARNER)
        offered: dict[Any, tuple[Wait, ...]] = {
            Play(LEARNER, hand[:1]): (Wait.PLAY,),
            Bury(hand[:8]): (Wait.BURY,),
            Declare(LEARNER, hand[:1]): (Wait.DECLARE,),
            Pass(LEARNER): (Wait.DECLARE,),
            Draw(100): (),
            TakeKitty(): (),
        }
        for action, places in offered.items():
            if waits not in places:
                with pytest.raises(AlreadyDone):
                    decide(session, action)
                refused += 1
    assert refused > 300


@pytest.mark.parametrize("profile", BOTH)
def test_a_decision_sent_twice_is_done_once(profile: str) -> None:
    twice = 0
    for session in hand_from(new(profile)):
        if waits_for(session) in (Wait.BURY, Wait.PLAY):
            action = decision(session, sensible(session))
            after = decide(session, action)
            with pytest.raises(AlreadyDone):
                decide(after, action)
            twice += 1
    assert twice > 10


@pytest.mark.parametrize("seat", [Seat.E, Seat.N, Seat.W])
def test_the_learner_decides_for_south_only(seat: Seat) -> None:
    asked = until(new("kawu"), Wait.DECLARE)
    for action in (Pass(seat), Declare(seat, (Card("H2"),))):
        with pytest.raises(AlreadyDone, match="another seat"):
            decide(asked, action)
    dealing = until(new("dapai"), Wait.DECLARE)
    shown = next((card,) for card in dealing.deal.setup.hands[seat] if not card.is_joker)
    with pytest.raises(AlreadyDone, match="another seat"):
        decide(dealing, Declare(seat, shown))
    playing = of(at_play("kawu", "2", "H", HANDS))
    with pytest.raises(AlreadyDone, match="another seat"):
        decide(playing, Play(seat, playing.deal.hand(seat)[:1]))


@pytest.mark.parametrize(
    ("play", "code"),
    [
        ("", Code.EMPTY),
        ("SA SA SA", Code.NOT_IN_HAND),
        ("SA D4", Code.MIXED_SUITS),
        ("SA S3", Code.THROWS_OFF),
    ],
)
def test_what_the_rules_refuse_comes_back_with_its_reason_and_changes_nothing(
    play: str, code: Code
) -> None:
    session = of(at_play("kawu", "2", "H", HANDS))
    before = session.to_body()
    with pytest.raises(ActionError) as refused:
        decide(session, Play(LEARNER, cards(play)))
    assert refused.value.verdict.code is code
    assert session.to_body() == before


@pytest.mark.parametrize("profile", BOTH)
def test_a_burial_or_a_declaration_that_the_rules_refuse_comes_back_too(profile: str) -> None:
    asked = until(new(profile), Wait.DECLARE)
    with pytest.raises(ActionError) as refused:
        decide(asked, Declare(LEARNER, cards("BJ BJ BJ")))
    assert not refused.value.verdict.legal
    for seed in range(40):
        session = new(profile, f"bury {seed}")
        found = [each for each in hand_from(session) if waits_for(each) is Wait.BURY]
        if found:
            with pytest.raises(ActionError) as refused:
                decide(found[0], Bury(found[0].deal.hand(LEARNER)[:7]))
            assert refused.value.verdict.code is Code.BURY_COUNT
            return
    pytest.fail("the learner never dealt")


@pytest.mark.parametrize("profile", BOTH)
def test_the_others_do_not_go_on_while_the_learner_has_to_decide(profile: str) -> None:
    for wait in (Wait.PLAY, Wait.RESULT, *([Wait.DECLARE] if profile == "kawu" else [])):
        with pytest.raises(AlreadyDone):
            on(until(new(profile), wait))


@pytest.mark.parametrize("profile", BOTH)
def test_there_is_a_next_hand_only_after_the_result(profile: str) -> None:
    for session in hand_from(new(profile)):
        if waits_for(session) is not Wait.RESULT:
            with pytest.raises(AlreadyDone):
                next_hand(session)
    assert next_hand(session).match.hand_no == 2


def test_there_is_no_next_hand_after_the_match() -> None:
    deal = at_play("kawu", "A", "H", {"S": "SK", "E": "S3", "N": "S4", "W": "S5"})
    *_, session = hand_from(of(deal))
    assert session.deal.result is not None
    assert session.deal.result.change.match_winner is LEARNER.team
    with pytest.raises(AlreadyDone):
        next_hand(session)


@pytest.mark.parametrize("profile", BOTH)
def test_hints_are_given_for_a_decision_rung_by_rung_and_forgotten_after_it(profile: str) -> None:
    session = until(new(profile), Wait.PLAY)
    for rung in (1, 2, 3, 3):
        session = hint(session, 3)
        assert session.hints == rung
    assert step(session).hints == 0


@pytest.mark.parametrize("wait", [Wait.STEP, Wait.TRICK, Wait.RESULT])
def test_there_is_no_hint_where_nothing_is_to_be_decided(wait: Wait) -> None:
    session = until(new("kawu"), wait)
    with pytest.raises(AlreadyDone):
        hint(session, 3)
    assert suggestion(session) == ()


def test_asking_about_the_last_play_is_forgotten_at_the_next_step() -> None:
    session = ask(until(new("kawu"), Wait.PLAY))
    assert session.asked
    assert not step(session).asked


def test_the_only_legal_follow_is_offered_and_nothing_where_there_is_a_choice() -> None:
    lead = of(at_play("kawu", "2", "H", HANDS, leader="S"))
    assert only_play(lead) == ()
    deal = at_play("kawu", "2", "H", HANDS, dealer="W")
    deal.apply(Play(Seat.W, cards("C6")))
    assert only_play(of(deal)) == ()
    forced = at_play("kawu", "2", "H", {**HANDS, "S": "C3 S3 SA SA"}, dealer="W")
    forced.apply(Play(Seat.W, cards("C6")))
    assert only_play(of(forced)) == cards("C3")
    forced.apply(Play(Seat.S, cards("C3")))
    assert only_play(of(forced)) == ()


@pytest.mark.parametrize("profile", BOTH)
def test_the_suggestion_is_always_allowed(profile: str) -> None:
    for session in hand_from(new(profile, "suggestion")):
        if waits_for(session) in DECISIONS:
            decide(session, decision(session, suggestion(session)))

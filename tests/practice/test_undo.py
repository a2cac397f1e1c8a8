"""Undo goes back to the learner's own decision, but not across what showed cards (COACHING)."""

from __future__ import annotations

from random import Random

import pytest

from engine.actions import Bury, Declare, Draw, Pass, Play, TakeKitty
from engine.cards import Seat
from engine.deal import Deal
from engine.rules import DAPAI, KAWU, PROFILES
from tests.engine.dealing import BOTH, at_play, cards, rules
from tests.practice.playing import (
    DECISIONS,
    answering,
    by_random,
    decision,
    hand_from,
    match_from,
    of,
    step,
    until,
)
from tutor.practice import (
    LEARNER,
    AlreadyDone,
    NoUndo,
    Options,
    Session,
    Wait,
    can_undo,
    decide,
    declarations,
    hint,
    on,
    suggestion,
    undo,
    waits_for,
)


def refused(session: Session) -> NoUndo:
    """Returns why the last decision stays, after making sure that undo says the same."""
    why = can_undo(session)
    assert isinstance(why, NoUndo)
    with pytest.raises(AlreadyDone, match=why):
        undo(session)
    return why


def played(deal: Deal, *plays: str) -> Deal:
    """Plays on, each play by the seat whose turn it is."""
    for play in plays:
        assert deal.to_act is not None
        deal.apply(Play(deal.to_act, cards(play)))
    return deal


@pytest.mark.parametrize("profile", BOTH)
def test_undo_gives_the_last_decision_back_however_far_the_others_went_on(profile: str) -> None:
    session = until(Session.new(Options(PROFILES[profile]), "undo"), Wait.PLAY)
    checked = 0
    for _ in range(8):
        before = session
        session = step(session)
        while waits_for(session) not in (*DECISIONS, Wait.RESULT):
            if isinstance(can_undo(session), int):
                back = undo(session)
                assert back.deal.log == before.deal.log
                assert waits_for(back) is Wait.PLAY
                assert back.deal.view(LEARNER) == before.deal.view(LEARNER)
                assert back.to_body() == before.to_body()
                checked += 1
            session = on(session)
    assert checked > 8


@pytest.mark.parametrize("profile", BOTH)
def test_decisions_are_undone_one_by_one_back_to_the_kitty(profile: str) -> None:
    start = Session.new(Options(rules(profile, throws=False)), "one by one")
    steps = list(hand_from(start))
    decided = [each for each in steps if waits_for(each) in (Wait.BURY, Wait.PLAY)]
    session = decided[-1]
    for earlier in reversed(decided[:-1]):
        session = undo(session)
        assert session.deal.log == earlier.deal.log
    assert refused(session) in (NoUndo.KITTY, NoUndo.NOTHING)
    assert len(decided) > 10


@pytest.mark.parametrize("profile", BOTH)
def test_what_is_undone_and_decided_again_goes_on_the_same(profile: str) -> None:
    session = until(Session.new(Options(PROFILES[profile]), "redo"), Wait.PLAY)
    action = decision(session, suggestion(session))
    after = on(decide(session, action))
    assert on(decide(undo(after), action)).to_body() == after.to_body()


def test_hints_and_questions_are_forgotten_by_undo() -> None:
    session = step(until(Session.new(Options(KAWU), "hints"), Wait.PLAY))
    while waits_for(session) not in DECISIONS:
        session = on(session)
    back = undo(hint(session, 3))
    assert (back.hints, back.asked) == (0, False)


def test_a_trick_put_away_comes_back_with_the_play() -> None:
    hands = {"S": "SA S3", "E": "S4 S5", "N": "S6 S7", "W": "S8 S9"}
    session = of(played(at_play("kawu", "2", "H", hands), "SA", "S4", "S6", "S8"))
    session = on(session)
    assert session.seen == 1
    back = undo(session)
    assert (back.seen, waits_for(back), back.deal.hand(LEARNER)) == (0, Wait.PLAY, cards("SA S3"))


# Throws


@pytest.mark.parametrize(("east", "stands"), [("SQ SJ D3 D4", True), ("SK SK D3 D4", False)])
def test_not_across_a_throw_of_ones_own_whether_it_stood_or_not(east: str, stands: bool) -> None:
    hands = {"S": "SA SQ S3 C3", "E": east, "N": "S5 S6 D5 D6", "W": "S7 S8 D7 D8"}
    deal = played(at_play("dapai", "2", "H", hands), "SA SQ")
    assert deal.table is not None
    assert (deal.table.trick.attempted is None) is stands
    assert refused(of(deal)) is NoUndo.THROW


def test_not_across_a_throw_of_another_seat_made_after_ones_play() -> None:
    hands = {"S": "S3 D3 D4", "E": "SA CA CK", "N": "S5 D5 D6", "W": "S7 D7 D8"}
    deal = played(at_play("dapai", "2", "H", hands), "S3")
    assert can_undo(of(deal)) == 1
    played(deal, "SA", "S5", "S7")
    assert can_undo(of(deal)) == 4
    played(deal, "CA CK")
    assert refused(of(deal)) is NoUndo.THROW
    played(deal, "D5 D6", "D7 D8", "D3 D4")
    assert refused(of(deal)) is NoUndo.OVER


def test_ones_follow_to_a_throw_may_be_undone() -> None:
    hands = {"S": "S3 D3 D4 D6", "E": "SA CA CK C9", "N": "S5 D5 D6 D9", "W": "S7 D7 D8 D9"}
    deal = played(at_play("dapai", "2", "H", hands, dealer="E"), "CA CK", "D5 D6", "D7 D8", "D3 D4")
    session = of(deal)
    assert can_undo(session) == 1
    assert undo(session).deal.hand(LEARNER) == cards(hands["S"])


def test_a_discard_of_the_cards_that_were_thrown_before_is_no_throw() -> None:
    hands = {
        "S": "SA SA SK SK C5 D2",
        "E": "S3 S4 CA C3 C3 C4",
        "N": "S5 S6 D5 D6 D7 DJ",
        "W": "S7 S8 D8 D9 DT DQ",
    }
    deal = played(at_play("dapai", "2", "H", hands), "SA SK", "S3 S4", "S5 S6", "S7 S8")
    assert refused(of(deal)) is NoUndo.THROW
    played(deal, "C5", "CA", "D5", "D8")
    played(deal, "C3 C3", "D6 D7", "D9 DT", "SA SK")
    assert can_undo(of(deal)) == 1


def test_two_pairs_of_a_tractor_and_a_pair_are_no_throw() -> None:
    hands = {"S": "S3 S3 S4 S4", "E": "S5 S6 S7 S8", "N": "D3 D4 D5 D6", "W": "C3 C4 C5 C6"}
    deal = played(at_play("dapai", "2", "H", hands), "S3 S3", "S5 S6")
    assert can_undo(of(deal)) == 2


# The kitty


@pytest.mark.parametrize("profile", BOTH)
def test_not_across_the_picking_up_of_the_kitty(profile: str) -> None:
    found = set()
    for seed in range(30):
        session = Session.new(Options(PROFILES[profile]), f"kitty {seed}")
        for each in hand_from(session, by_random(Random(seed))):
            if each.deal.log and each.deal.log[-1] == TakeKitty():
                declared = any(
                    isinstance(action, Declare | Pass) and action.seat is LEARNER
                    for action in each.deal.log
                )
                assert refused(each) is (NoUndo.KITTY if declared else NoUndo.NOTHING)
                found.add(declared)
                break
    assert found == ({True} if profile == "kawu" else {True, False})


@pytest.mark.parametrize("profile", BOTH)
def test_a_burial_may_be_undone(profile: str) -> None:
    for seed in range(40):
        session = Session.new(Options(PROFILES[profile]), f"burial {seed}")
        steps = [each for each in hand_from(session) if waits_for(each) is Wait.BURY]
        if steps:
            hand = steps[0].deal.hand(LEARNER)
            after = decide(steps[0], Bury(hand[:8]))
            assert can_undo(after) == 1
            assert undo(after).to_body() == steps[0].to_body()
            assert undo(after).deal.hand(LEARNER) == hand
            return
    pytest.fail("the learner never dealt")


# Declarations


def test_a_declaration_may_be_undone_until_somebody_answers() -> None:
    asked = until(Session.new(Options(KAWU), "kawu"), Wait.DECLARE)
    passed = decide(asked, Pass(LEARNER))
    assert can_undo(passed) == 1
    assert undo(passed).to_body() == asked.to_body()
    assert refused(on(passed)) is NoUndo.ANSWERED


def test_while_dealing_too_until_the_dealing_goes_on() -> None:
    asked = until(Session.new(Options(DAPAI), "pass"), Wait.DECLARE)
    shown = declarations(asked.deal)[0]
    after = decide(asked, Declare(LEARNER, shown))
    assert after.deal.log[-1] == Declare(LEARNER, shown)
    assert can_undo(after) == 1
    assert undo(after).to_body() == asked.to_body()
    assert refused(on(after)) is NoUndo.ANSWERED


def test_not_once_another_seat_has_overridden_it() -> None:
    after = decide(answering(), Declare(LEARNER, cards("H2")))
    assert after.deal.log[-1] == Declare(Seat.E, cards("C2 C2"))
    assert refused(after) is NoUndo.ANSWERED


def test_there_is_nothing_to_undo_before_the_first_decision_nor_after_the_hand() -> None:
    session = Session.new(Options(DAPAI), "nothing")
    assert refused(session) is NoUndo.NOTHING
    session = on(session)
    assert isinstance(session.deal.log[-1], Draw | Declare)
    assert refused(session) is NoUndo.NOTHING
    *_, last = hand_from(session)
    assert refused(last) is NoUndo.OVER


@pytest.mark.parametrize("profile", BOTH)
def test_in_a_whole_match_undo_always_gives_back_a_decision_of_the_learner(profile: str) -> None:
    start = Session.new(Options(PROFILES[profile]), "whole")
    undone = 0
    for number, session in enumerate(match_from(start, by_random(Random(2)))):
        if number % 5 == 0 and isinstance(can_undo(session), int):
            back = undo(session)
            assert waits_for(back) in DECISIONS
            assert session.deal.log[: len(back.deal.log)] == back.deal.log
            lost = session.deal.log[len(back.deal.log) :]
            assert getattr(lost[0], "seat", session.deal.dealer) is LEARNER
            assert not any(isinstance(action, TakeKitty) for action in lost)
            undone += 1
        if number > 600:
            break
    assert undone > 40


def test_seats_that_come_first_are_not_undone() -> None:
    hands = {"S": "S3 D3", "E": "SA CA", "N": "S5 D5", "W": "S7 D7"}
    deal = played(at_play("kawu", "2", "H", hands, dealer="E"), "SA", "S5")
    assert refused(of(deal)) is NoUndo.NOTHING
    assert deal.to_act is Seat.W

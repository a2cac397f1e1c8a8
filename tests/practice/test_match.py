"""A practice match goes on step by step, sensibly or by anything allowed, to its end."""

from __future__ import annotations

from random import Random

import pytest

from engine.cards import Rank
from engine.rules import PROFILES
from tests.engine.dealing import BOTH, random_rules
from tests.engine.seeing import assert_nothing_hidden, cards_in, known
from tests.practice.playing import (
    DECISIONS,
    by_random,
    hand_from,
    match_from,
    step,
    stored,
    until,
)
from tutor.practice import LEARNER, STRENGTHS, Options, Session, Wait, suggestion, waits_for


def options(profile: str, level: Rank = Rank.ACE, strength: str = "club") -> Options:
    """Returns a match that may be over after its first hand."""
    return Options(PROFILES[profile], level, strength)


@pytest.mark.parametrize("profile", BOTH)
def test_a_match_played_sensibly_ends_with_a_winner(profile: str) -> None:
    steps = list(match_from(Session.new(options(profile), "one")))
    assert {Wait.STEP, Wait.PLAY, Wait.TRICK, Wait.RESULT} <= set(map(waits_for, steps))
    last = steps[-1]
    result = last.deal.result
    assert result is not None
    assert result.change.match_winner is not None
    assert last.match.level is Rank.ACE
    assert len(last.done) == last.match.hand_no - 1
    for number, hand in enumerate(last.done, 1):
        assert hand.deal.setup.hand_no == number
        assert hand.deal.result is not None


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("profile", BOTH)
def test_a_match_played_at_random_ends_too(profile: str, strength: str) -> None:
    rng = Random(f"{profile}-{strength}")
    start = Session.new(options(profile, strength=strength), "two")
    steps = list(match_from(start, by_random(rng)))
    assert waits_for(steps[-1]) is Wait.RESULT
    assert steps[-1].deal.result is not None


def test_hands_under_odd_settings_come_to_their_result() -> None:
    rng = Random(5)
    for number in range(12):
        start = Session.new(Options(random_rules(rng), rng.choice(tuple(Rank))), f"odd {number}")
        *_, last = hand_from(start, by_random(rng))
        assert last.deal.result is not None


def test_the_learner_is_asked_to_declare_to_bury_and_to_play() -> None:
    asked: set[tuple[str, Wait]] = set()
    for profile in BOTH:
        for seed in range(12):
            rng = Random(seed)
            start = Session.new(options(profile, Rank.TWO), f"asked {seed}")
            asked |= {(profile, waits_for(each)) for each in hand_from(start, by_random(rng))}
    assert asked == {(profile, wait) for profile in BOTH for wait in Wait}


@pytest.mark.parametrize("profile", BOTH)
def test_the_next_hand_is_played_at_the_new_levels_with_the_next_dealer(profile: str) -> None:
    *_, session = hand_from(Session.new(options(profile, Rank.FIVE), "three"))
    result = session.deal.result
    assert result is not None
    after = step(session)
    assert after.match.hand_no == 2
    assert after.match.levels == result.change.levels
    assert after.deal.setup.dealer is after.match.dealer is result.change.next_dealer
    assert after.deal.setup.level is after.match.level
    assert (after.seen, after.hints, after.asked) == (0, 0, False)
    assert after.done[0].deal.log == session.deal.log


@pytest.mark.parametrize("profile", BOTH)
def test_a_match_is_kept_as_json_at_every_step_and_goes_on_the_same_from_there(
    profile: str,
) -> None:
    session = Session.new(options(profile, Rank.TEN), "four")
    for _ in range(2):
        for each in hand_from(session):
            again = stored(each)
            assert again.to_body() == each.to_body()
            assert again.match == each.match
            assert again.options == each.options
            assert again.deal.log == each.deal.log
            assert again.deal.view(LEARNER) == each.deal.view(LEARNER)
            assert waits_for(again) is waits_for(each)
            if waits_for(each) is not Wait.RESULT or not each.deal.result:
                assert step(again).to_body() == step(each).to_body()
            session = each
        session = step(session)


@pytest.mark.parametrize("profile", BOTH)
def test_the_learner_sees_no_hidden_card_at_any_step(profile: str) -> None:
    rng = Random(9)
    for each in hand_from(Session.new(options(profile), "five"), by_random(rng)):
        assert_nothing_hidden(each.deal)
        seen = known(each.deal, LEARNER)
        assert {str(card) for card in cards_in(each.deal.view(LEARNER))} <= seen
        if waits_for(each) in DECISIONS:
            assert {str(card) for card in suggestion(each)} <= set(each.deal.hand(LEARNER))


@pytest.mark.parametrize("profile", BOTH)
def test_a_seed_deals_and_plays_the_same_again_and_another_seed_otherwise(profile: str) -> None:
    logs = [
        [each.to_body()["record"] for each in hand_from(Session.new(options(profile), seed))][-1]
        for seed in ("six", "six", "seven")
    ]
    assert logs[0] == logs[1] != logs[2]


def test_without_a_seed_every_match_is_another() -> None:
    records = {Session.new(Options()).to_body()["record"] for _ in range(3)}
    assert len(records) == 3


@pytest.mark.parametrize("profile", BOTH)
def test_no_function_changes_the_session_it_was_given(profile: str) -> None:
    session = Session.new(options(profile), "eight")
    for each in hand_from(session):
        before = each.to_body()
        if waits_for(each) is not Wait.RESULT:
            step(each)
        suggestion(each)
        assert each.to_body() == before


@pytest.mark.parametrize("profile", BOTH)
def test_a_finished_trick_waits_to_be_put_away(profile: str) -> None:
    session = until(Session.new(options(profile), "nine"), Wait.TRICK)
    assert session.deal.table is not None
    assert (session.seen, len(session.deal.table.tricks)) == (0, 1)
    assert session.deal.table.tricks[0].complete
    assert step(session).seen == 1
    assert step(session).deal.log == session.deal.log

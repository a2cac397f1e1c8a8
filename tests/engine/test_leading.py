"""What may be led: a single, a pair, a tractor, and under dapai a throw (K:29–33, D:18)."""

from __future__ import annotations

import pytest

from engine.leading import judge_lead
from engine.verdict import Code
from tests.engine.dealing import BOTH, cards, trumps

HAND = cards("SA SA SK SK SQ S3 H6 H6 H8 H8 C7 D7 D7 H7 LJ BJ BJ D4")


@pytest.mark.parametrize("profile", BOTH)
@pytest.mark.parametrize("play", ["D4", "SA", "SA SA", "SA SA SK SK", "H6 H6 H8 H8", "BJ BJ", "C7"])
def test_a_single_a_pair_and_a_tractor_may_be_led(profile: str, play: str) -> None:
    assert judge_lead(trumps(profile, "7", "C"), HAND, cards(play)).legal


@pytest.mark.parametrize(
    "play", ["SA SK", "SA SA SQ", "LJ BJ", "C7 D7", "SA SA SK SK S3", "BJ BJ C7"]
)
def test_several_shapes_at_once_are_a_throw_which_kawu_does_not_know(play: str) -> None:
    verdict = judge_lead(trumps("kawu", "7", "C"), HAND, cards(play))
    assert verdict.code is Code.THROWS_OFF
    assert verdict.offending == cards(play)
    assert judge_lead(trumps("dapai", "7", "C"), HAND, cards(play)).legal


def test_the_switch_for_throws_decides_not_the_profile() -> None:
    play = cards("SA SK")
    assert judge_lead(trumps("kawu", "7", "C", throws=True), HAND, play).legal
    off = trumps("dapai", "7", "C", throws=False)
    assert judge_lead(off, HAND, play).code is Code.THROWS_OFF


@pytest.mark.parametrize("profile", BOTH)
def test_nothing_is_no_lead(profile: str) -> None:
    assert judge_lead(trumps(profile, "7", "C"), HAND, ()).code is Code.EMPTY


@pytest.mark.parametrize("profile", BOTH)
@pytest.mark.parametrize(
    ("play", "missing"), [("D5", "D5"), ("S3 S3", "S3"), ("C7 C7 D9", "C7 D9"), ("BJ BJ BJ", "BJ")]
)
def test_only_cards_in_hand_may_be_led(profile: str, play: str, missing: str) -> None:
    verdict = judge_lead(trumps(profile, "7", "C"), HAND, cards(play))
    assert (verdict.code, verdict.offending) == (Code.NOT_IN_HAND, cards(missing))


@pytest.mark.parametrize("profile", BOTH)
@pytest.mark.parametrize(
    ("play", "others"), [("SA SA H6 H6", "H6 H6"), ("H8 H7", "H7"), ("D7 D4", "D4")]
)
def test_cards_of_two_suits_are_no_lead_and_a_level_card_is_a_trump(
    profile: str, play: str, others: str
) -> None:
    verdict = judge_lead(trumps(profile, "7", "C"), HAND, cards(play))
    assert (verdict.code, verdict.offending) == (Code.MIXED_SUITS, cards(others))


@pytest.mark.parametrize("profile", BOTH)
def test_all_trumps_are_one_suit(profile: str) -> None:
    trump_tractor = cards("D7 D7 H7 BJ BJ C7 LJ")
    verdict = judge_lead(trumps(profile, "7", "C"), HAND, trump_tractor)
    assert verdict.code is (Code.THROWS_OFF if profile == "kawu" else None)


def test_a_2_is_a_trump_under_dapai_and_cannot_be_led_with_its_printed_suit() -> None:
    hand = cards("HA HA H2 H2")
    assert judge_lead(trumps("dapai", "5", "S"), hand, hand).code is Code.MIXED_SUITS
    assert judge_lead(trumps("kawu", "5", "S"), hand, hand).code is Code.THROWS_OFF


def test_of_several_reasons_the_first_of_the_protocol_is_given() -> None:
    kawu = trumps("kawu", "7", "C")
    assert judge_lead(kawu, HAND, cards("S9 H9 H9 H9")).code is Code.NOT_IN_HAND
    assert judge_lead(kawu, HAND, cards("SA SK H6")).code is Code.MIXED_SUITS


@pytest.mark.parametrize("profile", BOTH)
def test_without_a_hand_only_the_form_is_judged(profile: str) -> None:
    of = trumps(profile, "7", "C")
    assert judge_lead(of, None, cards("S9 S9")).legal
    assert judge_lead(of, None, cards("S9 H9")).code is Code.MIXED_SUITS

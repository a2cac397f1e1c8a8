"""What a refused follow tells: what is owed, what must go in, what would pay (PROTOCOL)."""

from __future__ import annotations

import pytest

from engine.following import Duty, TooManyPlays, forced_follow, judge_follow, legal_follows
from engine.verdict import Code, Owed
from tests.engine.dealing import cards, trumps


def test_a_refusal_names_the_cards_that_broke_the_rule() -> None:
    of = trumps("dapai", "2", "S")
    hand = cards("H3 H3 H5 H9 D4 D5")
    count = judge_follow(of, hand, cards("HA"), cards("H3 H5"))
    assert (count.code, count.needed) == (Code.WRONG_COUNT, 1)
    copies = judge_follow(of, hand, cards("HA HA"), cards("H5 H5"))
    assert (copies.code, copies.offending) == (Code.NOT_IN_HAND, cards("H5"))
    suit = judge_follow(of, hand, cards("HA HA"), cards("H3 D5"))
    assert (suit.code, suit.offending) == (Code.FOLLOW_SUIT, cards("D5"))
    pair = judge_follow(of, hand, cards("HA HA"), cards("H5 H9"))
    assert (pair.code, pair.offending) == (Code.FOLLOW_PAIR, cards("H5 H9"))
    torn = judge_follow(of, hand, cards("HA HA"), cards("H3 H9"))
    assert (torn.code, torn.offending) == (Code.FOLLOW_PAIR, cards("H3 H9"))


def test_where_all_cards_are_paired_those_that_need_not_go_in_are_named() -> None:
    hand = cards("H3 H3 H4 H4 H6 H6")
    verdict = judge_follow(
        trumps("dapai", "2", "S"), hand, cards("HQ HQ HK HK"), cards("H3 H3 H6 H6")
    )
    assert (verdict.code, verdict.offending) == (Code.FOLLOW_TRACTOR, cards("H6 H6"))


def follow(hand: str, led: str, play: str, profile: str = "dapai") -> Duty:
    """Returns the duty of a refused follow at level 2 with spades as trumps."""
    duty = Duty(trumps(profile, "2", "S"), cards(hand), cards(led))
    verdict = duty.judge(cards(play))
    assert not verdict.legal
    assert (verdict.owed, verdict.must) == (duty.owed, duty.must)
    assert 1 <= len(verdict.examples) <= 3
    assert len(set(verdict.examples)) == len(verdict.examples)
    assert all(duty.judge(play).legal for play in verdict.examples)
    return duty


@pytest.mark.parametrize(
    ("hand", "led", "play", "must", "what"),
    [
        ("H3 H3 H9 D4", "HA HA", "H9 D4", "H3 H3", "the only pair"),
        ("H3 H3 H5 H5 D4", "HA HA", "H3 H5", "", "either of two pairs would do"),
        ("H3 D4 C4", "HA", "D4", "H3", "the only card of the suit"),
        ("H3 H5 D4", "HA", "D4", "", "either of two cards would do"),
        ("H3 D4 D4 D9", "HA HA", "D4 D4", "H3", "all of the suit, the rest is free"),
        ("H3 D4 D4", "HA HA HK", "D4 D4", "D4 D4 H3", "the whole hand goes"),
        ("H3 D4 D4 D9", "HA HA HK", "D4 D4 D9", "D4 H3", "one of the fours at least must fill"),
        ("H3 H3 H4 H4 H6 H6", "HQ HQ HK HK", "H3 H3 H6 H6", "H3 H3 H4 H4", "the only tractor"),
        ("H3 H3 H4 H4 H5 H5", "HQ HQ HK HK", "H3 H3 H5 H5", "H4 H4", "the middle of the longer"),
        ("H3 H3 H9 HT HJ", "HA HA HK HK", "H9 HT HJ H3", "H3 H3", "a pair and what you like"),
    ],
)
def test_what_must_be_in_the_play_is_what_all_legal_plays_share(
    hand: str, led: str, play: str, must: str, what: str
) -> None:
    assert follow(hand, led, play).must == cards(must), what


@pytest.mark.parametrize(
    ("hand", "led", "play", "candidates"),
    [
        ("H3 H3 H9 D4", "HA HA", "H9 D4", ["H3", "H9"]),
        ("H3 H3 H9 D4", "HA HA", "H9 H3", ["H3 H3"]),
        ("H3 H3 H5 H5 D4", "HA HA", "H3 H5", ["H3 H3", "H5 H5"]),
        ("H3 H3 H4 H4 H5 H5", "HQ HQ HK HK", "H3 H3 H5 H5", ["H3 H3 H4 H4", "H4 H4 H5 H5"]),
        ("H3 H3 H4 H4 H6 H6 H8 H9", "HQ HQ HK HK HJ HJ", "H3 H3 H6 H6 H8 H9",
         ["H3 H3", "H3 H3 H4 H4", "H4 H4", "H6 H6"]),
        ("H2 H2 D2 D2 S2 S2 S5", "LJ LJ BJ BJ", "H2 H2 D2 D2",
         ["D2 D2 S2 S2", "H2 H2 S2 S2"]),
        ("H3 H4 H9", "HA HA", "H3", []),
    ],
)  # fmt: skip
def test_candidates_are_the_runs_and_pairs_that_would_pay(
    hand: str, led: str, play: str, candidates: list[str]
) -> None:
    duty = Duty(trumps("dapai", "2", "S"), cards(hand), cards(led))
    verdict = duty.judge(cards(play))
    assert list(verdict.candidates) == [cards(each) for each in candidates]


@pytest.mark.parametrize(
    ("hand", "led", "owed"),
    [
        ("H3 H3 H9 D4", "HA HA", Owed(2, 1, ())),
        ("H3 D4 D4", "HA HA", Owed(1, 0, ())),
        ("D3 D4 D4", "HA HA", Owed(0, 0, ())),
        ("H3 H3 H4 H4 H6 H6 H7", "HQ HQ HK HK HJ HJ", Owed(6, 3, (2,))),
        ("H3 H3 H4 H4 D5 D5", "HQ HQ HK HK HJ HJ", Owed(4, 2, (2,))),
    ],
)
def test_owed_counts_cards_of_the_suit_pairs_and_tractors_also_where_all_must_go(
    hand: str, led: str, owed: Owed
) -> None:
    assert Duty(trumps("dapai", "2", "S"), cards(hand), cards(led)).owed == owed


def test_legal_follows_are_listed_once_each_and_in_order() -> None:
    plays = legal_follows(trumps("kawu", "2", "S"), cards("H9 H3 H3 D4"), cards("HA"))
    assert plays == [cards("H3"), cards("H9")]
    void = legal_follows(trumps("kawu", "2", "S"), cards("D4 D4 C3"), cards("HA"))
    assert void == [cards("C3"), cards("D4")]


def test_more_legal_follows_than_asked_for_are_refused() -> None:
    of, hand = trumps("kawu", "2", "S"), cards("H3 H4 H5 H6")
    assert len(legal_follows(of, hand, cards("HA"), limit=4)) == 4
    with pytest.raises(TooManyPlays, match="at most 3"):
        legal_follows(of, hand, cards("HA"), limit=3)


@pytest.mark.parametrize(
    ("hand", "led", "forced"),
    [
        ("H3 D4 C4", "HA", "H3"),
        ("H3 H3 C4", "HA", "H3"),
        ("H3 H5 C4", "HA", None),
        ("H3 H3 C4", "HA HA", "H3 H3"),
        ("H3 C4 C4", "HA HA", "C4 H3"),
        ("H3 C4 C5", "HA HA", None),
        ("D3 C4", "HA HA", "C4 D3"),
    ],
)
def test_a_follow_is_forced_when_all_legal_plays_are_the_same_cards(
    hand: str, led: str, forced: str | None
) -> None:
    expected = cards(forced) if forced else None
    assert forced_follow(trumps("dapai", "2", "S"), cards(hand), cards(led)) == expected


def test_low_cards_come_first_among_the_examples() -> None:
    duty = Duty(trumps("kawu", "2", "S"), cards("HK H3 HT H5"), cards("HA"))
    assert duty.first_plays(3) == [cards("H3"), cards("H5"), cards("HT")]
    assert duty.suit_held == cards("HK H3 HT H5")

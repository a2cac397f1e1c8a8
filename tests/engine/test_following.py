"""What a follower owes (K:35, D:19, RULES §5.5): every example names the rule it shows."""

from __future__ import annotations

import pytest

from engine.cards import Card
from engine.following import Duty, judge_follow, legal_follows
from engine.verdict import Code, Owed
from tests.engine.dealing import BOTH, cards, trumps

ROWS = [
    # rules, hand, led, play, code or legal, what it shows; level 7, hearts trump
    ("both", "S9 S3 D4", "SA", "S3", "legal", "a card of the suit led follows"),
    ("both", "S9 S3 D4", "SA", "D4", "follow-suit", "no other card while one is held"),
    ("both", "S9 S3 HA", "SA", "HA", "follow-suit", "nor a trump"),
    ("both", "S7 S3 D4", "SA", "S7", "follow-suit", "a level card is a trump, not a spade"),
    ("both", "S7 D4 C4", "HA", "S7", "legal", "and follows a trump"),
    ("both", "S7 D4 C4", "HA", "D4", "follow-suit", "as it must"),
    ("both", "BJ D4 C4", "HA", "D4", "follow-suit", "a joker is a trump too"),
    ("kawu", "S2 D4 C4", "SA", "D4", "follow-suit", "under kawu a 2 is a card of its suit"),
    ("dapai", "S2 D4 C4", "SA", "D4", "legal", "under dapai it is none"),
    ("dapai", "S2 D4 C4", "HA", "D4", "follow-suit", "but a trump"),
    ("both", "D4 C4 HA", "SA", "HA", "legal", "void: ruff"),
    ("both", "D4 C4 HA", "SA", "D4", "legal", "void: or discard"),
    ("both", "S3 D4 D4 HA", "SA SA", "S3 HA", "legal", "too few: all of them, the rest is free"),
    ("both", "S3 D4 D4 HA", "SA SA", "D4 D4", "follow-suit", "too few: none may be kept back"),
    ("both", "S3 S3 S9 SK", "SA SA", "S3 S3", "legal", "a pair for a pair"),
    ("both", "S3 S3 S9 SK", "SA SA", "S9 SK", "follow-pair", "no two singles while one is held"),
    ("both", "S3 S3 S9 SK", "SA SA", "S3 SK", "follow-pair", "a pair may not be torn"),
    ("both", "S3 S4 S9 SK", "SA SA", "S9 SK", "legal", "without a pair any two cards"),
    ("both", "S3 S3 S4 S4 SK S9", "SA SA", "S9 SK", "follow-pair", "a pair out of a tractor too"),
    ("both", "S3 S3 S4 S4 SK S9", "SA SA", "S4 S4", "legal", "whichever half of it"),
    ("both", "C7 C7 H3 H9", "HA HA", "H3 H9", "follow-pair",
     "an off-suit level pair is a trump pair"),
    ("both", "C7 H7 H3 H9", "HA HA", "C7 H7", "legal", "two different level cards are no pair"),
    ("both", "S3 S3 S4 S4 S9 S9", "SQ SQ SK SK", "S3 S3 S4 S4", "legal", "a tractor for a tractor"),
    ("both", "S3 S3 S4 S4 S9 S9", "SQ SQ SK SK", "S4 S4 S9 S9", "follow-tractor", "not two pairs"),
    ("both", "S6 S6 S8 S8 SJ SJ", "SQ SQ SK SK", "S8 S8 SJ SJ", "follow-tractor",
     "across the level rank"),
    ("both", "C7 C7 H7 H7 H3 H3", "HQ HQ HK HK", "H7 H7 H3 H3", "follow-tractor",
     "up the trump chain"),
    ("both", "C7 C7 D7 D7 H3 H4", "HQ HQ HK HK", "C7 C7 D7 D7", "legal",
     "two pairs on one step: two pairs"),
    ("both", "C7 C7 D7 D7 H3 H4", "HQ HQ HK HK", "C7 C7 H3 H4", "follow-pair",
     "which are owed as pairs"),
    ("both", "S3 S3 S4 S4 S5 S5 S9", "SQ SQ SK SK", "S4 S4 S5 S5", "legal",
     "part of a longer tractor"),
    ("both", "S3 S3 S4 S4 S5 S5 S9", "SQ SQ SK SK", "S3 S3 S5 S5", "follow-tractor",
     "counts as held"),
    ("both", "S3 S3 S5 S5 S9 SJ", "SQ SQ SK SK", "S3 S3 S5 S5", "legal", "no tractor: pairs"),
    ("both", "S3 S3 S5 S5 S9 SJ", "SQ SQ SK SK", "S3 S3 S9 SJ", "follow-pair",
     "as many as possible"),
    ("both", "S3 S3 S5 S8 S9 SJ", "SQ SQ SK SK", "S5 S8 S9 SJ", "follow-pair", "even if only one"),
    ("both", "S3 S3 S5 S8 S9 SJ", "SQ SQ SK SK", "S3 S3 S9 SJ", "legal", "filled freely"),
    ("both", "S3 S4 S5 S8 S9 SJ", "SQ SQ SK SK", "S5 S8 S9 SJ", "legal", "no pair: any four"),
    ("dapai", "S3 S3 S4 S4 S8 S8 SJ SJ", "SQ SQ SK SK SA SA", "S3 S3 S8 S8 SJ SJ", "follow-tractor",
     "the shorter tractor is owed"),
    ("dapai", "S3 S3 S4 S4 S8 S8 SJ SJ", "SQ SQ SK SK SA SA", "S3 S3 S4 S4 SJ SJ", "legal",
     "with one more pair"),
    ("dapai", "S3 S3 S4 S4 S8 S8 SJ SJ", "SQ SQ SK SK SA SA", "S3 S3 S4 S4 S8 SJ", "follow-pair",
     "not two singles"),
    ("kawu", "S3 S3 S4 S4 S8 S8 SJ SJ", "SQ SQ SK SK SA SA", "S3 S3 S8 S8 SJ SJ", "legal",
     "kawu owes no shorter tractor, only its pairs"),
    ("kawu", "S3 S3 S4 S4 S8 S8 SJ SJ", "SQ SQ SK SK SA SA", "S3 S3 S4 S4 S8 SJ", "follow-pair",
     "three of them"),
    ("dapai", "S3 S3 S4 S4 S8 S9 SJ SJ", "SQ SQ SK SK SA SA", "S3 S3 S4 S4 S8 S9", "follow-pair",
     "tractor and pair are both owed"),
    ("dapai", "S3 S3 S4 S4 S8 S9 SJ ST", "SQ SQ SK SK SA SA", "S3 S3 S4 S4 S9 ST", "legal",
     "tractor and no further pair"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("profile", "hand", "led", "play", "code"),
    [
        pytest.param(profile, *row[1:5], id=f"{profile}: {row[5]}: {row[3]}")
        for row in ROWS
        for profile in BOTH
        if row[0] in (profile, "both")
    ],
)
def test_following(profile: str, hand: str, led: str, play: str, code: str) -> None:
    verdict = judge_follow(trumps(profile, "7", "H"), cards(hand), cards(led), cards(play))
    assert (verdict.code or "legal") == code


FOUR_PAIRS = cards("HT HT HJ HJ HQ HQ HK HK")
TWO_SHORT_ONES = cards("H3 H3 H4 H4 H6 H6 H7 H7 H9 H9 HA")


def test_a_four_pair_tractor_asks_for_two_short_ones_under_dapai() -> None:
    of = trumps("dapai", "2", "S")
    assert Duty(of, TWO_SHORT_ONES, FOUR_PAIRS).owed == Owed(8, 4, (2, 2))
    assert legal_follows(of, TWO_SHORT_ONES, FOUR_PAIRS) == [cards("H3 H3 H4 H4 H6 H6 H7 H7")]


def test_and_for_any_four_pairs_under_kawu() -> None:
    of = trumps("kawu", "2", "S")
    assert Duty(of, TWO_SHORT_ONES, FOUR_PAIRS).owed == Owed(8, 4, ())
    assert judge_follow(of, TWO_SHORT_ONES, FOUR_PAIRS, cards("H3 H3 H4 H4 H6 H6 H9 H9")).legal
    assert len(legal_follows(of, TWO_SHORT_ONES, FOUR_PAIRS)) == 5


def test_the_switch_for_shorter_tractors_decides_not_the_profile() -> None:
    kawu = trumps("kawu", "2", "S", follow_shorter_tractor=True)
    assert Duty(kawu, TWO_SHORT_ONES, FOUR_PAIRS).owed.tractors == (2, 2)
    dapai = trumps("dapai", "2", "S", follow_shorter_tractor=False)
    assert Duty(dapai, TWO_SHORT_ONES, FOUR_PAIRS).owed.tractors == ()


@pytest.mark.parametrize(
    ("hand", "led", "tractors"),
    [
        ("H3 H3 H4 H4 H5 H5 H9 HA", "HT HT HJ HJ HQ HQ HK HK", (3,)),
        ("H3 H3 H4 H4 H6 H6 H9", "HT HT HJ HJ HQ HQ", (2,)),
        ("H3 H3 H5 H5 H7 H7 H9", "HT HT HJ HJ HQ HQ", ()),
        ("H3 H3 H4 H4 H5 H5 H9 H9 HT HT", "HJ HJ HQ HQ HK HK HA HA", (3,)),
        ("H3 H3 H4 H4 H5 H5 H9 H9 HT HT", "H8 H8 HJ HJ HQ HQ HK HK HA HA", (3,)),
        ("H3 H3 H4 H4 H6 H6 H7 H7", "H9 H9 HT HT HQ HQ HK HK", (2, 2)),
        ("H3 H3 H4 H4 H5 H5 H6 H6", "H8 H8 H9 H9 HQ HQ HK HK", (2, 2)),
        ("H3 H3 H4 H4 H5 H5 H6 H6 HA", "H8 H8 H9 H9 HT HT HQ HQ", (3,)),
        ("H3 H3 H4 H4 H5 D5 D5 C9", "H9 H9 HT HT HQ HQ HK HK", (2,)),
    ],
)
def test_what_tractors_are_owed_under_dapai(hand: str, led: str, tractors: tuple[int, ...]) -> None:
    assert Duty(trumps("dapai", "2", "S"), cards(hand), cards(led)).owed.tractors == tractors


@pytest.mark.parametrize(
    ("hand", "led", "tractors"),
    [
        ("H3 H3 H4 H4 H5 H5 H9 H9", "HT HT HJ HJ HQ HQ HK HK", ()),
        ("H3 H3 H4 H4 H5 H5 H9 H9", "HT HT HJ HJ HQ HQ", (3,)),
        ("H3 H3 H4 H4 H5 H5 H9 H9", "HT HT HJ HJ", (2,)),
        ("H3 H3 H4 H4 H9 H9", "HT HT HJ HJ HQ HQ", ()),
    ],
)
def test_what_tractors_are_owed_under_kawu(hand: str, led: str, tractors: tuple[int, ...]) -> None:
    assert Duty(trumps("kawu", "2", "S"), cards(hand), cards(led)).owed.tractors == tractors


THROWS = [
    ("H3 H3 H5 H6 H9", "HA HA HK", "H3 H3 H9", "legal", "pair and single: the pair, any other"),
    ("H3 H3 H5 H6 H9", "HA HA HK", "H5 H6 H9", "follow-pair", "not three singles"),
    ("H3 H3 H5 H6 H9", "HA HK", "H5 H3", "legal", "two singles ask for no pair"),
    ("H3 H3 H5 H5 H9 H6", "HA HA HQ HQ", "H3 H3 H5 H5", "legal", "two pairs: two pairs"),
    ("H3 H3 H5 H5 H9 H6", "HA HA HQ HQ", "H3 H3 H9 H6", "follow-pair", "not one"),
    ("H3 H3 H4 H4 H6 H6", "HA HA HQ HQ", "H3 H3 H6 H6", "legal", "no tractor led, none owed"),
    ("H3 H3 H4 H4 H6 H8", "HA HQ HQ HJ HJ", "H3 H3 H4 H4 H8", "legal", "a tractor for its tractor"),
    ("H3 H3 H4 H4 H6 H6 H8", "HA HQ HQ HJ HJ", "H3 H3 H6 H6 H8", "follow-tractor", "not two pairs"),
    ("H3 H3 H4 H4 H6 H6 H7 H7 H9", "HA HA HK HK HJ HJ HT HT", "H3 H3 H4 H4 H6 H6 H7 H7", "legal",
     "two tractors for two"),
    ("H3 H3 H4 H4 H6 H6 H7 H7 H9", "HA HA HK HK HJ HJ HT HT", "H3 H3 H4 H4 H6 H6 H7 H9",
     "follow-tractor", "not one and a broken one"),
    ("S3 S4 S5", "HA HK", "S3 S4", "legal", "void: anything"),
    ("H3 S4 S5", "HA HK", "S4 S5", "follow-suit", "one card held: it goes in"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("hand", "led", "play", "code"), [pytest.param(*row[:4], id=row[4]) for row in THROWS]
)
def test_a_throw_is_followed_part_by_part(hand: str, led: str, play: str, code: str) -> None:
    verdict = judge_follow(trumps("dapai", "2", "S"), cards(hand), cards(led), cards(play))
    assert (verdict.code or "legal") == code


@pytest.mark.parametrize("profile", BOTH)
def test_of_several_reasons_the_first_of_the_protocol_is_given(profile: str) -> None:
    of, hand = trumps(profile, "2", "S"), cards("H3 H3 H4 H4 H9 D4 D5")
    led = cards("HQ HQ HK HK")
    assert judge_follow(of, hand, led, cards("C9 D4")).code is Code.WRONG_COUNT
    assert judge_follow(of, hand, led, ()).code is Code.WRONG_COUNT
    assert judge_follow(of, hand, led, cards("C9 D4 D5 H3")).code is Code.NOT_IN_HAND
    assert judge_follow(of, hand, led, cards("D4 D5 H3 H4")).code is Code.FOLLOW_SUIT
    assert judge_follow(of, hand, led, cards("H3 H3 H4 H9")).code is Code.FOLLOW_TRACTOR


@pytest.mark.parametrize("led", ["", "HA SA", "HA S3"])
def test_a_lead_of_no_one_suit_cannot_be_followed(led: str) -> None:
    with pytest.raises(ValueError, match="expected a lead of one suit"):
        Duty(trumps("kawu", "2", "S"), cards("H3 H4"), cards(led))


def test_a_hand_shorter_than_the_lead_cannot_follow() -> None:
    with pytest.raises(ValueError, match="expected a hand of 2 cards or more"):
        Duty(trumps("kawu", "2", "S"), [Card("H3")], cards("HA HA"))

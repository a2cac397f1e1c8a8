"""Throws that stand and throws that fail: by whom, what is led instead, the fine (RULES §5.7)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.actions import Play
from engine.cards import Seat
from engine.deal import ActionError, Deal
from engine.leading import ThrowCheck, check_throw
from engine.setup import check_copies
from engine.shapes import shape_of
from engine.verdict import Code
from tests.engine.dealing import at_play, cards, finished, players, trumps


def check(play: str, *others: str, level: str = "2", suit: str = "S") -> ThrowCheck:
    """Checks a throw under dapai against the other hands in turn order."""
    of = trumps("dapai", level, suit)
    shape = shape_of(of, cards(play))
    assert shape is not None
    hands = [cards(hand) for hand in others]
    check_copies([cards(play), *hands])
    return check_throw(of, shape, hands)


STANDS = [
    ("HA HA HK", "HQ HQ H3", "HK H9", "HJ H7", "an equal king does not beat a king"),
    ("HA HK", "S3 S4 LJ", "HQ H3", "HJ H5", "trumps ruff, they do not stop"),
    ("HA HQ HQ", "HK D3", "HK D6", "C3 C4", "kings of two hands are no pair"),
    ("HA HA H9 H9 H8 H8", "HT HT D3", "HJ HJ D4", "C3", "tractor of two hands is none"),
    ("HA H6 H6 H7 H7", "HT HT H9 H8", "HK HK", "C3", "higher pairs do not beat a tractor"),
    ("LJ BJ BJ", "S3 SA", "C2 C2", "S2 S2", "trumps may be thrown too"),
    ("C2 S2", "D2 D2", "SA", "SK", "equal off-suit level cards do not beat each other"),
    ("C2 C2 BJ", "D2 D2", "H2 H2", "SA SA", "nor do pairs of them"),
]


@pytest.mark.parametrize(
    ("play", "others"), [pytest.param(row[0], row[1:4], id=row[4]) for row in STANDS]
)
def test_a_throw_stands_where_no_hand_alone_beats_a_part(
    play: str, others: tuple[str, ...]
) -> None:
    assert check(play, *others) == ThrowCheck(True)


FAILS = [
    ("HQ HQ HJ", "H9 H8", "HK H4", "H3 H5", "HJ", 2, "the partner stops it too"),
    ("H9 H8 H8 H4 H4", "HJ H3", "H6 H7", "H5 D6", "H9", 1, "98844 against a jack: the 9"),
    ("H9 H8 H8 H4 H4", "HQ HQ H3", "H6 H7", "H5", "H4 H4", 1, "against a pair of queens: 44"),
    ("H9 H8 H8 H4 H4", "H6 H7", "H3", "H5 H5", "H4 H4", 3, "against a pair of fives: 44"),
    ("HK HK HQ", "H3", "H4", "HA", "HQ", 3, "an ace against the queen"),
    ("HJ H9 H9", "HQ C5", "HT HT", "C8 C9", "H9 H9", 2, "the lowest beatable part by rank"),
    ("H9 H9 H8", "HK HK", "HA", "S3", "H8", 1, "the first in turn order who beats that part"),
    ("H6 H6 H7 H7 HA", "H9 H9 HT HT HJ HJ", "H4", "S3", "H6 H6 H7 H7", 1, "a longer tractor"),
    ("H6 H6 H7 H7 HA", "HK H3", "H8 H8 H9 H9", "S3", "H6 H6 H7 H7", 2, "a higher tractor"),
    ("HA H8 H7", "HK H9", "C3", "D3", "H7", 1, "of two singles beaten the lower"),
    ("SA SA S5", "S6 C3", "C4", "C5", "S5", 1, "a throw of trumps fails like any other"),
    ("SA D2", "S2 C3", "LJ C4", "C5", "SA", 1, "by the trump order"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("play", "others", "forced", "by"),
    [pytest.param(row[0], row[1:4], row[4], row[5], id=row[6]) for row in FAILS],
)
def test_a_throw_fails_and_its_lowest_beatable_part_is_led(
    play: str, others: tuple[str, ...], forced: str, by: int
) -> None:
    assert check(play, *others) == ThrowCheck(False, cards(forced), by)


def test_of_beaten_parts_on_one_step_the_one_with_fewer_cards_is_led() -> None:
    # at level 7 with hearts as trumps: a single and a pair of off-suit level cards
    assert check("C7 S7 S7", "LJ LJ", "D3", "D4", level="7", suit="H").forced == cards("C7")


def test_and_of_equal_parts_the_first_by_its_letters() -> None:
    assert check("H7 D7 S7", "LJ", "D3", "D4", level="7", suit="NT").forced == cards("D7")


@pytest.mark.parametrize("play", ["H3", "H3 H3", "H3 H3 H4 H4"])
def test_one_shape_is_never_checked(play: str) -> None:
    assert check(play, "HA HA HK HK", "HQ", "HJ") == ThrowCheck(True)


HANDS = {
    "S": "H9 H8 H8 H4 H4",
    "E": "HJ H3 D3 D4 D6",
    "N": "H6 H7 D9 DJ DQ",
    "W": "H2 CQ C4 C7 C6",
}


def thrown(profile: str = "dapai", **settings: Any) -> Deal:
    """Returns a hand, spades trumps, in which South, the dealer, has thrown all five hearts."""
    deal = at_play(profile, "T", "S", HANDS, **settings)
    deal.apply(Play(Seat.S, cards(HANDS["S"])))
    return deal


def test_the_part_is_the_lead_and_the_rest_goes_back_to_the_hand() -> None:
    deal = thrown()
    assert deal.table is not None
    trick = deal.table.trick
    assert trick.plays == (cards("H9"),)
    assert trick.attempted == cards(HANDS["S"])
    assert trick.stopped_by is Seat.E
    assert deal.hand(Seat.S) == cards("H8 H8 H4 H4")
    assert deal.to_act is Seat.E


def test_the_others_follow_the_part_that_is_led() -> None:
    deal = thrown()
    assert deal.judge(Play(Seat.E, cards("HJ H3"))).code is Code.WRONG_COUNT
    assert deal.judge(Play(Seat.E, cards("D3"))).code is Code.FOLLOW_SUIT
    deal.apply(Play(Seat.E, cards("HJ")))
    with pytest.raises(ActionError) as refused:
        deal.apply(Play(Seat.N, cards("D9")))
    assert refused.value.verdict.code is Code.FOLLOW_SUIT


def test_a_throw_that_stands_is_led_whole_and_nothing_is_marked() -> None:
    deal = at_play("dapai", "2", "S", {"S": "HA HK", "E": "HQ H3", "N": "S3 S4", "W": "D3 D4"})
    deal.apply(Play(Seat.S, cards("HA HK")))
    assert deal.table is not None
    assert (deal.table.trick.led, deal.hand(Seat.S)) == (cards("HA HK"), ())
    assert (deal.table.trick.attempted, deal.table.trick.stopped_by) == (None, None)
    assert deal.table.failed == {"defenders": 0, "attackers": 0}


@pytest.mark.parametrize(("fine", "points"), [(0, 0), (10, 10)])
def test_a_failed_throw_of_the_defenders_pays_the_attackers_where_the_host_says_so(
    fine: int, points: int
) -> None:
    deal = thrown(failed_throw_penalty=fine)
    assert deal.view(Seat.W).points == points
    assert deal.view(Seat.W).failed_throws == (1, 0)


@pytest.mark.parametrize("dealer", ["E", "W"])
def test_a_failed_throw_of_the_attackers_costs_them_and_the_total_never_falls_below_0(
    dealer: str,
) -> None:
    deal = at_play("dapai", "T", "S", HANDS, dealer=dealer, leader="S", failed_throw_penalty=10)
    deal.apply(Play(Seat.S, cards(HANDS["S"])))
    assert deal.view(Seat.S).points == -10
    assert deal.view(Seat.S).failed_throws == (0, 1)
    result = finished(deal, players("random", Random(1))).result
    assert result is not None
    score = result.score
    assert (score.trick_points, score.kitty_bonus, score.fines, score.total) == (0, 0, -10, 0)


def test_every_failed_throw_is_fined_and_the_fines_are_summed_up_after_the_kitty() -> None:
    hands = {"S": "HQ HT HA", "E": "HK HJ D3", "N": "C3 C4 C6", "W": "D4 D6 D7"}
    deal = at_play("dapai", "2", "S", hands, kitty="D5", failed_throw_penalty=10)
    throw = cards("HQ HT HA")
    deal.apply(Play(Seat.S, throw))
    assert deal.table is not None
    assert deal.table.trick.led == cards("HT")
    for seat, play in ((Seat.E, "HJ"), (Seat.N, "C3"), (Seat.W, "D4")):
        deal.apply(Play(seat, cards(play)))
    deal.apply(Play(Seat.E, cards("D3")))
    for seat, play in ((Seat.N, "C4"), (Seat.W, "D6"), (Seat.S, "HQ")):
        deal.apply(Play(seat, cards(play)))
    for seat, play in ((Seat.W, "D7"), (Seat.S, "HA"), (Seat.E, "HK"), (Seat.N, "C6")):
        deal.apply(Play(seat, cards(play)))
    assert deal.result is not None
    score = deal.result.score
    assert (score.trick_points, score.kitty_bonus, score.fines, score.total) == (20, 10, 10, 40)


def test_kawu_knows_no_throw_to_fail() -> None:
    with pytest.raises(ActionError) as refused:
        thrown("kawu")
    assert refused.value.verdict.code is Code.THROWS_OFF


def test_with_throws_turned_on_kawu_takes_their_rules_from_dapai() -> None:
    deal = thrown("kawu", throws=True)
    assert deal.table is not None
    assert deal.table.trick.led == cards("H9")

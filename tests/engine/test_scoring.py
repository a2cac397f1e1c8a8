"""Kitty bonus, total, levels and next dealer (RULES §3; K:41–47, D:24–28)."""

from __future__ import annotations

from random import Random

import pytest

from engine.actions import Play
from engine.cards import RANKS, Rank, Seat, Team
from engine.scoring import Score, fines, level_change, levels_for, multiplier
from engine.shapes import shape_of
from tests.engine.dealing import BOTH, at_play, cards, finished, players, rules, trumps


def levels(ns: str, ew: str) -> dict[Team, Rank]:
    """Returns the levels of both sides."""
    return {Team.NS: Rank(ns), Team.EW: Rank(ew)}


# The kitty


@pytest.mark.parametrize(
    ("led", "pow2_pairs", "times_cards"),
    [
        ("H9", 2, 2),
        ("H9 H9", 4, 4),
        ("H8 H8 H9 H9", 8, 8),
        ("H8 H8 H9 H9 HT HT", 16, 12),
        ("H8 H8 H9 H9 HT HT HJ HJ", 32, 16),
        ("HA HK", 2, 2),
        ("HA HK HK", 4, 4),
        ("HA HJ HJ HQ HQ", 8, 8),
        ("HA HA HJ HJ HQ HQ", 8, 8),
        ("HA HA HJ HJ H9 H9", 4, 4),
    ],
)
def test_the_kitty_counts_by_the_largest_part_led(
    led: str, pow2_pairs: int, times_cards: int
) -> None:
    shape = shape_of(trumps("dapai", "2", "S"), cards(led))
    assert shape is not None
    for profile in BOTH:
        assert multiplier(rules(profile), shape) == pow2_pairs
        times = rules(profile, kitty_multiplier="times_cards")
        assert multiplier(times, shape) == times_cards


@pytest.mark.parametrize(
    ("score", "bonus", "total"),
    [
        (Score(75, 20, 2, 0), 40, 115),
        (Score(35, 20, 4, 0), 80, 115),
        (Score(35, 20, 0, 0), 0, 35),
        (Score(35, 0, 8, 0), 0, 35),
        (Score(20, 5, 2, -20), 10, 10),
        (Score(5, 5, 0, -20), 0, 0),
        (Score(0, 10, 2, 30), 20, 50),
    ],
)
def test_the_total_is_tricks_kitty_and_fines_and_never_below_0(
    score: Score, bonus: int, total: int
) -> None:
    assert (score.kitty_bonus, score.total) == (bonus, total)


@pytest.mark.parametrize(
    ("failed", "net"),
    [
        ({}, 0),
        ({"defenders": 2}, 20),
        ({"attackers": 3}, -30),
        ({"defenders": 1, "attackers": 2}, -10),
    ],
)
def test_fines_go_to_or_from_the_attackers(failed: dict[str, int], net: int) -> None:
    assert fines(rules("dapai", failed_throw_penalty=10), failed) == net
    assert fines(rules("dapai"), failed) == 0


# The table of section 3


TABLE = [
    (-20, True, 3), (0, True, 3), (5, True, 2), (20, True, 2), (35, True, 2), (40, True, 1),
    (75, True, 1), (80, False, 0), (115, False, 0), (120, False, 1), (155, False, 1),
    (160, False, 2), (195, False, 2), (200, False, 3), (235, False, 3), (240, False, 4),
    (275, False, 4), (280, False, 5), (315, False, 5), (320, False, 6), (560, False, 12),
]  # fmt: skip


@pytest.mark.parametrize(("total", "held", "up"), TABLE)
def test_so_many_levels_for_so_many_points(total: int, held: bool, up: int) -> None:
    assert levels_for(total) == (held, up)
    change = level_change(total, Seat.E, levels("2", "2"))
    assert (change.held, change.gained) == (held, up)
    assert change.team is (Team.EW if held else Team.NS)
    winners, losers = (Team.EW, Team.NS) if held else (Team.NS, Team.EW)
    assert change.levels == {winners: RANKS[up], losers: Rank.TWO}


@pytest.mark.parametrize("dealer", Seat)
@pytest.mark.parametrize(("total", "held"), [(0, True), (75, True), (80, False), (240, False)])
def test_the_partner_deals_when_the_dealers_hold_else_the_player_to_the_right(
    dealer: Seat, total: int, held: bool
) -> None:
    change = level_change(total, dealer, levels("5", "9"))
    assert change.next_dealer is (dealer.partner if held else dealer.right)
    assert change.match_winner is None


# The ace


def test_every_level_ends_at_the_ace_and_what_is_gained_is_counted_to_there() -> None:
    up = level_change(0, Seat.W, levels("8", "K"))
    assert (up.levels, up.gained) == (levels("8", "A"), 1)
    over = level_change(280, Seat.S, levels("3", "J"))
    assert (over.levels, over.gained) == (levels("3", "A"), 3)


def test_reaching_the_ace_does_not_win_the_match() -> None:
    change = level_change(40, Seat.S, levels("K", "5"))
    assert (change.levels, change.match_winner) == (levels("A", "5"), None)
    assert change.next_dealer is Seat.N


@pytest.mark.parametrize("total", [0, 35, 75])
def test_holding_at_the_ace_wins_it(total: int) -> None:
    change = level_change(total, Seat.N, levels("A", "Q"))
    assert (change.match_winner, change.next_dealer) == (Team.NS, None)
    assert (change.levels, change.gained) == (levels("A", "Q"), 0)


def test_attackers_who_win_while_at_the_ace_become_dealers_at_the_ace() -> None:
    change = level_change(200, Seat.E, levels("A", "7"))
    assert (change.match_winner, change.next_dealer) == (None, Seat.N)
    assert (change.levels, change.gained) == (levels("A", "7"), 0)


def test_dealers_who_lose_at_the_ace_stay_there_and_attack() -> None:
    change = level_change(80, Seat.E, levels("6", "A"))
    assert (change.match_winner, change.next_dealer) == (None, Seat.N)
    assert change.levels == levels("6", "A")


def test_no_level_is_compulsory() -> None:
    change = level_change(0, Seat.S, levels("3", "2"))
    assert change.levels == levels("6", "2")


# Tricks of a hand


ONE_TRICK = {"S": "SK", "E": "ST", "N": "S5", "W": "SA"}


@pytest.mark.parametrize("profile", BOTH)
@pytest.mark.parametrize(
    ("dealer", "tricks", "times"), [("S", 25, 2), ("N", 25, 2), ("E", 0, 0), ("W", 0, 0)]
)
def test_only_tricks_of_the_attackers_count_and_the_kitty_only_with_the_last(
    profile: str, dealer: str, tricks: int, times: int
) -> None:
    deal = at_play(profile, "2", "H", ONE_TRICK, kitty="CT C3", dealer=dealer, leader="S")
    for seat in Seat:
        deal.apply(Play(seat, deal.hand(seat)))
    assert deal.result is not None
    score = deal.result.score
    assert (score.trick_points, score.kitty_points, score.multiplier) == (tricks, 10, times)
    assert deal.result.last_winner is Seat.W
    assert deal.result.buried == cards("CT C3")


@pytest.mark.parametrize("profile", BOTH)
def test_the_kitty_counts_by_what_was_led_not_by_what_won(profile: str) -> None:
    hands = {"S": "S3 S3", "E": "H4 H4", "N": "S5 S6", "W": "SA C3"}
    deal = at_play(profile, "2", "H", hands, kitty="CK", dealer="S")
    for seat in Seat:
        deal.apply(Play(seat, deal.hand(seat)))
    assert deal.result is not None
    assert (deal.result.last_winner, deal.result.score.multiplier) == (Seat.E, 4)
    assert deal.result.score.total == 5 + 4 * 10


@pytest.mark.parametrize("profile", BOTH)
def test_a_hand_ends_when_the_cards_are_gone_and_only_then_has_a_result(profile: str) -> None:
    hands = {"S": "S3 S3 D4", "E": "S4 S4 D5", "N": "S6 S6 D6", "W": "S7 S7 DA"}
    deal = at_play(profile, "2", "H", hands)
    assert deal.result is None
    for seat in Seat:
        deal.apply(Play(seat, cards(hands[seat.name])[:2]))
    assert deal.result is None
    finished(deal, players("random", Random(1)))
    assert deal.result is not None
    assert deal.table is not None
    assert [len(trick.led) for trick in deal.table.tricks] == [2, 1]

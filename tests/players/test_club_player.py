"""The principles of the club player, one by one."""

from __future__ import annotations

from random import Random

import pytest

from engine.actions import Pass, Play, TakeKitty
from engine.cards import Card, Rank, Seat
from engine.deal import Deal
from engine.players import ClubPlayer
from engine.setup import Setup
from tests.engine.dealing import at_play, cards, rules

FILLING = {"S": "D3 D4 D5 D6", "E": "D7 D8 D9 C9", "N": "C3 C4 C5 C6", "W": "S3 S4 S6 S7"}


def chosen(deal: Deal) -> set[tuple[Card, ...]]:
    """Returns what the player does for the seat whose turn it is, over some seeds."""
    assert deal.to_act is not None
    view = deal.view(deal.to_act)
    return {tuple(sorted(ClubPlayer(Random(seed)).play(view))) for seed in range(10)}


def after(deal: Deal, *plays: str) -> Deal:
    """Plays on, each play by the seat whose turn it is."""
    for play in plays:
        assert deal.to_act is not None
        deal.apply(Play(deal.to_act, cards(play)))
    return deal


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("SA D4 D5 H3", "SA"),
        ("SK S9 D3 D3", "D3 D3"),
        ("D3 D3 D4 D4", "D3 D3 D4 D4"),
        ("SA SA C7 C8", "SA SA"),
    ],
)
def test_it_leads_winners_then_what_is_hard_to_follow(hand: str, expected: str) -> None:
    deal = at_play("kawu", "2", "H", {**FILLING, "S": hand})
    assert chosen(deal) == {tuple(sorted(cards(expected)))}


def test_it_throws_winners_of_one_suit_together_where_that_is_allowed() -> None:
    hands = {**FILLING, "S": "SA SA SK SK"}
    assert chosen(at_play("dapai", "2", "H", hands)) == {cards("SA SA SK SK")}
    hands = {**FILLING, "S": "SA SA CA D9"}
    assert chosen(at_play("dapai", "2", "H", hands)) == {cards("SA SA")}


def test_with_no_winner_it_leads_low_and_no_points() -> None:
    lead = chosen(at_play("kawu", "2", "H", {**FILLING, "S": "SK S9 CT C7"}))
    assert lead <= {cards("C7"), cards("S9")}


def test_it_follows_low_when_an_opponent_holds_the_trick() -> None:
    deal = at_play("kawu", "2", "H", {**FILLING, "S": "SA D4 D5 D6", "E": "SK ST S5 S8"})
    assert chosen(after(deal, "SA")) == {cards("S8")}


def test_it_gives_points_to_a_partner_who_holds_the_trick() -> None:
    hands = {"S": "SA D4 D5 D6", "E": "S4 D7 D8 D9", "N": "SK S6 S7 S8", "W": "S3 C4 C5 C6"}
    assert chosen(after(at_play("kawu", "2", "H", hands), "SA", "S4")) == {cards("SK")}


def test_it_gives_an_opponent_none() -> None:
    hands = {"S": "S4 D4 D5 D6", "E": "SA D7 D8 D9", "N": "SK S6 S7 S8", "W": "S3 C4 C5 C6"}
    assert chosen(after(at_play("kawu", "2", "H", hands), "S4", "SA")) == {cards("S6")}


def test_it_ruffs_when_points_are_at_stake_and_does_not_without() -> None:
    hands = {"S": "SK S3 D5 D6", "E": "S4 D7 D8 D9", "N": "C4 C5 C6 C7", "W": "H3 C8 C9 D3"}
    points = chosen(after(at_play("kawu", "2", "H", hands), "SK", "S4", "C4"))
    assert points == {cards("H3")}
    hands["S"] = "SQ S3 D5 D6"
    hands["W"] = "LJ C8 C9 D3"
    nothing = chosen(after(at_play("kawu", "2", "H", hands), "SQ", "S4", "C4"))
    assert cards("LJ") not in nothing


def small(south: str, kitty: str) -> Deal:
    """Returns a hand of eight cards each at level 2, in which South deals and is asked first."""
    others = map(
        cards, ("S5 S6 S7 S8 D5 D6 D7 D4", "S5 S6 S7 S8 D5 D6 D7 D4", "C7 C8 CT CJ CQ ST SJ DT")
    )
    east, north, west = others
    setup = Setup(
        rules("kawu"),
        Rank.TWO,
        (cards(south), east, north, west),
        cards(kitty),
        hand_no=2,
        dealer=Seat.S,
    )
    return Deal(setup)


def test_it_buries_a_short_suit_without_points_and_keeps_trumps_and_winners() -> None:
    deal = small("HA H3 H4 SA SK S9 C3 C4", "H5 C6 SQ")
    for seat in Seat:
        deal.apply(Pass(seat))
    deal.apply(TakeKitty())
    buried = ClubPlayer(Random(1)).bury(deal.view(Seat.S))
    assert sorted(buried) == sorted(cards("C3 C4 C6"))


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("H2 H3 H4 H5 H6 H9 S3 D3", "H2"),
        ("H2 H2 H4 H5 H6 H9 S3 D3", "H2 H2"),
        ("H2 S3 S4 S9 D3 D8 C3 C4", ""),
        ("H3 H4 H5 H6 H7 H8 H9 HT", ""),
    ],
)
def test_it_declares_when_it_holds_many_trumps(hand: str, expected: str) -> None:
    deal = small(hand, "H5 C6 D8")
    assert ClubPlayer(Random(1)).declare(deal.view(Seat.S)) == cards(expected)

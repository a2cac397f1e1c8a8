"""Faults seen in other programs' players, each named and shown not to be in ours."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.actions import Play
from engine.cards import Card, Seat
from engine.deal import Deal
from engine.players import Player
from engine.players.arena import setup_of
from engine.players.candidates import candidates
from engine.view import Phase, View
from tests.engine.dealing import BOTH, at_play, cards, finished, play_out, players, rules
from tests.players.tables import EVERYBODY, both_tables
from tests.referee.deals import clumped_deck

NAMES = pytest.mark.parametrize("name", EVERYBODY)
SEEDS = 6


def made(name: str, seed: int = 1) -> dict[Seat, Player]:
    """Returns four players of a kind."""
    rng = Random(seed)
    return {seat: EVERYBODY[name](rng) for seat in Seat}


def choices(name: str, view: View, seeds: int = SEEDS) -> set[tuple[Card, ...]]:
    """Returns what a player plays, over some seeds."""
    return {tuple(sorted(EVERYBODY[name](Random(seed)).play(view))) for seed in range(seeds)}


def after(deal: Deal, *plays: str) -> View:
    """Plays on, each play by the seat whose turn it is, and returns what the next one sees."""
    for play in plays:
        assert deal.to_act is not None
        deal.apply(Play(deal.to_act, cards(play)))
    assert deal.to_act is not None
    return deal.view(deal.to_act)


@NAMES
def test_a_hand_is_over_when_the_cards_are_gone_not_after_25_tricks(name: str) -> None:
    deck = [Card(card) for card in clumped_deck(Random(6), 0.95)]
    setup = setup_of(1, 1, rules("dapai"))
    south, east, north, west = (tuple(deck[at : at + 25]) for at in (0, 25, 50, 75))
    deal = finished(
        Deal(replace(setup, hands=(south, east, north, west), kitty=tuple(deck[100:]))), made(name)
    )
    assert deal.table is not None
    assert deal.result is not None
    assert len(deal.table.tricks) < 22
    hands = {"S": "SA SA SK SK", "E": "S3 S3 S4 S4", "N": "D3 D3 D4 D4", "W": "C3 C3 C4 C4"}
    short = at_play("kawu", "5", "H", hands)
    assert short.table is not None
    board, _ = both_tables(short.table.trumps, Seat.S, short.setup.hands, ())
    board.play_out()
    assert board.left == 0
    table = finished(short, made(name)).table
    assert table is not None
    assert len(table.tricks) <= 4


@NAMES
@pytest.mark.parametrize("leader", Seat)
def test_a_throw_that_fails_is_no_end_of_the_hand(leader: Seat, name: str) -> None:
    """The rest goes back, all play on, and they know what was shown."""
    suits = ["SK SQ S9 D3 D4 D6 C9 CT", "SA S3 S4 D7 D8 D9 H3 H4", "S6 S7 S8 DT DJ DQ H6 H7",
             "SJ ST S4 C3 C4 C6 H8 H9"]  # fmt: skip
    hands = {seat.name: suits[(seat - leader) % 4] for seat in Seat}
    deal = at_play("dapai", "5", "H", hands, leader=leader.name, failed_throw_penalty=10)
    deal.apply(Play(leader, cards("SK SQ")))
    assert deal.table is not None
    assert deal.table.trick.led == cards("SQ")
    assert len(deal.hand(leader)) == 7
    assert finished(deal, made(name)).result is not None
    assert sum(deal.table.failed.values()) >= 1


@NAMES
@pytest.mark.parametrize(
    ("led", "hand", "tractor"),
    [
        # The level cards outside the trump suit stand right above the ace of trumps,
        ("H3 H3 H4 H4", "HA HA S5 S5 H6 H8 H9", "HA HA S5 S5"),
        # the level card of the trump suit above them, the jokers above that;
        ("H3 H3 H4 H4", "H5 H5 LJ LJ H6 H8 H9", "H5 H5 LJ LJ"),
        # in a side suit the level rank is left out.
        ("S8 S8 S9 S9", "S4 S4 S6 S6 S3 S7 SQ", "S4 S4 S6 S6"),
    ],
)
@pytest.mark.parametrize("profile", BOTH)
def test_level_cards_are_not_forgotten_in_tractors(
    profile: str, led: str, hand: str, tractor: str, name: str
) -> None:
    hands = {"S": f"{led} D3 D4 D6", "E": hand, "N": "C3 C4 C6 C7 C8 C9 CT"}
    hands["W"] = "D7 D8 D9 DT DJ DQ DK"
    view = after(at_play(profile, "5", "H", hands), led)
    assert choices(name, view) == {tuple(sorted(cards(tractor)))}


@NAMES
@pytest.mark.parametrize("profile", BOTH)
def test_a_pair_owed_is_not_kept_back_for_cards_of_other_suits(profile: str, name: str) -> None:
    hands = {"S": "S9 S9 D3 D4 C3", "E": "S6 S6 S7 H3 H3", "N": "D6 D7 D8 D9 DT",
             "W": "C4 C6 C7 C8 C9"}  # fmt: skip
    view = after(at_play(profile, "5", "H", hands), "S9 S9")
    assert choices(name, view) == {cards("S6 S6")}
    # Out of a tractor, too.
    hands["E"] = "S6 S6 S7 S7 SA"
    view = after(at_play(profile, "5", "H", hands), "S9 S9")
    assert choices(name, view) <= {cards("S6 S6"), cards("S7 S7")}


@pytest.mark.parametrize("name", ["club", "expert"])
@pytest.mark.parametrize("profile", BOTH)
def test_a_partner_who_can_still_be_overtaken_is_given_no_points(profile: str, name: str) -> None:
    """West has shown out of spades and follows last, most trumps are out: North's ten stays."""
    hands = {
        "S": "SQ SA D3 D4 D6 D7 C3 C4",
        "E": "S4 S7 D8 D9 C6 C7 CA CQ",
        "N": "ST S8 S6 C8 C9 D8 DJ CJ",
        "W": "D9 DQ HA HQ H9 H8 H7 H6",
    }
    deal = at_play(profile, "5", "H", hands)
    view = after(deal, "SQ", "S4", "S8", "D9", "SA", "S7")
    assert view.seat is Seat.N
    assert choices(name, view) == {cards("S6")}
    # Where West has followed suit so far, the ten is the right gift.
    hands["W"] = "S3 S3 DQ HA HQ H9 H8 H7"
    view = after(at_play(profile, "5", "H", hands), "SQ", "S4", "S8", "S3", "SA", "S7")
    assert choices("club", view) == {cards("ST")}


@pytest.mark.parametrize("name", ["club", "expert"])
@pytest.mark.parametrize("profile", BOTH)
def test_no_naked_joker_is_led_from_a_full_hand(profile: str, name: str) -> None:
    leads = 0
    for number in range(24):
        deal = Deal(setup_of(number, 3, rules(profile)))
        for _ in play_out(deal, players("club", Random(number))):
            if deal.phase is Phase.PLAYING:
                break
        assert deal.dealer is not None
        view = deal.view(deal.dealer)
        if any(card.is_joker for card in view.hand):
            leads += 1
            for led in choices(name, view, seeds=2):
                assert not (len(led) == 1 and led[0].is_joker)
    assert leads >= 10


@pytest.mark.parametrize("profile", BOTH)
def test_the_expert_thinks_of_a_joker_or_level_card_alone_only_near_the_end(profile: str) -> None:
    near_the_end = 0
    for number in range(6):
        deal = Deal(setup_of(number, 3, rules(profile)))
        for _ in play_out(deal, players("club", Random(number))):
            if deal.phase is not Phase.PLAYING or deal.to_act is None:
                continue
            view = deal.view(deal.to_act)
            if view.trick is None or view.trick.plays:
                continue
            own = choices("club", view, seeds=1).pop()
            others = set(candidates(view, own)) - {own}
            bare = [led for led in others if len(led) == 1 and is_high(view, led[0])]
            assert not bare or len(view.hand) <= 13
            near_the_end += len(bare)
    assert near_the_end > 0


def is_high(view: View, card: Card) -> bool:
    return card.is_joker or card.rank is view.level


@pytest.mark.parametrize("profile", BOTH)
def test_who_holds_nothing_but_jokers_leads_them(profile: str) -> None:
    hands = {"S": "BJ LJ", "E": "S3 S4", "N": "C3 C4", "W": "D3 D4"}
    view = at_play(profile, "5", "H", hands).view(Seat.S)
    assert choices("expert", view) <= {cards("BJ"), cards("LJ"), cards("LJ BJ")}

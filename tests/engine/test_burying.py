"""The dealer takes the kitty and buries as many cards, any he likes (K:19, D:16)."""

from __future__ import annotations

from random import Random

import pytest

from engine.actions import Bury, Declare, Draw, Pass, Play, TakeKitty
from engine.burying import judge_burial
from engine.cards import Rank, Seat, remove_cards
from engine.deal import ActionError, Deal
from engine.setup import Setup, shuffle
from engine.verdict import Code
from engine.view import Phase
from tests.engine.dealing import BOTH, cards, rules

HAND = cards("BJ LJ H7 S7 D7 HA HQ HQ HT H9 SA SK SK S9")


@pytest.mark.parametrize(
    "play", ["BJ LJ H7 S7 D7 HA HQ HQ", "HT SK SK HA SA BJ LJ S9", "H9 S9 HT D7 S7 H7 SA HA"]
)
def test_any_eight_cards_may_be_buried_points_and_trumps_too(play: str) -> None:
    assert judge_burial(HAND, cards(play)).legal


@pytest.mark.parametrize(
    "play", ["", "BJ LJ H7 S7 D7 HA HQ", "BJ LJ H7 S7 D7 HA HQ HQ HT", "C3 C4"]
)
def test_not_more_and_not_fewer(play: str) -> None:
    verdict = judge_burial(HAND, cards(play))
    assert (verdict.code, verdict.needed) == (Code.BURY_COUNT, 8)


@pytest.mark.parametrize(
    ("play", "missing"),
    [("BJ LJ H7 S7 D7 HA HQ C3", "C3"), ("BJ BJ H7 S7 D7 HA HA HQ", "BJ HA")],
)
def test_only_cards_of_the_hand(play: str, missing: str) -> None:
    verdict = judge_burial(HAND, cards(play))
    assert (verdict.code, verdict.offending) == (Code.NOT_IN_HAND, cards(missing))


def test_a_smaller_kitty_asks_for_fewer() -> None:
    assert judge_burial(HAND, cards("BJ LJ"), 2).legal
    assert judge_burial(HAND, cards("BJ LJ H7"), 2).needed == 2


def taken(profile: str) -> Deal:
    """Returns hand 3 in which East, the dealer, has picked up the kitty."""
    hands, kitty = shuffle(Random(4))
    deal = Deal(Setup(rules(profile), Rank.NINE, hands, kitty, hand_no=3, dealer=Seat.E))
    if deal.drawn < deal.total:
        deal.apply(Draw(deal.total))
    while deal.to_act is not None:
        deal.apply(Pass(deal.to_act))
    deal.apply(TakeKitty())
    return deal


@pytest.mark.parametrize("profile", BOTH)
def test_the_dealer_holds_33_cards_then_25_and_leads_first(profile: str) -> None:
    deal = taken(profile)
    assert (deal.phase, deal.to_act) == (Phase.BURYING, Seat.E)
    hand = deal.hand(Seat.E)
    assert len(hand) == 33
    assert hand[25:] == deal.setup.kitty
    deal.apply(Bury(hand[5:13]))
    assert deal.hand(Seat.E) == remove_cards(hand, hand[5:13])
    assert [len(deal.hand(seat)) for seat in Seat] == [25, 25, 25, 25]
    assert (deal.phase, deal.to_act) == (Phase.PLAYING, Seat.E)


@pytest.mark.parametrize("profile", BOTH)
def test_only_the_dealer_sees_what_is_buried(profile: str) -> None:
    deal = taken(profile)
    buried = deal.hand(Seat.E)[:8]
    deal.apply(Bury(buried))
    seen = {seat: deal.view(seat).buried for seat in Seat}
    assert seen == {Seat.S: None, Seat.E: buried, Seat.N: None, Seat.W: None}


@pytest.mark.parametrize("profile", BOTH)
def test_a_refused_burial_changes_nothing(profile: str) -> None:
    deal = taken(profile)
    hand = deal.hand(Seat.E)
    with pytest.raises(ActionError) as refused:
        deal.apply(Bury(hand[:7]))
    assert refused.value.verdict.code is Code.BURY_COUNT
    assert (deal.hand(Seat.E), deal.phase) == (hand, Phase.BURYING)
    assert deal.log[-1] == TakeKitty()


@pytest.mark.parametrize("profile", BOTH)
def test_nothing_is_buried_before_the_kitty_is_taken_nor_twice(profile: str) -> None:
    deal = taken(profile)
    hand = deal.hand(Seat.E)
    with pytest.raises(ActionError, match="nothing can be buried now"):
        deal.undone().apply(Bury(hand[:8]))
    deal.apply(Bury(hand[:8]))
    with pytest.raises(ActionError, match="nothing can be buried now"):
        deal.apply(Bury(hand[8:16]))


@pytest.mark.parametrize("profile", BOTH)
def test_before_the_burial_nothing_is_played_and_nothing_declared(profile: str) -> None:
    deal = taken(profile)
    with pytest.raises(ActionError, match="nothing can be played now"):
        deal.apply(Play(Seat.E, deal.hand(Seat.E)[:1]))
    assert deal.judge(Declare(Seat.E, cards("H9"))).code is Code.DECLARE_CLOSED
    with pytest.raises(ActionError, match="cannot be picked up"):
        deal.apply(TakeKitty())

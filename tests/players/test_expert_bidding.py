"""What the expert declares and buries: searched fairly, by the rules, with a sound preference."""

from __future__ import annotations

from itertools import chain
from random import Random

import pytest

from engine.actions import Declare, Pass, TakeKitty
from engine.cards import Card, Rank, Seat, points_in, remove_cards
from engine.deal import Deal
from engine.declaring import possible_declarations
from engine.players import ClubPlayer
from engine.players.expert_bidding import Dealing, burials
from engine.players.expert_player import ExpertPlayer, think
from engine.setup import Setup
from engine.view import Phase, View
from tests.engine.dealing import BOTH, WHOLE_PACK, cards, play_out, players, random_setup, rules

WORLDS = 16


def views(profile: str, seed: int, phase: Phase) -> list[tuple[Deal, View]]:
    """Returns the views of a hand in which something is to be declared, or buried."""
    rng = Random(seed)
    deal = Deal(random_setup(rng, rules(profile)))
    found = []
    for _ in chain([None], play_out(deal, players("club", rng))):
        if deal.phase is phase:
            asked = [deal.to_act] if deal.to_act is not None else list(Seat)
            found += [(deal.copy(), deal.view(seat)) for seat in asked]
    return found


def fits(found: set[tuple[Card, ...]], deal: Deal, view: View) -> bool:
    """Tells whether each of the choices is allowed and written as sorted cards."""
    shown = filter(None, found)
    return all(
        deal.judge(Declare(view.seat, each)).legal and list(each) == sorted(each) for each in shown
    )


@pytest.mark.parametrize("profile", BOTH)
def test_all_that_may_be_shown_is_weighed_and_to_pass_among_it(profile: str) -> None:
    searched = 0
    for seed in range(4):
        for deal, view in views(profile, seed, Phase.DECLARING):
            found = think(view, Random(1), worlds=2)
            plays = {choice.play for choice in found.choices}
            shown = possible_declarations(
                view.rules, view.level, view.standing, view.seat, view.hand
            )
            if not shown:
                assert (found.best, found.worlds, len(found.choices)) == ((), 0, 1)
                continue
            searched += 1
            assert plays == {(), *shown}
            assert fits(plays, deal, view)
    assert searched > 5


@pytest.mark.parametrize("profile", BOTH)
def test_a_world_before_trump_is_the_whole_pack_and_holds_what_was_shown(profile: str) -> None:
    for deal, view in views(profile, 6, Phase.DECLARING)[::7]:
        world = Dealing(view).world(Random(2))
        everything = [card for hand in (*world.hands, world.kitty) for card in hand]
        assert sorted(everything) == WHOLE_PACK
        assert [len(hand) for hand in world.hands] == [25] * 4
        assert world.hands[view.seat][: len(view.hand)] == view.hand
        for declaration in view.declarations:
            held = world.hands[declaration.seat]
            assert held.count(declaration.cards[0]) >= len(declaration.cards)
        assert deal.view(view.seat) == view


TRUMPS = "H2 H2 HA HA HK HK HQ HQ HJ HJ HT HT H9 H9 H8 H8 H7 H7 H6 BJ LJ S2 D2 C2 H5"


def asked_first(south: str, hand_no: int) -> Deal:
    """Returns a hand under kawu at level 2 in which South, who is asked first, holds these."""
    rest = list(remove_cards(WHOLE_PACK, cards(south)))
    Random(1).shuffle(rest)
    east, north, west = (tuple(rest[at : at + 25]) for at in (0, 25, 50))
    hands = (cards(south), east, north, west)
    dealer = None if hand_no == 1 else Seat.S
    return Deal(Setup(rules("kawu"), Rank.TWO, hands, tuple(rest[75:]), hand_no, dealer))


@pytest.mark.parametrize("hand_no", [1, 2])
def test_a_hand_of_nearly_all_trumps_is_worth_showing(hand_no: int) -> None:
    deal = asked_first(TRUMPS, hand_no)
    found = think(deal.view(Seat.S), Random(1), worlds=WORLDS)
    passed = next(choice for choice in found.choices if not choice.play)
    assert found.best in (cards("H2"), cards("H2 H2"))
    assert passed.behind > 5
    assert found.choices[0].levels > passed.levels
    assert found.choices[0].points <= 0, "who shows it deals, or his partner: they defend"


def burying(profile: str, seed: int) -> View:
    """Returns the view of a dealer who has picked the kitty up."""
    return views(profile, seed, Phase.BURYING)[0][1]


@pytest.mark.parametrize("profile", BOTH)
def test_burials_differ_in_their_plan_and_the_club_players_is_among_them(profile: str) -> None:
    for seed in range(6):
        view = burying(profile, seed)
        own, plays = burials(view)
        assert own == tuple(sorted(ClubPlayer(Random(1)).bury(view)))
        assert len(set(plays)) == len(plays) > 4
        assert len({points_in(each) for each in plays}) > 1
        for each in (own, *plays):
            assert list(each) == sorted(each)
            assert len(each) == view.kitty_size
            assert all(each.count(card) <= view.hand.count(card) for card in each)


@pytest.mark.parametrize("profile", BOTH)
def test_it_buries_what_its_search_prefers_the_same_for_the_same_seed(profile: str) -> None:
    view = burying(profile, 3)
    found = think(view, Random(5), worlds=WORLDS)
    assert found == think(view, Random(5), worlds=WORLDS)
    assert found.worlds == WORLDS
    assert ExpertPlayer(Random(5), WORLDS).bury(view) == found.best


@pytest.mark.parametrize("profile", BOTH)
def test_to_bury_the_high_trumps_is_valued_when_asked_and_costly(profile: str) -> None:
    view = burying(profile, 2)
    assert view.trumps is not None
    waste = tuple(sorted(view.trumps.sorted(view.hand)[: view.kitty_size]))
    found = think(view, Random(1), worlds=32, among=[waste])
    asked = next(choice for choice in found.choices if choice.play == waste)
    assert asked.behind > 10
    assert asked.behind_se < asked.behind


def test_small_hands_are_buried_from_too() -> None:
    hands = (
        "HA H3 H4 SA SK S9 C3 C4",
        "S5 S6 S7 S8 D5 D6 D7 D4",
        "S5 S6 S7 S8 D5 D6 D7 D4",
        "C7 C8 CT CJ CQ ST SJ DT",
    )
    south, east, north, west = map(cards, hands)
    dealt = south, east, north, west
    deal = Deal(Setup(rules("kawu"), Rank.TWO, dealt, cards("H5 C6 SQ"), 2, Seat.S))
    for seat in Seat:
        deal.apply(Pass(seat))
    deal.apply(TakeKitty())
    found = think(deal.view(Seat.S), Random(1), worlds=WORLDS)
    assert all(len(choice.play) == 3 for choice in found.choices)

"""A View holds what its seat may know and nothing more: no hidden card is in it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.actions import Draw
from engine.cards import PACK, Card, Seat
from engine.deal import ActionError, Deal
from engine.setup import Hands, Setup
from engine.view import Phase
from tests.engine.dealing import (
    BOTH,
    all_cards,
    finished,
    play_out,
    players,
    random_rules,
    random_setup,
    rules,
)
from tests.engine.seeing import assert_nothing_hidden


@pytest.mark.parametrize("profile", BOTH)
def test_no_hidden_card_is_in_a_view_at_any_moment_of_a_hand(profile: str) -> None:
    rng = Random(11)
    for setup in (random_setup(rng, rules(profile)), random_setup(rng, random_rules(rng))):
        deal = Deal(setup)
        hidden = assert_nothing_hidden(deal)
        for _ in play_out(deal, players("random", rng)):
            hidden += assert_nothing_hidden(deal)
        assert hidden > 1000


def exchanged(hands: Hands, one: Seat, card: Card, other: Seat, for_card: Card) -> Hands:
    """Returns hands in which two seats have exchanged a card."""
    south, east, north, west = (
        tuple(
            (for_card if seat is one and each == card else card)
            if (seat is one and each == card) or (seat is other and each == for_card)
            else each
            for each in hands[seat]
        )
        for seat in Seat
    )
    return south, east, north, west


@pytest.mark.parametrize("profile", BOTH)
def test_while_cards_are_dealt_a_view_does_not_change_with_what_the_others_draw(
    profile: str,
) -> None:
    rng = Random(5)
    for _ in range(10):
        setup = random_setup(rng, rules(profile))
        rest = [c for seat in (Seat.E, Seat.N, Seat.W) for c in setup.hands[seat]]
        rest += setup.kitty
        rng.shuffle(rest)
        east, north, west = (tuple(rest[at : at + 25]) for at in (0, 25, 50))
        hands = setup.hands[Seat.S], east, north, west
        other = replace(setup, hands=hands, kitty=tuple(rest[75:]))
        assert sorted([c for hand in hands for c in hand] + rest[75:]) == sorted(PACK)
        for drawn in (0, 1, 37, 99, 100):
            one, two = Deal(setup), Deal(other)
            if one.drawn < drawn:
                one.apply(Draw(drawn))
                two.apply(Draw(drawn))
            assert one.view(Seat.S) == two.view(Seat.S)
            assert repr(one.view(Seat.S)) == repr(two.view(Seat.S))


@pytest.mark.parametrize("profile", BOTH)
def test_while_tricks_are_played_a_view_does_not_change_with_what_the_others_hold(
    profile: str,
) -> None:
    rng = Random(6)
    compared = 0
    for _ in range(10):
        whole = finished(Deal(random_setup(rng, rules(profile))), players("random", rng))
        deal = whole.undone(rng.randint(10, 40))
        for _ in range(10):
            one, other = rng.sample([Seat.E, Seat.N, Seat.W], 2)
            card, for_card = rng.choice(deal.hand(one)), rng.choice(deal.hand(other))
            if deal.dealer in (one, other) or deal.setup.hands[one].count(card) == 2:
                continue
            if deal.setup.hands[other].count(for_card) == 2:
                continue
            hands = exchanged(deal.setup.hands, one, card, other, for_card)
            try:
                twin = Deal(replace(deal.setup, hands=hands), deal.log)
            except ActionError:
                continue  # with these cards somebody would have had to follow otherwise
            if [trick.led for trick in twin.view(Seat.S).tricks] != [
                trick.led for trick in deal.view(Seat.S).tricks
            ]:
                continue  # with these cards a throw goes otherwise, which everybody sees
            assert all_cards(twin) == all_cards(deal)
            assert twin.view(Seat.S) == deal.view(Seat.S)
            assert repr(twin.view(Seat.S)) == repr(deal.view(Seat.S))
            compared += card != for_card
    assert compared >= 10


def test_a_view_names_what_everybody_sees() -> None:
    rng = Random(8)
    deal = Deal(random_setup(rng, rules("dapai")))
    for _ in play_out(deal, players("club", rng)):
        views = [deal.view(seat) for seat in Seat]
        for name in ("phase", "dealer", "trumps", "declarations", "tricks", "trick", "to_act",
                     "points", "counts", "turned", "failed_throws", "level", "rules"):  # fmt: skip
            assert len({repr(getattr(view, name)) for view in views}) == 1, name
        assert [view.seat for view in views] == list(Seat)
    assert deal.phase is Phase.OVER


def test_a_seat_attacks_when_the_other_side_deals() -> None:
    rng = Random(9)
    setup = replace(random_setup(rng, rules("kawu")), hand_no=2, dealer=Seat.E)
    deal = Deal(setup)
    assert [deal.view(seat).attacking for seat in Seat] == [True, False, True, False]
    first = Deal(replace(setup, hand_no=1, dealer=None))
    assert not any(first.view(seat).attacking for seat in Seat)


def test_a_view_cannot_be_changed() -> None:
    setup: Setup = random_setup(Random(1), rules("kawu"))
    view = Deal(setup).view(Seat.S)
    with pytest.raises(AttributeError):
        view.hand = ()  # type: ignore[misc]

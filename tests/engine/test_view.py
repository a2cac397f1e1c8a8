"""A View holds what its seat may know and nothing more: no hidden card is in it."""

from __future__ import annotations

import pickle
import pickletools
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from random import Random

import pytest

from engine.actions import Bury, Declare, Draw, Play
from engine.cards import ALL_CARDS, PACK, Card, Seat
from engine.deal import ActionError, Deal
from engine.rules import Rules
from engine.setup import Hands, Setup
from engine.trumps import Trumps
from engine.view import Phase, View
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

CODES = {str(card) for card in ALL_CARDS}


def cards_in(thing: object) -> Iterator[Card]:
    """Yields every card found anywhere in a value; a type that is not known fails."""
    if isinstance(thing, Card):
        yield thing
    elif isinstance(thing, Trumps):
        # Level, suit and rules say all about it: it holds no cards of the hand.
        assert thing == Trumps(thing.level, thing.suit, thing.rules)
    elif is_dataclass(thing):
        assert not hasattr(thing, "__dict__")
        for field in fields(thing):
            yield from cards_in(getattr(thing, field.name))
    elif isinstance(thing, Mapping):
        for key, value in thing.items():
            yield from cards_in(key)
            yield from cards_in(value)
    elif isinstance(thing, tuple):
        for each in thing:
            yield from cards_in(each)
    else:
        assert thing is None or isinstance(thing, Enum | str | int), type(thing)


def pickled(view: View) -> set[str]:
    """Returns the card codes that stand in the pickle of a view."""
    return {arg for _, arg, _ in pickletools.genops(pickle.dumps(view)) if arg in CODES}


def shown(view: View) -> set[str]:
    """Returns the card codes that stand in the repr of a view."""
    return set(re.findall(r"'(\w\w)'", repr(view))) & CODES


def known(deal: Deal, seat: Seat) -> set[str]:
    """Returns the kinds of card that a seat has seen, found from the log and the deal alone."""
    seen = set(deal.hand(seat))
    for action in deal.log:
        if isinstance(action, Declare | Play) or (isinstance(action, Bury) and deal.dealer is seat):
            seen.update(action.cards)
    if deal.trumps and not deal.declarations:
        seen.update(turned(deal.rules, deal.setup.kitty))
    return {str(card) for card in seen}


def turned(chosen: Rules, kitty: tuple[Card, ...]) -> tuple[Card, ...]:
    """Returns the kitty cards turned up when nobody declares."""
    if chosen.trump_if_none == "no_trump":
        return ()
    if chosen.trump_if_none == "first_kitty_card":
        return kitty[:1]
    suited = [at for at, card in enumerate(kitty) if not card.is_joker]
    return kitty[: suited[0] + 1]


def assert_nothing_hidden(deal: Deal) -> int:
    """Checks the four views of a hand as it stands; returns how many kinds were hidden in all."""
    hidden = 0
    for seat in Seat:
        view = deal.view(seat)
        seen = known(deal, seat)
        assert {str(card) for card in cards_in(view)} <= seen
        assert pickled(view) <= seen
        assert shown(view) <= seen
        assert view.hand == deal.hand(seat)
        assert view.counts == tuple(len(deal.hand(each)) for each in Seat)
        hidden += len(CODES - seen)
    return hidden


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
        hands = setup.hands[Seat.S], *(tuple(rest[at : at + 25]) for at in (0, 25, 50))
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
    for _ in play_out(deal, players("simple", rng)):
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

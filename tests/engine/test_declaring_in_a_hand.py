"""When trump is declared in a hand, who deals, and what if nobody declares (K:13–15, D:11–12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.actions import Declare, Draw, Pass, TakeKitty
from engine.cards import PACK, Card, Rank, Seat, Suit
from engine.deal import ActionError, Deal
from engine.setup import Hands, Setup
from engine.verdict import Code
from engine.view import Phase
from tests.engine.dealing import cards, rules

KITTY = "LJ C9 H3 H4 H6 H8 D3 D4"
HELD = {"S": "H2 H2 S2", "E": "S2 LJ", "N": "D2 D2", "W": "BJ BJ C2 C2"}


def hands_with(held: Mapping[str, str], kitty: str) -> Hands:
    """Returns four hands of 25 that hold these cards, each last in its hand, and no kitty card."""
    rest = list(PACK)
    for card in (*cards(kitty), *(card for text in held.values() for card in cards(text))):
        rest.remove(card)
    hands: list[tuple[Card, ...]] = []
    for seat in Seat:
        own = cards(held[seat.name])
        filling, rest = rest[: 25 - len(own)], rest[25 - len(own) :]
        hands.append((*filling, *own))
    south, east, north, west = hands
    return south, east, north, west


def deal(profile: str, *, dealt: bool = True, dealer: str | None = None, **settings: Any) -> Deal:
    """Returns hand 1 (or a later one with a dealer) at level 2, all cards dealt unless told not."""
    setup = Setup(
        rules(profile, **settings),
        Rank.TWO,
        hands_with(HELD, KITTY),
        cards(KITTY),
        hand_no=2 if dealer else 1,
        dealer=Seat[dealer] if dealer else None,
    )
    started = Deal(setup)
    if dealt and started.drawn < started.total:
        started.apply(Draw(started.total))
    return started


def refusal(of: Deal, seat: Seat, shown: str) -> Code | None:
    """Returns why a showing is refused, after making sure that doing it is refused the same."""
    action = Declare(seat, cards(shown))
    code = of.judge(action).code
    if code is None:
        of.apply(action)
    else:
        with pytest.raises(ActionError) as refused:
            of.apply(action)
        assert refused.value.verdict.code is code
    return code


# kawu: after the deal, in turn


def test_kawu_asks_each_seat_once_from_south_in_hand_1() -> None:
    hand = deal("kawu")
    assert hand.drawn == 100
    asked = []
    while hand.to_act is not None:
        asked.append(hand.to_act)
        hand.apply(Pass(hand.to_act))
    assert asked == list(Seat.S.around())
    assert hand.may_take_kitty


def test_kawu_asks_from_the_dealer_in_later_hands() -> None:
    hand = deal("kawu", dealer="N")
    assert hand.to_act is Seat.N
    hand.apply(Pass(Seat.N))
    assert hand.to_act is Seat.W


def test_kawu_hears_no_seat_out_of_turn_and_none_twice() -> None:
    hand = deal("kawu")
    assert refusal(hand, Seat.E, "S2") is Code.DECLARE_CLOSED
    assert refusal(hand, Seat.S, "H2") is None
    assert refusal(hand, Seat.S, "H2 H2") is Code.DECLARE_CLOSED
    with pytest.raises(ActionError, match="S is not asked"):
        hand.apply(Pass(Seat.S))
    assert not hand.may_take_kitty
    with pytest.raises(ActionError, match="kitty cannot be picked up"):
        hand.apply(TakeKitty())


def test_a_refused_showing_does_not_use_up_the_turn() -> None:
    hand = deal("kawu")
    assert refusal(hand, Seat.S, "S3") is Code.DECLARE_NOT_LEVEL_CARD
    assert refusal(hand, Seat.S, "D2") is Code.DECLARE_NOT_IN_HAND
    assert hand.to_act is Seat.S
    assert refusal(hand, Seat.S, "H2") is None


def test_kawu_hears_a_stronger_showing_in_turn_and_its_declarer_deals_hand_1() -> None:
    hand = deal("kawu")
    assert refusal(hand, Seat.S, "S2") is None
    assert refusal(hand, Seat.E, "S2") is Code.DECLARE_TOO_WEAK
    hand.apply(Pass(Seat.E))
    assert refusal(hand, Seat.N, "D2 D2") is None
    assert refusal(hand, Seat.W, "C2 C2") is Code.DECLARE_TOO_WEAK
    assert refusal(hand, Seat.W, "BJ BJ") is Code.DECLARE_NOT_LEVEL_CARD
    hand.apply(Pass(Seat.W))
    hand.apply(TakeKitty())
    assert hand.trumps is not None
    assert (hand.trumps.suit, hand.dealer, hand.to_act) == (Suit.DIAMONDS, Seat.N, Seat.N)


# dapai: while dealing


def test_dapai_deals_the_first_card_to_south_in_hand_1_else_to_the_dealer() -> None:
    first = deal("dapai", dealt=False)
    first.apply(Draw(1))
    assert [len(first.hand(seat)) for seat in Seat] == [1, 0, 0, 0]
    later = deal("dapai", dealt=False, dealer="N")
    later.apply(Draw(2))
    assert [len(later.hand(seat)) for seat in Seat] == [0, 0, 1, 1]
    assert later.hand(Seat.N) == later.setup.hands[Seat.N][:1]


def test_dapai_hears_only_cards_that_are_drawn() -> None:
    hand = deal("dapai", dealt=False)
    hand.apply(Draw(88))
    assert refusal(hand, Seat.S, "H2") is Code.DECLARE_NOT_IN_HAND
    hand.apply(Draw(89))
    assert refusal(hand, Seat.S, "H2") is None


def test_dapai_hears_anyone_at_any_time_until_the_kitty_is_taken() -> None:
    hand = deal("dapai", dealt=False)
    hand.apply(Draw(96))
    assert refusal(hand, Seat.N, "D2") is None
    hand.apply(Draw(100))
    assert hand.to_act is None
    assert refusal(hand, Seat.N, "D2 D2") is None
    assert refusal(hand, Seat.S, "H2 H2") is Code.DECLARE_TOO_WEAK
    assert refusal(hand, Seat.W, "BJ BJ") is None
    hand.apply(TakeKitty())
    assert refusal(hand, Seat.S, "H2 H2") is Code.DECLARE_CLOSED
    assert hand.trumps is not None
    assert (hand.trumps.suit, hand.dealer) == (None, Seat.W)
    assert [each.seat for each in hand.declarations] == [Seat.N, Seat.N, Seat.W]


def test_dapai_closes_the_declaring_only_when_all_cards_are_out() -> None:
    hand = deal("dapai", dealt=False)
    hand.apply(Draw(99))
    with pytest.raises(ActionError):
        hand.apply(TakeKitty())
    hand.apply(Draw(100))
    hand.apply(TakeKitty())
    assert hand.phase is Phase.BURYING


def test_a_pair_that_the_kitty_completes_does_not_count() -> None:
    hand = deal("dapai")
    assert refusal(hand, Seat.E, "S2") is None
    assert refusal(hand, Seat.E, "LJ LJ") is Code.DECLARE_NOT_IN_HAND
    hand.apply(TakeKitty())
    assert sorted(hand.hand(Seat.E)).count(Card("LJ")) == 2
    assert refusal(hand, Seat.E, "LJ LJ") is Code.DECLARE_CLOSED


def test_dealing_goes_forward_only_and_ends_with_the_hands() -> None:
    hand = deal("dapai", dealt=False)
    hand.apply(Draw(40))
    for count in (40, 39, 0, 101):
        with pytest.raises(ActionError, match=f"got draw {count}"):
            hand.apply(Draw(count))
    assert hand.drawn == 40


def test_in_later_hands_declaring_sets_trump_only() -> None:
    hand = deal("dapai", dealer="W")
    assert refusal(hand, Seat.S, "H2") is None
    hand.apply(TakeKitty())
    assert hand.trumps is not None
    assert (hand.trumps.suit, hand.dealer) == (Suit.HEARTS, Seat.W)


# Nobody declares


@pytest.mark.parametrize(
    ("profile", "settings", "trump", "turned"),
    [
        ("kawu", {}, None, "LJ"),
        ("dapai", {}, Suit.CLUBS, "LJ C9"),
        ("kawu", {"trump_if_none": "no_trump"}, None, ""),
        ("kawu", {"trump_if_none": "first_non_joker_kitty_card"}, Suit.CLUBS, "LJ C9"),
        ("dapai", {"trump_if_none": "first_kitty_card"}, None, "LJ"),
    ],
)
def test_if_nobody_declares_the_kitty_decides_and_south_deals_hand_1(
    profile: str, settings: dict[str, Any], trump: Suit | None, turned: str
) -> None:
    hand = deal(profile, **settings)
    while hand.to_act is not None:
        hand.apply(Pass(hand.to_act))
    hand.apply(TakeKitty())
    assert hand.trumps is not None
    assert (hand.trumps.suit, hand.dealer) == (trump, Seat.S)
    assert hand.view(Seat.E).turned == cards(turned)


@pytest.mark.parametrize(
    ("profile", "kitty", "trump"),
    [
        ("kawu", "C9 LJ H3", Suit.CLUBS),
        ("kawu", "H2 LJ C3", Suit.HEARTS),
        ("kawu", "BJ S3 C3", None),
        ("dapai", "C9 LJ H3", Suit.CLUBS),
        ("dapai", "D2 LJ C3", Suit.DIAMONDS),
        ("dapai", "BJ LJ BJ LJ", None),
    ],
)
def test_the_card_that_is_turned_decides_by_its_suit_a_level_card_too(
    profile: str, kitty: str, trump: Suit | None
) -> None:
    hands = (cards("S3"), cards("S4"), cards("S5"), cards("S6"))
    hand = Deal(Setup(rules(profile), Rank.TWO, hands, cards(kitty), hand_no=3, dealer=Seat.E))
    if hand.drawn < 4:
        hand.apply(Draw(4))
    while hand.to_act is not None:
        hand.apply(Pass(hand.to_act))
    hand.apply(TakeKitty())
    assert hand.trumps is not None
    assert (hand.trumps.suit, hand.dealer) == (trump, Seat.E)

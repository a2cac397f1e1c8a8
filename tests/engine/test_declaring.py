"""Declaring trump under both rule sets, and what holds when nobody does (K:13–15, D:11–12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.actions import Declare, Draw, Pass, TakeKitty
from engine.cards import PACK, Card, Rank, Seat, Suit
from engine.deal import ActionError, Deal
from engine.declaring import Declaration, judge_declaration, possible_declarations
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


# What may be shown, and over what


@pytest.mark.parametrize(
    ("profile", "shown", "rung"),
    [
        ("kawu", "H2", "level_single"),
        ("kawu", "H2 H2", "level_pair"),
        ("dapai", "H2", "level_single"),
        ("dapai", "H2 H2", "level_pair"),
        ("dapai", "LJ LJ", "small_joker_pair"),
        ("dapai", "BJ BJ", "big_joker_pair"),
    ],
)
def test_what_may_be_shown_leaves_only_stronger_showings(
    profile: str, shown: str, rung: str
) -> None:
    chosen = rules(profile)
    first = judge_declaration(chosen, Rank.TWO, None, Seat.S, cards(shown))
    assert first.legal
    again = judge_declaration(
        chosen, Rank.TWO, Declaration(Seat.S, cards(shown)), Seat.E, cards("D2")
    )
    ladder = chosen.declare_ladder
    assert (again.code, again.standing) == (Code.DECLARE_TOO_WEAK, cards(shown))
    assert again.stronger == ladder[ladder.index(rung) + 1 :]


@pytest.mark.parametrize(
    ("profile", "shown"),
    [
        ("kawu", "H3"),
        ("kawu", "LJ LJ"),
        ("kawu", "BJ BJ"),
        ("dapai", "H3 H3"),
        ("dapai", "LJ"),
        ("dapai", "BJ LJ"),
        ("dapai", "H2 S2"),
        ("dapai", "H2 H2 S2"),
        ("dapai", ""),
    ],
)
def test_anything_else_is_no_declaration(profile: str, shown: str) -> None:
    verdict = judge_declaration(rules(profile), Rank.TWO, None, Seat.S, cards(shown))
    assert (verdict.code, verdict.offending) == (Code.DECLARE_NOT_LEVEL_CARD, cards(shown))


def test_a_permanent_2_is_no_level_card() -> None:
    verdict = judge_declaration(rules("dapai"), Rank.SIX, None, Seat.S, cards("D2"))
    assert verdict.code is Code.DECLARE_NOT_LEVEL_CARD


LADDER = ["H2", "S2 S2", "LJ LJ", "BJ BJ"]


@pytest.mark.parametrize("standing", range(4))
@pytest.mark.parametrize("shown", range(4))
def test_a_later_declaration_must_be_stronger(standing: int, shown: int) -> None:
    on_table = Declaration(Seat.E, cards(LADDER[standing]))
    verdict = judge_declaration(
        rules("dapai"), Rank.TWO, on_table, Seat.W, cards(LADDER[shown].replace("H2", "D2"))
    )
    assert verdict.code is (None if shown > standing else Code.DECLARE_TOO_WEAK)


OWN = [
    ("S6", "S6 S6", None, "a single may be made a pair"),
    ("S6", "S6", Code.DECLARE_TOO_WEAK, "the same card again says nothing new"),
    ("S6 S6", "S6", Code.DECLARE_TOO_WEAK, "nor does one of the pair"),
    ("S6", "H6", Code.DECLARE_OWN, "another suit does not override one's own"),
    ("S6", "H6 H6", Code.DECLARE_OWN, "not even a pair of it"),
    ("S6", "LJ LJ", Code.DECLARE_OWN, "nor no trump"),
    ("LJ LJ", "BJ BJ", Code.DECLARE_OWN, "nor the big jokers over the small ones"),
]


@pytest.mark.parametrize(
    ("standing", "shown", "code"), [pytest.param(*row[:3], id=row[3]) for row in OWN]
)
def test_a_seat_against_its_own_declaration(standing: str, shown: str, code: Code | None) -> None:
    verdict = judge_declaration(
        rules("dapai"), Rank.SIX, Declaration(Seat.E, cards(standing)), Seat.E, cards(shown)
    )
    assert verdict.code is code


def test_reinforcing_can_be_turned_off_and_the_partner_may_never_do_it() -> None:
    standing = Declaration(Seat.E, cards("S6"))
    off = rules("dapai", reinforce_own=False)
    own = judge_declaration(off, Rank.SIX, standing, Seat.E, cards("S6 S6"))
    assert own.code is Code.DECLARE_OWN
    partner = judge_declaration(rules("dapai"), Rank.SIX, standing, Seat.W, cards("S6"))
    assert partner.code is Code.DECLARE_TOO_WEAK


def test_what_a_hand_may_show_is_listed_from_the_weakest_on() -> None:
    hand = cards("LJ BJ H2 BJ C2 LJ H2 S3")
    dapai = possible_declarations(rules("dapai"), Rank.TWO, None, Seat.S, hand)
    assert dapai == tuple(map(cards, ["C2", "H2", "H2 H2", "LJ LJ", "BJ BJ"]))
    kawu = possible_declarations(rules("kawu"), Rank.TWO, None, Seat.S, hand)
    assert kawu == tuple(map(cards, ["C2", "H2", "H2 H2"]))
    over = Declaration(Seat.E, cards("D2"))
    assert possible_declarations(rules("kawu"), Rank.TWO, over, Seat.S, hand) == (cards("H2 H2"),)


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

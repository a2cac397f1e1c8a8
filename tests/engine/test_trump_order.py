"""Which cards are trumps, and the order of trumps and side suits (RULES §5.1, §5.2)."""

from __future__ import annotations

import pickle
from itertools import product

import pytest

from engine.cards import ALL_CARDS, PRINTED_SUITS, RANKS, Card, Rank, Suit
from engine.rules import DAPAI, KAWU
from engine.trumps import SUITS, Trumps, format_trump, parse_trump
from tests.engine.dealing import BOTH, cards, trumps

EVERY = list(product((KAWU, DAPAI), RANKS, (*PRINTED_SUITS, None)))


def ladder(of: Trumps, suit: Suit) -> str:
    """Writes the kinds of a suit from high to low, equal ones joined by =."""
    return " ".join("=".join(kinds) for kinds in of.ladder(suit))


def test_trumps_from_high_to_low_end_with_the_trump_suit_from_ace_to_2_under_kawu() -> None:
    assert ladder(trumps("kawu", "7", "H"), Suit.TRUMP) == (
        "BJ LJ H7 C7=D7=S7 HA HK HQ HJ HT H9 H8 H6 H5 H4 H3 H2"
    )


def test_the_2s_are_trumps_right_below_the_level_cards_under_dapai() -> None:
    assert ladder(trumps("dapai", "7", "H"), Suit.TRUMP) == (
        "BJ LJ H7 C7=D7=S7 H2 C2=D2=S2 HA HK HQ HJ HT H9 H8 H6 H5 H4 H3"
    )


@pytest.mark.parametrize("profile", BOTH)
def test_at_level_2_the_2s_are_level_cards_and_nothing_else(profile: str) -> None:
    assert ladder(trumps(profile, "2", "S"), Suit.TRUMP) == (
        "BJ LJ S2 C2=D2=H2 SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3"
    )


def test_without_a_trump_suit_jokers_and_level_cards_are_trumps_all_level_cards_equal() -> None:
    assert ladder(trumps("kawu", "5", "NT"), Suit.TRUMP) == "BJ LJ C5=D5=H5=S5"


def test_without_a_trump_suit_the_permanent_2s_come_below_the_level_cards_all_equal() -> None:
    assert ladder(trumps("dapai", "5", "NT"), Suit.TRUMP) == "BJ LJ C5=D5=H5=S5 C2=D2=H2=S2"


def test_at_level_ace_the_king_is_the_highest_plain_trump() -> None:
    assert ladder(trumps("kawu", "A", "C"), Suit.TRUMP).startswith("BJ LJ CA DA=HA=SA CK CQ")
    assert ladder(trumps("dapai", "A", "C"), Suit.TRUMP).startswith(
        "BJ LJ CA DA=HA=SA C2 D2=H2=S2 CK CQ"
    )


@pytest.mark.parametrize(
    ("profile", "level", "expected"),
    [
        ("kawu", "7", "SA SK SQ SJ ST S9 S8 S6 S5 S4 S3 S2"),
        ("dapai", "7", "SA SK SQ SJ ST S9 S8 S6 S5 S4 S3"),
        ("kawu", "2", "SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3"),
        ("dapai", "2", "SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3"),
        ("kawu", "A", "SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2"),
    ],
)
def test_the_level_rank_is_left_out_of_every_side_suit(
    profile: str, level: str, expected: str
) -> None:
    assert ladder(trumps(profile, level, "H"), Suit.SPADES) == expected


def test_the_host_may_turn_permanent_2s_off() -> None:
    off = trumps("dapai", "7", "H", permanent_twos=False)
    like_kawu = trumps("kawu", "7", "H")
    assert [ladder(off, suit) for suit in SUITS] == [ladder(like_kawu, suit) for suit in SUITS]


def test_permanent_2s_turned_on_under_kawu_stand_as_under_dapai() -> None:
    on = trumps("kawu", "T", "D", permanent_twos=True)
    like_dapai = trumps("dapai", "T", "D")
    assert [ladder(on, suit) for suit in SUITS] == [ladder(like_dapai, suit) for suit in SUITS]


@pytest.mark.parametrize(
    ("profile", "level", "suit", "number"),
    [
        ("kawu", "7", "H", 18),
        ("dapai", "7", "H", 21),
        ("kawu", "7", "NT", 6),
        ("dapai", "7", "NT", 10),
    ],
)
def test_so_many_kinds_are_trumps(profile: str, level: str, suit: str, number: int) -> None:
    of = trumps(profile, level, suit)
    assert sum(of.is_trump(card) for card in ALL_CARDS) == number


@pytest.mark.parametrize("profile", BOTH)
def test_level_cards_and_jokers_belong_to_no_side_suit(profile: str) -> None:
    of = trumps(profile, "T", "NT")
    for code in ("ST", "HT", "CT", "DT", "LJ", "BJ"):
        assert of.suit_of(Card(code)) is Suit.TRUMP
    assert of.suit_of(Card("SA")) is Suit.SPADES


def test_every_card_stands_once_in_the_ladder_of_its_suit_whatever_is_trump() -> None:
    for rules, level, suit in EVERY:
        of = Trumps.of(level, suit, rules)
        placed = [(each, card) for each in SUITS for step in of.ladder(each) for card in step]
        assert sorted(card for _, card in placed) == sorted(ALL_CARDS)
        assert all(of.suit_of(card) is each for each, card in placed)


def test_a_higher_place_in_the_ladder_is_a_higher_step_and_equal_cards_share_one() -> None:
    for rules, level, suit in EVERY:
        of = Trumps.of(level, suit, rules)
        for each in SUITS:
            steps = [{of.step(card) for card in kinds} for kinds in of.ladder(each)]
            assert steps == [{number} for number in reversed(range(len(steps)))]


def test_hands_are_shown_trumps_first_then_spades_hearts_clubs_diamonds() -> None:
    of = trumps("dapai", "7", "H")
    hand = cards("D3 C2 S9 H4 CA BJ S7 SA H2 DK SA")
    assert of.sorted(hand) == list(cards("BJ S7 H2 C2 H4 SA SA S9 CA DK D3"))


def test_trumps_are_equal_when_level_suit_and_rules_are() -> None:
    one = Trumps(Rank.SEVEN, Suit.HEARTS, KAWU)
    assert one == Trumps.of(Rank.SEVEN, Suit.HEARTS, KAWU)
    assert hash(one) == hash(Trumps.of(Rank.SEVEN, Suit.HEARTS, KAWU))
    assert one != Trumps.of(Rank.SEVEN, None, KAWU)
    assert one != Trumps.of(Rank.SEVEN, Suit.HEARTS, DAPAI)
    assert one != "7H"
    assert pickle.loads(pickle.dumps(one)) == one


@pytest.mark.parametrize("text", ["S", "H", "C", "D", "NT"])
def test_a_trump_suit_is_read_and_written(text: str) -> None:
    assert format_trump(parse_trump(text)) == text


@pytest.mark.parametrize("text", ["", "T", "nt", "h", "N", "SH", "hearts"])
def test_what_is_no_trump_is_refused_by_name(text: str) -> None:
    with pytest.raises(ValueError, match=f"expected a trump S, H, C, D or NT, got '{text}'"):
        parse_trump(text)

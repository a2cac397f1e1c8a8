"""Two decks with jokers, the seats in playing order, cards as text (RULES §2)."""

from __future__ import annotations

import copy
import json
import pickle
from collections import Counter

import pytest

from engine.cards import (
    ALL_CARDS,
    PACK,
    Card,
    CardError,
    Rank,
    Seat,
    Suit,
    Team,
    format_cards,
    missing_from,
    parse_cards,
    points_in,
    remove_cards,
)


def test_two_decks_with_jokers_are_108_cards_each_of_them_twice() -> None:
    assert len(PACK) == 108
    assert set(Counter(PACK).values()) == {2}
    jokers = [card for card in PACK if card.is_joker]
    assert sorted(jokers) == ["BJ", "BJ", "LJ", "LJ"]
    suits = Counter(card.suit for card in PACK if card.suit)
    assert suits == {Suit.SPADES: 26, Suit.HEARTS: 26, Suit.CLUBS: 26, Suit.DIAMONDS: 26}


def test_fives_count_5_and_tens_and_kings_10_which_makes_200_in_all() -> None:
    assert points_in(PACK) == 200
    counting = {card: card.points for card in ALL_CARDS if card.points}
    assert counting == {
        suit + rank: points for suit in "SHCD" for rank, points in (("5", 5), ("T", 10), ("K", 10))
    }


def test_a_card_is_known_by_its_suit_and_rank() -> None:
    ten = Card("HT")
    assert (ten.suit, ten.rank, ten.is_joker) == (Suit.HEARTS, Rank.TEN, False)
    assert (Card("BJ").suit, Card("BJ").rank, Card("BJ").is_joker) == (None, None, True)


@pytest.mark.parametrize("card", ALL_CARDS)
def test_a_card_is_its_own_text_everywhere(card: Card) -> None:
    assert Card(str(card)) is card
    assert eval(repr(card)) is card
    assert pickle.loads(pickle.dumps(card)) is card
    assert copy.deepcopy(card) is card
    assert json.loads(json.dumps([card])) == [str(card)]


@pytest.mark.parametrize("code", ["", "H", "ht", "TH", "H10", "H1", "XX", "LJ ", "JL", "NT", "S T"])
def test_what_is_no_card_is_refused_by_name(code: str) -> None:
    with pytest.raises(CardError, match="expected a card") as error:
        Card(code)
    assert repr(code) in str(error.value)


@pytest.mark.parametrize("thing", [None, 5, ["HT"], {"HT": 1}])
def test_what_is_no_text_is_no_card(thing: object) -> None:
    with pytest.raises(CardError):
        Card(thing)  # type: ignore[arg-type]


def test_cards_are_read_and_written_parted_by_spaces() -> None:
    hand = parse_cards("SA SA  HT\tLJ")
    assert hand == (Card("SA"), Card("SA"), Card("HT"), Card("LJ"))
    assert format_cards(hand) == "SA SA HT LJ"
    assert parse_cards("") == ()


def test_the_bad_card_in_a_row_is_named() -> None:
    with pytest.raises(CardError, match="'H1'"):
        parse_cards("SA H1 HT")


def test_cards_leave_a_hand_one_copy_at_a_time_and_its_order_stays() -> None:
    hand = parse_cards("SA HT SA D3")
    assert remove_cards(hand, parse_cards("SA")) == parse_cards("HT SA D3")
    assert remove_cards(hand, parse_cards("D3 SA SA")) == parse_cards("HT")


def test_a_card_that_is_not_held_cannot_leave() -> None:
    with pytest.raises(CardError, match="'D3'"):
        remove_cards(parse_cards("SA HT"), parse_cards("SA D3"))
    with pytest.raises(CardError, match="'SA'"):
        remove_cards(parse_cards("SA HT"), parse_cards("SA SA"))


def test_what_a_hand_lacks_counts_each_copy() -> None:
    hand = parse_cards("SA HT HT")
    assert missing_from(hand, parse_cards("HT HT SA")) == ()
    assert missing_from(hand, parse_cards("SA D3 SA D3")) == parse_cards("D3 D3 SA")


def test_the_turn_goes_to_the_right() -> None:
    assert Seat.S.around() == (Seat.S, Seat.E, Seat.N, Seat.W)
    assert Seat.N.around() == (Seat.N, Seat.W, Seat.S, Seat.E)
    for seat in Seat:
        assert seat.right is seat.around()[1]
        assert seat.right.left is seat


def test_partners_sit_opposite_and_make_two_teams() -> None:
    assert Seat.S.partner is Seat.N
    assert Seat.E.partner is Seat.W
    assert [seat.team for seat in Seat] == [Team.NS, Team.EW, Team.NS, Team.EW]
    assert Team.NS.other is Team.EW
    assert Team.EW.other is Team.NS


@pytest.mark.parametrize("seat", Seat)
def test_a_seat_is_read_from_its_letter(seat: Seat) -> None:
    assert Seat.parse(str(seat)) is seat


@pytest.mark.parametrize("letter", ["", "s", "X", "0", "SE"])
def test_what_is_no_seat_is_refused_by_name(letter: str) -> None:
    with pytest.raises(ValueError, match=f"expected a seat S, E, N or W, got '{letter}'"):
        Seat.parse(letter)

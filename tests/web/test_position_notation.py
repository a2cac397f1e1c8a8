"""Cards, plays and tricks of the position page as people type them."""

from __future__ import annotations

from random import Random

import pytest

from engine.cards import ALL_CARDS, PACK, Seat, parse_cards
from engine.trick import Trick
from tutor.web.position.notation import (
    NoCard,
    read_cards,
    read_play,
    read_plays,
    write_cards,
    write_lead,
    write_tricks,
)


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("HT HT SA BJ", "HT HT SA BJ"),
        ("ht, ht,sa;bj", "HT HT SA BJ"),
        ("H10 h10 10h", "HT HT HT"),
        ("HTHTSABJ", "HT HT SA BJ"),
        ("AS TH 2C", "SA HT C2"),
        ("♥10 10♥ ♠️A A♠ ♣k ♢2", "HT HT SA SA CK D2"),
        ("大王 小王、红桃10，黑桃A 方块5 梅花K", "BJ LJ HT SA D5 CK"),
        ("  \n\tlj\r\n", "LJ"),
        ("", ""),
    ],
)
def test_cards_are_read_as_people_write_them(text, codes):
    assert read_cards(text) == parse_cards(codes)


@pytest.mark.parametrize(
    ("text", "word"),
    [("HT HX SA", "HX"), ("H1", "H1"), ("HT joker", "joker"), ("S", "S"), ("HTS SA", "HTS"),
     ("♥", "♥"), ("SA 10", "10"), ("ßA", "ßA")],
)  # fmt: skip
def test_what_is_no_card_is_named_as_it_was_typed(text, word):
    with pytest.raises(NoCard) as caught:
        read_cards(text)
    assert caught.value.word == word


def test_every_card_is_read_back_with_suit_or_rank_first():
    assert read_cards(write_cards(PACK)) == PACK
    for card in ALL_CARDS:
        if not card.is_joker:
            assert read_cards(card[1] + card[0]) == (card,)


def test_a_failed_throw_is_read_with_all_that_was_thrown():
    assert read_play("S5 ~ SA S5 S5") == (parse_cards("S5"), parse_cards("SA S5 S5"))
    assert read_play("S5") == (parse_cards("S5"), None)


def test_tricks_may_be_typed_loosely():
    assert read_plays("SA.S3 . S4.HT\n\nC3C3.C4,C4.C5 .C6") == [
        ["SA", "S3", "S4", "HT"],
        ["C3C3", "C4,C4", "C5", "C6"],
    ]


def test_tricks_are_read_back_as_they_were_written():
    rng = Random(5)
    for _ in range(50):
        size = rng.randint(1, 4)
        plays = [tuple(rng.sample(PACK, size)) for _ in range(4)]
        thrown = tuple(rng.sample(PACK, 5)) if rng.random() < 0.5 else None
        trick = Trick(Seat.E, tuple(plays), attempted=thrown)
        read = [[read_play(text) for text in texts] for texts in read_plays(write_tricks([trick]))]
        assert read == [[(plays[0], thrown), *((play, None) for play in plays[1:])]]
        assert read_play(write_lead(trick)) == (plays[0], thrown)

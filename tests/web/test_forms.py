"""Reading forms: what fits is read, what does not is refused by name."""

from __future__ import annotations

import pytest
from werkzeug.datastructures import MultiDict

from engine.cards import Card
from tutor.web.forms import BadInput, read_cards, read_choice, read_flag, read_int, shorten


def form(*pairs):
    return MultiDict(pairs)


def test_cards_keep_their_order():
    chosen = form(("card", "HT"), ("card", "BJ"), ("card", "HT"))
    assert read_cards(chosen) == (Card("HT"), Card("BJ"), Card("HT"))


@pytest.mark.parametrize(
    ("codes", "message"),
    [
        (["HX"], "error-bad-card"),
        (["ht"], "error-bad-card"),
        ([""], "error-bad-card"),
        (["HT", "HT", "HT"], "error-too-many"),
        (["HT"] * 40, "error-too-many-cards"),
    ],
)
def test_what_is_no_hand_of_cards_is_refused(codes, message):
    with pytest.raises(BadInput) as caught:
        read_cards(form(*(("card", code) for code in codes)))
    assert caught.value.message.id == message
    assert caught.value.status == 400


@pytest.mark.parametrize(
    ("text", "number"), [("40", 40), (" 7 ", 7), ("٣", 3), ("−5", -5), ("007", 7)]
)
def test_numbers_are_read_in_any_digits(text, number):
    assert read_int(form(("n", text)), "n", -10, 100) == number


@pytest.mark.parametrize("text", ["", "x", "4.5", "1_0", "9" * 30, "101", "--1", "²"])
def test_what_is_no_number_in_range_is_refused(text):
    with pytest.raises(BadInput) as caught:
        read_int(form(("n", text)), "n", -10, 100)
    assert caught.value.status == 422


def test_choices_and_flags_take_only_what_a_page_sends():
    assert read_choice(form(("x", "a")), "x", ("a", "b")) == "a"
    assert read_choice(form(), "x", ("a", "b"), default="b") == "b"
    assert read_flag(form(("x", "1")), "x")
    assert not read_flag(form(), "x")
    for bad in (form(("x", "c")), form()):
        with pytest.raises(BadInput):
            read_choice(bad, "x", ("a", "b"))
    with pytest.raises(BadInput):
        read_flag(form(("x", "maybe")), "x")


def test_a_visitors_text_is_repeated_short_and_printable():
    assert shorten("a\x00b") == "a\ufffdb"
    assert len(shorten("x" * 500)) == 40

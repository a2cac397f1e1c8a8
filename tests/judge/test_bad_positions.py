"""Positions that cannot be: more cards than two decks hold, leads nobody may make (PROTOCOL)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.judge.asking import ask, cards, refused

THREE = "SA SA SA"


@pytest.mark.parametrize(
    ("kind", "changes"),
    [
        ("lead", {"hand": cards(THREE), "play": cards("SA")}),
        ("lead", {"hand": ..., "play": cards(THREE)}),
        ("bury", {"hand": cards(THREE), "play": cards("SA"), "count": 1}),
        ("follow", {"hand": cards("HA H3 H4"), "led": cards("HA HA"), "play": cards("H3 H4")}),
        ("follows", {"hand": cards("HA HA"), "led": cards("HA")}),
        ("winner", {"plays": [["HA"], ["HA"], ["H3"], ["HA"]]}),
        ("throw", {"play": cards("HA HK"), "others": [["HA"], ["HA"], []]}),
        ("score", {"kitty": cards("H9"), "last_lead": cards("H9 H9")}),
        ("hand", {"kitty": cards("HA HA")}),
        ("hand", {"hands": [cards("HA HA"), cards("HA"), [], []]}),
        ("declare", {"kitty": cards("H2"), "declarations": [["S", ["H2", "H2"]]]}),
        ("declare", {"kitty": [], "declarations": [["S", ["H2"]], ["E", ["H2", "H2"]]]}),
        ("declare", {"kitty": cards(THREE), "declarations": []}),
    ],
)
def test_what_two_decks_cannot_make_is_a_bad_position(kind: str, changes: dict[str, Any]) -> None:
    assert refused(kind, **changes)[0] == "bad-position"


@pytest.mark.parametrize(
    ("kind", "changes"),
    [
        ("follow", {"hand": cards("HA H3"), "led": cards("HA"), "play": cards("HA HA HA")}),
        ("lead", {"hand": cards("HA H3"), "play": cards("HA HA HA")}),
        ("bury", {"hand": cards("HA H3"), "play": cards("HA HA HA"), "count": 3}),
    ],
)
def test_a_play_out_of_a_hand_is_never_counted(kind: str, changes: dict[str, Any]) -> None:
    assert ask(kind, **changes)["legal"] is False


@pytest.mark.parametrize(
    "declarations",
    [
        [["S", ["H2"]], ["S", ["H2", "H2"]]],
        [["S", ["H2"]], ["S", ["H2"]], ["S", ["H2"]]],
        [["S", ["H2"]], ["E", ["H2"]]],
    ],
)
def test_of_a_seats_showings_of_a_card_the_largest_counts(declarations: list[Any]) -> None:
    assert "error" not in ask("declare", kitty=cards("D5 D5"), declarations=declarations)


@pytest.mark.parametrize(
    ("kind", "changes", "field"),
    [
        ("follow", {"hand": cards("H3"), "led": cards("HA HA"), "play": cards("H3")}, "hand"),
        ("follows", {"hand": [], "led": cards("HA")}, "hand"),
        ("winner", {"plays": [["HA"], ["H3"], ["H4", "H5"], ["H6"]]}, "plays.2"),
        ("winner", {"plays": [["HA"], [], ["H4"], ["H6"]]}, "plays.1"),
        (
            "hand",
            {
                "hands": [cards("HA HA"), cards("H3"), cards("H4 H5"), cards("H6 H7")],
                "tricks": [{"leader": 0, "plays": [cards("HA HA"), ["H3"], cards("H4 H5"), []]}],
            },
            "tricks.0.plays.1",
        ),
    ],
)
def test_a_hand_shorter_than_the_lead_and_plays_of_different_lengths_are_bad_positions(
    kind: str, changes: dict[str, Any], field: str
) -> None:
    assert refused(kind, **changes) == ("bad-position", field)


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [
        ("follow", "led", "HA DA"),
        ("follow", "led", ""),
        ("follow", "led", "HA HK"),
        ("follows", "led", "HA S3"),
        ("follows", "led", "HA HK"),
        ("score", "last_lead", "HA DA"),
        ("score", "last_lead", "HA HK"),
        ("score", "last_lead", ""),
        ("throw", "play", "HA DA"),
        ("throw", "play", ""),
    ],
)
def test_a_lead_that_nobody_may_make_is_a_bad_position(kind: str, field: str, value: str) -> None:
    assert refused(kind, rules="kawu", **{field: cards(value)}) == ("bad-position", field)


def test_so_is_a_first_play_that_nobody_may_lead() -> None:
    mixed = [cards("HA DA"), cards("H3 H4"), cards("H5 H6"), cards("H7 H8")]
    assert refused("winner", plays=mixed) == ("bad-position", "plays.0")
    throw = [cards("HA HK"), *mixed[1:]]
    assert refused("winner", plays=throw, rules="kawu") == ("bad-position", "plays.0")
    assert ask("winner", plays=throw)["winner"] == 0


def test_cards_of_two_suits_have_no_common_order() -> None:
    assert refused("order", cards=cards("S3 H3")) == ("bad-position", "cards")


def test_hands_of_different_lengths_are_allowed() -> None:
    assert ask("throw", others=[[], cards("H3"), cards("H4 H5 H6")])["stands"] is True
    hands = [cards("HA"), cards("HK H3"), [], []]
    tricks: list[Any] = []
    assert ask("hand", hands=hands, tricks=tricks)["code"] == "cards-left"


MANY = cards("H3 H4 H5 H6 H7 H8 H9 HT HJ HQ HK D3 D4 D5 D6 D7 D8 D9")


def test_more_than_20000_legal_plays_are_too_large() -> None:
    clubs = cards("C3 C3 C4 C4 C5 C5 C6 C6 C7 C7")
    assert refused("follows", hand=MANY, led=clubs) == ("too-large", "hand")
    # Eight of eighteen are 43,758 choices, five are 8,568.
    assert refused("follows", hand=MANY, led=clubs[:8])[0] == "too-large"
    few = ask("follows", hand=MANY, led=cards("CA CK CQ CJ C9"))
    assert len(few["plays"]) == 8_568

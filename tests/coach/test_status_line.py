"""One line says what was led, what you owe, who holds the trick and what lies in it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.cards import Seat
from engine.declaring import Declaration
from engine.view import Phase
from tests.coach.positions import asked, cards, english
from tutor.coach.status import status

DUTIES: list[tuple[str, str, str, str, dict[str, Any], str]] = [
    ("a single", "kawu", "H2 H3 C4", "HT", {}, "You owe 1 heart."),
    ("no pair held", "kawu", "H2 H3 C4", "HT HT", {}, "You owe 2 hearts."),
    ("a pair", "kawu", "H2 H2 H3 H4", "HT HT", {}, "You owe 1 pair of hearts."),
    (
        "pairs and more",
        "dapai",
        "H3 H3 H4 H5",
        "HA HK HK",
        {},
        "You owe 3 hearts, 1 pair among them.",
    ),
    (
        "a tractor",
        "kawu",
        "H2 H2 H3 H3 H4",
        "HT HT HJ HJ",
        {},
        "You owe a tractor of 2 pairs in hearts.",
    ),
    (
        "a tractor and a pair",
        "dapai",
        "H3 H3 H4 H4 H8 H8 HA",
        "HT HT HJ HJ HQ HQ",
        {},
        "You owe 6 hearts with 3 pairs, among them a tractor of 2 pairs.",
    ),
    (
        "the tractor is not owed where the table says so",
        "dapai",
        "H3 H3 H4 H4 H8 H8 HA",
        "HT HT HJ HJ HQ HQ",
        {"follow_shorter_tractor": False},
        "You owe 3 pairs of hearts.",
    ),
    ("too few", "kawu", "H2 C4 C5", "HT HT", {}, "You owe all your hearts (1)."),
    ("none", "kawu", "C2 C4 C5", "HT", {}, "You have no hearts and may play anything."),
]


@pytest.mark.parametrize(
    ("profile", "hand", "led", "settings", "text"),
    [row[1:] for row in DUTIES],
    ids=[row[0] for row in DUTIES],
)
def test_what_is_owed(
    profile: str, hand: str, led: str, settings: dict[str, Any], text: str
) -> None:
    told = english(status(asked(profile, "7S", hand, led, **settings)))
    assert told.startswith("West led")
    assert text in told


def test_a_trick_in_play() -> None:
    view = asked("kawu", "7S", "H2 H3 C4", "HT", "HK", "S2")
    assert english(status(view)) == (
        "East led the ten of hearts. You owe 1 heart. West holds the trick for now, 20 points in "
        "it."
    )


def test_what_is_owed_is_known_as_soon_as_the_lead_lies() -> None:
    view = asked("kawu", "7S", "H2 H3 C4", "HT")
    waiting = replace(view, to_act=Seat.N)
    assert "You owe 1 heart." in english(status(waiting))


def test_the_leader_is_named() -> None:
    view = asked("kawu", "7S", "H2 H3")
    assert english(status(view)) == "You lead."
    elsewhere = replace(view, trick=replace(view.trick, leader=Seat.W), to_act=Seat.W)  # type: ignore[type-var]
    assert english(status(elsewhere)) == "West leads."


def test_declaring_and_burying() -> None:
    view = replace(asked("kawu", "7S", "H2 H3"), phase=Phase.DECLARING, trumps=None, trick=None)
    assert english(status(replace(view, to_act=None))) == "Nobody has declared yet."
    assert english(status(replace(view, to_act=Seat.S))) == (
        "Nobody has declared yet. Declare or pass."
    )
    shown = replace(view, declarations=(Declaration(Seat.E, cards("H7 H7")),), to_act=Seat.N)
    assert english(status(shown)) == (
        "So far East shows the pair of heart sevens: hearts are trump. North may declare."
    )
    burying = replace(view, phase=Phase.BURYING, dealer=Seat.S, kitty_size=8)
    assert english(status(burying)) == "You have the kitty: bury 8 cards."
    assert english(status(replace(burying, dealer=Seat.N))) == "North buries 8 cards."
    assert english(status(replace(view, phase=Phase.OVER))) == "The hand is over."

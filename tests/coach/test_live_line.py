"""The line under the hand says at every tap whether the cards may go and, if not, why."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.cards import Seat
from engine.declaring import Declaration
from engine.view import Phase, View
from tests.coach.positions import asked, cards, declaring, english
from tutor.coach.live import Light, live


def line(view: View, chosen: str) -> tuple[str, str]:
    found = live(view, cards(chosen))
    return found.light.value, english([found.message])


HAND = "HA HK HK H3 CQ CQ C5 D8"
FOLLOWS = [
    ("nothing chosen", "HT HT", "", "idle", "Choose 2 cards."),
    ("one is missing", "HT HT", "HK", "more", "Choose 1 more card."),
    ("one too many", "HT HT", "HK HK H3", "no", "Too many: take 1 card out."),
    ("the pair", "HT HT", "HK HK", "ok", "Allowed: the pair is in it."),
    ("no pair", "HT HT", "HK H3", "no", "Not allowed: a pair is missing."),
    ("off suit", "HT HT", "HK CQ", "no", "Not allowed: you still hold hearts."),
    ("not held", "HT", "H9", "no", "Not allowed: that is not in your hand."),
    ("a single", "HT", "HA", "ok", "Allowed: a heart follows a heart."),
    ("short", "D9 D9", "D8 CQ", "ok", "Allowed: all your diamonds are in it."),
    ("ruffing", "S9", "CQ", "ok", "Allowed: you have no spades and ruff."),
    ("discarding", "S9", "HA", "ok", "Allowed: you have no spades and discard."),
    ("not the shape to ruff", "S9 S9", "CQ C5", "ok", "Allowed: you have no spades and discard."),
]


@pytest.mark.parametrize(
    ("led", "chosen", "light", "text"), [row[1:] for row in FOLLOWS], ids=[r[0] for r in FOLLOWS]
)
def test_a_follow(led: str, chosen: str, light: str, text: str) -> None:
    assert line(asked("kawu", "7C", HAND, led), chosen) == (light, text)


TRACTORS = "H3 H3 H4 H4 H9 H9 HA HQ"
LONG = [
    ("H5 H5 H6 H6", "H3 H3 H4 H4", "ok", "Allowed: the tractor is in it."),
    ("H5 H5 H6 H6", "H3 H3 H9 H9", "no", "Not allowed: a tractor is missing."),
]


@pytest.mark.parametrize(("led", "chosen", "light", "text"), LONG)
def test_a_tractor(led: str, chosen: str, light: str, text: str) -> None:
    assert line(asked("kawu", "7C", TRACTORS, led), chosen) == (light, text)


def test_pairs_against_a_tractor() -> None:
    view = asked("kawu", "7C", "H2 H2 H5 H5 H9 H9 HA HQ", "H3 H3 H4 H4")
    assert line(view, "H2 H2 H5 H5") == ("ok", "Allowed: 2 pairs are in it.")
    assert line(view, "H2 H2 HA HQ") == ("no", "Not allowed: a pair is missing.")


def test_cards_of_the_suit_without_a_pair() -> None:
    view = asked("kawu", "7C", "H2 H5 H9 C3", "HT HT")
    assert line(view, "H5 H9") == ("ok", "Allowed: all of them follow suit.")


LEADS = [
    ("kawu", "", "idle", "Choose what to lead."),
    ("kawu", "HK HK", "ok", "Allowed: you lead a pair."),
    ("kawu", "HA HK HK", "no", "Not allowed: no throws here, only one shape."),
    (
        "dapai",
        "HA HK HK",
        "ok",
        "A throw: it fails if another player beats one part of it in hearts.",
    ),
    ("dapai", "HA D8", "no", "Not allowed: a lead stays in one suit."),
]


@pytest.mark.parametrize(("profile", "chosen", "light", "text"), LEADS)
def test_a_lead(profile: str, chosen: str, light: str, text: str) -> None:
    assert line(asked(profile, "7C", HAND), chosen) == (light, text)


def test_a_throw_looks_the_same_whether_or_not_it_would_stand() -> None:
    hand = "HA HA HQ D3"
    safe = asked("dapai", "7C", hand, kitty="H2")
    doomed = asked("dapai", "7C", hand, kitty="HK HK")
    assert live(safe, cards("HA HA HQ")) == live(doomed, cards("HA HA HQ"))


def burying(view: View) -> View:
    return replace(view, phase=Phase.BURYING, trick=None, to_act=Seat.S, kitty_size=3)


def test_a_burial() -> None:
    view = burying(asked("kawu", "7C", HAND))
    assert line(view, "") == ("idle", "Choose 3 cards.")
    assert line(view, "HA") == ("more", "Choose 2 more cards.")
    assert line(view, "HK HK C5") == ("ok", "Allowed: 25 points go into the kitty.")
    assert line(view, "HA H3 D8") == ("ok", "Allowed: no points go into the kitty.")
    assert line(view, "HA H3 D9") == ("no", "Not allowed: that is not in your hand.")


def test_a_declaration() -> None:
    view = declaring("dapai", "H7 H7 LJ LJ C8")
    assert line(view, "") == ("idle", "Choose what to show, or pass.")
    assert line(view, "H7") == ("ok", "Allowed: this makes hearts trump.")
    assert line(view, "LJ LJ") == ("ok", "Allowed: this makes no trump.")
    assert line(view, "C8") == ("no", "Not allowed: one level card, or two identical ones.")
    shown = replace(view, declarations=(Declaration(Seat.E, cards("C7 C7")),))
    assert line(shown, "H7") == ("no", "Not allowed: it must be stronger than what is shown.")
    own = replace(view, declarations=(Declaration(Seat.S, cards("C7")),))
    assert line(own, "H7") == ("no", "Not allowed: nobody overrides their own declaration.")
    assert line(own, "D7") == ("no", "Not allowed: that is not in your hand.")


def test_there_is_no_line_when_somebody_else_is_to_act() -> None:
    view = replace(asked("kawu", "7C", HAND), to_act=Seat.E)
    with pytest.raises(ValueError, match="expected a decision of S, the hand waits for E"):
        live(view, cards("HA"))


def test_the_four_looks_are_those_of_the_page() -> None:
    assert [light.value for light in Light] == ["idle", "more", "ok", "no"]

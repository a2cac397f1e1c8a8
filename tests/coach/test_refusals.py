"""A refusal says which rule, which of your cards, and what must be in the play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tutor.coach
from engine.burying import judge_burial
from engine.cards import Rank, Seat
from engine.declaring import Declaration, judge_declaration
from engine.leading import judge_lead
from engine.rules import DAPAI, KAWU, Rules
from engine.verdict import Code
from tests.coach.positions import cards, english, following, ids
from tests.engine.dealing import rules, trumps
from tutor.coach import refusals
from tutor.words.inventory import inventory


@pytest.mark.parametrize("code", Code)
def test_every_code_has_a_sentence_and_its_paragraphs(code: Code) -> None:
    names = [name for name in inventory("en") if name.startswith("refused-")]
    assert [n for n in names if n == f"refused-{code}" or n.startswith(f"refused-{code}-")]
    assert code in refusals.CITES


def test_no_sentence_of_the_coach_is_left_over() -> None:
    folder = Path(tutor.coach.__file__).parent
    said = "\n".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    of_coach = [each.id for each in inventory("en").values() if each.file == "coach.ftl"]
    assert [name for name in of_coach if f'"{name}"' not in said] == []


LEADS = [
    ("kawu", "", "H2 H3", "Pick a card first."),
    ("kawu", "C9", "H2 H3", "Not in your hand: nine of clubs."),
    (
        "kawu",
        "HT D7",
        "HT D7",
        "A lead stays in one suit, and all trumps are one suit. Here hearts (ten of hearts) meet "
        "trumps (seven of diamonds).",
    ),
    (
        "kawu",
        "SA SA SK SK H3 C3",
        "SA SA SK SK H3 C3",
        "A lead stays in one suit, and all trumps are one suit. Here hearts (three of hearts) "
        "meet clubs (three of clubs).",
    ),
    (
        "kawu",
        "HA HA HJ",
        "HA HA HJ",
        "Several shapes at once are a throw, and kawu has no throws. Lead a single, a pair or a "
        "tractor.",
    ),
]


@pytest.mark.parametrize(("profile", "play", "hand", "text"), LEADS)
def test_a_refused_lead(profile: str, play: str, hand: str, text: str) -> None:
    order = trumps(profile, "7", "S")
    verdict = judge_lead(order, cards(hand), cards(play))
    assert english([refusals.lead(order, cards(play), verdict)]) == text


def test_where_a_table_has_turned_throws_off_its_profile_is_not_blamed() -> None:
    order = trumps("dapai", "7", "S", throws=False)
    verdict = judge_lead(order, None, cards("HA HA HJ"))
    text = english([refusals.lead(order, cards("HA HA HJ"), verdict)])
    assert text.startswith("Several shapes at once are a throw, and this table has no throws.")


FOLLOWS = [
    (
        "too few cards",
        "kawu",
        "H2 H3 S4",
        "HT HT",
        "H2",
        "Play as many cards as were led: 2, not 1.",
    ),
    ("not held", "kawu", "H2 S4", "HT", "C9", "Not in your hand: nine of clubs."),
    (
        "another suit",
        "kawu",
        "H2 H3 H4 S4",
        "HT",
        "S4",
        "Hearts were led, and you hold 3. Follow suit; keep the four of spades for later.",
    ),
    (
        "a trump is no card of its printed suit",
        "kawu",
        "H2 H7 C4",
        "HT",
        "H7",
        "Hearts were led, and you hold 1. Follow suit; keep the seven of hearts for later.",
    ),
    (
        "many of other suits",
        "kawu",
        "H2 H3 H4 H5 H6 S4 C5 C6",
        "HT HT HJ HJ",
        "H2 S4 C5 C6",
        "Hearts were led, and you hold 5. All 4 cards must be hearts.",
    ),
    (
        "just enough",
        "kawu",
        "H2 H3 C4 C5",
        "HT HT",
        "H2 C4",
        "You hold exactly 2 hearts, and all of them must go in: three of hearts and two of hearts.",
    ),
    (
        "too few of the suit",
        "kawu",
        "H2 C4 C5",
        "HT HT",
        "C4 C5",
        "Every heart you hold must go in: two of hearts. Any cards may fill the rest.",
    ),
    (
        "pair led",
        "kawu",
        "H2 H2 H3 H4",
        "HT HT",
        "H3 H4",
        "Answer a pair with a pair. You hold: pair of heart twos.",
    ),
    (
        "pair led, a tractor held",
        "kawu",
        "H2 H2 H3 H3 H4",
        "HT HT",
        "H3 H4",
        "Answer a pair with a pair, even out of a tractor. You hold: pair of heart twos and pair "
        "of heart threes.",
    ),
    (
        "tractor led, pairs held",
        "kawu",
        "H2 H2 H4 H5 H8 H8 H9",
        "HT HT HJ HJ",
        "H2 H2 H4 H5",
        "You have no tractor that long, so 2 pairs must go in. You hold: pair of heart twos and "
        "pair of heart eights.",
    ),
    (
        "tractor led and held",
        "kawu",
        "H2 H2 H3 H3 H8 H8 H9",
        "HT HT HJ HJ",
        "H2 H2 H8 H8",
        "A tractor of 2 pairs was led, and you can match it: tractor of heart twos and threes.",
    ),
    (
        "two tractors to choose from",
        "kawu",
        "H2 H2 H3 H3 H4 H4 H9 H8",
        "HT HT HJ HJ",
        "H2 H2 H8 H9",
        "A tractor of 2 pairs was led, and you can match it: tractor of heart twos and threes; "
        "tractor of heart threes and fours.",
    ),
    (
        "a shorter tractor",
        "dapai",
        "H3 H3 H4 H4 H8 H8 HJ HJ",
        "HT HT HJ HJ HQ HQ",
        "H3 H3 H8 H8 HJ HJ",
        "You can’t match a tractor of 3 pairs, but your shorter one must be in the play: tractor "
        "of heart threes and fours.",
    ),
    (
        "two shorter tractors",
        "dapai",
        "H3 H3 H4 H4 H8 H8 H9 H9 HA HA",
        "H5 H5 H6 H6 H8 H8 H9 H9",
        "H3 H3 H4 H4 H8 H8 HA HA",
        "This lead asks 2 tractors of you. You hold: tractor of heart threes and fours; tractor of "
        "heart eights and nines.",
    ),
    (
        "a pair in a throw",
        "dapai",
        "H3 H3 H4 H5 H9",
        "HA HK HK",
        "H4 H5 H9",
        "The throw holds 1 pair; you owe 1 pair. In your hand: pair of heart threes.",
    ),
    (
        "a tractor in a throw",
        "dapai",
        "H3 H3 H4 H4 H9 H9 HT",
        "HA HK HK HQ HQ",
        "H3 H3 H9 H9 HT",
        "The throw holds a tractor of 2 pairs; yours must go in: tractor of heart threes and "
        "fours.",
    ),
]


@pytest.mark.parametrize(
    ("profile", "hand", "led", "play", "text"),
    [row[1:] for row in FOLLOWS],
    ids=[row[0] for row in FOLLOWS],
)
def test_a_refused_follow(profile: str, hand: str, led: str, play: str, text: str) -> None:
    duty, played, verdict = following(profile, "7S", hand, led, play)
    assert verdict.code is not None
    assert english([refusals.follow(duty, played, verdict)]) == text


def test_the_paragraph_is_that_of_the_shape_led() -> None:
    duty, _, verdict = following("dapai", "7S", "H3 H3 H4 H5 H9", "HA HK HK", "H4 H5 H9")
    assert verdict.code is Code.FOLLOW_PAIR
    assert refusals.cites(verdict.code, duty) == ("follow-throw",)
    duty, _, verdict = following("kawu", "7S", "H2 H2 H4 H5 H8", "HT HT HJ HJ", "H2 H4 H5 H8")
    assert verdict.code is Code.FOLLOW_PAIR
    assert refusals.cites(verdict.code, duty) == ("follow-tractor",)


def declared(
    chosen: Rules,
    seat: Seat,
    play: str,
    standing: tuple[Seat, str] | None = None,
    waiting: bool = False,
    **asked: Any,
) -> str:
    before = Declaration(standing[0], cards(standing[1])) if standing else None
    verdict = judge_declaration(chosen, Rank.SEVEN, before, seat, cards(play), **asked)
    assert verdict.code is not None
    return english(refusals.declaration(chosen, Rank.SEVEN, verdict, before, waiting=waiting))


def test_trump_is_declared_with_level_cards() -> None:
    rule = "Trump is declared with a level card. This hand those are the sevens."
    assert declared(KAWU, Seat.S, "H8") == rule
    assert declared(DAPAI, Seat.S, "LJ") == f"{rule} Two identical jokers declare no trump."
    assert declared(KAWU, Seat.S, "H7 C7") == "Show one level card, or two identical ones."


def test_only_something_stronger_overrides() -> None:
    east = (Seat.E, "H7")
    assert declared(KAWU, Seat.S, "C7", east) == (
        "On the table: seven of hearts (East). Only a pair of level cards is stronger."
    )
    assert declared(DAPAI, Seat.S, "C7", east) == (
        "On the table: seven of hearts (East). Stronger: a pair of level cards, of small jokers "
        "or of big jokers."
    )
    assert declared(KAWU, Seat.S, "C7 C7", (Seat.E, "H7 H7")).endswith("Nothing beats it.")
    assert declared(DAPAI, Seat.S, "C7 C7", (Seat.E, "H7 H7")).endswith(
        "Stronger: a pair of small jokers or of big jokers."
    )
    assert declared(DAPAI, Seat.S, "C7 C7", (Seat.E, "LJ LJ")).endswith(
        "Only a pair of big jokers is stronger."
    )
    assert declared(DAPAI, Seat.S, "LJ LJ", (Seat.E, "BJ BJ")).endswith("Nothing beats it.")
    assert "(you)" in declared(DAPAI, Seat.S, "H7", (Seat.S, "H7"))


def test_nobody_overrides_themselves() -> None:
    assert declared(DAPAI, Seat.S, "C7", (Seat.S, "H7")) == (
        "You can’t override yourself, only reinforce with the second identical card."
    )
    assert declared(DAPAI, Seat.S, "LJ LJ", (Seat.S, "H7 H7")) == "You can’t override yourself."
    no_reinforcing = rules("dapai", reinforce_own=False)
    assert declared(no_reinforcing, Seat.S, "H7 H7", (Seat.S, "H7")) == (
        "You can’t override yourself."
    )


def test_there_is_a_time_to_declare() -> None:
    assert declared(DAPAI, Seat.S, "H7", closed=True).startswith("Too late: the dealer")
    assert declared(KAWU, Seat.S, "H7", closed=True).endswith("your turn to declare is over.")
    assert declared(KAWU, Seat.S, "H7", closed=True, waiting=True).endswith("not your turn yet.")


def test_only_what_is_held_can_be_shown() -> None:
    assert declared(DAPAI, Seat.S, "H7 H7", hand=cards("H7 C3")) == (
        "You can only show what you hold. Missing: seven of hearts."
    )


def test_a_refused_burial() -> None:
    hand = cards("H2 H3 H4 H5")
    few, other = cards("H2"), cards("H2 H3 C9")
    assert english([refusals.burial(few, judge_burial(hand, few, 3))]) == (
        "Bury exactly 3 cards; you picked 1."
    )
    assert ids([refusals.burial(other, judge_burial(hand, other, 3))]) == ["refused-not-in-hand"]

"""What a legal play does, who takes the trick, and why another play cannot."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import Seat
from tests.coach.positions import english, ids, trick
from tutor.coach import plays
from tutor.coach.plays import Deed, Played


def said(played: Played) -> str:
    return english([plays.what_it_does(played), *plays.what_becomes(played)])


# kawu, level 7, spades trump unless said otherwise; East leads, so South plays last.
PLAYS = [
    ("a lead", ["HT HT"], "East leads the pair of heart tens. For now East holds the trick."),
    (
        "a higher card wins for now",
        ["HT", "HK"],
        "North follows suit: king of hearts. For now North holds the trick. Still to play: West "
        "and you.",
    ),
    (
        "the last to play wins for good",
        ["HT", "H3", "H4", "HA"],
        "You follow suit: ace of hearts. Nobody plays after you: the trick is yours.",
    ),
    (
        "a lower card",
        ["HK", "HT"],
        "North follows suit: ten of hearts. The ten of hearts can’t win: the king of hearts is "
        "higher.",
    ),
    (
        "a trump is higher than any side card",
        ["HK", "S2", "HA"],
        "West follows suit: ace of hearts. The ace of hearts can’t win: the two of spades is "
        "higher.",
    ),
    (
        "two singles against a pair",
        ["HT HT", "HA HK"],
        "North follows suit: ace of hearts and king of hearts. Wrong shape: only a pair beats a "
        "pair.",
    ),
    (
        "two pairs against a tractor",
        ["H3 H3 H4 H4", "HA HA HQ HQ"],
        "North follows suit: pair of heart aces and pair of heart queens. Wrong shape: only a "
        "tractor of 2 pairs beats a tractor of 2 pairs.",
    ),
    (
        "following short",
        ["HT HT", "HA C4"],
        "North follows suit with the ace of hearts and discards the four of clubs. Wrong shape: "
        "only a pair beats a pair.",
    ),
    (
        "a ruff",
        ["HT", "H3", "H4", "S2"],
        "You have no hearts and ruff: two of spades. Nobody plays after you: the trick is yours.",
    ),
    (
        "a ruff with a pair",
        ["HT HT", "S2 S2"],
        "North has no hearts and ruffs: pair of spade twos. For now North holds the trick. Still "
        "to play: West and you.",
    ),
    (
        "an over-ruff",
        ["HT", "S2", "S5"],
        "West over-ruffs the two of spades: five of spades. For now West holds the trick. Still "
        "to play: you.",
    ),
    (
        "an under-ruff",
        ["HT", "S5", "S2"],
        "West has no hearts and ruffs: two of spades. The two of spades can’t win: the five of "
        "spades is higher.",
    ),
    (
        "trumps of the wrong shape are a discard",
        ["HT HT", "S2 SA"],
        "North discards the ace of spades and the two of spades. Wrong shape: only a pair beats a "
        "pair.",
    ),
    ("a discard", ["HT", "H3", "H4", "CA"], "You discard the ace of clubs; a discard never wins."),
    (
        "no trumps are no ruff",
        ["S3", "HA"],
        "North discards the ace of hearts.",
    ),
    (
        "equal cards: the first played wins",
        ["HK", "HK"],
        "North follows suit: king of hearts. Equal cards, and the first played wins: king of "
        "hearts from East.",
    ),
    (
        "equal level cards",
        ["S3", "H7", "C7"],
        "West follows suit: seven of clubs. Equal cards, and the first played wins: seven of "
        "hearts from North.",
    ),
]


@pytest.mark.parametrize(
    ("lying", "text"), [row[1:] for row in PLAYS], ids=[row[0] for row in PLAYS]
)
def test_a_play(lying: list[str], text: str) -> None:
    assert said(trick("kawu", "7S", *lying)).startswith(text)


THROWS: list[tuple[str, list[str], dict[str, Any], str]] = [
    ("led", ["HA HK HK"], {}, "East leads a throw: pair of heart kings and ace of hearts."),
    (
        "followed in its suit",
        ["HA HK HK", "HQ HQ H3"],
        {},
        "North follows suit: pair of heart queens and three of hearts. A throw that stands is "
        "never beaten in its own suit.",
    ),
    (
        "ruffed",
        ["HA HK HK", "S9 S9 S3"],
        {},
        "North has no hearts and ruffs: pair of spade nines and three of spades. For now North",
    ),
    (
        "ruffed without the pair",
        ["HA HK HK", "S9 S8 S3"],
        {},
        "North discards the nine of spades, the eight of spades and the three of spades. A throw "
        "is ruffed whole or not at all: without a pair this is only a discard.",
    ),
    (
        "ruffed without the tractor",
        ["HA HK HK HQ HQ", "S9 S9 S5 S5 S3"],
        {},
        "North discards the pair of spade nines, the pair of spade fives and the three of spades. "
        "A throw is ruffed whole or not at all: without a tractor of 2 pairs",
    ),
    (
        "the largest part decides between two ruffs",
        ["H5 H4 H4", "SA S9 S9", "S3 ST ST"],
        {},
        "West over-ruffs the pair of spade nines and the ace of spades: pair of spade tens and "
        "three of spades. For now West holds the trick.",
    ),
    (
        "too low in its largest part",
        ["H5 H4 H4", "S3 ST ST", "SA S9 S9"],
        {},
        "West has no hearts and ruffs: pair of spade nines and ace of spades. The pair of spade "
        "nines can’t win: the pair of spade tens is higher.",
    ),
    (
        "the highest card decides where the table says so",
        ["H5 H4 H4", "S3 ST ST", "SA S9 S9"],
        {"throw_compare": "highest_card"},
        "West over-ruffs",
    ),
    (
        "and is then the card that is named",
        ["H5 H4 H4", "SA S9 S9", "SK ST ST"],
        {"throw_compare": "highest_card"},
        "West has no hearts and ruffs: pair of spade tens and king of spades. The king of spades "
        "can’t win: the ace of spades is higher.",
    ),
    (
        "every part counts where the table says so",
        ["H5 H4 H4", "SA S9 S9", "S3 ST ST"],
        {"throw_compare": "all_components"},
        "West has no hearts and ruffs: pair of spade tens and three of spades. To win, every part "
        "must be higher than its counterpart.",
    ),
]


@pytest.mark.parametrize(
    ("lying", "settings", "text"), [row[1:] for row in THROWS], ids=[row[0] for row in THROWS]
)
def test_a_play_to_a_throw(lying: list[str], settings: dict[str, Any], text: str) -> None:
    assert said(trick("dapai", "7S", *lying, **settings)).startswith(text)


def test_a_discard_needs_no_reason() -> None:
    assert plays.what_becomes(trick("kawu", "7S", "HT", "CA")) == ()


def test_what_is_compared_is_named_and_nothing_else() -> None:
    ruff = trick("dapai", "7S", "HA HQ HQ HK HK", "S3 S4 S4 S5 S5")
    assert ruff.deed is Deed.RUFFS
    assert ruff.deciding == ("S4", "S4", "S5", "S5")


def test_a_failed_throw_is_followed_as_the_part_that_was_led() -> None:
    assert said(trick("dapai", "7S", "HQ", "HK")).startswith(
        "North follows suit: king of hearts. For now North holds the trick."
    )


def test_the_trick_is_told_with_its_holder_and_points() -> None:
    played = trick("kawu", "7S", "HT", "HK")
    assert english([plays.trick_held(played.trumps, played.trick)]) == (
        "North holds the trick for now, 20 points in it."
    )


def test_points_count_only_for_the_attackers() -> None:
    played = trick("kawu", "7S", "HT", "HK", "H3", "H4")

    def taken(dealer: Seat) -> str:
        return english([plays.trick_taken(played.trumps, played.trick, dealer, 45)])

    assert taken(Seat.E) == "North takes the trick: 20 points for the attackers, 45 in all."
    assert taken(Seat.S) == "North takes the trick: its 20 points count for nobody."
    empty = trick("kawu", "7S", "H3", "H4", "H6", "H8")
    assert ids([plays.trick_taken(empty.trumps, empty.trick, Seat.E, 0)]) == ["trick-empty"]

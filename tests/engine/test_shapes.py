"""Single, pair, tractor, throw, and how cards fall into parts (RULES §5.3, §5.4)."""

from __future__ import annotations

from random import Random

import pytest

from engine.cards import CardError, Suit
from engine.shapes import Kind, shape_of
from tests.engine.dealing import BOTH, cards, trumps


def parts(profile: str, level: str, suit: str, text: str) -> list[str]:
    """Returns the parts that cards fall into, each as text, sorted inside."""
    shape = shape_of(trumps(profile, level, suit), cards(text))
    assert shape is not None
    return [" ".join(sorted(part.cards)) for part in shape.parts]


@pytest.mark.parametrize("profile", BOTH)
@pytest.mark.parametrize(
    ("text", "kind", "pairs"),
    [
        ("S9", Kind.SINGLE, 0),
        ("S9 S9", Kind.PAIR, 1),
        ("S8 S8 S9 S9", Kind.TRACTOR, 2),
        ("S8 S8 S9 S9 ST ST", Kind.TRACTOR, 3),
        ("BJ BJ", Kind.PAIR, 1),
        ("S8 S9", Kind.THROW, 0),
        ("S9 S9 SJ SJ", Kind.THROW, 1),
        ("S8 S8 S9 S9 SA", Kind.THROW, 2),
        ("LJ BJ", Kind.THROW, 0),
        ("H7 D7", Kind.THROW, 0),
    ],
)
def test_cards_of_one_suit_have_a_shape(profile: str, text: str, kind: Kind, pairs: int) -> None:
    shape = shape_of(trumps(profile, "7", "H"), cards(text))
    assert shape is not None
    assert (shape.kind, shape.pairs, shape.count) == (kind, pairs, len(cards(text)))


@pytest.mark.parametrize("profile", BOTH)
@pytest.mark.parametrize("text", ["S9 C9", "S9 S9 H9 H9", "SA BJ", "S7 S8", ""])
def test_cards_of_two_suits_or_none_have_no_shape(profile: str, text: str) -> None:
    assert shape_of(trumps(profile, "7", "H"), cards(text)) is None


def test_a_third_copy_is_refused_by_name() -> None:
    with pytest.raises(CardError, match="'S9'"):
        shape_of(trumps("kawu", "7", "H"), cards("S9 S9 S9"))


TRACTORS = [
    ("both", "7", "S", "H6 H6 H8 H8", "the level rank takes no place between 6 and 8"),
    ("both", "7", "H", "H6 H6 H8 H8", "neither in the trump suit"),
    ("both", "K", "H", "SQ SQ SA SA", "nor between queen and ace"),
    ("kawu", "3", "S", "H2 H2 H4 H4", "nor between 2 and 4"),
    ("kawu", "7", "H", "HA HA S7 S7", "trump ace and an off-suit level pair"),
    ("both", "7", "H", "S7 S7 H7 H7", "off-suit level pair and trump level pair"),
    ("both", "7", "H", "H7 H7 LJ LJ", "trump level pair and small jokers"),
    ("both", "7", "H", "LJ LJ BJ BJ", "small and big jokers"),
    ("both", "7", "H", "C7 C7 H7 H7 LJ LJ BJ BJ", "the whole top of the chain"),
    ("kawu", "7", "H", "HK HK HA HA D7 D7 H7 H7", "plain trumps lead into the chain"),
    ("kawu", "7", "NT", "C7 C7 LJ LJ BJ BJ", "without a trump suit level cards lie below jokers"),
    ("dapai", "7", "H", "HA HA S2 S2", "trump ace and off-suit 2s"),
    ("dapai", "7", "H", "S2 S2 H2 H2", "off-suit 2s and the trump 2"),
    ("dapai", "7", "H", "H2 H2 S7 S7", "the trump 2 and an off-suit level pair"),
    ("dapai", "7", "H", "HA HA D2 D2 H2 H2 C7 C7 H7 H7", "all of them"),
    ("dapai", "7", "NT", "D2 D2 S7 S7 LJ LJ BJ BJ", "2s, level cards, jokers without a trump suit"),
    ("both", "2", "H", "HA HA S2 S2 H2 H2", "at level 2 the 2s are the level cards"),
    ("kawu", "A", "H", "HK HK SA SA", "at level A the king neighbours the off-suit aces"),
    ("dapai", "A", "H", "HK HK S2 S2", "or, with permanent 2s, the off-suit 2s"),
    ("both", "A", "H", "SQ SQ SK SK", "and is the highest card of a side suit"),
]


@pytest.mark.parametrize(
    ("profile", "level", "suit", "text"),
    [
        pytest.param(profile, *row[1:4], id=f"{profile}: {row[4]}")
        for row in TRACTORS
        for profile in BOTH
        if row[0] in (profile, "both")
    ],
)
def test_pairs_on_neighbouring_steps_are_a_tractor(
    profile: str, level: str, suit: str, text: str
) -> None:
    shape = shape_of(trumps(profile, level, suit), cards(text))
    assert shape is not None
    assert (shape.kind, shape.pairs) == (Kind.TRACTOR, len(cards(text)) // 2)


NO_TRACTORS = [
    ("both", "2", "S", "H6 H6 H8 H8", "at level 2 the 7 lies between 6 and 8"),
    ("both", "7", "H", "S7 S7 D7 D7", "two off-suit level pairs lie on one step"),
    ("dapai", "7", "H", "S2 S2 D2 D2", "so do two off-suit 2s"),
    ("both", "7", "NT", "S7 S7 H7 H7", "without a trump suit all level pairs do"),
    ("dapai", "7", "H", "HA HA S7 S7", "permanent 2s lie between trump ace and level cards"),
    ("both", "7", "H", "HA HA H7 H7", "off-suit level cards lie between"),
    ("both", "7", "H", "S7 S7 LJ LJ", "the trump level card lies between"),
    ("both", "7", "H", "H7 H7 BJ BJ", "the small joker lies between"),
    ("kawu", "7", "H", "SA SA S2 S2", "the ace is high only"),
    ("both", "7", "H", "H6 H6 H9 H9", "the 8 lies between"),
    ("both", "A", "H", "HK HK HA HA", "at level A the trump ace is a level card"),
]


@pytest.mark.parametrize(
    ("profile", "level", "suit", "text"),
    [
        pytest.param(profile, *row[1:4], id=f"{profile}: {row[4]}")
        for row in NO_TRACTORS
        for profile in BOTH
        if row[0] in (profile, "both")
    ],
)
def test_other_pairs_are_none(profile: str, level: str, suit: str, text: str) -> None:
    shape = shape_of(trumps(profile, level, suit), cards(text))
    assert shape is not None
    assert (shape.kind, [part.pairs for part in shape.parts]) == (Kind.THROW, [1, 1])


def test_in_a_side_suit_permanent_2s_leave_no_gap_below_the_3() -> None:
    of = trumps("dapai", "7", "H")
    assert shape_of(of, cards("S2 S2 S3 S3")) is None
    assert of.step(cards("S3")[0]) == 0


@pytest.mark.parametrize(
    ("level", "suit", "text", "expected"),
    [
        ("2", "S", "HA HK HK H3", ["HK HK", "HA", "H3"]),
        ("2", "S", "H3 H3 H4 H4 H9 H9 HA", ["H3 H3 H4 H4", "H9 H9", "HA"]),
        ("2", "S", "H3 H3 H4 H4 H8 H8 H9 H9", ["H8 H8 H9 H9", "H3 H3 H4 H4"]),
        ("2", "S", "H3 H3 H4 H4 H5 H5 H8 H8 H9 H9", ["H3 H3 H4 H4 H5 H5", "H8 H8 H9 H9"]),
        ("2", "S", "H5 H4 H3", ["H5", "H4", "H3"]),
        ("2", "S", "LJ LJ BJ", ["LJ LJ", "BJ"]),
    ],
)
def test_a_throw_falls_into_its_longest_runs_then_pairs_then_singles_the_higher_first(
    level: str, suit: str, text: str, expected: list[str]
) -> None:
    assert parts("dapai", level, suit, text) == expected


def test_a_second_pair_on_a_step_never_cuts_a_run() -> None:
    found = parts("kawu", "2", "S", "H2 H2 SA SA D2 D2 S2 S2")
    assert found == ["D2 D2 S2 S2 SA SA", "H2 H2"]


def test_of_several_pairs_on_one_step_the_first_by_its_letters_goes_into_the_run() -> None:
    found = parts("dapai", "7", "H", "S7 S7 D7 D7 C7 C7 H7 H7")
    assert found == ["C7 C7 H7 H7", "D7 D7", "S7 S7"]


def test_equal_singles_stand_by_their_letters() -> None:
    assert parts("dapai", "7", "H", "S7 D7 H7") == ["H7", "D7", "S7"]


def test_the_parts_do_not_depend_on_the_order_of_the_cards() -> None:
    of = trumps("dapai", "7", "H")
    hand = list(cards("S7 S7 D7 D7 C7 H7 H7 HA HA S2 S2 H2 H2 LJ LJ BJ"))
    first = shape_of(of, hand)
    rng = Random(1)
    for _ in range(20):
        rng.shuffle(hand)
        assert shape_of(of, hand) == first


def test_a_shape_counts_what_it_asks_of_the_others() -> None:
    shape = shape_of(trumps("dapai", "2", "S"), cards("H3 H3 H4 H4 H9 H9 HA HK"))
    assert shape is not None
    assert shape.suit is Suit.HEARTS
    assert (shape.count, shape.all_pairs, shape.tractors, shape.runs) == (8, 3, (2,), (2, 1))
    assert [part.kind for part in shape.parts] == [
        Kind.TRACTOR,
        Kind.PAIR,
        Kind.SINGLE,
        Kind.SINGLE,
    ]

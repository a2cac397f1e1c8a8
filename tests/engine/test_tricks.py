"""Who wins a trick: same shape, ruffs, ties, and the three ways to compare throws (RULES §5.6)."""

from __future__ import annotations

import pytest

from engine.cards import Card, Seat
from engine.setup import check_copies
from engine.trick import Trick, winner
from tests.engine.dealing import BOTH, cards, trumps

ROWS = [
    # rules, the four plays in order (hearts are trumps, level 7), who wins, what it shows
    ("both", "S9 SK S3 SA", 3, "the highest card of the suit led"),
    ("both", "S9 SK SK S3", 1, "of equal cards the first played"),
    ("both", "SK S9 SK S3", 0, "also when it was led"),
    ("both", "S3 DA CA SA", 3, "another suit never wins"),
    ("both", "S3 DA CA D4", 0, "not even over a low lead"),
    ("both", "SA S9 H3 SK", 2, "a trump beats the suit led"),
    ("both", "SA H3 HK H4", 2, "a higher trump over-ruffs"),
    ("both", "SA HK H3 H4", 1, "a lower one does not"),
    ("both", "SA S7 H3 HA", 1, "an off-suit level card is a trump, above the trump ace"),
    ("both", "SA S7 C7 D7", 1, "off-suit level cards are equal: the first played wins"),
    ("both", "SA S7 H7 D7", 2, "the trump level card is above them"),
    ("both", "SA H7 LJ BJ", 3, "then the small and the big joker"),
    ("both", "BJ BJ LJ H7", 0, "the first big joker stays"),
    ("kawu", "SA C2 H3 S4", 2, "under kawu a 2 is no trump"),
    ("dapai", "SA C2 H3 S4", 1, "under dapai it is, above the trump ace"),
    ("dapai", "SA C2 H2 D2", 2, "the trump 2 above the other 2s"),
    ("dapai", "SA HA D2 C2", 2, "of which the first played wins"),
    ("both", "S9S9 SKSK SQSQ SASJ", 1, "a pair is beaten by a higher pair, not by two high cards"),
    ("both", "S9S9 SASK H3H4 S3S3", 0, "two different trumps do not ruff a pair"),
    ("both", "S9S9 SASA H3H3 H4H4", 3, "a trump pair does, a higher one over-ruffs"),
    ("both", "S9S9 S7C7 H3H3 LJBJ", 2, "two different level cards are no pair"),
    ("both", "S9S9 C7C7 D7D7 H3H3", 1, "of equal pairs the first played wins"),
    ("both", "S8S8S9S9 SJSJSQSQ STSTSASA S3S3S4S4", 1, "a tractor beats a tractor, not two pairs"),
    ("both", "S8S8S9S9 H3H3H5H5 HAHAHQHQ S3S3S4S4", 0, "two trump pairs do not ruff a tractor"),
    ("both", "S8S8S9S9 H3H3H4H4 H6H6H8H8 SKSKSASA", 2, "trump tractors do, across the level rank"),
    ("both", "S8S8S9S9 C7C7H7H7 LJLJBJBJ SASASKSK", 2, "and up the chain"),
    ("kawu", "S8S8S9S9 HAHAC7C7 H9H9HTHT SASASKSK", 1, "trump ace and level pair under kawu"),
    ("dapai", "S8S8S9S9 HAHAC7C7 H9H9HTHT SASASKSK", 2, "are no tractor under dapai"),
    ("both", "S8S8S9S9 C7C7D7D7 H3H3H4H4 SASASKSK", 2, "nor two pairs on one step"),
]


def plays_of(text: str) -> list[tuple[Card, ...]]:
    """Reads plays parted by spaces, cards of one play written together."""
    plays = [
        cards(" ".join(play[i : i + 2] for i in range(0, len(play), 2))) for play in text.split()
    ]
    check_copies(plays)
    return plays


@pytest.mark.parametrize(
    ("profile", "plays", "expected"),
    [
        pytest.param(profile, *row[1:3], id=f"{profile}: {row[3]}: {row[1]}")
        for row in ROWS
        for profile in BOTH
        if row[0] in (profile, "both")
    ],
)
def test_a_trick_is_won_by(profile: str, plays: str, expected: int) -> None:
    assert winner(trumps(profile, "7", "H"), plays_of(plays)) == expected


def test_without_a_trump_suit_only_jokers_and_level_cards_ruff() -> None:
    of = trumps("kawu", "7", "NT")
    assert winner(of, plays_of("SA HA D7 LJ")) == 3
    assert winner(of, plays_of("S3 HA CA DA")) == 0


THROWS = [
    # the plays, who wins (hearts are trumps, level 2), what it shows
    ("DADK DQDJ C3C4 S3S4", 0, "nothing in the suit exceeds a throw that stood"),
    ("DADK H3H4 HKH3 DQDJ", 2, "singles only: the highest single of two ruffs decides"),
    ("DADK HKH4 HKHQ DQDJ", 1, "highest singles equal: the first played"),
    ("DADK H3D4 DQDJ D3D5", 0, "a trump and a card of the suit are no ruff"),
    ("DADK H3C4 S3S4 D3D5", 0, "nor a trump and a discard"),
    ("D5D4D4 H9H7H7 H8H8H4 D9DKDA", 2, "977 ruffs 544, and 884 over-ruffs: the pair counts"),
    ("D5D6D7 H9H7H7 H8H8H4 D9DKDA", 1, "977 ruffs 567, and 884 does not: the singles count"),
    ("DADKD5D5D4D4 H9H9H8H8H7H3 S3S4S5S6S7S8 D6D7D8D9DTDJ", 1, "AK5544 is covered by 998873"),
    ("DADAD5D5D4D4 H9H9H8H8H7H3 S3S4S5S6S7S8 D6D7D8D9DTDJ", 0, "AA5544 is not"),
    ("DADAD5D5D4D4 H9H9H8H8H7H7 S3S4S5S6S7S8 D6D7D8D9DTDJ", 1, "but by a longer tractor, split"),
    ("D4D4D5D5DAD8 H3H3H4H4HKHA H8H8H9H9H6H7 D6D7D9DTDJDQ", 2, "the higher tractor over-ruffs"),
    ("D9D9D4D4 H3H3H4H4 H6H6HKHK D6D7D8DT", 2, "two pairs: the highest pair decides"),
    ("D4D4D5D5 H3H3H6H6 H8H8HKHK D6D7D8DT", 0, "two pairs never make a tractor"),
]


@pytest.mark.parametrize(
    ("plays", "expected"), [pytest.param(*row[:2], id=f"{row[2]}: {row[0]}") for row in THROWS]
)
def test_a_throw_is_won_by(plays: str, expected: int) -> None:
    assert winner(trumps("dapai", "2", "H"), plays_of(plays)) == expected


COMPARED = [
    # the plays, then who wins by: largest_component, highest_card, all_components
    ("DADK H9H4 HTH3 S3S4", 2, 2, 1, "a higher and a lower single"),
    ("DADK H9H4 HTH5 S3S4", 2, 2, 2, "two higher singles"),
    ("DADADK H5H5HQ H6H6H3 S3S4S5", 2, 1, 1, "a higher pair and a lower single"),
    ("DADADK H6H6H3 H5H5HQ S3S4S5", 1, 2, 1, "a lower pair and the highest card"),
    ("DADADK H5H5HQ H6H6HK S3S4S5", 2, 2, 2, "both higher"),
    ("DADADK H5H5HQ H6H6HQ S3S4S5", 2, 1, 1, "a higher pair and an equal single"),
    ("DADKDQ H3H3H9 H4H5HT S3S4S5", 2, 2, 2, "a pair may serve as two singles"),
    ("DADADK C2C2H3 D2D2H9 S3S4S5", 1, 1, 1, "an equal pair and a higher single"),
]


@pytest.mark.parametrize(
    ("compare", "column"), [("largest_component", 1), ("highest_card", 2), ("all_components", 3)]
)
@pytest.mark.parametrize("row", [pytest.param(row, id=f"{row[4]}: {row[0]}") for row in COMPARED])
def test_two_ruffs_of_a_throw_are_compared_as_the_setting_says(
    row: tuple[str, int, int, int, str], compare: str, column: int
) -> None:
    of = trumps("dapai", "2", "H", throw_compare=compare)
    assert winner(of, plays_of(row[0])) == row[column]


@pytest.mark.parametrize("compare", ["largest_component", "highest_card", "all_components"])
def test_an_uncovered_throw_is_never_won_by_a_discard_however_it_is_compared(compare: str) -> None:
    of = trumps("dapai", "2", "H", throw_compare=compare)
    assert winner(of, plays_of("D4D4D9 HAHKHQ SASASK D5D6D7")) == 0
    assert winner(of, plays_of("D4D4D9 HAHKHQ H3H3H4 D5D6D7")) == 2


def test_the_highest_card_counts_only_between_ruffs_of_a_throw() -> None:
    of = trumps("dapai", "2", "H", throw_compare="highest_card")
    assert winner(of, plays_of("D4D4D5D5 H3H3H4H4 H5H5H6H6 HAHKHQHJ")) == 2


def test_a_lead_of_two_suits_cannot_be_compared() -> None:
    with pytest.raises(ValueError, match="expected a lead of one suit"):
        winner(trumps("dapai", "2", "H"), plays_of("D4S4 D5D6"))


def test_a_trick_knows_whose_turn_it_is_who_holds_it_and_what_lies_in_it() -> None:
    of = trumps("kawu", "7", "H")
    trick = Trick(Seat.N)
    assert (trick.to_play, trick.led, trick.holder(of), trick.points) == (Seat.N, (), None, 0)
    trick = trick.with_play(cards("ST")).with_play(cards("SK"))
    assert (trick.to_play, trick.led, trick.complete) == (Seat.S, cards("ST"), False)
    assert (trick.holder(of), trick.points) == (Seat.W, 20)
    trick = trick.with_play(cards("H5")).with_play(cards("SA"))
    assert (trick.to_play, trick.complete, trick.holder(of)) == (None, True, Seat.S)
    assert trick.points == 25
    assert [trick.seat_of(at) for at in range(4)] == [Seat.N, Seat.W, Seat.S, Seat.E]
    assert trick.play_of(Seat.S) == cards("H5")
    assert Trick(Seat.N, (cards("ST"),)).play_of(Seat.W) is None

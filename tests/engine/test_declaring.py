"""What may be shown to make trump, and what overrides it (K:13–15, D:11, RULES §4)."""

from __future__ import annotations

import pytest

from engine.cards import Rank, Seat
from engine.declaring import Declaration, judge_declaration, possible_declarations
from engine.verdict import Code
from tests.engine.dealing import cards, rules


@pytest.mark.parametrize(
    ("profile", "shown", "rung"),
    [
        ("kawu", "H2", "level_single"),
        ("kawu", "H2 H2", "level_pair"),
        ("dapai", "H2", "level_single"),
        ("dapai", "H2 H2", "level_pair"),
        ("dapai", "LJ LJ", "small_joker_pair"),
        ("dapai", "BJ BJ", "big_joker_pair"),
    ],
)
def test_what_may_be_shown_leaves_only_stronger_showings(
    profile: str, shown: str, rung: str
) -> None:
    chosen = rules(profile)
    first = judge_declaration(chosen, Rank.TWO, None, Seat.S, cards(shown))
    assert first.legal
    again = judge_declaration(
        chosen, Rank.TWO, Declaration(Seat.S, cards(shown)), Seat.E, cards("D2")
    )
    ladder = chosen.declare_ladder
    assert (again.code, again.standing) == (Code.DECLARE_TOO_WEAK, cards(shown))
    assert again.stronger == ladder[ladder.index(rung) + 1 :]


@pytest.mark.parametrize(
    ("profile", "shown"),
    [
        ("kawu", "H3"),
        ("kawu", "LJ LJ"),
        ("kawu", "BJ BJ"),
        ("dapai", "H3 H3"),
        ("dapai", "LJ"),
        ("dapai", "BJ LJ"),
        ("dapai", "H2 S2"),
        ("dapai", "H2 H2 S2"),
        ("dapai", ""),
    ],
)
def test_anything_else_is_no_declaration(profile: str, shown: str) -> None:
    verdict = judge_declaration(rules(profile), Rank.TWO, None, Seat.S, cards(shown))
    assert (verdict.code, verdict.offending) == (Code.DECLARE_NOT_LEVEL_CARD, cards(shown))


def test_a_permanent_2_is_no_level_card() -> None:
    verdict = judge_declaration(rules("dapai"), Rank.SIX, None, Seat.S, cards("D2"))
    assert verdict.code is Code.DECLARE_NOT_LEVEL_CARD


LADDER = ["H2", "S2 S2", "LJ LJ", "BJ BJ"]


@pytest.mark.parametrize("standing", range(4))
@pytest.mark.parametrize("shown", range(4))
def test_a_later_declaration_must_be_stronger(standing: int, shown: int) -> None:
    on_table = Declaration(Seat.E, cards(LADDER[standing]))
    verdict = judge_declaration(
        rules("dapai"), Rank.TWO, on_table, Seat.W, cards(LADDER[shown].replace("H2", "D2"))
    )
    assert verdict.code is (None if shown > standing else Code.DECLARE_TOO_WEAK)


OWN = [
    ("S6", "S6 S6", None, "a single may be made a pair"),
    ("S6", "S6", Code.DECLARE_TOO_WEAK, "the same card again says nothing new"),
    ("S6 S6", "S6", Code.DECLARE_TOO_WEAK, "nor does one of the pair"),
    ("S6", "H6", Code.DECLARE_OWN, "another suit does not override one's own"),
    ("S6", "H6 H6", Code.DECLARE_OWN, "not even a pair of it"),
    ("S6", "LJ LJ", Code.DECLARE_OWN, "nor no trump"),
    ("LJ LJ", "BJ BJ", Code.DECLARE_OWN, "nor the big jokers over the small ones"),
]


@pytest.mark.parametrize(
    ("standing", "shown", "code"), [pytest.param(*row[:3], id=row[3]) for row in OWN]
)
def test_a_seat_against_its_own_declaration(standing: str, shown: str, code: Code | None) -> None:
    verdict = judge_declaration(
        rules("dapai"), Rank.SIX, Declaration(Seat.E, cards(standing)), Seat.E, cards(shown)
    )
    assert verdict.code is code


def test_reinforcing_can_be_turned_off_and_the_partner_may_never_do_it() -> None:
    standing = Declaration(Seat.E, cards("S6"))
    off = rules("dapai", reinforce_own=False)
    own = judge_declaration(off, Rank.SIX, standing, Seat.E, cards("S6 S6"))
    assert own.code is Code.DECLARE_OWN
    again = judge_declaration(off, Rank.SIX, standing, Seat.E, cards("S6"))
    assert again.code is Code.DECLARE_TOO_WEAK
    partner = judge_declaration(rules("dapai"), Rank.SIX, standing, Seat.W, cards("S6"))
    assert partner.code is Code.DECLARE_TOO_WEAK


def test_what_a_hand_may_show_is_listed_from_the_weakest_on() -> None:
    hand = cards("LJ BJ H2 BJ C2 LJ H2 S3")
    dapai = possible_declarations(rules("dapai"), Rank.TWO, None, Seat.S, hand)
    assert dapai == tuple(map(cards, ["C2", "H2", "H2 H2", "LJ LJ", "BJ BJ"]))
    kawu = possible_declarations(rules("kawu"), Rank.TWO, None, Seat.S, hand)
    assert kawu == tuple(map(cards, ["C2", "H2", "H2 H2"]))
    over = Declaration(Seat.E, cards("D2"))
    assert possible_declarations(rules("kawu"), Rank.TWO, over, Seat.S, hand) == (cards("H2 H2"),)

"""What the tables are made of is what the engine does, total by total and lead by lead."""

from __future__ import annotations

import pytest

from engine.cards import Rank, Suit, parse_cards
from engine.rules import DAPAI, KAWU, Rules
from engine.scoring import levels_for, multiplier
from engine.shapes import shape_of
from engine.trumps import Trumps
from tutor.course.tables import TABLES, multipliers, point_cards, score_lines, table
from tutor.words import LANGUAGE_CODES, Words

OTHER_TABLES = KAWU.with_settings({"kitty_multiplier": "times_cards"})


def test_every_total_lies_on_one_line_with_what_it_decides():
    lines = score_lines()
    for total in range(0, lines[-1].high + 1, 5):
        (line,) = [each for each in lines if each.low <= total <= each.high]
        assert (line.held, line.up) == levels_for(total)
    assert [line.totals for line in lines[:3]] == ["0", "5–35", "40–75"]
    assert (lines[3].low, lines[3].held, lines[3].up) == (80, False, 0)


@pytest.mark.parametrize("rules", [KAWU, DAPAI, OTHER_TABLES])
def test_the_multipliers_are_those_of_real_leads(rules: Rules):
    trumps = Trumps.of(Rank.TWO, Suit.HEARTS, rules)
    leads = ("S3", "S3 S3", "S3 S3 S4 S4", "S3 S3 S4 S4 S5 S5")
    for (name, factor), lead in zip(multipliers(rules), leads, strict=True):
        shape = shape_of(trumps, parse_cards(lead))
        assert shape
        assert (name.kind, name.pairs, factor) == (
            shape.kind,
            shape.pairs,
            multiplier(rules, shape),
        )


def test_both_rule_sets_multiply_alike_so_that_one_table_serves_them():
    assert multipliers(KAWU) == multipliers(DAPAI) != multipliers(OTHER_TABLES)


def test_the_points_of_all_cards_are_200():
    assert sum(each.together for each in point_cards()) == 200


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
@pytest.mark.parametrize("name", TABLES)
def test_a_table_has_cells_of_one_number_in_every_row(name: str, lang: str):
    lines = table(name, Words.of(lang)).splitlines()
    assert len({line.count("|") for line in lines}) == 1
    assert set(lines[1]) == set("|- ")


def test_an_unknown_table_is_named():
    with pytest.raises(KeyError, match="pints"):
        table("pints", Words.of("en"))

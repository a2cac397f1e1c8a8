"""The naive referee agrees with every recorded case, so it may judge the engine."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from tests.referee.answers import answer, bad_examples
from tests.referee.cards import the_game
from tests.referee.compare import differences, follow_cases, hand_cases, position_cases, rows
from tests.referee.plays import owed_tractors
from tests.referee.shapes import decompose


@pytest.mark.parametrize(
    ("request_", "expect"), [pytest.param(*case, id=name) for name, *case in position_cases()]
)
def test_the_referee_answers_a_position_as_the_rules_pages_and_other_programs_do(
    request_: dict[str, Any], expect: dict[str, Any]
) -> None:
    assert not differences(expect, answer(request_))


def test_the_referee_judges_every_recorded_follow_as_recorded() -> None:
    wrong = [
        name for name, request, expect in follow_cases() if differences(expect, answer(request))
    ]
    assert not wrong


@pytest.mark.parametrize("row", [pytest.param(row, id=row["id"]) for row in rows("hands")])
def test_the_referee_finds_winners_throws_points_and_total_of_a_recorded_hand(
    row: dict[str, Any],
) -> None:
    for request, expect in hand_cases(row):
        assert not differences(expect, answer(request)), request["kind"]


def test_a_recorded_hand_with_two_plays_exchanged_is_refused() -> None:
    request, _ = hand_cases(rows("hands")[0])[0]
    first = request["tricks"][0]
    first["plays"][1], first["plays"][3] = first["plays"][3], first["plays"][1]
    assert answer(request) == {"legal": False, "trick": 0, "play": 1, "code": "not-in-hand"}


DAPAI = the_game("7", "H", True, True, True, "largest_component")
KAWU = the_game("7", "H", False, False, False, "largest_component")


def test_a_second_pair_on_a_step_never_cuts_a_run() -> None:
    cards = ["HA", "HA", "S7", "S7", "D7", "D7", "H7", "H7"]
    assert decompose(KAWU, cards) == [["D7", "D7", "H7", "H7", "HA", "HA"], ["S7", "S7"]]


def test_a_four_pair_tractor_is_answered_by_both_short_tractors_under_dapai_only() -> None:
    held = ["S3", "S4", "S6", "S8"]  # at level 7 the six neighbours the eight
    assert owed_tractors(DAPAI, held, [4]) == [2, 2]
    assert owed_tractors(KAWU, held, [4]) == []


def test_the_rest_of_a_led_tractor_takes_its_turn_by_its_length() -> None:
    held = ["S3", "S4", "S5", "S9", "ST", "SJ"]
    assert owed_tractors(DAPAI, held, [5, 3]) == [3, 3]


def test_an_example_that_keeps_the_suit_back_is_noticed() -> None:
    request = {
        "kind": "follow", "rules": "kawu", "level": "2", "trump": "S",
        "hand": ["H9", "H3", "D4"], "led": ["HT"], "play": ["D4"],
    }  # fmt: skip
    assert bad_examples(request, [["H9"], ["D4"]]) == [["D4"]]


def test_the_referee_imports_nothing_of_the_engine_or_the_tutor() -> None:
    modules = sorted((Path(__file__).parent.parent / "referee").glob("*.py"))
    assert len(modules) > 5
    imported: set[str] = set()
    for module in modules:
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                imported.add(str(node.module))
            if isinstance(node, ast.Import):
                imported |= {alias.name for alias in node.names}
    assert not {name for name in imported if name.split(".")[0] in ("engine", "tutor")}

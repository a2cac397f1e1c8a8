"""The judge answers every recorded case: rules pages, bug reports, follows and whole hands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.referee.compare import differences, follow_cases, hand_cases, position_cases, rows
from tutor.judge import answer


@pytest.mark.parametrize(
    ("request_", "expect"), [pytest.param(*case, id=name) for name, *case in position_cases()]
)
def test_a_position_is_answered_as_the_rules_pages_and_other_programs_do(
    request_: dict[str, Any], expect: dict[str, Any]
) -> None:
    assert not differences(expect, answer(request_))


@pytest.mark.parametrize(
    ("request_", "expect"), [pytest.param(*case, id=name) for name, *case in follow_cases()]
)
def test_a_follow_is_legal_exactly_where_it_was_recorded_as_legal(
    request_: dict[str, Any], expect: dict[str, Any]
) -> None:
    assert not differences(expect, answer(request_))


@pytest.mark.parametrize("row", [pytest.param(row, id=row["id"]) for row in rows("hands")])
def test_a_recorded_hand_has_its_winners_throws_points_and_total(row: dict[str, Any]) -> None:
    for request, expect in hand_cases(row):
        assert not differences(expect, answer(request)), request["kind"]

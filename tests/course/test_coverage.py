"""docs/coverage.md leads every line of the published rules pages to a paragraph or a step."""

from __future__ import annotations

import re

import pytest

from tests.tree import ROOT
from tutor.course.loader import load_course
from tutor.course.rulebook import PARAGRAPHS

TEXT = (ROOT / "docs" / "coverage.md").read_text("utf-8")
ROWS = re.findall(r"(?m)^\| ([KD]:\d+) \| (.+) \| (.+) \|$", TEXT)
KAWU_LINES = (
    1, 3, 5, 7, 8, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 30, 31, 33, 35, 37, 39, 41, 42, 43,
    45, 47, 49, 51, 53,
)  # fmt: skip
"""The lines of kawu's pages that hold a text, the same in German and Russian."""
DAPAI_LINES = range(1, 65)
HEADINGS = {
    "K": (1, 5, 11, 17, 21, 25, 39, 45, 49),
    "D": (1, 5, 10, 15, 17, 23, 29, 40, 44, 48, 52, 56, 60),
}
NO_RULE = {"K": (51, 53), "D": (4, 30, 32, *range(34, 40), *range(61, 65))}
"""The lines that say nothing about how the game is played."""


def names(where: str) -> list[str]:
    return re.findall(r"`([^`]+)`", where)


def test_every_line_that_holds_a_text_is_in_the_table_in_order():
    lines = list(dict.fromkeys(line for line, _, _ in ROWS))
    assert lines == [*(f"K:{n}" for n in KAWU_LINES), *(f"D:{n}" for n in DAPAI_LINES)]
    assert len(ROWS) == len(re.findall(r"(?m)^\| [KD]:", TEXT))


def test_only_what_is_no_rule_leads_nowhere():
    silent = [line for line, _, where in ROWS if not names(where)]
    expected = [f"{page}:{n}" for kind in (HEADINGS, NO_RULE) for page in kind for n in kind[page]]
    assert sorted(silent) == sorted(expected)
    assert all(where.startswith("no rule: ") for _, _, where in ROWS if not names(where))


def test_every_name_is_a_paragraph_or_a_step():
    course = load_course()
    steps = {
        f"{place.id}/{step.id}" for place in course.ready for step in course.lesson(place.id).steps
    }
    named = {name for _, _, where in ROWS for name in names(where)}
    assert named - steps - set(PARAGRAPHS) == set()
    assert len(named & steps) > 50


@pytest.mark.parametrize("system", ["K", "D"])
def test_every_rule_is_stated_in_the_rulebook_or_is_advice_that_a_step_gives(system: str):
    for line, said, where in ROWS:
        if line.startswith(system) and names(where) and not set(names(where)) & set(PARAGRAPHS):
            assert said.startswith("advice: "), line

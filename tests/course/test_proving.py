"""Steps that the search answers: what is best, what a try costs, and what the linter wants."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.course.shelves import clean_shelf, findings
from tutor.cli import main
from tutor.course.loader import read_lesson
from tutor.course.model import Lesson, Step
from tutor.course.proving import NotProven, name_of, prove, searched_steps
from tutor.course.run import run

WORLDS = 64
TABLE = """format: 1
id: follow-pairs
rules: kawu
teaches: [follow-pair]
needs: [trick, pair]
cites: [follow-suit]
table: {level: "Q", trump: D, dealer: S, leader: S, kitty: "C3 C7 C9 H3 H8 H9 S9 SJ"}
hands:
  S: "BJ DQ DQ DK DJ DT DT D9 D7 D7 D6 D4 D3 SA SA SK ST ST HK HT HT H5 CA C5 C5"
  E: "CQ SQ DA D8 D5 D5 SK S8 S7 S5 S4 HA HJ H9 H4 H2 CA CK CK CJ C9 C8 C6 C4 C2"
  N: "LJ HQ SQ DK DJ D3 S7 S6 S6 S4 S3 S3 H8 H7 H6 H5 H4 H3 H2 CJ CT C6 C4 C3 C2"
  W: "BJ LJ CQ HQ DA D9 D8 D6 D4 D2 D2 SJ S9 S8 S5 S2 S2 HA HK HJ H7 H6 CT C8 C7"
steps:
"""
OPTIONS = """  - id: first-lead
    ask: choose
    choose: best
    options: {king: "SK", trump: "D3", heart: "H5"}
    right: king
    tries: {trump: wrong}
"""
LEAD = """  - id: first-lead
    ask: play
    judge: best
    right: ["SK"]
    tries: {"D3": wrong, "D3 S3": mixed-suits}
"""


def lesson_with(tmp_path: Path, step: str) -> tuple[Lesson, Step]:
    folder = clean_shelf(tmp_path)
    (folder / "lessons/follow-pairs/lesson.yaml").write_text(TABLE + step, "utf-8")
    lesson = read_lesson(folder / "lessons/follow-pairs", folder / "lessons").lesson
    assert lesson is not None
    return lesson, next(searched_steps(lesson))


def test_a_trump_led_from_length_costs_more_than_the_bare_king(tmp_path: Path) -> None:
    lesson, step = lesson_with(tmp_path, OPTIONS)
    found = prove(lesson, step, WORLDS)
    assert found.right == ("king",)
    assert found.proof.costs["trump"].points >= 5
    assert found.proof.gain.points >= 2 * found.proof.gain.error
    assert found.proof.of == name_of(lesson, step)


def test_every_legal_lead_is_valued_and_the_right_ones_are_all_listed(tmp_path: Path) -> None:
    lesson, step = lesson_with(tmp_path, LEAD)
    found = prove(lesson, step, WORLDS)
    assert "SK" in found.right
    assert "D3" not in found.right
    assert found.agrees(step) is (found.right == ("SK",))


def test_the_trick_is_played_to_its_end_and_the_cost_is_said(tmp_path: Path) -> None:
    proof = '    proof: {worlds: 1024, gain: "4.0 ± 0.5", costs: {"D3": "12.6 ± 0.7"}, of: "x"}\n'
    lesson, step = lesson_with(tmp_path, LEAD + proof)
    outcome = run(lesson, step.id, "D3")
    assert not outcome.right
    assert outcome.table is not None
    assert outcome.table.trick is not None
    assert outcome.table.trick.complete
    assert outcome.note.messages[0].id == "grade-cost"
    assert outcome.note.messages[0].args == {"p": 13, "se": 1}
    assert run(lesson, step.id, "SK").right


def test_a_hand_that_cannot_be_searched_says_so(tmp_path: Path) -> None:
    lesson, step = lesson_with(tmp_path, OPTIONS.replace('"D3", heart: "H5"', '"SA", heart: "ST"'))
    with pytest.raises(NotProven):
        prove(lesson, step, 2)  # two worlds make nothing clear


@pytest.mark.parametrize(
    ("line", "finding"),
    [
        ("", "the search is to prove it; run: prove follow-pairs"),
        (
            '    proof: {worlds: 1024, gain: "4.0 ± 0.5", costs: {"D3": "9.0 ± 0.5"}, of: "x"}\n',
            "the step is another than was proven",
        ),
        (
            '    proof: {worlds: 256, gain: "4.0 ± 0.5", costs: {"D3": "9.0 ± 0.5"}, of: "x"}\n',
            "expected a clear gain in 1024 worlds or more",
        ),
        (
            '    proof: {worlds: 1024, gain: "0.9 ± 0.5", costs: {"D3": "9.0 ± 0.5"}, of: "x"}\n',
            "expected a clear gain in 1024 worlds or more",
        ),
        (
            '    proof: {worlds: 1024, gain: "4.0 ± 0.5", costs: {}, of: "x"}\n',
            "expected what 'D3' costs",
        ),
        ('    proof: {worlds: 1024, gain: "much", of: "x"}\n', "expected points with their error"),
    ],
)
def test_the_linter_wants_the_proof_of_this_step(tmp_path: Path, line: str, finding: str) -> None:
    folder = clean_shelf(tmp_path)
    path = folder / "lessons/follow-pairs/lesson.yaml"
    path.write_text(TABLE + LEAD + line, "utf-8")
    assert any(finding in found for found in findings(folder))


def test_the_command_prints_what_belongs_into_the_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = clean_shelf(tmp_path)
    (folder / "lessons/follow-pairs/lesson.yaml").write_text(TABLE + OPTIONS, "utf-8")
    monkeypatch.setattr("tutor.cli.lessons", lambda: folder / "lessons")
    ran = CliRunner().invoke(main, ["prove", "--worlds", "32", "follow-pairs/first-lead"])
    assert ran.exit_code == 1
    assert '    right: "king"\n    proof: {worlds: 32, gain: ' in ran.output

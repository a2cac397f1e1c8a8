"""The linter finds each fault that a fixture makes, says where it stands, and nothing else."""

import re
from pathlib import Path
from typing import get_args

import pytest

from tests.course.shelves import (
    FIXTURES,
    LESSON,
    Broken,
    all_broken,
    break_it,
    clean_shelf,
    findings,
    without_lines,
)
from tutor import paths
from tutor.course import model
from tutor.course.lint import lint
from tutor.course.prose import digest

PLACE = re.compile(r"(?P<file>[\w./-]+):(?P<line>\d+):(?P<column>\d+): .+ \[rule \d\]")


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    return clean_shelf(tmp_path)


def test_the_clean_lessons_pass(shelf: Path) -> None:
    assert findings(shelf) == []


@pytest.mark.parametrize("broken", all_broken(), ids=lambda broken: broken.name)
def test_each_fault_is_found_and_nothing_else(broken: Broken, shelf: Path) -> None:
    break_it(shelf, broken)

    found = findings(shelf, broken.complete)

    assert [without_lines(finding) for finding in found] == list(broken.expect)
    assert {finding[-2] for finding in found} == {str(broken.rule)}


def test_every_rule_has_a_fixture_that_breaks_it() -> None:
    assert {broken.rule for broken in all_broken()} == set(range(8))


def test_a_finding_names_file_line_column_and_key(shelf: Path) -> None:
    path = shelf / LESSON / "lesson.yaml"
    text = path.read_text("utf-8")
    path.write_text(text.replace('"SA S4", "S9 S4"]', '"S9 S4"]'), "utf-8")

    assert findings(shelf) == [
        "lessons/follow-pairs/lesson.yaml:52:12: right: the engine also allows S4 SA [rule 3]"
    ]
    assert path.read_text("utf-8").splitlines()[51][11:].startswith('["SA S9"')


def test_faults_in_several_files_are_reported_at_once(shelf: Path) -> None:
    for name, old, new in (
        ("lesson.yaml", "cites: [points]", "cites: [nothing]"),
        ("de.md", "{SA S9 S4}", "{SA S9 XX}"),
        ("zh.md", "## remember", "## forget"),
    ):
        path = shelf / LESSON / name
        path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")

    found = findings(shelf)

    assert {match["file"] for line in found if (match := PLACE.fullmatch(line))} == {
        "lessons/follow-pairs/lesson.yaml",
        "lessons/follow-pairs/de.md",
        "lessons/follow-pairs/zh.md",
    }
    assert found == sorted(found, key=lambda line: line.split(":")[0])


def test_a_folder_without_a_course_is_one_finding(tmp_path: Path) -> None:
    (tmp_path / "lessons").mkdir()

    found = [str(p) for p in lint(tmp_path / "lessons") if p.rule == 0]

    assert "lessons/course.yaml:1:1: cannot be read: No such file or directory [rule 0]" in found


def test_the_lessons_of_the_program_pass() -> None:
    assert [str(problem) for problem in lint()] == []


def test_the_lesson_in_the_guide_for_authors_is_the_clean_one() -> None:
    guide = (paths.CHECKOUT / "docs" / "writing-lessons.md").read_text("utf-8")
    folder = FIXTURES / "clean" / LESSON

    assert (folder / "lesson.yaml").read_text("utf-8") in guide
    assert (folder / "en.md").read_text("utf-8") in guide


@pytest.mark.parametrize(
    ("step", "key"),
    [
        (model.PlayStep, "judge"),
        (model.PickStep, "pick"),
        (model.NumberStep, "number"),
        (model.ChooseStep, "choose"),
        (model.BuryStep, "judge"),
    ],
    ids=lambda value: getattr(value, "__name__", value),
)
def test_the_guide_for_authors_names_every_kind_of_question(
    step: type[model.StepBase], key: str
) -> None:
    guide = (paths.CHECKOUT / "docs" / "writing-lessons.md").read_text("utf-8")

    for kind in get_args(step.model_fields[key].annotation):
        assert f"`{kind}`" in guide


def test_the_guide_for_authors_names_every_key() -> None:
    guide = (paths.CHECKOUT / "docs" / "writing-lessons.md").read_text("utf-8")
    models = (model.Lesson, model.Table, model.Result, *get_args(get_args(model.Step)[0]))

    for key in {key for each in models for key in each.model_fields}:
        assert re.search(rf"\b{key}\b", guide), key


def test_spaces_at_the_ends_of_lines_do_not_make_a_translation_stale() -> None:
    assert digest("a  \nb\n\n") == digest("a\nb") != digest("a\nb\nc")

"""The strategy guide is checked like a lesson: words, translations, examples."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.course.shelves import FIXTURES, clean_shelf, findings
from tutor.course.guide import guide, read_guide

ENTRY = "lessons/strategy/guide.yaml:5:36: example:"
TO_PLAY = f"{ENTRY} expected a step of follow-pairs where the learner is to play, got"
FAULTS = {
    "a section under another name": (
        ("de.md", "## pairs-first:", "## pears-first:"),
        [
            "lessons/strategy/de.md:1:1: pairs-first: this principle has no section [rule 6]",
            "lessons/strategy/de.md:11:1: pears-first: guide.yaml has no such principle [rule 6]",
        ],
    ),
    "a step where nothing is played": (
        ("guide.yaml", "follow-pairs/must-pair", "follow-pairs/remember"),
        [f"{TO_PLAY} remember [rule 7]"],
    ),
    "a step that is none": (
        ("guide.yaml", "follow-pairs/must-pair", "follow-pairs/nowhere"),
        [f"{TO_PLAY} nowhere [rule 7]"],
    ),
    "a lesson that is none": (
        ("guide.yaml", "follow-pairs/must-pair", "lead-pairs/must-pair"),
        [f"{ENTRY} there is no lesson lead-pairs [rule 7]"],
    ),
}


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    folder = clean_shelf(tmp_path)
    shutil.copytree(FIXTURES / "guide", folder / "lessons" / "strategy")
    return folder


def test_a_guide_without_faults_is_in_order(shelf: Path) -> None:
    assert findings(shelf) == []
    assert read_guide(shelf / "lessons").file is not None


@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_is_found_and_nothing_else(shelf: Path, fault: str) -> None:
    (name, old, new), expected = FAULTS[fault]
    path = shelf / "lessons" / "strategy" / name
    text = path.read_text("utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), "utf-8")
    assert findings(shelf) == expected


def test_a_word_that_the_glossary_forbids_is_found(shelf: Path) -> None:
    (shelf / "lessons" / "never.yaml").write_text('de: ["Erst"]\n', "utf-8")
    found = [line for line in findings(shelf) if "strategy" in line]
    said = "the glossary never says “Erst” [rule 6]"
    assert found == [
        f"lessons/strategy/de.md:1:1: summary: {said}",
        f"lessons/strategy/de.md:11:1: pairs-first: {said}",
    ]


def test_english_of_another_day_is_reported(shelf: Path) -> None:
    path = shelf / "lessons" / "strategy" / "en.md"
    path.write_text(path.read_text("utf-8").replace("comes first", "goes first"), "utf-8")
    found = findings(shelf)
    assert [line.partition(":")[0] for line in found] == [
        f"lessons/strategy/{lang}.md" for lang in ("de", "ru", "zh")
    ]


def test_every_principle_of_the_program_has_words_in_every_language() -> None:
    book = guide()
    ids = {each.id for chapter in book.chapters for each in (chapter, *chapter.principles)}
    assert all(set(prose.steps) == ids for prose in book.prose.values())

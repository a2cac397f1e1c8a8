"""The worked example in docs/translating.md is what the program says, line by line."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.course.shelves import LESSON, clean_shelf
from tutor import paths
from tutor.course.lint import read_shelf
from tutor.course.todo import todo

GUIDE = (paths.CHECKOUT / "docs" / "translating.md").read_text("utf-8")
BLOCKS = re.findall(r"```\w*\n(.*?)```", GUIDE, re.DOTALL)
BEFORE, ENGLISH, ITALIAN, BEGUN, FORGOTTEN, CHANGED, _ = BLOCKS


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    return clean_shelf(tmp_path)


def listed(shelf: Path) -> list[str]:
    """Returns what is to be done for Italian in the lessons."""
    read, _ = read_shelf(shelf / "lessons", complete=False, locales=shelf / "locales")
    tasks = [task for task in todo(read, "it") if task.title.startswith("Lessons")]
    return [str(item) for task in tasks for item in task.items]


def test_the_english_is_that_of_the_lesson(shelf: Path) -> None:
    assert ENGLISH in (shelf / LESSON / "en.md").read_text("utf-8")


def test_the_list_grows_shorter_as_the_guide_says(shelf: Path) -> None:
    assert listed(shelf) == BEFORE.splitlines()
    italian = shelf / LESSON / "it.md"
    italian.write_text(ITALIAN, "utf-8")
    assert listed(shelf) == BEGUN.splitlines()
    italian.write_text(f"{ITALIAN}\n{FORGOTTEN}", "utf-8")
    assert listed(shelf) == [line for line in BEGUN.splitlines() if "### right" not in line]


def test_a_change_of_the_english_is_told_as_the_guide_says(shelf: Path) -> None:
    english, italian = shelf / LESSON / "en.md", shelf / LESSON / "it.md"
    who = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    for command in (("init",), ("add", "."), ("commit", "-m", "One")):
        subprocess.run(["git", *who, *command], cwd=shelf, check=True, capture_output=True)
    italian.write_text(ITALIAN.replace("of: new", "of: 047e904a43d2"), "utf-8")
    text = english.read_text("utf-8")
    text = text.replace("that form a pair.", "that make a pair.")
    english.write_text(text.replace("Look for the same suit", "Search for the same suit"), "utf-8")
    assert [line for line in listed(shelf) if "missing" not in line] == CHANGED.splitlines()


def test_the_guide_names_every_task(shelf: Path) -> None:
    read, _ = read_shelf(shelf / "lessons", complete=False, locales=shelf / "locales")
    for task in todo(read, "it"):
        assert f"| {task.title} |" in GUIDE

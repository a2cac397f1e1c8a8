"""A translator is told everything that is to be done, in order, counted, and nothing else."""

import re
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.course.shelves import LESSON, clean_shelf
from tutor.cli import main
from tutor.course.lint import read_shelf
from tutor.course.prose import digest
from tutor.course.todo import Task, todo
from tutor.words import LANGUAGE_CODES
from tutor.words.inventory import inventory


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    return clean_shelf(tmp_path)


def tasks(shelf: Path, lang: str = "de") -> list[Task]:
    read, problems = read_shelf(shelf / "lessons", complete=False, locales=shelf / "locales")
    assert not [problem for problem in problems if lang in LANGUAGE_CODES and problem.rule == 0]
    return [task for task in todo(read, lang) if task.sure]


def listed(shelf: Path) -> dict[str, list[str]]:
    return {task.title: [str(item) for item in task.items] for task in tasks(shelf)}


def edit(path: Path, find: str, put: str) -> None:
    text = path.read_text("utf-8")
    assert text.count(find) == 1
    path.write_text(text.replace(find, put), "utf-8")


def test_where_all_is_done_nothing_is_listed(shelf: Path) -> None:
    assert tasks(shelf) == []


def test_of_a_language_that_does_not_exist_everything_is_to_be_written(shelf: Path) -> None:
    found = {task.title: task for task in tasks(shelf, "fr")}
    assert list(found) == [
        "Messages to write",
        "Rulebook",
        "Lessons and sections to write",
        "Words that the glossary forbids",
    ]
    assert found["Messages to write"].texts == len(inventory("en"))
    assert found["Rulebook"].texts == 33
    assert [str(item) for item in found["Lessons and sections to write"].items] == [
        "lessons/follow-pairs/fr.md:1:1: is missing: 7 steps, 39 texts to write"
    ]


BEGUN = """---
title: Suivre une paire
summary: Une paire répond à une paire.
of: {of}
---

## the-duty: Ce que la paire demande

Quelqu’un entame d’une {{term:pair|paire}}.

Chacun joue deux cartes.
"""


def test_a_language_that_is_begun_lacks_the_rest(shelf: Path) -> None:
    english = (shelf / LESSON / "en.md").read_text("utf-8")
    (shelf / LESSON / "fr.md").write_text(BEGUN.format(of=digest(english)), "utf-8")
    (shelf / "locales" / "fr").mkdir()
    (shelf / "locales" / "fr" / "about.ftl").write_text("language-name = Français\n", "utf-8")
    found = {task.title: [str(item) for item in task.items] for task in tasks(shelf, "fr")}
    lessons = found["Lessons and sections to write"]
    assert lessons[0] == (
        "lessons/follow-pairs/fr.md:1:1: find-pair: the step is missing: 8 texts to write"
    )
    assert len(lessons) == 6
    assert (
        "locales/fr/about.ftl:1:1: language-html: is missing; in English: en"
        in found["Messages to write"]
    )


FAULTS = {
    "a message is missing": (
        ("locales/de/grades.ftl", "grade-better-pass = Besser: passen.", "# later"),
        "Messages to write",
        ["locales/de/grades.ftl:1:1: grade-better-pass: is missing; in English: Better: pass."],
    ),
    "a line is no message": (
        ("locales/de/grades.ftl", "grade-better-pass =", "grade-better-pass"),
        "Messages to write",
        [
            'locales/de/grades.ftl:11:1: is no message: Expected token: "="',
            "locales/de/grades.ftl:1:1: grade-better-pass: is missing; in English: Better: pass.",
        ],
    ),
    "a message lacks a value": (
        ("locales/de/grades.ftl", "grade-better = Besser: { $best }.", "grade-better = Besser."),
        "Messages that hold other values than in English",
        ["locales/de/grades.ftl:7:1: grade-better: expected $best, got none"],
    ),
    "a message is English": (
        ("locales/de/grades.ftl", "Besser: passen.", "Better: pass."),
        "Texts that are still in English",
        ["locales/de/grades.ftl:11:1: grade-better-pass: Better: pass."],
    ),
    "a step is missing": (
        (f"{LESSON}/de.md", "## remember: Kurz", "## forget: Kurz"),
        "Lessons and sections to write",
        [f"{LESSON}/de.md:1:1: remember: the step is missing: 2 texts to write"],
    ),
    "a section is missing": (
        (f"{LESSON}/de.md", "### wrong\nSuch gleiche Farbe und gleichen Rang.\n\n", ""),
        "Lessons and sections to write",
        [f"{LESSON}/de.md:13:1: find-pair: ### wrong is missing"],
    ),
    "a section cannot be read": (
        (f"{LESSON}/de.md", "{SK SK} sind identisch", "{SK SX} sind identisch"),
        "Lessons and sections to write",
        [f"{LESSON}/de.md:35:1: right: expected a card like 'HT' or 'BJ', got 'SX'"],
    ),
    "a word is forbidden": (
        (f"{LESSON}/de.md", "Such gleiche Farbe und gleichen Rang.", "Das ist ungültig."),
        "Words that the glossary forbids",
        [f"{LESSON}/de.md:32:9: find-pair: wrong: the glossary never says “ungültig”"],
    ),
    "a text is English": (
        (
            f"{LESSON}/de.md",
            "Such gleiche Farbe und gleichen Rang.",
            "Look for the same suit and the same rank.",
        ),
        "Texts that are still in English",
        [f"{LESSON}/de.md:32:1: find-pair: wrong: Look for the same suit and the same rank."],
    ),
    "a paragraph is missing": (
        ("lessons/rulebook/de.md", "## kitty:", "## kitchen:"),
        "Rulebook",
        ["lessons/rulebook/de.md:86:1: kitchen: expected kitty here, got kitchen"],
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_each_thing_to_do_is_listed_and_nothing_else(fault: str, shelf: Path) -> None:
    (file, find, put), title, expected = FAULTS[fault]
    edit(shelf / file, find, put)
    found = listed(shelf)
    assert list(found) == [title]
    assert found[title] == expected


def test_a_lesson_whose_english_has_changed_is_listed(shelf: Path) -> None:
    before = digest((shelf / LESSON / "en.md").read_text("utf-8"))
    edit(shelf / LESSON / "en.md", "Look for the same suit", "Search for the same suit")
    now = digest((shelf / LESSON / "en.md").read_text("utf-8"))
    assert listed(shelf) == {
        "Lessons whose English text has changed since": [
            f"{LESSON}/de.md:1:1: of: was made from {before}: when it agrees write {now}; "
            "no history tells what has changed"
        ]
    }


def test_where_there_is_a_history_it_is_told_what_has_changed(shelf: Path) -> None:
    def git(*arguments: str) -> None:
        who = ("-c", "user.name=A", "-c", "user.email=a@example.org")
        subprocess.run(["git", *who, *arguments], cwd=shelf, check=True, capture_output=True)

    english = shelf / LESSON / "en.md"
    before = digest(english.read_text("utf-8"))
    git("init")
    git("add", ".")
    git("commit", "-m", "One")
    edit(english, "Look for the same suit", "Search for the same suit")
    edit(english, "## remember: In short", "## remember: To sum up")
    git("commit", "-a", "-m", "Two")
    edit(english, "### right\n{SK SK} are identical: a pair.\n\n", "")
    edit(english, "This is your hand.", "These are your cards.")
    found = listed(shelf)["Lessons whose English text has changed since"]
    assert found == [
        f"{LESSON}/de.md:15:1: find-pair: prompt: has changed in English since this was made",
        f"{LESSON}/de.md:32:1: find-pair: wrong: has changed in English since this was made",
        f"{LESSON}/de.md:35:1: find-pair: right: is gone in English since this was made",
        f"{LESSON}/de.md:112:1: remember: has another title in English since this was made",
        f"{LESSON}/de.md:1:1: of: was made from {before}: when it agrees write "
        f"{digest(english.read_text('utf-8'))}",
    ]


def test_the_command_has_nothing_to_list_for_the_languages_of_the_program() -> None:
    for lang in LANGUAGE_CODES[1:]:
        result = CliRunner().invoke(main, ["lint", "--translation", lang])
        assert result.exit_code == 0, result.output
        assert "0 texts to work on" in result.output


def test_the_command_lists_everything_for_another_language() -> None:
    result = CliRunner().invoke(main, ["lint", "--translation", "fr"])
    assert result.exit_code == 1
    assert re.search(r"^1\. Messages to write: \d{3,}$", result.output, re.M)
    assert re.search(r"^   lessons/pairs/fr\.md:1:1: is missing: ", result.output, re.M)


@pytest.mark.parametrize(
    ("given", "told"),
    [("../en", "expected the code of a language"), ("en", "held against")],
)
def test_what_is_no_language_and_english_are_refused(given: str, told: str) -> None:
    result = CliRunner().invoke(main, ["lint", "--translation", given])
    assert result.exit_code == 1
    assert told in result.output

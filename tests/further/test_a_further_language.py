"""A fifth language needs no change of code: one is added to the data, and every page speaks it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.further.pseudo import CODE, checkout, disguised, lesson, messages
from tests.further.reading import foreign
from tests.tree import ROOT


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with a language more."""
    return checkout(tmp_path_factory.mktemp("further"))


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs a module of that program; the tests' helpers are this checkout's."""
    environ = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}", "PYTHONSAFEPATH": "1"}
    command = [sys.executable, "-m", *arguments]
    return subprocess.run(
        command, cwd=folder, env=environ, capture_output=True, text=True, check=False
    )


def test_every_page_speaks_it_and_holds_no_text_of_the_code(folder: Path, tmp_path: Path) -> None:
    done = run(folder, "tests.further.walk", str(tmp_path))
    assert done.returncode == 0, done.stderr
    seen: dict[str, Any] = json.loads(done.stdout)
    assert Path(seen["root"]) == folder
    assert seen["unseen"] == ["assets.htmx", "static"]
    assert seen["pages"] > 300
    assert seen["found"] == {}


def test_the_linter_and_the_list_for_translators_know_it(folder: Path) -> None:
    assert run(folder, "tutor", "lint").returncode == 0
    listed = run(folder, "tutor", "lint", "--translation", CODE)
    assert listed.stdout.splitlines() == [
        "1. Words that the glossary forbids: 1",
        f"   lessons/never.yaml:1:1: {CODE}: no words are listed that this language should avoid",
    ]


def test_what_stands_for_a_value_is_not_disguised() -> None:
    assert disguised("a {SK SK} and {term:trump|trumps}") == "ȧ {SK SK} ȧƞḓ {term:trump|ŧřŭḿƥş}"
    assert messages('a = b { COUNT($n, noun: "card") }\n') == 'a = ƀ { COUNT($n, noun: "card") }\n'
    made = lesson("---\ntitle: A\nsummary: B\n---\n\n## one: Two\n\nC {SK}.\n\n### look\nD\n")
    assert made.splitlines()[4:] == ["---", "", "## one: Ŧẇǿ", "", "Ƈ {SK}.", "", "### look", "Ḓ"]


PAGES = {
    "<p>Text</p>": ["Text"],
    '<p lang="zh">升级</p><p>主</p>': ["主"],
    '<button aria-label="Close">ẋ</button>': ["Close"],
    '<input placeholder="Name"><p>ȧƀ 10 K</p>': ["Name"],
    "<script>let text;</script><textarea>SK shengji</textarea>": [],
    "<ul><li>ȧ<li>b</ul><p>ȧ</p>": ["b"],
}


@pytest.mark.parametrize("page", PAGES)
def test_a_text_of_the_code_is_found(page: str) -> None:
    assert list(foreign(page)) == PAGES[page]

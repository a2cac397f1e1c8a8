"""The languages have the same messages with the same variables, and no form is misspelt."""

from __future__ import annotations

import re
import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from tutor.words import LANGUAGE_CODES, Words, WordsError, languages, say
from tutor.words.inventory import AREAS_OF_NAMES, Entry, inventory

others = pytest.mark.parametrize("lang", [code for code in LANGUAGE_CODES if code != "en"])
langs = pytest.mark.parametrize("lang", LANGUAGE_CODES)
FAMILIES = {
    "CARDS": ("card", "pair", "tractor"),
    "KIND": ("kind",),
    "RANK": ("rank-",),
    "RANKS": ("rank-",),
    "SEAT": ("seat-",),
    "SHAPE": ("shape-",),
    "SUIT": ("suit-",),
    "TEAM": ("team-",),
}


@others
def test_every_message_stands_in_the_same_file_of_every_language(lang: str) -> None:
    placed = {each.id: each.file for each in inventory("en").values()}
    assert {each.id: each.file for each in inventory(lang).values()} == placed


@others
def test_every_message_has_the_same_variables_in_every_language(lang: str) -> None:
    def variables(entries: dict[str, Entry]) -> dict[str, set[str]]:
        return {
            each.id: set(each.uses) for each in entries.values() if each.file not in AREAS_OF_NAMES
        }

    assert variables(inventory(lang)) == variables(inventory("en"))


@langs
def test_a_form_that_is_asked_for_is_known_to_the_language(lang: str) -> None:
    entries = inventory(lang)
    known = {
        function: {"label", "name"}
        | {
            key
            for each in entries.values()
            if each.file == "cards.ftl" and each.id.startswith(starts)
            for use in each.uses.get("form", ())
            for key in use.keys
        }
        for function, starts in FAMILIES.items()
    }
    unknown = [
        f"{each.id}: {use.function} {use.form}"
        for each in entries.values()
        for uses in each.uses.values()
        for use in uses
        if use.form and use.function in known and use.form not in known[use.function]
    ]
    assert not unknown


@langs
def test_a_noun_that_is_counted_is_known_to_the_language(lang: str) -> None:
    entries = inventory(lang)
    nouns = {
        noun
        for each in entries.values()
        for uses in each.uses.values()
        for use in uses
        if use.function == "COUNT"
        for noun in use.keys
    }
    assert {f"count-{noun}" for noun in nouns} <= set(entries)


def test_russian_counts_in_all_four_plural_forms() -> None:
    text = (files("tutor.words") / "locales" / "ru" / "cards.ftl").read_text("utf-8")
    for block in re.findall(r"^count-(?!suit)\w+ = .*?^\}", text, re.S | re.M):
        nominative = block[block.index("*[nom]") :]
        for category in ("[one]", "[few]", "*[many]", "[other]"):
            assert category in nominative


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the message files that a test may change."""
    root = tmp_path / "locales"
    shutil.copytree(Path(str(files("tutor.words"))) / "locales", root)
    monkeypatch.setattr(languages, "_root", lambda: root)
    return root


def test_a_further_language_is_a_further_folder(
    shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(shelf / "de", shelf / "nl")
    (shelf / "nl" / "about.ftl").write_text(
        "language-name = Nederlands\nlanguage-html = nl\nlanguage-short = NL\n"
        "language-spaced = yes\nlanguage-order = 5\n",
        "utf-8",
    )
    found = languages._read_languages()
    assert [each.code for each in found] == [*LANGUAGE_CODES, "nl"]
    monkeypatch.setattr(languages, "LANGUAGES", found)
    words = Words("nl")
    assert words.language.name == "Nederlands"
    assert words.text(say("nod-right")) == "Richtig."


def test_what_is_no_message_is_refused_with_its_line(shelf: Path) -> None:
    file = shelf / "en" / "coach.ftl"
    lines = file.read_text("utf-8").count("\n")
    file.write_text(file.read_text("utf-8") + "broken = { $n ->\n  no variants }\n", "utf-8")
    with pytest.raises(WordsError, match=rf"locales/en/coach\.ftl:{lines + 1}: "):
        languages.read_resources("en")


def test_an_id_in_two_files_is_refused(shelf: Path) -> None:
    file = shelf / "en" / "errors.ftl"
    file.write_text(file.read_text("utf-8") + "nod-right = Yes.\n", "utf-8")
    with pytest.raises(WordsError, match=r"'nod-right' stands in coach\.ftl already"):
        languages.read_resources("en")


def test_a_language_that_does_not_say_what_it_is_called_is_refused(shelf: Path) -> None:
    (shelf / "en" / "about.ftl").write_text("language-name = English\n", "utf-8")
    with pytest.raises(WordsError, match=r"locales/en/about\.ftl: .*language-html"):
        languages._read_languages()

"""Folders of lessons for the linter's tests: a clean one, and one for each way to break it.

A fixture in ``fixtures/broken`` says which edits break the clean folder and what the linter must
then say, all of it and nothing else. Rulebook, terms and words are the program's own.
"""

import re
import shutil
from dataclasses import dataclass
from pathlib import Path

import yaml

from tutor import paths
from tutor.course.lint import lint
from tutor.course.prose import digest
from tutor.words import LANGUAGE_CODES

FIXTURES = Path(__file__).parent / "fixtures"
LESSON = "lessons/follow-pairs"


@dataclass(frozen=True)
class Broken:
    """A way to break the clean folder, as its fixture tells it."""

    name: str
    rule: int
    edits: tuple[dict[str, str], ...]
    expect: tuple[str, ...]
    complete: bool = False
    stamp: bool = True


def all_broken() -> list[Broken]:
    found = []
    for path in sorted((FIXTURES / "broken").glob("*.yaml")):
        data = yaml.safe_load(path.read_text("utf-8"))
        data["edits"], data["expect"] = tuple(data["edits"]), tuple(data["expect"])
        found.append(Broken(path.stem, **data))
    return found


def clean_shelf(folder: Path) -> Path:
    """Lays out the clean lessons, the rulebook, the terms and the words in a folder."""
    shutil.copytree(FIXTURES / "clean" / "lessons", folder / "lessons")
    shutil.copytree(paths.lessons() / "rulebook", folder / "lessons" / "rulebook")
    shutil.copy(paths.lessons() / "terms.yaml", folder / "lessons")
    shutil.copytree(paths.PACKAGE / "words" / "locales", folder / "locales")
    stamp(folder)
    return folder


def stamp(folder: Path) -> None:
    """Writes the hash of the English text into its translations."""
    english = digest((folder / LESSON / "en.md").read_text("utf-8"))
    for lang in LANGUAGE_CODES:
        path = folder / LESSON / f"{lang}.md"
        if path.exists():
            text = re.sub(r"^of: \S+$", f"of: {english}", path.read_text("utf-8"), flags=re.M)
            path.write_text(text, "utf-8")


def break_it(folder: Path, broken: Broken) -> None:
    """Makes the edits of a fixture; each must find what it is to change."""
    for edit in broken.edits:
        path = folder / edit["file"]
        if "find" not in edit and "put" not in edit:
            shutil.rmtree(path) if path.is_dir() else path.unlink()
            continue
        text = path.read_text("utf-8")
        assert text.count(edit["find"]) == 1, f"{edit} finds {text.count(edit['find'])} places"
        path.write_text(text.replace(edit["find"], edit["put"]), "utf-8")
    if broken.stamp:
        stamp(folder)


def without_lines(finding: str) -> str:
    """Takes the place out of a finding in the program's own texts, where lines come and go."""
    return re.sub(r"^((?:locales|lessons/rulebook|lessons/terms)[^:]*):\d+:\d+", r"\1", finding)


def findings(folder: Path, complete: bool = False) -> list[str]:
    """Returns what the linter says about a folder, as it is printed."""
    found = lint(folder / "lessons", complete=complete, locales=folder / "locales")
    return [str(problem) for problem in found]

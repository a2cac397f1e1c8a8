"""The walls of the house: what may import, say, open, fetch what; read off the files themselves."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tree import ROOT, name_of, project_files

LINES_OF_A_MODULE = 320
NAME_OF_A_FORMAT = "shengji record 1"
NO_BUSINESS_OF_THE_ENGINE = {
    "asyncio", "gettext", "http", "io", "locale", "logging", "multiprocessing", "os", "pathlib",
    "shutil", "socket", "sqlite3", "ssl", "subprocess", "sys", "tempfile", "urllib",
}  # fmt: skip
INPUT_AND_OUTPUT = {"breakpoint", "eval", "exec", "input", "open", "print", "__import__"}
TEXT_FILES = {".css", ".ftl", ".html", ".j2", ".js", ".md", ".py", ".svg", ".toml", ".yaml", ""}
# In pieces, so that this file does not name them itself.
NOT_TO_BE_NAMED = [
    "pypi" + ".org", "python" + "hosted", "npm" + "js.", "debian" + ".org", "proxy.golang" + ".org",
    "/wo" + "rk/", "../sha" + "red/", "/home" + "/", "/ro" + "ot/",
]  # fmt: skip


def modules(*parts: str) -> list[Path]:
    return [path for path in project_files(*parts) if path.suffix == ".py"]


def imports(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or "")


ENGINE = pytest.mark.parametrize("path", modules("engine"), ids=name_of)
CODE = pytest.mark.parametrize("path", modules("engine", "tutor", "run.py"), ids=name_of)
TEMPLATES = pytest.mark.parametrize("path", project_files("templates"), ids=name_of)
SERVED = pytest.mark.parametrize("path", project_files("templates", "tutor/static"), ids=name_of)


def test_the_import_contracts_hold() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command as run; run()"],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout


@ENGINE
def test_the_engine_imports_the_standard_library_only_and_opens_nothing(path: Path) -> None:
    roots = {name.partition(".")[0] for name in imports(ast.parse(path.read_bytes()))}
    assert roots <= sys.stdlib_module_names | {"engine"}
    assert not roots & NO_BUSINESS_OF_THE_ENGINE


@ENGINE
def test_the_engine_reads_and_writes_nothing(path: Path) -> None:
    called = {
        node.func.id
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not called & INPUT_AND_OUTPUT


@ENGINE
def test_the_engine_has_no_words_for_people(path: Path) -> None:
    """Sentences stand in docstrings and in the messages of errors, which are for programmers."""
    tree = ast.parse(path.read_bytes())
    for_programmers: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            for_programmers.add(node.value)
        for block in (getattr(node, name, None) for name in ("body", "orelse", "finalbody")):
            if isinstance(block, list) and any(isinstance(each, ast.Raise) for each in block):
                for each in block:  # the error, and what is put together for it just before
                    if isinstance(each, ast.Raise | ast.Assign):
                        for_programmers.update(ast.walk(each))
    texts = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node not in for_programmers
    ]
    assert [text for text in texts if not text.isascii()] == []
    sentences = {text for text in texts if re.search(r"[A-Za-z]{2,} +[A-Za-z]{2,}", text)}
    assert sentences - {NAME_OF_A_FORMAT} == set()


@CODE
def test_a_module_says_what_it_is_and_fits_its_room(path: Path) -> None:
    text = path.read_text("utf-8")
    assert ast.get_docstring(ast.parse(text)), "no docstring"
    assert len(text.splitlines()) <= LINES_OF_A_MODULE


def test_no_file_names_a_registry_or_a_place_on_somebodys_machine() -> None:
    found = [
        f"{name_of(path)}: {word}"
        for path in project_files()
        if path.suffix in TEXT_FILES
        for word in NOT_TO_BE_NAMED
        if word in path.read_text("utf-8")
    ]
    assert found == []


@TEMPLATES
def test_templates_hold_no_script_and_no_style(path: Path) -> None:
    """The content policy would block them; htmx's own ways to run a script count as well."""
    text = path.read_text("utf-8")
    patterns = [
        r"<style\b", r"\sstyle\s*=", r"<script(?![^>]*\ssrc=)", r"\son[a-z]+\s*=", r"javascript:",
        r"\bhx-on\b", r"['\"]js:",
    ]  # fmt: skip
    assert [each for each in patterns if re.search(each, text, re.IGNORECASE)] == []


@SERVED
def test_what_is_served_asks_no_other_host(path: Path) -> None:
    if path.suffix not in TEXT_FILES:
        return
    text = path.read_text("utf-8").replace("http://www.w3.org/2000/svg", "")
    assert re.findall(r"(?:https?:)?//[a-z0-9-]+\.[a-z]{2,}[^\s\"')]*", text) == []


def test_tests_wait_for_things_and_not_for_time() -> None:
    found = [
        f"{name_of(path)}: {call}"
        for path in modules("tests")
        for call in ("time." + "sleep(", "wait_for_" + "timeout(", '"network' + 'idle"')
        if call in path.read_text("utf-8")
    ]
    assert found == []

"""The wheel holds all that the program needs and runs far from the checkout."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

from tests.serving import run_server
from tests.tree import ROOT, name_of, project_files

BIN = "Scripts" if os.name == "nt" else "bin"
ENVIRON = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def quiet(*command: str | Path, cwd: Path) -> None:
    done = subprocess.run(
        command, cwd=cwd, env=ENVIRON, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    quiet(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=ROOT)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the program of a fresh environment into which the wheel was installed.

    The packages it depends on are borrowed from this environment; the project itself is not, since
    a folder named in a .pth file has its own .pth files ignored.
    """
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder / "venv", with_pip=False)
    programs = folder / "venv" / BIN
    python = programs / Path(sys.executable).name
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check"]
    quiet(*pip, "install", "--quiet", "--no-deps", "--no-index", wheel, cwd=folder)
    (site,) = (folder / "venv").glob("lib/python*/site-packages")
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return programs


def test_the_wheel_holds_every_file_and_nothing_else(wheel: Path) -> None:
    names = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    data = {f"tutor/_data/{name_of(path)}" for path in project_files("lessons", "templates")}
    assert names == {name_of(path) for path in project_files("engine", "tutor")} | data


def test_the_wheel_names_no_package_of_the_tests_as_needed(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    (metadata,) = (name for name in archive.namelist() if name.endswith("dist-info/METADATA"))
    lines = archive.read(metadata).decode().splitlines()
    needed = {
        re.split(r"[^\w.-]", line.removeprefix("Requires-Dist: "))[0].lower()
        for line in lines
        if line.startswith("Requires-Dist: ") and "extra ==" not in line
    }
    assert "flask" in needed
    assert not needed & {"pytest", "playwright", "mypy", "ruff", "hypothesis", "psycopg"}


def test_the_installed_program_serves_pages_and_lints_without_the_checkout(
    installed: Path, tmp_path: Path
) -> None:
    where = "import tutor, tutor.paths as p; print(tutor.__file__, p.lessons(), p.templates())"
    places = subprocess.run(
        [installed / "python", "-c", where], cwd=tmp_path, env=ENVIRON, capture_output=True
    ).stdout.decode()
    assert str(ROOT) not in places
    assert places.count("site-packages") == 3
    command = [installed / "shengji-tutor", "serve", "--port", "0", "--data", "tutor.sqlite3"]
    with run_server(command, cwd=tmp_path, env=ENVIRON) as url:
        page = fetch(url + "/")
        linked = set(re.findall(r'(?:href|src)="(/[^"#]*)', page))
        assert any(".css" in address for address in linked)
        assert any(".js" in address for address in linked)
        for address in sorted(linked):
            assert fetch(url + address.replace("&amp;", "&"))
    assert (tmp_path / "tutor.sqlite3").exists()
    # In the same test: in another the wheel would be built and installed a second time.
    quiet(installed / "shengji-tutor", "lint", cwd=tmp_path)


def fetch(url: str) -> str:
    with urllib.request.urlopen(url) as answer:
        assert answer.status == 200
        return answer.read().decode()

"""Settings: where they come from, that all are documented, and how a bad one is refused."""

from __future__ import annotations

import stat
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.serving import PROGRAM
from tutor import paths
from tutor.cli import main
from tutor.config import SETTINGS, Config, ConfigError, load

README = paths.CHECKOUT / "README.md"


def test_every_setting_of_config_is_listed() -> None:
    assert {each.name for each in SETTINGS} == set(Config.__dataclass_fields__)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda each: each.name)
def test_every_setting_is_documented(setting: object) -> None:
    readme = README.read_text("utf-8")
    row = f"| {f'`{setting.option}`' if setting.option else ''}"
    lines = [line for line in readme.splitlines() if f"`{setting.variable}`" in line]
    assert len(lines) == 1
    assert lines[0].startswith(row)
    if setting.option:
        assert setting.option in CliRunner().invoke(main, ["serve", "--help"]).output


def test_an_option_goes_before_the_environment_and_that_before_the_default(tmp_path: Path) -> None:
    environ = {"SHENGJI_PORT": "8001", "SHENGJI_DATA": str(tmp_path / "a.sqlite3")}
    config = load({"port": "8002", "host": None}, environ)
    assert (config.host, config.port, config.data) == ("127.0.0.1", 8002, tmp_path / "a.sqlite3")
    assert config.database_url == f"sqlite:///{tmp_path / 'a.sqlite3'}"
    assert load({}, environ).port == 8001


def test_a_database_elsewhere_needs_no_file_when_the_key_is_given(tmp_path: Path) -> None:
    environ = {
        "DATABASE_URL": "postgresql://localhost/tutor",
        "SHENGJI_SECRET_KEY": "k" * 32,
        "SHENGJI_DATA": str(tmp_path / "missing" / "a.sqlite3"),
    }
    config = load({}, environ)
    assert config.database_url == environ["DATABASE_URL"]
    assert config.secret_key == "k" * 32
    assert list(tmp_path.iterdir()) == []


def test_a_relative_file_is_found_again_from_another_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert load({"data": "a.sqlite3"}, {}).data == tmp_path / "a.sqlite3"


def test_without_a_file_the_default_folder_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "is_checkout", lambda: False)
    monkeypatch.setattr(sys, "platform", "linux")
    config = load({}, {"XDG_DATA_HOME": str(tmp_path / "share")})
    assert config.data == tmp_path / "share" / "shengji-tutor" / "tutor.sqlite3"
    assert config.data.parent.is_dir()


def test_the_key_is_made_once_and_only_its_owner_may_read_it(tmp_path: Path) -> None:
    data = str(tmp_path / "a.sqlite3")
    first = load({"data": data}, {})
    assert len(first.secret_key) == 64
    assert load({"data": data}, {}).secret_key == first.secret_key
    kept = tmp_path / "a.sqlite3.key"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["a.sqlite3.key"]


@pytest.mark.parametrize("content", ["", "short", "\udcff" * 40])
def test_a_damaged_key_is_named(tmp_path: Path, content: str) -> None:
    kept = tmp_path / "a.sqlite3.key"
    kept.write_bytes(content.encode("utf-8", "surrogateescape"))
    with pytest.raises(ConfigError, match=r"a\.sqlite3\.key"):
        load({"data": str(tmp_path / "a.sqlite3")}, {})


@pytest.mark.parametrize("port", ["x", "-1", "65536", "80 80", "１２", "1e3", "9" * 5000])
def test_a_bad_port_is_refused_with_what_came_and_where(port: str) -> None:
    with pytest.raises(ConfigError, match=r"^--port: expected a port from 0 to 65535, got '"):
        load({"port": port}, {})
    with pytest.raises(ConfigError, match=r"^SHENGJI_PORT: "):
        load({}, {"SHENGJI_PORT": port})


def test_a_file_in_no_folder_or_that_is_one_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"^--data: the folder .*nowhere does not exist$"):
        load({"data": str(tmp_path / "nowhere" / "a.sqlite3")}, {})
    with pytest.raises(ConfigError, match=r"^SHENGJI_DATA: expected a file, but .* is a folder$"):
        load({}, {"SHENGJI_DATA": str(tmp_path)})
    with pytest.raises(ConfigError, match="NUL"):
        load({"data": "a\0b"}, {})


def test_a_short_secret_key_is_refused() -> None:
    with pytest.raises(ConfigError, match=r"^SHENGJI_SECRET_KEY: expected 32 characters or more"):
        load({}, {"SHENGJI_SECRET_KEY": "secret", "DATABASE_URL": "postgresql://localhost/t"})


def test_the_program_of_the_tests_is_the_one_of_this_checkout() -> None:
    assert PROGRAM[0] == sys.executable
    assert paths.is_checkout()
    assert paths.lessons() == paths.CHECKOUT / "lessons"
    assert paths.templates() == paths.CHECKOUT / "templates"

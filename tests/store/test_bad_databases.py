"""A database that cannot be used is refused at the start, in one line that says why."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest

from tutor.store import Store, StoreError


@pytest.mark.parametrize(
    "url",
    ["", "x", "mysql://localhost/x", "sqlite://", "postgresql://", "postgresql://host:port/x"],
)
def test_a_url_of_another_kind_is_refused_with_what_was_expected(url: str) -> None:
    with pytest.raises(StoreError, match="expected sqlite:///FILE or postgresql://"):
        Store(url)


def test_a_file_name_may_hold_what_means_something_in_a_url(tmp_path: Path) -> None:
    path = tmp_path / "what? 100% #1 @home.sqlite3"
    Store(f"sqlite:///{path}").close()
    assert path.stat().st_size > 0


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "tutor.sqlite3"
    with pytest.raises(StoreError, match=r"nowhere/tutor\.sqlite3: unable to open database file"):
        Store(f"sqlite:///{path}")


def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear reader, " * 500)
    with pytest.raises(StoreError, match="file is not a database"):
        Store(f"sqlite:///{path}")
    assert path.read_text() == "Dear reader, " * 500


def test_a_file_that_cannot_be_written_is_refused_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "tutor.sqlite3"
    # Permissions do not stop root; a folder in the place of SQLite's journal stops everyone.
    path.with_name("tutor.sqlite3-journal").mkdir()
    with pytest.raises(StoreError, match=r"tutor\.sqlite3: .*unable to open database file"):
        Store(f"sqlite:///{path}")


def test_a_server_that_does_not_answer_is_named_without_its_password() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with pytest.raises(StoreError, match=rf"127\.0\.0\.1:{port}/tutor: .*refused") as caught:
        Store(f"postgresql://anna:geheim@127.0.0.1:{port}/tutor")
    assert "geheim" not in str(caught.value)


def test_the_missing_driver_is_named_with_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreError, match=r"'psycopg'.*pip install 'shengji-tutor\[postgres\]'"):
        Store("postgresql://localhost/tutor")

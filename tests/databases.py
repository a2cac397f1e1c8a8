"""A PostgreSQL server for tests: one that TEST_DATABASE_URL names, or one started here.

Every test gets a database of its own (`fresh_database`), which is dropped afterwards.
"""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any

from sqlalchemy import NullPool, create_engine, make_url, text


@contextmanager
def postgres_server() -> Iterator[str | None]:
    """Yields the URL of a server, or None where there is none and none can be started."""
    given = os.environ.get("TEST_DATABASE_URL")
    if given:
        yield given
        return
    binaries = _binaries()
    user = _plain_user()
    if binaries is None or user is None:
        yield None
        return
    folder = Path(tempfile.mkdtemp(prefix="postgres-"))
    try:
        shutil.chown(folder, user["user"])
        data = folder / "data"
        run(binaries / "initdb", "-D", data, "-U", "tutor", "-A", "trust", "-E", "UTF8", **user)
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        # Without fsync: nothing here outlives the tests.
        options = f"-h 127.0.0.1 -p {port} -k {folder} -F"
        control = (binaries / "pg_ctl", "-D", data, "-w")
        run(*control, "-l", folder / "log", "-o", options, "start", **user)
        try:
            yield f"postgresql://tutor@127.0.0.1:{port}/postgres"
        finally:
            run(*control, "-m", "immediate", "stop", **user)
    finally:
        shutil.rmtree(folder)


def run(*command: str | Path, **options: Any) -> None:
    """Runs a command in silence; raises with what it said when it fails."""
    done = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,  # a server that stays must not keep a pipe open
        stderr=subprocess.DEVNULL,
        check=False,
        cwd="/",
        **options,
    )
    assert done.returncode == 0, f"{command[0]} failed with {done.returncode}"


def _binaries() -> Path | None:
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
    on_path = shutil.which("pg_ctl")
    places = [each.parent for each in installed] or ([Path(on_path).parent] if on_path else [])
    return places[-1] if places else None


def _plain_user() -> dict[str, str] | None:
    """Returns the user to start a server as, which root itself may not."""
    name = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
    try:
        pwd.getpwnam(name)
    except KeyError:
        return None
    return {"user": name}


@contextmanager
def fresh_database(server_url: str) -> Iterator[str]:
    """Yields the URL of an empty database on a server; it is dropped afterwards."""
    name = f"test_{token_hex(6)}"
    server = make_url(server_url).set(drivername="postgresql+psycopg")
    engine = create_engine(server, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    try:
        url = server.set(drivername="postgresql", database=name)
        yield url.render_as_string(hide_password=False)
    finally:
        with engine.connect() as connection:
            connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))

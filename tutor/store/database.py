"""Opens a database by its URL, SQLite or PostgreSQL, and brings its tables up to date.

SQLAlchemy's own rules for both are set here (when a transaction begins, what SQLite waits for, in
which transaction migrations run). What is read and written is `tutor.store.store`'s.
"""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import alembic.command
import alembic.config
import alembic.util
from sqlalchemy import URL, Engine, NullPool, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from tutor.store.records import StoreError

MIGRATIONS = Path(__file__).resolve().parent / "migrations"
MIGRATION_LOCK = 805_402_100  # any number, the same in every process; PostgreSQL's lock has no name
BUSY_MILLISECONDS = 10_000
_EXPECTED = "expected sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"


def parse_url(url: str) -> URL:
    """Returns the parts of a database URL, with the driver that is used here.

    Raises StoreError for a URL of another kind or none.
    """
    if url.startswith("sqlite:///"):
        # By hand, since a file's name may hold what has a meaning in a URL.
        return URL.create("sqlite+pysqlite", database=url.removeprefix("sqlite:///"))
    if not url.startswith(("postgres://", "postgresql://", "postgresql+psycopg://")):
        raise StoreError(f"{_EXPECTED} for the database, got {url.partition('://')[0]!r}")
    try:
        parts = make_url("postgresql+psycopg://" + url.partition("://")[2])
    except (ArgumentError, ValueError) as error:
        raise StoreError(f"{_EXPECTED} for the database, could not read what came") from error
    if not parts.database:
        raise StoreError(f"{_EXPECTED} for the database, the URL that came has no NAME")
    return parts


def open_engine(url: URL, migrating: bool = False) -> Engine:
    """Returns an engine for the database; no connection is made yet.

    Raises StoreError when the driver for PostgreSQL is not installed.
    """
    options: dict[str, Any] = {"json_serializer": partial(json.dumps, allow_nan=False)}
    if migrating:
        options["poolclass"] = NullPool
    else:
        options["pool_pre_ping"] = True  # a restarted server costs no visitor an error
    if url.get_backend_name() == "postgresql":
        options["connect_args"] = {"connect_timeout": 10}
    try:
        engine = create_engine(url, **options)
    except ModuleNotFoundError as error:
        raise StoreError(
            f"PostgreSQL needs the package {error.name!r}, which is not installed: "
            "pip install 'shengji-tutor[postgres]'"
        ) from error
    if url.get_backend_name() == "sqlite":
        _set_up_sqlite(engine, migrating)
    return engine


def _set_up_sqlite(engine: Engine, migrating: bool) -> None:
    # Python's driver begins transactions by its own guess, and not for CREATE TABLE. It is told
    # to leave that alone, and SQLAlchemy says when. A migration takes the write lock at once.
    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=NORMAL")
        # A migration rebuilds tables, which must not delete what refers to them.
        cursor.execute(f"PRAGMA foreign_keys={'OFF' if migrating else 'ON'}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begins(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if migrating else "BEGIN")


def migrate(url: URL) -> None:
    """Brings the tables up to date, all or nothing, while no other process does the same.

    Also finds out at the start whether the database can be reached and written. Raises StoreError.
    """
    name = url.database if url.get_backend_name() == "sqlite" else url.render_as_string()
    config = alembic.config.Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    engine = open_engine(url, migrating=True)
    try:
        with engine.begin() as connection:
            if url.get_backend_name() == "postgresql":
                lock = text("SELECT pg_advisory_xact_lock(:key)")
                connection.execute(lock, {"key": MIGRATION_LOCK})
            config.attributes["connection"] = connection
            alembic.command.upgrade(config, "head")
    except SQLAlchemyError as error:
        raise StoreError(f"cannot use the database {name}: {plain_reason(error)}") from error
    except alembic.util.CommandError as error:
        raise StoreError(
            f"the database {name} was written by a newer version of this program: {error}"
        ) from error
    finally:
        engine.dispose()


def plain_reason(error: SQLAlchemyError) -> str:
    """Returns what the database itself said, in one line and without the statement."""
    said = str(getattr(error, "orig", None) or error)
    return " ".join(said.split())

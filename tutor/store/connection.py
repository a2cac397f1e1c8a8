"""The connection behind `Store`: opened once, one transaction for each question.

What is asked stands in `tutor.store.store` and `tutor.store.reviews`; how a database is opened and
brought up to date in `tutor.store.database`.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from tutor.store.database import migrate, open_engine, parse_url, plain_reason
from tutor.store.records import StoreError

_PUBLIC_ID = re.compile(r"[A-Za-z0-9_-]{22}", re.ASCII)


def new_public_id() -> str:
    """Returns an id that is fit for a link: nobody can guess it."""
    return secrets.token_urlsafe(16)


def is_public_id(text: str) -> bool:
    """Tells whether a text could be such an id."""
    return _PUBLIC_ID.fullmatch(text) is not None


class Connection:
    """A database, open; safe to share between threads."""

    def __init__(self, url: str) -> None:
        """Opens the database and brings its tables up to date. Raises StoreError."""
        parts = parse_url(url)
        migrate(parts)
        self._engine = open_engine(parts)
        dialect = {"sqlite": sqlite, "postgresql": postgresql}[parts.get_backend_name()]
        self._upsert = dialect.insert

    def close(self) -> None:
        """Closes the connections; the store may not be used afterwards."""
        self._engine.dispose()

    @contextmanager
    def _transaction(self) -> Iterator[Session]:
        try:
            with Session(self._engine, expire_on_commit=False) as session, session.begin():
                yield session
        except SQLAlchemyError as error:
            raise StoreError(f"the database failed: {plain_reason(error)}") from error

"""A store on an empty database of this test alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tutor.store import Store


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    """A store, once on SQLite and once on PostgreSQL."""
    store = Store(database_url)
    yield store
    store.close()

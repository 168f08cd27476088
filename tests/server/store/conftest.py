"""The same tests over both databases."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tablee.server.store import Books, Store, store_at


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty house may open."""
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'house.sqlite'}"
    return str(request.getfixturevalue("empty_postgres_url"))


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = store_at(url)
    await store.open()
    yield store
    await store.close()


@pytest.fixture
def books(store: Store) -> Books:
    return Books(store)

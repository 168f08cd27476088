"""Houses that are open for one test."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.server.bots import Bots
from tablee.server.seating import Paper
from tablee.server.settings import Settings
from tests.server.play.living import USUAL, Living

KNOWN_SEED = 7
OpenHouse = Callable[..., Awaitable[Living]]


@pytest.fixture
async def open_house(tmp_path: Path) -> AsyncIterator[OpenHouse]:
    """Opens houses with whatever settings a test wants; all of them on the same database."""
    opened: list[Living] = []

    async def begin(bots: Bots | None = None, **settings: Any) -> Living:
        usual = USUAL | {"data": str(tmp_path), "database": str(tmp_path / "house.sqlite")}
        opened.append(Living(msgspec.convert(usual | settings, Settings), bots))
        return await opened[-1].open()

    yield begin
    for living in opened:
        await living.close()


@pytest.fixture
def known_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deals and bots in every run: for tests that need a certain turn of events."""
    monkeypatch.setattr(secrets, "randbits", lambda _: KNOWN_SEED)  # compiled code asks it too
    monkeypatch.setattr(Paper, "promise_anew", promise_again)


def promise_again(paper: Paper) -> None:
    """One secret follows from the other, from the first deal of a room on."""
    paper.secret = hashlib.sha256(paper.secret.encode()).hexdigest()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty house may open, in either database."""
    if request.param == "sqlite":
        return str(tmp_path / "house.sqlite")
    return str(request.getfixturevalue("empty_postgres_url"))


@pytest.fixture
async def living(open_house: OpenHouse) -> Living:
    return await open_house()

"""Houses that are open for one test."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.server.bots import Bots
from tablee.server.settings import Settings
from tests.server.play.living import USUAL, Living

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


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty house may open, in either database."""
    if request.param == "sqlite":
        return str(tmp_path / "house.sqlite")
    return str(request.getfixturevalue("empty_postgres_url"))


@pytest.fixture
async def living(open_house: OpenHouse) -> Living:
    return await open_house()

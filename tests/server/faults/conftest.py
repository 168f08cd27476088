"""The same houses as in tests/server/play, and one for a few."""

import pytest

from tests.server.play.conftest import OpenHouse, known_luck, living, open_house
from tests.server.play.living import Living

__all__ = ["known_luck", "living", "open_house"]


@pytest.fixture
async def open_few(open_house: OpenHouse) -> Living:
    return await open_house(sockets_per_address=3)

"""The crowd of the bench speaks as the house does: else nobody would notice before the next run."""

from __future__ import annotations

import pytest

from bench.houses.crowd import Crowd, until
from tests.server.play.living import Living

pytestmark = pytest.mark.anyio


async def test_the_crowd_of_the_bench_plays_at_a_real_house(living: Living) -> None:
    people = await living.table("paires", "Ana", "Bo", "Cy", "Di", clock="none")
    room, table = people[0].room["id"], people[0].table["id"]
    for player in people:
        await player.hang_up()
    tokens = [player.cookie for player in people]
    crowd = Crowd("ours", living.port, [], [{"room": room, "table": table, "tokens": tokens}])
    seats = [await crowd.connect(0, seat) for seat in range(4)]
    await until(lambda: crowd.count() == 4)
    await crowd.play_until(8)
    assert len(living.play_of(people[0]).table.match.log) >= 8
    for one in seats:
        one.transport.close()
    await until(lambda: not living.house.connected)

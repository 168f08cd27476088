"""table.secret, against a live house: a process of its own, real sockets, the time of the wall.

Whoever waits learns nothing from it, not even in hundreds of deals. A leak is what Mann and
Whitney's test takes for chance only once in a million such proofs; one of 20 ms is found.
"""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.faults.test_kill import HouseProcess
from tests.server.livetime.listener import Listener
from tests.server.livetime.moments import HIGH, MOMENTS, WINDOWS, Table, Waits
from tests.server.livetime.ranks import by_chance

ALPHA = 1e-6 / MOMENTS
ENOUGH = 1500  # of each moment, both sides together: 20 ms are found on the busiest machine, too

pytestmark = [pytest.mark.anyio, pytest.mark.long]


class LeakyHouse(HouseProcess):
    def __init__(self, folder: Path, plant: str) -> None:
        super().__init__(folder)
        self.program = ("tests.server.livetime.house", plant)


async def company(house: HouseProcess, game: str) -> list[Listener]:
    """Three who sit there, and one who looks on."""
    async with httpx.AsyncClient(verify=False, timeout=30) as http:
        names = ("Ana", "Bo", "Cy", "Di")
        people = [Listener(*await house.newcomer(http, name)) for name in names]
        room = (await house.ask(http, "/api/rooms", people[0].cookie)).json()
    await people[0].enter(room["key"])
    await people[0].prepare(game=game, chairs=3, clock="none", public=True)
    for chair, player in enumerate(people[1:], 1):
        await player.enter(room["key"])
        if chair < 3:
            await player.sit(chair)
    return people


async def measured(house: HouseProcess, game: str, seed: int) -> Waits:
    house.open()
    try:
        people = await company(house, game)
        table = Table(game, people, seed)
        while table.trials < ENOUGH:
            await table.go_on()
        for player in people:
            await player.hang_up()
    finally:
        house.kill()
    return table.waits


def chances(waits: Waits) -> dict[str, float]:
    """By moment; and for a person, what was seen."""
    assert all(ours and theirs for ours, theirs in waits.values())
    found = {moment: by_chance(*sides) for moment, sides in waits.items()}
    for moment, (ours, theirs) in waits.items():
        middles = [sorted(side)[len(side) // 2] for side in (ours, theirs)]
        print(
            f"{moment}: {len(ours)} and {len(theirs)} waits,",
            f"in the middle {middles[0]:.2f} and {middles[1]:.2f} ms: p = {found[moment]:.2g}",
        )
    return found


@pytest.mark.rule("table.secret")
@pytest.mark.parametrize("game", sorted(HIGH | WINDOWS))
async def test_a_clock_on_the_wall_tells_no_secret(game: str, tmp_path: Path) -> None:
    found = chances(await measured(HouseProcess(tmp_path), game, 1))
    assert min(found.values()) > ALPHA, found


@pytest.mark.rule("table.secret")
@pytest.mark.parametrize(
    ("game", "plant", "finds"),
    [
        ("toy-sealed", "laid", {"onlooker", "seat"}),
        ("toy-sealed", "look in", {"look in"}),
        ("toy-window", "holds", {"holds"}),
        ("toy-window", "answered", {"answered"}),
    ],
)
async def test_a_leak_of_twenty_milliseconds_is_found(
    game: str, plant: str, finds: set[str], tmp_path: Path
) -> None:
    found = chances(await measured(LeakyHouse(tmp_path, plant), game, 1))
    assert all(found[moment] < ALPHA for moment in finds), found

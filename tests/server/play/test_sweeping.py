"""What is old goes, by a clock that the house believes, and nothing that somebody uses."""

from __future__ import annotations

import pytest

from tablee.games.shelf import take
from tablee.server import people, sweeping
from tablee.server.almanac import DAY
from tests.server.play.conftest import OpenHouse
from tests.server.play.living import Living
from tests.server.play.player import Player
from tests.server.play.test_forgetting import everything

pytestmark = pytest.mark.anyio

HOUR = 3600.0


class WallClock:
    """The machine's, and it may jump."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.days = 0.0
        real = people.wall_clock
        now = lambda: real() + round(self.days * DAY)  # noqa: E731
        for module in ("sweeping", "endings", "house"):
            monkeypatch.setattr(f"tablee.server.{module}.wall_clock", now)


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    return WallClock(monkeypatch)


async def names(living: Living) -> list[str]:
    return sorted(row.name for row in await living.premises.books.everybody(100))


async def goes_by(living: Living, hours: int) -> None:
    """The house is open for so long, and sweeps every hour."""
    for _ in range(hours):
        await living.wait(HOUR)
        await sweeping.sweep_once(living.house)


async def gone(living: Living, *players: Player) -> None:
    for player in players:
        await player.hang_up()
    await living.settled()


async def test_a_clock_that_jumps_takes_nobody_away(
    open_house: OpenHouse, database: str, wall: WallClock
) -> None:
    living = await open_house(database=database)
    ana, bo = await living.table("toy-sealed", "Ana", "Zebedee")
    await bo.send("say", text="Good evening")
    await ana.expect("said")
    await sweeping.sweep_once(living.house)
    await gone(living, ana, bo)
    await living.wait(700)  # the room falls asleep
    assert not living.house.rooms
    wall.days = 500
    await goes_by(living, 20)
    assert await names(living) == ["Ana", "Zebedee"]
    wall.days = 0
    await goes_by(living, 30)
    await ana.enter(room=ana.room["id"])
    await ana.expect("table")
    [said] = await living.premises.books.talk(ana.room["id"], 10)
    assert said.text == "Good evening"


async def test_a_house_that_was_closed_for_a_month_sweeps_after_a_day(
    open_house: OpenHouse, database: str, wall: WallClock
) -> None:
    living = await open_house(database=database)
    ana, bo = await living.company("paires", "Ana", "Bo")
    await bo.send("say", text="Good evening")
    await ana.expect("said")
    await living.close()
    wall.days = 31  # talk is kept for thirty days
    living = await open_house(database=database)
    await goes_by(living, 20)
    assert len(await living.premises.books.talk(ana.room["id"], 10)) == 1
    await goes_by(living, 6)
    assert await living.premises.books.talk(ana.room["id"], 10) == []


async def test_whoever_is_here_stays_and_so_does_what_they_use(
    open_house: OpenHouse, wall: WallClock
) -> None:
    living = await open_house()
    ana, bo = await living.table("toy-sealed", "Ana", "Bo")
    await sweeping.sweep_once(living.house)
    wall.days = 2000
    await goes_by(living, 30)
    assert await names(living) == ["Ana", "Bo"]
    await ana.move({"do": "lay", "card": ana.view["hand"][0]})
    await bo.move({"do": "lay", "card": bo.view["hand"][0]})
    await ana.expect("step", lambda m: m.get("ending"))


async def test_whoever_stays_away_is_forgotten_with_the_name(
    open_house: OpenHouse, database: str, wall: WallClock
) -> None:
    """As if they had asked for it: no paper, no header and no record names them any more."""
    living = await open_house(
        database=database, keep_rooms_days=0, keep_finished_days=0, keep_sleeping_days=0
    )
    ana, bo = await living.table("toy-sealed", "Ana", "Zebedee")
    await ana.move({"do": "lay", "card": ana.view["hand"][0]})
    await bo.move({"do": "lay", "card": bo.view["hand"][0]})
    await ana.expect("step", lambda m: m.get("ending"))
    await ana.send("start")
    await bo.expect("table", lambda m: not m["ending"])
    await bo.hang_up()
    await sweeping.sweep_once(living.house)
    wall.days = 401
    await goes_by(living, 26)
    await living.house.forget_wished()
    assert await names(living) == ["Ana"]  # who is still here
    kept = await everything(living)
    assert b"Zebedee" not in kept
    assert bo.id.encode() not in kept
    assert b"Ana" in kept
    assert (await ana.come_back())["seats"][1]["name"] == "…"


async def test_a_table_that_was_lost_goes_like_any_that_sleeps(
    open_house: OpenHouse, database: str, wall: WallClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    living = await open_house(database=database)
    ana, _ = await living.table("toy-sealed", "Ana", "Bo")
    await living.close()
    monkeypatch.setattr(take("toy-sealed").game, "version", 99)  # the rules have changed
    living = await open_house(database=database)
    books = living.premises.books
    row = await books.table(ana.table["id"])
    assert row is not None
    assert (row.asleep, row.due) == (True, None)
    await sweeping.sweep_once(living.house)
    await living.wait(700)
    assert not living.house.rooms
    wall.days = 91
    await goes_by(living, 26)
    assert await books.table(ana.table["id"]) is None
    assert await books.room(ana.room["id"]) is not None
    wall.days = 200
    await goes_by(living, 26)
    assert await books.room(ana.room["id"]) is None


async def test_a_table_that_was_lost_long_ago_goes_too(open_house: OpenHouse) -> None:
    """Before lost tables were put to sleep: the room has gone on to another one."""
    living = await open_house()
    ana, _ = await living.table("toy-sealed", "Ana", "Bo")
    books, room = living.premises.books, ana.room["id"]
    await books.write(books.lay_table("lost", room, "toy-sealed", b"", 1))
    await living.close()
    living = await open_house()
    books = living.premises.books
    awake = [table.id for table in await books.awake_tables()]
    assert awake == [ana.table["id"]]


async def test_what_was_noted_under_a_clock_of_1970_stays(
    open_house: OpenHouse, database: str, wall: WallClock
) -> None:
    """A small machine without a battery knows the time only when the network tells it."""
    living = await open_house(database=database)
    await sweeping.sweep_once(living.house)
    await living.close()
    wall.days = -15_000
    living = await open_house(database=database)
    ana, bo = await living.table("toy-sealed", "Ana", "Bo")
    await bo.send("say", text="Good evening")
    await ana.expect("said")
    await gone(living, ana, bo)
    await living.wait(700)
    wall.days = 0
    await goes_by(living, 30)
    assert await names(living) == ["Ana", "Bo"]
    assert len(await living.premises.books.talk(ana.room["id"], 10)) == 1
    await ana.enter(room=ana.room["id"])
    await ana.expect("table")

"""What is kept, for how long: a setting."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import pytest

from tablee.server.store import Books, Doors, Retention
from tablee.server.store.sweep import BATCH, DAY

pytestmark = pytest.mark.anyio

NOW = 1000 * DAY
FOR_EVER = Retention(talk=None, ended=None, asleep=None, rooms=None, people=None)


def ago(days: float) -> int:
    return NOW - round(days * DAY)


async def test_for_ever_is_for_ever(books: Books) -> None:
    await books.write(*books.add_person("ana", "Ana", "fr", b"t", 0))
    await books.write(books.say("room", 1, "ana", "", 0), books.keep_room("r", b"k", True, b"", 0))
    await books.write(books.lay_table("t", "r", "paires", b"", 0), books.end_table("t", b"", 0))
    assert await books.sweep(FOR_EVER, NOW) == (0, 0, 0, 0)


async def test_talk_goes_after_its_days(books: Books) -> None:
    for n, days in enumerate((31, 29)):
        await books.write(books.say("room", n, "ana", "", ago(days)))
    assert (await books.sweep(Retention(talk=30), NOW)).talk == 1
    assert [row.n for row in await books.talk("room", 10)] == [1]


async def test_codes_go_when_they_are_over(books: Books) -> None:
    await books.write(*books.add_person("ana", "Ana", "fr", b"t", NOW))
    await books.write(*books.keep_code(b"code", "ana", NOW - 1))
    assert (await books.sweep(FOR_EVER, NOW)).codes == 1


async def test_tables_go_with_their_logs(books: Books) -> None:
    for n in range(BATCH + 5):
        await books.write(books.lay_table(f"t{n:03}", "room", "paires", b"", ago(20)))
        await books.write(books.enter(f"t{n:03}", 0, b""), books.add_chunk(f"t{n:03}", 0, b""))
        await books.write(books.end_table(f"t{n:03}", b"", ago(11 if n else 9)))
    await books.write(books.share_table("t001", b"link"))  # a link keeps nothing alive
    swept = await books.sweep(Retention(ended=10), NOW)
    assert swept.tables == BATCH + 5 - 1
    assert [table.id for table in await books.tables_of("room")] == ["t000"]
    for shelf in ("log", "chunks"):
        rows = await books.store.read(f"SELECT table_id FROM {shelf} ORDER BY table_id")
        assert rows == [("t000",)]


async def test_an_unfinished_table_goes_only_when_it_slept_long(books: Books) -> None:
    for id, days in (("old", 91), ("new", 89), ("awake", 500)):
        await books.write(books.lay_table(id, "room", "paires", b"", ago(500)))
        if id != "awake":
            await books.write(books.sleep_table(id, None, ago(days)))
    assert (await books.sweep(Retention(asleep=90), NOW)).tables == 1
    assert await books.table("old") is None


async def test_rooms_go_when_nobody_comes_and_nothing_is_unfinished(books: Books) -> None:
    for id, days in (("old", 11), ("new", 9), ("playing", 11)):
        await books.write(books.keep_room(id, id.encode(), True, b"", ago(days)))
        await books.write(books.say(id, 1, "ana", "", NOW))
    await books.write(books.lay_table("t", "playing", "paires", b"", ago(11)))
    assert (await books.sweep(Retention(rooms=10), NOW)).rooms == 1
    assert [room.id for room in await books.rooms(10)] == ["new", "playing"]
    assert await books.talk("old", 10) == []
    assert len(await books.talk("new", 10)) == 1


async def test_a_closed_room_goes_with_what_was_left_unfinished(books: Books) -> None:
    await books.write(books.keep_room("r", b"k", True, b"", ago(20)))
    await books.write(books.lay_table("t", "r", "paires", b"", ago(20)), books.enter("t", 0, b""))
    await books.write(books.close_room("r", ago(11)))
    assert (await books.sweep(Retention(rooms=10), NOW)).rooms == 1
    assert await books.table("t") is None
    assert await books.entries("t") == []


async def test_a_game_of_long_ago_that_was_just_brought_in_stays(books: Books) -> None:
    await books.write(books.lay_table("t", "room", "paires", b"", NOW))
    await books.write(books.end_table("t", b"", ago(500)))
    assert (await books.sweep(Retention(ended=10), NOW)).tables == 0
    assert (await books.sweep(Retention(ended=10), NOW + 11 * DAY)).tables == 1


class SomeOpen(Doors):
    """A house in which this room is open, with this table."""

    @contextmanager
    def hold(self, rooms: Iterable[str]) -> Iterator[set[str]]:
        yield set(rooms) - {"open"}

    def laid_in(self, room: str) -> str | None:
        return "laid" if room == "open" else None


async def test_what_is_in_use_stays(books: Books) -> None:
    for room in ("open", "left"):
        await books.write(books.keep_room(room, room.encode(), True, b"", ago(500)))
    for table, room in (("laid", "open"), ("before", "open"), ("gone", "left")):
        await books.write(books.lay_table(table, room, "paires", b"", ago(500)))
        await books.write(books.end_table(table, b"", ago(500)))
    swept = await books.sweep(Retention(), NOW, SomeOpen())
    assert (swept.tables, swept.rooms) == (2, 1)
    assert [room.id for room in await books.rooms(10)] == ["open"]
    assert [table.id for table in await books.newest_tables(10)] == ["laid"]


async def test_people_go_when_they_have_not_been_seen(books: Books) -> None:
    for person in ("ana", "bob", "cy"):
        await books.write(*books.add_person(person, person, "fr", person.encode(), ago(500)))
    await books.write(books.touch("bob", ago(1)))
    assert await books.old_people(ago(400), "", 10) == ["ana", "cy"]
    assert await books.old_people(ago(400), "ana", 10) == ["cy"]
    await books.write(books.touch("cy", ago(1)))  # in the meantime
    await books.write(books.wish_forgotten("cy", 1))  # and an admin wishes it
    for person in ("ana", "bob", "cy"):
        await books.write(*books.let_go(person, ago(400), NOW))
    assert await books.person_by_token(b"ana") is None
    assert await books.person_by_token(b"bob") is not None
    wished = set(await books.wished_forgotten())  # names are on papers: that is for the house
    assert wished == {"ana", "cy"}


async def test_the_latest_day_that_the_books_tell_of(books: Books) -> None:
    assert await books.newest_trace() is None
    await books.write(*books.add_person("ana", "Ana", "fr", b"a", 5))
    await books.write(books.keep_room("r", b"k", True, b"", 7))
    await books.write(books.lay_table("t", "r", "paires", b"", 6))
    assert await books.newest_trace() == 7

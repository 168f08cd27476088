"""What is written in the books is read in the books."""

from __future__ import annotations

import asyncio

import pytest

from tablee.server.store import Books, Taken, TalkRow, Unfit

pytestmark = pytest.mark.anyio


async def test_a_guest_is_known_by_any_of_their_tokens(books: Books) -> None:
    await books.write(*books.add_person("ana", "Ana", "fr", b"phone", 1))
    await books.write(books.add_token("ana", b"laptop", 2))
    await books.write(books.rename("ana", "Anaïs", "en"), books.touch("ana", 9))
    for token, since in ((b"phone", 1), (b"laptop", 2)):
        found = await books.person_by_token(token)
        assert found is not None
        person, seen = found
        assert seen == since
        assert person == await books.person("ana")
        assert (person.name, person.lang, person.since, person.seen) == ("Anaïs", "en", 1, 9)


async def test_two_people_never_share_a_token(books: Books) -> None:
    await books.write(*books.add_person("ana", "Ana", "fr", b"t", 1))
    with pytest.raises(Taken):
        await books.write(*books.add_person("bob", "Bob", "en", b"t", 1))
    assert await books.person("bob") is None  # neither half of it was kept


async def test_a_token_belongs_to_somebody(books: Books) -> None:
    with pytest.raises(Unfit):
        await books.write(books.add_token("nobody", b"t", 1))


async def test_a_code_works_once_even_for_two_at_the_same_time(books: Books) -> None:
    await books.write(*books.add_person("ana", "Ana", "fr", b"t", 1))
    await books.write(*books.keep_code(b"1234", "ana", expires=100))
    used = await asyncio.gather(*(books.use_code(b"1234", 50) for _ in range(10)))
    assert sorted(filter(None, used)) == ["ana"]


async def test_a_code_expires_and_is_replaced(books: Books) -> None:
    await books.write(*books.add_person("ana", "Ana", "fr", b"t", 1))
    await books.write(*books.keep_code(b"old", "ana", expires=100))
    assert await books.use_code(b"old", 100) is None
    await books.write(*books.keep_code(b"new", "ana", expires=200))
    assert await books.use_code(b"old", 50) is None
    assert await books.use_code(b"new", 150) == "ana"


async def test_a_forgotten_person_is_nowhere(books: Books) -> None:
    await books.write(*books.add_person("ana", "Ana", "fr", b"t", 1))
    await books.write(*books.keep_code(b"code", "ana", 100))
    await books.write(books.say("room", 1, "ana", "hello", 1), books.say("room", 2, "bob", "hi", 2))
    await books.write(books.keep_room("room", b"k", False, b'{"host":"ana"}', 1))
    await books.write(books.lay_table("table", "room", "paires", b'["ana","bob"]', 1))
    await books.write(*books.forget("ana"))
    assert await books.person("ana") is None
    assert await books.person_by_token(b"t") is None
    assert await books.use_code(b"code", 50) is None
    assert [row.person for row in await books.talk("room", 10)] == ["bob"]
    # The documents are the house's to rewrite; the books say which.
    assert await books.mentions("ana") == (["room"], ["table"])
    await books.write(books.rewrite_header("table", b'["","bob"]'))
    assert (await books.mentions("ana")).tables == []


async def test_a_room_is_found_by_id_and_by_key(books: Books) -> None:
    await books.write(books.keep_room("salon", b"key", False, b"one", 1))
    await books.write(books.keep_room("salon", b"key2", True, b"two", 5))
    assert await books.room_by_key(b"key") is None
    room = await books.room_by_key(b"key2")
    assert room == await books.room("salon") == ("salon", True, b"two", 1, 5, None)


async def test_public_rooms_are_listed_the_liveliest_first(books: Books) -> None:
    for id, public, changed in (("a", True, 1), ("b", False, 2), ("c", True, 3)):
        await books.write(books.keep_room(id, id.encode(), public, b"", changed))
    assert [room.id for room in await books.public_rooms(10)] == ["c", "a"]
    assert [room.id for room in await books.public_rooms(1)] == ["c"]
    assert [room.id for room in await books.rooms(2, 1)] == ["b", "a"]


async def test_a_closed_room_stays_closed(books: Books) -> None:
    await books.write(books.keep_room("a", b"key", True, b"before", 1))
    await books.write(books.close_room("a", 5))
    await books.write(books.keep_room("a", b"key", True, b"after", 6))  # the house did not know yet
    assert await books.room("a") is None
    assert await books.room_by_key(b"key") is None
    assert await books.public_rooms(10) == []
    assert await books.closed_rooms() == {"a"}
    [room] = await books.rooms(10)
    assert (room.doc, room.closed) == (b"before", 5)
    await books.write(books.keep_room("b", b"other", True, b"", 9), books.close_room("b", 2))
    assert [room.closed for room in await books.rooms(10) if room.id == "b"] == [9]


async def test_several_are_looked_for_at_once(books: Books) -> None:
    await books.write(books.keep_room("room", b"k", True, b"ana and bob", 1))
    await books.write(books.lay_table("table", "room", "paires", b"bob", 1))
    found = await books.mentions_of(["ana", "bob", "cy"])
    assert found == [(["room"], []), (["room"], ["table"]), ([], [])]


async def test_tables_as_an_admin_looks_at_them(books: Books) -> None:
    for n, room in enumerate(("a", "b", "a")):
        await books.write(books.lay_table(f"t{n}", room, "paires", b"", n))
    assert [table.id for table in await books.newest_tables(2)] == ["t2", "t1"]
    assert [table.id for table in await books.newest_tables(9, "a")] == ["t2", "t0"]


async def test_a_table_is_laid_sleeps_wakes_and_ends(books: Books) -> None:
    await books.write(books.lay_table("t", "room", "paires", b"header", 1))
    assert [table.id for table in await books.awake_tables()] == ["t"]
    await books.write(books.sleep_table("t", 100, 7))
    assert await books.awake_tables() == []
    assert await books.due_tables(99) == []
    [table] = await books.due_tables(100)
    assert (table.asleep, table.due, table.seen) == (True, 100, 7)
    await books.write(books.wake_table("t"))
    assert await books.due_tables(100) == []
    await books.write(books.end_table("t", b"outcome", 9))
    await books.write(books.sleep_table("t", 100, 10))  # too late: it has ended
    ended = await books.table("t")
    expected = ("t", "room", "paires", b"header", 1, 7, 9, b"outcome", False, None, False)
    assert ended == expected
    assert await books.awake_tables() == []
    assert await books.tables_of("room") == [ended]


async def test_the_log_keeps_every_byte_in_order(books: Books) -> None:
    lines = [bytes([n]) * n for n in range(256)]
    await asyncio.gather(
        *(books.write(books.enter("t", n, lines[n])) for n in reversed(range(256)))
    )
    await books.write(books.enter("other", 0, b"x"))
    assert await books.entries("t") == lines


async def test_no_line_is_written_twice(books: Books) -> None:
    await books.write(books.enter("t", 0, b"first"))
    with pytest.raises(Taken):
        await books.write(books.enter("t", 0, b"second"))
    assert await books.entries("t") == [b"first"]


async def test_a_shared_table_is_found_by_its_link(books: Books) -> None:
    await books.write(books.lay_table("t", "room", "paires", b"", 1))
    assert await books.table_by_share(b"link") is None
    await books.write(books.share_table("t", b"link"))
    table = await books.table_by_share(b"link")
    assert table is not None
    assert (table.id, table.shared) == ("t", True)


async def test_chunks_lie_beside_the_log(books: Books) -> None:
    await books.write(*(books.add_chunk("t", n, b"%d" % n) for n in (1, 0, 2)))
    assert await books.chunks("t") == [b"0", b"1", b"2"]


async def test_talk_is_read_from_the_end(books: Books) -> None:
    await books.write(*(books.say("room", n, "ana", f"« {n} »", n) for n in range(5)))
    assert await books.talk("room", 1) == [TalkRow(4, "ana", "« 4 »", 4)]
    assert [row.n for row in await books.talk("room", 2, before=3)] == [1, 2]


async def test_the_house_keeps_its_own_things(books: Books) -> None:
    assert await books.kept("time") is None
    await books.write(books.keep("time", b"1"))
    await books.write(books.keep("time", b"2"))
    assert await books.kept("time") == b"2"


@pytest.mark.parametrize("text", ["\udc80", "a" * 10])
async def test_a_value_that_does_not_fit_is_refused_alone(books: Books, text: str) -> None:
    number = 1 if text == "\udc80" else 2**63
    with pytest.raises(Unfit):
        await books.write(books.say("room", number, "ana", text, 1))
    assert await books.talk("room", 10) == []

"""Group commit: many are written at once, and each stands or falls by itself."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from tablee.server.store import Books, Store, Taken, Trouble, Write, store_at
from tablee.server.store.groups import batches, settle
from tablee.server.store.request import Awaited, Request

pytestmark = pytest.mark.anyio


async def outcomes(*waiting: Any) -> list[str]:
    """ "" for what was kept, else the name of what went wrong."""
    results = await asyncio.gather(*waiting, return_exceptions=True)
    return ["" if result is None else type(result).__name__ for result in results]


async def test_a_thousand_at_once(books: Books) -> None:
    writes = [books.write(books.enter(f"t{n % 100}", n // 100, b"%d" % n)) for n in range(1000)]
    assert await outcomes(*writes) == [""] * 1000
    for table in range(100):
        expected = [b"%d" % n for n in range(table, 1000, 100)]
        assert await books.entries(f"t{table}") == expected


async def test_who_fails_fails_alone(books: Books) -> None:
    await books.write(books.enter("t", 5, b"there already"))
    writes = [books.write(books.enter("t", n, b"new"), books.enter("u", n, b"")) for n in range(10)]
    assert await outcomes(*writes) == ["Taken" if n == 5 else "" for n in range(10)]
    assert (await books.entries("t")).index(b"there already") == 5
    assert len(await books.entries("u")) == 9  # the other half of the fifth was not kept either


async def test_of_two_in_one_group_the_first_is_kept(books: Books) -> None:
    writes = [books.write(books.enter("t", 0, word)) for word in (b"first", b"second")]
    assert await outcomes(*writes) == ["", "Taken"]
    assert await books.entries("t") == [b"first"]


async def test_a_statement_that_makes_no_sense_fails_alone(books: Books) -> None:
    waiting = [
        books.write(Write("UPDATE nowhere SET nothing = 1", ())),
        books.write(books.enter("t", 0, b"")),
    ]
    assert await outcomes(*waiting) == ["Unfit", ""]


async def test_what_waits_keeps_its_order(books: Books) -> None:
    waiting = [
        books.write(books.say("room", 1, "ana", "before", 1)),
        books.write(*books.forget("ana")),
        books.write(books.say("room", 2, "ana", "after", 2)),
    ]
    assert await outcomes(*waiting) == [""] * 3
    assert [row.text for row in await books.talk("room", 10)] == ["after"]


async def test_the_log_goes_through_in_one_batch(books: Books) -> None:
    loop = asyncio.get_running_loop()
    moves = [books.enter("t", n, b"") for n in range(3)]
    others = [books.keep("time", b""), books.wake_table("t")]
    mixed = [moves[0], others[0], moves[1], others[1], moves[2]]
    group = batches([Awaited((write,), loop.create_future()) for write in mixed])
    assert [(sql, len(rows)) for sql, rows in group] == [
        (others[0].sql, 1),
        (others[1].sql, 1),
        (moves[0].sql, 3),
    ]


async def test_whoever_stops_waiting_harms_nobody(books: Books) -> None:
    impatient = asyncio.ensure_future(books.write(books.enter("t", 0, b"")))
    patient = books.write(books.enter("t", 1, b""))
    impatient.cancel()
    assert await outcomes(patient) == [""]
    assert len(await books.entries("t")) == 2


async def test_closing_writes_what_waits(url: str) -> None:
    store = store_at(url)
    await store.open()
    books = Books(store)
    waiting = [books.write(books.enter("t", n, b"")) for n in range(500)]
    await store.close()
    assert await outcomes(*waiting) == [""] * 500
    with pytest.raises(Trouble, match="closed"):
        await books.write(books.enter("t", 500, b""))
    with pytest.raises(Trouble, match="closed"):
        await books.entries("t")
    await store.open()
    assert len(await books.entries("t")) == 500
    await store.close()


async def test_a_write_costs_the_loop_next_to_nothing(store: Store) -> None:
    books = Books(store)

    async def cost(table: str) -> float:
        before = time.thread_time()
        waiting = [books.write(books.enter(table, n, b"x" * 100)) for n in range(1000)]
        after = time.thread_time()
        await asyncio.gather(*waiting)
        return after - before

    # 2 µs here; the best of some, since the machine may be busy.
    assert min([await cost(f"t{n}") for n in range(5)]) < 1000 * 10e-6


class Clumsy(Request):
    """It falls over what it hears."""

    def settled(self, error: Exception | None) -> None:
        raise ZeroDivisionError


async def test_whoever_fails_to_listen_keeps_nobody_waiting(books: Books) -> None:
    books.put(Clumsy((books.enter("t", 0, b""),)))
    after = books.write(books.enter("t", 1, b""))
    assert await outcomes(after) == [""]
    assert await outcomes(books.write(books.enter("t", 2, b""))) == [""]
    assert len(await books.entries("t")) == 3


async def test_everybody_hears_once(store: Store) -> None:
    loop = asyncio.get_running_loop()
    group = [Awaited((), loop.create_future()) for _ in range(3)]
    settle(group, {1: Taken("the second")})
    assert await outcomes(*(request.done for request in group)) == ["", "Taken", ""]

"""tablee admin: who is in the house, and closing or forgetting what has to go."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Sequence

import msgspec

from tablee.cli import settings as setup
from tablee.cli.books import open_books, store_troubles
from tablee.cli.desk import Desk, Trouble
from tablee.cli.parser import Parser, whole_number
from tablee.cli.screen import plain_table
from tablee.cli.speech import Speech, clean
from tablee.server.bots import Bots
from tablee.server.house import House
from tablee.server.limits import Limits
from tablee.server.metrics import Metrics
from tablee.server.people import wall_clock
from tablee.server.seating import Paper
from tablee.server.settings import Settings
from tablee.server.store import Books, PersonRow, RoomRow, Shut, TableRow

ACTIONS = ("rooms", "tables", "close", "people", "forget")
SHOWN = 50
PATIENCE = 20.0  # seconds for an open house to notice


def add(parser: Parser, say: Speech) -> None:
    parser.add_argument(
        "action", choices=ACTIONS, metavar=say("help.action"), help=say("help.action_more")
    )
    parser.add_argument("ids", nargs="*", metavar="ID", help=say("help.ids"))
    parser.add_argument(
        "--most", type=whole_number(say, 1, 100_000), default=SHOWN, metavar="N",
        help=say("help.most", default=SHOWN),
    )  # fmt: skip
    setup.add(parser, say, setup.PLACE)


def run(arguments: argparse.Namespace, desk: Desk) -> int:
    settings = setup.settings_of(arguments, desk.say)
    if arguments.action in ("close", "forget") and not arguments.ids:
        raise Trouble("no_ids", action=arguments.action)
    with store_troubles(settings):
        match arguments.action:
            case "rooms":
                show_rooms(asyncio.run(rooms_of(settings, arguments.most)), desk)
            case "tables":
                tables = tables_of(settings, arguments.ids, arguments.most)
                show_tables(asyncio.run(tables), desk)
            case "people":
                show_people(asyncio.run(people_of(settings, arguments.most)), desk)
            case "close":
                asyncio.run(close(settings, arguments.ids))
                desk.out.print(desk.say("admin.closed"))
            case _:
                done = asyncio.run(forget(settings, arguments.ids))
                desk.out.print(desk.say("admin.forgotten" if done else "admin.wished"))
    return 0


async def rooms_of(settings: Settings, most: int) -> list[RoomRow]:
    async with open_books(settings) as books:
        return await books.rooms(most)


async def tables_of(settings: Settings, rooms: Sequence[str], most: int) -> list[TableRow]:
    async with open_books(settings) as books:
        if not rooms:
            return await books.newest_tables(most)
        return [row for room in rooms for row in await books.newest_tables(most, room)]


async def people_of(settings: Settings, most: int) -> list[PersonRow]:
    async with open_books(settings) as books:
        return await books.everybody(most)


async def close(settings: Settings, ids: Sequence[str]) -> None:
    """An open house looks into its books every few seconds, and sends everybody home."""
    async with open_books(settings) as books:
        for id in ids:
            if await books.room(id) is None:
                raise Trouble("no_room", room=clean(id))
        await books.write(*(books.close_room(id, wall_clock()) for id in ids))


async def forget(settings: Settings, ids: Sequence[str]) -> bool:
    """Rooms and tables are rewritten: an open house does that itself. False: it will soon."""
    try:
        async with open_books(settings, visiting=False) as books:
            await all_known(books, ids)
            house = House(settings, books, Bots(1), Limits(settings), Metrics())
            for id in ids:
                await house.forget(id)
            return True
    except Shut as shut:
        if shut.why != "another_house":
            raise
    async with open_books(settings) as books:
        await all_known(books, ids)
        await books.write(*(books.wish_forgotten(id, wall_clock()) for id in ids))
        end = time.monotonic() + PATIENCE
        while await books.wished_forgotten():
            if time.monotonic() > end:
                return False
            await asyncio.sleep(0.1)
    return True


async def all_known(books: Books, ids: Sequence[str]) -> None:
    for id in ids:
        if await books.person(id) is None:
            raise Trouble("no_person", person=clean(id))


def show_rooms(rows: Sequence[RoomRow], desk: Desk) -> None:
    say, table = desk.say, plain_table()
    for column in ("id", "name", "game", "members", "open_to", "changed", "state"):
        table.add_column(say(f"admin.{column}"))
    for row in rows:
        paper = msgspec.json.decode(row.doc, type=Paper)
        table.add_row(
            row.id,
            clean(paper.name),
            paper.game,
            str(len(paper.members)),
            say("admin.public" if row.public else "admin.private"),
            day(row.changed),
            say("admin.open" if row.closed is None else "admin.shut"),
        )
    desk.out.print(table if rows else say("admin.nothing"))


def show_tables(rows: Sequence[TableRow], desk: Desk) -> None:
    say, table = desk.say, plain_table()
    for column in ("id", "room", "game", "laid", "ended", "state"):
        table.add_column(say(f"admin.{column}"))
    for row in rows:
        state = "over" if row.ended is not None else "asleep" if row.asleep else "awake"
        ended = "" if row.ended is None else day(row.ended)
        table.add_row(row.id, row.room, row.game, day(row.laid), ended, say(f"admin.{state}"))
    desk.out.print(table if rows else say("admin.nothing"))


def show_people(rows: Sequence[PersonRow], desk: Desk) -> None:
    table = plain_table()
    for column in ("id", "name", "language", "since", "seen"):
        table.add_column(desk.say(f"admin.{column}"))
    for row in rows:
        table.add_row(row.id, clean(row.name), row.lang, day(row.since), day(row.seen))
    desk.out.print(table if rows else desk.say("admin.nothing"))


def day(ms: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(ms / 1000))

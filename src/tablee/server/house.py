"""The house: rooms that are open, how they wake up and go to sleep, and its own time."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from tablee.engine.record import write
from tablee.games.shelf import OURS, take
from tablee.server import wire
from tablee.server.bots import Bots
from tablee.server.clocks import HouseTime
from tablee.server.entries import decode_entry, decode_header
from tablee.server.figures import Figures
from tablee.server.forgetting import forget
from tablee.server.guest import Guest
from tablee.server.limits import Limits
from tablee.server.logs import note, note_failure
from tablee.server.metrics import Metrics
from tablee.server.mime import mime_of
from tablee.server.people import People, Person, hashed, new_id, new_room_key, wall_clock
from tablee.server.play import Play
from tablee.server.room import Room
from tablee.server.seating import Paper, PublicRoom, new_paper
from tablee.server.settings import Settings
from tablee.server.sight import advertised
from tablee.server.speech import Declined, say
from tablee.server.store import Books, TableRow, Trouble
from tablee.server.table import Unreadable, wake

TIME = "house_time"
BEAT = 2.0  # seconds between two looks around the house


class House:
    """Everything that lives in memory; all of it can be had again from the books."""

    def __init__(
        self, settings: Settings, books: Books, bots: Bots, limits: Limits, metrics: Metrics
    ) -> None:
        self.settings = settings
        self.books = books
        self.people = People(books)
        self.bots = bots
        self.limits = limits
        self.time = HouseTime()
        self.window = int(settings.window_seconds * 1000)
        self.rooms: dict[str, Room] = {}
        self.connected: set[Guest] = set()  # in a room, or still outside
        self.opening: dict[str, asyncio.Task[Room | None]] = {}
        self.figures = Figures(metrics, self)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.reading = asyncio.Semaphore(1)  # replaying is work: one after another
        self.looked = wall_clock()  # since when rooms may have been closed by an admin
        self.open_to_all = False

    async def open(self) -> None:
        """Take up the time where it stopped, and lay out every table that was in use."""
        kept = await self.books.kept(TIME)
        self.time = HouseTime(0 if kept is None else int(kept))
        await self.bots.start()
        for row in await self.books.awake_tables():
            await self.try_room(row.room)
        self.open_to_all = True
        self.spawn(self.look_around())

    async def close(self) -> None:
        """Say goodbye; whatever was acknowledged is on disk already."""
        self.open_to_all = False
        for task in self.tasks:
            task.cancel()
        for room in self.rooms.values():
            room.close()
        for guest in self.connected:
            guest.dismiss("closing", say(guest.language, "troubles.closing"))
        await self.bots.stop()
        with suppress(Trouble):
            await self.keep_time()

    async def create_room(self, person: Person, name: str, public: bool) -> tuple[str, str]:
        """A new room and the key of its link; whoever makes it is host."""
        id, key = new_id(), new_room_key()
        paper = new_paper(id, hashed(key), name, public, OURS[0])
        paper.join(person.id, person.name)
        paper.sit(person.id, 0, None)
        room = Room(self, paper)
        await room.write(room.kept(paper))
        self.rooms[id] = room
        return id, key

    async def find(self, message: wire.Enter, person: str) -> Room:
        """The room that somebody wants to enter, and may."""
        row = None
        if message.key is not None:
            row = await self.books.room_by_key(hashed(message.key))
        id = message.room if row is None else row.id  # the link may have changed since
        room = None if id is None else await self.room(id)
        if row is None and room is not None:
            paper = room.paper
            room = room if paper.public or paper.knows(person) else None  # as if there were none
        if room is None:
            raise Declined("no_such_room", "room" if message.key is None else "key")
        return room

    def public_rooms(self) -> list[PublicRoom]:
        """Rooms that anybody may enter, and where somebody is."""
        return [
            advertised(room) for room in self.rooms.values() if room.paper.public and room.guests
        ]

    async def replay(self, share_hash: bytes) -> bytes:
        """The record of a finished game, for whoever has its link."""
        row = await self.books.table_by_share(share_hash)
        if row is None or row.ended is None:
            raise Declined("no_such_replay")
        lines = await self.books.entries(row.id)
        async with self.reading:
            return await asyncio.to_thread(record_of_row, row, lines)

    def address(self, person: Person) -> None:
        """Another name, another language: wherever somebody is known, at once."""
        for room in self.rooms.values():
            if room.paper.knows(person.id):
                room.spawn(partial(room.address, person.id, person.name, person.lang))

    async def forget(self, person: str) -> None:
        """It goes on to its end, even if whoever asked for it hangs up."""
        await asyncio.shield(asyncio.create_task(forget(self, person)))

    def send_off(self, person: str, code: str) -> None:
        """Every device of somebody, wherever it is."""
        for guest in [guest for guest in self.connected if guest.person == person]:
            guest.dismiss(code, say(guest.language, f"troubles.{code}"))

    async def room(self, id: str) -> Room | None:
        """A room by its id, awake; several who come at once wake it once."""
        if id in self.rooms:
            return self.rooms[id]
        if id not in self.opening:
            self.opening[id] = asyncio.create_task(self.wake_room(id))
            self.opening[id].add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(self.opening[id])

    async def try_room(self, id: str) -> None:
        """One room that can't be opened doesn't keep the others closed."""
        try:
            await self.room(id)
        except Trouble:
            raise
        except Exception as error:
            note_failure("room_unreadable", error, room=id)

    async def wake_room(self, id: str) -> Room | None:
        row = await self.books.room(id)
        if row is None:
            return None
        room = Room(self, msgspec.json.decode(row.doc, type=Paper))
        await self.lay_out(room)
        self.rooms[id] = room
        if room.play is not None:
            for sitting in room.play.table.sittings:
                if sitting.person:  # even of somebody who has left the room for good
                    room.left.setdefault(sitting.person, self.time.now())
            room.play.go_on()
        return room

    async def lay_out(self, room: Room) -> None:
        """The table of a room as it was, from its log."""
        row = await self.books.table(room.paper.table) if room.paper.table else None
        if row is None:
            return
        try:
            room.play = await self.played_again(room, row)
        except (Unreadable, msgspec.MsgspecError) as error:
            room.lost = True
            why = str(error) if isinstance(error, Unreadable) else type(error).__name__
            note("table_unreadable", table=row.id, why=why)
            return
        if row.asleep:
            await self.books.write(self.books.wake_table(row.id))

    async def played_again(self, room: Room, row: TableRow) -> Play:
        entries = [decode_entry(entry) for entry in await self.books.entries(row.id)]
        header = decode_header(row.header)
        table = wake(row.id, header, entries, self.window)
        self.time.at_least(max([header.laid, *(entry.at for entry in entries)]))
        return Play(room, table, mime_of(table, entries, await self.books.chunks(row.id)))

    async def reopen(self, room: Room) -> None:
        """Nobody knows whether the last write is on disk: what the books say holds."""
        async with room.lock:
            self.let_go(room)
            for guest in room.guests:
                guest.dismiss("try_again", say(guest.language, "troubles.try_again"))

    async def look_around(self) -> None:
        """Every few seconds, for as long as the house is open."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.keep_time()
                await self.wake_due()
                await self.close_closed()
                for room in list(self.rooms.values()):
                    await self.look_into(room)
                await self.forget_wished()
            except Trouble:
                note("store_trouble")
            except Exception as error:
                note_failure("look_around_failed", error)

    async def keep_time(self) -> None:
        await self.books.write(self.books.keep(TIME, str(self.time.now()).encode()))

    async def wake_due(self) -> None:
        for row in await self.books.due_tables(self.time.now()):
            await self.try_room(row.room)

    async def close_closed(self) -> None:
        """An admin closes rooms from outside."""
        now = wall_clock()
        closed = await self.books.closed_rooms(self.looked - 1000)
        self.looked = now
        for id in closed:
            room = self.rooms.pop(id, None)
            if room is not None:
                room.close()
                for guest in room.guests:
                    guest.dismiss("room_closed", say(guest.language, "troubles.room_closed"))

    async def forget_wished(self) -> None:
        """Whom an admin wants forgotten: nobody but the house may change its rooms and tables."""
        for person in await self.books.wished_forgotten():
            await self.forget(person)

    async def look_into(self, room: Room) -> None:
        if room.shut:
            return
        if room.guests:
            if room.is_due():
                room.spawn(room.tick)
            return
        idle = self.settings.sleep_seconds * 1000
        if self.time.now() - room.quiet_since < idle or room.lock.taken:
            return
        async with room.lock:
            if not room.guests:
                await self.put_to_sleep(room)

    async def put_to_sleep(self, room: Room) -> None:
        """Out of memory; a table over days wakes when its next deadline comes."""
        table = None if room.play is None else room.play.table
        if table is not None and not table.over:
            deadlines = table.clock.deadlines if table.header.pace == "days" else {}
            due = min(deadlines.values(), default=None)
            await self.books.write(self.books.sleep_table(table.id, due, wall_clock()))
        self.let_go(room)

    def let_go(self, room: Room) -> None:
        room.close()
        if self.rooms.get(room.paper.id) is room:
            del self.rooms[room.paper.id]

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def may_talk(self, person: str, text: str) -> None:
        if len(text) > self.settings.chat_length:
            raise Declined("too_long", "text", most=self.settings.chat_length)
        if wait := self.limits.talk.take(person):
            raise Declined("too_fast", seconds=max(1, round(wait)))

    def refusal(self, game: str, rule: str, language: str) -> str:
        """Why not, in the reader's language."""
        return take(game).words(language).refusal(rule)


def record_of_row(row: TableRow, lines: list[bytes]) -> bytes:
    """The record of a finished game, from its log."""
    entries = [decode_entry(line) for line in lines]
    try:
        table = wake(row.id, decode_header(row.header), entries, 0)
    except Unreadable:
        raise Declined("old_rules") from None
    return write(table.record())

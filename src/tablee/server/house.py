"""The house: rooms that are open, how they wake up and go to sleep, and its own time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from tablee.engine.match import Refused
from tablee.games.shelf import OURS, take
from tablee.server import wire
from tablee.server.almanac import NO_ALMANAC
from tablee.server.bots import Bots
from tablee.server.clocks import HouseTime
from tablee.server.figures import Figures
from tablee.server.fitting import why_not
from tablee.server.forgetting import forget
from tablee.server.garbage import Garbage
from tablee.server.guest import Guest
from tablee.server.limits import Limits
from tablee.server.logs import note, note_failure
from tablee.server.metrics import Metrics
from tablee.server.people import People, Person, hashed, new_id, new_room_key, wall_clock
from tablee.server.replaying import mime_by_share, record_by_share
from tablee.server.returning import KnownRoom, rooms_known
from tablee.server.room import Room
from tablee.server.seating import new_paper
from tablee.server.settings import Settings
from tablee.server.sight import PublicRoom, advertised
from tablee.server.speech import Declined, say
from tablee.server.standstill import Standstill
from tablee.server.store import Books, Trouble
from tablee.server.sweeping import kept_almanac
from tablee.server.threshold import Threshold
from tablee.server.waking import wake_room

TIME = "house_time"
BEAT = 2.0  # seconds between two looks around the house
LATE = 10.0  # seconds after which a house that has written nothing is not well
TOGETHER = 20  # people forgotten at a time, since everything is looked through for them


class House:
    """Everything that lives in memory; all of it can be had again from the books."""

    def __init__(
        self, settings: Settings, books: Books, bots: Bots, limits: Limits, metrics: Metrics
    ) -> None:
        self.settings = settings
        self.books = books
        self.almanac = NO_ALMANAC
        self.people = People(books, self.today)
        self.bots = bots
        self.limits = limits
        self.time = HouseTime()
        self.window = int(settings.window_seconds * 1000)
        self.rooms: dict[str, Room] = {}
        self.connected: set[Guest] = set()  # in a room, or still outside
        self.threshold = Threshold(self.rooms, partial(wake_room, self))
        self.figures = Figures(metrics, self)
        self.garbage = Garbage()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.reading = asyncio.Semaphore(1)  # replaying is work: one after another
        self.written: float | None = None  # when the time was last kept; None: it can't be
        self.standstill = Standstill(self)
        self.open_to_all = False

    async def open(self) -> None:
        """Take up the time where it stopped, and lay out every table that was in use."""
        kept = await self.books.kept(TIME)
        self.time = HouseTime(0 if kept is None else int(kept))
        self.almanac = await kept_almanac(self.books, self.time.now())
        await self.bots.start()
        for row in await self.books.awake_tables():
            room = await self.try_room(row.room)
            if room is None or room.paper.table != row.id:
                # Nobody can sit down there any more: it waits for the sweep.
                await self.books.write(self.books.sleep_table(row.id, None, self.today()))
        with suppress(Trouble):
            await self.keep_time()
        self.open_to_all = True
        self.spawn(self.standstill.watch())
        self.spawn(self.tick())
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
        paper.sit(person.id, 0)
        room = Room(self, paper)
        await room.write(room.kept(paper))
        self.rooms[id] = room
        note("room_opened", room=id)
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

    async def rooms_known(self, person: str, ids: Sequence[str]) -> list[KnownRoom]:
        return await rooms_known(self, person, ids)

    async def replay(self, share_hash: bytes) -> bytes:
        """The record of a finished game, for whoever has its link."""
        return await record_by_share(self, share_hash)

    async def mime(self, share_hash: bytes, number: int) -> list[bytes]:
        """A mime of a finished game, for whoever has its link."""
        return await mime_by_share(self, share_hash, number)

    def address(self, person: Person) -> None:
        """Another name, another language: wherever somebody is known, at once."""
        for room in self.rooms.values():
            if room.paper.knows(person.id):
                room.spawn(partial(room.address, person.id, person.name, person.lang))

    async def forget(self, person: str) -> None:
        await self.forget_all([person])

    async def forget_all(self, people: Sequence[str]) -> None:
        """It goes on to its end, even if whoever asked for it hangs up."""
        await asyncio.shield(asyncio.create_task(forget(self, people)))

    def send_off(self, person: str, code: str) -> None:
        """Every device of somebody, wherever it is."""
        for guest in [guest for guest in self.connected if guest.person == person]:
            guest.dismiss(code, say(guest.language, f"troubles.{code}"))

    def send_off_devices(self, devices: Collection[bytes], code: str) -> None:
        for guest in [guest for guest in self.connected if guest.device in devices]:
            guest.dismiss(code, say(guest.language, f"troubles.{code}"))

    async def room(self, id: str) -> Room | None:
        return await self.threshold.room(id)

    async def try_room(self, id: str) -> Room | None:
        """One room that can't be opened doesn't keep the others closed."""
        try:
            return await self.room(id)
        except Trouble:
            raise
        except Exception as error:
            note_failure("room_unreadable", error, room=id)
            return None

    async def reopen(self, room: Room) -> None:
        """Nobody knows whether the last write is on disk: what the books say holds."""
        async with room.lock:
            self.let_go(room)
            for guest in room.guests:
                guest.dismiss("try_again", say(guest.language, "troubles.try_again"))

    async def tick(self) -> None:
        """The time is kept every few seconds, however much else there is to do."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.keep_time()
            except Trouble:
                note("store_trouble")
            except Exception as error:
                note_failure("tick_failed", error)

    async def look_around(self) -> None:
        """Every few seconds, for as long as the house is open."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.wake_due()
                await self.close_closed()
                for room in list(self.rooms.values()):
                    await self.look_into(room)
                await self.forget_wished()
                self.garbage.look(self.figures.steps)
            except Trouble:
                note("store_trouble")
            except Exception as error:
                note_failure("look_around_failed", error)

    async def keep_time(self) -> None:
        try:
            await self.books.write(self.books.keep(TIME, str(self.time.now()).encode()))
        except Trouble:
            self.written = None
            self.standstill.begin()
            raise
        self.written = time.monotonic()
        self.standstill.end()

    def today(self) -> int:
        """For what is kept by the day: never earlier than the house knows it to be."""
        return max(wall_clock(), self.almanac.sure.after(self.time.now()))

    def is_well(self) -> bool:
        """What people do can be written down: it just was."""
        return self.written is not None and time.monotonic() - self.written < LATE

    async def wake_due(self) -> None:
        for row in await self.books.due_tables(self.time.now()):
            room = await self.try_room(row.room)
            if room is None or room.paper.table != row.id:  # nobody can sit down there any more
                await self.books.write(self.books.sleep_table(row.id, None, row.seen))

    async def close_closed(self) -> None:
        """An admin closes rooms from outside, perhaps by another machine's clock."""
        for id in await self.books.closed_rooms():
            if (room := self.rooms.pop(id, None)) is not None:
                room.close()
                for guest in room.guests:
                    guest.dismiss("room_closed", say(guest.language, "troubles.room_closed"))

    async def forget_wished(self) -> None:
        """Whom an admin wants forgotten: nobody but the house may change its rooms and tables."""
        people = (await self.books.wished_forgotten())[:TOGETHER]
        if not people:
            return
        try:
            await self.forget_all(people)
        except Trouble:
            raise
        except Exception as error:
            note_failure("forgetting_failed", error)
            for person in people:  # one paper that can't be read doesn't keep the others waiting
                with suppress(ValueError):
                    await self.forget(person)

    async def look_into(self, room: Room) -> None:
        if room.shut or (room.guests and not room.is_due()):
            return
        if room.guests:
            room.spawn(room.tick)
            return
        idle = self.time.now() - room.quiet_since
        if idle < self.settings.sleep_seconds * 1000 or room.lock.taken:
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
            await self.books.write(self.books.sleep_table(table.id, due, self.today()))
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

    def refusal(self, game: str, refused: Refused, language: str) -> str:
        return why_not(take(game), refused, language)

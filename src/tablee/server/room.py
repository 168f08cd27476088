"""A room that is open: its guests, its paper, its table. One thing happens at a time here."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from tablee.engine.match import Refused
from tablee.server import hosting, wire
from tablee.server.absence import came, hand_back, missed, take_up
from tablee.server.entries import encode
from tablee.server.excuses import excuse, refused
from tablee.server.guest import Guest
from tablee.server.lock import Lock
from tablee.server.logs import note, note_failure
from tablee.server.orders import obey
from tablee.server.play import Play
from tablee.server.seating import Paper
from tablee.server.sight import room_seen
from tablee.server.speech import Declined, say
from tablee.server.store import Taken, Trouble, Unsure, Write
from tablee.server.streaming import not_taken
from tablee.server.talking import hushed, name_to_join, newest, welcome

if TYPE_CHECKING:
    from tablee.server.dealing import Dealing
    from tablee.server.house import House


class Room:
    """A group of people, and one table after another."""

    def __init__(self, house: House, paper: Paper) -> None:
        self.house = house
        self.paper = paper
        self.play: Play | None = None
        self.dealing: Dealing | None = None  # the next table, from the start to the first card
        self.guests: list[Guest] = []
        self.left = {member.id: house.time.now() for member in paper.members}  # away since
        self.quiet_since = house.time.now()
        self.lock = Lock()
        self.tasks: set[asyncio.Task[None]] = set()
        self.shut = False
        self.standing_in = ""  # who hosts while the owner is gone (hosting.py)
        self.lost = False  # its table's log no longer replays
        self.renamed: dict[str, str] = {}  # by person: a name that the room doesn't use yet
        self.spoken: str = house.settings.languages[0]  # by the host, when last here

    def is_here(self, person: str) -> bool:
        return any(guest.person == person for guest in self.guests)

    def name_of(self, person: str) -> str:
        return self.paper.member(person).name

    @property
    def tongue(self) -> str:
        """In which bots speak: the language of the host, who may be away just now."""
        for guest in self.guests:
            if guest.person == hosting.host_of(self):
                self.spoken = guest.language
        return self.spoken

    async def come_in(self, guest: Guest) -> None:
        async with self.lock:
            if self.shut:
                raise Declined("try_again")
            if guest.gone:
                return  # forgotten meanwhile
            if not self.paper.knows(guest.person):
                name, absent = name_to_join(self, guest), self.long_absent()
                await self.change(lambda paper: paper.join(guest.person, name, absent))
            await self.rename(guest.person, guest.name)
            talk = await newest(self)
            was_here = self.is_here(guest.person)
            away_since = self.left.pop(guest.person, None)
            self.guests.append(guest)
            hosting.settle(self)
            try:
                greeting = self.greeting(guest, talk)
            except Exception:
                self.guests.remove(guest)  # whoever can't be shown the room isn't in it
                if away_since is not None:
                    self.left[guest.person] = away_since
                raise
            for message in greeting:
                guest.send(message)
            if self.play is not None:
                self.play.feeling.comes(guest.person)
            if self.dealing is not None:
                self.spawn(self.dealing.look)
            if not was_here:
                self.show(but=guest)
                if self.play is not None:
                    # beside this, since it may fail on disk; then the next tick does it
                    self.spawn(partial(came, self.play, guest.person))
                    self.spawn(self.play.giving.look)

    def greeting(self, guest: Guest, talk: wire.Recalled) -> list[bytes]:
        """Everything that somebody needs who comes in; made before any of it is sent."""
        greeting = [encode(welcome(self, guest.person, talk))]
        if self.dealing is not None:
            greeting.append(encode(self.dealing.shown()))
        if self.lost:
            sentence = say(guest.language, "troubles.old_table")
            greeting.append(encode(wire.Trouble("old_table", sentence)))
        return greeting if self.play is None else greeting + self.play.shown(guest)

    async def address(self, person: str, name: str, language: str) -> None:
        """Somebody who is known here has another name, or wants to hear another language."""
        for guest in self.guests:
            if guest.person == person:
                guest.name, guest.language = name, language
        if self.paper.knows(person):
            await self.rename(person, name)

    async def rename(self, person: str, name: str) -> None:
        """In the room, and at the table in play; whoever must be silent is called as before."""
        self.renamed[person] = name
        if self.name_of(person) != name:
            if hushed(self, person):
                return  # or a name would be a way to talk
            await self.change(lambda paper: paper.rename(person, name))
            if self.play is not None:
                self.play.tell_part(b"seats", self.play.seats_seen())
        del self.renamed[person]

    async def call_anew(self) -> None:
        """Those who may talk again get the names that they gave themselves meanwhile."""
        for person, name in list(self.renamed.items()):
            if self.paper.knows(person):
                await self.rename(person, name)
            else:
                del self.renamed[person]

    def long_absent(self) -> list[str]:
        """Who isn't needed here, the longest away first."""
        seated = {} if self.play is None or self.play.table.over else self.play.table.places
        away = sorted(self.left, key=lambda person: self.left[person])
        return [person for person in away if person not in seated]

    async def go_out(self, guest: Guest) -> None:
        async with self.lock:
            if guest not in self.guests:
                return
            self.guests.remove(guest)
            self.quiet_since = self.house.time.now()
            if self.is_here(guest.person):
                return
            self.left[guest.person] = self.quiet_since
            self.show()
            if self.play is not None:
                self.play.tell_part(b"seats", self.play.seats_seen())
                self.play.go_on()  # or not: perhaps nobody is left

    async def see_out(self, person: str, code: str) -> None:
        """Somebody left for good, or was made to; a bot takes over at the table."""
        for guest in [guest for guest in self.guests if guest.person == person]:
            self.guests.remove(guest)
            guest.dismiss(code, say(guest.language, f"troubles.{code}"))
        self.left[person] = self.quiet_since = self.house.time.now()
        self.show()
        if self.play is not None:
            await missed(self.play, person, for_good=True)
            await take_up(self.play)  # bots may play every seat now

    def is_due(self) -> bool:
        """Is there anything to look after?"""
        if self.left or self.renamed or not self.paper.host:
            return True
        play = self.play
        return play is not None and (
            play.paused or play.reading.on or play.giving.on or bool(play.table.manned)
        )

    async def tick(self) -> None:
        """Every few seconds: who has been away too long, and who is back?"""
        now = self.house.time.now()
        await self.call_anew()
        if self.play is not None:
            await take_up(self.play)
            await hand_back(self.play)
            await self.play.reading.look()
            await self.play.giving.look()
        patience = self.house.settings.patience_seconds * 1000
        for person, since in list(self.left.items()):
            if self.play is not None and now - since >= patience:
                await missed(self.play, person)
        await hosting.look(self)

    async def handle(self, guest: Guest, message: wire.FromBrowser) -> None:
        """Do what a guest asks; what can't be done is said to that guest alone."""
        async with self.lock:
            if not self.shut and guest in self.guests:
                try:
                    await obey(self, guest, message)
                except Exception as error:
                    self.explain(guest, message, error)

    def explain(self, guest: Guest, message: wire.FromBrowser, error: Exception) -> None:
        """Why what a guest asked for has not happened."""
        self.house.standstill.hear_of(error)  # perhaps it is not their time that goes by
        if isinstance(error, Refused):
            sentence = self.house.refusal(self.game_of(message), error, guest.language)
            guest.tell(refused(message, error.rule, sentence))
        else:
            excuse(guest, error, message)
        if isinstance(message, wire.Chunk) and self.play is not None:
            not_taken(self.play, guest)

    def game_of(self, message: wire.FromBrowser) -> str:
        """The game whose rules speak: the host may have planned another one meanwhile."""
        if self.play is None or isinstance(message, wire.Start):
            return self.paper.game
        return self.play.table.header.game

    async def change(self, change: Callable[[Paper], None], asker: Guest | None = None) -> None:
        """Tried on a copy, written down, taken over, shown; if it is so already, to the asker."""
        paper = self.paper.copy()
        change(paper)
        if paper == self.paper:
            if asker is not None:
                asker.tell(wire.Room(room_seen(self)))
            return
        await self.write(self.kept(paper))
        self.paper = paper
        self.show()
        if self.dealing is not None:
            await self.dealing.look()

    def kept(self, paper: Paper) -> Write:
        key_hash = bytes.fromhex(paper.key_hash)
        doc = encode(paper)
        now = self.house.today()
        return self.house.books.keep_room(paper.id, key_hash, paper.public, doc, now)

    async def write(self, *writes: Write) -> None:
        """On disk, or a Trouble."""
        try:
            await self.house.books.write(*writes)
        except (Trouble, Taken) as error:
            raise self.judged(error) from None

    def judged(self, error: Exception) -> Exception:
        """Where memory and disk may differ, the disk is read again."""
        self.house.standstill.hear_of(error)
        if not isinstance(error, (Unsure, Taken)):
            return error
        if not self.shut:
            self.shut = True
            self.house.spawn(self.house.reopen(self))
        return Unsure("unsure", str(error))

    def show(self, but: Guest | None = None) -> None:
        message = encode(wire.Room(room_seen(self)))
        for guest in self.guests:
            if guest is not but:
                guest.send(message)

    def tell_person(self, person: str, reply: wire.Reply) -> None:
        """On every device of theirs here."""
        for guest in self.guests:
            if guest.person == person:
                guest.tell(reply)

    def tell(self, reply: wire.Reply) -> None:
        self.send(encode(reply))

    def send(self, message: bytes) -> None:
        for guest in self.guests:
            guest.send(message)

    def spawn(self, work: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.create_task(self.attempt(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def attempt(self, work: Callable[[], Awaitable[None]]) -> None:
        """Something that nobody asked for, and that comes up again if it can't be done now."""
        try:
            await self.alone(work)
        except Trouble:
            note("store_trouble", room=self.paper.id)
        except Exception as error:
            note_failure("room_failed", error, room=self.paper.id)

    async def alone(self, work: Callable[[], Awaitable[None]]) -> None:
        async with self.lock:
            if not self.shut:
                await work()

    def close(self) -> None:
        """Nothing happens here any more; the paper and the log have everything."""
        note("room_closed", room=self.paper.id)
        self.shut = True
        if self.dealing is not None:
            self.dealing.stop()
        if self.play is not None:
            self.play.stop()

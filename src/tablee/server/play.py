"""A table at work: what comes is written down, and only then happens and is told.

Whoever calls holds the room's lock.
"""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec

from tablee.engine.seats import NOBODY
from tablee.server import streaming, wire
from tablee.server.botseats import BotSeats
from tablee.server.chatter import Chatter
from tablee.server.endings import ending
from tablee.server.entering import Entering
from tablee.server.entries import Manned, Moved, Reseated, encode
from tablee.server.feeling import Feeling
from tablee.server.giving import Giving
from tablee.server.guest import Guest
from tablee.server.hourglass import Hourglass
from tablee.server.logs import note
from tablee.server.mime import Mime
from tablee.server.reading import Reading
from tablee.server.screens import Change, Screen, silenced_of
from tablee.server.seating import Paper
from tablee.server.speech import Declined
from tablee.server.table import Step, Table
from tablee.server.undoing import Undoing

if TYPE_CHECKING:
    from tablee.server.room import Room


class Play:
    """One table of a room, from laying it until the next one is laid."""

    def __init__(self, room: Room, table: Table, mime: Mime) -> None:
        self.room = room
        self.house = room.house
        self.figures = room.house.figures
        self.table = table
        self.screen = Screen(table)
        self.mime = mime
        self.bots = BotSeats(self)
        self.hourglass = Hourglass(self)
        self.reading = Reading(self)
        self.chatter = Chatter(self)
        self.feeling = Feeling(self)
        self.undoing = Undoing(self)
        self.giving = Giving(self)
        self.stopped = False
        self.paused = False  # nobody was here; somebody who comes takes it up (absence.py)
        self.rest_owed = False  # nobody could move for a while: nobody's time is up before a rest
        table.clock.still = self.house.time.held

    def commit(
        self,
        step: Step,
        mover: Guest | None = None,
        key: int | None = None,
        paper: Paper | None = None,
    ) -> asyncio.Future[None]:
        """On disk first, with the room's paper if it changes too; then everybody is told."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.house.books.put(Committing(self, step, mover, key, paper, done))
        return done

    def happened(self, step: Step, mover: Guest | None, key: int | None) -> None:
        """It is on disk: take it over, tell it, go on."""
        table = self.table
        passing = table.passing
        self.bots.hear(step.told)
        table.take(step)
        self.mime.after(table, step.entry)
        seats = self.seats_of_guests()
        change = self.screen.step(table, step.told, step.entry.at, watched(seats))
        if change.shared:  # what nobody saw isn't counted either
            self.figures.steps += 1
        if step.match is None and isinstance(step.entry, (Manned, Reseated)):
            change.add(b"seats", encode(self.seats_seen()))
        if table.over:
            change.add(b"ending", encode(ending(table)))
        self.undoing.after(step, change)
        self.send(change, seats, mover, key)
        streaming.after_step(self)
        if isinstance(step.entry, Moved) and passing != table.passing:
            self.tell_passing(sorted(passing - table.passing))
        if mover is not None and change.shared:
            self.figures.move_seconds.see(perf_counter() - mover.asked)
        if table.over:
            note("table_ended", table=table.id, game=table.header.game)
            self.room.show()
        if self.room.renamed:
            self.room.spawn(self.room.call_anew)  # perhaps they may talk again
        self.chatter.hear(step.told)
        self.go_on()

    def seats_of_guests(self) -> list[int]:
        """Side by side with the guests; NOBODY for those who look on."""
        return [self.table.seat_of(guest.person) for guest in self.room.guests]

    def send(
        self, change: Change, seats: list[int], mover: Guest | None, key: int | None
    ) -> None:  # fmt: skip
        """Each seat gets its own message; those who look on share one."""
        made: dict[int, bytes | None] = {}
        for place, guest in enumerate(self.room.guests):
            seat = seats[place]
            if guest is mover:
                message = change.message(seat, key)
            elif mover is not None and guest.person == mover.person:
                message = change.message(seat, key=key)  # another device of the same seat
            else:
                if seat not in made:
                    made[seat] = change.message(seat)
                message = made[seat]
            if message is not None:
                guest.send(message)

    def tell_part(self, name: bytes, part: object) -> None:
        """A change of one part, the same for all."""
        self.room.send(b'{"t":"step","' + name + b'":' + encode(part) + b"}")

    def tell_passing(self, seats: list[int]) -> None:
        """table.window: nobody else knows."""
        for guest in self.room.guests:
            if (seat := self.table.seat_of(guest.person)) in seats:
                guest.tell(wire.Step(passing=seat in self.table.passing))

    def tell_rights(self, seat: int) -> None:
        """What this seat may ask for has changed, though nothing happened at the table."""
        self.screen.look_at_rights(self.table, change := Change(), [seat])
        message = change.message(seat)
        for guest in self.room.guests:
            if message is not None and self.table.seat_of(guest.person) == seat:
                guest.send(message)

    def seats_seen(self) -> list[wire.SeatSeen]:
        names = {member.id: member.name for member in self.room.paper.members}
        return [
            wire.SeatSeen(
                names.get(sitting.person, sitting.name),
                sitting.person,
                self.table.bot_at(seat),
                sitting.person != "" and not self.room.is_here(sitting.person),
            )
            for seat, sitting in enumerate(self.table.sittings)
        ]

    def tell_of_silence(self, seat: int) -> None:
        """A clock has played for somebody: they are told what it did."""
        if seat in self.table.silenced:
            told = wire.Step(silenced=silenced_of(self.table, seat))
            self.room.tell_person(self.table.sittings[seat].person, told)

    def show(self, guest: Guest) -> None:
        for message in self.shown(guest):
            guest.send(message)

    def shown(self, guest: Guest) -> list[bytes]:
        """Everything that this guest's seat may see; the room has told the names of its people."""
        table = self.table
        seat, now = table.seat_of(guest.person), self.house.time.now()
        known = {member.id for member in self.room.paper.members}
        seats = [
            msgspec.structs.replace(seen, name="") if seen.person in known else seen
            for seen in self.seats_seen()
        ]
        full = self.screen.full(
            table,
            seat,
            now,
            seats,
            self.undoing.seen,
            ending(table),
            self.reading.on,
            self.giving.seen(now),
        )
        return [full, *(encode(reply) for reply in streaming.greeting(self, seat))]

    def show_all(self) -> None:
        for guest in self.room.guests:
            self.show(guest)

    def seat_of(self, guest: Guest) -> int:
        seat = self.table.seat_of(guest.person)
        if seat == NOBODY:
            raise Declined("not_seated")
        return seat

    def somebody_here(self) -> bool:
        """One of those who play; or anybody, once bots play every seat."""
        if all(self.table.bot_at(seat) for seat in self.table.places.values()):
            return bool(self.room.guests)
        return any(guest.person in self.table.places for guest in self.room.guests)

    def go_on(self) -> None:
        """After every change: set the clock, let the bots think."""
        if self.table.over or self.stopped:
            self.reading.forget()
            self.hourglass.stop()
            self.bots.stop()
        elif self.table.header.pace == "days" or (self.somebody_here() and not self.paused):
            if not self.reading.stops_the_table():
                self.bots.look()
            self.hourglass.turn()
        else:
            self.paused = True
            self.reading.forget()
            self.hourglass.stop()  # nobody waits, and the table waits too

    def stop(self) -> None:
        self.stopped = True
        self.hourglass.stop()
        self.bots.stop()
        self.chatter.stop()
        self.feeling.stop()


def watched(seats: list[int]) -> list[int]:
    """The seats from which somebody looks; bots see by themselves."""
    return [seat for seat in set(seats) if seat != NOBODY]


class Committing(Entering):
    """Somebody waits in a task until it has happened."""

    def __init__(
        self,
        play: Play,
        step: Step,
        mover: Guest | None,
        key: int | None,
        paper: Paper | None,
        done: asyncio.Future[None],
    ) -> None:
        super().__init__(play, step, mover, key, paper)
        self.done = done

    def ended(self, error: Exception | None) -> None:
        if self.done.done():
            return  # nobody waits any more
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)

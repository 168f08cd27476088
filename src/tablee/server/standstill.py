"""Time that is nobody's: the house can't write anything down, or was not there at all."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from msgspec import UNSET

from tablee.server import wire
from tablee.server.absence import give_rest, take_up
from tablee.server.logs import note, note_failure
from tablee.server.screens import clock_seen
from tablee.server.store import Trouble

if TYPE_CHECKING:
    from tablee.server.house import House
    from tablee.server.play import Play

BEAT = 0.25  # seconds between two looks, well within the leash of the house's time
SLOW = 1.0  # seconds after which a write that is under way counts as one that can't be done
SPOKEN_OF = 1000  # ms: shorter breaks are over before anybody could read of them
LONG = 3000  # ms for which the house was away, after which everybody has a rest


class Standstill:
    """While nothing can be written all clocks stand still; and a lapse is taken out of them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.since = 0.0  # when it began, by the ticks of the house
        self.told = False
        self.lapsed = 0  # ms that the house was not there, and of which nobody was told yet
        self.trying: asyncio.Task[None] | None = None

    def hear_of(self, error: Exception) -> None:
        """Something has not happened; because of the store?"""
        if isinstance(error, Trouble):
            self.begin()

    def begin(self) -> None:
        """Something could not be written: from now on nobody's time runs."""
        if not self.house.time.held:
            self.house.time.hold()
            self.since, self.told = self.house.time.tick(), False
            note("time_stands_still")

    def end(self) -> None:
        """Something was written: time goes on, and nobody is late."""
        if not self.house.time.held:
            return
        self.house.time.go_on()
        stood = int(1000 * (self.house.time.tick() - self.since))
        note("time_goes_on", after_ms=stood)
        self.lapsed = 0
        self.make_up_for(stood, rest=True)

    async def watch(self) -> None:
        """For as long as the house is open."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                self.look()
            except Exception as error:
                note_failure("beat_failed", error)

    def look(self) -> None:
        self.lapsed += self.house.time.beat()
        if self.lapsed >= SPOKEN_OF:
            lapsed, self.lapsed = self.lapsed, 0
            note("house_was_away", for_ms=lapsed)
            self.make_up_for(lapsed, rest=lapsed >= LONG)
        if self.house.books.store.stuck(SLOW):
            self.begin()
        if self.house.time.held:
            if self.trying is None or self.trying.done():
                self.trying = asyncio.create_task(self.try_again())
            if not self.told and self.house.time.tick() - self.since >= SPOKEN_OF / 1000:
                self.told = True
                self.say_so()

    async def try_again(self) -> None:
        with suppress(Trouble):
            await self.house.keep_time()

    def in_play(self) -> list[Play]:
        plays = [room.play for room in self.house.rooms.values() if not room.shut]
        return [play for play in plays if play is not None and not play.table.over]

    def say_so(self) -> None:
        """Clocks that stand still are seen to."""
        for play in self.in_play():
            play.table.clock.still = True
            if play.table.clock.deadlines:
                play.tell_part(b"clock", clock_seen(play.table, self.house.time.now()))

    def make_up_for(self, stood: int, rest: bool) -> None:
        for play in self.in_play():
            play.rest_owed = play.rest_owed or rest
            play.table.clock.still = False
            if play.table.clock.deadlines:
                play.room.spawn(partial(self.tell, play, stood))

    async def tell(self, play: Play, stood: int) -> None:
        """Who has how long now; of a moment nobody needs to hear."""
        if play.paused:
            await take_up(play)
        elif play.rest_owed:
            await give_rest(play)
        clock = clock_seen(play.table, self.house.time.now())
        play.room.tell(wire.Step(clock=clock, stood=stood if stood >= SPOKEN_OF else UNSET))
        play.go_on()

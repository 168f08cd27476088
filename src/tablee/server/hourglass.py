"""What happens at a table by itself: time runs out, people leave and come back."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tablee.engine.game import NO_DEFAULT, Ask
from tablee.engine.seats import CLOCK, NOBODY
from tablee.server.entries import Manned, TimeGiven
from tablee.server.logs import note_failure
from tablee.server.rights import hurries
from tablee.server.store import Trouble
from tablee.server.table import Step

if TYPE_CHECKING:
    from tablee.server.play import Play

GRACE = 15_000  # at least so long for whoever finds the table waiting after a pause
AGAIN = 1000  # ms until something is tried again that could not be written down


def is_awaited(ask: Ask) -> bool:
    """A right whose silence has no meaning holds nobody up."""
    return ask.must or ask.default != NO_DEFAULT


class Hourglass:
    """Set for the next deadline of one table."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.timer: asyncio.TimerHandle | None = None
        self.rings = 0  # when, in the time of the house

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def turn(self) -> None:
        """A timer that rings too early is left alone: it looks again then."""
        deadlines = self.deadlines()
        if not deadlines:
            self.stop()
            return
        due = min(deadlines.values())
        if self.timer is None or due < self.rings or due <= self.play.house.time.now():
            self.set_timer(due)

    def set_timer(self, due: int) -> None:
        self.stop()
        self.rings = due
        wait = max(0, due - self.play.house.time.now()) / 1000
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(wait, self.play.room.spawn, self.time_is_up)

    def deadlines(self) -> dict[int, int]:
        deadlines = self.play.table.clock.deadlines
        if self.play.reading.stops_the_table():
            deadlines = {seat: at for seat, at in deadlines.items() if seat == CLOCK}
        return deadlines | {CLOCK: 0} if self.everybody_has_answered() else deadlines

    def everybody_has_answered(self) -> bool:
        """table.window: over days it closes when all are in; so it does when bots are alone."""
        table = self.play.table
        if not table.window_open or not (table.header.pace == "days" or hurries(table)):
            return False
        asked = {ask.seat for ask in table.match.asks if ask.seat != CLOCK and is_awaited(ask)}
        passing = table.passing if table.reacting else set()
        return asked <= table.answered | passing | self.play.bots.have_thought()

    async def time_is_up(self) -> None:
        """table.ask: silence becomes the default answer, entered by the clock."""
        self.timer = None
        play = self.play
        if play.paused:
            return  # the last one has just gone out
        now = play.house.time.now()
        due = [seat for seat, at in self.deadlines().items() if at <= now]
        try:
            for seat in sorted(due):
                if not play.table.over and self.deadlines().get(seat, now + 1) <= now:
                    await self.answer_silence(seat, now)
        except Trouble:
            self.set_timer(now + AGAIN)
        except Exception as error:
            note_failure("silence_failed", error, game=play.table.header.game)
            self.set_timer(now + AGAIN)
        else:
            play.go_on()

    async def answer_silence(self, seat: int, now: int) -> None:
        table = self.play.table
        place = table.match.place(seat)
        number = table.match.asks[place].default
        if number == NO_DEFAULT:
            raise ValueError("a question that may time out needs a default")
        words = self.play.mime.fingerprint_for(table, number)
        ask = table.match.id_of(seat)
        await self.play.commit(table.attempt(seat, number, words, ask, -1, now))
        self.play.tell_of_silence(seat)

    async def came(self, person: str) -> None:
        """Whoever comes back gets the seat back; whoever comes, the table no longer waits."""
        play, table = self.play, self.play.table
        await self.take_up()
        seat = table.seat_of(person)
        if seat == NOBODY or table.over:
            return
        play.put_out.discard(seat)
        if seat in table.manned:
            await play.commit(Step(Manned(play.house.time.now(), seat, ""), None, []))
        await play.reading.look()
        play.tell_part(b"seats", play.seats_seen())
        play.go_on()

    async def take_up(self) -> None:
        """A table that had waited goes on, with time for those who find it so."""
        play, table = self.play, self.play.table
        if not play.paused or table.over or not play.somebody_here():
            return
        now = play.house.time.now()
        for asked, at in table.clock.deadlines.items():
            least = now + (table.clock.length() if asked == CLOCK else GRACE)
            if at < least:
                await play.commit(Step(TimeGiven(now, asked, least - at, asked=False), None, []))
        play.paused = False
        play.go_on()

    async def hand_back(self) -> None:
        """Seats that bots still play although their owners are here: it could not be written."""
        table = self.play.table
        for seat in list(table.manned):
            person = table.sittings[seat].person
            if person and self.play.room.is_here(person):
                await self.came(person)

    async def missed(self, person: str, for_good: bool = False) -> None:
        """Long gone: if others are here, a bot plays the seat until its owner returns.

        Whoever has left for good is not waited for, not even over days.
        """
        play, table = self.play, self.play.table
        seat = table.seat_of(person)
        if seat == NOBODY or table.over or seat in table.manned or play.room.is_here(person):
            return
        if not for_good and (table.header.pace != "live" or not play.somebody_here()):
            return
        now = play.house.time.now()
        await play.commit(Step(Manned(now, seat, table.box.best), None, []))

"""What happens at a table by itself: time runs out, people leave and come back."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tablee.engine.game import NO_DEFAULT
from tablee.engine.seats import CLOCK, NOBODY
from tablee.server.entries import Manned, TimeGiven
from tablee.server.store import Trouble
from tablee.server.table import Step

if TYPE_CHECKING:
    from tablee.server.play import Play

GRACE = 15_000  # at least so long for whoever finds the table waiting after a pause
AGAIN = 1.0  # seconds until something is tried again that could not be written down


class Hourglass:
    """Set for the next deadline of one table."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.timer: asyncio.TimerHandle | None = None

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def turn(self) -> None:
        deadlines = self.deadlines()
        if deadlines:
            wait = min(deadlines.values()) - self.play.house.time.now()
            self.set_timer(max(0, wait) / 1000)

    def set_timer(self, seconds: float) -> None:
        self.stop()
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(seconds, self.play.room.spawn, self.time_is_up)

    def deadlines(self) -> dict[int, int]:
        deadlines = self.play.table.clock.deadlines()
        if self.everybody_has_answered():
            deadlines[CLOCK] = 0
        return deadlines

    def everybody_has_answered(self) -> bool:
        """table.window: over days it closes when all are in."""
        table = self.play.table
        if table.header.pace != "days" or not table.window_open:
            return False
        asked = {ask.seat for ask in table.match.asks if ask.seat != CLOCK}
        return asked <= table.answered | table.passing | self.play.bots.have_thought()

    async def time_is_up(self) -> None:
        """table.ask: silence becomes the default answer, entered by the clock."""
        play = self.play
        now = play.house.time.now()
        due = [seat for seat, at in self.deadlines().items() if at <= now]
        try:
            for seat in sorted(due):
                if not play.table.over and self.deadlines().get(seat, now + 1) <= now:
                    await self.answer_silence(seat, now)
        except Trouble:
            self.set_timer(AGAIN)
        else:
            play.go_on()

    async def answer_silence(self, seat: int, now: int) -> None:
        table = self.play.table
        place = table.match.place(seat)
        number = table.match.asks[place].default
        if number == NO_DEFAULT:
            return
        words = self.play.mime.fingerprint_for(table, number)
        ask = table.match.id_of(seat)
        await self.play.commit(table.attempt(seat, number, words, ask, -1, now))

    async def came(self, person: str) -> None:
        """Whoever comes back gets the seat back, and time where the table had waited."""
        play, table = self.play, self.play.table
        seat = table.seat_of(person)
        if seat == NOBODY or table.over:
            return
        now, paused = play.house.time.now(), self.timer is None
        for asked, at in table.clock.deadlines().items():
            least = now + (table.clock.window if asked == CLOCK else GRACE)
            if paused and at < least:
                await play.commit(Step(TimeGiven(now, asked, least - at, asked=False), None, []))
        if seat in table.manned:
            await play.commit(Step(Manned(now, seat, ""), None, []))
        play.tell_part(b"seats", play.seats_seen())
        play.go_on()

    async def missed(self, person: str) -> None:
        """Long gone: if others are here, a bot plays the seat until its owner returns."""
        play, table = self.play, self.play.table
        seat = table.seat_of(person)
        if seat == NOBODY or table.over or seat in table.manned or table.header.pace != "live":
            return
        if play.room.is_here(person) or not play.somebody_here():
            return
        now = play.house.time.now()
        await play.commit(Step(Manned(now, seat, table.box.best), None, []))

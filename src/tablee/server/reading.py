"""One person among bots reads a card of a lesson: the table stands still until it is read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.engine.seats import CLOCK
from tablee.server import wire
from tablee.server.entries import TimeGiven
from tablee.server.guest import Guest
from tablee.server.table import Step

if TYPE_CHECKING:
    from tablee.server.play import Play

LONGEST: Final = 110_000  # ms; the house looks every few seconds: two minutes at most


class Reading:
    """Bots wait between steps; windows and whoever holds the box keep their time (table.window)."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.since = 0
        self.until = 0  # in the time of the house; 0: nobody reads

    @property
    def on(self) -> bool:
        return self.until > 0

    def stops_the_table(self) -> bool:
        """A window tells nothing by its length, so nothing makes it longer."""
        return self.on and not self.play.table.window_open

    def one_among_bots(self) -> bool:
        """Nobody else is kept waiting."""
        table = self.play.table
        played = [seat for seat in table.places.values() if not table.bot_at(seat)]
        return len(played) == 1 < len(table.sittings) and table.header.pace == "live"

    def begin(self, guest: Guest) -> None:
        play = self.play
        play.seat_of(guest)
        if play.table.over or not self.one_among_bots():
            guest.tell(wire.Step(reading=False))
            return
        now = play.house.time.now()
        self.since = self.since if self.on else now
        self.until = now + LONGEST
        if self.stops_the_table():
            play.bots.rest()
        play.tell_part(b"reading", True)

    async def end(self) -> None:
        """Every bot's pause starts anew, and so much longer has whoever plays by a clock."""
        play, clock = self.play, self.play.table.clock
        now, since = play.house.time.now(), self.since
        if self.on and not play.table.over:
            for seat in [seat for seat in clock.deadlines if seat != CLOCK]:
                ms = now - max(since, clock.since[seat][1])
                await play.commit(Step(TimeGiven(now, seat, ms, asked=False), None, []))
        self.forget()
        play.tell_part(b"reading", False)
        play.go_on()

    def forget(self) -> None:
        self.until = 0

    async def look(self) -> None:
        """Has it been long enough, or is somebody else kept waiting by now?

        Every few seconds, and whenever somebody comes back to a seat.
        """
        if self.on and (self.play.house.time.now() >= self.until or not self.one_among_bots()):
            await self.end()

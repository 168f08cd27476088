"""When time runs out at one table."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from tablee.engine.game import NO_DEFAULT, Ask
from tablee.engine.seats import CLOCK
from tablee.server.rights import hurries
from tablee.server.silence import time_is_up

if TYPE_CHECKING:
    from tablee.server.play import Play


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
        wait = self.play.house.time.until(due)
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(wait, self.play.room.spawn, partial(time_is_up, self.play))

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

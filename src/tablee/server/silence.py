"""What becomes of a question that nobody answers in time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.engine.game import NO_DEFAULT
from tablee.server.absence import give_rest
from tablee.server.logs import note_failure
from tablee.server.store import Trouble

if TYPE_CHECKING:
    from tablee.server.play import Play

AGAIN = 1000  # ms until something is tried again that could not be written down


async def time_is_up(play: Play) -> None:
    """table.ask: silence becomes the default answer, entered by the clock."""
    hourglass = play.hourglass
    hourglass.timer = None
    if play.paused:
        return  # the last one has just gone out
    now = play.house.time.now()
    try:
        if play.house.time.held:
            hourglass.set_timer(now + AGAIN)  # nobody could move, so nobody was silent
            return
        if play.rest_owed:
            await give_rest(play)
        due = [seat for seat, at in hourglass.deadlines().items() if at <= now]
        for seat in sorted(due):
            if not play.table.over and hourglass.deadlines().get(seat, now + 1) <= now:
                await answer_silence(play, seat, now)
    except Trouble:
        hourglass.set_timer(now + AGAIN)
    except Exception as error:
        note_failure("silence_failed", error, game=play.table.header.game)
        hourglass.set_timer(now + AGAIN)
    else:
        play.go_on()


async def answer_silence(play: Play, seat: int, now: int) -> None:
    table = play.table
    place = table.match.place(seat)
    number = table.match.asks[place].default
    if number == NO_DEFAULT:
        raise ValueError("a question that may time out needs a default")
    words = play.mime.fingerprint_for(table, number)
    ask = table.match.id_of(seat)
    await play.commit(table.attempt(seat, number, words, ask, -1, now))
    play.tell_of_silence(seat)

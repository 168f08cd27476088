"""Who goes away from a table, and who comes back to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.engine.seats import CLOCK, NOBODY
from tablee.server.entries import Manned, Reseated, TimeGiven
from tablee.server.table import Step

if TYPE_CHECKING:
    from tablee.server.play import Play

GRACE = 15_000  # at least so long for whoever finds the table waiting after a pause


async def came(play: Play, person: str) -> None:
    """Whoever comes back gets the seat back; whoever comes, the table no longer waits."""
    table = play.table
    await take_up(play)
    if table.over:
        return
    lost = table.seat_owned_by(person)
    if lost != NOBODY and table.seat_of(person) == NOBODY:
        await hand_over(play, lost, person)
    seat = table.seat_of(person)
    if seat == NOBODY:
        return
    if seat in play.room.paper.put_out:
        await play.room.change(lambda paper: paper.put_out.remove(seat))
    if seat in table.manned:
        await play.commit(Step(Manned(play.house.time.now(), seat, ""), None, []))
    await play.reading.look()
    play.tell_part(b"seats", play.seats_seen())
    play.go_on()


async def hand_over(play: Play, seat: int, person: str) -> None:
    """A seat of the game changes its person, on the room's paper too; all see it."""
    paper = play.room.paper.copy()
    paper.hand_over(play.table.sittings[seat], person)
    paper.elsewhere = [other for other in paper.elsewhere if other != seat]
    step = Step(Reseated(play.house.time.now(), seat, person), None, [])
    await play.commit(step, paper=paper)
    play.room.show()
    play.show_all()
    await take_up(play)


async def take_up(play: Play) -> None:
    """A table that had waited goes on, with time for those who find it so."""
    table = play.table
    if not play.paused or table.over or not play.somebody_here():
        return
    await give_rest(play)
    play.paused = False
    play.go_on()


async def give_rest(play: Play) -> None:
    """Whoever could not move for a while has at least so long from now on; a window all of it."""
    now, clock = play.house.time.now(), play.table.clock
    for asked, at in list(clock.deadlines.items()):
        least = now + (clock.length() if asked == CLOCK else GRACE)
        if at < least:
            await play.commit(Step(TimeGiven(now, asked, least - at, asked=False), None, []))
    play.rest_owed = False


async def hand_back(play: Play) -> None:
    """Seats of owners who are here, and still don't have them: it could not be written."""
    table = play.table
    for seat in list(table.manned):
        person = table.sittings[seat].person
        if person and play.room.is_here(person):
            await came(play, person)
    for person in table.owners():
        if play.room.is_here(person) and table.seat_of(person) == NOBODY:
            await came(play, person)


async def missed(play: Play, person: str, for_good: bool = False) -> None:
    """Long gone: if others are here, a bot plays the seat until its owner returns.

    Whoever has left for good is not waited for, not even over days.
    """
    table = play.table
    seat = table.seat_of(person)
    if seat == NOBODY or table.over or seat in table.manned or play.room.is_here(person):
        return
    if not for_good and (table.header.pace != "live" or not play.somebody_here()):
        return
    now = play.house.time.now()
    await play.commit(Step(Manned(now, seat, table.box.best), None, []))

"""What is old goes: how long things are kept is a setting."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from tablee.server.almanac import DAY, Almanac, Moment
from tablee.server.entries import encode
from tablee.server.logs import note, note_failure
from tablee.server.people import wall_clock
from tablee.server.settings import Settings
from tablee.server.store import Books, Retention, Trouble, days_before

if TYPE_CHECKING:
    from tablee.server.house import House

EVERY = 3600.0  # seconds
ALMANAC = "almanac"
BATCH = 50  # people who go in one transaction


def retention_of(settings: Settings) -> Retention:
    """0 days: for ever."""
    return Retention(
        talk=settings.keep_chat_days or None,
        ended=settings.keep_finished_days or None,
        asleep=settings.keep_sleeping_days or None,
        rooms=settings.keep_rooms_days or None,
        people=settings.keep_people_days or None,
    )


async def keep_sweeping(house: House) -> None:
    """Now and every hour, for as long as the house is open."""
    while True:
        try:
            await sweep_once(house)
        except Trouble:
            note("store_trouble")
        except Exception as error:
            note_failure("sweep_failed", error)
        await asyncio.sleep(EVERY)


async def sweep_once(house: House) -> None:
    """By the day that the house believes it is; whoever is here and whatever is open stays."""
    retention, today = retention_of(house.settings), await look_at_the_day(house)
    swept = await house.books.sweep(retention, today, house.threshold)
    people = await sweep_people(house, days_before(today, retention.people))
    note("swept", **swept._asdict(), people=people)


async def kept_almanac(books: Books, now: int) -> Almanac:
    """As it was when the house closed; else the latest day that the books tell of is believed."""
    kept = await books.kept(ALMANAC)
    if kept is not None:
        return msgspec.json.decode(kept, type=Almanac)
    trace = await books.newest_trace()
    return Almanac(Moment(wall_clock() if trace is None else trace, now))


async def look_at_the_day(house: House) -> int:
    """What the almanac says, after one more look at the machine's clock."""
    wall, now = wall_clock(), house.time.now()
    house.almanac = house.almanac.look(wall, now)
    await house.books.write(house.books.keep(ALMANAC, encode(house.almanac)))
    today = house.almanac.today(wall, now)
    if wall - today > DAY:
        note("clock_doubted", days=(wall - today) // DAY)
    return today


async def sweep_people(house: House, before: int) -> int:
    """Their names are on papers and headers, so the house is left a wish to forget them."""
    books, last, count = house.books, "", 0
    while found := await books.old_people(before, last, BATCH):
        last = found[-1]
        here = {guest.person for guest in house.connected}
        old = [person for person in found if person not in here]
        if old:
            now = wall_clock()
            await books.write(*(write for id in old for write in books.let_go(id, before, now)))
        count += len(old)
    return count

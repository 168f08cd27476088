"""What is old goes: how long things are kept is a setting."""

from __future__ import annotations

import asyncio

from tablee.server.logs import note, note_failure
from tablee.server.people import wall_clock
from tablee.server.settings import Settings
from tablee.server.store import Books, Retention, Trouble

EVERY = 3600.0  # seconds


def retention_of(settings: Settings) -> Retention:
    """0 days: for ever."""
    return Retention(
        talk=settings.keep_chat_days or None,
        ended=settings.keep_finished_days or None,
        asleep=settings.keep_sleeping_days or None,
        rooms=settings.keep_rooms_days or None,
        people=settings.keep_people_days or None,
    )


async def keep_sweeping(books: Books, settings: Settings) -> None:
    """Now and every hour, for as long as the house is open."""
    while True:
        try:
            swept = await books.sweep(retention_of(settings), wall_clock())
            note("swept", **swept._asdict())
        except Trouble:
            note("store_trouble")
        except Exception as error:
            note_failure("sweep_failed", error)
        await asyncio.sleep(EVERY)

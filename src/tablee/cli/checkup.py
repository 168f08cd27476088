"""What the doctor looks at in a house that people come to: database, disk, door, client, clock."""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from tablee.cli.books import open_books, store_troubles, without_password
from tablee.cli.desk import Trouble
from tablee.cli.settings import settings_of
from tablee.cli.speech import Speech, clean
from tablee.server.built import is_built
from tablee.server.called import Names
from tablee.server.files import FEW, possible_files
from tablee.server.listening import bind
from tablee.server.settings import Settings, unknown_variables

Finding = tuple[bool | None, str, str]  # well, a remark (None) or ill; what; how it is
LITTLE: Final = 500 * 2**20  # bytes of disk
PATIENCE: Final = 10.0  # seconds for a database to answer
BORN: Final = datetime(2026, 11, 1, tzinfo=UTC).timestamp()  # no clock that is right shows less


def check_house(arguments: argparse.Namespace, say: Speech) -> Iterator[Finding]:
    try:
        settings = settings_of(arguments, say)
    except Trouble as trouble:
        yield False, say("doctor.settings"), say(f"errors.{trouble.key}", **trouble.values)
        return
    unknown = unknown_variables(os.environ)
    if unknown:
        yield None, say("doctor.settings"), say("doctor.unknown", names=say.listed(unknown))
    yield database(settings, say)
    yield room_on_disk(settings, say)
    yield port(settings, say)
    if possible_files() < FEW:
        shown = say.whole(possible_files())
        yield None, say("doctor.files"), say("doctor.few_files", most=shown)
    yield client(say)
    yield public(settings, say)
    yield names(settings, say)
    yield clock(say)


def database(settings: Settings, say: Speech) -> Finding:
    what, place = say("doctor.database"), clean(without_password(settings.store))
    file = Path(settings.store.removeprefix("sqlite:"))
    if "://" not in settings.store and not file.exists():
        return True, what, say("doctor.no_database", place=place)
    try:
        with store_troubles(settings):
            rooms = asyncio.run(asyncio.wait_for(count_rooms(settings), PATIENCE))
    except Trouble as trouble:
        return False, what, say(f"errors.{trouble.key}", **trouble.values)
    except TimeoutError:
        return False, what, say("doctor.no_answer", place=place)
    return True, what, say("doctor.found_database", place=place, rooms=say.whole(rooms))


async def count_rooms(settings: Settings) -> int:
    async with open_books(settings) as books:
        return len(await books.rooms(100_000))


def room_on_disk(settings: Settings, say: Speech) -> Finding:
    folder = settings.folder
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    well = free > LITTLE and os.access(folder, os.W_OK)
    key = "doctor.room" if well else "doctor.no_room"
    shown = say.whole(free // 2**20)
    return well, say("doctor.data"), say(key, folder=clean(str(settings.folder)), free=shown)


def port(settings: Settings, say: Speech) -> Finding:
    """Taken is no fault where the house itself has it: then it is open."""
    what = say("doctor.port")
    try:
        bind(settings).close()
    except OSError as error:
        reason = clean(error.strerror or str(error))
        return None, what, say("doctor.port_taken", port=settings.port, reason=reason)
    return True, what, say("doctor.port_free", port=settings.port)


def client(say: Speech) -> Finding:
    built = is_built()
    key = "doctor.built" if built else "doctor.unbuilt"
    return built or None, say("doctor.client"), say(key)


def public(settings: Settings, say: Speech) -> Finding:
    what = say("doctor.public")
    if not settings.public:
        return True, what, say("doctor.at_home")
    if settings.secure:
        return True, what, say("doctor.https", address=settings.public)
    return None, what, say("doctor.http", address=settings.public)


def names(settings: Settings, say: Speech) -> Finding:
    """A house that is called by another name answers nothing but how to make it known."""
    known = ", ".join(map(clean, Names(settings).listed()))
    return True, say("doctor.names"), say("doctor.known_names", names=known)


def clock(say: Speech) -> Finding:
    now = time.time()
    shown = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(now))
    key = "doctor.clock_right" if now > BORN else "doctor.clock_wrong"
    return now > BORN, say("doctor.clock"), say(key, now=shown)

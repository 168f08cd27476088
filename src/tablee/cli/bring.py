"""tablee import: a table that was exported from another house."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from typing import Final

from tablee.cli import settings as setup
from tablee.cli.books import open_books, store_troubles
from tablee.cli.desk import Desk, Trouble
from tablee.cli.files import about
from tablee.cli.parser import Parser
from tablee.cli.speech import Speech, clean
from tablee.server.arrivals import Arrived, OtherRules, bring_in
from tablee.server.people import wall_clock
from tablee.server.settings import Settings
from tablee.server.store import Broken

LARGEST: Final = 2**28  # bytes: more than any table, less than any machine


def add(parser: Parser, say: Speech) -> None:
    parser.add_argument("file", type=Path, metavar=say("help.file"), help=say("help.import_file"))
    setup.add(parser, say, (*setup.PLACE, "public"))


def run(arguments: argparse.Namespace, desk: Desk) -> int:
    settings, file = setup.settings_of(arguments, desk.say), arguments.file
    with about(file), file.open("rb") as reading:
        parcel = reading.read(LARGEST + 1)
    if len(parcel) > LARGEST:
        raise Trouble("parcel.large", file=clean(str(file)))
    try:
        with store_troubles(settings):
            arrived = asyncio.run(unpacked(settings, parcel))
    except Broken as broken:
        key = "no_parcel" if broken.why == "parcel" else f"parcel.{broken.why}"
        raise Trouble(key, file=clean(str(file))) from None
    except OtherRules:
        raise Trouble("other_rules", file=clean(str(file))) from None
    desk.out.print(desk.say("import.done", table=clean(arrived.table)), soft_wrap=True)
    key = "import.replay" if arrived.path.startswith("/replay") else "import.room"
    link = settings.public + arrived.path
    desk.out.print(desk.say(key, link=link), soft_wrap=True)
    return 0


async def unpacked(settings: Settings, parcel: bytes) -> Arrived:
    async with open_books(settings) as books:
        return await bring_in(books, parcel, wall_clock())

"""tablee export: one table as a file, to be carried to another house."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from tablee.cli import settings as setup
from tablee.cli.books import open_books, store_troubles
from tablee.cli.desk import Desk, Trouble
from tablee.cli.files import whole_file
from tablee.cli.parser import Parser
from tablee.cli.speech import Speech, clean
from tablee.server.settings import Settings
from tablee.server.store import export_table, unpack


def add(parser: Parser, say: Speech) -> None:
    parser.add_argument("table", metavar=say("help.table"), help=say("help.table_more"))
    parser.add_argument("file", type=Path, metavar=say("help.file"), help=say("help.export_file"))
    parser.add_argument("--force", action="store_true", help=say("help.force"))
    setup.add(parser, say, setup.PLACE)


def run(arguments: argparse.Namespace, desk: Desk) -> int:
    settings, file = setup.settings_of(arguments, desk.say), arguments.file
    with store_troubles(settings):
        parcel = asyncio.run(packed(settings, arguments.table))
    if parcel is None:
        raise Trouble("no_table", table=clean(arguments.table))
    in_play = unpack(parcel).ended is None  # then it holds every hand, and all that is to come
    with whole_file(file, arguments.force, private=in_play) as out:
        out.write(parcel)
    desk.out.print(desk.say("export.done", file=clean(str(file))), soft_wrap=True)
    if in_play:
        desk.out.print(desk.say("export.secret"), style="yellow", soft_wrap=True)
    return 0


async def packed(settings: Settings, table: str) -> bytes | None:
    async with open_books(settings) as books:
        return await export_table(books.store, table)

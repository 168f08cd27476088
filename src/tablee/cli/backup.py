"""tablee backup: a copy of everything that the house keeps, while it is open or closed."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from tablee.cli import settings as setup
from tablee.cli.books import store_troubles
from tablee.cli.desk import Desk, Trouble
from tablee.cli.parser import Parser
from tablee.cli.speech import Speech, clean
from tablee.server.store.copies import backup


def add(parser: Parser, say: Speech) -> None:
    parser.add_argument("file", type=Path, metavar=say("help.file"), help=say("help.backup_file"))
    parser.add_argument("--force", action="store_true", help=say("help.force"))
    setup.add(parser, say, setup.PLACE)


def run(arguments: argparse.Namespace, desk: Desk) -> int:
    settings, file = setup.settings_of(arguments, desk.say), arguments.file
    if file.is_dir():
        raise Trouble("is_folder", file=clean(str(file)))
    if file.exists() and not arguments.force:
        raise Trouble("file_exists", file=clean(str(file)))
    if not file.resolve().parent.is_dir():
        raise Trouble("no_folder", file=clean(str(file)))
    with store_troubles(settings):
        asyncio.run(backup(settings.store, file))
    size = desk.say.whole(max(1, file.stat().st_size // 1024))
    desk.out.print(desk.say("backup.done", file=clean(str(file)), size=size), soft_wrap=True)
    return 0

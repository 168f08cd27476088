"""tablee restore: everything as it was in a backup; the house has to be closed."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from tablee.cli import settings as setup
from tablee.cli.books import store_troubles, without_password
from tablee.cli.desk import Desk, Trouble
from tablee.cli.parser import Parser
from tablee.cli.speech import Speech, clean
from tablee.server.store.copies import restore


def add(parser: Parser, say: Speech) -> None:
    parser.add_argument("file", type=Path, metavar=say("help.file"), help=say("help.restore_file"))
    parser.add_argument("--force", action="store_true", help=say("help.restore_force"))
    setup.add(parser, say, setup.PLACE)


def run(arguments: argparse.Namespace, desk: Desk) -> int:
    settings = setup.settings_of(arguments, desk.say)
    if not arguments.file.exists():
        raise Trouble("no_file", file=clean(str(arguments.file)))
    with store_troubles(settings):
        asyncio.run(restore(arguments.file, settings.store, force=arguments.force))
    place = clean(without_password(settings.store))
    desk.out.print(desk.say("restore.done", place=place), soft_wrap=True)
    return 0

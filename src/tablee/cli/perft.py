"""tablee perft: how many ways there are to go on, step by step; a check on any law."""

from __future__ import annotations

import argparse

from tablee.cli import boxes
from tablee.cli.desk import Desk
from tablee.cli.parser import Parser, whole_number
from tablee.cli.screen import plain_table
from tablee.cli.speech import Speech
from tablee.engine.playout import perft

DEEPEST = 60


def add(parser: Parser, say: Speech) -> None:
    boxes.add_game(parser, say)
    boxes.add_seats(parser, say, default=2)
    parser.add_argument(
        "--depth", type=whole_number(say, 0, DEEPEST), default=4, metavar="N",
        help=say("help.depth", default=4),
    )  # fmt: skip
    boxes.add_options(parser, say)


def run(arguments: argparse.Namespace, desk: Desk) -> int:
    say = desk.say
    box = boxes.seated(arguments, say)
    options = boxes.options_of(box, arguments.options, say)
    table = plain_table()
    table.add_column(say("perft.depth"), justify="right")
    table.add_column(say("perft.ways"), justify="right")
    with desk.err.status(say("perft.counting")):
        for depth in range(arguments.depth + 1):
            ways = perft(box.game, box.game.start(arguments.seats, options, None), depth)
            table.add_row(str(depth), say.whole(ways))
    name = box.words(say.language)["name"]
    desk.out.print(say("perft.title", name=name, seats=arguments.seats), style="bold")
    desk.out.print(table)
    return 0

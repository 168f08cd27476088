"""tablee games: what stands on the shelf."""

from __future__ import annotations

import argparse

from rich.table import Table

from tablee.cli import boxes
from tablee.cli.desk import Desk, Trouble
from tablee.cli.parser import Parser
from tablee.cli.screen import plain_table
from tablee.cli.speech import Speech
from tablee.games import shelf
from tablee.games.shelf import Box


def add(parser: Parser, say: Speech) -> None:
    """Nothing to ask."""


def run(arguments: argparse.Namespace, desk: Desk) -> int:
    table = plain_table()
    for column in ("id", "name", "players", "duration", "feeling"):
        table.add_column(desk.say(f"games.{column}"), no_wrap=column != "feeling")
    broken = []
    for id in sorted(shelf.packages()):
        try:
            add_box(table, boxes.take(id, desk.say), desk.say.language)
        except Trouble:
            broken.append(id)
    desk.out.print(desk.say("games.title"), style="bold")
    desk.out.print()
    desk.out.print(table)
    desk.out.print()
    if broken:
        desk.out.print(desk.say("games.broken", games=desk.say.listed(broken)), style="yellow")
    desk.out.print(desk.say("games.next"), style="dim")
    return 0


def add_box(table: Table, box: Box, language: str) -> None:
    words, game = box.words(language), box.game
    players = str(game.fewest) if game.fewest == game.most else f"{game.fewest}–{game.most}"
    table.add_row(game.id, words["name"], players, words["duration"], words["feeling"])

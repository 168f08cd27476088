"""tablee doctor: is everything here, and does the law run compiled?"""

from __future__ import annotations

import argparse
import platform
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from rich.text import Text

from tablee.cli import boxes
from tablee.cli import settings as setup
from tablee.cli.checkup import Finding, check_house
from tablee.cli.desk import Desk, Trouble
from tablee.cli.parser import Parser
from tablee.cli.screen import plain_table
from tablee.cli.speech import Speech, clean
from tablee.engine import match
from tablee.games import shelf
from tablee.games.words import LANGUAGES

SIGNS: dict[bool | None, Text] = {
    True: Text("✓", style="green"),
    None: Text("!", style="yellow"),  # worth a word, and no more
    False: Text("✗", style="bold red"),
}


def add(parser: Parser, say: Speech) -> None:
    setup.add(parser, say, ["host", "port", "public", "names", *setup.PLACE])


def run(arguments: argparse.Namespace, desk: Desk) -> int:
    say = desk.say
    games = (check_game(id, say) for id in sorted(shelf.packages()))
    findings = [*house(desk), *games, disk(say), *check_house(arguments, say)]
    table = plain_table(show_header=False)
    for well, what, how in findings:
        table.add_row(SIGNS[well], what, how)
    desk.out.print(say("doctor.title"), style="bold")
    desk.out.print(table)
    well = all(finding[0] is not False for finding in findings)
    desk.out.print(say("doctor.well" if well else "doctor.ill"), style="green" if well else "red")
    return 0 if well else 1


def house(desk: Desk) -> Iterator[Finding]:
    say = desk.say
    yield True, "Tablée", version()
    yield True, "Python", f"{platform.python_version()} ({clean(sys.executable)})"
    law = "compiled" if is_compiled() else "interpreted"
    yield True, say("doctor.law"), say(f"doctor.{law}")
    kind = "live" if desk.live else "piped"
    encoding, columns = sys.stdout.encoding, desk.out.width
    terminal = say(f"doctor.{kind}", columns=columns, encoding=encoding)
    yield True, say("doctor.terminal"), terminal
    yield True, say("doctor.language"), say("doctor.this_language")


def check_game(id: str, say: Speech) -> Finding:
    """Everything in the box: the law, the words and rules in both languages, the bots."""
    what = say("doctor.game", game=id)
    try:
        box = boxes.take(id, say)
        for language in LANGUAGES:
            name = box.words(language)["name"]
            rules = len(box.rulebook(language).rules)
        bots = say.listed(sorted(box.bots))
    except Trouble as trouble:
        return False, what, str(trouble.values["reason"])
    except Exception as error:  # another package's game may fail in any way
        return False, what, boxes.reason_of(error)
    return True, what, say("doctor.game_found", name=name, rules=rules, bots=bots)


def disk(say: Speech) -> Finding:
    folder = "."
    try:
        folder = clean(str(Path.cwd()))
        with tempfile.TemporaryFile(dir=".") as file:
            file.write(b"tablee")
            file.flush()
    except OSError as error:
        return (
            False,
            say("doctor.disk"),
            say("doctor.not_writable", folder=folder, why=error.strerror),
        )
    return True, say("doctor.disk"), say("doctor.writable", folder=folder)


def is_compiled() -> bool:
    return not str(match.__file__).endswith(".py")


def version() -> str:
    """As installed, or as the source that we run from says."""
    try:
        return metadata.version("tablee")
    except metadata.PackageNotFoundError:
        source = Path(__file__).parents[3] / "pyproject.toml"
        if not source.is_file():
            return "?"
        return str(tomllib.loads(source.read_text("utf-8"))["project"]["version"])

"""tablee lab: what a game is like, for whoever designs it, as a table and as a page to share."""

from __future__ import annotations

import argparse
import contextlib
import os
import secrets
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import BinaryIO

import msgspec
from rich.console import Group
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from tablee.cli import boxes
from tablee.cli.desk import Desk, Trouble
from tablee.cli.doctor import version
from tablee.cli.files import whole_file
from tablee.cli.parser import Parser, whole_number
from tablee.cli.screen import plain_table
from tablee.cli.simulate import MOST_JOBS
from tablee.cli.speech import Speech, clean
from tablee.games.shelf import Box
from tablee.lab import findings, trials
from tablee.lab.measures import Inquiry, inquiry
from tablee.lab.page import page
from tablee.lab.report import Notebook, Report
from tablee.lab.simulate import Stuck
from tablee.lab.sums import Figure

FEWEST_GAMES = 20  # fewer tell nothing
USUAL_GAMES = 1000
TITLE, COLUMN = 30, 10  # widths at the terminal


def add(parser: Parser, say: Speech) -> None:
    boxes.add_game(parser, say)
    parser.add_argument(
        "--games", type=whole_number(say, FEWEST_GAMES), default=USUAL_GAMES, metavar="N",
        help=say("help.lab_games", default=say.whole(USUAL_GAMES)),
    )  # fmt: skip
    parser.add_argument("--bots", metavar=say("help.bots"), help=say("help.lab_bots"))
    parser.add_argument(
        "--seed", type=whole_number(say, 0), metavar="N", help=say("help.simulate_seed")
    )
    parser.add_argument(
        "--jobs", type=whole_number(say, 1, MOST_JOBS), metavar="N", help=say("help.jobs")
    )
    for name in ("out", "json"):
        file, text = say("help.file"), say(f"help.lab_{name}")
        parser.add_argument(f"--{name}", type=Path, metavar=file, help=text)
    parser.add_argument("--force", action="store_true", help=say("help.force"))


def run(arguments: argparse.Namespace, desk: Desk) -> int:
    box = boxes.take(arguments.game, desk.say)
    asked = asked_about(box)
    good, poor = chosen_bots(asked, arguments.bots, desk.say)
    seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
    tables = trials.tables(asked, good, poor, seed)
    with opened(arguments) as files:
        notebook = Notebook(asked, tables)
        play_all(notebook, arguments.games, arguments.jobs, desk)
        report = notebook.report(arguments.games, seed)
        say = Speech(desk.say.language)
        findings.teach(say, report, asked.words(say.language))
        name = box.words(say.language)["name"]
        if "json" in files:
            files["json"].write(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
        if "out" in files:
            text = page(report, name, command_of(report, say), version(), say)
            files["out"].write(text.encode())
    desk.out.print(shown(report, name, desk.out.width, say))
    for written in files:
        file_name = clean(str(getattr(arguments, written)))
        desk.out.print(say(f"lab.written_{written}", file=file_name), style="dim")
    return 0


def asked_about(box: Box) -> Inquiry:
    try:
        return inquiry(box.game.id)
    except Exception as error:  # another package's measures may fail in any way
        raise Trouble("broken_game", game=box.game.id, reason=boxes.reason_of(error)) from None


def chosen_bots(asked: Inquiry, wanted: str | None, say: Speech) -> tuple[str, str]:
    """One that plays well, and one that plays badly."""
    if wanted is None:
        return asked.bots
    count = len([name for name in wanted.split(",") if name.strip()])
    names = boxes.bots_of(asked.box, wanted, count or 1, say)
    if len(names) > 2:
        raise Trouble("two_bots", bots=clean(wanted))
    return names[0], names[1] if len(names) == 2 else "random"


@contextlib.contextmanager
def opened(arguments: argparse.Namespace) -> Iterator[dict[str, BinaryIO]]:
    """The files that were asked for, before anything is played."""
    paths = {name: getattr(arguments, name) for name in ("out", "json")}
    wanted = {name: path for name, path in paths.items() if path is not None}
    if len({path.absolute() for path in wanted.values()}) < len(wanted):
        raise Trouble("same_file", file=clean(str(arguments.out)))
    with contextlib.ExitStack() as stack:
        yield {
            name: stack.enter_context(whole_file(path, arguments.force))
            for name, path in wanted.items()
        }


def play_all(notebook: Notebook, games: int, jobs: int | None, desk: Desk) -> None:
    """All games at all tables, with a bar that fills."""
    total = games * len(notebook.tables)
    jobs = jobs or min(os.cpu_count() or 1, MOST_JOBS, -(-total // (5 * trials.CHUNK)))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    progress = Progress(
        *columns, TimeRemainingColumn(), console=desk.err, transient=True,
        disable=not desk.err.is_terminal,
    )  # fmt: skip
    played = contextlib.closing(trials.play_all(notebook.tables, games, jobs))
    try:
        with progress, played as chunks:
            task = progress.add_task(desk.say("lab.doing"), total=total)
            for chunk in chunks:
                notebook.note(chunk)
                progress.advance(task, chunk.games)
    except Stuck as stuck:
        game = notebook.asked.box.game.id
        raise Trouble("stuck", game=game, reason=clean(str(stuck))) from None
    except BrokenProcessPool:
        raise Trouble("process_lost", jobs=jobs) from None


def command_of(report: Report, say: Speech) -> str:
    """The line that makes this report again, on any machine."""
    bots = f"{report.good},{report.poor}"
    wishes = f"--games {report.games} --seed {report.seed} --bots {bots} --lang {say.language}"
    return f"tablee lab {report.game} {wishes}"


def shown(report: Report, name: str, width: int, say: Speech) -> Group:
    """All for the terminal: a table for each variant, then what was found, in words."""
    parts: list[Text | Table] = [Text(say("lab.title", name=name), style="bold")]
    games, seats = say.whole(report.games), report.seats
    parts.append(Text(say("lab.lead", games=games, fewest=seats[0], most=seats[-1],
                          good=report.good, poor=report.poor)))  # fmt: skip
    for variant in report.variants:
        parts.append(Text())
        if len(report.variants) > 1:
            parts.append(Text(findings.sentence(say(f"lab.variants.{variant}")), style="bold"))
        counts = [setting.seats for setting in report.settings if setting.variant == variant]
        for some in parts_of(counts, max(3, (width - TITLE) // COLUMN)):
            parts.append(table_of(report, variant, some, say))
    for question in report.questions:
        parts += [Text(), Text(say(f"lab.questions.{question}"), style="bold")]
        parts += [Text(f"· {text}") for text in findings.findings(report, question, say)]
    parts += [Text(), Text(say("lab.how_sure"), style="dim"), Text(command_of(report, say), "dim")]
    return Group(*parts)


def parts_of(counts: list[int], most: int) -> Iterator[list[int]]:
    """As few parts as fit the screen, all about as long."""
    many = -(-len(counts) // most)
    for part in range(many):
        yield counts[part * len(counts) // many : (part + 1) * len(counts) // many]


def table_of(report: Report, variant: str, counts: list[int], say: Speech) -> Table:
    """A row for each figure, a column for each number of players."""
    table = plain_table()
    table.add_column(say("lab.players"), min_width=TITLE - 2)
    for seats in counts:
        table.add_column(str(seats), justify="right", no_wrap=True)
    for keys in report.questions.values():
        for key in keys:
            series = report.series(key, variant)
            cells = [cell(key, series[seats], say) for seats in counts if seats in series]
            if len(cells) == len(counts):
                title = Text(findings.about(key, "title", say))
                if series[counts[0]].kind == "difference":
                    title.append("\n" + findings.about(key, "axis", say), "dim")
                table.add_row(title, *cells)
                if series[counts[0]].ninth is not None:
                    ninths = [say.whole(series[seats].ninth or 0) for seats in counts]
                    table.add_row(Text(say("lab.ninth_line"), style="dim"), *ninths)
        table.add_section()
    return table


def cell(key: str, figure: Figure, say: Speech) -> Text:
    """The value, and under it how far off it may be."""
    signed = figure.kind == "difference"
    value = findings.number(key, figure.value, figure, say, signed)
    half = max(figure.high - figure.value, figure.value - figure.low)
    return Text.assemble(value, ("\n±" + findings.number(key, half, figure, say), "dim"))

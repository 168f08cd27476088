"""tablee simulate: many games between bots, and what they tell."""

from __future__ import annotations

import argparse
import contextlib
import os
import secrets
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import BinaryIO

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee.cli import boxes
from tablee.cli.desk import Desk, Trouble
from tablee.cli.files import whole_file
from tablee.cli.parser import Parser, whole_number
from tablee.cli.report import Report, table_of
from tablee.cli.speech import Speech, clean
from tablee.lab.simulate import CHUNK, Plan, Stuck, play_game, simulate
from tablee.lab.tally import Tally

MOST_JOBS = 256


def add(parser: Parser, say: Speech) -> None:
    boxes.add_game(parser, say)
    boxes.add_seats(parser, say, default=4)
    parser.add_argument(
        "--games", type=whole_number(say, 1), default=1000, metavar="N",
        help=say("help.games_count", default=say.whole(1000)),
    )  # fmt: skip
    parser.add_argument("--bots", metavar=say("help.bots"), help=say("help.simulate_bots"))
    parser.add_argument(
        "--seed", type=whole_number(say, 0), metavar="N", help=say("help.simulate_seed")
    )
    parser.add_argument(
        "--jobs", type=whole_number(say, 1, MOST_JOBS), metavar="N", help=say("help.jobs")
    )
    boxes.add_options(parser, say)
    boxes.add_night(parser, say)
    parser.add_argument("--json", action="store_true", help=say("help.json"))
    parser.add_argument("--records", type=Path, metavar=say("help.file"), help=say("help.records"))
    parser.add_argument("--force", action="store_true", help=say("help.force"))


def run(arguments: argparse.Namespace, desk: Desk) -> int:
    box = boxes.seated(arguments, desk.say)
    bots = box.best if arguments.bots is None else arguments.bots
    options = boxes.options_of(box, arguments.options, desk.say)
    boxes.check_table(box, arguments.seats, options, desk.say)
    plan = Plan(
        box.game.id,
        boxes.bots_of(box, bots, arguments.seats, desk.say),
        arguments.games,
        secrets.randbits(32) if arguments.seed is None else arguments.seed,
        msgspec.to_builtins(options),
        arguments.records is not None,
        hands=arguments.hands or 0,
        chips=arguments.chips,
    )
    jobs = arguments.jobs or usual_jobs(plan.games)
    started = time.perf_counter()
    try:
        check_night(plan)
        with opened(arguments.records, arguments.force) as file:
            tally = play_all(plan, jobs, file, desk)
    except Stuck as stuck:
        raise Trouble("stuck", game=plan.game, reason=clean(str(stuck))) from None
    except BrokenProcessPool:
        raise Trouble("process_lost", jobs=jobs) from None
    report = Report.of(plan, tally, time.perf_counter() - started, jobs)
    if arguments.json:
        print(msgspec.json.encode(report).decode())
        return 0
    desk.out.print(table_of(report, box.words(desk.say.language)["name"], desk.say))
    if arguments.records is not None:
        file_name = clean(str(arguments.records))
        desk.out.print(desk.say("simulate.recorded", file=file_name), style="dim")
    return 0


def check_night(plan: Plan) -> None:
    """A night needs a game for chips."""
    if plan.hands:
        outcome = play_game(plan, 0).outcome
        if outcome is None or outcome.carry is None:
            raise Trouble("no_chips", game=plan.game)


def usual_jobs(games: int) -> int:
    """As many processes as processors, but none without work."""
    return min(os.cpu_count() or 1, MOST_JOBS, -(-games // CHUNK))


@contextlib.contextmanager
def opened(path: Path | None, force: bool) -> Iterator[BinaryIO | None]:
    if path is None:
        yield None
    else:
        with whole_file(path, force) as file:
            yield file


def play_all(plan: Plan, jobs: int, file: BinaryIO | None, desk: Desk) -> Tally:
    tally = Tally.empty(len(plan.bots))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    progress = Progress(
        *columns, TimeRemainingColumn(), console=desk.err, transient=True,
        disable=not desk.err.is_terminal,
    )  # fmt: skip
    with progress, contextlib.closing(simulate(plan, jobs)) as chunks:
        task = progress.add_task(desk.say("simulate.doing"), total=plan.games)
        for chunk in chunks:
            tally.join(chunk.tally)
            if file is not None:
                file.writelines(record + b"\n" for record in chunk.records)
            progress.advance(task, chunk.tally.games)
    return tally

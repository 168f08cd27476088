"""tablee arena: how good a bot is, against every other way of playing, at every table size."""

from __future__ import annotations

import argparse
import contextlib
from concurrent.futures.process import BrokenProcessPool

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tablee.cli import boxes
from tablee.cli.desk import Desk, Trouble
from tablee.cli.parser import Parser, whole_number
from tablee.cli.report import mean, share
from tablee.cli.screen import plain_table
from tablee.cli.simulate import MOST_JOBS, usual_jobs
from tablee.cli.speech import Speech, clean
from tablee.lab.arena import Arena, Result, arena_of, measure
from tablee.lab.simulate import Stuck

USUAL_GAMES = 2000


def add(parser: Parser, say: Speech) -> None:
    boxes.add_game(parser, say)
    parser.add_argument(
        "--games", type=whole_number(say, 1), default=USUAL_GAMES, metavar="N",
        help=say("help.arena_games", default=say.whole(USUAL_GAMES)),
    )  # fmt: skip
    parser.add_argument("--bots", metavar=say("help.bots"), help=say("help.arena_bots"))
    parser.add_argument("--seats", type=whole_number(say, 1), metavar="N",
                        help=say("help.arena_seats"))  # fmt: skip
    parser.add_argument(
        "--seed", type=whole_number(say, 0), default=1, metavar="N", help=say("help.arena_seed")
    )
    parser.add_argument(
        "--jobs", type=whole_number(say, 1, MOST_JOBS), metavar="N", help=say("help.jobs")
    )
    boxes.add_options(parser, say)
    parser.add_argument("--json", action="store_true", help=say("help.json"))


def run(arguments: argparse.Namespace, desk: Desk) -> int:
    arena = wanted(arguments, desk.say)
    try:
        results = play_all(arena, arguments.jobs or usual_jobs(arena.games), desk)
    except Stuck as stuck:
        raise Trouble("stuck", game=arena.game, reason=clean(str(stuck))) from None
    except BrokenProcessPool:
        raise Trouble("process_lost", jobs=arguments.jobs) from None
    if arguments.json:
        print(msgspec.json.encode({"arena": arena, "results": results}).decode())
    else:
        title = desk.say("arena.title", bot=arena.bot, game=arena.game, games=arena.games)
        desk.out.print(title, style="bold")
        desk.out.print(table_of(results, desk.say))
        desk.out.print(desk.say("arena.note"), style="dim")
    return 0


def wanted(arguments: argparse.Namespace, say: Speech) -> Arena:
    box = boxes.take(arguments.game, say)
    names = None
    if arguments.bots is not None:
        count = len(arguments.bots.split(","))
        names = boxes.bots_of(box, arguments.bots, count, say)
    if arguments.seats is not None:
        boxes.check_seats(box, arguments.seats)
    options = boxes.options_of(box, arguments.options, say)
    seats = None if arguments.seats is None else [arguments.seats]
    plain = msgspec.to_builtins(options)
    return arena_of(box.game.id, names, seats, arguments.games, arguments.seed, plain)


def play_all(arena: Arena, jobs: int, desk: Desk) -> list[Result]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    progress = Progress(
        *columns, TimeRemainingColumn(), console=desk.err, transient=True,
        disable=not desk.err.is_terminal,
    )  # fmt: skip
    results = []
    with progress, contextlib.closing(measure(arena, jobs)) as trials:
        task = progress.add_task(desk.say("arena.doing"), total=len(list(arena.trials())))
        for result in trials:
            results.append(result)
            progress.advance(task)
    return results


def table_of(results: list[Result], say: Speech) -> Table:
    """A line for each trial: the lone seat's figure beside its fair share, and the verdict."""
    table = plain_table()
    for column in ("opponent", "seats", "way", "figure", "fair", "verdict"):
        right = column in ("seats", "figure", "fair")
        table.add_column(say(f"arena.{column}"), justify="right" if right else "left")
    for result in results:
        chips = result.measure == "chips"
        figure = mean(result.lone, say) if chips else share(result.lone, say)
        fair = say.decimal(result.fair, 2) if chips else say.percent(result.fair, 2)
        table.add_row(
            result.trial.opponent,
            str(result.trial.seats),
            say(f"arena.{'one' if result.trial.way == 'one among many' else 'many'}"),
            f"{say(f'arena.{result.measure}')} {figure}",
            fair,
            say(f"arena.{result.verdict.replace(' ', '_')}"),
        )
    return table

"""What a simulation came to: one object for programs, one table for people."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Group
from rich.text import Text

from tablee.cli.screen import plain_table
from tablee.cli.speech import Speech
from tablee.lab.simulate import Plan
from tablee.lab.tally import Interval, Tally


class Figures(msgspec.Struct, frozen=True, omit_defaults=True):
    """How some seats fared, each figure with its 99 % interval."""

    bot: str
    losses: Interval
    points: Interval
    wins: Interval | None = None  # only where a game has winners
    seat: int | None = None  # None: all the seats of this bot


class Timing(msgspec.Struct, frozen=True):
    """What may differ from one run to the next."""

    seconds: float
    games_per_second: float
    jobs: int


class Report(msgspec.Struct, frozen=True):
    game: str
    bots: list[str]  # by seat
    games: int
    seed: int
    options: dict[str, Any]
    moves_per_game: float
    fair_share_of_losses: float
    fair_share_of_wins: float
    by_seat: list[Figures]
    by_bot: list[Figures]
    timing: Timing

    @classmethod
    def of(cls, plan: Plan, tally: Tally, seconds: float, jobs: int) -> Report:
        seats = range(len(plan.bots))
        chances = max(1, tally.games * len(plan.bots))
        return cls(
            game=plan.game,
            bots=plan.bots,
            games=tally.games,
            seed=plan.seed,
            options=plan.options,
            moves_per_game=tally.moves / max(1, tally.games),
            fair_share_of_losses=sum(tally.losses) / chances,
            fair_share_of_wins=sum(tally.wins) / chances,
            by_seat=[figures(tally, plan.bots[seat], [seat], seat) for seat in seats],
            by_bot=[
                figures(tally, bot, [seat for seat in seats if plan.bots[seat] == bot], None)
                for bot in dict.fromkeys(plan.bots)
            ],
            timing=Timing(seconds, tally.games / max(seconds, 1e-9), jobs),
        )


def figures(tally: Tally, bot: str, seats: list[int], seat: int | None) -> Figures:
    wins = tally.winning(seats) if any(tally.wins) else None
    return Figures(bot, tally.losing(seats), tally.scoring(seats), wins, seat)


def table_of(report: Report, name: str, say: Speech) -> Group:
    """The results: bot by bot, then seat by seat."""
    games, seed = say.whole(report.games), report.seed
    title = say("simulate.title", name=name, games=games, seats=len(report.bots), seed=seed)
    table = plain_table()
    winners = any(line.wins for line in report.by_seat)
    table.add_column(say("simulate.bot"))
    table.add_column(say("simulate.seat"), justify="right")
    for column in ("losses", *(["wins"] if winners else []), "points"):
        table.add_column(say(f"simulate.{column}"), justify="right")
    for part in (report.by_bot, report.by_seat):
        for line in part:
            shares = [line.losses, line.wins] if line.wins else [line.losses]
            seat = say("simulate.all") if line.seat is None else str(line.seat)
            table.add_row(
                line.bot, seat, *(share(one, say) for one in shares), mean(line.points, say)
            )
        table.add_section()
    fair = [say("simulate.fair_losses", share=say.percent(report.fair_share_of_losses, 2))]
    if winners:
        fair.append(say("simulate.fair_wins", share=say.percent(report.fair_share_of_wins, 2)))
    moves = say.decimal(report.moves_per_game, 1)
    speed = say.whole(round(report.timing.games_per_second))
    pace = say("simulate.pace", moves=moves, speed=speed, jobs=report.timing.jobs)
    notes = "\n".join(["", " ".join(fair), pace, say("simulate.intervals")])
    return Group(Text(title, style="bold"), Text(), table, Text(notes))


def share(figure: Interval, say: Speech) -> str:
    low, high = say.percent(figure.low, 2), say.percent(figure.high, 2)
    return f"{say.percent(figure.value, 2)} [{low} – {high}]"


def mean(figure: Interval, say: Speech) -> str:
    low, high = say.decimal(figure.low, 2), say.decimal(figure.high, 2)
    return f"{say.decimal(figure.value, 2)} [{low} – {high}]"

"""The figures of the servers as tables of ratios, and the goals that they are held against."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.table import Table

OURS: Final = "ours"
PEER: Final = "boardgame.io"
FILES: Final = "boardgame.io, FlatFile"
Figures = dict[str, dict[str, Any]]


class Goal(NamedTuple):
    what: str
    wanted: str
    measured: Callable[[Figures], float]
    reached: Callable[[float], bool]


def middle(figures: Figures, side: str, run: str, what: str) -> float:
    """The median of the rounds."""
    return float(median(one[what] for one in figures[side][run]))


def times(figures: Figures, side: str, peer: str, run: str) -> float:
    here = middle(figures, side, run, "moves/s")
    return here / middle(figures, peer, run, "moves/s")


def kilobytes(figures: Figures, side: str, run: str) -> float:
    """Of memory for each table, after the run: what the server holds more than with one table."""
    empty = float(median(figures[side]["empty"]))
    more = middle(figures, side, run, "memory") - empty
    return more / middle(figures, side, run, "tables") / 1000


GOALS: Final = [
    Goal("moves/s at 500 tables, × boardgame.io", "≥ 4",
         lambda all: times(all, OURS, PEER, "saturated 500"), lambda value: value >= 4),
    Goal("moves/s at 1000 tables, × boardgame.io", "≥ 4",
         lambda all: times(all, OURS, PEER, "saturated 1000"), lambda value: value >= 4),
    Goal("moves/s at 500 tables, × FlatFile", "≥ 8",
         lambda all: times(all, OURS, FILES, "saturated 500"), lambda value: value >= 8),
    Goal("moves/s at 1000 tables, × FlatFile", "≥ 8",
         lambda all: times(all, OURS, FILES, "saturated 1000"), lambda value: value >= 8),
    Goal("paced: p99 in ms", "≤ 10",
         lambda all: middle(all, OURS, "paced 1000", "p99 ms"), lambda value: value <= 10),
    Goal("paced: p99, of boardgame.io's", "≤ 0.05",
         lambda all: middle(all, OURS, "paced 1000", "p99 ms")
         / middle(all, PEER, "paced 1000", "p99 ms"), lambda value: value <= 0.05),
    Goal("paced: memory for a table, of boardgame.io's", "≤ 0.5",
         lambda all: kilobytes(all, OURS, "paced 1000") / kilobytes(all, PEER, "paced 1000"),
         lambda value: value <= 0.5),
    Goal("coming back after 1000 moves, in kB", "≤ 5",
         lambda all: float(all[OURS]["come back"][0]["1000"]) / 1000, lambda value: value <= 5),
]  # fmt: skip


def show(console: Console, figures: Figures) -> None:
    runs = sorted({run for side in figures.values() for run in side if run.startswith("satur")},
                  key=lambda run: int(run.split()[1]))  # fmt: skip
    for run in runs:
        columns = ("moves/s", "p50 ms", "p99 ms", "cpu µs a move", "busy", "crowd busy")
        table = Table("server", *columns, "× boardgame.io", title=f"{run} tables")
        for side in figures:
            row = [f"{middle(figures, side, run, what):.4g}" for what in columns]
            table.add_row(side, *row, against(figures, side, run))
        console.print(table)
    figures_of = ("moves/s", "p50 ms", "p99 ms", "cpu µs a move", "bytes an update")
    table = Table("server", *figures_of, "kB a table", title="paced: 1000 tables, a move a second")
    for side in figures:
        row = [f"{middle(figures, side, 'paced 1000', what):.4g}" for what in figures_of]
        table.add_row(side, *row, f"{kilobytes(figures, side, 'paced 1000'):.0f}")
    console.print(table)
    table = Table("server", "after 50 moves", "after 1000", title="coming back, in bytes")
    for side, runs_of in figures.items():
        sizes = runs_of["come back"][0]
        table.add_row(side, str(sizes["50"]), str(sizes["1000"] or "–"))
    console.print(table)


def against(figures: Figures, side: str, run: str) -> str:
    return f"{times(figures, side, PEER, run):.2f}" if PEER in figures else "–"


def judge(console: Console, figures: Figures) -> None:
    """The goals, as far as there are figures for them."""
    table = Table("goal", "wanted", "measured", "reached", title="goals")
    for goal in GOALS:
        try:
            value = goal.measured(figures)
        except KeyError:
            continue
        table.add_row(
            goal.what, goal.wanted, f"{value:.3g}", "yes" if goal.reached(value) else "no"
        )
    console.print(table)

"""The figures as tables of ratios, and the goals that they are held against."""

from __future__ import annotations

from statistics import median
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

Place = tuple[str, str]  # a side, and what is measured on it


class Figures:
    """Nanoseconds a unit (a move, a copy, a view), round by round."""

    def __init__(self) -> None:
        self.rounds: dict[Place, list[float]] = {}

    def add(self, place: Place, nanoseconds: float) -> None:
        self.rounds.setdefault(place, []).append(nanoseconds)

    def of(self, place: Place) -> float:
        return median(self.rounds[place])

    def spread(self, place: Place) -> float:
        """How far the rounds lie from the median at worst, as a part of it."""
        middle = self.of(place)
        return max(abs(one - middle) for one in self.rounds[place]) / middle

    def times_faster(self, place: Place, than: Place) -> float | None:
        if place not in self.rounds or than not in self.rounds:
            return None
        return self.of(than) / self.of(place)


class Row(NamedTuple):
    label: str
    place: Place
    against: Place


class Section(NamedTuple):
    title: str
    unit: str
    rows: list[Row]


class Goal(NamedTuple):
    what: str
    at_least: float
    place: Place
    than: Place

    @property
    def stretch(self) -> float:
        return 2 * self.at_least


SPIEL_KUHN: Final = ("open_spiel", "loop kuhn")
SPIEL_LEDUC: Final = ("open_spiel", "loop leduc")
SPIEL_CLONE_KUHN: Final = ("open_spiel", "copy kuhn")
SPIEL_CLONE: Final = ("open_spiel", "copy leduc")
SPIEL_STRING: Final = ("open_spiel", "information state string leduc")

YARDSTICKS: Final = {
    SPIEL_KUHN: "OpenSpiel's Kuhn, Python loop",
    SPIEL_LEDUC: "OpenSpiel's Leduc, Python loop",
    SPIEL_CLONE_KUHN: "OpenSpiel's Kuhn, clone",
    SPIEL_CLONE: "OpenSpiel's Leduc, clone",
    SPIEL_STRING: "OpenSpiel's Leduc, information state",
    ("rlcard", "loop leduc env"): "RLCard's Leduc, environment",
}


def ours(what: str, measure: str, against: Place) -> list[Row]:
    return [
        Row(f"Tablée {what}", ("compiled", measure), against),
        Row(f"Tablée {what}, interpreted", ("interpreted", measure), against),
    ]


SECTIONS: Final = [
    Section(
        "Random games inside the driver",
        "M moves/s",
        [
            *ours("Paires, 2 seats", "driver paires 2", SPIEL_LEDUC),
            *ours("Paires, 4 seats", "driver paires 4", SPIEL_LEDUC),
            *ours("Paires, 8 seats", "driver paires 8", SPIEL_LEDUC),
            *ours("Kuhn", "driver kuhn", SPIEL_KUHN),
            *ours("Leduc", "driver leduc", SPIEL_LEDUC),
        ],
    ),
    Section(
        "Random games from a Python loop",
        "M moves/s",
        [
            *ours("Paires, 4 seats", "loop paires 4", SPIEL_LEDUC),
            *ours("Leduc", "loop leduc", SPIEL_LEDUC),
            Row("OpenSpiel Leduc", SPIEL_LEDUC, SPIEL_LEDUC),
            Row("RLCard Leduc, bare game", ("rlcard", "loop leduc bare"), SPIEL_LEDUC),
            Row("RLCard Leduc, environment", ("rlcard", "loop leduc env"), SPIEL_LEDUC),
            Row("PettingZoo Leduc, raw", ("pettingzoo", "loop leduc raw"), SPIEL_LEDUC),
            Row("PettingZoo Leduc", ("pettingzoo", "loop leduc"), SPIEL_LEDUC),
            *ours("Kuhn", "loop kuhn", SPIEL_KUHN),
            Row("OpenSpiel Kuhn", SPIEL_KUHN, SPIEL_KUHN),
            Row("PokerKit Kuhn", ("pokerkit", "loop kuhn"), SPIEL_KUHN),
        ],
    ),
    Section(
        "A copy of the table",
        "ns",
        [
            *ours("Paires, 4 seats", "copy paires 4", SPIEL_CLONE),
            *ours("Leduc", "copy leduc", SPIEL_CLONE),
            Row("OpenSpiel Leduc, clone", SPIEL_CLONE, SPIEL_CLONE),
            *ours("Kuhn", "copy kuhn", SPIEL_CLONE_KUHN),
            Row("OpenSpiel Kuhn, clone", SPIEL_CLONE_KUHN, SPIEL_CLONE_KUHN),
        ],
    ),
    Section(
        "What one seat sees (ours as JSON)",
        "ns",
        [
            *ours("Paires, 4 seats", "view paires 4", SPIEL_STRING),
            *ours("Leduc", "view leduc", SPIEL_STRING),
            Row("OpenSpiel Leduc, information state", SPIEL_STRING, SPIEL_STRING),
            Row(
                "OpenSpiel Leduc, observation as text",
                ("open_spiel", "observation string leduc"),
                SPIEL_STRING,
            ),
            Row(
                "OpenSpiel Leduc, observation as numbers",
                ("open_spiel", "observation tensor leduc"),
                SPIEL_STRING,
            ),
            Row("RLCard Leduc, get_state", ("rlcard", "get_state leduc"), SPIEL_STRING),
        ],
    ),
]

GOALS: Final = [
    Goal("Leduc from a Python loop", 5, ("compiled", "loop leduc"), SPIEL_LEDUC),
    Goal("Paires, 4 seats, inside the driver", 15, ("compiled", "driver paires 4"), SPIEL_LEDUC),
    Goal("Paires, 4 seats, from a Python loop", 3, ("compiled", "loop paires 4"), SPIEL_LEDUC),
    Goal("a copy of Leduc", 2, ("compiled", "copy leduc"), SPIEL_CLONE),
    Goal("a copy of Paires, 4 seats", 2, ("compiled", "copy paires 4"), SPIEL_CLONE),
    Goal(
        "Leduc from a Python loop, interpreted",
        1,
        ("interpreted", "loop leduc"),
        ("rlcard", "loop leduc env"),
    ),
]


def show(console: Console, figures: Figures) -> None:
    for section in SECTIONS:
        table = Table(title=section.title, title_justify="left")
        table.add_column("who")
        table.add_column(section.unit, justify="right")
        table.add_column("spread", justify="right")
        table.add_column("times as fast", justify="right")
        table.add_column("as")
        for row in section.rows:
            table.add_row(row.label, *figure(figures, row, section.unit), YARDSTICKS[row.against])
        console.print(table)


def figure(figures: Figures, row: Row, unit: str) -> tuple[str, str, str]:
    if row.place not in figures.rounds:
        return "LEFT OUT", "", ""
    cost = figures.of(row.place)
    cell = f"{cost:.0f}" if unit == "ns" else f"{1e3 / cost:.3f}"
    ratio = figures.times_faster(row.place, row.against)
    return cell, f"±{figures.spread(row.place):.0%}", "" if ratio is None else f"{ratio:.2f}"


def judge(console: Console, figures: Figures) -> None:
    table = Table(title="Goals", title_justify="left")
    for heading in ("what", "times as fast", "as", "goal", "reached", "stretch", "reached"):
        table.add_column(heading, justify="left" if heading in ("what", "as") else "right")
    for goal in GOALS:
        ratio = figures.times_faster(goal.place, goal.than)
        table.add_row(
            goal.what,
            "?" if ratio is None else f"{ratio:.2f}",
            YARDSTICKS[goal.than],
            f"{goal.at_least:g}",
            verdict(ratio, goal.at_least),
            f"{goal.stretch:g}",
            verdict(ratio, goal.stretch),
        )
    console.print(table)


def verdict(ratio: float | None, wanted: float) -> str:
    if ratio is None:
        return "not measured"
    return "[green]yes[/]" if ratio >= wanted else "[red]no[/]"

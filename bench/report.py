"""The figures as tables of ratios, and the goals that they are held against."""

from __future__ import annotations

from statistics import median
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

Place = tuple[str, str]  # a side, and what is measured on it


class Figures:
    """Nanoseconds a unit (a move, a copy, a look), round by round."""

    def __init__(self) -> None:
        self.rounds: dict[Place, list[float]] = {}
        self.steps: dict[Place, float] = {}  # how many a move brings, luck included

    def add(self, place: Place, nanoseconds: float) -> None:
        self.rounds.setdefault(place, []).append(nanoseconds)

    def of(self, place: Place) -> float:
        return median(self.rounds[place])

    def spread(self, place: Place) -> float:
        """How far half of the rounds lie from the median at most, as a part of it."""
        middle = self.of(place)
        return median(abs(one - middle) for one in self.rounds[place]) / middle

    def times_as_fast(self, place: Place, yardstick: Place) -> float | None:
        if place not in self.rounds or yardstick not in self.rounds:
            return None
        return self.of(yardstick) / self.of(place)

    def at_best(self, place: Place, yardstick: Place) -> float | None:
        """The same by the fastest rounds: other work on the machine slows some sides more."""
        if place not in self.rounds or yardstick not in self.rounds:
            return None
        return min(self.rounds[yardstick]) / min(self.rounds[place])

    def by_steps(self, place: Place, yardstick: Place) -> float | None:
        """As `at_best`, but a step counts, a move or a card, as in OpenSpiel's benchmark."""
        ratio = self.at_best(place, yardstick)
        if ratio is None or place not in self.steps or yardstick not in self.steps:
            return None
        return ratio * self.steps[place] / self.steps[yardstick]


class Row(NamedTuple):
    label: str
    place: Place


class Section(NamedTuple):
    title: str
    unit: str
    yardstick: Place
    rows: list[Row]


class Goal(NamedTuple):
    what: str
    at_least: float
    place: Place
    yardstick: Place


SPIEL_KUHN: Final = ("open_spiel", "loop kuhn")
SPIEL_LEDUC: Final = ("open_spiel", "loop leduc")
SPIEL_CLONE: Final = ("open_spiel", "copy leduc")
SPIEL_LOOK: Final = ("open_spiel", "information state string leduc")
RLCARD_LEDUC: Final = ("rlcard", "loop leduc env")


def ours(label: str, measure: str) -> list[Row]:
    return [
        Row(f"Tablée {label}", ("compiled", measure)),
        Row(f"Tablée {label}, interpreted", ("interpreted", measure)),
    ]


SECTIONS: Final = [
    Section(
        "Random games inside our driver, against OpenSpiel's Leduc from a Python loop",
        "M moves/s",
        SPIEL_LEDUC,
        [
            *ours("Paires, 2 seats", "driver paires 2"),
            *ours("Paires, 4 seats", "driver paires 4"),
            *ours("Paires, 8 seats", "driver paires 8"),
            *ours("Pirates, 4 seats", "driver pirates 4"),
            *ours("Pirates, 8 seats", "driver pirates 8"),
            *ours("Hawthorn, 4 seats", "driver hawthorn 4"),
            *ours("Hawthorn, 8 seats", "driver hawthorn 8"),
            *ours("Blackstone, 4 seats", "driver blackstone 4"),
            *ours("Blackstone, 8 seats", "driver blackstone 8"),
            *ours("Leduc", "driver leduc"),
            *ours("Kuhn", "driver kuhn"),
        ],
    ),
    Section(
        "Random games from a Python loop, against OpenSpiel's Leduc",
        "M moves/s",
        SPIEL_LEDUC,
        [
            *ours("Paires, 4 seats", "loop paires 4"),
            *ours("Leduc", "loop leduc"),
            Row("OpenSpiel Leduc", SPIEL_LEDUC),
            Row("RLCard Leduc, bare game", ("rlcard", "loop leduc bare")),
            Row("RLCard Leduc, environment", RLCARD_LEDUC),
            Row("PettingZoo Leduc, raw", ("pettingzoo", "loop leduc raw")),
            Row("PettingZoo Leduc", ("pettingzoo", "loop leduc")),
        ],
    ),
    Section(
        "Random games from a Python loop, against OpenSpiel's Kuhn",
        "M moves/s",
        SPIEL_KUHN,
        [
            *ours("Kuhn", "loop kuhn"),
            Row("OpenSpiel Kuhn", SPIEL_KUHN),
            Row("PokerKit Kuhn", ("pokerkit", "loop kuhn")),
        ],
    ),
    Section(
        "A copy of the table, against OpenSpiel's clone of Leduc",
        "ns",
        SPIEL_CLONE,
        [
            *ours("Paires, 4 seats", "copy paires 4"),
            *ours("Leduc", "copy leduc"),
            *ours("Kuhn", "copy kuhn"),
            Row("OpenSpiel Leduc", SPIEL_CLONE),
            Row("OpenSpiel Kuhn", ("open_spiel", "copy kuhn")),
        ],
    ),
    Section(
        "What one seat sees, ours as JSON, against OpenSpiel's information state of Leduc",
        "ns",
        SPIEL_LOOK,
        [
            *ours("Paires, 4 seats", "view paires 4"),
            *ours("Leduc", "view leduc"),
            Row("OpenSpiel Leduc, information state", SPIEL_LOOK),
            Row("OpenSpiel Leduc, observation as text", ("open_spiel", "observation string leduc")),
            Row("OpenSpiel Leduc, as a tensor", ("open_spiel", "observation tensor leduc")),
            Row("RLCard Leduc, get_state", ("rlcard", "get_state leduc")),
        ],
    ),
]

# To stretch a goal is to double it.
GOALS: Final = [
    Goal("Leduc from a Python loop : OpenSpiel", 5, ("compiled", "loop leduc"), SPIEL_LEDUC),
    Goal(
        "Paires in the driver : OpenSpiel Leduc", 15, ("compiled", "driver paires 4"), SPIEL_LEDUC
    ),
    *(
        Goal(f"{game} in the driver : the same", 10, ("compiled", measure), SPIEL_LEDUC)
        for game, measure in (
            ("Pirates", "driver pirates 4"),
            ("Hawthorn", "driver hawthorn 4"),
            ("Blackstone", "driver blackstone 4"),
        )
    ),
    Goal("Paires from a loop : OpenSpiel Leduc", 3, ("compiled", "loop paires 4"), SPIEL_LEDUC),
    Goal("copy of Leduc : OpenSpiel's clone", 2, ("compiled", "copy leduc"), SPIEL_CLONE),
    Goal("copy of Paires : OpenSpiel's Leduc", 2, ("compiled", "copy paires 4"), SPIEL_CLONE),
    Goal("Leduc interpreted : RLCard", 1, ("interpreted", "loop leduc"), RLCARD_LEDUC),
]


def show(console: Console, figures: Figures) -> None:
    for section in SECTIONS:
        table = Table(title=section.title, title_justify="left", min_width=76)
        table.add_column("who", ratio=1)
        for heading in (section.unit, "±", "times as fast", "in steps"):
            table.add_column(heading, justify="right")
        for label, place in section.rows:
            if place in figures.rounds:
                cost, spread = figures.of(place), figures.spread(place)
                ratio = figures.times_as_fast(place, section.yardstick)
                speed = f"{cost:.0f}" if section.unit == "ns" else f"{1e3 / cost:.3f}"
                stepwise = figures.by_steps(place, section.yardstick)
                table.add_row(label, speed, f"{spread:.0%}", times(ratio, "?"), times(stepwise, ""))
            else:
                table.add_row(label, "LEFT OUT", "", "", "")
        console.print(table)


def judge(console: Console, figures: Figures) -> None:
    table = Table(title="Goals", title_justify="left", min_width=76)
    table.add_column("ours : theirs", ratio=1)
    for heading in ("medians", "at best", "goal", "", "stretch", ""):
        table.add_column(heading, justify="right")
    for what, at_least, place, yardstick in GOALS:
        ratio, at_best = figures.times_as_fast(place, yardstick), figures.at_best(place, yardstick)
        if ratio is None or at_best is None:
            table.add_row(what, "?", "?", f"{at_least:g}", "?", f"{2 * at_least:g}", "?")
            continue
        row = [what, f"{ratio:.2f}", f"{at_best:.2f}"]
        for wanted in (at_least, 2 * at_least):
            row += [f"{wanted:g}", verdict(min(ratio, at_best), wanted)]
        table.add_row(*row)
    console.print(table)


def times(ratio: float | None, unknown: str) -> str:
    return unknown if ratio is None else f"{ratio:.2f}"


def verdict(ratio: float, wanted: float) -> str:
    return "[green]yes[/]" if ratio >= wanted else "[red]no[/]"

"""What a game is like, for whoever designs it: every figure at every number of players."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.lab.measures import Inquiry
from tablee.lab.sums import Figure, Sums
from tablee.lab.trials import Chunk, Table


class Setting(msgspec.Struct, frozen=True):
    """A number of players and a variant, with all that was found there."""

    seats: int
    variant: str
    options: dict[str, Any]
    figures: dict[str, Figure]


class Report(msgspec.Struct, frozen=True):
    """The same seed gives the same report, whatever machine made it."""

    game: str
    rules_version: int
    good: str
    poor: str
    games: int  # at each table
    seed: int
    questions: dict[str, list[str]]  # which figures answer them
    settings: list[Setting]

    @property
    def variants(self) -> list[str]:
        return list(dict.fromkeys(setting.variant for setting in self.settings))

    @property
    def seats(self) -> list[int]:
        return sorted({setting.seats for setting in self.settings})

    def series(self, key: str, variant: str) -> dict[int, Figure]:
        """One figure of one variant, by the number of players."""
        return {
            setting.seats: setting.figures[key]
            for setting in self.settings
            if setting.variant == variant and key in setting.figures
        }


class Notebook:
    """Collects what the tables tell, and makes the report of it."""

    def __init__(self, asked: Inquiry, tables: list[Table]) -> None:
        self.asked = asked
        self.tables = tables
        self.sums: list[dict[str, Sums]] = [{} for _ in tables]

    def note(self, chunk: Chunk) -> None:
        here = self.sums[chunk.table]
        for key, sums in chunk.sums.items():
            here.setdefault(key, Sums()).join(sums)

    def report(self, games: int, seed: int) -> Report:
        happened = {  # nobody ever wins Paires, so nothing is said about it
            key
            for sums in self.sums
            for key, one in sums.items()
            if key in self.asked.fields or one.aa or one.bb
        }
        settings: dict[tuple[int, str], Setting] = {}
        for table, sums in zip(self.tables, self.sums, strict=True):
            place = (table.seats, table.variant)
            if place not in settings:
                settings[place] = Setting(table.seats, table.variant, table.options, {})
            for key, one in sums.items():
                if key in happened:
                    settings[place].figures[key] = self.asked.figure(key, one, table.seats)
        game, table = self.asked.box.game, self.tables[0]
        questions = dict(self.asked.questions(happened))
        return Report(
            game.id, game.version, table.good, table.poor, games, seed, questions,
            list(settings.values()),
        )  # fmt: skip

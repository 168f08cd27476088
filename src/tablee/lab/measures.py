"""What the lab asks about a game: its own measures.py, or what can be asked about any.

A game's measures.py has `Measures`, a struct of numbers, and `measure(match, told)`, which gives it
for one finished match with everything that was told. A field is a size (int), something that
happened or not (bool), or so many out of so many (tuple); one named `starter` is a seat.
`QUESTIONS` says which field answers what. `AT_STAKE` and `variants(seats)` may be there too.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from types import ModuleType
from typing import Any, Final

import msgspec

from tablee.engine.ear import Told
from tablee.engine.game import Outcome
from tablee.engine.match import Match
from tablee.games import shelf
from tablee.games.room import sheet_in
from tablee.games.shelf import Box
from tablee.lab.sums import Figure, Sums, difference, part, size

QUESTIONS: Final = ("length", "choice", "first", "stakes", "running_out", "skill")
STAKES: Final = ("points", "wins", "losses")

Seen = dict[str, tuple[int, int]]  # by figure, the two numbers of one game


class Inquiry:
    """Everything that is asked about one game."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.own: ModuleType | None = box.module("measures")
        fields = msgspec.structs.fields(self.own.Measures) if self.own else ()
        self.fields: dict[str, Any] = {field.name: field.type for field in fields}
        self.stakes: Sequence[str] = getattr(self.own, "AT_STAKE", ("wins", "losses"))
        self.asked: dict[str, Sequence[str]] = getattr(self.own, "QUESTIONS", {})

    @property
    def bots(self) -> tuple[str, str]:
        """One that plays well, by custom the last of bot.py, and one that plays badly."""
        return [*self.box.bots][-1], "random"

    def variants(self, seats: int) -> dict[str, dict[str, Any]]:
        """The tables worth comparing at this number of seats: options by name."""
        if self.own is None or not hasattr(self.own, "variants"):
            return {"": {}}
        found: dict[str, dict[str, Any]] = self.own.variants(seats)
        return found

    def observe(self, match: Match, told: Sequence[Told]) -> Seen:
        """What one game between equals tells."""
        seen: Seen = {"moves": (len(match.rows), 1)}
        starter = match.rows[0].seat if match.rows else 0
        if self.own is not None:
            measures = self.own.measure(match, told)
            for field in self.fields:
                value = getattr(measures, field)
                seen[field] = value if isinstance(value, tuple) else (int(value), 1)
            starter = seen.pop("starter", (-1, 1))[0]
        if starter >= 0:
            outcome = outcome_of(match)
            for stake in self.stakes:
                mine, theirs = compared(outcome, stake, starter)
                seen[f"first_{stake}"] = (mine, theirs + (mine if stake != "points" else 0))
        return seen

    def compare(self, match: Match, lone: int, who: str) -> Seen:
        """How the only good (or poor) player of a game fared, and the others together."""
        outcome = outcome_of(match)
        return {f"{who}_{stake}": compared(outcome, stake, lone) for stake in self.stakes}

    def figure(self, key: str, sums: Sums, seats: int) -> Figure:
        """The answer that these sums give."""
        who, _, stake = key.partition("_")
        if key not in self.fields and stake in STAKES:
            if who != "first" or stake == "points":
                # positive: the good one fares better
                sign = (-1 if who == "poor" else 1) * (-1 if stake == "losses" else 1)
                return difference(sums, seats - 1, sign, shares=stake != "points")
            return part(sums, fair=1 / seats)
        if self.fields.get(key, int) is int:
            return size(sums)
        return part(sums, fair=1 / seats if key in self.asked.get("first", ()) else None)

    def questions(self, known: set[str]) -> Iterator[tuple[str, list[str]]]:
        """The questions that are answered, each with its figures."""
        general = {
            "length": ["moves"],
            "first": [f"first_{stake}" for stake in self.stakes],
            "skill": [f"{who}_{stake}" for stake in self.stakes for who in ("good", "poor")],
        }
        for question in dict.fromkeys((*QUESTIONS, *self.asked)):
            keys = [*self.asked.get(question, ()), *general.get(question, ())]
            answered = [key for key in keys if key in known]
            if answered:
                yield question, answered

    def words(self, language: str) -> dict[str, Any]:
        """What the game itself calls its figures: measures.toml in this language."""
        file = sheet_in(self.box.folder, "measures.toml", language)
        return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


@cache
def inquiry(id: str) -> Inquiry:
    return Inquiry(shelf.take(id))


def outcome_of(match: Match) -> Outcome:
    outcome = match.outcome
    assert outcome is not None, "only finished games count"
    return outcome


def compared(outcome: Outcome, stake: str, seat: int) -> tuple[int, int]:
    """What this seat got of it, and what the others got together."""
    if stake == "points":
        return outcome.points[seat], sum(outcome.points) - outcome.points[seat]
    seats = outcome.winners if stake == "wins" else outcome.losers
    return int(seat in seats), len(seats) - (seat in seats)

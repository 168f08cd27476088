"""The sheets that stories are made from: excuses, people, voices and threads, by tongue."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from msgspec import Struct

from tablee.games.parrain.law.cards import KEYS, KINDS

KIND_SHEETS: Final = {"place": "places", "object": "objects", "deed": "deeds"} | {
    "event": "events",
    "person": "people",
}
Lines = list[str]


class Person(Struct, frozen=True):
    """A character, as the others speak of it."""

    called: str
    the: str
    woman: bool
    temper: str


class Thing(Struct, frozen=True):
    """An excuse inside a sentence: its forms by name, and what can be said about it."""

    forms: dict[str, str]
    tell: Lines
    ask: Lines
    fact: Lines
    no: Lines


class Sheets(Struct, frozen=True):
    """Everything in one tongue."""

    tongue: str
    people: dict[str, Person]  # by what they are called
    things: tuple[Thing, ...]  # by card
    voices: dict[str, dict[str, Lines]]  # by temper
    threads: dict[str, Lines]
    starts: dict[str, Lines]
    hours: Lines


@cache
def sheets(tongue: str) -> Sheets:
    words = files("tablee.games.parrain") / "words" / tongue

    def read(name: str) -> dict[str, Any]:
        return tomllib.loads((words / f"{name}.toml").read_text("utf-8"))

    characters = read("characters").values()
    grammar, cards = read("grammar"), read("cards")
    told = {kind: read(f"stories/{sheet}") for kind, sheet in KIND_SHEETS.items()}
    things = []
    for key, kind in zip(KEYS, KINDS, strict=True):
        own = told[kind][key]
        forms = grammar[key] | {"line": cards[key]["line"]}
        things.append(Thing(forms, own["tell"], own["ask"], own["fact"], own["no"]))
    threads = read("stories/threads")
    return Sheets(
        tongue,
        {
            one["called"]: Person(one["called"], one["the"], one["gender"] == "f", one["temper"])
            for one in characters
        },
        tuple(things),
        {one["temper"]: read(f"voices/{one['temper']}") for one in characters},
        threads,
        read("stories/starts"),
        threads["hours"],
    )

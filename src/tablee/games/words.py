"""The words of a game in one language: labels of moves, sentences for events and refusals."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from tablee.engine.ear import HIDDEN
from tablee.engine.events import Event
from tablee.engine.moves import Move
from tablee.engine.seats import CLOCK, CROUPIER, NOBODY, members
from tablee.games.room import sheet_in

LANGUAGES = ("fr", "en")
SEATS = ("seat", "target")  # fields that hold a seat, in moves and in events
GROUPS = ("group", "mentions")  # fields that hold a set of seats
MEMORIES = ("memory", "first", "second")  # fields that hold a card of `memories` by its number


class Words:
    """Words of the house and of a game: the sheet words.toml of their folders (room.py)."""

    def __init__(self, language: str, folders: Sequence[Traversable]) -> None:
        self.language = language
        self.entries: dict[str, Any] = {}
        for folder in folders:
            text = sheet_in(folder, "words.toml", language).read_text("utf-8")
            for key, value in tomllib.loads(text).items():
                known = self.entries.get(key)
                self.entries[key] = known | value if isinstance(known, dict) else value

    def __getitem__(self, key: str) -> str:
        return str(self.entries[key])

    def move(self, move: Move, names: Sequence[str]) -> str:
        return str(self.entries["moves"][move.__struct_config__.tag]).format(
            **self.said(move, names)
        )

    def ask(self, rule: str) -> str:
        return str(self.entries["asks"][rule])

    def refusal(self, rule: str) -> str:
        """Its sentence, or its id where a game has none for it."""
        return str(self.entries["refusals"].get(rule, rule))

    def lack(self, lack: str, count: int) -> str:
        """“One token too few”: a sentence for one, and one for several."""
        one, several = self.entries["lacks"][lack]
        return str(one if count == 1 else several).format(count=count)

    def event(self, event: Event, names: Sequence[str]) -> str:
        tag = event.__struct_config__.tag
        return str(self.entries["events"][tag]).format(**self.said(event, names))

    def said(self, thing: Move | Event, names: Sequence[str]) -> dict[str, Any]:
        """Its fields as words: seats by name, and a field with a list of its own by that list.

        Events have such lists at the top, moves among their labels. The last line of a list stands
        for what this reader may not know. A sheet of things is such a list, too.
        """
        said: dict[str, Any] = {}
        lists = self.entries if isinstance(thing, Event) else self.entries["moves"]
        for field, value in msgspec.structs.asdict(thing).items():
            lines = lists.get(f"{field}s") or self.things(f"{field}s")
            memories = self.things("memories") if field in MEMORIES else {}
            if memories:
                said[field] = titled(memories, value)
            elif field in SEATS:
                said[field] = self.name(value, names)
            elif field in GROUPS:
                said[field] = self.listed(members(value), names)
            elif isinstance(lines, list):
                said[field] = lines[-1] if value == HIDDEN else lines[value]
            elif lines:
                said[field] = name_of(lines, value)
            else:
                said[field] = "…" if value == "" else value
        return said

    def things(self, name: str) -> Mapping[str, Any]:
        """A sheet of things, which moves and events share."""
        sheet = self.entries.get(name)
        return sheet if isinstance(sheet, dict) else {}

    def listed(self, seats: Sequence[int], names: Sequence[str]) -> str:
        if not seats:
            return str(self.entries["seats"]["nobody"])
        return ", ".join(self.name(seat, names) for seat in seats)

    def name(self, seat: int, names: Sequence[str]) -> str:
        house = {CROUPIER: "croupier", CLOCK: "clock", HIDDEN: "someone", NOBODY: "someone"}
        return str(self.entries["seats"][house[seat]]) if seat in house else names[seat]


def titled(memories: Mapping[str, Mapping[str, str]], number: int) -> str:
    """Memories are numbered from 1 in their order."""
    return [*memories.values()][number - 1]["title"]


def name_of(sheet: Mapping[str, Mapping[str, str]], number: int) -> str:
    """What a thing is called: by its number, where that is its key, or else by its place."""
    thing = sheet.get(str(number)) or [*sheet.values()][number]
    return thing.get("name") or thing["title"]

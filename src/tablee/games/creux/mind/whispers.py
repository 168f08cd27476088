"""A word for the ears of the team: which memory would do as a decoy [creux.teams]."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from tablee.engine.chance import Chance
from tablee.games.creux.law.memories import KEYS
from tablee.games.creux.law.moves import Whisper
from tablee.games.room import sheet_in

ROOM: Final = files("tablee.games.creux")


@cache
def sheet(name: str, tongue: str) -> dict[str, Any]:
    return tomllib.loads(sheet_in(ROOM, name, tongue).read_text("utf-8"))


def about_decoy(memory: int, tongue: str, chance: Chance) -> Whisper:
    """Somebody else may still choose another one."""
    lines = sheet("whispers.toml", tongue)["decoy"]
    title = sheet("memories.toml", tongue)[KEYS[memory]]["title"]
    return Whisper(lines[chance.below(len(lines))].format(memory=title))

"""Remarks of bots in words: a sheet for each temper and tongue, a list of lines for each occasion.

A game whose bots chat has gossip.py, with remarks, answer and moment, and remarks/TEMPER.toml in
each tongue (room.py). A line is known by temper, occasion and place, and says the same in all.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from random import Random
from typing import Any

from tablee.games.room import sheet_in

Sheets = Mapping[str, Mapping[str, Any]]  # by tongue, then by temper

TEMPERS = ("velvet", "gruff", "nervous", "jolly")
SHORTENED = re.compile(r"\b([Dd]e|[Qq]ue) \{(target|other)\}")
OPEN = re.compile(r"[aeiouyhàâäéèêëîïôöùûüœæ]", re.IGNORECASE)  # before these, de is d’


def sheets_in(folder: Traversable, tongues: Sequence[str]) -> Sheets:
    """All that bots of this game may say."""
    return {
        tongue: {
            temper: tomllib.loads(
                sheet_in(folder, f"remarks/{temper}.toml", tongue).read_text("utf-8")
            )
            for temper in TEMPERS
        }
        for tongue in tongues
    }


def temper_of(name: str) -> str:
    """The same wherever one meets a bot of this name."""
    return TEMPERS[sum(map(ord, name)) % len(TEMPERS)]


def fresh_line(lines: Sequence[str], key: str, used: set[str], dice: Random) -> int | None:
    """A line that nobody has said in this game; None when all have been."""
    left = [place for place in range(len(lines)) if f"{key}.{place}" not in used]
    return dice.choice(left) if left else None


def phrased(template: str, names: Mapping[str, str], count: str, tongue: str) -> str:
    """A line with its names put in, and the small changes that French makes for them."""
    if tongue == "fr":
        template = SHORTENED.sub(lambda found: shortened(found, names), template)
    text = template.format(**names, seen=count)
    return text[:1].upper() + text[1:]


def shortened(found: re.Match[str], names: Mapping[str, str]) -> str:
    """« d’Oscar », « qu’Inès »; but « de Karim »."""
    word, slot = found[1], found[2]
    return f"{word[:-1]}’{{{slot}}}" if OPEN.match(names.get(slot, "")) else found[0]


def seen(sheet: Mapping[str, Any], diamonds: int, left: bool) -> str:
    """“I saw 14”, “I left none”."""
    if diamonds < 0:
        return ""
    lines = sheet["left" if left else "came"]
    return str(lines[min(diamonds, len(lines) - 1)]).format(diamonds=diamonds)

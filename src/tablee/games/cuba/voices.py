"""How a bot says what it does: a sentence for what all have heard, in the reader's language.

Its temper is made of its name, and the sentence of how much has happened: nothing secret is in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from zlib import crc32

from tablee.engine.events import Event
from tablee.games.cuba.box import is_thief
from tablee.games.cuba.events import Accused, Questioned, Showed
from tablee.games.words import Words

TEMPERS: Final = ("velvet", "gruff", "nervous", "jolly")


def temper(name: str) -> str:
    """Everybody has one, and keeps it."""
    return TEMPERS[crc32(name.encode()) % len(TEMPERS)]


def speaker(event: Event, godfather: int) -> int:
    """Who speaks when this happens."""
    if isinstance(event, Questioned | Accused):
        return godfather
    seat: int = getattr(event, "seat", godfather)
    return seat


def spoken(
    event: Event, godfather: int, names: Sequence[str], words: Words, number: int
) -> str | None:
    """What is said then, if anything; `number`: of the event in the story."""
    lines = words.entries["voices"][temper(names[speaker(event, godfather)])].get(key(event))
    if not lines:
        return None
    sentence = str(lines[number % len(lines)]).format(**words.said(event, names))
    return sentence[0].upper() + sentence[1:]


def key(event: Event) -> str:
    """Who empties his pockets says something else with diamonds in them."""
    if isinstance(event, Showed):
        return "showed_thief" if is_thief(event.take) else "showed_innocent"
    return str(event.__struct_config__.tag)

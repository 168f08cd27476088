"""A bot's manner of speaking: which of the tempers of a game it has, and what it says.

A game with talkative bots has manner.py with Manner(bots), whose remarks(events) are pairs of a
seat and a moment, and manners.*.toml, in as many tongues as it likes: by temper, then by moment.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from tablee.engine.events import Event


class Manner(Protocol):
    def __init__(self, bots: Collection[int]) -> None: ...

    def remarks(self, events: Sequence[Event]) -> list[tuple[int, str]]: ...


def spoken(tempers: Mapping[str, Mapping[str, str]], name: str, moment: str) -> str:
    """What the bot of this name says: its temper is the same wherever one meets it."""
    temper = list(tempers)[sum(map(ord, name)) % len(tempers)]
    return tempers[temper][moment]

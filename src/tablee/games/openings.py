"""Words to begin with, for a person who can't think of any, where a game has some."""

from __future__ import annotations

from msgspec import Struct


class Opening(Struct, frozen=True):
    """A beginning, and the seats that its move would have to name with it."""

    text: str
    names: list[int]

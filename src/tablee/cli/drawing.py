"""The table as a seat sees it: as the game draws itself, or field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import RenderableType

from tablee.cli.screen import plain_table
from tablee.cli.story import terminal_of
from tablee.games.shelf import Box
from tablee.games.words import Words


def drawn(view: Any, seat: int, names: Sequence[str], box: Box, words: Words) -> RenderableType:
    draw = getattr(terminal_of(box), "draw", None)
    if draw is None:
        return by_field(view)
    picture: RenderableType = draw(view, seat, names, words)
    return picture


def by_field(view: Any) -> RenderableType:
    """Any view at all, plainly."""
    table = plain_table(show_header=False)
    for field, value in msgspec.to_builtins(view).items():
        table.add_row(field, short(value))
    return table


def short(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(short(part) for part in value) or "–"
    return "–" if value is None or value == "" else str(value)

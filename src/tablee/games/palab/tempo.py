"""The bots of Palab are quick: everybody has had a window to think in after the last card."""

from __future__ import annotations

from typing import Final

from tablee.games.palab.view import View
from tablee.thinking.pace import Span

QUICK: Final = Span(0.5, 1.0)


def pause(rule: str, table: View, said: str = "") -> Span | None:
    return QUICK


def look(rule: str, table: View) -> Span | None:
    """Nothing is shown at length."""
    return None


def silence(move: int, table: View) -> Span | None:
    return None

"""How long the bots take: whoever plays with them wants to think aloud, too [creux.decoy]."""

from __future__ import annotations

from typing import Final

from tablee.games.creux.seen.view import View
from tablee.thinking.pace import Span

PAUSES: Final = {
    "creux.roles": Span(2.0, 4.0),
    "creux.choose": Span(2.0, 4.0),
    "creux.solo": Span(2.0, 4.0),
    "creux.mime": Span(1.5, 3.0),
    "creux.decoy": Span(3.0, 6.0),
    "creux.guess": Span(2.5, 5.0),  # a finger goes from one picture to another
}

REVEAL: Final = Span(24.0, 28.0)  # both mimes of a turn again, beside their pictures


def pause(rule: str, table: View, said: str) -> Span | None:
    """Before a bot answers what this rule asks, after these words."""
    return PAUSES.get(rule)


def look(rule: str, table: View) -> Span | None:
    """creux.guess: before another turn begins, all see what the last one was about."""
    begins = table.mime == 0 and rule in ("creux.roles", "creux.solo")
    return REVEAL if begins and table.past else None


def silence(move: int, table: View) -> Span | None:
    """Nobody holds his breath but the Grandfather."""
    return None

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


def pause(rule: str, table: View, said: str) -> Span | None:
    """Before a bot answers what this rule asks, after these words."""
    return PAUSES.get(rule)


def silence(move: int, table: View) -> Span | None:
    """Nobody holds his breath but the Grandfather."""
    return None

"""How long the bots of an investigation take, by what all can see: there is time to read and talk.

Whoever speaks is heard out before the Godfather goes on, and between the word and the deed of an
accusation there is a silence, in which everybody may still say something.
"""

from __future__ import annotations

from typing import Final

from tablee.games.cuba.moves import ACCUSE, INQUIRE
from tablee.games.cuba.view import View
from tablee.thinking.pace import Span

ANSWER: Final = Span(3.0, 5.0)
REMARK: Final = Span(2.0, 8.0)  # unasked: not all at once
NEXT: Final = Span(5.0, 8.0)  # from an answer to the Godfather's next word
AFTER: Final = Span(5.0, 6.0)  # from a pocket that was emptied to it
LAST_WORDS: Final = Span(8.0, 10.0)  # before the first pocket is emptied
SILENCE: Final = Span(6.0, 7.0)  # before any other


def pause(rule: str, table: View, said: str = "") -> Span | None:
    """Before a bot answers what this rule asks; None: as in any game."""
    if table.phase != "inquiry":
        return None
    match rule:
        case "cuba.answer":
            return ANSWER
        case "cuba.talk":
            return REMARK
        case "cuba.accuse" | "cuba.limit" | "cuba.clock":
            return AFTER if table.accused else NEXT
    return None


def look(rule: str, table: View) -> Span | None:
    """Nothing is shown at length."""
    return None


def silence(move: int, table: View) -> Span | None:
    """cuba.accuse: the Godfather says whom he accuses, and then all hold their breath."""
    if not ACCUSE <= move < INQUIRE:
        return None
    return SILENCE if table.accused else LAST_WORDS

"""How long the bots of a hearing take, by what all can see and hear: a story wants to be read.

In a beat they answer nearly at once; so whoever tells gets the beat and what is left of his
story’s time.
"""

from __future__ import annotations

from typing import Final

from tablee.games.parrain.law.numbers import NAME_CULPRIT, POUR_CONCRETE
from tablee.games.parrain.seen.view import View
from tablee.thinking.pace import Span

LETTERS: Final = 18  # that one reads in a second
BEAT: Final = 4  # seconds, which have passed before anybody goes on
FLOOR: Final = Span(2.0, 4.0)  # beside the time for reading
PAUSES: Final = {
    "parrain.cancel.godfather": Span(1.2, 2.2),  # so that he is heard before the story goes on
    "parrain.cancel.mentioned": Span(1.5, 3.0),
    "parrain.convinced": Span(2.5, 4.0),
    "parrain.bag.effect": Span(2.0, 3.5),
    "parrain.help": Span(1.5, 3.0),
    "parrain.talk": Span(1.0, 3.5),
    "parrain.boss-bag": Span(1.0, 3.5),
    "parrain.end.pile": Span(5.0, 7.0),
}
DREAD: Final = Span(2.5, 3.5)  # before concrete, and before a name


def pause(rule: str, table: View, said: str) -> Span | None:
    """Before a bot answers what this rule asks, after these words."""
    if rule == "parrain.play":
        left = max(len(said) / LETTERS - BEAT, 0)
        return Span(FLOOR.shortest + left, FLOOR.longest + left)
    return PAUSES.get(rule)


def look(rule: str, table: View) -> Span | None:
    """Nothing is shown at length."""
    return None


def silence(move: int, table: View) -> Span | None:
    """parrain.red: all hold their breath."""
    return DREAD if POUR_CONCRETE.has(move) or NAME_CULPRIT.has(move) else None

"""How long a bot seems to think: like a person, and telling nothing of what it thought."""

from __future__ import annotations

import math
from random import Random, SystemRandom
from typing import Any, Final, NamedTuple, Protocol

USUAL: Final = 1.8  # seconds: half of all pauses are shorter
SPREAD: Final = 0.45
SHORTEST: Final = 0.8
LONGEST: Final = 6.0

_dice: Final = SystemRandom()


class Span(NamedTuple):
    """Seconds, from and to; any of them is as likely as the others."""

    shortest: float
    longest: float


class Tempo(Protocol):
    """A game whose bots should not hurry has tempo.py; it is asked about public facts alone."""

    def pause(self, rule: str, table: Any, said: str) -> Span | None:
        """Before a bot answers what this rule asks, at a table as onlookers see it.

        `said` is what all have just heard, in words; empty where nothing was said.
        """

    def look(self, rule: str, table: Any) -> Span | None:
        """The same, where people first look at something together, each on their own page.

        Who is alone among bots says by themselves when they have seen it.
        """

    def silence(self, move: int, table: Any) -> Span | None:
        """Between a bot's word that it will do this, which all hear, and the deed."""


def pause(scale: float, span: Span | None = None, dice: Random = _dice) -> float:
    """Seconds until a bot moves: made of dice alone, never of a hand or a choice."""
    if span is not None:
        return scale * dice.uniform(*span)
    seconds = dice.lognormvariate(math.log(USUAL), SPREAD)
    return scale * min(max(seconds, SHORTEST), LONGEST)

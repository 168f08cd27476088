"""When a bot says something at a table of Palab; what it says is in manners.*.toml.

A remark follows from what all were told, so it tells nothing new.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from tablee.engine.events import Event
from tablee.engine.seats import NOBODY
from tablee.games.palab.events import (
    Annulled,
    Counted,
    GameLost,
    Played,
    RoundLost,
    Swapped,
    TurnedUp,
)

BRINK: Final = 95  # of the gauge


class Manner:
    """Listens for the bots of a table."""

    def __init__(self, bots: Collection[int]) -> None:
        self.bots = bots
        self.player = NOBODY  # whose card was played last

    def remarks(self, events: Sequence[Event]) -> list[tuple[int, str]]:
        """Which bot speaks, and at which moment; of several remarks of one bot, the last."""
        said: dict[int, str] = {}
        for event in events:
            match event:
                case Played():
                    self.player = event.seat
                case TurnedUp():
                    self.player = event.seat
                    said[event.seat] = "gamble"
                case Counted() if event.figure > 0 and event.gauge >= BRINK:
                    said[self.player] = "brink"
                case Annulled():
                    said[event.seat] = "annulled"
                case Swapped():
                    said[event.target] = "swapped"
                case RoundLost():
                    said |= self.gloating(event.seat)
                    said[event.seat] = "lost"
                case GameLost():
                    said[event.seat] = "shame"
        return [(seat, moment) for seat, moment in said.items() if seat in self.bots]

    def gloating(self, loser: int) -> dict[int, str]:
        """One of the others, who sits near."""
        others = [seat for seat in self.bots if seat != loser]
        return {min(others, key=lambda seat: abs(seat - loser)): "gloat"} if others else {}

"""A bot sits at one seat of one game. It knows what its seat sees and was told, no more."""

from __future__ import annotations

from typing import Any

from tablee.engine.chance import Chance
from tablee.engine.events import Event
from tablee.engine.game import Ask
from tablee.engine.moves import Form, Move, Moves

Offer = Move | type[Form]  # a form is offered blank: its bounds say how it may be filled in


class Bot:
    """Chooses among what is offered; `chance` is its own luck, not the table's."""

    def __init__(self, seat: int, moves: Moves, chance: Chance) -> None:
        self.seat = seat
        self.moves = moves
        self.chance = chance
        self.people: frozenset[int] = frozenset()  # seats that persons play now, as all can see
        self.tongue = "fr"  # in which it speaks: that of the host

    def hear(self, event: Event) -> None:
        """What the seat is told. Most bots need only the view, and don't listen."""

    def feel(self, number: int, sensed: bytes) -> None:
        """What the seat gets of a mime, piece by piece; `number`: which of this table's it is."""

    def mime(self, view: Any, ask: Ask) -> list[bytes]:
        """The pieces of a mime, one for each tenth of a second, when the bot chose to end one."""
        return []

    def choose(self, view: Any, ask: Ask, offers: list[Offer]) -> Move | None:
        """A move; or None: a `may` is left alone, a `must` to people who are asked the same."""
        raise NotImplementedError


class RandomBot(Bot):
    """Does anything that is allowed."""

    def choose(self, view: Any, ask: Ask, offers: list[Offer]) -> Move | None:
        offer = offers[self.chance.below(len(offers))]
        return offer if isinstance(offer, Move) else self.moves.fill_in(offer, self.chance)

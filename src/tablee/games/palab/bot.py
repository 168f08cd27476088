"""Bots for Palab; the last is the good one."""

from __future__ import annotations

from typing import ClassVar

from tablee.engine.game import Ask
from tablee.engine.moves import Move
from tablee.games.palab.moves import Play, PlayAs, PlayAt, PlayTop
from tablee.games.palab.state import NEARLY
from tablee.games.palab.view import Prospect, View
from tablee.thinking.bot import Bot, Offer


class Lowest(Bot):
    """Plays the lowest safe card, or the top card; keeps its To fou, and its secret for itself."""

    version: ClassVar[int] = 1  # raised when it plays differently

    def choose(self, view: View, ask: Ask, offers: list[Offer]) -> Move | None:
        if not ask.must:
            return None
        if view.phase != "turn":
            return self.moves.unpack(ask.default)
        plays = [offer for offer in offers if isinstance(offer, Play | PlayAs | PlayAt)]
        safe = [play for play in plays if not prospect(view, play).loses]
        if safe:
            return min(safe, key=lambda play: prospect(view, play).gauge)
        if not plays or (view.gauge >= NEARLY and PlayTop() in offers):
            return PlayTop()
        return plays[0]


def prospect(view: View, play: Play | PlayAs | PlayAt) -> Prospect:
    """Where this play would bring the gauge."""
    figure = play.figure if isinstance(play, PlayAs) else None
    ways = [way for way in view.prospects if way.card == play.card]
    return next((way for way in ways if way.figure == figure), ways[0])


BOTS: dict[str, type[Bot]] = {"lowest": Lowest}

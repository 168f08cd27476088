"""Bots for Hawthorn."""

from __future__ import annotations

from tablee.engine.game import Ask
from tablee.engine.moves import Move
from tablee.games.hawthorn.moves import Draw, Fold, Lay, Play
from tablee.games.hawthorn.view import View
from tablee.thinking.bot import Bot, Offer


class Stays(Bot):
    """Folds only where it must: no card to draw, or none to play that makes no pair.

    Of several cards it takes the lowest, which is paired most rarely.
    """

    def choose(self, view: View, ask: Ask, offers: list[Offer]) -> Move | None:
        if not ask.must:
            return None  # its choice is made
        if view.lap == 0:
            return Lay(min(view.hand))
        if Draw() in offers:
            return Draw()
        unpaired = [card for card in view.hand if card not in view.front[self.seat]]
        return Play(min(unpaired)) if unpaired and not view.drawing else Fold()


BOTS: dict[str, type[Bot]] = {"stays": Stays}

"""Bots for Hawthorn."""

from __future__ import annotations

from typing import ClassVar

from tablee.engine.game import Ask
from tablee.engine.moves import Move
from tablee.games.hawthorn import thinking
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


class Timid(Stays):
    """The same, but folds when the next card pairs with more than one chance in four."""

    def choose(self, view: View, ask: Ask, offers: list[Offer]) -> Move | None:
        if ask.must and view.lap > 0 and view.drawing:
            share = thinking.shares(view)
            if sum(share[card] for card in view.front[self.seat]) > 1 / 4:
                return Fold()
        return super().choose(view, ask, offers)


class Reckons(Bot):
    """Reckons for every move what it is worth in chips, and takes the best."""

    version: ClassVar[int] = 1  # raised when it plays differently

    def choose(self, view: View, ask: Ask, offers: list[Offer]) -> Move | None:
        if not ask.must:
            return None  # its choice is made
        table = thinking.table(view, self.seat)

        def worth(move: Offer) -> float:
            if isinstance(move, Lay):
                return thinking.worth_laying(table, view, move.card)
            if isinstance(move, Play):
                return thinking.worth_playing(table, view, self.seat, move.card)
            if isinstance(move, Draw):
                return thinking.worth_drawing(table, view, self.seat)
            return -float(table.price)

        best = max(offers, key=worth)
        assert isinstance(best, Move)
        return best


BOTS: dict[str, type[Bot]] = {"stays": Stays, "timid": Timid, "reckons": Reckons}

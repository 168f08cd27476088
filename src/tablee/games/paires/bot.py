"""Bots for Paires; the last is the good one."""

from __future__ import annotations

from typing import ClassVar

from tablee.engine.game import Ask
from tablee.engine.moves import Move
from tablee.games.paires.moves import Draw, Fold
from tablee.games.paires.odds import odds
from tablee.games.paires.thinking import weigh
from tablee.games.paires.view import View
from tablee.thinking.bot import Bot, Offer


class PairesBot(Bot):
    """Folds where no card is left to draw; else `draws` says what it likes."""

    version: ClassVar[int] = 1  # raised when it plays differently

    def choose(self, view: View, ask: Ask, offers: list[Offer]) -> Move:
        return Draw() if Draw() in offers and self.draws(view) else Fold()

    def draws(self, view: View) -> bool:
        raise NotImplementedError


class Draws(PairesBot):
    """Always draws, as long as there is a card."""

    def draws(self, view: View) -> bool:
        return True


class Timid(PairesBot):
    """Folds when the next card pairs with more than one chance in three."""

    def draws(self, view: View) -> bool:
        return odds(view, self.seat).pair <= 1 / 3


class Folds(PairesBot):
    """Folds when the next card costs more on average than a fold: the obvious rule, and a trap."""

    def draws(self, view: View) -> bool:
        seen = odds(view, self.seat)
        return seen.cost <= seen.fold


class Counts(PairesBot):
    """Counts the cards, looks a few laps ahead, and knows what points are worth to whom."""

    def draws(self, view: View) -> bool:
        weighed = weigh(view, self.seat)
        return weighed.draw <= weighed.fold


BOTS: dict[str, type[Bot]] = {"draws": Draws, "timid": Timid, "folds": Folds, "counts": Counts}

# A newcomer who plays like `timid` has about a fair share among these (docs/bots.md).
WELCOME: tuple[str, ...] = ("folds", "timid", "draws")

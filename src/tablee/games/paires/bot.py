"""Bots for Paires."""

from __future__ import annotations

from tablee.engine.game import Ask
from tablee.engine.moves import Move
from tablee.games.paires.moves import Draw, Fold
from tablee.games.paires.view import View
from tablee.thinking.bot import Bot, Offer


class Draws(Bot):
    """Always draws, as long as there is a card."""

    def choose(self, view: View, ask: Ask, offers: list[Offer]) -> Move:
        return Draw() if Draw() in offers else Fold()


BOTS: dict[str, type[Bot]] = {"draws": Draws}

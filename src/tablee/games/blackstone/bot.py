"""Bots for Blackstone."""

from __future__ import annotations

from tablee.engine.game import Ask
from tablee.engine.moves import Move
from tablee.games.blackstone.moves import Pass, Take
from tablee.games.blackstone.view import View
from tablee.thinking.bot import Bot, Offer


class Careful(Bot):
    """Never passes, and never takes a card more than it must."""

    def choose(self, view: View, ask: Ask, offers: list[Offer]) -> Move:
        least = Take(view.minimum)
        return least if least in offers else Pass()


class Passes(Bot):
    """Always passes, while the fine is low."""

    def choose(self, view: View, ask: Ask, offers: list[Offer]) -> Move:
        return Pass()


BOTS: dict[str, type[Bot]] = {"careful": Careful, "passes": Passes}

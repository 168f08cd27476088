"""Bots for Blackstone; the last is the good one."""

from __future__ import annotations

from typing import ClassVar

from tablee.engine.game import Ask
from tablee.engine.moves import Move
from tablee.games.blackstone.moves import PASS, Pass, Take
from tablee.games.blackstone.odds import bust
from tablee.games.blackstone.thinking import best
from tablee.games.blackstone.view import View
from tablee.thinking.bot import Bot, Offer


class BlackstoneBot(Bot):
    """Takes as many cards as `cards` says, or passes."""

    version: ClassVar[int] = 1  # raised when it plays differently

    def choose(self, view: View, ask: Ask, offers: list[Offer]) -> Move:
        number = self.cards(view)
        return Pass() if number == PASS else Take(number)

    def cards(self, view: View) -> int:
        raise NotImplementedError


class Passes(BlackstoneBot):
    """Always passes, while the fine is low."""

    def cards(self, view: View) -> int:
        return PASS


class Careful(BlackstoneBot):
    """Never passes, and never takes a card more than it must."""

    def cards(self, view: View) -> int:
        return view.minimum


class Wary(BlackstoneBot):
    """Takes as few as it may; passes when that is ruin with more than one chance in four."""

    def cards(self, view: View) -> int:
        return view.minimum if bust(view, self.seat, view.minimum) <= 1 / 4 else PASS


class Solver(BlackstoneBot):
    """Plays for chips: the exact solution against one other, a good guess against more."""

    def cards(self, view: View) -> int:
        return best(view)


BOTS: dict[str, type[Bot]] = {
    "passes": Passes,
    "careful": Careful,
    "wary": Wary,
    "solver": Solver,
}

# A newcomer who plays like `careful` has about a fair share among these (docs/bots.md).
WELCOME: tuple[str, ...] = ("careful", "wary", "careful", "wary")

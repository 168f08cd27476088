"""Bots for Hawthorn."""

from __future__ import annotations

from typing import ClassVar, Final

from tablee.engine.chance import Chance, Seeded
from tablee.engine.events import Event
from tablee.engine.game import Ask
from tablee.engine.moves import Move, Moves
from tablee.games.deck55 import HIGHEST, hand_of
from tablee.games.hawthorn import odds, thinking
from tablee.games.hawthorn.moves import Draw, Fold, Lay, Play
from tablee.games.hawthorn.reading import Reading
from tablee.games.hawthorn.view import View, imagine
from tablee.games.hawthorn.worlds import WAIT, live
from tablee.thinking.bot import Bot, Offer

WORLDS: Final = 64
SEEDS: Final = 0x7FFFFFFF


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


class Reads(Bot):
    """Reads hands from what others do, and weighs every move in worlds that fit (worlds.py)."""

    version: ClassVar[int] = 1  # raised when it plays differently

    def __init__(self, seat: int, moves: Moves, chance: Chance) -> None:
        super().__init__(seat, moves, chance)
        self.reading = Reading()

    def hear(self, event: Event) -> None:
        self.reading.hear(event)

    def choose(self, view: View, ask: Ask, offers: list[Offer]) -> Move | None:
        if not ask.must:
            return None  # its choice is made
        seed = self.chance.below(SEEDS)
        s = imagine(view, Seeded(seed))
        beliefs = self.reading.beliefs(view, thinking.shares(view))
        purse, hand, front = view.purses[self.seat], view.hand, view.front[self.seat]

        def worth(move: Offer) -> float:
            if isinstance(move, Fold):
                return -float(min(purse, *(min(cards) for cards in view.front if cards)))
            if isinstance(move, Draw):
                worlds = live(s, self.seat, beliefs, WAIT, WORLDS, seed)
                return odds.after_drawing(worlds, hand_of(front), hand_of(hand), view.lap, purse)
            assert isinstance(move, Lay | Play)
            if move.card in front:
                return -float(min(move.card, purse)) - 1  # hawthorn.pair: a fold is never dearer
            number, _ = self.moves.pack(move)
            worlds = live(s, self.seat, beliefs, number, WORLDS, seed)
            lap, first = (1, 0) if isinstance(move, Lay) else (view.lap, 1)
            rest = hand_of(thinking.without(hand, move.card))
            low = min(move.card, *front, HIGHEST)
            return odds.worth(worlds, worlds.front, rest, lap, first, low, purse)

        best = max(offers, key=worth)
        assert isinstance(best, Move)
        return best


BOTS: dict[str, type[Bot]] = {"stays": Stays, "timid": Timid, "reckons": Reckons, "reads": Reads}

# A newcomer who plays like `timid` has about a fair share among these (docs/bots.md).
WELCOME: tuple[str, ...] = ("timid", "timid", "timid")

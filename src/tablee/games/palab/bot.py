"""Bots for Palab; the last is the good one."""

from __future__ import annotations

from typing import ClassVar, Final

from tablee.engine.game import Ask
from tablee.engine.moves import Move
from tablee.games.palab.habits import cries, habit
from tablee.games.palab.imagining import imagine
from tablee.games.palab.moves import Cancel, KeepQuiet, LetPass, Play, PlayAs, PlayAt, PlayTop
from tablee.games.palab.state import NEARLY
from tablee.games.palab.thinking import best_move
from tablee.games.palab.view import Prospect, View
from tablee.thinking.bot import Bot, Offer

SEEDS: Final = 0x7FFFFFFF


class Lowest(Bot):
    """Plays the lowest safe card, or the top card; keeps its To fou, and its secret for itself."""

    version: ClassVar[int] = 1  # raised when it plays differently

    def choose(self, view: View, ask: Ask, offers: list[Offer]) -> Move | None:
        if not ask.must:
            return None
        if view.phase != "turn":
            return self.moves.unpack(ask.default)
        if LetPass() in offers:
            return LetPass()  # palab.reshuffle: nothing to play
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


class Habit(Bot):
    """What sensible people do without thinking (habits.py): it keeps what is safe near 99."""

    version: ClassVar[int] = 1  # raised when it plays differently

    def choose(self, view: View, ask: Ask, offers: list[Offer]) -> Move | None:
        if not ask.must and (view.phase != "react" or Cancel() not in offers):
            return None  # its choice is made, or it has none
        s = imagine(view, self.chance)  # its own hand and what lies open are as they are
        if view.phase == "react":
            return Cancel() if cries(s, self.seat) else None
        return self.moves.unpack(habit(s, self.seat))


class Foresees(Bot):
    """Counts the cards and tries every move in worlds that fit; takes the one that costs least."""

    version: ClassVar[int] = 1  # raised when it plays differently

    def choose(self, view: View, ask: Ask, offers: list[Offer]) -> Move | None:
        if not ask.must and (view.phase != "react" or Cancel() not in offers):
            return None  # its choice is made, or it has none
        if view.phase == "confession":
            return KeepQuiet()
        moves = sensible(view, offers)
        if len(moves) == 1:
            return moves[0]
        numbers = [self.moves.pack(move)[0] for move in moves]
        return self.moves.unpack(best_move(view, numbers, self.chance.below(SEEDS)))


def sensible(view: View, offers: list[Offer]) -> list[Move]:
    """No card that loses the round for certain, as long as there is anything else."""
    moves = [offer for offer in offers if isinstance(offer, Move)]
    if view.phase != "turn":
        return moves
    rest = [
        move
        for move in moves
        if not isinstance(move, Play | PlayAs | PlayAt) or not prospect(view, move).loses
    ]
    return rest or moves


BOTS: dict[str, type[Bot]] = {"lowest": Lowest, "habit": Habit, "foresees": Foresees}

# A newcomer who plays like `lowest` has about a fair share among these (docs/bots.md).
WELCOME: tuple[str, ...] = ("lowest", "habit", "lowest")

"""A plain bot: it accuses as soon as a card works, and as Godfather believes everybody."""

from __future__ import annotations

from typing import Final

from tablee.engine.game import Ask
from tablee.engine.moves import Move
from tablee.games.parrain.law.excuses import works
from tablee.games.parrain.law.moves import (
    Accuse,
    BeConvinced,
    Cancel,
    LetPass,
    Look,
    NameCulprit,
    PourConcrete,
    Rotate,
    StepBack,
    StepIn,
    Tell,
)
from tablee.games.parrain.seen.view import View
from tablee.thinking.bot import Bot, Offer

ONE_IN: Final = 4  # of the times that one may cancel, one does


class Plain(Bot):
    """Plays what works, and thinks nothing of it."""

    def choose(self, view: View, ask: Ask, offers: list[Offer]) -> Move | None:
        moves = [offer for offer in offers if isinstance(offer, Move)]
        if view.seat == view.godfather:
            return self.preside(view, moves)
        match view.phase:
            case "beat" if ask.rule == "parrain.beat":
                return self.react(view, moves)
            case "floor" if view.turn == view.seat:
                accusations: list[Move] = [move for move in moves if isinstance(move, Accuse)]
                return self.one_of(accusations) if accusations else self.excuse(view)
            case "helping" if view.stepped == view.seat:
                return self.excuse(view)
            case "effect" if view.turn == view.seat:
                wanted: list[Move] = [move for move in moves if isinstance(move, Look | Rotate)]
                return self.one_of(wanted or moves)
        return None

    def preside(self, view: View, moves: list[Move]) -> Move | None:
        for move in moves:
            if isinstance(move, BeConvinced | PourConcrete):
                return move
        culprits: list[Move] = [move for move in moves if isinstance(move, NameCulprit)]
        if culprits:
            return self.one_of(culprits)
        return LetPass() if view.phase == "beat" else None

    def react(self, view: View, moves: list[Move]) -> Move | None:
        for move in moves:
            if isinstance(move, StepIn) and not any(excuse.works for excuse in view.excuses):
                return move
            if (
                isinstance(move, Cancel)
                and view.excuses[-1].works
                and self.chance.below(ONE_IN) == 0
            ):
                return move
        return LetPass() if view.answer < 0 else None

    def excuse(self, view: View) -> Move:
        """A card that works now, if there is one; and somebody is named in it."""
        good = [place for place, card in enumerate(view.hand) if works(card, view.anger)]
        if not good and view.stepped == view.seat:
            return StepBack()
        place = good[0] if good else self.chance.below(len(view.hand))
        others = [
            seat for seat in range(view.seats) if seat not in (view.seat, view.turn, view.godfather)
        ]
        return Tell(place, 1 << others[self.chance.below(len(others))] if others else 0)

    def one_of(self, moves: list[Move]) -> Move:
        return moves[self.chance.below(len(moves))]

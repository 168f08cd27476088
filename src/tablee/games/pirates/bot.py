"""Bots for Pirates."""

from __future__ import annotations

from tablee.engine.game import Ask
from tablee.engine.moves import Move
from tablee.games.pirates.moves import Accuse, Draw, Lay
from tablee.games.pirates.view import View
from tablee.thinking.bot import Bot, Offer


class Draws(Bot):
    """Lays its lowest card, draws as long as there is one, and accuses the fullest hand then."""

    def choose(self, view: View, ask: Ask, offers: list[Offer]) -> Move | None:
        if not ask.must:
            return None  # it never changes its mind
        if Draw() in offers:
            return Draw()
        lays = [offer for offer in offers if isinstance(offer, Lay)]
        if lays:
            return min(lays, key=lambda lay: lay.card)
        accusations = [offer for offer in offers if isinstance(offer, Accuse)]
        return max(accusations, key=lambda accusation: view.hand_sizes[accusation.target])


BOTS: dict[str, type[Bot]] = {"draws": Draws}

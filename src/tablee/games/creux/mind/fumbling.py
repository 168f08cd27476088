"""A bot that does anything that is allowed: as Child it presses whatever it finds, anywhere."""

from __future__ import annotations

from typing import Final

from tablee.engine.chance import Chance
from tablee.engine.game import Ask
from tablee.engine.moves import Move
from tablee.games.creux.law.moves import Whisper
from tablee.games.creux.mind.courtesy import waits
from tablee.games.creux.mind.keeping import keep_to
from tablee.games.creux.mind.performing import ATTEMPTS, keeps
from tablee.games.creux.seen.view import View
from tablee.games.creux.touch import hand, objects
from tablee.games.creux.touch.acting import act
from tablee.games.creux.touch.mime import SLOT
from tablee.games.creux.touch.script import Act, Script, Spot
from tablee.thinking.bot import Offer, RandomBot

FEWEST: Final = 3  # presses of a mime
MORE: Final = 4  # up to so many more
LONGEST: Final = 5  # tenths of a second of a press
HARDEST: Final = 200


class Fumbling(RandomBot):
    """Plays at random, and has no idea what a memory feels like."""

    def choose(self, view: View, ask: Ask, offers: list[Offer]) -> Move | None:
        if waits(self, view, ask):
            return None
        offers = [offer for offer in offers if offer is not Whisper]  # it has nothing to say
        return super().choose(view, ask, offers) if offers else None

    def mime(self, view: View, ask: Ask) -> list[bytes]:
        kind, pieces = view.constraints[view.mime], list[bytes]()
        for _ in range(ATTEMPTS):
            script = keep_to(fumbled(self.chance), kind, self.chance)
            pieces = act(script, self.chance)[: view.options.seconds * 1000 // SLOT]
            if keeps(kind, pieces):
                break
        return pieces


def fumbled(chance: Chance) -> Script:
    """Some presses, one after the other, with whatever is at hand."""
    turns = []
    for _ in range(FEWEST + chance.below(MORE)):
        thing, angle = chance.below(objects.COUNT), chance.below(256)
        spot = Spot(hand.ZONES[chance.below(len(hand.ZONES))], chance.below(4) == 0, 0, 0)
        seconds, force = (1 + chance.below(LONGEST)) / 10, 1 + chance.below(HARDEST)
        turns.append((Act("press", thing, None, angle, (spot,), None, seconds, force, 1.0),))
    return Script(False, tuple(turns))

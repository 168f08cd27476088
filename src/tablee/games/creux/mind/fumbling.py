"""A bot that does anything that is allowed: as Child it presses whatever it finds, anywhere."""

from __future__ import annotations

from typing import Final

from tablee.engine.chance import Chance
from tablee.engine.game import Ask
from tablee.engine.moves import Move
from tablee.games.creux.law.moves import Whisper
from tablee.games.creux.mind.courtesy import waits
from tablee.games.creux.seen.view import View
from tablee.games.creux.touch import hand, objects
from tablee.games.creux.touch.mime import Sample, Slot, write
from tablee.thinking.bot import Offer, RandomBot

MOST_PRESSES: Final = 6
SHORTEST: Final = 2  # slots of a press, and of the air after it
LONGER: Final = 4  # up to so many more
HARDEST: Final = 200


class Fumbling(RandomBot):
    """Plays at random, and has no idea what a memory feels like."""

    def choose(self, view: View, ask: Ask, offers: list[Offer]) -> Move | None:
        if waits(self, view, ask):
            return None
        offers = [offer for offer in offers if offer is not Whisper]  # it has nothing to say
        return super().choose(view, ask, offers) if offers else None

    def mime(self, view: View, ask: Ask) -> list[bytes]:
        return fumbled(self.chance)


def fumbled(chance: Chance) -> list[bytes]:
    """Some presses, one after the other, of some things on the palm."""
    pieces: list[bytes] = []
    for _ in range(1 + chance.below(MOST_PRESSES)):
        thing = chance.below(objects.COUNT)
        x, y = map(round, hand.middle_of(hand.ZONES[chance.below(len(hand.ZONES))]))
        force, angle = 1 + chance.below(HARDEST), chance.below(256)
        press = Sample(0, thing, objects.HELD, False, True, False, x, y, force, angle)
        held = SHORTEST + chance.below(LONGER)
        pieces += [write(Slot(False, (press,)))] * held
        pieces.append(write(Slot(False, (press._replace(lifted=True, pressure=0),))))
        pieces += [write(Slot(False, ()))] * (SHORTEST + chance.below(LONGER))
    return pieces

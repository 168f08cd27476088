"""What goes on beside the hearing: a laugh, a gasp, a word in the partner's ear."""

from __future__ import annotations

from typing import Final

from tablee.engine.chance import Chance
from tablee.engine.events import Event
from tablee.games.parrain.law.events import (
    AccusationFell,
    Cancelled,
    Convinced,
    Overruled,
    Said,
    Unopposed,
)
from tablee.games.parrain.law.moves import React
from tablee.games.parrain.mind.dice import happens
from tablee.games.parrain.seen.view import View

LAUGH: Final = React(0)
GASP: Final = React(1)
APPLAUSE: Final = React(2)
THROAT: Final = React(3)

# After that, this is heard so often of a hundred times: of all at the table together.
HEARD: Final[dict[type[Event], tuple[React, int]]] = {
    Unopposed: (LAUGH, 45),
    Cancelled: (LAUGH, 80),
    Overruled: (GASP, 70),
    Said: (LAUGH, 40),
    AccusationFell: (THROAT, 70),
    Convinced: (GASP, 20),
}
SELDOM: Final = 8  # and once in so many times it is applause


def reaction(view: View, last: Event | None, chance: Chance) -> React | None:
    """Now and then, and the more are at the table, the more seldom each."""
    if last is None or type(last) not in HEARD:
        return None
    if view.seat == view.turn or not view.reactions[view.seat]:
        return None
    gesture, percent = HEARD[type(last)]
    if not happens(chance, percent / view.seats):
        return None
    return gesture if chance.below(SELDOM) else APPLAUSE

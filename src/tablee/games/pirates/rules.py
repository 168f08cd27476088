"""The law of Pirates. A comment names the rule that a line carries out."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import HIDDEN, Ear
from tablee.engine.game import Ask, Carry, Game, Outcome, luck, may, must
from tablee.engine.pile import Pile
from tablee.engine.seats import (
    EVERYBODY,
    NO_SEATS,
    NOBODY,
    ONLOOKERS,
    all_but,
    alone,
    first_of,
    left_of,
    only,
    ring,
    sits,
)
from tablee.engine.trays import sealed
from tablee.games.deck55 import (
    CARDS,
    HIGHEST,
    KINDS,
    full_deck,
    how_many,
    lowest,
    shows,
    single,
    who_has_lowest,
    with_card,
)
from tablee.games.pirates import view
from tablee.games.pirates.events import (
    ACCUSED,
    ATTACKED,
    CAUGHT,
    CHALLENGED,
    CLEARED,
    DEALT,
    DRAWN_BY_LOT,
    DREW,
    EVENTS,
    FIRST_PLAYER,
    GAME_WON,
    LANDED,
    PAIRED,
    REMADE,
    REVEALED,
    SHOWN,
    WENT_OUT,
)
from tablee.games.pirates.moves import ACCUSE, ATTACK, CHALLENGE, DRAW, LAY, MOVES
from tablee.games.pirates.options import Options
from tablee.games.pirates.state import (
    CHOOSE,
    DEAL,
    HAND,
    HAND_OVER,
    LOT,
    OVER,
    TURN,
    TURN_UP,
    State,
    holds_pair,
)
from tablee.games.pirates.view import View


class Pirates(Game[State, View]):
    def __init__(self) -> None:
        super().__init__("pirates", 1, 2, 8, Options, View, MOVES, EVENTS)
        self.croupier = {
            DEAL: [luck("pirates.setup")],
            LOT: [luck("pirates.first")],
            TURN_UP: [luck("pirates.challenge")],
            HAND_OVER: [luck("pirates.draw")],
            OVER: [],
        }

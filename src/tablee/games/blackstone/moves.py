"""What a seat can do at a table of Blackstone."""

from typing import Annotated, Final

from msgspec import Meta

from tablee.engine.moves import Move, Moves
from tablee.games.deck55 import CARDS

PASS: Final = 0
TAKE: Final = 1  # so the number of a Take is the number of its cards


class Pass(Move, frozen=True):
    """Leave the hand for the ante and half the white stones in the middle."""


class Take(Move, frozen=True):
    """Announce a number of cards, and hope for no second black stone."""

    cards: Annotated[int, Meta(ge=1, le=CARDS)]


MOVES = Moves({PASS: Pass, TAKE: Take})

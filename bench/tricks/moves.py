"""What a seat can do at a table of Tricks."""

from typing import Annotated, Final

from msgspec import Meta

from tablee.engine.moves import Move, Moves

PLAY: Final = 0


class Play(Move, frozen=True):
    """Lay a card of your hand into the trick."""

    card: Annotated[int, Meta(ge=0, le=25)]


MOVES = Moves({PLAY: Play})

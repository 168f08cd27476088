"""What a seat can do at a table of Hawthorn."""

from typing import Annotated, Final

from msgspec import Meta

from tablee.engine.moves import Move, Moves

DRAW: Final = 0
FOLD: Final = 1
LAY: Final = 10  # and the value of the card: 11 to 20
PLAY: Final = 20  # and the value of the card: 21 to 30

Card = Annotated[int, Meta(ge=1, le=10)]


class Draw(Move, frozen=True):
    """Turn up a card in front of you and hope for no pair."""


class Fold(Move, frozen=True):
    """Leave the hand for the price of the lowest visible card."""


class Lay(Move, frozen=True):
    """Choose, in secret, the first card in front of you."""

    card: Card


class Play(Move, frozen=True):
    """Put a card of your hand in front of you."""

    card: Card


MOVES = Moves({DRAW: Draw, FOLD: Fold, LAY + 1: Lay, PLAY + 1: Play})

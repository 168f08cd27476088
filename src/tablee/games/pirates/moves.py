"""What a seat can do at a table of Pirates."""

from typing import Annotated, Final

from msgspec import Meta

from tablee.engine.moves import Move, Moves

# The first number of each; then they go up by card (1 to 10), and by target (0 to 7).
DRAW: Final = 0
LAY: Final = 1
CHALLENGE: Final = 11
ACCUSE: Final = 19
ATTACK: Final = 27

Card = Annotated[int, Meta(ge=1, le=10)]
Target = Annotated[int, Meta(ge=0, le=7)]


class Draw(Move, frozen=True):
    """Take a card into your hand."""


class Lay(Move, frozen=True):
    """Choose the card that will lie in front of you at the start."""

    card: Card


class Challenge(Move, frozen=True):
    """Turn up a card in front of somebody and hope for no pair."""

    target: Target


class Accuse(Move, frozen=True):
    """Claim that somebody has a pair, and ask to see it."""

    target: Target


class Attack(Move, frozen=True):
    """Play a card of your hand in front of somebody."""

    card: Card
    target: Target


MOVES = Moves({DRAW: Draw, LAY: Lay, CHALLENGE: Challenge, ACCUSE: Accuse, ATTACK: Attack})

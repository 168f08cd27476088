"""What can happen in Leduc poker; a dealt card is told to its owner alone."""

from typing import ClassVar, Final

from tablee.engine.events import Event, Events

DEALT: Final = 0
FOLDED: Final = 1
CALLED: Final = 2
RAISED: Final = 3
TURNED_UP: Final = 4
SHOWED: Final = 5


class Dealt(Event, frozen=True):
    card: int


class Folded(Event, frozen=True):
    reveals: ClassVar[bool] = False

    seat: int


class Called(Event, frozen=True):
    reveals: ClassVar[bool] = False

    seat: int


class Raised(Event, frozen=True):
    reveals: ClassVar[bool] = False

    seat: int


class TurnedUp(Event, frozen=True):
    """The card on the board, which counts for both."""

    card: int


class Showed(Event, frozen=True):
    seat: int
    card: int


EVENTS = Events(
    {
        DEALT: Dealt,
        FOLDED: Folded,
        CALLED: Called,
        RAISED: Raised,
        TURNED_UP: TurnedUp,
        SHOWED: Showed,
    }
)

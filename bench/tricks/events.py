"""What can happen in Tricks; a drawn card is told to its owner alone."""

from typing import ClassVar, Final

from tablee.engine.events import Event, Events

PLAYED: Final = 0
DREW: Final = 1
TOOK: Final = 2


class Played(Event, frozen=True):
    reveals: ClassVar[bool] = False

    seat: int
    card: int


class Drew(Event, frozen=True):
    card: int


class Took(Event, frozen=True):
    """The trick, and so many points."""

    reveals: ClassVar[bool] = False

    seat: int
    points: int


EVENTS = Events({PLAYED: Played, DREW: Drew, TOOK: Took})

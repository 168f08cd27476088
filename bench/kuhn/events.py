"""What can happen in Kuhn poker; a dealt card is told to its owner alone."""

from typing import ClassVar, Final

from tablee.engine.events import Event, Events

DEALT: Final = 0
PASSED: Final = 1
PUT_IN: Final = 2
SHOWED: Final = 3


class Dealt(Event, frozen=True):
    card: int


class Passed(Event, frozen=True):
    reveals: ClassVar[bool] = False

    seat: int


class PutIn(Event, frozen=True):
    """A chip, to bet or to call."""

    reveals: ClassVar[bool] = False

    seat: int


class Showed(Event, frozen=True):
    seat: int
    card: int


EVENTS = Events({DEALT: Dealt, PASSED: Passed, PUT_IN: PutIn, SHOWED: Showed})

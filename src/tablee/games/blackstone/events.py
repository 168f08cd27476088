"""What can happen at a table of Blackstone: all of it in the open."""

from typing import ClassVar, Final

from tablee.engine.events import Event, Events

DEALT: Final = 0
DRAWN_BY_LOT: Final = 1
FIRST_PLAYER: Final = 2
PUT_BACK: Final = 3
GATHERED: Final = 4
PASSED: Final = 5
TOOK: Final = 6
DREW_WHITE: Final = 7
DREW_BLACK: Final = 8
LOST: Final = 9
WON: Final = 10
SHARED: Final = 11


class Dealt(Event, frozen=True):
    seat: int
    card: int


class DrawnByLot(Event, frozen=True):
    """The deck cannot part those who were tied."""

    seat: int


class FirstPlayer(Event, frozen=True):
    seat: int


class PutBack(Event, frozen=True):
    """Of several black stones one stays; so many go back into the deck."""

    seat: int
    stones: int


class Gathered(Event, frozen=True):
    """The white stones in view go to the middle."""

    stones: int


class Passed(Event, frozen=True):
    """A choice that all saw; the chips are the ante and the fine."""

    reveals: ClassVar[bool] = False

    seat: int
    chips: int


class Took(Event, frozen=True):
    """A choice that all saw: so many cards were announced, and none has come yet."""

    reveals: ClassVar[bool] = False

    seat: int
    cards: int


class DrewWhite(Event, frozen=True):
    seat: int
    card: int


class DrewBlack(Event, frozen=True):
    """The black stone is the first or the second that this seat has."""

    seat: int
    stones: int


class Lost(Event, frozen=True):
    """A second black stone; the chips are the ante and the fine."""

    seat: int
    chips: int


class Won(Event, frozen=True):
    """The only one still in takes back the ante, and the chips of the pot."""

    seat: int
    chips: int


class Shared(Event, frozen=True):
    """Those still in take back their antes and so many chips each; some may stay in the pot."""

    chips: int
    pot: int


EVENTS = Events(
    {
        DEALT: Dealt,
        DRAWN_BY_LOT: DrawnByLot,
        FIRST_PLAYER: FirstPlayer,
        PUT_BACK: PutBack,
        GATHERED: Gathered,
        PASSED: Passed,
        TOOK: Took,
        DREW_WHITE: DrewWhite,
        DREW_BLACK: DrewBlack,
        LOST: Lost,
        WON: Won,
        SHARED: Shared,
    }
)

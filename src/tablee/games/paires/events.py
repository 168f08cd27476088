"""What can happen at a table of Paires: all of it in the open."""

from typing import ClassVar, Final

from tablee.engine.events import Event, Events

DEALT: Final = 0
REPLACED: Final = 1
FIRST_PLAYER: Final = 2
DREW: Final = 3
PAIRED: Final = 4
FOLDED: Final = 5
RESHUFFLED: Final = 6
DRAWN_BY_LOT: Final = 7
GAME_LOST: Final = 8
FORFEIT_CHOSEN: Final = 9
PAID: Final = 10
RECEIVED: Final = 11


class Dealt(Event, frozen=True):
    seat: int
    card: int


class Replaced(Event, frozen=True):
    """A dealt card made a pair: it is discarded and another comes."""

    seat: int
    card: int


class FirstPlayer(Event, frozen=True):
    seat: int


class Drew(Event, frozen=True):
    seat: int
    card: int


class Paired(Event, frozen=True):
    """The drawn card made a pair: the round is lost, and the card is its price."""

    seat: int
    card: int


class Folded(Event, frozen=True):
    """A choice that all saw: it tells nobody anything new."""

    reveals: ClassVar[bool] = False

    seat: int
    card: int


class Reshuffled(Event, frozen=True):
    cards: int


class DrawnByLot(Event, frozen=True):
    """No card could part those who were tied."""

    seat: int


class GameLost(Event, frozen=True):
    seat: int
    points: int


class ForfeitChosen(Event, frozen=True):
    seat: int
    forfeit: int


class Paid(Event, frozen=True):
    seat: int
    chips: int


class Received(Event, frozen=True):
    seat: int
    chips: int


EVENTS = Events(
    {
        DEALT: Dealt,
        REPLACED: Replaced,
        FIRST_PLAYER: FirstPlayer,
        DREW: Drew,
        PAIRED: Paired,
        FOLDED: Folded,
        RESHUFFLED: Reshuffled,
        DRAWN_BY_LOT: DrawnByLot,
        GAME_LOST: GameLost,
        FORFEIT_CHOSEN: ForfeitChosen,
        PAID: Paid,
        RECEIVED: Received,
    }
)

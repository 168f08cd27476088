"""What can happen at a table of Pirates; a card that its hearer may not know is HIDDEN."""

from typing import ClassVar, Final

from tablee.engine.events import Event, Events

DEALT: Final = 0
REVEALED: Final = 1
DRAWN_BY_LOT: Final = 2
FIRST_PLAYER: Final = 3
ATTACKED: Final = 4
CHALLENGED: Final = 5
ACCUSED: Final = 6
LANDED: Final = 7
PAIRED: Final = 8
SHOWN: Final = 9
CAUGHT: Final = 10
CLEARED: Final = 11
DREW: Final = 12
REMADE: Final = 13
WENT_OUT: Final = 14
GAME_WON: Final = 15


class Dealt(Event, frozen=True):
    """A card for the hand; its owner alone is told which."""

    seat: int
    card: int


class Revealed(Event, frozen=True):
    """The card that somebody chose to lie in front of him."""

    seat: int
    card: int


class DrawnByLot(Event, frozen=True):
    """Nobody knows who is the oldest of those who share the lowest card."""

    seat: int


class FirstPlayer(Event, frozen=True):
    seat: int


class Attacked(Event, frozen=True):
    seat: int
    target: int


class Challenged(Event, frozen=True):
    """A choice that all saw: it tells nobody anything new."""

    reveals: ClassVar[bool] = False

    seat: int
    target: int


class Accused(Event, frozen=True):
    """A choice that all saw; what comes of it is told after it."""

    reveals: ClassVar[bool] = False

    seat: int
    target: int


class Landed(Event, frozen=True):
    """A card came to lie in front of this seat, by an attack or a challenge."""

    seat: int
    card: int


class Paired(Event, frozen=True):
    """The card of a challenge pairs one in front of this seat: the challenger pays for it."""

    seat: int
    card: int


class Shown(Event, frozen=True):
    """One of the cards in the hand of this seat; the accuser alone is told."""

    seat: int
    card: int


class Caught(Event, frozen=True):
    """The accused has a pair."""

    seat: int


class Cleared(Event, frozen=True):
    """The accused has none."""

    seat: int


class Drew(Event, frozen=True):
    """A card for the hand; its owner alone is told which."""

    seat: int
    card: int


class Remade(Event, frozen=True):
    """The deck was empty: now it is all that was discarded."""

    cards: int


class WentOut(Event, frozen=True):
    seat: int


class GameWon(Event, frozen=True):
    seat: int


EVENTS = Events(
    {
        DEALT: Dealt,
        REVEALED: Revealed,
        DRAWN_BY_LOT: DrawnByLot,
        FIRST_PLAYER: FirstPlayer,
        ATTACKED: Attacked,
        CHALLENGED: Challenged,
        ACCUSED: Accused,
        LANDED: Landed,
        PAIRED: Paired,
        SHOWN: Shown,
        CAUGHT: Caught,
        CLEARED: Cleared,
        DREW: Drew,
        REMADE: Remade,
        WENT_OUT: WentOut,
        GAME_WON: GameWon,
    }
)

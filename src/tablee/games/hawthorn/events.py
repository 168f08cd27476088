"""What can happen at a table of Hawthorn; a card that its hearer may not know is HIDDEN."""

from typing import ClassVar, Final

from tablee.engine.events import Event, Events

ANTED: Final = 0
DEALT: Final = 1
REVEALED: Final = 2
TIE_CARD_DEALT: Final = 3
REPLACED: Final = 4
DRAWN_BY_LOT: Final = 5
FIRST_PLAYER: Final = 6
DRAWING_BEGAN: Final = 7
PLAYING_BEGAN: Final = 8
DREW: Final = 9
PLAYED: Final = 10
PAIRED: Final = 11
FOLDED: Final = 12
PAID: Final = 13
BUTTON_PASSED: Final = 14
RESHUFFLED: Final = 15
POT_TAKEN: Final = 16


class Anted(Event, frozen=True):
    """Everybody has paid to be dealt in: so many chips are in the pot."""

    chips: int


class Dealt(Event, frozen=True):
    """A card for the hand; its owner alone is told which."""

    seat: int
    card: int


class Revealed(Event, frozen=True):
    """The card that was laid in secret."""

    seat: int
    card: int


class TieCardDealt(Event, frozen=True):
    """A card from the deck for one of those who share the lowest card."""

    seat: int
    card: int


class Replaced(Event, frozen=True):
    """A card to break the tie made a pair: it is discarded and another comes."""

    seat: int
    value: int


class DrawnByLot(Event, frozen=True):
    """No card could part those who were tied."""

    seat: int


class FirstPlayer(Event, frozen=True):
    """The first player is found, and holds the button."""

    seat: int


class DrawingBegan(Event, frozen=True):
    """An odd lap; it follows from choices that all saw."""

    reveals: ClassVar[bool] = False

    lap: int
    seat: int


class PlayingBegan(Event, frozen=True):
    """An even lap; it follows from choices that all saw."""

    reveals: ClassVar[bool] = False

    lap: int
    seat: int


class Drew(Event, frozen=True):
    seat: int
    card: int


class Played(Event, frozen=True):
    """A card that only its owner knew."""

    seat: int
    card: int


class Paired(Event, frozen=True):
    """The card that was drawn or played made a pair: its owner pays, and is out."""

    seat: int
    value: int


class Folded(Event, frozen=True):
    """A choice that all saw: it tells nobody anything new."""

    reveals: ClassVar[bool] = False

    seat: int
    price: int


class Paid(Event, frozen=True):
    """What really went into the pot, which may be less than the price."""

    reveals: ClassVar[bool] = False

    seat: int
    chips: int


class ButtonPassed(Event, frozen=True):
    """Its holder went out; this seat has it now."""

    reveals: ClassVar[bool] = False

    seat: int


class Reshuffled(Event, frozen=True):
    """The deck was empty: now it is all that was discarded."""

    cards: int


class PotTaken(Event, frozen=True):
    """By the last one in."""

    seat: int
    chips: int


EVENTS = Events(
    {
        ANTED: Anted,
        DEALT: Dealt,
        REVEALED: Revealed,
        TIE_CARD_DEALT: TieCardDealt,
        REPLACED: Replaced,
        DRAWN_BY_LOT: DrawnByLot,
        FIRST_PLAYER: FirstPlayer,
        DRAWING_BEGAN: DrawingBegan,
        PLAYING_BEGAN: PlayingBegan,
        DREW: Drew,
        PLAYED: Played,
        PAIRED: Paired,
        FOLDED: Folded,
        PAID: Paid,
        BUTTON_PASSED: ButtonPassed,
        RESHUFFLED: Reshuffled,
        POT_TAKEN: PotTaken,
    }
)

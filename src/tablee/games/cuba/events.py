"""What can happen at a table of Mafia de Cuba."""

from typing import ClassVar, Final

from tablee.engine.events import Event, Events
from tablee.games.cuba.moves import Agent, Cleaner, Diamonds, Drivers, Loyal

GODFATHER_NAMED: Final = 0
KEPT: Final = 1
BOX_PASSED: Final = 2
BOX_OPENED: Final = 3
BAGGED: Final = 4
TOOK: Final = 5
HURRIED: Final = 6
INQUIRY_BEGAN: Final = 7
QUESTIONED: Final = 8
LISTENED: Final = 9
STAYED_SILENT: Final = 10
SAID_DIAMONDS: Final = 11
SAID_TOKENS: Final = 12
SAID_LEFT: Final = 13
SAID_TAKE: Final = 14
ACCUSED: Final = 15
SHOT: Final = 16
SHOWED: Final = 17
RECOVERED: Final = 18
WENT_OUT: Final = 19
JOKER_GIVEN: Final = 20
FELL: Final = 21
TIME_CALLED: Final = 22
BET_LAID: Final = 23
ENDED: Final = 24
BAG_OPENED: Final = 25
WON: Final = 26
GUESSED_RIGHT: Final = 27


class GodfatherNamed(Event, frozen=True):
    """By the host or by lot; so many jokers lie before him."""

    seat: int
    jokers: int


class Kept(Event, frozen=True):
    """Out of the box; the Godfather alone is told."""

    diamonds: int


class BoxPassed(Event, frozen=True):
    """The box goes on; nobody can tell what is missing."""

    seat: int
    target: int


class BoxOpened(Event, frozen=True):
    """What lies in the box, for whoever holds it."""

    seat: int
    diamonds: Diamonds
    loyal: Loyal
    fbi: Agent
    cia: Agent
    drivers: Drivers
    cleaner: Cleaner


class Bagged(Event, frozen=True):
    """The first player's token in the felt bag; he alone is told."""

    token: int


class Took(Event, frozen=True):
    """What went into the pocket; its owner alone is told."""

    take: int


class Hurried(Event, frozen=True):
    """The usual time with the box is over: the table waits for this one."""

    seat: int


class InquiryBegan(Event, frozen=True):
    """The Godfather has seen what is left."""

    seat: int


class Questioned(Event, frozen=True):
    reveals: ClassVar[bool] = False

    target: int
    topic: int


class Listened(Event, frozen=True):
    """The Godfather lets them talk."""

    reveals: ClassVar[bool] = False

    seat: int


class StayedSilent(Event, frozen=True):
    reveals: ClassVar[bool] = False

    seat: int


class SaidDiamonds(Event, frozen=True):
    """A claim, true or not: so many when the box came."""

    reveals: ClassVar[bool] = False

    seat: int
    diamonds: int


class SaidTokens(Event, frozen=True):
    """A claim, true or not: these when the box came."""

    reveals: ClassVar[bool] = False

    seat: int
    loyal: Loyal
    fbi: Agent
    cia: Agent
    drivers: Drivers
    cleaner: Cleaner


class SaidLeft(Event, frozen=True):
    """A claim, true or not: this was left when the box went on."""

    reveals: ClassVar[bool] = False

    seat: int
    diamonds: Diamonds
    loyal: Loyal
    fbi: Agent
    cia: Agent
    drivers: Drivers
    cleaner: Cleaner


class SaidTake(Event, frozen=True):
    """A claim, true or not: this went into the pocket."""

    reveals: ClassVar[bool] = False

    seat: int
    take: int


class Accused(Event, frozen=True):
    """Empty your pockets!"""

    reveals: ClassVar[bool] = False

    target: int


class Shot(Event, frozen=True):
    """PAN!"""

    seat: int
    target: int


class Showed(Event, frozen=True):
    """What the pocket held."""

    seat: int
    take: int


class Recovered(Event, frozen=True):
    """So many came back with this thief, and so many in all."""

    diamonds: int
    found: int


class WentOut(Event, frozen=True):
    seat: int


class JokerGiven(Event, frozen=True):
    """To somebody wrongly accused; so many are left."""

    seat: int
    jokers: int


class Fell(Event, frozen=True):
    """The Godfather was wrong, and had no joker left."""

    seat: int


class TimeCalled(Event, frozen=True):
    """Now the Godfather must accuse."""

    seat: int


class BetLaid(Event, frozen=True):
    """By somebody who is out; on what, nobody is told."""

    seat: int


class Ended(Event, frozen=True):
    """0 all found, 1 an Agent was accused, 2 the Godfather fell, 3 the Cleaner shot an Agent."""

    ending: int


class BagOpened(Event, frozen=True):
    """What the first player had hidden; 5: nothing."""

    token: int


class Won(Event, frozen=True):
    seat: int


class GuessedRight(Event, frozen=True):
    """Somebody who was out had bet on this ending."""

    seat: int


EVENTS = Events(
    {
        GODFATHER_NAMED: GodfatherNamed,
        KEPT: Kept,
        BOX_PASSED: BoxPassed,
        BOX_OPENED: BoxOpened,
        BAGGED: Bagged,
        TOOK: Took,
        HURRIED: Hurried,
        INQUIRY_BEGAN: InquiryBegan,
        QUESTIONED: Questioned,
        LISTENED: Listened,
        STAYED_SILENT: StayedSilent,
        SAID_DIAMONDS: SaidDiamonds,
        SAID_TOKENS: SaidTokens,
        SAID_LEFT: SaidLeft,
        SAID_TAKE: SaidTake,
        ACCUSED: Accused,
        SHOT: Shot,
        SHOWED: Showed,
        RECOVERED: Recovered,
        WENT_OUT: WentOut,
        JOKER_GIVEN: JokerGiven,
        FELL: Fell,
        TIME_CALLED: TimeCalled,
        BET_LAID: BetLaid,
        ENDED: Ended,
        BAG_OPENED: BagOpened,
        WON: Won,
        GUESSED_RIGHT: GuessedRight,
    }
)

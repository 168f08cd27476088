"""What can happen at a hearing. A `group` and `mentions` are sets of seats, as in moves.py."""

from typing import Annotated, ClassVar, Final

from msgspec import Meta

from tablee.engine.events import Event, Events
from tablee.games.parrain.law.moves import Card, Mentions, Target

CAST: Final = 0
BAG_SEEN: Final = 1
MONEY_SHOWN: Final = 2
BAGS_MIXED: Final = 3
DREW: Final = 4
SUMMONED: Final = 5
EXCUSE_TOLD: Final = 6
ANGER_CHANGED: Final = 7
CANCELLED: Final = 8
OVERRULED: Final = 9
STEPPED_IN: Final = 10
STEPPED_BACK: Final = 11
SAID: Final = 12
ACCUSED: Final = 13
ACCUSATION_FELL: Final = 14
CONVINCED: Final = 15
LOOKED: Final = 16
LOOKED_AWAY: Final = 17
ROTATED: Final = 18
EXCHANGED: Final = 19
EXCUSES_RAN_OUT: Final = 20
CONCRETE_POURED: Final = 21
CULPRIT_NAMED: Final = 22
TRAPPED: Final = 23
BAG_OPENED: Final = 24
MONEY_BEGAN: Final = 25
MONEY_WENT: Final = 26
WENT_OUT: Final = 27
ENDED: Final = 28
WON: Final = 29


class Cast(Event, frozen=True):
    seat: int
    character: int  # 1 to 11


class BagSeen(Event, frozen=True):
    """Told to that seat alone."""

    seat: int
    bag: int


class MoneyShown(Event, frozen=True):
    """Before the bags were mixed: this seat had it, and has the first turn."""

    seat: int


class BagsMixed(Event, frozen=True):
    """Unseen, among these."""

    group: int


class Drew(Event, frozen=True):
    """Told to that seat alone."""

    seat: int
    card: int


class Summoned(Event, frozen=True):
    """Stands before the Godfather: the turn begins."""

    seat: int


class ExcuseTold(Event, frozen=True):
    """An excuse."""

    seat: int
    card: Card
    mentions: Mentions
    text: str


class AngerChanged(Event, frozen=True):
    """0 green, 1 yellow, 2 red; the cards in play are gone."""

    anger: int


class Cancelled(Event, frozen=True):
    """Who was named paid with a card."""

    seat: int
    card: Card  # that counts for nothing now
    paid: Card


class Overruled(Event, frozen=True):
    """By the Godfather."""

    card: int


class SteppedIn(Event, frozen=True):
    reveals: ClassVar[bool] = False
    seat: int


class SteppedBack(Event, frozen=True):
    reveals: ClassVar[bool] = False
    seat: int


class Said(Event, frozen=True):
    reveals: ClassVar[bool] = False
    seat: int
    gesture: int
    text: str


class Accused(Event, frozen=True):
    reveals: ClassVar[bool] = False
    seat: int
    target: int


class AccusationFell(Event, frozen=True):
    """No working card was left."""

    seat: int


class Convinced(Event, frozen=True):
    """The Godfather believes it; so many cards were counted."""

    target: int
    cards: int


class Looked(Event, frozen=True):
    """Into one's own bag; what was in it nobody else is told."""

    seat: int


class LookedAway(Event, frozen=True):
    seat: int


class Rotated(Event, frozen=True):
    seat: int
    clockwise: int


class Exchanged(Event, frozen=True):
    seat: int
    target: int


class ExcusesRanOut(Event, frozen=True):
    """The last one was drawn: the Godfather must name somebody."""


class ConcretePoured(Event, frozen=True):
    seat: int


class CulpritNamed(Event, frozen=True):
    seat: int


class Trapped(Event, frozen=True):
    """The police come."""

    seat: int
    card: int


class BagOpened(Event, frozen=True):
    seat: int
    bag: int


class MoneyBegan(Event, frozen=True):
    """Afterwards: after the mixing the money was here."""

    seat: int


class MoneyWent(Event, frozen=True):
    """Afterwards: in this turn, counted from 1, the money went from one to the other."""

    seat: int
    target: Target
    hearing: Annotated[int, Meta(ge=0, le=255)]


class WentOut(Event, frozen=True):
    seat: int


class Ended(Event, frozen=True):
    """As `ending` of the view."""

    ending: int


class Won(Event, frozen=True):
    seat: int


EVENTS = Events(
    {
        CAST: Cast,
        BAG_SEEN: BagSeen,
        MONEY_SHOWN: MoneyShown,
        BAGS_MIXED: BagsMixed,
        DREW: Drew,
        SUMMONED: Summoned,
        EXCUSE_TOLD: ExcuseTold,
        ANGER_CHANGED: AngerChanged,
        CANCELLED: Cancelled,
        OVERRULED: Overruled,
        STEPPED_IN: SteppedIn,
        STEPPED_BACK: SteppedBack,
        SAID: Said,
        ACCUSED: Accused,
        ACCUSATION_FELL: AccusationFell,
        CONVINCED: Convinced,
        LOOKED: Looked,
        LOOKED_AWAY: LookedAway,
        ROTATED: Rotated,
        EXCHANGED: Exchanged,
        EXCUSES_RAN_OUT: ExcusesRanOut,
        CONCRETE_POURED: ConcretePoured,
        CULPRIT_NAMED: CulpritNamed,
        TRAPPED: Trapped,
        BAG_OPENED: BagOpened,
        MONEY_BEGAN: MoneyBegan,
        MONEY_WENT: MoneyWent,
        WENT_OUT: WentOut,
        ENDED: Ended,
        WON: Won,
    }
)

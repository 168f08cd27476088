"""What can happen at a hearing. A `group` and `mentions` are sets of seats, as in moves.py.

All of it reveals something: what is said is said, and nothing is taken back (parrain.talk).
"""

from typing import Annotated, Final

from msgspec import Meta

from tablee.engine.events import Event, Events
from tablee.games.parrain.law.moves import Card, Mentions, Target

Bag = Annotated[int, Meta(ge=0, le=10)]

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
UNOPPOSED: Final = 10
STEPPED_IN: Final = 11
STEPPED_BACK: Final = 12
SAID: Final = 13
REACTED: Final = 14
WHISPERED: Final = 15
FELL_SILENT: Final = 16
ACCUSED: Final = 17
ACCUSATION_FELL: Final = 18
CONVINCED: Final = 19
LOOKED: Final = 20
LOOKED_AWAY: Final = 21
ROTATED: Final = 22
EXCHANGED: Final = 23
EXCUSES_RAN_OUT: Final = 24
CONCRETE_POURED: Final = 25
CULPRIT_NAMED: Final = 26
TRAPPED: Final = 27
BAG_OPENED: Final = 28
MONEY_BEGAN: Final = 29
MONEY_LOOKED: Final = 30
MONEY_WENT: Final = 31
WENT_OUT: Final = 32
ENDED: Final = 33
WON: Final = 34


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


class Unopposed(Event, frozen=True):
    """The beat is over, and nobody had anything to say against this card."""

    seat: int
    card: int


class SteppedIn(Event, frozen=True):
    seat: int


class SteppedBack(Event, frozen=True):
    seat: int


class Said(Event, frozen=True):
    seat: int
    gesture: int
    text: str


class Reacted(Event, frozen=True):
    """0 a laugh, 1 a gasp, 2 applause, 3 a throat cleared."""

    seat: int
    reaction: int


class Whispered(Event, frozen=True):
    """Told to the one who whispers, the partner, and those whose partner it is."""

    seat: int
    text: str


class FellSilent(Event, frozen=True):
    """Nothing to add, until the next card."""

    seat: int


class Accused(Event, frozen=True):
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


class MoneyLooked(Event, frozen=True):
    """Afterwards: in this turn this seat had looked, and this was in the bag."""

    seat: int
    bag: Bag
    hearing: Annotated[int, Meta(ge=0, le=255)]


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
        UNOPPOSED: Unopposed,
        STEPPED_IN: SteppedIn,
        STEPPED_BACK: SteppedBack,
        SAID: Said,
        REACTED: Reacted,
        WHISPERED: Whispered,
        FELL_SILENT: FellSilent,
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
        MONEY_LOOKED: MoneyLooked,
        MONEY_WENT: MoneyWent,
        WENT_OUT: WentOut,
        ENDED: Ended,
        WON: Won,
    }
)

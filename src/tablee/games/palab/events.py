"""What can happen at a table of Palab; a card that its hearer may not know is HIDDEN."""

from typing import ClassVar, Final

from tablee.engine.events import Event, Events

FIRST_PLAYER: Final = 0
ROUND_BEGAN: Final = 1
DEALT: Final = 2
PLAYED: Final = 3
TURNED_UP: Final = 4
MIRRORED: Final = 5
NAMED_FIGURE: Final = 6
NAMED_TARGET: Final = 7
CRIED: Final = 8
ANNULLED: Final = 9
COUNTED: Final = 10
TURNED: Final = 11
SWAPPED: Final = 12
PASSED: Final = 13
SAT_DOWN: Final = 14
SAT_OUT: Final = 15
RESTORED: Final = 16
DREW: Final = 17
REMADE: Final = 18
DISCARDED: Final = 19
SECRET_USED: Final = 20
SALVAGED: Final = 21
HAPPENED: Final = 22
SPARED: Final = 23
RECEIVED: Final = 24
EXCHANGED: Final = 25
PASSED_ON: Final = 26
POOLED: Final = 27
OFFERED: Final = 28
TOOK: Final = 29
LEFT_OVER: Final = 30
REVEALED: Final = 31
SPILLED: Final = 32
WENT_LATE: Final = 33
ROUND_LOST: Final = 34
SECRET_TURNED: Final = 35
CONFESSED: Final = 36
KEPT_QUIET: Final = 37
GAME_LOST: Final = 38


class FirstPlayer(Event, frozen=True):
    """Who starts, by lot or because the host said so."""

    seat: int


class RoundBegan(Event, frozen=True):
    round: int
    seat: int


class Dealt(Event, frozen=True):
    """A card for the hand; its owner alone is told which."""

    seat: int
    card: int


class Played(Event, frozen=True):
    """A card of the hand, face up on the pile."""

    seat: int
    card: int


class TurnedUp(Event, frozen=True):
    """The top card of the draw pile, played unseen."""

    seat: int
    card: int


class Mirrored(Event, frozen=True):
    """What a Miroir stands for; without a card beneath it, nothing (-1)."""

    echo: int


class NamedFigure(Event, frozen=True):
    seat: int
    figure: int


class NamedTarget(Event, frozen=True):
    seat: int
    target: int


class Cried(Event, frozen=True):
    """To fou! Against the last card, which this target played."""

    seat: int
    target: int


class Annulled(Event, frozen=True):
    """This one's card does not stand."""

    seat: int
    card: int


class Counted(Event, frozen=True):
    """What was added to the gauge (less than 0: taken off), and where it is now."""

    figure: int
    gauge: int


class Turned(Event, frozen=True):
    """The direction of play; way 1 is clockwise, 0 is the other."""

    way: int


class Swapped(Event, frozen=True):
    """Two whole hands change owners."""

    seat: int
    target: int


class Passed(Event, frozen=True):
    """A turn without an effect: a Skip, a secret, or no card at all."""

    seat: int


class SatDown(Event, frozen=True):
    """A Super Skip lies in front of this one."""

    seat: int


class SatOut(Event, frozen=True):
    """The second turn of a Super Skip has passed."""

    seat: int


class Restored(Event, frozen=True):
    """A To fou of somebody's turn undid this one's card; the gauge is where it was."""

    seat: int
    gauge: int


class Drew(Event, frozen=True):
    """A card for the hand; its owner alone is told which."""

    seat: int
    card: int


class Remade(Event, frozen=True):
    """The draw pile was empty: now it is all that was played and discarded, but the last card."""

    number: int


class Discarded(Event, frozen=True):
    seat: int
    card: int


class SecretUsed(Event, frozen=True):
    reveals: ClassVar[bool] = False

    seat: int
    secret: int


class Salvaged(Event, frozen=True):
    """A card of the played pile goes to a hand, for all to see."""

    reveals: ClassVar[bool] = False

    seat: int
    card: int


class Happened(Event, frozen=True):
    """An event was revealed, by the one who played the star."""

    seat: int
    happening: int


class Spared(Event, frozen=True):
    """An event that finds nothing to do."""

    seat: int


class Received(Event, frozen=True):
    """A card from a neighbour's hand; told only to the one who got it."""

    seat: int
    card: int


class Exchanged(Event, frozen=True):
    """Everybody gave a card to the left and one to the right."""


class PassedOn(Event, frozen=True):
    """Everybody gave the whole hand to the next; way 1 is clockwise, 0 is the other."""

    way: int


class Pooled(Event, frozen=True):
    """All hands were shuffled together; they are dealt back now."""

    number: int


class Offered(Event, frozen=True):
    """A card that people may take."""

    card: int


class Took(Event, frozen=True):
    seat: int
    card: int


class LeftOver(Event, frozen=True):
    """The card that nobody took plays itself; this seat makes its choices."""

    seat: int
    card: int


class Revealed(Event, frozen=True):
    """A card of the hand that goes back onto the draw pile."""

    seat: int
    card: int


class Spilled(Event, frozen=True):
    """A Bol renversé was played."""

    seat: int


class WentLate(Event, frozen=True):
    """The draw pile has been remade too often: this one was due a card."""

    seat: int


class RoundLost(Event, frozen=True):
    seat: int
    gauge: int


class SecretTurned(Event, frozen=True):
    """Nobody knew it before, its owner included."""

    seat: int
    secret: int


class Confessed(Event, frozen=True):
    reveals: ClassVar[bool] = False

    seat: int
    text: str


class KeptQuiet(Event, frozen=True):
    reveals: ClassVar[bool] = False

    seat: int


class GameLost(Event, frozen=True):
    """The shame of the family."""

    seat: int


KINDS_OF_EVENTS = (
    FirstPlayer, RoundBegan, Dealt, Played, TurnedUp, Mirrored, NamedFigure, NamedTarget, Cried,
    Annulled, Counted, Turned, Swapped, Passed, SatDown, SatOut, Restored, Drew, Remade, Discarded,
    SecretUsed, Salvaged, Happened, Spared, Received, Exchanged, PassedOn, Pooled, Offered, Took,
    LeftOver, Revealed, Spilled, WentLate, RoundLost, SecretTurned, Confessed, KeptQuiet, GameLost,
)  # fmt: skip
EVENTS = Events(dict(enumerate(KINDS_OF_EVENTS)))  # in the order of their numbers

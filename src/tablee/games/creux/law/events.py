"""What can happen in Au Creux de ta Main. A `group` is a team, as a set of seats.

A memory is meant by its number; `mime` is 0 for the first mime of a turn, 1 for the second.
"""

from typing import Annotated, Final

from msgspec import Meta

from tablee.engine.events import Event, Events
from tablee.games.creux.law.moves import Memory, Which

MEMORY_DEALT: Final = 0
TURN_BEGAN: Final = 1
APPOINTED: Final = 2
MIME_DUE: Final = 3
MEMORY_DRAWN: Final = 4
MEMORY_KEPT: Final = 5
MEMORY_THROWN: Final = 6
CONSTRAINT_DRAWN: Final = 7
EYES_CLOSED: Final = 8
WENT_AHEAD: Final = 9
MIMED: Final = 10
DECOY_CHOSEN: Final = 11
TEAM_READY: Final = 12
DECOYS_LAID: Final = 13
SHUFFLED: Final = 14
EYES_OPENED: Final = 15
ALBUM_OPENED: Final = 16
POINTED: Final = 17
GUESSED: Final = 18
MEMORY_WAS: Final = 19
CONSTRAINT_WAS: Final = 20
DECOY_WAS: Final = 21
SCORED: Final = 22
WHISPERED: Final = 23
ENDED: Final = 24
TIED: Final = 25
VERDICT: Final = 26
WON: Final = 27

Constraint = Annotated[int, Meta(ge=0, le=19)]


class MemoryDealt(Event, frozen=True):
    """To a hand; told to its team alone."""

    group: int
    memory: int


class TurnBegan(Event, frozen=True):
    """The turn of this team, or of these two; turns are counted from 1."""

    group: int
    turn: int


class Appointed(Event, frozen=True):
    """Grandfather in this turn, and the Child of the first mime."""

    seat: int
    target: int


class MimeDue(Event, frozen=True):
    """This Child is about to mime."""

    seat: int
    mime: int


class MemoryDrawn(Event, frozen=True):
    """The memory of this mime; told to those of the team who are not Grandfather."""

    seat: int
    memory: int


class MemoryKept(Event, frozen=True):
    seat: int


class MemoryThrown(Event, frozen=True):
    """Away, for another; which one only those know who saw it."""

    seat: int


class ConstraintDrawn(Event, frozen=True):
    """Told to the Child alone."""

    seat: int
    constraint: int


class EyesClosed(Event, frozen=True):
    seat: int


class WentAhead(Event, frozen=True):
    """The Child does not wait: the Grandfather feels this mime later."""

    seat: int


class Mimed(Event, frozen=True):
    seat: int
    mime: int


class DecoyChosen(Event, frozen=True):
    """By this seat for its team; told to that team alone."""

    seat: int
    memory: int


class TeamReady(Event, frozen=True):
    """This team has chosen a decoy; it may still change it."""

    group: int


class DecoysLaid(Event, frozen=True):
    """Face down, so many of them."""

    count: int


class Shuffled(Event, frozen=True):
    """The pile is empty: hands and cards of past turns are shuffled, and hands dealt anew."""


class EyesOpened(Event, frozen=True):
    seat: int


class AlbumOpened(Event, frozen=True):
    """Before the Grandfather; so many cards."""

    seat: int
    count: int


class Pointed(Event, frozen=True):
    """He thinks aloud."""

    seat: int
    memory: Memory
    mime: Which


class Guessed(Event, frozen=True):
    """Both are confirmed at once."""

    seat: int
    memory: Memory
    mime: Which


class MemoryWas(Event, frozen=True):
    """What this Child had mimed."""

    seat: int
    memory: Memory
    mime: Which


class ConstraintWas(Event, frozen=True):
    """What had bound this Child."""

    seat: int
    constraint: Constraint
    mime: Which


class DecoyWas(Event, frozen=True):
    """The Grandfather chose a memory that this team had laid."""

    group: int
    memory: int


class Scored(Event, frozen=True):
    """Points of this turn."""

    group: int
    points: int


class Whispered(Event, frozen=True):
    """Told to the team alone."""

    seat: int
    text: str


class Ended(Event, frozen=True):
    pass


class Tied(Event, frozen=True):
    """These share the victory."""

    group: int


class Verdict(Event, frozen=True):
    """Two players, together: their points, and what that says of them, 0 to 4."""

    points: int
    verdict: int


class Won(Event, frozen=True):
    seat: int


EVENTS = Events(
    {
        MEMORY_DEALT: MemoryDealt,
        TURN_BEGAN: TurnBegan,
        APPOINTED: Appointed,
        MIME_DUE: MimeDue,
        MEMORY_DRAWN: MemoryDrawn,
        MEMORY_KEPT: MemoryKept,
        MEMORY_THROWN: MemoryThrown,
        CONSTRAINT_DRAWN: ConstraintDrawn,
        EYES_CLOSED: EyesClosed,
        WENT_AHEAD: WentAhead,
        MIMED: Mimed,
        DECOY_CHOSEN: DecoyChosen,
        TEAM_READY: TeamReady,
        DECOYS_LAID: DecoysLaid,
        SHUFFLED: Shuffled,
        EYES_OPENED: EyesOpened,
        ALBUM_OPENED: AlbumOpened,
        POINTED: Pointed,
        GUESSED: Guessed,
        MEMORY_WAS: MemoryWas,
        CONSTRAINT_WAS: ConstraintWas,
        DECOY_WAS: DecoyWas,
        SCORED: Scored,
        WHISPERED: Whispered,
        ENDED: Ended,
        TIED: Tied,
        VERDICT: Verdict,
        WON: Won,
    }
)

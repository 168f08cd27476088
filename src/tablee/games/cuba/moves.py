"""What a seat can do at a table of Mafia de Cuba.

A token is a number: 0 Loyal, 1 FBI, 2 CIA, 3 Driver, 4 Cleaner. So is what a pocket holds:
0 nothing, 1 to 15 so many diamonds, 16 and more a token. A topic is one of the four classic
questions: how many diamonds when the box came, which tokens, what was left, what did you take.
"""

from typing import Annotated, Final

from msgspec import Meta

from tablee.engine.moves import Form, Move, Moves

# The first number of each; then they go up by their fields, the first one fastest.
KEEP: Final = 0
HIDE: Final = 6
TAKE_DIAMONDS: Final = 12
TAKE_TOKEN: Final = 27
TAKE_NOTHING: Final = 32
LISTEN: Final = 33
STAY_SILENT: Final = 34
LET_PASS: Final = 35
SHOOT: Final = 36
PASS_ON: Final = 37
CLOSE: Final = 38
RING: Final = 39
BET: Final = 40
ACCUSE: Final = 44
INQUIRE: Final = 56
SAY_DIAMONDS: Final = 104
SAY_TOKENS: Final = 120
SAY_LEFT: Final = 264
SAY_TAKE: Final = 2568

HIDE_NOTHING: Final = 5
MOST: Final = 12  # seats
TOPICS: Final = 4

Diamonds = Annotated[int, Meta(ge=0, le=15)]
Target = Annotated[int, Meta(ge=0, le=MOST - 1)]
Token = Annotated[int, Meta(ge=0, le=4)]
Loyal = Annotated[int, Meta(ge=0, le=5)]
Agent = Annotated[int, Meta(ge=0, le=1)]
Drivers = Annotated[int, Meta(ge=0, le=2)]
Cleaner = Annotated[int, Meta(ge=0, le=1)]


class Keep(Move, frozen=True):
    """The Godfather: keep so many diamonds out of the box, unseen."""

    diamonds: Annotated[int, Meta(ge=0, le=5)]


class Hide(Move, frozen=True):
    """The first player: put this token into the felt bag; 5: none."""

    token: Annotated[int, Meta(ge=0, le=HIDE_NOTHING)]


class TakeDiamonds(Move, frozen=True):
    diamonds: Annotated[int, Meta(ge=1, le=15)]


class TakeToken(Move, frozen=True):
    token: Token


class TakeNothing(Move, frozen=True):
    """From an empty box, or as the last player."""


class Listen(Move, frozen=True):
    """The Godfather: let them talk."""


class StaySilent(Move, frozen=True):
    """An answer, too."""


class LetPass(Move, frozen=True):
    pass


class Shoot(Move, frozen=True):
    """The Cleaner: PAN!"""


class PassOn(Move, frozen=True):
    """The clock's move: the box goes on, or whoever holds it has had his time."""


class Close(Move, frozen=True):
    """The clock's move: pockets are shown."""


class Ring(Move, frozen=True):
    """The clock's move: the time of the investigation is up."""


class Bet(Move, frozen=True):
    """Who is out: how will it end? 0 found, 1 an Agent, 2 the Godfather falls, 3 the Cleaner."""

    ending: Annotated[int, Meta(ge=0, le=3)]


class Accuse(Move, frozen=True):
    """The Godfather: empty your pockets!"""

    target: Target


class Inquire(Move, frozen=True):
    """The Godfather: one of the four questions, by topic."""

    target: Target
    topic: Annotated[int, Meta(ge=0, le=TOPICS - 1)]


class SayDiamonds(Form, frozen=True):
    """Topic 0: so many diamonds when the box came."""

    diamonds: Diamonds


class SayTokens(Form, frozen=True):
    """Topic 1: these tokens when the box came."""

    loyal: Loyal
    fbi: Agent
    cia: Agent
    drivers: Drivers
    cleaner: Cleaner


class SayLeft(Form, frozen=True):
    """Topic 2: what was left when the box went on."""

    diamonds: Diamonds
    loyal: Loyal
    fbi: Agent
    cia: Agent
    drivers: Drivers
    cleaner: Cleaner


class SayTake(Form, frozen=True):
    """Topic 3: what went into the pocket."""

    take: Annotated[int, Meta(ge=0, le=20)]


MOVES = Moves(
    {
        KEEP: Keep,
        HIDE: Hide,
        TAKE_DIAMONDS: TakeDiamonds,
        TAKE_TOKEN: TakeToken,
        TAKE_NOTHING: TakeNothing,
        LISTEN: Listen,
        STAY_SILENT: StaySilent,
        LET_PASS: LetPass,
        SHOOT: Shoot,
        PASS_ON: PassOn,
        CLOSE: Close,
        RING: Ring,
        BET: Bet,
        ACCUSE: Accuse,
        INQUIRE: Inquire,
        SAY_DIAMONDS: SayDiamonds,
        SAY_TOKENS: SayTokens,
        SAY_LEFT: SayLeft,
        SAY_TAKE: SayTake,
    }
)

"""What a seat can do at a hearing of Oui, honorable Parrain.

A place is one of the three cards in hand. `mentions` is a set of seats, seat 0 counting 1, seat 1
counting 2, seat 2 counting 4 …; oneself and whoever is not at the table are not named by it. A
gesture of the Godfather's is 0 a word, 1 the bell, 2 a stare, 3 a question; anybody's reaction is
0 a laugh, 1 a gasp, 2 applause, 3 a throat cleared.
"""

from typing import Annotated, ClassVar, Final

from msgspec import Meta

from tablee.engine.moves import Form, Move, Moves, numbered

MOST: Final = 11  # seats
PLACES: Final = 3  # cards in a hand
GESTURES: Final = 4
REACTIONS: Final = 4  # kinds of them
LONGEST: Final = 280  # letters of a story

Place = Annotated[int, Meta(ge=0, le=PLACES - 1)]
Target = Annotated[int, Meta(ge=0, le=MOST - 1)]
Card = Annotated[int, Meta(ge=0, le=83)]
Mentions = Annotated[int, Meta(ge=0, le=2**MOST - 1)]
Text = Annotated[str, Meta(max_length=LONGEST)]


class LetPass(Move, frozen=True):
    """In the beat after a card: nothing to say."""


class Close(Move, frozen=True):
    """The clock's move: the beat is over."""


class Cancel(Move, frozen=True):
    """Who was named: with this card of mine, that excuse counts for nothing."""

    place: Place


class StepIn(Move, frozen=True):
    """The partner, in a beat: let me speak for him."""


class StepBack(Move, frozen=True):
    """The partner who stepped in: on second thoughts, no."""


class Accuse(Move, frozen=True):
    """It was not me, honourable Godfather, it was …"""

    target: Target


class Overrule(Move, frozen=True):
    """The Godfather: I have heard enough of that card."""

    card: Card


class BeConvinced(Move, frozen=True):
    """The Godfather: so it was that one!"""


class PourConcrete(Move, frozen=True):
    """The Godfather: on whoever stands before him."""


class NameCulprit(Move, frozen=True):
    """The Godfather, when the excuses have run out."""

    target: Target


class Look(Move, frozen=True):
    """The Eye: into one's own bag."""


class LookAway(Move, frozen=True):
    """The Eye: or not."""


class Rotate(Move, frozen=True):
    """The Rotation: everybody passes the bag on."""

    clockwise: bool


class Exchange(Move, frozen=True):
    """The Exchange: my bag for that of the accused."""


class Trap(Move, frozen=True):
    """The boss's bag: with this card of mine the police come for him."""

    place: Place


class React(Move, frozen=True):
    """A gesture that all see; it answers nothing."""

    aside: ClassVar[bool] = True

    reaction: Annotated[int, Meta(ge=0, le=REACTIONS - 1)]


class Say(Form, frozen=True):
    """The Godfather interrupts; or whoever cancelled a card says why."""

    aside: ClassVar[bool] = True

    gesture: Annotated[int, Meta(ge=0, le=GESTURES - 1)]
    text: Text = ""


class Whisper(Form, frozen=True):
    """A word for the partner's ear, and for those whose partner one is."""

    aside: ClassVar[bool] = True

    text: Text = ""


class Tell(Form, frozen=True):
    """An excuse: the card, those named, the story."""

    place: Place
    mentions: Mentions
    text: Text = ""


MOVES = Moves(
    numbered(
        (
            LetPass,
            Close,
            Cancel,
            StepIn,
            StepBack,
            Accuse,
            Overrule,
            BeConvinced,
            PourConcrete,
            NameCulprit,
            Look,
            LookAway,
            Rotate,
            Exchange,
            Trap,
            React,
            Say,
            Whisper,
            Tell,
        )
    )
)

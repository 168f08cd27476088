"""What a seat can do in Au Creux de ta Main.

A memory is meant by its number, 1 to 100. `mime` is 0 for the first mime of a turn, 1 for the
second.
"""

from typing import Annotated, ClassVar, Final

from msgspec import Meta

from tablee.engine.moves import Form, Move, Moves, numbered

MOST: Final = 8  # seats
LONGEST: Final = 280  # letters of a whisper

Seat = Annotated[int, Meta(ge=0, le=MOST - 1)]
Memory = Annotated[int, Meta(ge=1, le=100)]
Which = Annotated[int, Meta(ge=0, le=1)]
Fingerprint = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]*$")]


class Appoint(Move, frozen=True):
    """The active team: who is Grandfather in this turn, and who the Child of the first mime."""

    seat: Seat
    target: Seat


class Choose(Move, frozen=True):
    """Each for himself: the Child's memory, from his own hand."""

    memory: Memory


class Keep(Move, frozen=True):
    """The Child: this memory it will be."""


class ThrowAway(Move, frozen=True):
    """The Child: another memory, please."""


class CloseEyes(Move, frozen=True):
    """The Grandfather: my eyes are closed, here is my hand."""


class GoAhead(Move, frozen=True):
    """The Child: I mime now, and the Grandfather feels it when he comes."""


class Mime(Form, frozen=True):
    """The mime is over; the fingerprint of all its pieces."""

    fingerprint: Fingerprint = ""


class Done(Move, frozen=True):
    """Around a real table: the mime is over."""


class OpenEyes(Move, frozen=True):
    """The Grandfather, who felt a mime later: I have felt it."""


class Lay(Move, frozen=True):
    """Another team: this memory of ours looks like what we saw."""

    memory: Memory


class Guess(Move, frozen=True):
    """The Grandfather: this was the first, and that the second. I am sure."""

    first: Memory
    second: Memory


class Point(Move, frozen=True):
    """The Grandfather thinks aloud: might it be this one? All see his finger."""

    aside: ClassVar[bool] = True

    memory: Memory
    mime: Which


class Whisper(Form, frozen=True):
    """A word for the ears of one's own team."""

    aside: ClassVar[bool] = True

    text: Annotated[str, Meta(max_length=LONGEST)] = ""


MOVES = Moves(
    numbered(
        (
            Appoint,
            Choose,
            Keep,
            ThrowAway,
            CloseEyes,
            GoAhead,
            Mime,
            Done,
            OpenEyes,
            Lay,
            Guess,
            Point,
            Whisper,
        )
    )
)

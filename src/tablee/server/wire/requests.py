"""What a browser or a bot may ask of the house."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from tablee.engine.moves import snake

Id = Annotated[str, Meta(min_length=1, max_length=32)]
Key = Annotated[str, Meta(min_length=16, max_length=64)]
Fingerprint = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # a SHA-256
Word = Annotated[str, Meta(pattern="^([0-9a-f]{2}){16,32}$")]
LAST_NUMBER = 2**53 - 1  # that a browser knows
Number = Annotated[int, Meta(ge=0, le=LAST_NUMBER)]
SeatNumber = Annotated[int, Meta(ge=0, le=59)]
Text = Annotated[str, Meta(min_length=1)]  # how long it may be, the settings say
ClockKind = Literal["none", "relaxed", "strict"]
Pace = Literal["live", "days"]


class Request(Struct, frozen=True, tag_field="t", tag=snake, forbid_unknown_fields=True):
    """Something that a browser or a bot asks of the house."""


class Enter(Request, frozen=True):
    """Come into a room: by the key of its link; by its id if it is public or knows you.

    With both, the id counts where the link has been changed since.
    """

    key: Key | None = None
    room: Id | None = None


class Move(Request, frozen=True):
    """Answer a question. A move that is sent again with the same key happens only once."""

    table: Id
    key: Annotated[int, Meta(ge=1, le=LAST_NUMBER)]  # grows with every move of this seat
    ask: Number  # which question it answers
    move: msgspec.Raw


class Undo(Request, frozen=True):
    """Ask the others to let you take back your last move (table.undo)."""

    table: Id


class Agree(Request, frozen=True):
    """Answer somebody who wants to take a move back."""

    table: Id
    yes: bool


class Allow(Request, frozen=True):
    """Answer the host, who wants to give this seat to that person; the host: or better not."""

    table: Id
    seat: SeatNumber
    person: Id
    yes: bool


class Time(Request, frozen=True):
    """Ask for extra time."""

    table: Id


class Odds(Request, frozen=True):
    """The odds of the moves on offer to you, for learners."""

    table: Id


class Openings(Request, frozen=True):
    """I can't think of any words: some to begin with, for a form that is filled in so far."""

    table: Id
    move: msgspec.Raw


class Story(Request, frozen=True):
    """What happened before, as it was told to your seat, after the first so many."""

    table: Id
    known: Number = 0


class Chunk(Request, frozen=True):
    """A piece of a mime (table.stream). One that is sent again with its number counts once."""

    table: Id
    data: Annotated[str, Meta(max_length=4096)]
    number: Number | None = None  # its place in the mime; the next one, where it is left out


class Feel(Request, frozen=True):
    """I feel what comes. Said every second or so; until it is, the hand is held still."""

    table: Id


class Mime(Request, frozen=True):
    """A whole mime that is over and that you may have, by its number at this table."""

    table: Id
    number: Number


class Pass(Request, frozen=True):
    """Let everything pass, or no longer: a standing answer in windows, live until your turn."""

    table: Id
    on: bool


class Skip(Request, frozen=True):
    """You are out, and only bots play on: they need not pause for you."""

    table: Id


class Read(Request, frozen=True):
    """I am reading what a lesson tells me, or have read it: bots wait for one who plays alone."""

    table: Id
    on: bool


class Sit(Request, frozen=True):
    """Take a chair for the next game."""

    chair: SeatNumber


class Stand(Request, frozen=True):
    """Give your chair back."""


class Seal(Request, frozen=True):
    """The SHA-256 of a random word of yours, for the deal of this promise (table.fair)."""

    promise: Fingerprint
    commitment: Fingerprint


class Reveal(Request, frozen=True):
    """The word that you had sealed, once all fingerprints have been shown; never before."""

    promise: Fingerprint
    word: Word


class Say(Request, frozen=True):
    """Talk to the room."""

    text: Text


class Recall(Request, frozen=True):
    """What was said in the room before the line with this number."""

    before: Number = LAST_NUMBER


class Evening(Request, frozen=True):
    """The games that were played in the room, with their replays."""


class Leave(Request, frozen=True):
    """Leave the room for good."""


class Prepare(Request, frozen=True):
    """The host: what is played next, how, and with how many chairs."""

    game: Id | None = None
    options: dict[str, Any] | None = None
    clock: ClockKind | None = None
    seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] | None = None  # 0: as usual
    pace: Pace | None = None
    window: Annotated[int, Meta(ge=3, le=15)] | None = None  # seconds to react
    chairs: Annotated[int, Meta(ge=1, le=60)] | None = None
    public: bool | None = None
    name: Annotated[str, Meta(max_length=40)] | None = None


class Bot(Request, frozen=True):
    """The host: a bot for this chair; an empty word gives the chair back to whoever comes."""

    chair: SeatNumber
    bot: Annotated[str, Meta(max_length=32)]


class Start(Request, frozen=True):
    """The host: lay the table; bots take the empty chairs."""


class Name(Request, frozen=True):
    """A winner of the last game: whoever has this chair is the next Godfather, or the like."""

    chair: SeatNumber


class Seat(Request, frozen=True):
    """The host: this chair is for that person."""

    person: Id
    chair: SeatNumber


class Unseat(Request, frozen=True):
    """The host: nobody sits on this chair."""

    chair: SeatNumber


class Mute(Request, frozen=True):
    """The host: this person is silent, or may talk again."""

    person: Id
    on: bool


class Block(Request, frozen=True):
    """The host: this person goes and doesn't come back; or may come back."""

    person: Id
    on: bool


class Outside(Request, frozen=True):
    """The host: who was shown the door?"""


class Relink(Request, frozen=True):
    """The host: a new link for the room; the old one opens no door any more."""


class Host(Request, frozen=True):
    """The host: somebody else is host from now on."""

    person: Id


class Reseat(Request, frozen=True):
    """The host: in the running game this seat is that person's (who lost the cookie, say)."""

    table: Id
    seat: SeatNumber
    person: Id


class Close(Request, frozen=True):
    """The host: the running game ends here, without a result."""

    table: Id


class Ping(Request, frozen=True):
    """Are you there?"""


FromBrowser = (
    Enter | Move | Undo | Agree | Allow | Time | Odds | Openings | Story | Chunk | Feel | Mime
    | Pass | Skip | Read | Sit | Stand | Seal | Reveal | Name | Say | Recall | Evening | Leave
    | Prepare | Bot | Start | Seat | Unseat | Mute | Block | Outside | Relink | Host | Reseat
    | Close | Ping
)  # fmt: skip

"""What the house tells a browser or a bot."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from tablee.engine.moves import snake
from tablee.games.openings import Opening
from tablee.server.wire.seen import (
    AskSeen,
    ClockSeen,
    Ending,
    GameSeen,
    Given,
    GivingSeen,
    Outsider,
    PlayerSeen,
    Right,
    RoomSeen,
    SealSeen,
    SeatSeen,
    UndoSeen,
    Why,
    Yours,
)


class Reply(Struct, frozen=True, tag_field="t", tag=snake):
    """Something that the house tells a browser or a bot."""


class Said(Reply, frozen=True, omit_defaults=True):
    """Somebody said something; the lines of a room are numbered. A bot speaks in all tongues."""

    number: int
    person: str
    text: str
    at: int
    name: str = ""  # left out of a greeting where the person is among the room's people
    seat: int = -1  # of the bot that says it
    tongues: dict[str, str] = {}  # by language: what the bot says


class Welcome(Reply, frozen=True):
    """You are in: who you are, the room, and the last of its talk, as far as it is short."""

    me: str
    room: RoomSeen
    talk: list[Said]
    earlier: bool  # more was said before: ask with `recall`


class Room(Reply, frozen=True):
    room: RoomSeen


class Sealed(Reply, frozen=True):
    """What is dealt, to whom, and the fingerprints of all words that count: now say yours."""

    promise: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[SeatSeen]
    purses: list[int] | None  # of a night that goes on
    seals: list[SealSeen]
    seconds: int  # to say it; until then nothing is dealt


class Voided(Reply, frozen=True):
    """The deal of this promise will not be: it begins again, with another promise."""

    promise: str
    why: Why
    people: list[PlayerSeen]  # whose word was not said, or who has left


class Table(Reply, frozen=True):
    """Everything that your seat may see now. The view is `pub` with `own` laid over it."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    promise: str
    seats: list[SeatSeen]
    seat: int  # yours; -3: you look on
    pub: dict[str, Any]
    own: dict[str, Any]
    asks: list[AskSeen]
    yours: Yours | None
    may: list[Right]  # what else you may ask for now
    clock: ClockSeen
    silent: list[int]  # seats that must not talk now
    undo: UndoSeen | None
    ending: Ending | None
    key: int  # the newest key of a move of this seat
    passing: bool = False  # you let all reactions pass
    giving: GivingSeen | UnsetType = UNSET
    reading: bool = False  # the table waits until somebody has read the lesson
    silenced: Any = None  # the move that the clock made for you, until you move again


class Step(Reply, frozen=True):
    """What has changed; whatever is not named is as before."""

    pub: dict[str, Any] | UnsetType = UNSET  # the fields of the view that changed for all
    own: dict[str, Any] | UnsetType = UNSET  # all that your seat sees otherwise than onlookers
    events: list[Any] | UnsetType = UNSET  # what you are told
    asks: list[AskSeen] | UnsetType = UNSET
    yours: Yours | UnsetType | None = UNSET
    may: list[Right] | UnsetType = UNSET
    clock: ClockSeen | UnsetType = UNSET
    stood: int | UnsetType = UNSET  # ms in which the house could not take a move: nobody's time
    seats: list[SeatSeen] | UnsetType = UNSET
    silent: list[int] | UnsetType = UNSET
    undo: UndoSeen | UnsetType | None = UNSET
    taken_back: bool | UnsetType = UNSET  # the others agreed, and the last moves never happened
    giving: GivingSeen | UnsetType | None = UNSET
    given: Given | UnsetType = UNSET  # how that ended
    ending: Ending | UnsetType | None = UNSET
    done: int | UnsetType = UNSET  # your move with this key happened, and is on disk
    passing: bool | UnsetType = UNSET  # you let all reactions pass, or no longer
    reading: bool | UnsetType = UNSET  # the table waits for whoever reads, or no longer
    silenced: Any | UnsetType = UNSET  # your time was up: the clock made this move for you
    key: int | UnsetType = UNSET  # another device of yours has moved with this key


class Refused(Reply, frozen=True):
    """Your move did not happen: this rule forbids it. Nothing has changed."""

    key: int
    rule: str
    text: str
    piece: int | UnsetType = UNSET  # of your mime, where that was refused
    mime: int | UnsetType = UNSET  # that you may not have whole


class Trouble(Reply, frozen=True):
    """What you asked for can't be done; the text says what to do next. Nothing has changed."""

    code: str
    text: str
    field: str = ""


class AtAGlance(Reply, frozen=True):
    """The odds of moves on offer, and a sentence about them."""

    table: str
    ask: int
    line: str
    risks: list[Any]


class Suggested(Reply, frozen=True):
    """Words to begin with, for whoever asked, and nobody else."""

    table: str
    ask: int
    lines: list[Opening]


class Past(Reply, frozen=True):
    """The story of the game as your seat was told it, oldest first, after the known ones."""

    table: str
    known: int
    events: list[Any]
    more: bool


class Recalled(Reply, frozen=True):
    """What was said before, oldest first."""

    talk: list[Said]
    earlier: bool  # and more before that


class GamesPlayed(Reply, frozen=True):
    """The games of the evening, the last one first."""

    games: list[GameSeen]


class KeptOut(Reply, frozen=True):
    """For the host alone: whom the host has shown the door, the last one first."""

    people: list[Outsider]


class Link(Reply, frozen=True):
    """For the host alone: the key of the room's new link."""

    key: str


class Piece(Reply, frozen=True):
    """A piece of somebody's mime, for those who may have it as it is."""

    table: str
    number: int  # its place in the mime, from 0
    data: str


class Felt(Reply, frozen=True):
    """What you feel now; the next one comes after a tenth of a second."""

    table: str
    data: str


class Miming(Reply, frozen=True):
    """You may mime: so many pieces of yours are on disk, and this is their fingerprint."""

    table: str
    pieces: int
    fingerprint: str


class WholeMime(Reply, frozen=True, tag="mime"):
    """A mime that is over, piece by piece, for whoever asked."""

    table: str
    number: int
    pieces: list[str]


class Bye(Reply, frozen=True):
    """The house closes this connection."""

    code: str
    text: str


class Pong(Reply, frozen=True):
    pass


ToBrowser = (
    Welcome | Room | Table | Step | Refused | Trouble | Said | Recalled | AtAGlance | Suggested
    | Sealed | Voided | Past | Piece | Felt | Miming | WholeMime | GamesPlayed | KeptOut | Link
    | Bye | Pong
)  # fmt: skip

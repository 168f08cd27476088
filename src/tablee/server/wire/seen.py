"""What is seen of rooms and tables, as parts of messages.

What comes once for everybody at a full table is sparing: whatever is empty or usual is left out.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from tablee.server.wire.requests import ClockKind, Pace


class PersonSeen(Struct, frozen=True, omit_defaults=True):
    """Somebody in the room."""

    id: str
    name: str
    here: bool = True
    muted: bool = False


class ChairSeen(Struct, frozen=True, omit_defaults=True):
    """A chair for the next game: a person's, a bot's, or free."""

    person: str = ""
    bot: str = ""
    name: str = ""  # left out where the person is among the room's people
    chips: int = -1  # purse.change: with which one sits down next; -1: no night goes on
    new: bool = False  # this purse is a fresh one


class Fitting(Struct, frozen=True, omit_defaults=True):
    """Whether options go with so many chairs; until they do, no table can be laid."""

    usual: dict[str, int] = {}  # by option: the number that -1 stands for here
    rule: str = ""  # that forbids it
    missing: dict[str, str] = {}  # by language: what is missing, or why it doesn't fit


class PlanSeen(Struct, frozen=True, omit_defaults=True):
    """What is played next."""

    game: str
    options: dict[str, Any]
    clock: ClockKind
    seconds: int
    pace: Pace
    window: int  # seconds to react, at a live table
    chairs: list[ChairSeen]
    promise: str  # the fingerprint of the secret from which the next cards come (table.fair)
    fitting: Fitting = Fitting()
    naming: str = ""  # the option, a chair, that winners of the last game may set
    namers: list[str] = []  # who of them may do so now


class Standing(Struct, frozen=True, omit_defaults=True):
    """How often somebody has won and lost; a bot has no `person`."""

    person: str = ""
    name: str = ""  # left out where the person is among the room's people
    won: int = 0
    lost: int = 0


class EveningSeen(Struct, frozen=True):
    """The games so far: how many, which ones, and who stands best."""

    played: int
    games: list[str]
    standings: list[Standing]


class PlayerSeen(Struct, frozen=True):
    """Who sat there at the end; a bot has no `person`."""

    person: str
    name: str


class GameSeen(Struct, frozen=True):
    """A game of the evening: who played, by seat, how it ended, and the key of its replay."""

    game: str
    at: int
    players: list[PlayerSeen]
    winners: list[int]
    losers: list[int]
    points: list[int]
    closed: bool  # the host ended it, without a result
    share: str  # empty: it is no longer kept


class Outsider(Struct, frozen=True):
    """Somebody whom the host has shown the door."""

    id: str
    name: str


class RoomSeen(Struct, frozen=True):
    id: str
    name: str
    public: bool
    host: str  # empty: nobody, until somebody takes a chair
    people: list[PersonSeen]  # not all who have been here: see `others`
    others: int  # members who are away, and were so for longer than those above
    plan: PlanSeen
    table: str  # the one in play, or the last one; empty before the first
    evening: EveningSeen
    links: int  # grows when the host changes the link: the old key opens no door any more
    owner: str | UnsetType = UNSET  # whose room it is, while somebody else stands in as host


class SealSeen(Struct, frozen=True):
    """Somebody's word for the deal, by its fingerprint (table.fair)."""

    seat: int
    commitment: str


# Why a deal is void: a word was not said, somebody left, or the house was closed
Why = Literal["silent", "left", "closed"]


class SeatSeen(Struct, frozen=True, omit_defaults=True):
    """A seat at a running table."""

    name: str = ""  # left out of a whole table where the person is among the room's people
    person: str = ""  # empty: a bot's from the start
    bot: str = ""  # the bot that plays it now; empty: the person does
    away: bool = False


class AskSeen(Struct, frozen=True, omit_defaults=True):
    """Whom the table waits for, under which rule: all may know this."""

    seats: list[int]
    rule: str
    must: bool = False


class Yours(Struct, frozen=True):
    """The question to you: any of the moves answers it, and any filled-in form."""

    id: int
    rule: str
    must: bool
    moves: list[msgspec.Raw]
    forms: list[str]
    silence: msgspec.Raw | None  # what your silence will mean


# What you may ask of the table besides your moves: take back, more time, a standing answer, the end
Right = Literal["undo", "time", "pass", "skip"]


class ClockSeen(Struct, frozen=True, omit_defaults=True):
    """Milliseconds left: by seat, and for the reactions to what just happened."""

    seats: dict[int, int]
    window: int | None
    still: bool = False  # nobody's time runs now: the house can't take a move


class UndoSeen(Struct, frozen=True):
    """Somebody wants to take a move back; these agree."""

    seat: int
    agreed: list[int]


# How it ended: all said yes, somebody said no, not all answered, or it can't be any more
Given = Literal["yes", "no", "silence", "void"]


class GivingSeen(Struct, frozen=True):
    """The host would like to give this seat to that person; these are asked, and agree."""

    seat: int
    person: str
    host: str  # who asks
    asked: list[int]  # seats
    agreed: list[int]
    left: int  # ms to answer


class Ending(Struct, frozen=True):
    """How it ended; `share` is the key of the replay's link."""

    winners: list[int]
    losers: list[int]
    points: list[int]
    share: str

"""The lines of a table's log. With the header they are the table: everything else is replayed.

Every entry carries the time of the house (clocks.py), so that clocks survive a restart.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from tablee.engine.luck import Given
from tablee.engine.record import Purses
from tablee.server.wire import ClockKind, Pace


class Sitting(Struct, frozen=True, omit_defaults=True):
    """Who sat down: a person, or a bot with its way of playing."""

    name: str
    person: str = ""
    bot: str = ""


class Header(Struct, frozen=True, omit_defaults=True):
    """How the table was laid; it never changes."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: list[Sitting]
    secret: str  # of the deal, hexadecimal; published when the game is over (table.fair)
    opening: list[int]  # the picks before the first move
    clock: ClockKind
    seconds: int
    pace: Pace
    laid: int  # the time of the house
    carry: Purses | None = None
    words: list[Given] = []  # by seat, as they were sealed (table.fair)
    nonces: list[str] = []  # of tables laid before words were sealed
    window: int = 0  # seconds to react; 0: as the house has it


class Entry(Struct, frozen=True, tag_field="e", omit_defaults=True):
    at: int


class Moved(Entry, frozen=True, tag="m"):
    """A seat, or the clock, made a move; these picks followed."""

    seat: int
    move: int
    note: str = ""
    picks: list[int] = []
    key: int = -1  # of the browser's message; -1: the house moved (a bot, or silence)
    instead: int = -1  # the move of the log whose place it takes: sealed answers (Match.replaced)
    more: bool = False  # an answer to a question that this seat had answered, and that was open


class TakenBack(Entry, frozen=True, tag="u"):
    """table.undo: so many moves never happened. What they left behind is here: none is replayed."""

    count: int
    ask: int = 0  # the newest question now; 0: an old line, which has nothing of all this
    passing: list[int] = []  # who lets everything pass
    limits: list[tuple[str, int]] = []  # by rule: when a stretch of the game is over
    reacted: bool = False  # were there ever reactions to let pass?


class TimeGiven(Entry, frozen=True, tag="t"):
    """This seat has longer to answer; `asked`: it had asked for it."""

    seat: int
    ms: int
    asked: bool = True


class Manned(Entry, frozen=True, tag="b"):
    """A bot plays for somebody who is away; an empty name: they are back."""

    seat: int
    bot: str


class Reseated(Entry, frozen=True, tag="s"):
    """The seat is another person's from now on; empty: nobody's, whose bot plays on."""

    seat: int
    person: str


class LetsPass(Entry, frozen=True, tag="p"):
    """This seat lets everything pass, or no longer; at a live table, until its turn."""

    seat: int
    on: bool


class Felt(Entry, frozen=True, tag="f"):
    """This seat has felt so many pieces of the table's mime with this number, or is about to."""

    seat: int
    mime: int
    pieces: int


class Closed(Entry, frozen=True, tag="c"):
    """The host ended the game without a result."""


AnyEntry = Moved | TakenBack | TimeGiven | Manned | Reseated | LetsPass | Felt | Closed

_encoder = msgspec.json.Encoder()
_entries: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_header = msgspec.json.Decoder(Header)

encode = _encoder.encode
decode_entry = _entries.decode
decode_header = _header.decode

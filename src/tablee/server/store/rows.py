"""What the books give back: small rows that nobody can change."""

from __future__ import annotations

from typing import NamedTuple


class PersonRow(NamedTuple):
    id: str
    name: str
    lang: str
    since: int
    seen: int


class DeviceRow(NamedTuple):
    """A browser that somebody is known by, and the fingerprint of its secret."""

    hash: bytes
    kind: str
    since: int
    seen: int


class RoomRow(NamedTuple):
    id: str
    public: bool
    doc: bytes
    since: int
    changed: int
    closed: int | None  # when; None while it is open


class TableRow(NamedTuple):
    id: str
    room: str
    game: str
    header: bytes
    laid: int
    seen: int  # when it was laid, last went to sleep, or came from another house
    ended: int | None
    outcome: bytes | None
    asleep: bool
    due: int | None  # asleep, but something is to happen then
    shared: bool


class TalkRow(NamedTuple):
    n: int
    person: str
    text: str
    at: int


class Mentions(NamedTuple):
    """Ids of rooms and tables in whose documents a person is named."""

    rooms: list[str]
    tables: list[str]


class Swept(NamedTuple):
    """How much of each the sweep took away."""

    codes: int
    talk: int
    tables: int
    rooms: int

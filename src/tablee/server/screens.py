"""What a table shows to each seat, as bytes, and what a step changes of it.

What all may see is encoded once. A seat's own part is what it sees otherwise than onlookers. A
message is put together from such parts; where no part has changed there is no message, so nobody
notices that another has answered in a window (table.window).
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from tablee.engine.ear import Told
from tablee.engine.game import NO_DEFAULT
from tablee.engine.moves import Form
from tablee.engine.seats import CLOCK, EVERYBODY, NOBODY
from tablee.games.shelf import take
from tablee.server.table import Table
from tablee.server.wire import AskSeen, ClockSeen, Ending, SeatSeen, UndoSeen, Yours

NULL = b"null"
encode = msgspec.json.Encoder().encode


class Change:
    """What a step changed: for all, and for single seats."""

    __slots__ = ("events", "own", "shared", "told", "yours")

    def __init__(self) -> None:
        self.shared = b""  # the parts that are the same for all, each with its comma
        self.own: dict[int, bytes] = {}
        self.yours: dict[int, bytes] = {}
        self.told: bytes | None = None  # what everybody is told; None: look into `events`
        self.events: dict[int, bytes] = {}

    def add(self, name: bytes, part: bytes) -> None:
        self.shared += b',"' + name + b'":' + part

    def message(self, seat: int, done: int | None = None) -> bytes | None:
        """The step as this seat gets it; None where nothing of it is for this seat."""
        parts = self.shared
        if (own := self.own.get(seat)) is not None:
            parts += b',"own":' + own
        told = self.told if self.told is not None else self.events.get(seat)
        if told is not None:
            parts += b',"events":' + told
        if (yours := self.yours.get(seat)) is not None:
            parts += b',"yours":' + yours
        if done is not None:
            parts += b',"done":%d' % done
        return b'{"t":"step"' + parts + b"}" if parts else None


class Screen:
    """What was shown last, so that only changes travel."""

    __slots__ = ("asks", "deadlines", "fields", "own", "public", "silent", "yours")

    def __init__(self, table: Table) -> None:
        self.fields = fields_of(table.match.game.view_type)
        self.public: Any = None
        self.own: dict[int, dict[str, Any]] = {}
        self.yours: dict[int, bytes] = {}
        self.asks: list[tuple[int, str, bool]] = []
        self.deadlines: dict[int, int] = {}
        self.silent = 0
        self.step(table, [], 0)

    def step(self, table: Table, told: list[Told], now: int) -> Change:
        """Look at the table again; what has changed since the last look."""
        change = Change()
        self.look_at_views(table, change)
        self.look_at_asks(table, change)
        if told:
            tell(table, told, change)
        deadlines = table.clock.deadlines()
        if deadlines != self.deadlines:
            self.deadlines = deadlines
            change.add(b"clock", encode(clock_seen(table, now)))
        silent = table.match.game.silent(table.match.state)
        if silent != self.silent:
            self.silent = silent
            change.add(b"silent", encode(silent_seats(table)))
        return change

    def look_at_views(self, table: Table, change: Change) -> None:
        match, before = table.match, self.public
        self.public = public = match.view(NOBODY)
        if before is None:
            changed = {}
        else:
            changed = {
                field: value
                for field in self.fields
                if (value := getattr(public, field)) != getattr(before, field)
            }
        if changed:
            change.add(b"pub", encode(changed))
        for seat in range(match.seats):
            view = match.view(seat)
            own = {
                field: value
                for field in self.fields
                if (value := getattr(view, field)) != getattr(public, field)
            }
            if own != self.own.get(seat):
                self.own[seat] = own
                change.own[seat] = encode(own)

    def look_at_asks(self, table: Table, change: Change) -> None:
        match = table.match
        over = table.closed
        asks = [(ask.seat, ask.rule, ask.must) for ask in match.asks if ask.seat != CLOCK]
        if over:
            asks = []
        if asks != self.asks:
            self.asks = asks
            change.add(b"asks", encode(asks_seen(asks)))
        yours = {seat: yours_of(table, seat) for seat, _, _ in asks}
        for seat in self.yours.keys() | yours.keys():
            question = yours.get(seat, NULL)
            if question != self.yours.get(seat, NULL):
                change.yours[seat] = question
        self.yours = yours

    def full(
        self,
        table: Table,
        seat: int,
        now: int,
        seats: list[SeatSeen],
        undo: UndoSeen | None,
        ending: Ending | None,
    ) -> bytes:
        """Everything that this seat may see now."""
        header = table.header
        parts = {
            "t": "table",
            "id": table.id,
            "game": header.game,
            "rules": header.rules,
            "options": header.options,
            "promise": table.promise,
            "seats": seats,
            "seat": seat,
            "pub": self.public,
            "own": self.own.get(seat, {}),
            "asks": asks_seen(self.asks),
            "yours": msgspec.Raw(self.yours.get(seat, NULL)),
            "clock": clock_seen(table, now),
            "silent": silent_seats(table),
            "undo": undo,
            "ending": ending,
            "key": table.keys.get(seat, 0),
        }
        return encode(parts)


@cache
def fields_of(view: type) -> list[str]:
    return [field.name for field in msgspec.structs.fields(view)]


def asks_seen(asks: list[tuple[int, str, bool]]) -> list[AskSeen]:
    return [AskSeen(*ask) for ask in asks]


def yours_of(table: Table, seat: int) -> bytes:
    """The question to this seat, for its own eyes."""
    match = table.match
    ask = match.asks[match.place(seat)]
    offers = offers_of(table.header.game)
    moves, forms = [], []
    for number in match.legal(seat):
        if number not in offers:
            offer = match.game.moves.offer(number)
            is_form = isinstance(offer, type) and issubclass(offer, Form)
            offers[number] = match.game.moves.verb(number).name if is_form else raw(offer)
        known = offers[number]
        if isinstance(known, str):
            forms.append(known)
        else:
            moves.append(known)
    silence = None if ask.default == NO_DEFAULT else raw(match.game.moves.unpack(ask.default))
    return encode(Yours(match.id_of(seat), ask.rule, ask.must, moves, forms, silence))


@cache
def offers_of(game: str) -> dict[int, msgspec.Raw | str]:
    """Moves of this game that were offered before, encoded; forms by their name."""
    take(game)
    return {}


def raw(thing: object) -> msgspec.Raw:
    return msgspec.Raw(encode(thing))


def tell(table: Table, told: list[Told], change: Change) -> None:
    """Who is told what; most of the time everybody is told the same."""
    events = table.match.game.events
    if all(one.audience == EVERYBODY for one in told):
        change.told = encode(events.for_seat(told, NOBODY))
        return
    for seat in (NOBODY, *range(table.match.seats)):
        if heard := events.for_seat(told, seat):
            change.events[seat] = encode(heard)


def clock_seen(table: Table, now: int) -> ClockSeen:
    left = {seat: max(0, at - now) for seat, at in table.clock.deadlines().items()}
    return ClockSeen({seat: ms for seat, ms in left.items() if seat != CLOCK}, left.get(CLOCK))


def silent_seats(table: Table) -> list[int]:
    silent = table.match.game.silent(table.match.state)
    return [seat for seat in range(table.match.seats) if silent >> seat & 1]

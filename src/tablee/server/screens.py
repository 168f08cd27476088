"""What a table shows to each seat, as bytes, and what a step changes of it.

What all may see is encoded once. A seat's own part is what it sees otherwise than onlookers. A
message is put together from such parts; where no part has changed there is no message, so nobody
notices that another has answered in a window (table.window).
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

import msgspec
from msgspec.structs import astuple

from tablee.engine.ear import Told
from tablee.engine.events import Events
from tablee.engine.game import NO_DEFAULT
from tablee.engine.moves import Form, Moves
from tablee.engine.seats import CLOCK, EVERYBODY, NOBODY, ONLOOKERS
from tablee.games.shelf import take
from tablee.server.folding import MANY, folded
from tablee.server.rights import rights
from tablee.server.table import Table
from tablee.server.wire import AskSeen, ClockSeen, Ending, GivingSeen, SeatSeen, UndoSeen, Yours

Asks = tuple[tuple[int, str, bool], ...]  # seat, rule, must

NULL: Final = b"null"
NOTHING: Final = b"{}"
NO_RIGHTS: Final = b"[]"
BEGINNING: Final = b'{"t":"step"'
encode: Final = msgspec.json.Encoder().encode
values_of: Final = astuple  # the name of another module would be looked up at every call


class Change:
    """What a step changed: for all, and for single seats."""

    __slots__ = ("may", "own", "shared", "told", "told_to_all", "yours")

    def __init__(self) -> None:
        self.shared = b""  # the parts that are the same for all, each with its comma
        self.own: dict[int, bytes] = {}
        self.yours: dict[int, bytes] = {}
        self.may: dict[int, bytes] = {}
        self.told: list[tuple[int, bytes]] = []  # each event with its audience
        self.told_to_all = True

    def add(self, name: bytes, part: bytes) -> None:
        self.shared += b',"' + name + b'":' + part

    def tell(self, table: Table, told: list[Told]) -> None:
        """Each event is encoded once; most of the time everybody is told the same."""
        events = table.match.game.events
        self.told = [(one.audience, encoded(events, one)) for one in told]
        self.told_to_all = all(audience == EVERYBODY for audience, _ in self.told)
        if told and self.told_to_all:
            self.add(b"events", b"[" + b",".join([event for _, event in self.told]) + b"]")

    def seen_by_all(self) -> bool:
        """Everybody gets something of it: a part that all share, or an event each."""
        heard = 0
        for audience, _ in self.told:
            heard |= audience
        return self.shared != b"" or heard == EVERYBODY

    def message(self, seat: int, done: int | None = None, key: int | None = None) -> bytes | None:
        """The step as this seat gets it; None where nothing of it is for this seat."""
        parts = [BEGINNING, self.shared]
        if (own := self.own.get(seat)) is not None:
            parts += (b',"own":', own)
        if not self.told_to_all:
            group = ONLOOKERS if seat == NOBODY else 1 << seat
            if events := [event for audience, event in self.told if audience & group]:
                parts += (b',"events":[', b",".join(events), b"]")
        if (yours := self.yours.get(seat)) is not None:
            parts += (b',"yours":', yours)
        if (may := self.may.get(seat)) is not None:
            parts += (b',"may":', may)
        if done is not None:
            parts.append(b',"done":%d' % done)
        if key is not None:
            parts.append(b',"key":%d' % key)
        if len(parts) == 2 and not self.shared:
            return None
        parts.append(b"}")
        return b"".join(parts)


class Screen:
    """What was shown last, so that only changes travel."""

    __slots__ = ("asks", "deadlines", "fields", "may", "own", "public", "silent", "yours")

    def __init__(self, table: Table) -> None:
        self.fields = fields_of(table.match.game.view_type)
        self.public: tuple[Any, ...] = ()  # of the view of onlookers, field by field
        self.own: dict[int, bytes] = {}  # of seats from which somebody looks, or looked
        self.yours: dict[int, bytes] = {}
        self.may: dict[int, bytes] = {}
        self.asks: Asks = ()
        self.deadlines: dict[int, int] = {}
        self.silent = 0
        self.step(table, [], 0, [])

    def step(self, table: Table, told: list[Told], now: int, watched: list[int]) -> Change:
        """Look at the table again, from these seats; what has changed since the last look."""
        change = Change()
        self.look_at_views(table, change, watched)
        self.look_at_asks(table, change, watched)
        self.look_at_rights(table, change, watched)
        change.tell(table, told)
        deadlines = table.clock.deadlines
        if deadlines != self.deadlines:
            self.deadlines = deadlines
            change.add(b"clock", encode(clock_seen(table, now)))
        silent = table.match.game.silent(table.match.state)
        if silent != self.silent:
            self.silent = silent
            change.add(b"silent", encode(silent_seats(table)))
        return change

    def look_at_views(self, table: Table, change: Change, watched: list[int]) -> None:
        match, before = table.match, self.public
        self.public = public = values_of(match.view(NOBODY))
        if before and (changed := self.unlike(public, before)):
            change.add(b"pub", encode(changed))
        for seat in watched:
            own = self.own_of(table, seat)
            if own != self.own.get(seat):
                change.own[seat] = self.own[seat] = own

    def own_of(self, table: Table, seat: int) -> bytes:
        """What this seat sees otherwise than onlookers."""
        return encode(self.unlike(values_of(table.match.view(seat)), self.public))

    def unlike(self, view: tuple[Any, ...], other: tuple[Any, ...]) -> dict[str, Any]:
        """The fields of a view that are not as in the other."""
        found: dict[str, Any] = {}
        for place, field in enumerate(self.fields):
            if view[place] != other[place]:
                found[field] = view[place]
        return found

    def look_at_asks(self, table: Table, change: Change, watched: list[int]) -> None:
        asks: Asks = ()
        if not table.closed:
            asks = tuple(
                [(ask.seat, ask.rule, ask.must) for ask in table.match.asks if ask.seat != CLOCK]
            )
        if asks != self.asks:
            self.asks = asks
            change.add(b"asks", encoded_asks(asks))
        for seat in watched:
            question = question_to(table, seat)
            if question != self.yours.get(seat, NULL):
                change.yours[seat] = self.yours[seat] = question

    def look_at_rights(self, table: Table, change: Change, watched: list[int]) -> None:
        for seat in watched:
            may = encode(rights(table, seat))
            if may != self.may.get(seat, NO_RIGHTS):
                change.may[seat] = self.may[seat] = may

    def full(
        self,
        table: Table,
        seat: int,
        now: int,
        seats: list[SeatSeen],
        undo: UndoSeen | None,
        ending: Ending | None,
        reading: bool = False,
        giving: GivingSeen | None = None,
    ) -> bytes:
        """Everything that this seat may see now; from then on only changes."""
        header = table.header
        own, yours = NOTHING, question_to(table, seat)
        if seat != NOBODY:
            own = self.own[seat] = self.own_of(table, seat)
            self.yours[seat] = yours
            self.may[seat] = encode(rights(table, seat))
        parts = {
            "t": "table",
            "id": table.id,
            "game": header.game,
            "rules": header.rules,
            "options": header.options,
            "promise": table.promise,
            "seats": seats,
            "seat": seat,
            "pub": dict(zip(self.fields, self.public, strict=True)),
            "own": msgspec.Raw(own),
            "asks": msgspec.Raw(encoded_asks(self.asks)),
            "yours": msgspec.Raw(yours),
            "may": rights(table, seat),
            "clock": clock_seen(table, now),
            "silent": silent_seats(table),
            "undo": undo,
            "ending": ending,
            "key": table.key_of(seat),
            **({"passing": True} if seat in table.passing else {}),
            **({"reading": True} if reading else {}),
            **({"giving": giving} if giving is not None else {}),
            **({"silenced": silenced_of(table, seat)} if seat in table.silenced else {}),
        }
        return encode(parts)


@cache
def fields_of(view: type) -> list[str]:
    return [field.name for field in msgspec.structs.fields(view)]


@lru_cache(1000)
def encoded_asks(asks: Asks) -> bytes:
    """Those who are asked alike come together."""
    alike: dict[tuple[str, bool], list[int]] = {}
    for seat, rule, must in asks:
        alike.setdefault((rule, must), []).append(seat)
    return encode([AskSeen(seats, rule, must) for (rule, must), seats in alike.items()])


def encoded(events: Events, told: Told) -> bytes:
    """What people said is forgotten with their table: only numbers are remembered."""
    if told.note:
        return encode(events.unpack(told))
    return encoded_numbers(events, told.kind, told.a, told.b)


@lru_cache(10_000)
def encoded_numbers(events: Events, kind: int, a: int, b: int) -> bytes:
    return encode(events.unpack(Told(EVERYBODY, kind, a, b, "")))


def question_to(table: Table, seat: int) -> bytes:
    """The question to this seat, for its own eyes."""
    match = table.match
    place = match.place(seat)
    if table.closed or place < 0:
        return NULL
    ask = match.asks[place]
    offers = offers_of(table.header.game)
    legal = match.legal(seat)
    moves, forms = [], []
    for number in legal:
        if number not in offers:
            offer = match.game.moves.offer(number)
            is_form = isinstance(offer, type) and issubclass(offer, Form)
            offers[number] = match.game.moves.verb(number).name if is_form else raw(offer)
        known = offers[number]
        if isinstance(known, str):
            forms.append(known)
        else:
            moves.append(known)
    if len(moves) > MANY:
        plain = [number for number in legal if not isinstance(offers[number], str)]
        moves = folded(match.game.moves, tuple(plain))
    silence = silence_of(match.game.moves, ask.default, offers)
    return encode(Yours(match.id_of(seat), ask.rule, ask.must, moves, forms, silence))


def silence_of(
    moves: Moves, default: int, offers: dict[int, msgspec.Raw | str]
) -> msgspec.Raw | None:
    """What silence will mean; most of the time it is among the moves on offer."""
    if default == NO_DEFAULT:
        return None
    known = offers.get(default)
    return raw(moves.unpack(default)) if known is None or isinstance(known, str) else known


def silenced_of(table: Table, seat: int) -> msgspec.Raw | None:
    """What the clock played for this seat, until it plays again itself."""
    entry = table.silenced.get(seat)
    return None if entry is None else raw(table.match.game.moves.unpack(entry.move, entry.note))


@cache
def offers_of(game: str) -> dict[int, msgspec.Raw | str]:
    """Moves of this game that were offered before, encoded; forms by their name."""
    take(game)
    return {}


def raw(thing: object) -> msgspec.Raw:
    return msgspec.Raw(encode(thing))


def clock_seen(table: Table, now: int) -> ClockSeen:
    left = {seat: max(0, at - now) for seat, at in table.clock.deadlines.items()}
    seats = {seat: ms for seat, ms in left.items() if seat != CLOCK}
    return ClockSeen(seats, left.get(CLOCK), table.clock.still)


def silent_seats(table: Table) -> list[int]:
    silent = table.match.game.silent(table.match.state)
    return [seat for seat in range(table.match.seats) if silent >> seat & 1]

"""What happened, as people are told it. The law tells numbers; here they get their names."""

from __future__ import annotations

from typing import ClassVar

import msgspec
from msgspec.inspect import StructType, type_info

from tablee.engine.ear import Told
from tablee.engine.moves import Range, range_of, snake, union_of
from tablee.engine.seats import NOBODY, ONLOOKERS, sits


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=snake):
    """Something that happened, named in the past tense, with at most two numbers.

    Where there are more fields, those after the first have bounds and share the second number,
    counted up like the fields of a move.
    A field named `text` holds the words that came with the move.
    An event reveals, unless its class says otherwise: no undo goes back behind it (table.undo).
    """

    reveals: ClassVar[bool] = True


class Events:
    """All the events of a game, by their number in the law."""

    def __init__(self, kinds: dict[int, type[Event]]) -> None:
        self.kinds = kinds
        self.fields = {number: kind.__struct_fields__ for number, kind in kinds.items()}
        self.shared = {number: shared for number in kinds if (shared := shared_by(kinds[number]))}
        self.revealing = sum(1 << number for number, kind in kinds.items() if kind.reveals)
        self.type = union_of(list(kinds.values()))

    def unpack(self, told: Told) -> Event:
        kind, fields = self.kinds[told.kind], self.fields[told.kind]
        shared = self.shared.get(told.kind)
        values = (told.a, told.b) if shared is None else (told.a, *apart(told.b, shared))
        if "text" not in fields:
            return kind(*values[: len(fields)])
        numbers = iter(values)
        return kind(*[told.note if field == "text" else next(numbers) for field in fields])

    def for_seat(self, told: list[Told], seat: int) -> list[Event]:
        """What this seat is told; NOBODY stands for the onlookers."""
        return [self.unpack(one) for one in told if may_know(one, seat)]


def shared_by(kind: type[Event]) -> list[Range]:
    """The bounds of the fields that share a number; none where there are numbers for all."""
    if len(set(kind.__struct_fields__) - {"text"}) <= 2:
        return []
    described = type_info(kind)
    assert isinstance(described, StructType)
    bounds = [range_of(field) for field in described.fields[1:] if field.name != "text"]
    if None in bounds:
        raise TypeError(f"{kind.__name__} has more fields than numbers: they need bounds")
    return [one for one in bounds if one is not None]


def apart(number: int, ranges: list[Range]) -> list[int]:
    """The fields that share a number."""
    values = []
    for _, low, count in ranges:
        values.append(low + number % count)
        number //= count
    return values


def may_know(told: Told, seat: int) -> bool:
    """table.secret: its audience alone; NOBODY stands for the onlookers."""
    if seat == NOBODY:
        return told.audience & ONLOOKERS != 0
    return sits(seat, told.audience)

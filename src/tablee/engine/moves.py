"""Moves as people know them, and the small integers that stand for them in the law."""

from __future__ import annotations

import operator
import re
from collections.abc import Iterable, Iterator
from functools import reduce
from typing import Any, ClassVar

import msgspec
from msgspec.inspect import BoolType, Field, IntType, StrType, StructType, type_info

from tablee.engine.chance import Chance

MOST_HEARD = 4096  # moves of a game that are remembered as they came


def snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def union_of(kinds: list[Any]) -> Any:
    """The type of whatever is one of these, for decoding and for describing."""
    return reduce(operator.or_, kinds)


class Move(msgspec.Struct, frozen=True, tag_field="do", tag=snake, forbid_unknown_fields=True):
    """Something that a seat does, named in the imperative, with bounded fields.

    An aside answers nothing: the question that was open stays as it was.
    """

    aside: ClassVar[bool] = False


class Form(Move, frozen=True):
    """A move with too many values to list: candidates offer it once, and its bounds say the rest.

    It may have one text, with a default for silence; it is kept beside the move and never enters
    the state.
    """


Range = tuple[str, int, int]  # a field, its lowest value, how many values it has


def range_of(field: Field) -> Range | None:
    """The bounds of a field; None where it has none."""
    match field.type:
        case BoolType():
            return field.name, 0, 2
        case IntType(ge=int(low), le=int(high)):
            return field.name, low, high - low + 1
    return None


class Verb:
    """One kind of move: its first number, and how its fields are counted up from there."""

    def __init__(self, base: int, kind: type[Move]) -> None:
        self.base = base
        self.kind = kind
        self.name = snake(kind.__name__)
        self.is_form = issubclass(kind, Form)
        self.ranges: list[Range] = []
        self.text: str | None = None
        self.longest = 0
        described = type_info(kind)
        assert isinstance(described, StructType)
        for field in described.fields:
            self.measure(field)
        self.span = reduce(lambda span, field: span * field[2], self.ranges, 1)

    def measure(self, field: Field) -> None:
        if bounds := range_of(field):
            self.ranges.append(bounds)
            return
        match field.type:
            case StrType(max_length=int(longest)) if self.is_form and not field.required:
                self.text, self.longest = field.name, longest
            case _:
                raise TypeError(f"{self.kind.__name__}.{field.name} needs bounds (or a default)")

    def pack(self, move: Move) -> int:
        offset = 0
        for name, low, count in reversed(self.ranges):
            offset = offset * count + int(getattr(move, name)) - low
        return self.base + offset

    def unpack(self, number: int, note: str) -> Move:
        values: dict[str, Any] = {self.text: note} if self.text and note else {}
        offset = number - self.base
        for name, low, count in self.ranges:
            values[name] = low + offset % count
            offset //= count
        return msgspec.convert(values | {"do": self.name}, self.kind, strict=False)


def numbered(kinds: Iterable[type[Move]]) -> dict[int, type[Move]]:
    """The verbs of a game one after the other, each as soon as the numbers before are used up."""
    verbs: dict[int, type[Move]] = {}
    free = 0
    for kind in kinds:
        verbs[free] = kind
        free += Verb(free, kind).span
    return verbs


class Moves:
    """All the verbs of a game, by their first number in the law."""

    def __init__(self, verbs: dict[int, type[Move]]) -> None:
        self.verbs = [Verb(base, kind) for base, kind in sorted(verbs.items())]
        for verb, after in zip(self.verbs, self.verbs[1:], strict=False):
            if verb.base + verb.span > after.base:
                raise ValueError(f"the numbers of {verb.name} run into {after.name}")
        self.of_kind = {verb.kind: verb for verb in self.verbs}
        self.type = union_of(list(verbs.values()))
        self.decoder = msgspec.json.Decoder(self.type)
        self.asides = [verb for verb in self.verbs if verb.kind.aside]
        self.known: dict[int, Move] = {}
        self.heard: dict[bytes, tuple[int, str]] = {}

    def verb(self, number: int) -> Verb:
        for verb in self.verbs:
            if verb.base <= number < verb.base + verb.span:
                return verb
        raise ValueError(f"no move has the number {number}")

    def form(self, number: int) -> int | None:
        """The first number of the form that this is a filling-in of."""
        for verb in self.verbs:
            if verb.is_form and verb.base <= number < verb.base + verb.span:
                return verb.base
        return None

    def is_aside(self, number: int) -> bool:
        """Does this move answer nothing?"""
        return any(verb.base <= number < verb.base + verb.span for verb in self.asides)

    def read(self, text: bytes) -> tuple[int, str]:
        """A move as it travels; those without words are remembered."""
        known = self.heard.get(text)
        if known is None:
            known = self.pack(self.decoder.decode(text))
            if not known[1] and len(self.heard) < MOST_HEARD:
                self.heard[text] = known
        return known

    def pack(self, move: Move) -> tuple[int, str]:
        """The number that the law knows, and the text beside it."""
        verb = self.of_kind[type(move)]
        return verb.pack(move), "" if verb.text is None else getattr(move, verb.text)

    def unpack(self, number: int, note: str = "") -> Move:
        """The move that a number stands for; the same object each time, where there is no text."""
        if note:
            return self.verb(number).unpack(number, note)
        if number not in self.known:
            self.known[number] = self.verb(number).unpack(number, "")
        return self.known[number]

    def allows(self, number: int, note: str) -> bool:
        """May these words go with this move?"""
        try:
            return self.pack(self.unpack(number, note)) == (number, note)
        except msgspec.ValidationError:
            return False

    def offer(self, number: int) -> Move | type[Form]:
        """What a candidate of the law offers: a move, or a form to fill in."""
        verb = self.verb(number)
        return verb.kind if issubclass(verb.kind, Form) else self.unpack(number)

    def fill_in(self, form: type[Form], chance: Chance) -> Move:
        """A filling-in at random, without a word."""
        verb = self.of_kind[form]
        return verb.unpack(verb.base + chance.below(verb.span), "")

    def __iter__(self) -> Iterator[Verb]:
        return iter(self.verbs)

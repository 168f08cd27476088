"""Moves that name several cards by their numbers: too many for a list, so the numbers are typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tablee.engine.moves import Moves, Verb
from tablee.games.words import MEMORIES, Words

MANY: Final = 12  # so many of one kind are one line


class Several(Struct, frozen=True):
    """The moves of one kind, by what is typed: “d 12 57”."""

    letter: str
    name: str
    moves: dict[tuple[int, ...], int]

    @property
    def example(self) -> str:
        return " ".join([self.letter, *map(str, next(iter(self.moves)))])


def several(
    offered: Sequence[tuple[int, str]], moves: Moves, words: Words, filling: str
) -> list[Several]:
    """The kinds of move of which very many are on offer, and that name numbered cards."""
    found = []
    for verb in moves.verbs:
        fields = [name for name, _, _ in verb.ranges]
        if verb.is_form or len(fields) < 2 or not {*fields} & {*MEMORIES}:
            continue
        mine = [number for number, _ in offered if 0 <= number - verb.base < verb.span]
        if len(mine) > MANY:
            label = str(words.entries["moves"][verb.name])
            label = label.format(**dict.fromkeys(fields, filling))
            typed = {as_typed(verb, number, words): number for number in mine}
            found.append(Several(label[:1].casefold(), label, typed))
    return found


def as_typed(verb: Verb, number: int, words: Words) -> tuple[int, ...]:
    """Cards by their numbers; what has a list of its own, by its place there, from 1."""
    move = verb.unpack(number, "")
    named = words.entries["moves"]
    return tuple(
        int(getattr(move, name)) + (1 if f"{name}s" in named else 0) for name, _, _ in verb.ranges
    )


def meant(typed: str, kinds: Sequence[Several]) -> int | None:
    """The move that somebody has typed so."""
    first, *rest = typed.split()
    if not rest or not all(part.isdecimal() and len(part) < 6 for part in rest):
        return None
    numbers = tuple(map(int, rest))
    for one in kinds:
        if one.name.casefold().startswith(first) and numbers in one.moves:
            return one.moves[numbers]
    return None

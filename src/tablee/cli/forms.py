"""Filling in a form at the terminal, field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from tablee.cli.boxes import bounds, fields_of
from tablee.cli.menu import simple
from tablee.cli.person import Person
from tablee.cli.speech import Speech, clean
from tablee.engine.moves import Form, Move
from tablee.games.words import GROUPS, Words

NOBODY_SO_CALLED: Final = "?"  # no number, so it is asked again


def fill_in(form: type[Form], person: Person, words: Words, names: Sequence[str]) -> Move | None:
    """The form filled in; None if the person thinks better of it."""
    say, out = person.desk.say, person.desk.out
    labels = words.entries.get("fields", {})
    out.print(say("forms.cancel"), style="dim")
    values: dict[str, Any] = {}
    for name, kind in fields_of(form).items():
        choices = choices_of(name, words)
        takes = asked_for(name, kind, choices, names, say)
        question = say("forms.field", field=labels.get(name, name), bounds=takes)
        while name not in values:
            answer = clean(person.read(question), 10_000)
            if answer == ".":
                return None
            try:
                meant = as_meant(answer, name, kind, choices, names, say)
                values[name] = msgspec.convert(meant, kind, strict=False)
            except msgspec.ValidationError:
                out.print(say("forms.again", bounds=takes))
    return form(**values)


def choices_of(name: str, words: Words) -> list[str]:
    """What the values of a field are called, where the moves of a game have a list for it."""
    listed = words.entries.get("moves", {}).get(f"{name}s")
    return [str(line) for line in listed] if isinstance(listed, list) else []


def asked_for(name: str, kind: Any, choices: list[str], names: Sequence[str], say: Speech) -> str:
    if name in GROUPS:
        return say("values.names", names=", ".join(names))
    if not choices or choices == numbered(choices):
        return say("values.between", low=1, high=len(choices)) if choices else bounds(kind, say)
    return ", ".join(f"{place} {label}" for place, label in enumerate(choices, 1))


def numbered(choices: list[str]) -> list[str]:
    return [str(place) for place in range(1, len(choices) + 1)]


def as_meant(
    answer: str, name: str, kind: Any, choices: list[str], names: Sequence[str], say: Speech
) -> str:
    """Names, places in a list, yes and no, as this language says them."""
    if name in GROUPS:
        return group_of(answer, names)
    if choices:
        return str(int(answer) - 1) if answer.isdecimal() else answer
    if kind is not bool:
        return answer
    if answer.casefold() in say.entry("answers.yes"):
        return "true"
    return "false" if answer.casefold() in say.entry("answers.no") else answer


def group_of(answer: str, names: Sequence[str]) -> str:
    """The set of those who are named, each by name or by its first letters."""
    group = 0
    for typed in filter(None, (simple(part) for part in answer.split(","))):
        meant = [seat for seat, name in enumerate(names) if simple(name).startswith(typed)]
        if len(meant) != 1:
            return NOBODY_SO_CALLED
        group |= 1 << meant[0]
    return str(group)

"""Filling in a form at the terminal, field by field."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.cli.boxes import bounds, fields_of
from tablee.cli.person import Person
from tablee.cli.speech import clean
from tablee.engine.moves import Form, Move
from tablee.games.words import Words


def fill_in(form: type[Form], person: Person, words: Words) -> Move | None:
    """The form filled in; None if the person thinks better of it."""
    say, out = person.desk.say, person.desk.out
    labels = words.entries.get("fields", {})
    out.print(say("forms.cancel"), style="dim")
    values: dict[str, Any] = {}
    for name, kind in fields_of(form).items():
        question = say("forms.field", field=labels.get(name, name), bounds=bounds(kind, say))
        while name not in values:
            answer = clean(person.read(question), 10_000)
            if answer == ".":
                return None
            try:
                values[name] = msgspec.convert(as_meant(answer, kind, person), kind, strict=False)
            except msgspec.ValidationError:
                out.print(say("forms.again", bounds=bounds(kind, say)))
    return form(**values)


def as_meant(answer: str, kind: Any, person: Person) -> str:
    """Yes and no as this language says them."""
    if kind is not bool:
        return answer
    say = person.desk.say
    if answer.casefold() in say.entry("answers.yes"):
        return "true"
    return "false" if answer.casefold() in say.entry("answers.no") else answer

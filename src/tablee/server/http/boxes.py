"""A game on the shelf as a browser sees it: for how many, with which options, bots and moves."""

from __future__ import annotations

import re
from typing import Any, Literal, get_args, get_type_hints

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec.inspect import (
    BoolType,
    Field,
    IntType,
    LiteralType,
    Metadata,
    StrType,
    StructType,
    VarTupleType,
    type_info,
)

from tablee.engine.match import Refused
from tablee.engine.moves import Verb
from tablee.games.shelf import Box
from tablee.games.words import SEATS, Words
from tablee.server.speech import say

Kind = Literal["yes_no", "number", "choice", "text", "seat", "seats", "other"]
MOST_TRIED = 12  # values of an option that are tried with every number of people


class Choice(Struct):
    value: str | int | bool
    label: str


class FieldSeen(Struct, omit_defaults=True):
    """Something to fill in: a number from `low` to `high`, a text of at most `longest`, …"""

    name: str
    kind: Kind
    label: str
    help: str = ""
    default: Any = None
    low: int | None = None
    high: int | None = None
    longest: int | None = None
    choices: list[Choice] = []
    suggestions: list[str] = []
    only: dict[str, str | int | bool] = {}  # it means something only where these options say so
    seats: list[int] = []  # and only with so many people; none: with any


class Condition(Struct):
    """This value of this option does not go with so many people: the rule says why."""

    option: str
    value: str | int | bool
    seats: list[int]
    rule: str
    text: str


class BotSeen(Struct):
    id: str
    label: str
    best: bool


class GameSeen(Struct):
    id: str
    version: int  # of its rules
    name: str
    tagline: str
    feeling: str
    duration: str
    minutes: int
    fewest: int
    most: int
    kinds: list[str]  # what it asks of people: talk, nerve, touch
    options: list[FieldSeen]
    conditions: list[Condition]
    bots: list[BotSeen]
    welcome: list[str]  # the bots that a newcomer sits down with, clockwise
    credits: str  # Markdown


class VerbSeen(Struct):
    """A kind of move. A form has to be filled in; the others are offered ready-made."""

    do: str
    form: bool
    label: str  # with the names of fields in braces
    fields: list[FieldSeen]


def described(box: Box, language: str) -> GameSeen:
    game, words = box.game, box.words(language)
    options = [option_seen(field, game.options, words) for field in fields_of(game.options)]
    minutes = re.search(r"\d+", words["duration"])
    return GameSeen(
        id=game.id,
        version=game.version,
        name=words["name"],
        tagline=words["tagline"],
        feeling=words["feeling"],
        duration=words["duration"],
        minutes=int(minutes[0]) if minutes else 0,
        fewest=game.fewest,
        most=game.most,
        kinds=list(box.kinds),
        options=options,
        conditions=conditions(box, options, words),
        bots=bots(box, words, language),
        welcome=list(box.welcome),
        credits=credits(box, language),
    )


def fields_of(kind: type) -> tuple[Field, ...]:
    info = type_info(kind)
    return info.fields if isinstance(info, StructType) else ()


def option_seen(field: Field, kind: type, words: Words) -> FieldSeen:
    said = words.entries.get("options", {})
    seen = field_seen(field, str(said.get(field.name, field.name)))
    written = get_args(get_type_hints(kind)[field.name])  # type_info sorts them
    seen.choices.sort(key=lambda choice: written.index(choice.value))
    seen.help = str(said.get(f"{field.name}_help", ""))
    for choice in seen.choices:
        choice.label = str(said.get(f"{field.name}_{choice.value}", choice.value))
    listed = words.entries.get(f"{field.name}s")
    if seen.kind == "text" and isinstance(listed, list):
        seen.suggestions = [str(line) for line in listed]
    return seen


def field_seen(field: Field, label: str) -> FieldSeen:
    default = None if field.default is NODEFAULT else msgspec.to_builtins(field.default)
    seen = FieldSeen(field.name, "other", label, default=default)
    kind = field.type
    if isinstance(kind, Metadata):
        seen.only = (kind.extra or {}).get("only", {})
        seen.seats = (kind.extra or {}).get("seats", [])
        kind = kind.type
    match kind:
        case BoolType():
            seen.kind = "yes_no"
        case LiteralType(values=tuple(values)):
            seen.kind = "choice"
            seen.choices = [Choice(value, str(value)) for value in values if value is not None]
        case IntType(ge=low, le=high):
            seen.kind, seen.low, seen.high = "number", low, high
        case StrType(max_length=longest):
            seen.kind, seen.longest = "text", longest
        case VarTupleType(item_type=IntType(ge=low, le=high), max_length=longest):
            seen.kind, seen.low, seen.high, seen.longest = "seats", low, high, longest
        case _:
            pass
    return seen


def conditions(box: Box, options: list[FieldSeen], words: Words) -> list[Condition]:
    """What the law refuses when the table is laid, each option tried alone."""
    found: dict[tuple[str, object], Condition] = {}
    for option in options:
        for value in values_of(option):
            for seats in range(box.game.fewest, box.game.most + 1):
                try:
                    box.game.start(
                        seats, msgspec.convert({option.name: value}, box.game.options), None
                    )
                except Refused as refused:
                    text = words.refusal(refused.rule)
                    blank = Condition(option.name, value, [], refused.rule, text)
                    found.setdefault((option.name, value), blank).seats.append(seats)
    return list(found.values())


def values_of(option: FieldSeen) -> list[Any]:
    if option.kind == "yes_no":
        return [False, True]
    if option.kind == "number" and option.low is not None and option.high is not None:
        return list(range(option.low, min(option.high, option.low + MOST_TRIED) + 1))
    return [choice.value for choice in option.choices]


def bots(box: Box, words: Words, language: str) -> list[BotSeen]:
    said = {"random": say(language, "bots.random")}
    said |= words.entries.get("terminal", {}).get("bots", {}) | words.entries.get("bots", {})
    return [BotSeen(id, str(said.get(id, id)), id == box.best) for id in box.bots]


def credits(box: Box, language: str) -> str:
    """The chapter of the rulebook that names who made the game."""
    text = box.rulebook(language).text
    found = re.search(r"^## (?:Credits|Crédits)\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    return found[1].strip() if found else ""


def verbs(box: Box, language: str) -> list[VerbSeen]:
    words = box.words(language)
    return [verb_seen(verb, words) for verb in box.game.moves]


def verb_seen(verb: Verb, words: Words) -> VerbSeen:
    said = words.entries.get("fields", {})
    fields = [
        field_seen(field, str(said.get(field.name, field.name))) for field in fields_of(verb.kind)
    ]
    for field in fields:
        if field.name in SEATS:
            field.kind = "seat"
    label = str(words.entries.get("moves", {}).get(verb.name, verb.name))
    return VerbSeen(verb.name, verb.is_form, label, fields)

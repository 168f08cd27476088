"""Taking a game from the shelf, with the seats, bots and options that it allows."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.inspect import BoolType, IntType, LiteralType, Metadata, StrType, type_info

from tablee.cli.desk import Trouble
from tablee.cli.parser import Parser, suggestion, whole_number
from tablee.cli.speech import Speech, clean
from tablee.engine.match import Refused
from tablee.games import shelf
from tablee.games.purse import CHIPS
from tablee.games.shelf import Box


def add_game(parser: Parser, say: Speech, optional: bool = False) -> None:
    how: dict[str, Any] = {"nargs": "?"} if optional else {}
    parser.add_argument("game", metavar=say("help.game"), help=say("help.game_more"), **how)


def add_seats(parser: Parser, say: Speech, default: int) -> None:
    parser.add_argument(
        "--seats", type=whole_number(say, 1), metavar="N",
        help=say("help.seats", default=default),
    )  # fmt: skip
    parser.set_defaults(usual_seats=default)


def add_night(parser: Parser, say: Speech) -> None:
    """purse.start: how many games a night has, and with how many chips it begins."""
    parser.add_argument("--hands", type=whole_number(say, 1), metavar="N", help=say("help.hands"))
    parser.add_argument(
        "--chips", type=whole_number(say, 1), default=CHIPS, metavar="N",
        help=say("help.chips", default=CHIPS),
    )  # fmt: skip


def add_options(parser: Parser, say: Speech) -> None:
    parser.add_argument(
        "--options",
        nargs="+",
        default=[],
        metavar=say("help.option"),
        help=say("help.options_more"),
    )


def take(id: str, say: Speech) -> Box:
    """The box of a game."""
    name = id.strip().lower()
    if name not in shelf.packages():
        hint = suggestion(say, name, sorted(shelf.packages()))
        raise Trouble("unknown_game", game=clean(id), hint=hint)
    try:
        return shelf.take(name)
    except Exception as error:  # another package's game may fail in any way
        raise Trouble("broken_game", game=clean(id), reason=reason_of(error)) from None


def reason_of(error: Exception) -> str:
    return clean(f"{type(error).__name__}: {error}")


def check_seats(box: Box, seats: int) -> None:
    game = box.game
    if not game.fewest <= seats <= game.most:
        raise Trouble("seats", game=game.id, seats=seats, fewest=game.fewest, most=game.most)


def bots_of(box: Box, wanted: str, seats: int, say: Speech) -> list[str]:
    """Ways of playing, cycled over so many seats."""
    names = [name.strip() for name in wanted.split(",") if name.strip()]
    for name in names or [wanted]:
        if name not in box.bots:
            hint = suggestion(say, name, sorted(box.bots))
            raise Trouble("unknown_bot", game=box.game.id, bot=clean(name), hint=hint)
    return [names[seat % len(names)] for seat in range(seats)]


def check_table(box: Box, seats: int, options: msgspec.Struct, say: Speech) -> None:
    """Do these options fit so many people? If not, the game says why."""
    try:
        box.game.start(seats, options, None)
    except Refused as refused:
        sentence = box.words(say.language).refusal(refused.rule)
        raise Trouble("refused", sentence=sentence, rule=refused.rule) from None


def options_of(box: Box, texts: Sequence[str], say: Speech) -> msgspec.Struct:
    """Options from one JSON object, or from key=value as often as needed."""
    values = values_in(texts)
    try:
        options: msgspec.Struct = msgspec.convert(values, box.game.options, strict=False)
        msgspec.json.encode(options)  # a lone surrogate could not be written down
    except (msgspec.ValidationError, UnicodeEncodeError) as error:
        raise option_trouble(box, values, str(error), say) from None
    return options


def values_in(texts: Sequence[str]) -> dict[str, Any]:
    if len(texts) == 1 and texts[0].lstrip().startswith("{"):
        try:
            return msgspec.json.decode(texts[0], type=dict[str, Any])
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
            raise Trouble("options_json") from None
    pairs = [text.partition("=") for text in texts]
    for key, equals, _ in pairs:
        if not key or not equals:
            raise Trouble("options_pair", text=clean(key))
    return {key: value for key, _, value in pairs}


def option_trouble(box: Box, values: dict[str, Any], reason: str, say: Speech) -> Trouble:
    fields = fields_of(box.game.options)
    unknown = [key for key in values if key not in fields]
    if unknown:
        hint = suggestion(say, unknown[0], fields) if fields else say("hints.no_options")
        return Trouble("unknown_option", game=box.game.id, option=clean(unknown[0]), hint=hint)
    path = re.search(r"`\$\.(\w+)", reason)
    key = path[1] if path else next(iter(values))
    return Trouble("bad_option", option=key, bounds=bounds(fields[key], say))


def fields_of(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The fields of options or of a form, with their types."""
    return {field.name: field.type for field in msgspec.structs.fields(kind)}


def bounds(kind: Any, say: Speech) -> str:
    """What a field of this type may hold, in words."""
    told = type_info(kind)
    match told.type if isinstance(told, Metadata) else told:
        case BoolType():
            return say("values.yes_no")
        case LiteralType(values=tuple(choices)):
            return say.listed(map(str, choices), "lists.or")
        case IntType(ge=int(low), le=int(high)):
            return say("values.between", low=say.whole(low), high=say.whole(high))
        case StrType(max_length=int(longest)):
            return say("values.text", longest=longest)
        case _:
            return say("values.other")


def seated(arguments: argparse.Namespace, say: Speech) -> Box:
    """The game and a number of seats that it allows."""
    box = take(arguments.game, say)
    if arguments.seats is None:
        arguments.seats = min(max(arguments.usual_seats, box.game.fewest), box.game.most)
    check_seats(box, arguments.seats)
    return box

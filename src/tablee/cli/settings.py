"""The settings of a house on the command line: an option for each, and a word on what it takes."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable

from msgspec.inspect import BoolType, FloatType, IntType, LiteralType, StructType, type_info

from tablee.cli.desk import Trouble
from tablee.cli.parser import Parser
from tablee.cli.speech import Speech, clean
from tablee.server.settings import BadSetting, Settings, settings_from

PLACE = ("data", "database")  # where the house is: what every command about it needs to know


def add(parser: Parser, say: Speech, fields: Iterable[str]) -> None:
    for field in fields:
        default = shown(getattr(Settings(), field), say)
        text = say(f"settings.{field}")
        if default:
            text = say("settings.usually", text=text, default=default)
        option = "--" + field.replace("_", "-")
        parser.add_argument(option, metavar=say("help.value"), help=text.replace("%", "%%"))


def shown(value: object, say: Speech) -> str:
    """A value as one would type it."""
    if isinstance(value, bool):
        return say("values.yes" if value else "values.no")
    if isinstance(value, tuple):
        return ",".join(value)
    return f"{value:g}" if isinstance(value, float) else str(value)


def settings_of(arguments: argparse.Namespace, say: Speech) -> Settings:
    """Defaults, then the environment, then what the command line says."""
    try:
        return settings_from(os.environ, vars(arguments))
    except BadSetting as bad:
        values = {"setting": bad.field, "value": clean(bad.value), "bounds": bounds(bad.field, say)}
        raise Trouble("bad_setting", **values) from None


def bounds(field: str, say: Speech) -> str:
    """What this setting takes, in words."""
    described = type_info(Settings)
    assert isinstance(described, StructType)
    (kind,) = (known.type for known in described.fields if known.name == field)
    match kind:
        case BoolType():
            return say("values.yes_no")
        case LiteralType(values=tuple(choices)):
            return say.listed(map(str, choices), "lists.or")
        case IntType(ge=int(low), le=int(high)):
            return say("values.between", low=say.whole(low), high=say.whole(high))
        case FloatType(le=most) if most is not None:
            return say("values.up_to", high=f"{most:g}")
        case _:
            return say(f"settings.takes.{field}")

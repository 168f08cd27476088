"""What the browser knows of our types: python -m tablee.server.typescript [--check] [folder]."""

from __future__ import annotations

import argparse
import inspect
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_origin

import msgspec.inspect as described
from msgspec import NODEFAULT, Struct, to_builtins

from tablee.games import shelf
from tablee.server import wire

PLAIN: Final[dict[type[described.Type], str]] = {
    described.AnyType: "unknown",
    described.RawType: "unknown",
    described.NoneType: "null",
    described.BoolType: "boolean",
    described.IntType: "number",
    described.FloatType: "number",
    described.StrType: "string",
    described.BytesType: "string",  # base64
}
CHOICES: Final = (described.UnionType, described.LiteralType, described.EnumType)
WIDEST: Final = 100


class Sheet:
    """One file of TypeScript: what was asked for, and every struct that it needs."""

    def __init__(self, from_browser: Iterable[Any] = ()) -> None:
        self.parts: dict[str, str] = {}  # by name
        self.structs: dict[str, type] = {}
        self.sent: set[type] = set()  # what browsers write: they may leave out what has a default
        if asked := list(from_browser):
            sheet = Sheet()
            for kind in asked:
                sheet.of(described.type_info(kind))
            self.sent = set(sheet.structs.values())

    def add(self, name: str, kind: Any) -> None:
        """A type by this name; a struct's own name needs no second line."""
        text = self.of(described.type_info(kind))
        if text != name:
            if name in self.parts:
                raise TypeError(f"two types are called {name}")
            line = f"export type {name} = {text};\n"
            if len(line) > WIDEST:
                line = "\n  | ".join([f"export type {name} =", *text.split(" | ")]) + ";\n"
            self.parts[name] = line

    def of(self, info: described.Type) -> str:
        """How TypeScript says this type."""
        match info:
            case described.Metadata(type=inner):
                return self.of(inner)
            case described.StructType():
                return self.struct(info)
            case described.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.of(one) for one in types))
            case described.LiteralType(values=values):
                return " | ".join(quoted(value) for value in values)
            case described.EnumType(cls=cls):
                return " | ".join(quoted(member.value) for member in cls)
            case described.TupleType(item_types=types):
                return f"[{', '.join(self.of(one) for one in types)}]"
            case described.CollectionType(item_type=item):
                inner = item.type if isinstance(item, described.Metadata) else item
                text = self.of(inner)
                return f"({text})[]" if isinstance(inner, CHOICES) else f"{text}[]"
            case described.DictType(key_type=key, value_type=value):
                record = f"Record<{self.of(key)}, {self.of(value)}>"
                return f"Partial<{record}>" if isinstance(key, CHOICES) else record
        if type(info) not in PLAIN:
            raise TypeError(f"no TypeScript for {info}")
        return PLAIN[type(info)]

    def struct(self, info: described.StructType) -> str:
        """Its name; what it is made of is written once."""
        cls, name = info.cls, info.cls.__name__
        if self.structs.setdefault(name, cls) is not cls or info.array_like:
            raise TypeError(f"no TypeScript for {cls}: a second {name}, or a struct like an array")
        if name not in self.parts:
            self.parts[name] = ""  # it may hold others of its kind
            tag = [f"  {info.tag_field}: {quoted(info.tag)};\n"] if info.tag_field else []
            lines = tag + [self.field(cls, field) for field in info.fields]
            body = f"interface {name} {{\n{''.join(lines)}}}\n"
            empty = f"type {name} = Record<string, never>;\n"
            self.parts[name] = f"{comment(cls)}export {body if lines else empty}"
        return name

    def field(self, cls: type[Struct], field: described.Field) -> str:
        unset = not field.required and field.default is field.default_factory is NODEFAULT
        sparing = cls.__struct_config__.omit_defaults or cls in self.sent
        mark = "?" if unset or (sparing and not field.required) else ""
        name = field.encode_name
        return f"  {name if name.isidentifier() else quoted(name)}{mark}: {self.of(field.type)};\n"

    def text(self, title: str) -> str:
        return "\n".join(
            [f"/** {title} Written by tablee.server.typescript. */\n", *self.parts.values()]
        )


def literal(value: Any, ends: str = ", ") -> str:
    """A constant as TypeScript writes it; a long list has a line for each."""
    match value:
        case dict():
            return "{ " + ", ".join(f"{key}: {literal(one)}" for key, one in value.items()) + " }"
        case list() | tuple() if ends == ",\n" and not all(isinstance(one, str) for one in value):
            return "[\n" + "".join(f"  {literal(one)}{ends}" for one in value) + "]"
        case list() | tuple():
            return "[" + ", ".join(literal(one) for one in value) + "]"
    return quoted(value)


def quoted(value: object) -> str:
    """A value as TypeScript writes it, in the quotes that the client uses."""
    text = json.dumps(value, ensure_ascii=False)
    return f"'{text[1:-1]}'" if isinstance(value, str) and not {"'", "\\"} & set(text) else text


def comment(cls: type) -> str:
    """The first line of its docstring, if it has one of its own."""
    line = (inspect.cleandoc(cls.__doc__ or "")).split("\n")[0]
    return f"/** {line} */\n" if line else ""


def public(module: ModuleType) -> dict[str, Any]:
    """The types that a module is there for: its aliases and structs, without mere bases."""
    found = {}
    for name in getattr(module, "__all__", vars(module)):
        thing = getattr(module, name)
        if isinstance(thing, type) and issubclass(thing, Struct):
            wanted = thing.__module__.startswith(module.__name__) and not thing.__subclasses__()
        else:
            wanted = get_origin(thing) is not None
        if wanted and not name.startswith("_"):
            found[name] = thing
    return found


def messages() -> str:
    sheet = Sheet([wire.FromBrowser])
    for name, kind in public(wire).items():
        sheet.add(name, kind)
    return sheet.text("The messages of the socket.")


def game_types(id: str) -> str:
    game = shelf.take(id).game
    sheet = Sheet([game.options, game.moves.type])
    sheet.add("View", game.view_type)
    sheet.add("Options", game.options)
    sheet.add("Move", game.moves.type)
    sheet.add("Event", game.events.type)
    return sheet.text(f"What travels at a table of {id}.")


def constants(id: str) -> dict[str, str]:
    """What else the browser knows of a game, by the name of its sheet."""
    texts = {}
    for name, found in shelf.take(id).browser.items():
        sheet = Sheet()
        for title, (kind, value) in found.items():
            of = sheet.of(described.type_info(kind))
            text = literal(to_builtins(value), ",\n")
            sheet.parts[title] = f"export const {title}: {of} = {text};\n"
        texts[name] = sheet.text(f"What the browser knows of {id} beforehand.")
    return texts


def sheets(folder: Path) -> dict[Path, str]:
    """Every file, and what belongs in it."""
    games = {folder / "games" / f"{id}.ts": game_types(id) for id in shelf.OURS}
    rooms = folder.parent / "games"
    known = {
        rooms / id / f"{name}.ts": text for id in shelf.OURS for name, text in constants(id).items()
    }
    return {folder / "types.ts": messages()} | games | known


def stale(folder: Path) -> list[Path]:
    """The files that are not as they should be."""
    files = sheets(folder).items()
    wrong = [file for file, text in files if not file.exists() or file.read_text("utf-8") != text]
    return wrong + surplus(folder)


def surplus(folder: Path) -> list[Path]:
    """Files of games that we no longer have."""
    return [file for file in sorted(folder.glob("games/*.ts")) if file.stem not in shelf.OURS]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser("python -m tablee.server.typescript", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; name stale files")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("web/src/wire"))
    asked = parser.parse_args(arguments)
    if asked.check:
        wrong = stale(asked.folder)
        for file in wrong:
            print(f"{file} is stale: run python -m tablee.server.typescript", file=sys.stderr)
        return 1 if wrong else 0
    for file in surplus(asked.folder):
        file.unlink()
    for file, text in sheets(asked.folder).items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Messages that no house should obey: malformed, foreign, too large, too late, not one's own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

Message = str | bytes
Fields = dict[str, Any]

LETTERS = 'ab{}[]":,0 \n\\u\x00é€😀\u202e'


def foreign(table: str, seated: Fields, host: str) -> list[Fields]:
    """Well said, but not for somebody who looks on at this table."""
    return [
        {"t": "move", "table": table, "key": 1, "ask": seated["ask"], "move": seated["move"]},
        {"t": "undo", "table": table},
        {"t": "agree", "table": table, "yes": True},
        {"t": "time", "table": table},
        {"t": "pass", "table": table, "on": True},
        {"t": "odds", "table": table},
        {"t": "openings", "table": table, "move": seated["move"]},
        {"t": "chunk", "table": table, "data": "AAAA"},
        {"t": "chunk", "table": table, "data": "AAAA", "number": 0},
        {"t": "mime", "table": table, "number": 0},
        {"t": "prepare", "game": "paires"},
        {"t": "bot", "chair": 0, "bot": ""},
        {"t": "start"},
        {"t": "seat", "person": host, "chair": 0},
        {"t": "unseat", "chair": 0},
        {"t": "mute", "person": host, "on": True},
        {"t": "block", "person": host, "on": True},
        {"t": "host", "person": host},
        {"t": "reseat", "table": table, "seat": 0, "person": host},
        {"t": "allow", "table": table, "seat": 0, "person": host, "yes": True},
        {"t": "close", "table": table},
        {"t": "enter", "room": "somewhere"},
        {"t": "sit", "chair": 0},  # somebody sits there
        {"t": "seal", "promise": "0" * 64, "commitment": "0" * 64},
        {"t": "reveal", "promise": "0" * 64, "word": "0" * 32},
        {"t": "story", "table": "another"},
    ]


def nonsense(luck: Random, table: str, seated: Fields, host: str) -> Iterator[Message]:
    """One bad message after another, for ever."""
    others = foreign(table, seated, host)
    goods = [*others, {"t": "say", "text": "hello"}, {"t": "story", "table": table, "known": 0}]
    while True:
        match luck.randrange(8):
            case 0:
                yield json.dumps(luck.choice(others))
            case 1:
                yield json.dumps(anything(luck, 3))
            case 2:
                yield json.dumps({"t": word(luck, 12)} | {word(luck, 4): anything(luck, 1)})
            case 3:
                good = json.dumps(luck.choice(goods))
                yield good[: luck.randrange(len(good))]  # cut off
            case 4:
                yield luck.randbytes(luck.randrange(80))
            case 5:
                yield too_much(luck)
            case _:
                yield json.dumps(misfit(luck, luck.choice(goods)))


def misfit(luck: Random, good: Fields) -> Fields:
    """A field too many, a field too few, or a value that doesn't belong."""
    fields = [field for field in good if field not in ("t", "known")]
    change = luck.randrange(3)
    if change == 0 or not fields:
        return good | {word(luck, 9): anything(luck, 1)}
    field = luck.choice(fields)
    if change == 1 and good["t"] != "prepare":  # whose fields may all be left out
        return {name: value for name, value in good.items() if name != field}
    wrong = [2**60, -1, 0.5, [1], {"a": 1}, "x" * 600]
    return good | {field: luck.choice(wrong)}


def too_much(luck: Random) -> str:
    if luck.random() < 0.5:
        return json.dumps({"t": "say", "text": "x" * luck.randrange(17_000, 40_000)})
    depth = luck.randrange(100, 5000)
    return '{"t":' + "[" * depth + "]" * depth + "}"


def anything(luck: Random, depth: int) -> Any:
    if depth and luck.random() < 0.5:
        parts = [anything(luck, depth - 1) for _ in range(luck.randrange(4))]
        return parts if luck.random() < 0.5 else {word(luck, 3): part for part in parts}
    return luck.choice([None, True, 0, -1, 2**70, 0.1, word(luck, 8)])


def word(luck: Random, length: int) -> str:
    return "".join(luck.choices(LETTERS, k=length))

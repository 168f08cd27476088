"""Reading files of records, a game a line, and telling what is wrong with one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tablee.cli.desk import Trouble
from tablee.cli.files import about
from tablee.cli.speech import Speech, clean
from tablee.engine.match import Match, Refused
from tablee.engine.record import BadRecord, Record, read, verify
from tablee.games import shelf

LONGEST: Final = 16 * 1024 * 1024  # bytes of a record

PLACE: Final = r"(?P<place>(?:the )?opening|line \d+)"

# How the engine says what is wrong; the words of each are under [reasons].
REASONS = {
    "not_a_record": re.compile(r"not a record: .*", re.DOTALL),
    "too_long": re.compile(r"longer than any record"),
    "unknown_format": re.compile(r"unknown format (?P<what>.*)", re.DOTALL),
    "unknown_game": re.compile(r"unknown game (?P<what>.*)", re.DOTALL),
    "bad_luck": re.compile(r"luck: .*", re.DOTALL),
    "version": re.compile(
        r"written under version (?P<theirs>-?\d+) of the rules, not (?P<ours>\d+)"
    ),
    "seats": re.compile(r"(?P<seats>\d+) seats"),
    "options": re.compile(r"options: .*", re.DOTALL),
    "secret": re.compile(r"the secret is not the one that was promised"),
    "outcome": re.compile(r"the outcome is not what these moves lead to"),
    "seed": re.compile(PLACE + r": the promised seed gives .*"),
    "picks": re.compile(PLACE + r": there are not as many picks as the rules take"),
    "pick": re.compile(PLACE + r": pick \d+: .*"),
    "forbidden": re.compile(PLACE + r": (?P<rule>\S+) forbids it"),
    "not_a_move": re.compile(PLACE + r": .*", re.DOTALL),
}


def lines_of(path: Path) -> Iterator[tuple[int, bytes]]:
    """The lines that hold something, with their numbers; one too long comes cut short."""
    with about(path), path.open("rb") as file:
        number = 0
        while line := file.readline(LONGEST + 1):
            number += 1
            cut = line
            while len(line) > LONGEST and not line.endswith(b"\n"):
                line = file.readline(LONGEST + 1)
            if cut.strip():
                yield number, cut.removeprefix(b"\xef\xbb\xbf") if number == 1 else cut
            if not line:
                return


def record_in(line: bytes) -> Record:
    if len(line) > LONGEST:
        raise BadRecord("longer than any record")
    try:
        return read(line)
    except RecursionError:
        raise BadRecord("not a record: nested too deeply") from None


def box_of(record: Record) -> shelf.Box:
    try:
        return shelf.take(record.game)
    except Exception:  # not on the shelf, or it does not load
        raise BadRecord(f"unknown game {record.game}") from None


def check(record: Record) -> Match:
    """The match as it ended, if every step, the outcome and the promised seed hold."""
    game = box_of(record).game
    try:
        return verify(record, game)
    except BadRecord:
        raise
    except (ArithmeticError, LookupError, Refused, ValueError) as error:
        raise BadRecord(f"line 0: {type(error).__name__} {error}") from None  # a forgery


def reason(error: BadRecord, say: Speech) -> str:
    """Why a record does not hold, in the reader's language."""
    for key, pattern in REASONS.items():
        found = pattern.fullmatch(str(error))
        if found:
            values = {name: clean(text, 80) for name, text in found.groupdict().items()}
            place = values.pop("place", "")
            at = place.removeprefix("line ")
            where = say("reasons.move", at=at) if at.isdecimal() else say("reasons.opening")
            return say(f"reasons.{key}", where=where, **values)
    return clean(str(error))


def nothing_in(path: Path) -> Trouble:
    return Trouble("empty_file", file=clean(str(path)))

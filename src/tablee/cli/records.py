"""Reading files of records, a game a line, and telling what is wrong with one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tablee.cli.desk import Trouble
from tablee.cli.files import about
from tablee.cli.speech import Speech, clean
from tablee.engine.flaws import BadRecord
from tablee.engine.match import Match, Refused
from tablee.engine.night_record import NightRecord, read_any, verify_night
from tablee.engine.record import Record, Seating, verify
from tablee.games import shelf

LONGEST: Final = 16 * 1024 * 1024  # bytes of a record


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


def record_in(line: bytes) -> Record | NightRecord:
    if len(line) > LONGEST:
        raise BadRecord("too_long")
    try:
        return read_any(line)
    except RecursionError:
        raise BadRecord("not_a_record", "nested too deeply") from None


def box_of(record: Record | NightRecord) -> shelf.Box:
    try:
        return shelf.take(record.game)
    except Exception:  # not on the shelf, or it does not load
        raise BadRecord("unknown_game", record.game) from None


def check(record: Record | NightRecord) -> list[Match]:
    """The games as they ended, if every step, the outcome and the promised seed hold."""
    game = box_of(record).game
    try:
        if isinstance(record, NightRecord):
            return verify_night(record, game).played
        return [verify(record, game)]
    except BadRecord:
        raise
    except (ArithmeticError, LookupError, Refused, ValueError) as error:  # a clever forgery
        raise BadRecord("not_a_record", type(error).__name__) from None


def people_of(record: Record | NightRecord) -> list[Seating]:
    return record.people if isinstance(record, NightRecord) else record.seats


def reason(error: BadRecord, say: Speech) -> str:
    """Why a record does not hold, in the reader's language."""
    where = say("reasons.move", at=error.line) if error.line else say("reasons.opening")
    return say(f"reasons.{error.flaw}", where=where, what=clean(error.what, 80))


def nothing_in(path: Path) -> Trouble:
    return Trouble("empty_file", file=clean(str(path)))

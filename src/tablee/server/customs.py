"""What a table from elsewhere may not bring along: it comes in as this house might have laid it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from tablee.engine.record import Record
from tablee.engine.seats import NOBODY
from tablee.server.entries import AnyEntry, Header, Moved, Reseated
from tablee.server.people import LONGEST_NAME
from tablee.server.store import Broken, Contents
from tablee.server.tidy import breadth, tidy

ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
LATEST: Final = 2**53  # of times and lengths: what every database and every browser can hold
COUNTS: Final = ("at", "ms", "count", "mime", "pieces")  # what entries count
CONTROLS: Final = ("Cc", "Cf", "Cs")  # kinds of letters that nobody sees, and lone surrogates


def look_through(contents: Contents, header: Header, entries: Iterable[AnyEntry]) -> None:
    """Broken says what is in the file that no house would have written there."""
    entries = list(entries)
    if not all(map(ID.fullmatch, ids_in(contents, header, entries))):
        raise Broken("an id is none that a house gives", "ids")
    for number in numbers_in(contents, header, entries):
        if not 0 <= number <= LATEST:
            raise Broken("a number is larger than any that a house counts to", "numbers")
    if any(getattr(entry, "seat", NOBODY) >= len(header.seats) for entry in entries):
        raise Broken("a seat is none of this table")
    for seat in header.seats:
        if not is_name(seat.name):
            raise Broken("a name is not as this house keeps names", "names")
    notes = [entry.note for entry in entries if isinstance(entry, Moved)]
    if not all(map(is_visible, texts_in([notes, header.options]))):
        raise Broken("a text has letters that nobody could see", "texts")


def look_through_record(record: Record) -> None:
    """That of a game whose rules are not here: nothing of it is played again."""
    if not all(is_name(seat.name) for seat in record.seats):
        raise Broken("a name is not as this house keeps names", "names")
    moves = [msgspec.json.decode(line.move) for line in record.lines if line.move]
    if not all(map(is_visible, texts_in([moves, record.options]))):
        raise Broken("a text has letters that nobody could see", "texts")


def ids_in(contents: Contents, header: Header, entries: Iterable[AnyEntry]) -> Iterator[str]:
    yield from (contents.id, contents.room, contents.game, header.game)
    for seat in header.seats:
        yield from filter(None, (seat.person, seat.bot))
    yield from (entry.person for entry in entries if isinstance(entry, Reseated) and entry.person)


def numbers_in(contents: Contents, header: Header, entries: Iterable[AnyEntry]) -> Iterator[int]:
    yield from (contents.laid, contents.ended or 0)
    yield from (header.laid, header.seconds, header.window)
    for entry in entries:
        yield from (getattr(entry, name, 0) for name in COUNTS)


def texts_in(thing: Any) -> Iterator[str]:
    """All texts of options and moves, however they lie inside one another."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield key
            yield from texts_in(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from texts_in(value)


def is_name(name: str) -> bool:
    """Nobody's, who was forgotten, or as somebody may be called here."""
    return name == tidy(name) and breadth(name) <= LONGEST_NAME


def is_visible(text: str) -> bool:
    return all(unicodedata.category(letter) not in CONTROLS for letter in text)

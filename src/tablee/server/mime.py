"""table.stream at the house: pieces of a mime, kept beside the log and shown once on disk.

A game asks for a mime by offering a form with a `fingerprint`: until that form is sent, pieces
come from that seat and from nobody else.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from binascii import Error
from typing import Final

from tablee.engine.match import Refused
from tablee.engine.moves import Moves
from tablee.engine.stream import Stream
from tablee.server.entries import AnyEntry, Moved
from tablee.server.speech import Declined
from tablee.server.table import Table

FINGERPRINT: Final = "fingerprint"
MOST = 6000  # pieces of a mime: ten minutes
LARGEST = 2048  # bytes of a piece


class Mime:
    """The pieces of the mime in progress; all pieces of a table are numbered through."""

    def __init__(self, moves: Moves) -> None:
        self.known = any(verb.text == FINGERPRINT for verb in moves)  # to this game
        self.stream = Stream(MOST, LARGEST)
        self.pieces = 0  # of the table so far

    def check(self, table: Table, seat: int, data: str) -> tuple[bytes, int]:
        """A piece and its number, if this seat may mime now."""
        if finishing(table, seat) is None:
            raise Refused("table.stream")
        try:
            piece = b64decode(data, validate=True)
        except (Error, ValueError):
            raise Declined("bad_piece", "data") from None
        if not 0 < len(piece) <= LARGEST or len(self.stream.chunks) >= MOST:
            raise Refused("table.stream")
        return piece, self.pieces

    def add(self, piece: bytes) -> None:
        self.stream.add(piece)
        self.pieces += 1

    def wrong(self, table: Table, number: int, note: str) -> bool:
        """A mime ends with the fingerprint of the pieces that the house has."""
        return self.known and ends_mime(table, number) and note != self.stream.fingerprint

    def fingerprint_for(self, table: Table, number: int) -> str:
        """What the clock writes when it ends a mime."""
        return self.stream.fingerprint if ends_mime(table, number) else ""

    def after(self, table: Table, entry: AnyEntry) -> None:
        if self.known and isinstance(entry, Moved) and ends_mime(table, entry.move):
            self.stream = Stream(MOST, LARGEST)

    def forget_finished(self, ends: list[str]) -> None:
        """Pieces that make up the next fingerprint of the log belong to a mime that is over."""
        if ends and self.stream.fingerprint == ends[0]:
            ends.pop(0)
            self.stream = Stream(MOST, LARGEST)

    def now(self) -> list[tuple[int, str]]:
        """The newest piece of the mime in progress, for whoever comes in: present positions."""
        if not self.stream.chunks:
            return []
        return [(self.pieces - 1, b64encode(self.stream.chunks[-1]).decode())]


def ends_mime(table: Table, number: int) -> bool:
    return table.match.game.moves.verb(number).text == FINGERPRINT


def finishing(table: Table, seat: int) -> int | None:
    """The form with which this seat would end its mime; None: it doesn't mime now."""
    if table.over:
        return None
    return next((number for number in table.match.legal(seat) if ends_mime(table, number)), None)


def mime_of(table: Table, entries: list[AnyEntry], chunks: list[bytes]) -> Mime:
    """The mime as it was before the house went down, after those whose end is in the log."""
    ends = [
        entry.note for entry in entries if isinstance(entry, Moved) and ends_mime(table, entry.move)
    ]
    mime = Mime(table.match.game.moves)
    for chunk in chunks:
        mime.forget_finished(ends)
        mime.add(chunk)
    mime.forget_finished(ends)
    return mime

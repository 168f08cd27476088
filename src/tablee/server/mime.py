"""table.stream at the house: pieces of a mime, kept beside the log and told once on disk.

A game asks for a mime by offering a form with a `fingerprint`: until that form is sent, pieces
come from that seat and from nobody else. Who gets what of it, the game says (`Game.sense`).
"""

from __future__ import annotations

from base64 import b64decode
from binascii import Error
from typing import Final

from tablee.engine.match import Match, Refused
from tablee.engine.moves import Moves
from tablee.engine.seats import NOBODY
from tablee.engine.stream import BEAT, FINGERPRINT, LARGEST, MOST, Stream
from tablee.server.entries import AnyEntry, Felt, Moved
from tablee.server.speech import Declined
from tablee.server.table import Table

EARLY: Final = 50  # pieces that may come before their time: clocks differ, and lines break
NO_PIECES: Final[list[bytes]] = []


class Mime:
    """The pieces of the mime in progress and of the last one, and where earlier ones are kept."""

    def __init__(self, moves: Moves) -> None:
        self.known = any(verb.text == FINGERPRINT for verb in moves)  # to this game
        self.stream = Stream(MOST, LARGEST)
        self.since = -1  # the time of the house in which its first piece came, or might have
        self.pieces = 0  # of the table so far: on disk they are numbered through
        self.ended = 0  # mimes
        self.begun = (0, NOBODY)  # how many had ended when this seat began to mime
        self.last = NO_PIECES  # of the mime that ended last
        self.felt: dict[int, tuple[int, int]] = {}  # by seat: of which mime, how many pieces
        self.past: dict[str, tuple[int, int]] = {}  # by fingerprint: its first piece, how many

    def is_new(self, table: Table, seat: int, piece: bytes, number: int | None) -> bool:
        """May this seat mime this now? False where it came already: it counts once."""
        if finishing(table, seat) is None:
            raise Refused("table.stream")
        chunks = self.stream.chunks
        if number is not None and number < len(chunks) and chunks[number] == piece:
            return False
        if number is not None and number != len(chunks):
            raise Refused("table.stream")
        if not 0 < len(piece) <= LARGEST or len(chunks) >= MOST:
            raise Refused("table.stream")
        game = table.match.game
        if rule := game.misstep(table.match.state, seat, [*chunks, piece]):
            raise Refused(rule)
        return True

    def early(self, now: int) -> bool:
        """Would another piece be far ahead of its time? A person's hands are not as quick."""
        if self.since < 0:
            self.since = now - BEAT * len(self.stream.chunks)
        return len(self.stream.chunks) >= (now - self.since) // BEAT + EARLY

    def add(self, piece: bytes) -> None:
        self.stream.add(piece)
        self.pieces += 1

    def may_end(self, table: Table, seat: int, number: int, note: str) -> None:
        """Refused where a mime ends that the house has otherwise, or not all of.

        Anybody else who sends this form is refused as for any move, which tells nothing.
        """
        if not self.known or number != finishing(table, seat):
            return
        if note != self.stream.fingerprint:
            raise Refused("table.stream")
        game, s = table.match.game, table.match.state
        if rule := game.unfinished(s, seat, self.stream.chunks):
            raise Refused(rule)

    def fingerprint_for(self, table: Table, number: int) -> str:
        """What the clock writes when it ends a mime."""
        return self.stream.fingerprint if ends_mime(table, number) else ""

    def after(self, table: Table, entry: AnyEntry) -> None:
        if self.known and isinstance(entry, Moved) and ends_mime(table, entry.move):
            self.finish()

    def finish(self) -> None:
        self.last = self.stream.chunks
        count = len(self.last)
        self.past[self.stream.fingerprint] = (self.pieces - count, count)
        self.ended += 1
        self.since = -1
        self.stream = Stream(MOST, LARGEST)

    def forget_finished(self, ends: list[str]) -> None:
        """Pieces that make up the next fingerprint of the log belong to a mime that is over."""
        while ends and self.stream.fingerprint == ends[0]:
            ends.pop(0)
            self.finish()

    def begins(self, table: Table) -> int:
        """The seat that mimes since this step, or NOBODY."""
        before, self.begun = self.begun, (self.ended, miming(table))
        return self.begun[1] if self.begun != before else NOBODY

    def current(self, table: Table) -> tuple[int, list[bytes]]:
        """What `sense` is asked about: the mime in progress, or the last one; and its number."""
        if miming(table) == NOBODY:
            return self.ended - 1, self.last
        return self.ended, self.stream.chunks


def in_bytes(data: str) -> bytes:
    """A piece as it was sent."""
    try:
        return b64decode(data, validate=True)
    except (Error, ValueError):
        raise Declined("bad_piece", "data") from None


def ends_mime(table: Table, number: int) -> bool:
    return table.match.game.moves.verb(number).text == FINGERPRINT


def finishing(table: Table, seat: int) -> int | None:
    """The form with which this seat would end its mime; None: it doesn't mime now."""
    if table.over:
        return None
    return next((number for number in table.match.legal(seat) if ends_mime(table, number)), None)


def miming(table: Table) -> int:
    """The seat that mimes now, or NOBODY."""
    for ask in table.match.asks:
        if ask.seat >= 0 and finishing(table, ask.seat) is not None:
            return ask.seat
    return NOBODY


def ends_of(match: Match) -> list[str]:
    """The fingerprints of the mimes that are over, by their number at this table."""
    moves = match.game.moves
    return [
        row.note for row in match.rows if row.seat >= 0 and moves.verb(row.move).text == FINGERPRINT
    ]


def mime_of(table: Table, entries: list[AnyEntry], chunks: list[bytes]) -> Mime:
    """The mime as it was before the house went down, after those whose end is in the log."""
    mime = Mime(table.match.game.moves)
    ends = [
        entry.note for entry in entries if isinstance(entry, Moved) and ends_mime(table, entry.move)
    ]
    for chunk in chunks:
        mime.forget_finished(ends)
        mime.add(chunk)
    mime.forget_finished(ends)
    for entry in entries:
        if isinstance(entry, Felt):
            mime.felt[entry.seat] = (entry.mime, entry.pieces)
    mime.begins(table)
    return mime

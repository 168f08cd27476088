"""What is too quick for the log: a mime, in chunks of about a tenth of a second.

Chunks lie beside the log; the log holds the beginning, and the end with a fingerprint of all.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, Final

from tablee.engine.game import Game
from tablee.engine.match import Refused
from tablee.engine.moves import Moves

FINGERPRINT: Final = "fingerprint"  # the text of a form that ends a mime
BEAT: Final = 100  # ms that a piece lasts
MOST: Final = 6000  # pieces of a mime: ten minutes
LARGEST: Final = 2048  # bytes of a piece


class Stream:
    """table.stream: chunks in their order, bounded in size and number."""

    def __init__(self, most: int = MOST, largest: int = LARGEST) -> None:
        self.most = most
        self.largest = largest
        self.chunks: list[bytes] = []
        self.hash = hashlib.sha256()

    def add(self, chunk: bytes) -> int:
        """Take a chunk; its number. One too large or too many is refused and changes nothing."""
        if not 0 < len(chunk) <= self.largest or len(self.chunks) >= self.most:
            raise Refused("table.stream")
        self.chunks.append(chunk)
        self.hash.update(len(chunk).to_bytes(4, "big"))
        self.hash.update(chunk)
        return len(self.chunks) - 1

    @property
    def fingerprint(self) -> str:
        """What the log keeps: nobody can change a chunk afterwards."""
        return self.hash.hexdigest()


def fingerprint_of(pieces: Iterable[bytes]) -> str:
    """What ends the mime of these pieces; Refused where they are none."""
    stream = Stream()
    for piece in pieces:
        stream.add(piece)
    return stream.fingerprint


def ends_mime(moves: Moves, number: int) -> bool:
    """Is this the form with which a mime ends?"""
    return moves.verb(number).text == FINGERPRINT


def check_mime(game: Game[Any, Any], s: Any, seat: int, pieces: list[bytes]) -> None:
    """Refused at the first of these pieces that a rule forbids, or at the end."""
    for count in range(1, len(pieces) + 1):
        rule = game.misstep(s, seat, pieces[:count])
        if rule is not None:
            raise Refused(rule)
    lacking = game.unfinished(s, seat, pieces)
    if lacking is not None:
        raise Refused(lacking)


def sensed(game: Game[Any, Any], s: Any, seat: int, pieces: list[bytes]) -> list[bytes]:
    """What this seat gets of a mime, piece by piece."""
    return [game.sense(s, seat, pieces[:count]) for count in range(1, len(pieces) + 1)]

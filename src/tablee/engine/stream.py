"""What is too quick for the log: a mime, in chunks of about a tenth of a second.

Chunks lie beside the log; the log holds the beginning, and the end with a fingerprint of all.
"""

from __future__ import annotations

import hashlib

from tablee.engine.match import Refused


class Stream:
    """table.stream: chunks in their order, bounded in size and number."""

    def __init__(self, most: int, largest: int) -> None:
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

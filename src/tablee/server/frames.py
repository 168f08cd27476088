"""The small things of every message that comes or goes: its frame, and who hears it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

from tablee.server.mailbox import Mailbox

TEXT: Final = 0x81  # the first byte of a whole text
MASKED: Final = 0x80
SHORT: Final = 2048  # messages up to here have their head ready


def head(size: int) -> bytes:
    """What stands before a whole text of this size (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


HEADS: Final = [head(size) for size in range(SHORT)]


def framed(text: bytes) -> bytes:
    """A whole text as a server sends it."""
    size = len(text)
    return (HEADS[size] if size < SHORT else head(size)) + text


def take_texts(data: bytes, at: int, largest: int, texts: list[bytes]) -> int:
    """Take the whole texts that come next; how far that was.

    It ends before a frame that is not complete, and before whatever is no text, or too large.
    """
    end = len(data)
    while end - at >= 6 and data[at] == TEXT:
        size, start = data[at + 1] ^ MASKED, at + 6
        if size == 126 and end - at >= 8:
            size, start = data[at + 2] << 8 | data[at + 3], at + 8
        elif size > 125:  # a giant, or not masked
            break
        if size > largest or end < start + size:
            break
        texts.append(apply_mask(data[start : start + size], data[start - 4 : start]))
        at = start + size
    return at


class Inlet:
    """A connection after its handshake, as the event loop calls it (asyncio.Protocol).

    Whole texts, which is nearly everything that a browser sends, are heard here. All else is the
    line's affair.
    """

    def __init__(self, line: Any, mailbox: Mailbox, largest: int) -> None:
        self.line = line
        self.mailbox = mailbox
        self.largest = largest
        self.listener: Callable[[bytes], bool] | None = None  # takes a text, or lets it wait
        self.plain = True  # nothing of an unusual frame is left to be read

    def data_received(self, data: bytes) -> None:
        if self.plain:
            texts: list[bytes] = []
            if take_texts(data, 0, self.largest, texts) == len(data):
                for text in texts:
                    self.hear(text)
                return
        self.line.data_received(data)

    def hear(self, text: bytes) -> None:
        if self.listener is None or not self.mailbox.idle or not self.listener(text):
            self.line.keep(text)

    def eof_received(self) -> Any:
        return self.line.eof_received()

    def pause_writing(self) -> None:
        self.line.pause_writing()

    def resume_writing(self) -> None:
        self.line.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.line.connection_lost(exc)

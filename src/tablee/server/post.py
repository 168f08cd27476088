"""What the house says to its guests, and how it goes out.

While a group of moves is taken over, what is told waits, and goes out together afterwards: a
system that sends many messages in a row sends each of them for less.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from tablee.server.frames import framed
from tablee.server.logs import note_failure

# That may wait for one guest; who reads more slowly is let go, and comes back for a view.
MOST_BYTES: Final = 256_000


class Post:
    """The outgoing messages of one house."""

    def __init__(self) -> None:
        self.outlets: list[Outlet] = []
        self.texts: list[bytes] = []  # side by side with them

    def add(self, outlet: Outlet, text: bytes) -> None:
        if not self.texts:
            asyncio.get_running_loop().call_soon(self.deliver)
        self.outlets.append(outlet)
        self.texts.append(text)

    def deliver(self) -> None:
        outlets, self.outlets = self.outlets, []
        texts, self.texts = self.texts, []
        for place, outlet in enumerate(outlets):
            try:
                outlet.send(texts[place])
            except Exception as error:  # a broken line keeps nobody else from hearing
                note_failure("sending_failed", error)


class Outlet:
    """The way out of one connection."""

    def __init__(self, post: Post) -> None:
        self.post = post
        self.transport: Any = None
        self.shut = False  # a goodbye was said, or nobody is there any more
        self.slow = False  # what was told piles up
        self.overflowed = False  # too much of it did

    def put(self, text: bytes) -> None:
        """Tell something, without waiting."""
        if not self.shut:
            self.post.add(self, text)

    def send(self, text: bytes) -> None:
        if self.shut:
            return
        self.transport.write(framed(text))
        if self.slow and self.transport.get_write_buffer_size() > MOST_BYTES:
            self.overflowed = True
            self.cut()

    def cut(self) -> None:
        """At once: nothing that waits is sent any more."""
        self.shut = True
        self.transport.abort()

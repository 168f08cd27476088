"""Somebody's connection, as the rooms know it."""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

from tablee.server.post import Outlet
from tablee.server.wire import Bye, Reply

encode: Final = msgspec.json.Encoder().encode


class Wire(Protocol):
    """What a guest needs of a connection."""

    outlet: Outlet

    def hang_up(self) -> None:
        """After all that was put."""


class Guest:
    """One device of one person, in at most one room."""

    __slots__ = (
        *("address", "asked", "device", "gone", "language", "moving", "name", "outlet"),
        *("person", "seal", "wire"),
    )

    def __init__(
        self,
        person: str,
        name: str,
        language: str,
        wire: Wire,
        address: str = "",
        device: bytes = b"",
    ) -> None:
        self.address = address  # where its limits count
        self.device = device  # what is kept of its cookie
        self.person = person
        self.name = name
        self.language = language
        self.wire = wire
        self.outlet = wire.outlet
        self.seal = ("", "")  # a promise, and the fingerprint of a word for it (table.fair)
        self.asked = 0.0  # when the message came that is being obeyed (perf_counter)
        self.moving = False  # a move of this device is on its way to disk
        self.gone = ""  # why nothing more is sent

    def send(self, message: bytes) -> None:
        """Never waits, and never grows past its bound."""
        if not self.gone:
            self.outlet.put(message)

    def tell(self, reply: Reply) -> None:
        self.send(encode(reply))

    def dismiss(self, code: str, text: str) -> None:
        """A last word, then the connection ends."""
        self.tell(Bye(code, text))
        if not self.gone:
            self.gone = code
            self.wire.hang_up()

"""A connection on which a request begins and never ends does not stay open."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


class Patient(H11Protocol):
    """HTTP as uvicorn speaks it, with a time within which the head of a request has to be there.

    Its body has one too, in the door; a socket has pings.
    """

    seconds = 15.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.due: asyncio.TimerHandle | None = self.loop.call_later(self.seconds, transport.close)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self.stop_waiting()
        elif self.due is None:
            self.due = self.loop.call_later(self.seconds, self.transport.close)

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        super().connection_lost(exc)

    def stop_waiting(self) -> None:
        if self.due is not None:
            self.due.cancel()
            self.due = None


def patient(seconds: float) -> type[Any]:
    return type("Patient", (Patient,), {"seconds": seconds})

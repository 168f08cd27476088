"""A connection that nobody uses does not stay open: one on which a request begins and never ends,
or whose other end never reads what it asked for; and whoever is idle makes room for others."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tablee.server.connections import Connections
from tablee.server.line import Line

UNSENT: Final = 65_536  # bytes that the system takes ahead of whoever reads
LONGEST: Final = 20  # times the usual patience, for somebody who does read, but slowly


class Patient(H11Protocol):
    """HTTP as uvicorn speaks it, with a time within which the head of a request has to be there,
    and one within which some of the answer has to be taken.

    Its body has one too, in the door; a socket has pings.
    """

    seconds: float
    counted: Connections
    due: asyncio.TimerHandle | None = None  # the head of a request
    unread: asyncio.TimerHandle | None = None  # what has been written
    inside = False
    upgraded = False  # to a socket

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.inside = self.counted.enter(self)
        if not self.inside:
            transport.abort()
            return
        # From the first byte that the other end does not take, and until it has taken the last;
        # the system would take megabytes before that, and slow readers look like none.
        transport.set_write_buffer_limits(high=0)
        with suppress(AttributeError, OSError):  # not everywhere, and not for every kind of socket
            transport.get_extra_info("socket").setsockopt(
                socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, UNSENT
            )
        self.due = self.loop.call_later(self.seconds, transport.close)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self.stop_waiting()
        elif self.due is None:
            self.due = self.loop.call_later(self.seconds, self.transport.close)
        self.tell_whether_at_work()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.tell_whether_at_work()

    def tell_whether_at_work(self) -> None:
        """A request that is not whole, or an answer that is not taken, only holds a place."""
        if not self.inside or self.upgraded:
            return
        if self.unread is None and self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self.counted.works(self)
        else:
            self.counted.rests(self)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection goes on as a socket, which has bounds of its own, and still counts."""
        self.stop_waiting()
        self.all_read()
        self.transport.set_write_buffer_limits()
        self.upgraded = True
        self.counted.works(self)
        super().handle_websocket_upgrade(event)
        line = self.transport.get_protocol()
        assert isinstance(line, Line)
        line.left, line.parted = self.leave, self.part

    def pause_writing(self) -> None:
        super().pause_writing()
        self.wait_for_reader(self.transport.get_write_buffer_size(), LONGEST)

        self.tell_whether_at_work()

    def resume_writing(self) -> None:
        self.all_read()
        super().resume_writing()
        self.tell_whether_at_work()

    def wait_for_reader(self, waiting: int, times: int) -> None:
        self.unread = self.loop.call_later(self.seconds, self.look_at_reader, waiting, times - 1)

    def look_at_reader(self, before: int, times: int) -> None:
        """Closing would wait for ever: only what has been taken can be followed by an end."""
        waiting = self.transport.get_write_buffer_size()
        if times and waiting < before:
            self.wait_for_reader(waiting, times)
        else:
            self.transport.abort()

    def all_read(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def part(self) -> None:
        """Goodbye was said on the socket: all that is left is to hear it."""
        if self.inside:
            self.counted.rests(self)

    def drop(self) -> None:
        """Somebody else needs this place more."""
        self.leave()
        self.transport.abort()

    def leave(self) -> None:
        if self.inside:
            self.inside = False
            self.counted.leave(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        self.all_read()
        self.leave()
        super().connection_lost(exc)

    def stop_waiting(self) -> None:
        if self.due is not None:
            self.due.cancel()
            self.due = None


def patient(seconds: float, counted: Connections) -> type[Any]:
    return type("Patient", (Patient,), {"seconds": seconds, "counted": counted})

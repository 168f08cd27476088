"""How a player speaks with either server, and how long everybody at a table waits for a move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Any

import msgspec

from bench.houses.line import Line


class Table:
    """One table of the crowd: who plays when, and when a move was with all four."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.ready = 0  # players who see the table
        self.moves = 0
        self.sent: dict[int, float] = {}  # moves that are on their way
        self.heard: dict[int, int] = {}
        self.waiting: Callable[[], None] | None = None  # whoever has the turn, before it begins
        self.due = 0.0  # paced: when the next move is to be made

    def play(self, move: Callable[[], None]) -> None:
        """Somebody has the turn: at once, or when it is time."""
        if self.tally.stopped:
            self.waiting = move
        elif self.tally.pace:
            self.due += self.tally.pace
            self.tally.loop.call_at(self.due, self.send, move)
        else:
            self.send(move)

    def send(self, move: Callable[[], None]) -> None:
        self.moves += 1
        self.sent[self.moves] = perf_counter()
        move()

    def hear(self, number: int, size: int) -> None:
        """A player has seen so many moves, this one in so many bytes."""
        tally = self.tally
        tally.updates += 1
        tally.bytes += size
        count = self.heard.get(number, 0) + 1
        if count < 4:
            self.heard[number] = count
            return
        del self.heard[number]
        tally.moves += 1
        tally.delays.append(perf_counter() - self.sent.pop(number))


class Tally:
    """What has been counted since the last reset."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.stopped = True
        self.pace = 0.0
        self.reset()

    def reset(self) -> None:
        self.moves = self.updates = self.bytes = 0
        self.delays: list[float] = []


class Player(Line):
    """A seat at a table."""

    __slots__ = ("intro", "place", "seat", "seen", "table")

    def __init__(self, table: Table, place: dict[str, Any], seat: int) -> None:
        super().__init__(place["tokens"][seat] if "tokens" in place else "")
        self.table = table
        self.place = place
        self.seat = seat
        self.seen = 0
        self.intro = 0  # bytes until the table was to be seen


class Guest(Player):
    """At our house: a cookie, an `enter`, then JSON in text frames."""

    path = "/ws"
    __slots__ = ("key",)

    def greet(self) -> None:
        self.key = 0
        self.say(b'{"t":"enter","room":"%s"}' % self.place["room"].encode())

    def hear(self, message: bytes) -> None:
        if message.startswith(b'{"t":"step"'):
            if b'"pub":' not in message:
                return  # somebody came in
            self.seen += 1
            self.table.hear(self.seen, len(message))
        elif message.startswith(b'{"t":"table"'):
            self.intro += len(message)
            self.key = msgspec.json.decode(message)["key"]
            self.table.ready += 1
        elif message.startswith(b'{"t":"welcome"'):
            self.intro += len(message)
            return
        elif message.startswith(b'{"t":"room"'):
            return
        else:
            raise SystemExit(f"the bench: our house says {message!r}")
        if b'"yours":{' in message:
            self.table.play(self.move_for(message))

    def move_for(self, message: bytes) -> Callable[[], None]:
        ask = after(message, b'"yours":{"id":', b",")
        move = after(message, b'"moves":[', b"}")
        self.key += 1
        said = b'{"t":"move","table":"%s","key":%d,"ask":%s,"move":%s}}' % (
            self.place["table"].encode(), self.key, ask, move,
        )  # fmt: skip
        return lambda: self.say(said)


class Client(Player):
    """At boardgame.io: engine.io and socket.io, spoken directly."""

    path = "/socket.io/?EIO=4&transport=websocket"
    __slots__ = ("credentials", "match")

    def greet(self) -> None:
        self.match = self.place["match"]
        self.credentials = self.place["credentials"][self.seat]

    def hear(self, message: bytes) -> None:
        if message.startswith(b'42/tricks,["update"'):
            self.seen += 1
            self.table.hear(self.seen, len(message))
        elif message.startswith(b'42/tricks,["sync"'):
            self.intro = len(message)
            self.table.ready += 1
        elif message == b"2":
            self.say(b"3")  # a ping of engine.io
            return
        elif message.startswith(b"0"):
            self.say(b"40/tricks,")
            return
        elif message.startswith(b"40/tricks"):
            sync = f'42/tricks,["sync","{self.match}","{self.seat}","{self.credentials}",4]'
            self.say(sync.encode())
            return
        elif message.startswith(b'42/tricks,["matchData"'):
            return
        else:
            raise SystemExit(f"the bench: boardgame.io says {message!r}")
        if after(message, b'"currentPlayer":"', b'"') == b"%d" % self.seat:
            self.table.play(self.move_for(message))

    def move_for(self, message: bytes) -> Callable[[], None]:
        state = after(message, b'"_stateID":', b",").rstrip(b"}")
        card = after(message, b'"hand":[', b",")
        said = (
            f'42/tricks,["update",{{"type":"MAKE_MOVE","payload":{{"type":"play",'
            f'"args":[{card.decode()}],"playerID":"{self.seat}",'
            f'"credentials":"{self.credentials}"}}}},{state.decode()},"{self.match}","{self.seat}"]'
        ).encode()
        return lambda: self.say(said)


def after(message: bytes, mark: bytes, end: bytes) -> bytes:
    """What stands between this mark and the next end."""
    start = message.index(mark) + len(mark)
    return message[start : message.index(end, start)]

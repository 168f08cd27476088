"""Somebody at a browser: what they send, what they are told, and the table as they see it."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Callable
from itertools import product
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tablee.engine.chance import Seeded
from tablee.engine.stream import FINGERPRINT, Stream
from tablee.games.shelf import take

PATIENCE = 20.0  # seconds, on a busy machine
TOO_LATE = (
    "table.ask", "no_such_table", "cuba.answer",  # the last: asked anew meanwhile
    "parrain.accuse", "parrain.cancel.godfather", "parrain.beat",  # a card was cancelled meanwhile
    "parrain.talk",  # another card was played meanwhile
)  # fmt: skip
Message = dict[str, Any]

PARTS = ("own", "asks", "yours", "may", "clock", "seats", "silent", "undo", "ending")


class Player:
    """One device of one person."""

    def __init__(self, address: str, name: str, cookie: str, id: str) -> None:
        self.address = address
        self.name = name
        self.cookie = cookie
        self.id = id
        self.socket: ClientConnection | None = None
        self.heard: list[str] = []  # everything that came, to the letter
        self.looked_at = 0  # how much of it a test has looked at
        self.room: Message = {}
        self.table: Message = {}
        self.events: list[Message] = []
        self.key = 0
        self.answered: set[int] = set()
        self.mime = Stream()

    async def connect(self, **more: Any) -> Player:
        headers = {"Cookie": f"tablee={self.cookie}", "Accept-Language": "en"}
        wanted: dict[str, Any] = {"origin": self.address, "additional_headers": headers}
        where = self.address.replace("http", "ws") + "/ws"
        wanted |= {
            "compression": None,
            "proxy": None,
            "ping_interval": None,
            "max_queue": None,
        } | more
        self.socket = await connect(where, open_timeout=PATIENCE, **wanted)
        return self

    async def hang_up(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def say_raw(self, text: str | bytes) -> None:
        assert self.socket is not None
        await self.socket.send(text)

    async def send(self, kind: str, **fields: Any) -> None:
        await self.say_raw(msgspec.json.encode({"t": kind} | fields).decode())

    async def hear(self) -> Message:
        """The next message, whatever it is."""
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv(decode=True)
        self.heard.append(text)
        message: Message = msgspec.json.decode(text)
        self.take_in(message)
        return message

    def take_in(self, message: Message) -> None:
        """What a browser would show from now on."""
        for seat in message.get("seats", []):
            fill_in(seat, person="", bot="", away=False)
            fill_in(seat, name=names_of(self.room).get(seat["person"], ""))
        if "asks" in message:
            message["asks"] = [
                {"seat": seat, "rule": ask["rule"], "must": ask.get("must", False)}
                for ask in message["asks"]
                for seat in ask["seats"]
            ]
        if message.get("yours"):
            message["yours"]["moves"] = unfolded(message["yours"]["moves"])
        match message["t"]:
            case "welcome" | "room":
                fill_in_room(message["room"])
                self.room = message["room"]
            case "table":
                self.table = message
                self.key = max(self.key, message["key"])
            case "step":
                self.events += message.get("events", [])
                for part in PARTS:
                    if part in message:
                        self.table[part] = message[part]
                self.table["pub"] = self.table.get("pub", {}) | message.get("pub", {})

    async def expect(self, kind: str, fits: Callable[[Message], object] | None = None) -> Message:
        """The next message of this kind (that fits); others are only taken in."""
        while True:
            message = await self.hear()
            if message["t"] == kind and (fits is None or fits(message)):
                return message

    async def so_far(self) -> list[Message]:
        """Everything that the house has said until now."""
        await self.send("ping")
        messages: list[Message] = []
        while True:
            message = await self.hear()
            if message["t"] == "pong":
                return messages
            messages.append(message)

    async def farewell(self) -> Message:
        """The last word, after which the house hangs up."""
        bye = await self.expect("bye")
        try:
            await self.hear()
        except ConnectionClosed:
            return bye
        raise AssertionError("a word after the last")

    async def trouble(self, kind: str, **fields: Any) -> Message:
        """Ask for something that can't be done; what the house answers."""
        await self.send(kind, **fields)
        while True:
            message = await self.hear()
            if message["t"] in ("trouble", "refused"):
                return message

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Ask something of the room; the room as it is then."""
        await self.send(kind, **fields)
        for message in await self.so_far():
            assert message["t"] not in ("trouble", "refused"), message
        return self.room

    async def sees(self, *here: str) -> Message:
        """The room, as soon as just these people are here."""
        while names_here(self.room) != list(here):
            await self.hear()
        return self.room

    # In a room

    async def enter(self, key: str = "", room: str = "") -> Message:
        if self.socket is None:
            await self.connect()
        await self.send("enter", **({"key": key} if key else {"room": room}))
        while True:
            message = await self.hear()
            assert message["t"] not in ("trouble", "bye"), message
            if message["t"] == "welcome":
                return message

    async def come_back_to_room(self) -> Message:
        """The same device, connected anew, where no table need be laid."""
        await self.hang_up()
        return await self.enter(room=self.room["id"])

    async def come_back(self, key: str = "") -> Message:
        """The same device, connected anew: everything that its seat may see."""
        await self.hang_up()
        await self.enter(key) if key else await self.enter(room=self.room["id"])
        return await self.expect("table")

    async def prepare(self, **wish: Any) -> Message:
        return await self.ask("prepare", **wish)

    async def sit(self, chair: int) -> Message:
        return await self.ask("sit", chair=chair)

    # At a table

    @property
    def view(self) -> Message:
        return self.table["pub"] | self.table["own"]  # type: ignore[no-any-return]

    @property
    def yours(self) -> Message | None:
        return self.table["yours"]  # type: ignore[no-any-return]

    @property
    def seat(self) -> int:
        return self.table["seat"]  # type: ignore[no-any-return]

    async def send_move(self, move: Message, **other: Any) -> int:
        """A move as an answer to the question at hand; its key."""
        self.key += 1
        ask = self.yours["id"] if self.yours else 0
        fields = {"table": self.table["id"], "key": self.key, "ask": ask, "move": move} | other
        await self.send("move", **fields)
        return self.key

    async def move(self, move: Message, **other: Any) -> Message:
        """The same, and it happened: the step that says so."""
        key = await self.send_move(move, **other)
        while True:
            message = await self.hear()
            assert message["t"] not in ("trouble", "refused"), message
            if message.get("done") == key:
                return message

    async def refusal(self, move: Message, **other: Any) -> Message:
        """The same, and it did not happen: who says no, and why."""
        await self.send_move(move, **other)
        while True:
            message = await self.hear()
            assert "done" not in message
            if message["t"] in ("trouble", "refused"):
                return message

    async def play_on(self, luck: Seeded, rights: int = 2) -> Message:
        """Answer every question, and every other right, until the game is over."""
        while not self.table["ending"]:
            question = self.yours
            if question and question["id"] not in self.answered:
                self.answered.add(question["id"])
                if question["must"] or luck.below(rights) == 0:
                    await self.send_move(await self.some_move(question, luck))
                    continue
            message = await self.hear()
            if message["t"] in ("trouble", "refused"):  # too late, at most
                assert message.get("rule", message.get("code")) in TOO_LATE, message
                if self.yours:  # another question meanwhile
                    self.answered.discard(self.yours["id"])
        return self.table["ending"]  # type: ignore[no-any-return]

    async def some_move(self, question: Message, luck: Seeded) -> Message:
        """Anything that is on offer, and answers what must be answered; a mime has its pieces."""
        moves = take(self.table["game"]).game.moves
        asides = [verb.name for verb in moves.asides] if question["must"] else []
        ready = [move for move in question["moves"] if move["do"] not in asides]
        forms = [form for form in question["forms"] if form not in asides]
        pick = luck.below(len(ready) + len(forms))
        if pick < len(ready):
            return ready[pick]  # type: ignore[no-any-return]
        name = forms[pick - len(ready)]
        verb = next(verb for verb in moves if verb.name == name)
        if verb.text == FINGERPRINT:
            return await self.finish_mime(name)
        return msgspec.to_builtins(moves.fill_in(verb.kind, luck))  # type: ignore[arg-type, no-any-return]

    async def finish_mime(self, name: str = "finish") -> Message:
        """Three gestures of the toy; in other games the hand is left alone."""
        for piece in (b"up", b"down", b"up again") if name == "finish" else ():
            await self.send_piece(piece)
        mime, self.mime = self.mime, Stream()
        return {"do": name, "fingerprint": mime.fingerprint}

    async def send_piece(self, piece: bytes) -> None:
        self.mime.add(piece)
        await self.send("chunk", table=self.table["id"], data=b64encode(piece).decode())


def fill_in(part: Message, **usual: Any) -> None:
    """What is usual was left out."""
    for field, value in usual.items():
        part.setdefault(field, value)


def fill_in_room(room: Message) -> None:
    for person in room["people"]:
        fill_in(person, here=True, muted=False)
    names = names_of(room)
    for chair in room["plan"]["chairs"]:
        fill_in(chair, person="", bot="", name=names.get(chair.get("person"), ""))
    for one in room["evening"]["standings"]:
        fill_in(one, person="", name=names.get(one.get("person"), ""), won=0, lost=0)


def unfolded(moves: list[Message]) -> list[Message]:
    """Where a field is a list, a move for each of its values."""
    found = []
    for move in moves:
        values = [value if isinstance(value, list) else [value] for value in move.values()]
        found += [dict(zip(move, some, strict=True)) for some in product(*values)]
    return found


def names_of(room: Message) -> dict[str, str]:
    return {person["id"]: person["name"] for person in room.get("people", [])}


def names_here(room: Message) -> list[str]:
    return [person["name"] for person in room["people"] if person["here"]]

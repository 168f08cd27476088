"""The websocket: who comes, and what they say."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from math import ceil
from time import perf_counter
from typing import Any

import msgspec

from tablee.server import wire
from tablee.server.addresses import address_of
from tablee.server.excuses import excuse
from tablee.server.guest import Guest
from tablee.server.headers import from_our_page, header, token_in
from tablee.server.house import House
from tablee.server.limits import Limits
from tablee.server.line import LINE
from tablee.server.mailbox import Mailbox
from tablee.server.moving import ShortWay, decode
from tablee.server.people import People, hashed
from tablee.server.room import Room
from tablee.server.settings import Settings
from tablee.server.speech import Declined, best_language, say
from tablee.server.store import Trouble

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

ENDED, UNKNOWN, TOO_MANY = 1000, 4401, 4429  # codes at the end
HUNG_UP = "hung_up"
AGAIN = "try_again"


class Sockets:
    """Takes every websocket of the house."""

    def __init__(self, house: House, people: People, limits: Limits, settings: Settings) -> None:
        self.house = house
        self.people = people
        self.limits = limits
        self.settings = settings

    async def handle(self, scope: Message, receive: Receive, send: Send) -> None:
        """One connection from its handshake to its end (ASGI)."""
        await receive()
        if not from_our_page(scope["headers"], self.settings):
            # Not accepted, so it is a bare 403: a page of others is told nothing.
            await send({"type": "websocket.close"})
            return
        await send({"type": "websocket.accept"})
        address = address_of(scope.get("client"))
        known = self.people.known(token_in(scope["headers"]))
        person = "" if known is None else known.id
        if not self.house.open_to_all:
            await self.send_away(scope, send, Declined("closing"), ENDED)
        elif wait := self.limits.ask(address, person):
            await self.send_away(scope, send, Declined("too_fast", seconds=ceil(wait)), TOO_MANY)
        elif not (self.limits.sockets.enter(address) or self.squeeze_in(address, person)):
            await self.send_away(scope, send, Declined("too_many_sockets"), TOO_MANY)
        else:
            try:
                await self.welcome(scope, send, address)
            finally:
                self.limits.sockets.leave(address)

    def squeeze_in(self, address: str, person: str) -> bool:
        """Where an address is full, whoever has most of its sockets gives up one of them.

        So nobody who takes all of them keeps out a neighbour whom the house knows.
        """
        here = [guest for guest in self.house.connected if guest.address == address]
        held = Counter(guest.person for guest in here if not guest.gone)
        if not person or not held:
            return False
        hoarder, most = held.most_common(1)[0]
        if most <= held[person] + 1:
            return False
        theirs = [guest for guest in here if guest.person == hoarder and not guest.gone]
        quietest = min(theirs, key=lambda guest: guest.asked)
        quietest.dismiss("too_many_sockets", say(quietest.language, "troubles.too_many_sockets"))
        self.limits.sockets.squeeze_in(address)
        return True

    async def welcome(self, scope: Message, send: Send, address: str) -> None:
        token = token_in(scope["headers"])
        try:
            person = await self.people.by_token(token)
        except Trouble:
            await self.send_away(scope, send, Declined(AGAIN), ENDED)
            return
        if person is None or not self.people.knows(person, token):  # forgotten, ended just now
            await self.send_away(scope, send, Declined("nobody"), UNKNOWN)
            return
        line = scope["extensions"][LINE]["line"]
        guest = Guest(person.id, person.name, person.lang, line, address, hashed(token))
        await Connection(self, guest).run(line)

    async def send_away(self, scope: Message, send: Send, why: Declined, code: int) -> None:
        """After the handshake, so that a browser can read why."""
        headers = scope["headers"]
        language = best_language(header(headers, b"accept-language"), self.settings.languages)
        if (person := self.people.known(token_in(headers))) is not None:
            language = person.lang
        bye = wire.Bye(why.code, why.text(language))
        await send({"type": "websocket.send", "text": msgspec.json.encode(bye).decode()})
        await send({"type": "websocket.close", "code": code})


class Connection:
    """One guest's socket: what they say is obeyed, one message after another."""

    def __init__(self, sockets: Sockets, guest: Guest) -> None:
        self.house = sockets.house
        self.allowance = sockets.limits.messages.of(guest.person)
        self.largest = sockets.settings.message_bytes
        self.guest = guest
        self.short_way = ShortWay(guest, self.allowance, self.largest)
        self.room: Room | None = None

    async def run(self, line: Any) -> None:
        """Until one of the two hangs up; a message that is being obeyed is never cut off."""
        guest = self.guest
        self.house.connected.add(guest)
        line.inlet.listener = self.short_way.hear
        try:
            await self.listen(line)
        finally:
            line.inlet.listener = None
            self.house.connected.discard(guest)
            if guest.outlet.overflowed:
                self.house.figures.slow.add()
            guest.gone = guest.gone or HUNG_UP
            if self.room is not None:
                await self.room.go_out(guest)

    async def listen(self, line: Any) -> None:
        mailbox: Mailbox = line.queue
        while not self.guest.gone:
            message = await mailbox.get()
            if line.read_paused:
                line.read_on()
            if message["type"] == "websocket.disconnect":
                return
            try:
                await self.hear(message.get("bytes") or message.get("text") or "")
            except Exception as error:
                excuse(self.guest, error)

    async def hear(self, text: str | bytes) -> None:
        while wait := self.allowance.take():
            await asyncio.sleep(wait)  # who talks too fast is listened to more slowly
        self.guest.asked = perf_counter()
        if len(text) > self.largest:
            raise Declined("too_large", most=self.largest)
        try:
            message = decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Declined("bad_message", what=str(error)) from None
        if isinstance(message, wire.Ping):
            await self.come_to_rest()
            self.guest.tell(wire.Pong())
        elif self.room is not None:
            await self.room.handle(self.guest, message)
        elif isinstance(message, wire.Enter):
            await self.enter(message)
        else:
            raise Declined("enter_first")

    async def come_to_rest(self) -> None:
        """Answers come in the order of the questions: a move may still be on its way to disk."""
        if self.room is not None and self.guest.moving:
            async with self.room.lock:
                pass

    async def enter(self, message: wire.Enter) -> None:
        """Into a room; where that fails only for a moment, the guest is asked to come again."""
        try:
            room = await self.house.find(message, self.guest.person)
            await room.come_in(self.guest)
        except Trouble:
            self.guest.dismiss(AGAIN, say(self.guest.language, f"troubles.{AGAIN}"))
        except Declined as declined:
            if declined.code != AGAIN:
                raise
            self.guest.dismiss(AGAIN, declined.text(self.guest.language))
        else:
            self.room = self.short_way.room = room

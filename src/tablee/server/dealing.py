"""Between the start and the first card: words are sealed before any of them is said (table.fair).

Start shows the fingerprints of the words of those who are here; only these count, and from then on
nothing of the deal can be changed. Then all say their words. Whoever has not done so in time voids
the deal: all see it, and it begins again, with a new promise and without a word from them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from tablee.engine.luck import Given, fingerprint
from tablee.server import wire
from tablee.server.entries import Header
from tablee.server.guest import Guest
from tablee.server.laying import fill, header_of, lay_table
from tablee.server.logs import note
from tablee.server.seating import Begun
from tablee.server.sight import room_seen
from tablee.server.speech import Declined
from tablee.server.table import dealer, lay

if TYPE_CHECKING:
    from tablee.server.room import Room

SECONDS: Final = 5  # to say a word, and to seal the next one


class Dealing:
    """A deal that has begun; the room's plan stays as it is meanwhile."""

    def __init__(self, room: Room, without: Sequence[str]) -> None:
        self.room = room
        self.without = [*without]  # who kept a word back, since the start was pressed
        self.timer: asyncio.TimerHandle | None = None
        self.left = 0

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def arm(self) -> None:
        self.stop()
        self.left = SECONDS
        self.wait()

    def wait(self) -> None:
        """A second at a time: a house that stood still has not used up anybody's."""
        self.timer = asyncio.get_running_loop().call_later(1, self.ring)

    def ring(self) -> None:
        self.left -= 1
        if self.left > 0:
            self.wait()
        else:
            self.timer = None
            self.room.spawn(self.time_is_up)

    async def time_is_up(self) -> None:
        raise NotImplementedError

    async def look(self) -> None:
        """Somebody came or left, or sealed a word."""
        raise NotImplementedError

    def shown(self) -> wire.Reply:
        raise NotImplementedError


class Sealed(Dealing):
    """The fingerprints have been shown: words are being said."""

    def __init__(
        self, room: Room, without: Sequence[str], header: Header, seals: dict[int, str]
    ) -> None:
        super().__init__(room, without)
        self.header = header
        self.seals = seals  # by seat
        self.words: dict[int, str] = {}

    def shown(self) -> wire.Reply:
        header = self.header
        return wire.Sealed(
            self.room.paper.promise,
            header.game,
            header.rules,
            header.options,
            [wire.SeatSeen(seat.name, seat.person, seat.bot) for seat in header.seats],
            None if header.carry is None else header.carry.purses,
            [wire.SealSeen(seat, seal) for seat, seal in self.seals.items()],
            SECONDS,
        )

    async def hear(self, person: str, word: str) -> None:
        """It must be the one that was sealed; with the last of them the cards are dealt."""
        seats = [seat for seat in self.seals if self.header.seats[seat].person == person]
        if not seats:
            raise Declined("not_sealed")
        if fingerprint(word) != self.seals[seats[0]]:
            raise Declined("other_word", "word")
        self.words[seats[0]] = word
        if len(self.words) == len(self.seals):
            await self.deal()

    async def deal(self) -> None:
        given = [Given(seat, seal, self.words[seat]) for seat, seal in self.seals.items()]
        await lay_table(self.room, self.room.paper.copy(), replace(self.header, words=given))
        deal_with(self.room, None)

    async def time_is_up(self) -> None:
        if self.room.dealing is not self:
            return
        self.arm()  # for as long as nothing can be written down
        silent = [
            self.header.seats[seat].person for seat in self.seals if seat not in self.words
        ]  # fmt: skip
        await (self.void("silent", silent) if silent else self.deal())

    async def look(self) -> None:
        """Whoever leaves for good is not dealt in."""
        there = {chair.person for chair in self.room.paper.chairs}
        left = [seat.person for seat in self.header.seats if seat.person not in there]
        if any(left):
            await self.void("left", left)

    async def void(self, why: wire.Why, people: Sequence[str]) -> None:
        """All see it; no word that was said counts any more, since the house knows them now."""
        room = self.room
        names = {seat.person: seat.name for seat in self.header.seats}
        who = [wire.PlayerSeen(person, names[person]) for person in people]
        voided = wire.Voided(room.paper.promise, why, who)
        sealed = [self.header.seats[seat].person for seat in self.seals]
        awaited = [person for person in sealed if person not in people]
        without = [*self.without, *people] if why == "silent" else self.without
        paper = room.paper.copy()
        paper.promise_anew()
        paper.begun = Begun(awaited, without)
        await room.write(room.kept(paper))
        room.paper = paper
        note("deal_voided", room=paper.id, why=why)
        room.tell(voided)
        deal_with(room, Again(room, paper.begun, voided))
        room.show()
        await begin_again(room)


class Again(Dealing):
    """The deal was void: new words are being sealed, for a new promise."""

    def __init__(self, room: Room, begun: Begun, voided: wire.Voided) -> None:
        super().__init__(room, begun.without)
        self.awaited = begun.people
        self.voided = voided

    def shown(self) -> wire.Reply:
        return self.voided

    async def look(self) -> None:
        if self.timer is None:
            self.arm()
        ready = {person for person in self.awaited if seal_of(self.room, person)}
        chairs = {chair.person for chair in self.room.paper.chairs}
        if all(person in ready or person not in chairs for person in self.awaited):
            await begin(self.room, self.without)

    async def time_is_up(self) -> None:
        """Whoever is here is dealt in with the words that are sealed; without anybody, nobody."""
        room = self.room
        if room.dealing is not self:
            return
        self.arm()
        if any(room.is_here(chair.person) for chair in room.paper.chairs):
            await begin(room, self.without)
            return
        paper = room.paper.copy()
        paper.begun = None
        await room.write(room.kept(paper))
        room.paper = paper
        deal_with(room, None)


def deal_with(room: Room, dealing: Dealing | None) -> None:
    """A deal begins, begins again, or is done."""
    if room.dealing is not None:
        room.dealing.stop()
    room.dealing = dealing


async def begin_again(room: Room) -> None:
    """Perhaps nobody's word is awaited any more."""
    if room.dealing is not None:
        await room.dealing.look()


async def start(room: Room) -> None:
    """Bots take the free chairs, words are sealed, said, and the first cards are dealt."""
    if room.play is not None and not room.play.table.over:
        raise Declined("in_play")
    await begin(room, [])


async def begin(room: Room, without: Sequence[str]) -> None:
    """What is dealt, and to whom, is fixed, and shown with the fingerprints of the words."""
    paper = room.paper.copy()
    fill(paper)
    header = header_of(paper, room.house.time.now())
    lay(header, dealer(header))  # Refused, if the options don't fit, before anything is shown
    seals = {
        seat: seal
        for seat, sitting in enumerate(header.seats)
        if sitting.person not in without and (seal := seal_of(room, sitting.person))
    }
    if not seals:  # programs need not give any words
        await lay_table(room, paper, header)
        deal_with(room, None)
        return
    paper.begun = Begun([header.seats[seat].person for seat in seals], [*without])
    await room.write(room.kept(paper))
    room.paper = paper
    deal_with(room, sealed := Sealed(room, without, header, seals))
    room.tell(sealed.shown())
    sealed.arm()


def seal_of(room: Room, person: str) -> str:
    """The fingerprint of this person's word for the deal to come, if they are here."""
    promise = room.paper.promise
    for guest in reversed(room.guests):
        if guest.person == person and guest.seal[0] == promise:
            return guest.seal[1]
    return ""


async def seal(room: Room, guest: Guest, message: wire.Seal) -> None:
    if message.promise != room.paper.promise:
        raise Declined("old_promise")
    guest.seal = (message.promise, message.commitment)
    guest.tell(wire.Room(room_seen(room)))
    await begin_again(room)


async def reveal(room: Room, guest: Guest, message: wire.Reveal) -> None:
    dealing = room.dealing
    if not isinstance(dealing, Sealed) or message.promise != room.paper.promise:
        raise Declined("old_promise")
    await dealing.hear(guest.person, message.word)
    if room.dealing is dealing:  # others have not said theirs yet
        guest.tell(wire.Room(room_seen(room)))


def taken_up(room: Room) -> None:
    """The house was closed between the start and the first card: nothing of it is left to use."""
    begun = room.paper.begun
    if begun is None:
        return
    voided = wire.Voided(room.paper.promise, "closed", [])
    room.paper.promise_anew()
    room.dealing = Again(room, begun, voided)

"""Who may ask what of a room, and what is done about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.engine.seats import NOBODY
from tablee.server import (
    dealing,
    giving,
    hosting,
    naming,
    requests,
    streaming,
    talking,
    undoing,
    wire,
)
from tablee.server.endings import games_played
from tablee.server.guest import Guest
from tablee.server.moving import table
from tablee.server.people import hashed, new_room_key
from tablee.server.speech import Declined

if TYPE_CHECKING:
    from tablee.server.room import Room


PLANS: Final = (
    wire.Sit, wire.Stand, wire.Name, wire.Prepare, wire.Bot, wire.Seat, wire.Unseat, wire.Start,
)  # fmt: skip


async def obey(room: Room, guest: Guest, message: wire.FromBrowser) -> None:
    """What anybody in the room may ask; the rest is for the host."""
    person = guest.person
    if room.dealing is not None and isinstance(message, PLANS):
        raise Declined("dealing")  # what was shown to all stays as it is
    match message:
        case wire.Move():
            await requests.move(table(room, message.table), guest, message)
        case wire.Story():
            requests.tell_story(table(room, message.table), guest, message.known)
        case wire.Odds():
            requests.tell_odds(table(room, message.table), guest)
        case wire.Openings():
            requests.suggest(table(room, message.table), guest, message)
        case wire.Undo():
            await undoing.undo(table(room, message.table), guest)
        case wire.Allow():
            await giving.allow(table(room, message.table), guest, message)
        case wire.Agree():
            await undoing.agree(table(room, message.table), guest, message.yes)
        case wire.Time():
            await requests.give_time(table(room, message.table), guest)
        case wire.Read():
            await requests.read(table(room, message.table), guest, message.on)
        case wire.Pass():
            await requests.let_pass(table(room, message.table), guest, message.on)
        case wire.Skip():
            requests.skip(table(room, message.table), guest)
        case wire.Chunk():
            await streaming.take_piece(table(room, message.table), guest, message)
        case wire.Feel():
            table(room, message.table).feeling.feels(person)
        case wire.Mime():
            await streaming.tell_whole(table(room, message.table), guest, message.number)
        case wire.Say():
            await talking.talk(room, guest, message.text)
        case wire.Recall():
            guest.tell(await talking.before(room, message.before))
        case wire.Evening():
            guest.tell(await games_played(room))
        case wire.Sit():
            await room.change(lambda paper: paper.sit(person, message.chair), guest)
            await hosting.look(room)
        case wire.Stand():
            await room.change(lambda paper: paper.stand(person), guest)
        case wire.Name():
            await room.change(lambda paper: naming.name(paper, person, message.chair), guest)
        case wire.Seal():
            await dealing.seal(room, guest, message)
        case wire.Reveal():
            await dealing.reveal(room, guest, message)
        case wire.Enter():
            raise Declined("in_a_room_already")
        case wire.Leave():
            heirs = hosting.sitters(room)
            await room.change(lambda paper: paper.leave(person, heirs))
            await room.see_out(person, "left")
            await hosting.look(room)
        case _:
            hosting.must_host(room, person)
            await obey_host(room, guest, message)


async def obey_host(room: Room, guest: Guest, message: wire.FromBrowser) -> None:
    match message:
        case wire.Prepare():
            await room.change(lambda paper: paper.prepare(message), guest)
        case wire.Bot():
            await room.change(lambda paper: paper.set_bot(message.chair, message.bot), guest)
        case wire.Seat():
            await room.change(lambda paper: paper.seat(message.person, message.chair), guest)
        case wire.Unseat():
            await room.change(lambda paper: paper.set_bot(message.chair, ""), guest)
        case wire.Host():
            await hosting.hand_on(room, guest, message)
        case wire.Mute():
            hosting.must_not_be_owner(room, message.person, guest.person)
            await room.change(lambda paper: paper.mute(message.person, message.on), guest)
            await room.call_anew()
        case wire.Block():
            await block(room, guest, message)
        case wire.Outside():
            guest.tell(wire.KeptOut(room.paper.kept_out()))
        case wire.Relink():
            await relink(room, guest)
        case wire.Start():
            await dealing.start(room)
        case wire.Reseat():
            await giving.reseat(table(room, message.table), guest, message)
        case wire.Close():
            await requests.close(table(room, message.table))


async def block(room: Room, host: Guest, message: wire.Block) -> None:
    hosting.must_not_be_owner(room, message.person, host.person)
    if message.person == host.person:
        raise Declined("host_stays")
    before = room.paper.blocked
    seat = NOBODY if room.play is None else room.play.table.seat_of(message.person)
    await room.change(lambda paper: paper.block(message.person, message.on, seat), host)
    if room.paper.blocked != before:
        room.tell_person(host.person, wire.KeptOut(room.paper.kept_out()))
    if message.on:
        await room.see_out(message.person, "blocked")


async def relink(room: Room, host: Guest) -> None:
    """Only the hash of the key is kept: whoever needs the link has it from the host."""
    key = new_room_key()
    await room.change(lambda paper: paper.relink(hashed(key)))
    room.tell_person(host.person, wire.Link(key))

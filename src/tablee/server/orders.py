"""Who may ask what of a room, and what is done about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.server import laying, requests, wire
from tablee.server.guest import Guest
from tablee.server.people import wall_clock
from tablee.server.play import Play
from tablee.server.speech import Declined
from tablee.server.tidy import tidy

if TYPE_CHECKING:
    from tablee.server.room import Room


async def obey(room: Room, guest: Guest, message: wire.FromBrowser) -> None:
    """What anybody in the room may ask; the rest is for the host."""
    person = guest.person
    match message:
        case wire.Move():
            await requests.move(table(room, message.table), guest, message)
        case wire.Story():
            requests.tell_story(table(room, message.table), guest, message.known)
        case wire.Odds():
            requests.tell_odds(table(room, message.table), guest)
        case wire.Undo():
            await requests.undo(table(room, message.table), guest)
        case wire.Agree():
            await requests.agree(table(room, message.table), guest, message.yes)
        case wire.Time():
            await requests.give_time(table(room, message.table), guest)
        case wire.Pass():
            await requests.let_pass(table(room, message.table), guest, message.on)
        case wire.Chunk():
            await requests.mime(table(room, message.table), guest, message.data)
        case wire.Say():
            await talk(room, guest, message.text)
        case wire.Sit():
            await room.change(lambda paper: paper.sit(person, message.chair, message.nonce))
        case wire.Stand():
            await room.change(lambda paper: paper.stand(person))
        case wire.Word():
            await room.change(lambda paper: paper.word(person, message.promise, message.nonce))
        case wire.Enter():
            raise Declined("in_a_room_already")
        case wire.Leave():
            await room.change(lambda paper: paper.leave(person))
            await room.see_out(person, "left")
        case _:
            room.paper.must_host(person)
            await obey_host(room, message)


async def obey_host(room: Room, message: wire.FromBrowser) -> None:
    match message:
        case wire.Prepare():
            await room.change(lambda paper: paper.prepare(message))
        case wire.Bot():
            await room.change(lambda paper: paper.set_bot(message.chair, message.bot))
        case wire.Seat():
            await room.change(lambda paper: paper.seat(message.person, message.chair))
        case wire.Unseat():
            await room.change(lambda paper: paper.set_bot(message.chair, ""))
        case wire.Host():
            await room.change(lambda paper: paper.pass_host(message.person))
        case wire.Mute():
            await room.change(lambda paper: paper.mute(message.person, message.on))
        case wire.Block():
            await room.change(lambda paper: paper.block(message.person, message.on))
            if message.on:
                await room.see_out(message.person, "blocked")
        case wire.Start():
            await laying.start(room)
        case wire.Reseat():
            await requests.reseat(table(room, message.table), message.seat, message.person)
        case wire.Close():
            await requests.close(table(room, message.table))


def table(room: Room, id: str) -> Play:
    if room.play is None or room.play.table.id != id:
        raise Declined("no_such_table", "table")
    return room.play


async def talk(room: Room, guest: Guest, text: str) -> None:
    """Words for everybody in the room, from whoever may talk now."""
    room.house.may_talk(guest.person, text)
    text = tidy(text)
    if not text:
        raise Declined("nothing_said", "text")
    if guest.person in room.paper.muted:
        raise Declined("muted")
    if silenced(room, guest.person):
        raise Declined("silent")
    now, paper = wall_clock(), room.paper.copy()
    paper.lines += 1
    line = room.house.books.say(paper.id, paper.lines, guest.person, text, now)
    await room.write(line, room.kept(paper))
    room.paper = paper
    room.tell(wire.Said(guest.person, guest.name, text, now))


def silenced(room: Room, person: str) -> bool:
    """Those whom the rules of the game in play silence."""
    if room.play is None or room.play.table.over:
        return False
    table = room.play.table
    seat = table.seat_of(person)
    return seat >= 0 and table.match.game.silent(table.match.state) >> seat & 1 == 1

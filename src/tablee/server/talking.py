"""Talk in a room: who may say what, and what was said before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.server import wire
from tablee.server.entries import encode
from tablee.server.evening import NAMELESS
from tablee.server.guest import Guest
from tablee.server.speech import Declined
from tablee.server.tidy import tidy

if TYPE_CHECKING:
    from tablee.server.room import Room

PAGE = 50  # lines of one answer
GREETING = 350  # bytes of talk for whoever comes in: coming back is to be small


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
    now, paper = room.house.today(), room.paper.copy()
    paper.lines += 1
    line = room.house.books.say(paper.id, paper.lines, guest.person, text, now)
    await room.write(line, room.kept(paper))
    room.paper = paper
    room.tell(wire.Said(paper.lines, guest.person, room.name_of(guest.person), text, now))


def hushed(room: Room, person: str) -> bool:
    """Those who must not talk now, whoever says so."""
    return person in room.paper.muted or silenced(room, person)


def name_to_join(room: Room, guest: Guest) -> str:
    """Whoever has to be silent in the game does not come back under another name."""
    if room.play is None or not silenced(room, guest.person):
        return guest.name
    return room.play.table.sittings[room.play.table.seat_of(guest.person)].name


def silenced(room: Room, person: str) -> bool:
    """Those whom the rules of the game in play silence."""
    if room.play is None or room.play.table.over:
        return False
    table = room.play.table
    seat = table.seat_of(person)
    return seat >= 0 and table.match.game.silent(table.match.state) >> seat & 1 == 1


async def before(room: Room, number: int) -> wire.Recalled:
    """A page of what was said before the line with this number."""
    names = {member.id: member.name for member in room.paper.members}
    rows = await room.house.books.talk(room.paper.id, PAGE + 1, number)
    lines = [
        wire.Said(row.n, row.person, names.get(row.person, NAMELESS), row.text, row.at)
        for row in rows
    ]
    return wire.Recalled(lines[-PAGE:], len(lines) > PAGE)


async def newest(room: Room) -> wire.Recalled:
    """The last words, as far as they are short."""
    page = await before(room, wire.LAST_NUMBER)
    space, first = GREETING, len(page.talk)
    while first and (space := space - len(encode(page.talk[first - 1]))) >= 0:
        first -= 1
    return wire.Recalled(page.talk[first:], page.earlier or first > 0)

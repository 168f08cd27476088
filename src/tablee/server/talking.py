"""Talk in a room: who may say what, and what was said before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from tablee.games.remarks import phrased, seen
from tablee.server import wire
from tablee.server.entries import encode
from tablee.server.evening import NAMELESS
from tablee.server.guest import Guest
from tablee.server.sight import room_seen
from tablee.server.speech import Declined
from tablee.server.tidy import tidy

if TYPE_CHECKING:
    from tablee.server.room import Room

PAGE = 50  # lines of one answer
GREETING = 350  # bytes of talk for whoever comes in: coming back is to be small
LOOK_BACK = 500  # lines among which those of the bots at a table are looked for
A_BOT = ""  # whose line it is, in the place of a person


class Spoken(Struct, frozen=True):
    """A bot's remark as it is kept: by numbers, so that it names nobody."""

    table: str
    temper: str
    line: int
    remark: dict[str, Any]


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
    number, now = await enter(room, guest.person, text)
    room.tell(wire.Said(number, guest.person, text, now, room.name_of(guest.person)))
    if room.play is not None:
        room.play.chatter.addressed(guest.person, text)


async def utter(room: Room, spoken: Spoken) -> None:
    """A bot's words for everybody in the room."""
    number, now = await enter(room, A_BOT, encode(spoken).decode())
    if (said := in_words(room, number, spoken, now)) is not None:
        room.tell(said)


async def enter(room: Room, person: str, text: str) -> tuple[int, int]:
    """A line of the room's talk, on disk: its number, and when."""
    now, paper = room.house.today(), room.paper.copy()
    paper.lines += 1
    line = room.house.books.say(paper.id, paper.lines, person, text, now)
    await room.write(line, room.kept(paper))
    room.paper = paper
    return paper.lines, now


def in_words(room: Room, number: int, spoken: Spoken, at: int) -> wire.Said | None:
    """In every tongue, with the names that people have now; of the table that lies here alone."""
    play = room.play
    if play is None or play.table.id != spoken.table:
        return None
    names = [seat.name for seat in play.seats_seen()]
    remark = spoken.remark
    slots: dict[str, str] = {}
    for slot in ("target", "other"):
        if slot in remark:
            slots[slot] = names[remark[slot]]
    count, left = remark.get("diamonds", -1), remark.get("left", False)
    tongues = {}
    for tongue, sheets in play.table.box.remarks.items():
        sheet = sheets[spoken.temper]
        template = sheet[remark["occasion"]][spoken.line]
        tongues[tongue] = phrased(template, slots, seen(sheet, count, left), tongue)
    return wire.Said(number, A_BOT, "", at, names[remark["seat"]], remark["seat"], tongues)


async def remembered(room: Room, table: str) -> set[str]:
    """The lines that bots have said at this table, also before the house was last closed."""
    rows = await room.house.books.talk(room.paper.id, LOOK_BACK, wire.LAST_NUMBER)
    spoken = [decode(row.text) for row in rows if row.person == A_BOT]
    here = [one for one in spoken if one.table == table]
    return {f"{one.temper}.{one.remark['occasion']}.{one.line}" for one in here}


decode = msgspec.json.Decoder(Spoken).decode


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
        wire.Said(row.n, row.person, row.text, row.at, names.get(row.person, NAMELESS))
        if row.person != A_BOT
        else in_words(room, row.n, decode(row.text), row.at)
        for row in rows[-PAGE:]
    ]
    return wire.Recalled([line for line in lines if line is not None], len(rows) > PAGE)


async def newest(room: Room) -> wire.Recalled:
    """The last words, as far as they are short."""
    page = await before(room, wire.LAST_NUMBER)
    space, first = GREETING, len(page.talk)
    while first and (space := space - len(encode(page.talk[first - 1]))) >= 0:
        first -= 1
    return wire.Recalled(page.talk[first:], page.earlier or first > 0)


def welcome(room: Room, person: str, last: wire.Recalled) -> wire.Welcome:
    """The room and the last words in it; each name is told once."""
    shown = room_seen(room)
    known = {one.id for one in shown.people}
    talk = [
        msgspec.structs.replace(line, name="") if line.person in known else line
        for line in last.talk
    ]
    return wire.Welcome(person, shown, talk, last.earlier)

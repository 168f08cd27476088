"""What is seen of a room, by those who are in it and by those who look for one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from tablee.server import wire
from tablee.server.entries import Sitting
from tablee.server.evening import evening_seen
from tablee.server.fitting import fitting
from tablee.server.hosting import host_of
from tablee.server.naming import who_may_name
from tablee.server.nights import chips_of, key
from tablee.server.seating import Paper

if TYPE_CHECKING:
    from tablee.server.room import Room

MOST_AWAY = 8  # members without a chair who are shown though they are away


class PublicRoom(Struct, frozen=True):
    """A room that anybody may enter, by its id."""

    id: str
    name: str
    game: str
    people: int  # who are here
    chairs: int
    free: int  # chairs that nobody has taken
    playing: bool


def room_seen(room: Room) -> wire.RoomSeen:
    """The same for everybody in it; names of those who are seen are told once."""
    paper = room.paper
    here = {guest.person for guest in room.guests}
    shown = people_shown(room, here)
    people = [
        wire.PersonSeen(member.id, member.name, member.id in here, member.id in paper.muted)
        for member in paper.members
        if member.id in shown
    ]
    named = {person.id: person.name for person in people}
    chairs = [
        wire.ChairSeen(chair.person, chair.bot, "" if chair.person in named else chair.name, *purse)
        for chair, purse in zip(paper.chairs, purses(paper), strict=True)
    ]
    plan = wire.PlanSeen(
        paper.game, paper.options, paper.running_clock, paper.seconds, paper.pace,
        paper.window or round(room.house.window * paper.box.leisure / 1000), chairs, paper.promise,
        fitting(paper.game, paper.options, len(chairs)),
        paper.box.named_by_winners, who_may_name(paper),
    )  # fmt: skip
    return wire.RoomSeen(
        paper.id, paper.name, paper.public, host_of(room), people,
        len(paper.members) - len(people), plan, paper.table, evening_seen(paper.evening, named),
        paper.links, paper.host if room.standing_in else msgspec.UNSET,
    )  # fmt: skip


def purses(paper: Paper) -> list[tuple[int, bool]]:
    """purse.change: what everybody will sit down with, and whose purse is a fresh one."""
    seats = [Sitting(chair.name, chair.person, chair.bot) for chair in paper.chairs]
    chips = chips_of(paper.night, seats)
    if paper.night is None or chips is None:
        return [(-1, False)] * len(seats)
    before = paper.night.who
    return [
        (purse, key(seat) not in before) if seat.person or seat.bot else (-1, False)
        for seat, purse in zip(seats, chips, strict=True)
    ]


def people_shown(room: Room, here: set[str]) -> set[str]:
    """Who is here, has a chair or a seat, or is host; of the others, those who left last."""
    needed = here | {
        room.paper.host,
        room.standing_in,
        *(chair.person for chair in room.paper.chairs),
    }
    if room.play is not None:
        needed.update(room.play.table.places)
    others = [member.id for member in reversed(room.paper.members) if member.id not in needed]
    others.sort(key=lambda person: -room.left.get(person, 0))
    return needed.union(others[:MOST_AWAY])


def advertised(room: Room) -> PublicRoom:
    paper = room.paper
    here = len({guest.person for guest in room.guests})
    free = sum(not chair.person for chair in paper.chairs)
    playing = room.play is not None and not room.play.table.over
    return PublicRoom(paper.id, paper.name, paper.game, here, len(paper.chairs), free, playing)

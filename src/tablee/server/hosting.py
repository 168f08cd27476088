"""Who hosts a room: its owner; while the owner is long gone, somebody who sits there stands in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.server import wire
from tablee.server.speech import Declined

if TYPE_CHECKING:
    from tablee.server.guest import Guest
    from tablee.server.room import Room

PATIENCE = 60_000  # ms for which nobody takes the place of a host who is gone


def host_of(room: Room) -> str:
    """The right is the owner's, on paper; standing in lasts while the room is open."""
    return room.standing_in or room.paper.host


def sitters(room: Room) -> list[str]:
    """Who plays the game that is on, or else has a chair for the next; first come, first named."""
    play = room.play
    if play is not None and not play.table.over:
        seated = set(play.table.places)
    else:
        seated = {chair.person for chair in room.paper.chairs}
    return [member.id for member in room.paper.members if member.id in seated]


def settle(room: Room) -> bool:
    """Onlookers never host: where nobody sits, the room waits for its owner. Has it changed?"""
    before = room.standing_in
    sitting = sitters(room)
    if not room.paper.host or not is_gone(room, room.paper.host):
        room.standing_in = ""
    elif before not in sitting or is_gone(room, before):
        room.standing_in = next((person for person in sitting if room.is_here(person)), "")
    return room.standing_in != before


def is_gone(room: Room, person: str) -> bool:
    now = room.house.time.now()
    return not room.is_here(person) and now - room.left.get(person, now) >= PATIENCE


async def look(room: Room) -> None:
    """Every few seconds: who hosts now? A room without an owner is the first sitter's."""
    if not room.paper.host:
        heir = next((person for person in sitters(room) if room.is_here(person)), "")
        if heir:
            await room.change(lambda paper: paper.pass_host(heir))
    if settle(room):
        room.show()


def must_host(room: Room, person: str) -> None:
    if person != host_of(room):
        raise Declined("host_only")


def must_not_be_owner(room: Room, person: str, host: str) -> None:
    """Whoever stands in can do nothing to whoever they stand in for."""
    if person == room.paper.host != host:
        raise Declined("owner_stays")


async def hand_on(room: Room, guest: Guest, message: wire.Host) -> None:
    """Only whose the right is can give it away."""
    if guest.person != room.paper.host:
        raise Declined("owner_only")
    await room.change(lambda paper: paper.pass_host(message.person), guest)

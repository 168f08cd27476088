"""The short way of a guest's move: where nothing else is under way, no task waits for the disk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.server import wire
from tablee.server.entering import Entering
from tablee.server.guest import Guest
from tablee.server.orders import table
from tablee.server.play import Play
from tablee.server.requests import step_of
from tablee.server.table import Step

if TYPE_CHECKING:
    from tablee.server.room import Room


class Moving(Entering):
    """It holds the room's lock until it has happened, or not."""

    def __init__(self, play: Play, step: Step, guest: Guest, message: wire.Move) -> None:
        super().__init__(play, step, guest, message.key)
        self.guest = guest
        self.message = message

    def ended(self, error: Exception | None) -> None:
        room = self.play.room
        self.guest.moving = False
        try:
            if error is not None:
                room.explain(self.guest, self.message, error)
        finally:
            room.lock.give()


def move_at_once(room: Room, guest: Guest, message: wire.Move) -> bool:
    """The same as `Room.handle`, unless it would have to wait."""
    if room.shut or guest not in room.guests or not room.lock.take_if_free():
        return False
    try:
        play = table(room, message.table)
        step = step_of(play, guest, message)
        if step is not None:
            room.house.books.put(Moving(play, step, guest, message))
            guest.moving = True
    except Exception as error:
        room.explain(guest, message, error)
    finally:
        if not guest.moving:
            room.lock.give()
    return True

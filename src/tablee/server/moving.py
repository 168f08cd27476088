"""The short way of a guest's move: where nothing else is under way, no task waits for the disk."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

import msgspec

from tablee.engine.match import Refused
from tablee.server import wire
from tablee.server.entering import Entering
from tablee.server.entries import Moved
from tablee.server.excuses import excuse
from tablee.server.guest import Guest
from tablee.server.limits import Bucket
from tablee.server.play import Play
from tablee.server.speech import Declined
from tablee.server.table import Step, Table
from tablee.server.tidy import tidy

if TYPE_CHECKING:
    from tablee.server.room import Room

MOST_AGAIN: Final = 300  # times in a game that a seat answers what it has answered, still asked
decode: Final = msgspec.json.Decoder(wire.FromBrowser).decode


class ShortWay:
    """Hears the moves of one guest in the call in which their bytes arrive."""

    def __init__(self, guest: Guest, allowance: Bucket, largest: int) -> None:
        self.guest = guest
        self.allowance = allowance
        self.largest = largest
        self.room: Room | None = None  # once the guest is in one

    def hear(self, text: bytes) -> bool:
        """A move that nothing stands in the way of; all else waits for its turn."""
        room = self.room
        if room is None or room.lock.taken or self.guest.gone or len(text) > self.largest:
            return False
        try:
            message = decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return False
        if not isinstance(message, wire.Move) or self.allowance.take():
            return False
        self.guest.asked = perf_counter()
        try:
            return move_at_once(room, self.guest, message)
        except Exception as error:
            excuse(self.guest, error)
            return True


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


def step_of(play: Play, guest: Guest, message: wire.Move) -> Step | None:
    """What a guest's move would do; None where it came twice, and happened once."""
    table, seat = play.table, play.seat_of(guest)
    number, words = number_of(play, message.move)
    if message.key <= table.key_of(seat):
        newest = table.newest.get(seat)
        if newest is None or (newest.key, newest.move, newest.note) != (message.key, number, words):
            raise Refused("table.ask")  # another device of this seat was faster
        guest.tell(wire.Step(done=message.key))
        return None
    play.mime.may_end(table, seat, number, words)
    now = play.house.time.now()
    step = table.attempt(seat, number, words, message.ask, message.key, now)
    if isinstance(step.entry, Moved) and step.entry.more:
        may_go_on_changing(table, seat)
    return step


def may_go_on_changing(table: Table, seat: int) -> None:
    """A log has an end: whoever answers the same again and again is stopped, and told when."""
    if table.again.get(seat, 0) >= MOST_AGAIN:
        raise Declined("changed_enough", most=MOST_AGAIN)


def number_of(play: Play, written: msgspec.Raw) -> tuple[int, str]:
    """A move as the law knows it, and its words, fit to be shown."""
    try:
        number, words = play.table.match.game.moves.read(bytes(written))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Declined("bad_move", "move", what=str(error)) from None
    return number, tidy(words)


def table(room: Room, id: str) -> Play:
    if room.play is None or room.play.table.id != id:
        raise Declined("no_such_table", "table")
    return room.play

"""table.undo: somebody wants to take a move back, and the others are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.engine.match import Refused
from tablee.server import wire
from tablee.server.entries import TakenBack
from tablee.server.guest import Guest
from tablee.server.rights import MOST_UNDOS
from tablee.server.screens import Change
from tablee.server.speech import Declined
from tablee.server.table import Step

if TYPE_CHECKING:
    from tablee.server.play import Play


class Undoing:
    """What is asked for is fixed when it is asked: nobody's unseen acts change it, or end it."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.seen: wire.UndoSeen | None = None
        self.standing = 0  # how many moves would stand after it

    def show(self, seen: wire.UndoSeen | None) -> None:
        self.seen = seen
        self.play.tell_part(b"undo", seen)

    def after(self, step: Step, change: Change) -> None:
        """What all can see ends the question; what somebody did unseen leaves no trace in it."""
        if isinstance(step.entry, TakenBack):
            change.add(b"taken_back", b"true")
        elif self.seen is None or not change.seen_by_all():
            return
        self.seen = None
        change.add(b"undo", b"null")

    def waits_for(self, seen: wire.UndoSeen) -> set[int]:
        """The seats of people who have not agreed yet; bots don't mind."""
        table = self.play.table
        people = {seat for seat in table.places.values() if not table.bot_at(seat)}
        return people - {seen.seat, *seen.agreed}

    async def count(self, seen: wire.UndoSeen) -> None:
        """Once everybody agrees it happens; if a game told secrets meanwhile, it just ends."""
        if self.waits_for(seen):
            self.show(seen)
            return
        try:
            step = self.play.table.attempt_undo(self.standing, self.play.house.time.now())
        except Refused:
            self.show(None)
            return
        await self.play.commit(step)


async def undo(play: Play, guest: Guest) -> None:
    """The others are asked; alone among bots, it happens at once."""
    seat = play.seat_of(guest)
    standing = play.table.before_last_of(seat)
    if play.table.undone >= MOST_UNDOS:
        raise Declined("undone_enough", most=MOST_UNDOS)
    play.undoing.standing = standing
    await play.undoing.count(wire.UndoSeen(seat, []))


async def agree(play: Play, guest: Guest, yes: bool) -> None:
    seat, seen = play.seat_of(guest), play.undoing.seen
    if seen is None or seat == seen.seat:
        raise Declined("nothing_to_agree")
    if yes:
        await play.undoing.count(wire.UndoSeen(seen.seat, sorted({*seen.agreed, seat})))
    else:
        play.undoing.show(None)

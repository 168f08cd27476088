"""A seat of the game in play is given away: to whom it may go, and who is asked before.

Whoever has a seat sees its hand. So where hands differ, a host can't give a seat to an accomplice
who looks and leaves, unless everybody else at the table wants it so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.server import wire
from tablee.server.absence import hand_over
from tablee.server.guest import Guest
from tablee.server.speech import Declined

if TYPE_CHECKING:
    from tablee.server.play import Play

DAY = 86_400_000  # ms; over days, without a clock, so long is long gone
LONGEST = 60_000  # ms to say yes; silence is no


class Giving:
    """One question at a time; a restart is silence, too."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.seat = 0
        self.person = ""  # who would have it
        self.host = ""  # who asks
        self.asked: set[str] = set()
        self.agreed: set[str] = set()
        self.until = 0  # in the time of the house; 0: nothing is asked

    @property
    def on(self) -> bool:
        return self.until > 0

    def seen(self, now: int) -> wire.GivingSeen | None:
        if not self.on:
            return None
        left = max(0, self.until - now)
        places = self.play.table.places
        asked, agreed = (
            sorted(places[person] for person in people if person in places)
            for people in (self.asked, self.agreed)
        )
        return wire.GivingSeen(self.seat, self.person, self.host, asked, agreed, left)

    def others(self) -> set[str]:
        """Who plays and is here, host and taker aside."""
        here = {person for person in self.play.table.places if self.play.room.is_here(person)}
        return here - {self.host, self.person}

    def begin(self, host: str, seat: int, person: str) -> None:
        self.host, self.seat, self.person = host, seat, person
        self.asked, self.agreed = self.others(), set()
        if self.asked <= set(self.play.room.paper.hosted):  # or a host would only step aside
            raise Declined("nobody_to_ask")
        self.until = self.play.house.time.now() + LONGEST
        self.show()

    def show(self) -> None:
        self.play.tell_part(b"giving", self.seen(self.play.house.time.now()))

    def end(self, given: wire.Given) -> None:
        self.until = 0
        self.play.room.tell(wire.Step(giving=None, given=given))

    async def look(self) -> None:
        """Is it still a question, and has everybody answered? Who comes back meanwhile is asked."""
        if not self.on:
            return
        try:
            must_be_free(self.play, self.seat, self.person)
        except Declined:
            self.end("void")
            return
        if self.play.house.time.now() >= self.until:
            self.end("silence")
        elif not self.others() <= self.asked:
            self.asked |= self.others()
            self.show()
        elif self.asked <= self.agreed:
            await hand_over(self.play, self.seat, self.person)
            self.end("yes")


async def reseat(play: Play, host: Guest, message: wire.Reseat) -> None:
    """The host gives a seat to somebody who has none: who lost the cookie, or comes late."""
    seat, person = message.seat, message.person
    must_be_free(play, seat, person)
    if play.giving.on:
        raise Declined("asked_already")
    if is_harmless(play, host.person, seat, person):
        await hand_over(play, seat, person)
    else:
        play.giving.begin(host.person, seat, person)


async def allow(play: Play, guest: Guest, message: wire.Allow) -> None:
    """Yes or no from those who are asked; the host and the taker may think better of it."""
    giving = play.giving
    await giving.look()
    if not giving.on or (giving.seat, giving.person) != (message.seat, message.person):
        raise Declined("nothing_to_allow")
    if guest.person in (giving.host, giving.person) and not message.yes:
        giving.end("void")
    elif guest.person not in giving.asked:
        raise Declined("nothing_to_allow")
    elif message.yes:
        giving.agreed.add(guest.person)
        giving.show()
        await giving.look()
    else:
        giving.end("no")


def is_harmless(play: Play, host: str, seat: int, person: str) -> bool:
    """By the game, never by its state: or the question itself would tell something."""
    table = play.table
    if table.box.face_up or table.owners()[seat] == person:
        return True
    if seat in play.room.paper.elsewhere:
        return True  # who carried the table here could look at everything
    sat = {one for people in table.had for one in people}
    return sat <= {host, person}  # alone with bots


def must_be_free(play: Play, seat: int, person: str) -> None:
    table = play.table
    play.room.paper.member(person)
    if seat >= len(table.sittings) or table.over:
        raise Declined("no_such_seat", "seat")
    if table.seat_of(person) >= 0:
        raise Declined("sits_already", "person")
    if any(person in people for other, people in enumerate(table.had) if other != seat):
        raise Declined("sat_elsewhere", "person")
    must_be_deserted(play, seat)


def must_be_deserted(play: Play, seat: int) -> None:
    """A bot plays there, or its owner is long gone."""
    table, owner, now = play.table, play.table.sittings[seat].person, play.house.time.now()
    if play.room.is_here(owner):
        raise Declined("owner_is_here", "seat")
    if seat in play.room.paper.put_out:
        raise Declined("owner_put_out", "seat")
    if table.bot_at(seat) or not play.room.paper.knows(owner):
        return  # or the table was brought from another house, where its people are
    if now - play.room.left.get(owner, now) < play.house.settings.patience_seconds * 1000:
        raise Declined("owner_just_left", "seat")
    if table.header.pace == "days":  # where it is usual to be away
        newest = table.newest.get(seat)
        since = table.header.laid if newest is None else newest.at
        if now - since < (table.clock.limit or DAY):
            raise Declined("owner_has_time", "seat")

"""What people at a table ask for: to move, to take back, to have more time, to hear the story."""

from __future__ import annotations

import msgspec

from tablee.engine.match import Refused
from tablee.server import wire
from tablee.server.absence import take_up
from tablee.server.entries import Closed, LetsPass, Reseated, TimeGiven
from tablee.server.guest import Guest
from tablee.server.moving import may_go_on_changing, number_of, step_of
from tablee.server.play import Play
from tablee.server.rights import rights
from tablee.server.speech import Declined
from tablee.server.stories import story, told
from tablee.server.table import Step

DAY = 86_400_000  # ms; over days, without a clock, so long is long gone


async def move(play: Play, guest: Guest, message: wire.Move) -> None:
    step = step_of(play, guest, message)
    if step is not None:
        await play.commit(step, guest, message.key)


async def give_time(play: Play, guest: Guest) -> None:
    seat = play.seat_of(guest)
    if "time" not in rights(play.table, seat):
        raise Declined("no_more_time")
    limit = play.table.clock.limit
    await play.commit(Step(TimeGiven(play.house.time.now(), seat, limit), None, []))


async def let_pass(play: Play, guest: Guest, on: bool) -> None:
    """table.window: a standing answer. It is silence kept, so it shortens nothing."""
    seat = play.seat_of(guest)
    if play.table.over:
        raise Declined("over")
    if (seat in play.table.passing) != on:
        may_go_on_changing(play.table, seat)
        await play.commit(Step(LetsPass(play.house.time.now(), seat, on), None, []))
    play.tell_passing([seat])


def skip(play: Play, guest: Guest) -> None:
    """Once all who look on from their seats wish it, the bots play on without a pause."""
    seat = play.seat_of(guest)
    if "skip" not in rights(play.table, seat):
        raise Declined("nothing_to_skip")
    play.table.skipping.add(seat)
    play.tell_rights(seat)
    play.go_on()


async def read(play: Play, guest: Guest, on: bool) -> None:
    """Somebody reads, or has read: alone among bots, the table waits for that."""
    if on:
        play.reading.begin(guest)
    else:
        play.seat_of(guest)
        await play.reading.end()


def tell_story(play: Play, guest: Guest, known: int) -> None:
    guest.tell(story(play.table, play.table.seat_of(guest.person), known))


def tell_odds(play: Play, guest: Guest) -> None:
    """Odds at a glance, from what this seat sees; nothing where it isn't asked."""
    table, seat = play.table, play.seat_of(guest)
    glance = table.box.glance
    if glance is None:
        raise Declined("no_odds")
    if table.over or table.match.place(seat) < 0:
        raise Refused("table.ask")
    seen = glance(table.match.view(seat), seat, table.box.words(guest.language))
    risks = msgspec.to_builtins(seen.risks)
    guest.tell(wire.AtAGlance(table.id, table.match.id_of(seat), seen.line, risks))


def suggest(play: Play, guest: Guest, message: wire.Openings) -> None:
    """Words to begin with, from what this seat sees and was told: nothing else goes into them."""
    table, seat = play.table, play.seat_of(guest)
    openings = table.box.openings
    if openings is None:
        raise Declined("no_words")
    if table.over or table.match.place(seat) < 0:
        raise Refused("table.ask")
    move = table.match.game.moves.unpack(number_of(play, message.move)[0])
    heard = table.match.game.events.for_seat(told(table), seat)
    lines = openings(table.match.view(seat), heard, move, guest.language)
    guest.tell(wire.Suggested(table.id, table.match.id_of(seat), lines))


async def reseat(play: Play, seat: int, person: str) -> None:
    """The host gives a seat of the running game to somebody else, who may have lost the cookie."""
    table, room = play.table, play.room
    room.paper.member(person)
    if seat >= len(table.sittings) or table.over:
        raise Declined("no_such_seat", "seat")
    if table.seat_of(person) >= 0:
        raise Declined("sits_already", "person")
    must_be_deserted(play, seat)
    paper = room.paper.copy()
    paper.hand_over(table.sittings[seat], person)
    step = Step(Reseated(play.house.time.now(), seat, person), None, [])
    await play.commit(step, paper=paper)
    room.show()
    play.show_all()
    await take_up(play)


def must_be_deserted(play: Play, seat: int) -> None:
    """A bot plays there, or its owner is long gone; else the host could look into any hand."""
    table, owner, now = play.table, play.table.sittings[seat].person, play.house.time.now()
    if play.room.is_here(owner):
        raise Declined("owner_is_here", "seat")
    if seat in play.put_out:
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


async def close(play: Play) -> None:
    if play.table.over:
        raise Declined("over")
    await play.commit(Step(Closed(play.house.time.now()), None, []))

"""What people at a table ask for: to move, to take back, to have more time, to hear the story."""

from __future__ import annotations

import msgspec

from tablee.engine.match import Refused
from tablee.server import wire
from tablee.server.entries import Closed, LetsPass, TimeGiven
from tablee.server.guest import Guest
from tablee.server.moving import may_go_on_changing, number_of, step_of
from tablee.server.play import Play
from tablee.server.rights import rights
from tablee.server.speech import Declined
from tablee.server.stories import story, told
from tablee.server.table import Step


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


async def close(play: Play) -> None:
    if play.table.over:
        raise Declined("over")
    await play.commit(Step(Closed(play.house.time.now()), None, []))

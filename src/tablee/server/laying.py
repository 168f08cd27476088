"""Laying the next table of a room."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tablee.server.bots import bot_names
from tablee.server.entries import Header, Sitting, encode
from tablee.server.logs import note
from tablee.server.mime import Mime
from tablee.server.nights import carried_on
from tablee.server.people import new_id
from tablee.server.play import Play
from tablee.server.seating import Paper
from tablee.server.table import Table, dealer, lay

if TYPE_CHECKING:
    from tablee.server.room import Room


async def lay_table(room: Room, paper: Paper, header: Header) -> None:
    """The first cards are dealt."""
    match = lay(header, dealer(header))
    laid_at = room.house.time.now()
    header = msgspec.structs.replace(header, opening=match.opening, laid=laid_at)
    id = new_id()
    paper.table, paper.begun = id, None
    paper.put_out, paper.hosted, paper.elsewhere = [], [], []
    paper.promise_anew()
    laid = room.house.books.lay_table(id, paper.id, header.game, encode(header), room.house.today())
    await room.write(laid, room.kept(paper))
    room.paper = paper
    room.lost = False
    if room.play is not None:
        room.play.stop()
    room.play = Play(room, Table(id, header, match, room.house.window), Mime(match.game.moves))
    note("table_laid", room=paper.id, table=id, game=header.game, seats=len(header.seats))
    room.show()
    room.play.show_all()
    room.play.go_on()


def fill(paper: Paper) -> None:
    """A bot with a name for every chair that nobody has taken."""
    box = paper.box
    taken = [member.name for member in paper.members] + [chair.name for chair in paper.chairs]
    names = bot_names(taken)
    for chair in paper.chairs:
        if not chair.person:
            chair.bot = chair.bot or box.best
            chair.name = chair.name or next(names)


def header_of(paper: Paper, now: int) -> Header:
    """Who is dealt in, and by which promise (table.fair); the words come later."""
    seats = [
        Sitting(paper.member(chair.person).name, chair.person)
        if chair.person
        else Sitting(chair.name, bot=chair.bot)
        for chair in paper.chairs
    ]
    game = paper.box.game
    seats, carry = carried_on(paper.night, seats, game.fewest)
    return Header(
        game=paper.game,
        rules=game.version,
        options=paper.options,
        seats=seats,
        secret=paper.secret,
        opening=[],
        clock=paper.running_clock,
        seconds=paper.seconds,
        pace=paper.pace,
        laid=now,
        carry=carry,
        window=paper.window,
    )

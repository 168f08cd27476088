"""Laying the next table of a room."""

from __future__ import annotations

import secrets
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
from tablee.server.speech import Declined
from tablee.server.table import Table, dealer, lay

if TYPE_CHECKING:
    from tablee.server.room import Room


async def start(room: Room) -> None:
    """Bots take the free chairs, and the first cards are dealt."""
    if room.play is not None and not room.play.table.over:
        raise Declined("in_play")
    paper = room.paper.copy()
    fill(paper)
    header = header_of(paper, room.house.time.now())
    match = lay(header, dealer(header))
    header = msgspec.structs.replace(header, opening=match.opening)
    id = new_id()
    paper.table = id
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
    """Who is dealt in, with the words of the people for the deal (table.fair)."""
    words = {chair.person: chair.nonce for chair in paper.chairs if chair.person}
    seats = [
        Sitting(paper.member(chair.person).name, chair.person)
        if chair.person
        else Sitting(chair.name, bot=chair.bot)
        for chair in paper.chairs
    ]
    game = paper.box.game
    seats, carry = carried_on(paper.night, seats, game.fewest)
    people = [seat.person for seat in seats if seat.person]
    return Header(
        game=paper.game,
        rules=game.version,
        options=paper.options,
        seats=seats,
        secret=paper.secret,
        nonces=[words[person] or secrets.token_hex(16) for person in people],
        opening=[],
        clock=paper.running_clock,
        seconds=paper.seconds,
        pace=paper.pace,
        laid=now,
        carry=carry,
        window=paper.window,
    )

"""Mimes on their way: a piece comes in, and everybody gets of it what the game says is theirs."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from typing import TYPE_CHECKING

from tablee.engine.match import Refused
from tablee.engine.seats import NOBODY
from tablee.server import wire
from tablee.server.guest import Guest
from tablee.server.mime import ends_of, in_bytes, miming
from tablee.server.store.request import Request

if TYPE_CHECKING:
    from tablee.server.play import Play


async def take_piece(play: Play, guest: Guest, message: wire.Chunk) -> None:
    """table.stream: on disk first, then told."""
    seat, piece = play.seat_of(guest), in_bytes(message.data)
    if play.mime.early(play.house.time.now()):
        raise Refused("table.stream")
    if not await add(play, seat, piece, message.number):
        guest.tell(miming_seen(play))


def not_taken(play: Play, guest: Guest) -> None:
    """What stands: another device, or a bot meanwhile, may have mimed on."""
    if play.table.seat_of(guest.person) == miming(play.table) != NOBODY:
        guest.tell(miming_seen(play))


async def add(play: Play, seat: int, piece: bytes, number: int | None) -> bool:
    """A person's or a bot's; False where it was there already."""
    if not play.mime.is_new(play.table, seat, piece, number):
        return False
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    play.house.books.put(Adding(play, piece, done))
    await done
    play.room.tell_person(play.table.sittings[seat].person, miming_seen(play))
    return True


class Adding(Request):
    """A piece on its way to disk; it counts once it is there, whoever still waits for it."""

    def __init__(self, play: Play, piece: bytes, done: asyncio.Future[None]) -> None:
        super().__init__((play.house.books.add_chunk(play.table.id, play.mime.pieces, piece),))
        self.play = play
        self.piece = piece
        self.done = done

    def settled(self, error: Exception | None) -> None:
        if error is None:
            self.play.mime.add(self.piece)
            tell_newest(self.play)
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.play.room.judged(error))


async def tell_whole(play: Play, guest: Guest, number: int) -> None:
    """A mime that is over, to a seat that may have it; an onlooker is a seat like others here."""
    table = play.table
    game, s = table.match.game, table.match.state
    if number not in game.shown(s, table.seat_of(guest.person)):
        raise Refused("table.secret")
    ends = ends_of(table.match)
    if number >= len(ends) or ends[number] not in play.mime.past:
        raise Refused("table.secret")
    first, count = play.mime.past[ends[number]]
    pieces = await play.house.books.chunks(table.id, first, count)
    guest.tell(wire.WholeMime(table.id, number, [in_text(piece) for piece in pieces]))


def after_step(play: Play) -> None:
    """Who may mime from now on is told that nothing has come yet; who feels, feels."""
    if not play.mime.known:
        return
    play.feeling.look()
    if (seat := play.mime.begins(play.table)) != NOBODY:
        play.room.tell_person(play.table.sittings[seat].person, miming_seen(play))


def tell_newest(play: Play) -> None:
    """The newest piece, to those to whom it is what it is."""
    made: dict[int, wire.Piece | None] = {}
    for guest in play.room.guests:
        seat = play.table.seat_of(guest.person)
        if seat not in made:
            made[seat] = piece_seen(play, seat)
        if (seen := made[seat]) is not None:
            guest.tell(seen)


def piece_seen(play: Play, seat: int) -> wire.Piece | None:
    """The newest piece, if this seat gets it as it is: it says where everything is now."""
    table, pieces = play.table, play.mime.current(play.table)[1]
    if not pieces or table.match.game.sense(table.match.state, seat, pieces) != pieces[-1]:
        return None
    return wire.Piece(table.id, len(pieces) - 1, in_text(pieces[-1]))


def miming_seen(play: Play) -> wire.Miming:
    """What the house has of a mime, for whoever mimes."""
    stream = play.mime.stream
    return wire.Miming(play.table.id, len(stream.chunks), stream.fingerprint)


def greeting(play: Play, seat: int) -> list[wire.Reply]:
    """What somebody at this seat needs, who has just come in."""
    found: list[wire.Reply] = []
    if not play.mime.known:
        return found
    if miming(play.table) == seat >= 0:
        found.append(miming_seen(play))
    if (piece := piece_seen(play, seat)) is not None:
        found.append(piece)
    return found


def in_text(data: bytes) -> str:
    return b64encode(data).decode()

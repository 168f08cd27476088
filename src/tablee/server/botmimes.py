"""Mimes and bots: what a bot has felt before it thinks, and how it mimes at a table that lives."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tablee.engine.match import Refused
from tablee.engine.stream import BEAT
from tablee.server.bots import Choice, Sensed, feels
from tablee.server.pastmimes import Past, last_mimes
from tablee.server.streaming import add

if TYPE_CHECKING:
    from tablee.server.play import Play

SLICE: Final = 8  # pieces that are felt before the house looks after other tables


async def sensed_by(play: Play, seat: int, bot: str) -> list[Sensed]:
    """What the seat of a bot got of the last mimes; nothing where it doesn't want to feel."""
    if not play.mime.known or not feels(play.table.header.game, bot):
        return []
    known, found = play.bots.sensed, {}
    for past in last_mimes(play.table):
        if past.fingerprint in play.mime.past:
            one = (seat, past.number)
            found[one] = known[one] if one in known else await sensed(play, seat, past)
    for one in [one for one in known if one[0] == seat]:
        del known[one]
    known.update(found)
    return [*found.values()]


async def sensed(play: Play, seat: int, past: Past) -> Sensed:
    """As the game says; whoever has missed a mime feels it afterwards."""
    table, game = play.table, play.table.match.game
    pieces = await play.house.books.chunks(table.id, *play.mime.past[past.fingerprint])
    s = past.after if game.sense(past.after, seat, []) else past.before
    felt: list[bytes] = []
    for count in range(1, len(pieces) + 1):
        felt.append(game.sense(s, seat, pieces[:count]))
        if count % SLICE == 0:
            await asyncio.sleep(0)
    return Sensed(past.number, [one for one in felt if one])


def same_again(play: Play, seat: int) -> int:
    """The luck of a bot that mimes: the same after a restart, so that it goes on where it was."""
    table = play.table
    words = f"{table.header.secret} {table.id} {play.mime.ended} {seat}"
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:12], "big")


async def perform(
    play: Play, seat: int, choice: Choice, asked: Callable[[], bool], paced: bool
) -> bool:
    """Piece after piece, as if somebody did it; False if it was interrupted.

    If it is not this mime that stands on disk, a person has begun it: then it ends there.
    """
    loop = asyncio.get_running_loop()
    stands, pieces = play.mime.stream.chunks, choice.pieces
    first = len(stands)
    if stands != pieces[:first]:
        return True
    begun = loop.time()
    for number in range(first, len(pieces)):
        if paced:  # a piece can be sent when its time is over
            due = begun + (number - first + 1) * BEAT / 1000
            await asyncio.sleep(max(0.0, due - loop.time()))
        one = asyncio.create_task(one_more(play, seat, pieces[number], number, asked))
        try:
            if not await asyncio.shield(one):  # whoever interrupts the bot finds it on disk
                return False
        except Refused:
            return True  # no further than this
    return True


async def one_more(
    play: Play, seat: int, piece: bytes, number: int, asked: Callable[[], bool]
) -> bool:
    """A piece of a bot's mime; False if it is no longer the bot's to mime."""
    async with play.room.lock:
        if play.room.shut or play.paused or not asked():
            return False
        await add(play, seat, piece, number)
        return True

"""How a table ends: what is written with its last move, and the key of its replay."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from typing import TYPE_CHECKING

from tablee.engine.record import result_of, write
from tablee.server import wire
from tablee.server.entries import Closed, Header, decode_header, encode
from tablee.server.evening import MOST, Played
from tablee.server.nights import after_game
from tablee.server.people import hashed, wall_clock
from tablee.server.seating import Paper
from tablee.server.store import Write
from tablee.server.table import Step, Table

if TYPE_CHECKING:
    from tablee.server.play import Play
    from tablee.server.room import Room


def share_key(table: Table) -> str:
    """The key of the replay's link: made of the table's secret, so that it need not be kept."""
    return share_key_of(table.id, table.header)


def share_key_of(id: str, header: Header) -> str:
    secret = bytes.fromhex(header.secret)
    digest = hmac.new(secret, b"replay " + id.encode(), hashlib.sha256).digest()
    return urlsafe_b64encode(digest[:18]).decode()


def ending(table: Table) -> wire.Ending | None:
    """The result, for the screens; None while the game goes on."""
    if not table.over:
        return None
    result = None if table.closed else result_of(table.match)
    if result is None:
        return wire.Ending([], [], [], share_key(table))
    return wire.Ending(result.winners, result.losers, result.points, share_key(table))


def ending_writes(play: Play, step: Step) -> tuple[Paper, Write, Write, Write]:
    """The room as it will be, with one game more in its evening, and what is kept of the table."""
    books, table = play.house.books, play.table
    closed, match = isinstance(step.entry, Closed), step.match or table.match
    result = None if closed else result_of(match)
    played = Played(
        table.id,
        table.header.game,
        [seat.name for seat in play.seats_seen()],  # as they are called now
        [sitting.person for sitting in table.sittings],
        [] if result is None else result.winners,
        [] if result is None else result.losers,
        [] if result is None else result.points,
        wall_clock(),
        closed,
    )
    paper = play.room.paper.copy()
    paper.evening = [*paper.evening, played][-MOST:]
    if paper.game != table.header.game:
        paper.night = None
    elif not closed:  # a game without a result changes no purse
        carry = None if result is None else result.carry
        paper.night = after_game(paper.night, table.header, table.sittings, carry)
    return (
        paper,
        books.end_table(table.id, encode(result), play.house.today()),
        books.share_table(table.id, hashed(share_key(table))),
        books.keep_record(table.id, write(table.record_with(match))),
    )


async def games_played(room: Room) -> wire.GamesPlayed:
    """The games of the evening, the last one first; an old one may have been swept away."""
    evening = room.paper.evening
    rows = await room.house.books.tables([played.table for played in evening])
    shares = {row.id: share_key_of(row.id, decode_header(row.header)) for row in rows if row.shared}
    return wire.GamesPlayed(
        [game_seen(one, shares.get(one.table, "")) for one in reversed(evening)]
    )


def game_seen(played: Played, share: str) -> wire.GameSeen:
    people = zip(played.people, played.names, strict=True)
    return wire.GameSeen(
        played.game,
        played.at,
        [wire.PlayerSeen(person, name) for person, name in people],
        played.winners,
        played.losers,
        played.points,
        played.closed,
        share,
    )

"""Mimes that are over, at the table as it was then."""

from __future__ import annotations

from typing import Final, NamedTuple

from tablee.engine.chance import Scripted
from tablee.engine.game import State
from tablee.engine.stream import ends_mime
from tablee.server.table import Table, lay

REMEMBERED: Final = 2  # those that a turn is about


class Past(NamedTuple):
    """A mime that is over, and the table as it was while it lasted and just after."""

    number: int
    fingerprint: str
    before: State
    after: State


def last_mimes(table: Table, count: int = REMEMBERED) -> list[Past]:
    """The newest ones, played again."""
    rows, moves = table.match.rows, table.match.game.moves
    ends = [at for at, row in enumerate(rows) if row.seat >= 0 and ends_mime(moves, row.move)]
    picks = [*table.match.opening, *(pick for row in rows for pick in row.picks)]
    match = lay(table.header, Scripted(picks))
    found: list[Past] = []
    for at, row in enumerate(rows[: ends[-1] + 1] if ends else []):
        kept = at in ends[-count:]
        before = match.state.copy() if kept else match.state
        match.submit(row.seat, row.move, row.note)
        if kept:
            found.append(Past(ends.index(at), row.note, before, match.state.copy()))
    return found

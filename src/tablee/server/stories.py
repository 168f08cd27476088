"""What has happened at a table, played again for whoever wants to hear it."""

from __future__ import annotations

import msgspec

from tablee.engine.chance import Scripted
from tablee.engine.ear import Listening, Told
from tablee.server import wire
from tablee.server.table import Table, lay

PAGE = 200  # events of one answer


def told(table: Table) -> list[Told]:
    """Everything that was told, of the moves that still stand."""
    rows = table.match.rows
    picks = [*table.match.opening]
    for row in rows:
        picks.extend(row.picks)
    ear = Listening()
    match = lay(table.header, Scripted(picks), ear)
    for row in rows:
        match.submit(row.seat, row.move, row.note)
    return ear.told


def story(table: Table, seat: int, known: int) -> wire.Past:
    """What this seat was told, after the first so many."""
    events = table.match.game.events.for_seat(told(table), seat)
    page = events[known : known + PAGE]
    return wire.Past(table.id, known, msgspec.to_builtins(page), known + PAGE < len(events))

"""What a seat may ask of its table besides its moves: only what can work now is offered."""

from __future__ import annotations

from tablee.engine.seats import NOBODY
from tablee.server.table import Table
from tablee.server.wire import Right

MOST_UNDOS = 100  # in a game: each is a line of its log for ever


def rights(table: Table, seat: int) -> list[Right]:
    """For this seat's own eyes; made of what it may know anyway."""
    found: list[Right] = []
    if seat == NOBODY or table.over:
        return found
    if table.undone < MOST_UNDOS and table.to_take_back(seat) > 0:
        found.append("undo")  # table.undo
    if table.clock.may_ask(seat):
        found.append("time")
    if table.reacted:
        found.append("pass")  # table.window
    if may_skip(table, seat):
        found.append("skip")
    return found


def may_skip(table: Table, seat: int) -> bool:
    """Whoever is out need not watch bots think; while a person is still in, nobody hurries."""
    return seat not in table.skipping and not table.bot_at(seat) and only_bots_left(table)


def only_bots_left(table: Table) -> bool:
    out = table.match.game.out(table.match.state)
    still_in = ((1 << table.match.seats) - 1) & ~out
    return out != 0 and still_in & ~table.bots == 0


def hurries(table: Table) -> bool:
    """All people at the table are out and wish to see the end."""
    if not table.skipping or table.over or not only_bots_left(table):
        return False
    people = {seat for seat in table.places.values() if not table.bot_at(seat)}
    return bool(people) and people <= table.skipping

"""Blackstone at the terminal: the stones, and what it costs to leave."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from tablee.games.blackstone.glance import percent
from tablee.games.blackstone.odds import bust
from tablee.games.blackstone.solved import stake_of
from tablee.games.blackstone.view import View
from tablee.games.words import Words


def draw(view: View, seat: int, names: Sequence[str], words: Words) -> Group:
    said = words.entries["terminal"]
    table = Table(box=box.ROUNDED, border_style="dim", padding=(0, 1))
    table.add_column("")
    table.add_column(said["black"], justify="center")
    table.add_column(said["ante"], justify="right")
    table.add_column(said["purse"], justify="right")
    for at, name in enumerate(names):
        turn = at == view.turn and not view.over
        still_in = at in view.playing
        who = Text().append("▶ " if turn else "  ", style="bold cyan")
        who.append(name, style="bold" if at == seat else "" if still_in else "dim")
        stones = Text("● " * view.black[at], style="bold red" if view.black[at] > 1 else "bold")
        front = stones if still_in or view.black[at] else Text(said["out"], style="dim")
        table.add_row(who, front, str(view.antes[at] or "–"), str(view.purses[at]))
    return Group(table, Text("○" * view.white), *lines(view, seat, words))


def lines(view: View, seat: int, words: Words) -> list[str]:
    """What lies on the table, and what leaving it costs this seat now."""
    said = words.entries["terminal"]
    black = view.unseen[-1]
    counts = said["counts"].format(white=view.white, pot=view.pot, deck=view.deck, black=black)
    if view.over:
        return [counts]
    passing, ruin = fines(view, seat)
    costs = said["fines"].format(passing=passing, ruin=ruin)
    if seat != view.turn:
        return [counts, costs]
    risk = percent(bust(view, seat, view.minimum), words)
    return [counts, costs, said["risk"].format(cards=view.minimum, risk=risk)]


def fines(view: View, seat: int) -> tuple[int, int]:
    """blackstone.pass, blackstone.take: the ante and the fine for leaving, and for ruin, now."""
    stake = stake_of(view, seat if seat in view.playing else view.turn)
    return stake.loss(view.fine), stake.loss(view.white)

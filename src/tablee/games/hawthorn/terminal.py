"""Hawthorn at the terminal: the button, the lap, the pot, and what folding costs."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from tablee.games.hawthorn.view import View
from tablee.games.words import Words


def draw(view: View, seat: int, names: Sequence[str], words: Words) -> Group:
    said = words.entries["terminal"]
    table = Table(box=box.ROUNDED, border_style="dim", padding=(0, 1))
    table.add_column("")
    table.add_column(said["front"], min_width=12)
    table.add_column(said["hand"], justify="right")
    table.add_column(said["purse"], justify="right")
    for at, name in enumerate(names):
        turn = at == view.turn and not view.over
        still_in = at in view.playing
        who = Text().append("▶ " if turn else "  ", style="bold cyan")
        who.append(name, style="bold" if at == seat else "" if still_in else "dim")
        who.append(" ◉" if at == view.button else "", style="yellow")  # the button
        front = Text(" ".join(f"[{card}]" for card in view.front[at]))
        table.add_row(who, front if still_in else Text(said["out"], style="dim"),
                      "▮" * view.hands[at], str(view.purses[at]))  # fmt: skip
    return Group(table, *(Text(line) for line in lines(view, said)))


def lines(view: View, said: dict[str, str]) -> list[str]:
    """The lap, and what everybody may know of pot and deck; then one's own hand."""
    found = [said["piles"].format(pot=view.pot, deck=view.deck)]
    if view.lap:
        found.insert(0, said["drawing" if view.drawing else "playing"].format(lap=view.lap))
    price = min((card for at in view.playing for card in view.front[at]), default=0)
    if price:  # hawthorn.fold
        found.append(said["price"].format(card=price))
    if view.hand:
        found.append(said["own"].format(cards=" ".join(f"[{card}]" for card in view.hand)))
    return found

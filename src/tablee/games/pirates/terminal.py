"""Pirates at the terminal: what lies before whom, how many cards they hide, and one's own hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from tablee.games.pirates.view import View
from tablee.games.words import Words


def draw(view: View, seat: int, names: Sequence[str], words: Words) -> Group:
    said = words.entries["terminal"]
    table = Table(box=box.ROUNDED, border_style="dim", padding=(0, 1))
    table.add_column("")
    table.add_column(said["front"], min_width=12)
    table.add_column(said["hand"], justify="right")
    for at, name in enumerate(names):
        turn = at == view.turn and not view.over
        still_in = at in view.still_in
        who = Text().append("▶ " if turn else "  ", style="bold cyan")
        who.append(name, style="bold" if at == seat else "" if still_in else "dim")
        front = Text(" ".join(f"[{card}]" for card in view.front[at]))
        table.add_row(who, front if still_in else Text(said["out"], style="dim"),
                      "▮" * view.hand_sizes[at])  # fmt: skip
    lines = [said["piles"].format(deck=view.deck, discards=view.discards)]
    if view.hand:
        lines.append(said["own"].format(cards=" ".join(f"[{card}]" for card in view.hand)))
    return Group(table, *(Text(line) for line in lines))

"""Palab at the terminal: the gauge, the family round the table, and where your cards would lead."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from tablee.games.palab.cards import NO_CARD, NO_SECRET, name
from tablee.games.palab.state import FULL, NEARLY
from tablee.games.palab.view import Prospect, View
from tablee.games.words import Words

WIDTH = 50  # of the gauge


def draw(view: View, seat: int, names: Sequence[str], words: Words) -> Group:
    said = words.entries["terminal"]
    lines = [said["way"][view.clockwise] + " · " + said["pile"].format(
        pile=view.pile, played=len(view.played), discards=len(view.discards))]  # fmt: skip
    lines.append(top_line(view, words))
    if view.question is not None:
        card = label(view.question.card, words)
        lines.append(said["question"].format(card=card, name=names[view.turn]))
        if view.question.cries:
            cries = " → ".join(names[one] for one in view.question.cries)
            lines.append(said["cries"].format(names=cries))
    if view.event:
        lines.append(said["event"].format(event=words.entries["happenings"][view.event]))
    if view.dry:
        lines.append(said["dry"])
    if view.offer:
        lines.append(said["offer"].format(cards=row(view.offer, words)))
    for at, cards in enumerate(view.known):
        if cards:
            lines.append(said["known"].format(name=names[at], cards=row(cards, words)))
    if view.among:
        lines.append(said["among"].format(cards=row(view.among, words)))
    if view.hand:
        ways = "  ".join(prospect(way, words) for way in view.prospects)
        lines.append(said["own"].format(cards=ways))
    return Group(gauge(view, words), family(view, seat, names, words), *map(Text, lines))


def gauge(view: View, words: Words) -> Text:
    """A bar up to 99; a gauge below nothing has no bar."""
    filled = max(0, min(view.gauge, FULL)) * WIDTH // FULL
    style = "red" if view.gauge >= NEARLY else "yellow" if view.gauge >= FULL // 2 else "green"
    bar = Text(f"{words.entries['terminal']['gauge']} ")
    bar.append("█" * filled, style=style).append("░" * (WIDTH - filled), style="dim")
    return bar.append(f" {view.gauge}/{FULL}", style="bold")


def family(view: View, seat: int, names: Sequence[str], words: Words) -> Table:
    said = words.entries["terminal"]
    table = Table(box=box.ROUNDED, border_style="dim", padding=(0, 1))
    table.add_column("")
    table.add_column(said["hand"])
    table.add_column(said["secret"])
    table.add_column(said["rounds"], justify="right")
    for at, who in enumerate(names):
        turn = at == view.turn and view.phase != "over"
        first = Text().append("▶ " if turn else "  ", style="bold cyan")
        first.append(who, style="bold" if at == seat else "")
        hand = "▮" * view.hand_sizes[at]
        if view.front[at] != NO_CARD:
            hand += " " + said["sits"]
        table.add_row(first, hand, secret(view, at, words), str(view.losses[at]))
    return table


def secret(view: View, at: int, words: Words) -> str:
    said = words.entries["terminal"]
    if view.secrets[at] == NO_SECRET:
        return str(said["hidden"])
    spoken = str(words.entries["secrets"][view.secrets[at]])
    return str(said["used"]).format(secret=spoken) if at in view.used else spoken


def top_line(view: View, words: Words) -> str:
    """The last card, and what it says."""
    said = words.entries["terminal"]
    if not view.played:
        return str(said["bare"])
    card = view.played[-1]
    line = words.entries["lines"][words.language]["cards"][name(card)]
    spoken = str(said["says"]).format(line=line)
    return str(said["top"]).format(card=label(card, words)) + " " + spoken


def label(card: int, words: Words) -> str:
    return str(words.entries["moves"]["cards"][card])


def row(cards: Sequence[int], words: Words) -> str:
    return " ".join(f"[{label(card, words)}]" for card in cards)


def prospect(way: Prospect, words: Words) -> str:
    """A card, and where it would bring the gauge."""
    card = f"[{label(way.card, words)}]"
    becomes = str(words.entries["terminal"]["becomes"])
    return becomes.format(card=card, gauge="✗" if way.loses else way.gauge)

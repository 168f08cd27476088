"""Paires at the terminal: little cards, and points that creep up to the limit."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from tablee.engine.events import Event
from tablee.games.paires.events import Folded, GameLost, Paired
from tablee.games.paires.view import View
from tablee.games.words import Words

BAR = 10  # characters from no point to the limit
TALL_SEATS, TALL_CARDS = 4, 7  # so many seats and cards leave room for cards of three lines


def draw(view: View, seat: int, names: Sequence[str], words: Words) -> Table:
    said = words.entries["terminal"]
    tall = len(names) <= TALL_SEATS and 0 < max(map(len, view.front)) <= TALL_CARDS
    price = view.price
    table = Table(box=box.ROUNDED, border_style="dim", caption=caption(view, said), padding=(0, 1))
    table.caption_justify = "left"
    table.add_column("")
    table.add_column(said["front"], min_width=16)
    table.add_column(said["scored"])
    table.add_column(said["points"].format(target=view.target), no_wrap=True)
    if view.purses:  # paires.bet
        table.add_column(said["purse"], justify="right")
    for at, name in enumerate(names):
        turn = at == view.turn and not view.over
        who = Text().append("▶ " if turn else "  ", style="bold cyan")
        who.append(name, style="bold" if at == seat else "")
        cards = drawn_tall(view.front[at], price) if tall else drawn_flat(view.front[at], price)
        scored = Text(" ".join(map(str, view.scored[at])) or "–")
        purse = [str(view.purses[at])] if view.purses else []
        table.add_row(who, cards, scored, progress(view.points[at], view.target), *purse)
    return table


def caption(view: View, said: dict[str, str]) -> str:
    parts = [said["deck"].format(cards=view.deck)]
    if view.price:
        parts.append(said["price"].format(card=view.price))
    return " · ".join(parts)


def drawn_tall(cards: Sequence[int], price: int) -> Text:
    """Three lines; the card that folding would cost is green."""
    styles = ["green" if card == price else "" for card in cards]
    text = Text()
    for at, line in enumerate(("╭──╮", "│{:>2}│", "╰──╯")):
        text.append("\n" if at else "")
        for card, style in zip(cards, styles, strict=True):
            text.append(line.format(card), style=style)
    return text


def drawn_flat(cards: Sequence[int], price: int) -> Text:
    text = Text()
    for card in cards:
        text.append(f"[{card}]", style="green" if card == price else "").append(" ")
    return text


def progress(points: int, target: int) -> Text:
    """A bar; yellow past one half of the limit, red past three quarters."""
    full = min(BAR, points * BAR // target)
    style = "green" if 2 * points < target else "yellow" if 4 * points < 3 * target else "red"
    return Text(f"{points:>2} ").append("■" * full, style=style).append("·" * (BAR - full))


def opens_round(before: Event | None, event: Event) -> bool:
    """paires.round.end: after a pair or a fold the next round begins, if the game goes on."""
    if before is None:
        return True
    return isinstance(before, Paired | Folded) and not isinstance(event, GameLost)

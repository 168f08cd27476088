"""Oui, honorable Parrain at the terminal: the Family, the cards in play, one's own hand and bag."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from tablee.engine.ear import HIDDEN
from tablee.engine.events import Event
from tablee.games.parrain.law.events import Summoned
from tablee.games.parrain.law.excuses import effect, works
from tablee.games.parrain.law.state import NO_BAG, NO_CARD
from tablee.games.parrain.seen.view import BagStep, View
from tablee.games.words import Words, name_of

COLOURS = ("green", "yellow", "red")


def draw(view: View, seat: int, names: Sequence[str], words: Words) -> Group:
    return Group(
        mood(view, words), family(view, seat, names, words), *map(Text, lines(view, names, words))
    )


def opens_round(before: Event | None, event: Event) -> bool:
    """A turn is a round of the story."""
    return isinstance(event, Summoned)


def mood(view: View, words: Words) -> Text:
    said = words.entries["terminal"]
    anger = words.entries["angers"][view.anger]
    line = said["anger"].format(anger=anger, count=len(view.excuses), pile=view.pile)
    return Text("● ", style=f"bold {COLOURS[view.anger]}").append(line, style="default")


def family(view: View, seat: int, names: Sequence[str], words: Words) -> Table:
    said = words.entries["terminal"]
    table = Table(box=box.ROUNDED, border_style="dim", padding=(0, 1))
    table.add_column("")
    table.add_column(said["character"])
    table.add_column(said["partner"])
    table.add_column("")
    for at, who in enumerate(names):
        first = Text("▶ " if at == view.turn and view.phase != "over" else "  ", style="bold cyan")
        first.append(who, style="bold" if at == seat else "")
        partner = view.partners[at]
        beside = names[partner] if partner >= 0 else ""
        character = name_of(words.entries["characters"], view.characters[at])
        table.add_row(first, character, beside, standing(view, at, words))
    return table


def standing(view: View, at: int, words: Words) -> str:
    """What all know of somebody now; at the end, the bag."""
    said, known = words.entries["terminal"], []
    if at == view.turn and view.phase != "over":
        known.append(said["turn"])
    if at == view.accused:
        known.append(said["accused"])
    if view.bags[at] not in (HIDDEN, NO_BAG):
        known.append(name_of(words.entries["bags"], view.bags[at]))
    known += [said["out"]] * (at in view.out) + [said["winner"]] * (at in view.winners)
    return " · ".join(map(str, known))


def lines(view: View, names: Sequence[str], words: Words) -> list[str]:
    """The cards, then what became of the bags, as far as this seat knows."""
    said = words.entries["terminal"]
    found = []
    if view.excuses:
        cards = [in_play(excuse.card, excuse.cancelled, excuse.works, words)
                 for excuse in view.excuses]  # fmt: skip
        found.append(said["table"].format(cards="  ".join(cards)))
    mixed = ", ".join(names[one] for one in view.mixed)
    found.append(said["mixed"].format(names=mixed, shower=names[view.shower]))
    found += [step_line(step, names, words) for step in view.steps]
    if view.way:
        way = " → ".join(names[stage.seat] for stage in view.way)
        found.append(said["way"].format(way=way))
    elif view.seat >= 0 and view.dealt[view.seat] != NO_BAG:
        found.append(said["seen"].format(bag=name_of(words.entries["bags"], view.dealt[view.seat])))
    hand = [label(card, words, view.anger) for card in view.hand if card != NO_CARD]
    if hand and view.phase != "over":
        numbered = [f"{place} {text}" for place, text in enumerate(hand, 1)]
        found.append(said["hand"].format(cards="  ".join(numbered)))
    return found


def step_line(step: BagStep, names: Sequence[str], words: Words) -> str:
    said: dict[str, Any] = words.entries["terminal"]
    who = names[step.seat]
    if step.kind == "rotated":
        way = words.entries["clockwises"][step.clockwise]
        return str(said["rotated"].format(hearing=step.hearing, clockwise=way))
    if step.kind == "exchanged":
        other = names[step.target]
        return str(said["exchanged"].format(hearing=step.hearing, name=who, other=other))
    if step.bag == HIDDEN:
        return str(said["looked"].format(hearing=step.hearing, name=who))
    bag = name_of(words.entries["bags"], step.bag)
    return str(said["looked_in"].format(hearing=step.hearing, name=who, bag=bag))


def in_play(card: int, cancelled: bool, holds: bool, words: Words) -> str:
    said = words.entries["terminal"]
    title = name_of(words.entries["cards"], card)
    mark = said["cancelled"] if cancelled else said["works"] if holds else ""
    return f"[{title} · {mark}]" if mark else f"[{title}]"


def label(card: int, words: Words, anger: int) -> str:
    """A card of one's own: its title, its levels, what it does; and whether it works now."""
    said = words.entries["terminal"]
    levels = "".join(said["short"][level] for level in range(3) if works(card, level))
    title = name_of(words.entries["cards"], card)
    mark = "✓ " if works(card, anger) else ""
    return f"[{mark}{title} · {levels} · {words.entries['effects'][effect(card)]}]"

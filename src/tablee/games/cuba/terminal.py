"""Mafia de Cuba at the terminal: the round of the box, what was said, and one's own notes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from tablee.games.cuba.box import NOT_YET, WITHOUT_DIAMONDS
from tablee.games.cuba.look import contents
from tablee.games.cuba.state import CAME_DIAMONDS, CAME_TOKENS, TAKEN
from tablee.games.cuba.view import Contents, View
from tablee.games.words import Words


def draw(view: View, seat: int, names: Sequence[str], words: Words) -> Group:
    said = words.entries["terminal"]
    table = Table(box=box.ROUNDED, border_style="dim", padding=(0, 1))
    table.add_column("")
    table.add_column(said["pocket"])
    table.add_column(said["said"], min_width=12)
    for place in range(view.seats):
        at = (view.godfather + place) % view.seats  # in the order of the box
        who = Text(names[at], style="dim" if at in view.out else "bold" if at == seat else "")
        spoken = Text(" · ".join(claims(view, at, words)))
        table.add_row(who, pocket(view, at, words), spoken)
    return Group(table, *(Text(line) for line in lines(view, names, words)))


def pocket(view: View, at: int, words: Words) -> str:
    """What all know of somebody: a part, a pocket, a place in the game."""
    said, known = words.entries["terminal"], []
    if at == view.godfather:
        known.append(said["godfather"])
    if at == view.holder:
        known.append(said["holder"])
    if view.shown[at] != NOT_YET:
        known.append(words.entries["takes"][view.shown[at]])
    known += [said["joker"]] * (at in view.given) + [said["out"]] * (at in view.out)
    return " · ".join(known) or (said["unknown"] if at in view.passed else "")


def claims(view: View, at: int, words: Words) -> list[str]:
    """The last word on each topic; once it is over, whether it was a lie."""
    said, found = words.entries["terminal"], []
    for topic, what in enumerate(view.said[at]):
        if what != NOT_YET:
            lie = bool(view.truth) and view.truth[at][topic] != what
            text = claimed(topic, what, words)
            found.append(f"{text} ({said['lie']})" if lie else text)
    return found


def claimed(topic: int, what: int, words: Words) -> str:
    said = words.entries["terminal"]
    if topic == TAKEN:
        return str(said["taken"].format(take=words.entries["takes"][what]))
    if topic == CAME_DIAMONDS:
        return str(said["came_diamonds"].format(diamonds=what))
    if topic == CAME_TOKENS:
        box = content(contents(what * WITHOUT_DIAMONDS), said)
        return str(said["came_tokens"].format(box=box))
    return str(said["left_box"].format(box=content(contents(what), said)))


def content(inside: Contents, said: dict[str, Any]) -> str:
    """A box in short: 7 ◆ 2 F FBI."""
    counts = [inside.loyal, inside.fbi, inside.cia, inside.drivers, inside.cleaner]
    parts = [f"{inside.diamonds}\N{NO-BREAK SPACE}◆"] if inside.diamonds else []
    for count, short in zip(counts, said["short"], strict=True):
        if count:
            parts.append(short if count == 1 else f"{count} {short}")
    return " + ".join(parts) or str(said["empty"])


def lines(view: View, names: Sequence[str], words: Words) -> list[str]:
    """What all may know, then what one knows oneself; at the end, the way of the box."""
    said = words.entries["terminal"]
    laid = content(view.mix, said)
    found = [said["mix"].format(box=laid, jokers=view.jokers, found=view.found)]
    if view.threads:
        pairs = [f"{names[at]} – {names[(at + 1) % view.seats]}" for at in view.threads]
        found.append(said["thread"].format(pairs=", ".join(pairs)))
    if view.truth:
        return found + journey(view, names, words)
    if view.box is not None:
        found.append(said["box"].format(box=content(view.box, said)))
    if view.stolen >= 0:
        found.append(said["stolen"].format(stolen=view.stolen, kept=view.kept))
    if view.saw is not None and view.left is not None:
        saw, left = content(view.saw, said), content(view.left, said)
        found.append(said["saw"].format(saw=saw, left=left))
    if view.took != NOT_YET:
        found.append(said["own"].format(take=words.entries["takes"][view.took]))
    if view.bag >= 0:
        found.append(said["bag"].format(token=words.entries["tokens"][view.bag]))
    return found


def journey(view: View, names: Sequence[str], words: Words) -> list[str]:
    said, takes = words.entries["terminal"], words.entries["takes"]
    bag = words.entries["tokens"][view.bag]
    found = [said["kept_by"].format(kept=view.kept, token=bag)]
    for place in range(1, view.seats):
        at = (view.godfather + place) % view.seats
        diamonds, tokens, _, took = view.truth[at]
        came = content(contents(diamonds + tokens * WITHOUT_DIAMONDS), said)
        found.append(said["journey"].format(name=names[at], came=came, take=takes[took]))
    return found

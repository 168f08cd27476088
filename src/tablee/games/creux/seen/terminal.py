"""Au Creux de ta Main at the terminal: teams, one's own memories, and the album."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from tablee.engine.chance import Chance
from tablee.engine.events import Event
from tablee.games.creux.law.events import TurnBegan
from tablee.games.creux.law.state import NO_CARD
from tablee.games.creux.mind.performing import perform
from tablee.games.creux.seen import captions, sights
from tablee.games.creux.seen.view import View
from tablee.games.creux.touch import acting
from tablee.games.creux.touch.script import parse
from tablee.games.words import Words, titled

SAMPLE: Final = ("exemple", "example")  # what asks for one of the mimes that we thought of
HANDS: Final = ("hand upright", "hand flat")


def draw(view: View, seat: int, names: Sequence[str], words: Words) -> Group:
    return Group(people(view, seat, names, words), *map(Text, lines(view, words)))


def opens_round(before: Event | None, event: Event) -> bool:
    """A turn is a round of the story."""
    return isinstance(event, TurnBegan)


def act(text: str, view: View, chance: Chance) -> list[bytes]:
    """A mime in the words of touch/script.py; or one of ours of this very memory."""
    lines = [line.strip() for line in text.splitlines()]
    if {*lines} & {*SAMPLE}:
        memory, bond = view.memories[view.mime], view.constraints[view.mime]
        return perform(memory, bond, view.options.seconds, chance)
    if {*lines} <= {*HANDS}:
        return []  # nothing has happened yet
    return acting.act(parse(text), chance)


def told(view: View, sensed: Sequence[bytes], words: Words) -> list[str]:
    """What is done, for those who see it; for the Grandfather, what the skin tells."""
    if view.seat == view.grandfather:
        felt = captions.captions(sensed)
        return [captions.in_words(one, words.entries) for one in felt]
    return [sights.in_words(one, words.entries) for one in sights.sights(sensed)]


def people(view: View, seat: int, names: Sequence[str], words: Words) -> Table:
    said = words.entries["terminal"]
    table = Table(box=box.ROUNDED, border_style="dim", padding=(0, 1))
    for column in ("", said["points"], ""):
        table.add_column(column)
    for team, group in enumerate(view.teams):
        for place, at in enumerate(group):
            first = Text("▶ " if at in view.acting else "  ", style="bold cyan")
            first.append(names[at], style="bold" if at == seat else "")
            points = str(view.scores[team]) if place == 0 else ""
            table.add_row(first, points, standing(view, at, words))
    return table


def standing(view: View, at: int, words: Words) -> str:
    """Who somebody is in this turn; at the end, who has won."""
    said = words.entries["terminal"]
    known = [said["grandfather"]] * (at == view.grandfather)
    known += [said["child"]] * (at == view.child)
    known += [said["winner"]] * (at in view.winners and view.mode != "duo")  # a verdict says more
    return " · ".join(map(str, known))


def lines(view: View, words: Words) -> list[str]:
    """What this seat has in hand and knows, then what lies on the table."""
    said = words.entries["terminal"]
    found = [said["turn"].format(turn=view.turn, turns=view.turns, pile=view.pile)]
    known = [card for card in view.memories if card > NO_CARD]
    if known:
        found.append(said["memories"].format(memories=", ".join(named(known, words))))
    bound = view.constraints[view.mime]
    if bound >= 0:
        found.append(said["constraint"].format(constraint=words.entries["constraints"][bound]))
    if view.hand and view.phase != "over":
        found.append(said["hand"].format(cards=", ".join(named(view.hand, words))))
    if view.chosen != NO_CARD:
        found.append(said["chosen"].format(card=titled(words.entries["memories"], view.chosen)))
    if view.laid and not view.album:
        found.append(said["laid"].format(count=len(view.laid)))
    if view.album:
        found.append(said["album"])
        found += [pointed(view, card, words) for card in view.album]
    if view.verdict >= 0:
        found.append(said["verdict"].format(verdict=words.entries["verdicts"][view.verdict]))
    return found


def named(cards: Sequence[int], words: Words) -> list[str]:
    """Each by its title and number."""
    return [f"{titled(words.entries['memories'], card)} ({card})" for card in cards]


def pointed(view: View, card: int, words: Words) -> str:
    """A card of the album, and where the Grandfather's finger has been."""
    said, mimes = words.entries["terminal"], words.entries["mimes"]
    line = f"  {card:3} {titled(words.entries['memories'], card)}"
    here = [
        said["finger"].format(mime=mimes[mime]) for mime in (0, 1) if view.fingers[mime] == card
    ]
    return "   ← ".join([line, *here])

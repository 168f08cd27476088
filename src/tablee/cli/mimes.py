"""A mime at the terminal: what a person types becomes one, and those of others are told in words.

The terminal of a game with mimes says how: `act(text, view, chance)` makes pieces of what was
typed, and `told(view, sensed, words)` makes lines of what this seat got of somebody's mime.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tablee.cli.speech import clean
from tablee.cli.story import terminal_of
from tablee.engine.chance import Seeded
from tablee.engine.game import Ask
from tablee.engine.moves import Move, Moves
from tablee.thinking.bot import Bot, Offer

if TYPE_CHECKING:
    from tablee.cli.table import Table

MOST: Final = 60  # lines of a mime


class Witness(Bot):
    """The eyes and the skin of the person: keeps what that seat gets of a mime."""

    def __init__(self, seat: int, moves: Moves) -> None:
        super().__init__(seat, moves, Seeded(0))
        self.sensed: list[bytes] = []

    def feel(self, number: int, sensed: bytes) -> None:
        self.sensed.append(sensed)

    def choose(self, view: Any, ask: Ask, offers: list[Offer]) -> Move | None:
        return None


def tell(table: Table, witness: Witness) -> None:
    """What the person got of a mime that is over."""
    told = getattr(terminal_of(table.box), "told", None)
    if witness.sensed and told is not None:
        for line in told(table.match.view(table.seat), witness.sensed, table.words):
            table.desk.out.print(f"  {line}", style="italic")
    witness.sensed.clear()


def typed(table: Table) -> list[bytes] | None:
    """Gesture by gesture, until an empty line; None if the person thinks better of it."""
    say, out = table.desk.say, table.desk.out
    act = getattr(terminal_of(table.box), "act", None)
    view, chance = table.match.view(table.seat), Seeded(len(table.match.log))
    out.print(str(table.words.entries["terminal"]["gestures"]))
    out.print(say("forms.cancel"), style="dim")
    lines: list[str] = []
    while act is not None:
        line = clean(table.person.read("…"), 1000)
        if line == ".":
            return None
        try:
            pieces: list[bytes] = act("\n".join([*lines, line]), view, chance)
            if not line or len(lines) == MOST:
                return pieces
            lines.append(line)
        except ValueError as trouble:
            out.print(say("mimes.unclear", trouble=str(trouble)), style="red")
    return None


def is_typed(table: Table) -> bool:
    """Does this game say how a mime is typed?"""
    return hasattr(terminal_of(table.box), "act")

"""What bots remark beside a hand, of what all have seen; silence keeps those whom the law hushes.

It is worked out from what onlookers see and are told, and from dice (table.secret). The sentences
are in words/<language>/remarks/, a sheet for each temper.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from operator import eq
from random import Random
from typing import Any, Final

from msgspec import Struct

from tablee.engine.events import Event
from tablee.engine.seats import members
from tablee.games.creux.law.events import DecoyWas, Guessed, Pointed
from tablee.games.creux.seen.view import View

ALOUD: Final = 0.35  # of the times that he points, he says something
FOUND: Final = ("none", "half", "both")  # by how many


class Remark(Struct, frozen=True, omit_defaults=True):
    """Who says something, on which occasion, and of whom it speaks."""

    seat: int
    occasion: str
    target: int = -1


def remarks(
    view: View, events: Sequence[Event], bots: Collection[int], dice: Random
) -> list[Remark]:
    """What is said about these events, one after another; the view is that of onlookers."""
    return [one for event in events for one in about(view, event, bots, dice)]


def about(view: View, event: Event, bots: Collection[int], dice: Random) -> Iterator[Remark]:
    match event:
        case Pointed(seat=seat) if seat in bots and dice.random() < ALOUD:
            yield Remark(seat, "thinks")
        case DecoyWas(group=group) if view.past:
            glad = [seat for seat in members(group) if seat in bots]
            if glad:
                yield Remark(dice.choice(glad), "fooled", view.past[-1].grandfather)
        case Guessed(mime=1) if view.past:
            turn = view.past[-1]
            right = sum(map(eq, turn.guesses, turn.memories))
            able = [seat for seat in (turn.grandfather, *turn.children) if seat in bots]
            if able:
                yield Remark(able[0], FOUND[right])


def answer(view: View, seat: int, target: int) -> Remark | None:
    """To whoever says this bot's name aloud."""
    return Remark(seat, "addressed", target)


def foretold(view: View, move: int, bots: Collection[int]) -> list[Remark]:
    """Nobody here says what he is about to do."""
    return []


def moment(view: View) -> Any:
    """A remark is for its moment: once this has changed, it is left unsaid."""
    return view.turn, view.phase == "guessing"

"""What a designer asks about Palab, answered for one finished game."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tablee.engine.ear import Told
from tablee.engine.match import Match
from tablee.games.palab.events import (
    CRIED,
    HAPPENED,
    PLAYED,
    REMADE,
    ROUND_BEGAN,
    ROUND_LOST,
    SPILLED,
    TURNED_UP,
)

AT_STAKE: Final = ("losses",)  # palab.goal: there is one loser, and no winner
QUESTIONS: Final = {
    "length": ("rounds", "cards"),
    "choice": ("cried", "spilled"),
    "first": ("opener_lost",),
    "running_out": ("remade",),
    "stakes": ("events",),
}


class Measures(Struct, frozen=True):
    rounds: int
    cards: int  # played at turns, all rounds together
    events: int
    cried: tuple[int, int]  # To fou that cancel, for the cards played at turns
    spilled: tuple[int, int]  # rounds lost by a Bol renversé, of all
    opener_lost: tuple[int, int]  # rounds lost by the one who opened them, of all
    remade: bool


def variants(seats: int) -> dict[str, dict[str, object]]:
    """palab.stars: with events or without."""
    return {"events": {"events": True}, "plain": {"events": False}}


def measure(match: Match, told: Sequence[Told]) -> Measures:
    openers = [one.b for one in told if one.kind == ROUND_BEGAN]
    losers = [one.a for one in told if one.kind == ROUND_LOST]
    played = count(told, PLAYED) + count(told, TURNED_UP)
    return Measures(
        rounds=len(losers),
        cards=played,
        events=count(told, HAPPENED),
        cried=(count(told, CRIED), played),
        spilled=(count(told, SPILLED), len(losers)),
        opener_lost=(sum(map(int.__eq__, openers, losers)), len(losers)),
        remade=count(told, REMADE) > 0,
    )


def count(told: Sequence[Told], kind: int) -> int:
    return sum(one.kind == kind for one in told)

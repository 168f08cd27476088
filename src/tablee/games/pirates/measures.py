"""What a designer asks about Pirates, answered for one finished game."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tablee.engine.ear import Told
from tablee.engine.match import Match
from tablee.games.pirates.events import (
    ACCUSED,
    CAUGHT,
    FIRST_PLAYER,
    PAIRED,
    REMADE,
    WENT_OUT,
)

AT_STAKE: Final = ("wins",)
QUESTIONS: Final = {
    "choice": ("accused", "caught"),
    "running_out": ("remade",),
}


class Measures(Struct, frozen=True):
    starter: int
    accused: tuple[int, int]  # out by an accusation, right or wrong, of all who went out
    caught: tuple[int, int]  # accusations that were right, of all
    remade: bool


def measure(match: Match, told: Sequence[Told]) -> Measures:
    starters = [one.a for one in told if one.kind == FIRST_PLAYER]
    accusations = count(told, ACCUSED)
    out = count(told, WENT_OUT)
    by_accusation = out - count(told, PAIRED)  # pirates.challenge: the others went by a pair
    caught = count(told, CAUGHT)
    remade = count(told, REMADE) > 0
    return Measures(starters[0], (by_accusation, out), (caught, accusations), remade)


def count(told: Sequence[Told], kind: int) -> int:
    return sum(one.kind == kind for one in told)

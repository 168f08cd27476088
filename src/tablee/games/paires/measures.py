"""What a designer asks about Paires, answered for one finished game."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tablee.engine.ear import Told
from tablee.engine.match import Match
from tablee.games.paires.events import FIRST_PLAYER, FOLDED, PAIRED, RESHUFFLED

AT_STAKE: Final = ("losses",)  # paires.goal: there is one loser, and no winner
QUESTIONS: Final = {
    "length": ("rounds",),
    "choice": ("folded",),
    "first": ("opener_lost",),
    "running_out": ("reshuffled",),
}


class Measures(Struct, frozen=True):
    rounds: int
    folded: tuple[int, int]  # rounds that ended by a choice, of all
    opener_lost: tuple[int, int]  # rounds lost by the one who opened them, of all
    reshuffled: bool


def variants(seats: int) -> dict[str, dict[str, object]]:
    """The ways of settling (paires.bet) change no card, so one is enough."""
    return {"forfeit": {"mode": "forfeit"}}


def measure(match: Match, told: Sequence[Told]) -> Measures:
    opener = -1
    rounds = folded = opener_lost = 0
    for one in told:
        if one.kind == FIRST_PLAYER:
            opener = one.a
        elif one.kind in (PAIRED, FOLDED):
            rounds += 1
            folded += one.kind == FOLDED
            opener_lost += one.a == opener
    reshuffled = any(one.kind == RESHUFFLED for one in told)
    return Measures(rounds, (folded, rounds), (opener_lost, rounds), reshuffled)

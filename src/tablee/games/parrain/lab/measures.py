"""What a designer asks about a hearing, answered for one finished game."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tablee.engine.ear import Told
from tablee.engine.match import Match
from tablee.games.parrain.law.events import (
    ACCUSATION_FELL,
    ACCUSED,
    CANCELLED,
    CONCRETE_POURED,
    CULPRIT_NAMED,
    EXCUSE_TOLD,
    OVERRULED,
    SUMMONED,
)
from tablee.games.parrain.law.state import State

AT_STAKE: Final = ("wins",)
QUESTIONS: Final = {
    "length": ("hearings", "excuses"),
    "choice": ("overruled", "cancelled", "fell"),
    "stakes": ("found", "shown_first"),
    "running_out": ("ran_out",),
}


class Measures(Struct, frozen=True):
    hearings: int
    excuses: int
    overruled: tuple[int, int]  # by the Godfather, of the excuses told
    cancelled: tuple[int, int]  # by those who were named
    fell: tuple[int, int]  # of the accusations
    found: bool  # the Godfather has his money back
    shown_first: bool  # whoever showed the money has won
    ran_out: bool  # the excuses


def variants(seats: int) -> dict[str, dict[str, object]]:
    """parrain.pile: how much of it there is; parrain.boss-bag."""
    return {
        "whole": {"pile": "whole"},
        "half": {"pile": "half"},
        "third": {"pile": "third"},
        "boss": {"boss_bag": True},
    }


def measure(match: Match, told: Sequence[Told]) -> Measures:
    s, outcome = match.state, match.outcome
    assert isinstance(s, State)
    assert outcome is not None
    excuses, accused = count(told, EXCUSE_TOLD), count(told, ACCUSED)
    return Measures(
        hearings=count(told, SUMMONED),
        excuses=excuses,
        overruled=(count(told, OVERRULED), excuses),
        cancelled=(count(told, CANCELLED), excuses),
        fell=(count(told, ACCUSATION_FELL), accused),
        found=s.godfather in outcome.winners,
        shown_first=s.first in outcome.winners,
        ran_out=count(told, CULPRIT_NAMED) > 0 and count(told, CONCRETE_POURED) == 0,
    )


def count(told: Sequence[Told], kind: int) -> int:
    return sum(one.kind == kind for one in told)

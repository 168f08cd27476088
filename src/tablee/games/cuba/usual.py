"""What is usual with so many people, for those who put a mix of their own together."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.games.cuba.options import Options
from tablee.games.cuba.rules import HOLD
from tablee.games.cuba.rules.setup import USUAL, jokers_for, tokens_for


def usual(seats: int, agreed: Options) -> dict[str, int]:
    """By option, the number that -1 stands for (cuba.setup.tokens, cuba.hold)."""
    plain = replace(agreed, loyal=USUAL, agents=USUAL, drivers=USUAL, jokers=USUAL)
    loyal, agents, drivers = tokens_for(seats, plain)
    numbers = {"loyal": loyal, "agents": agents, "drivers": drivers}
    return numbers | {"jokers": jokers_for(seats, plain), "hold": HOLD}

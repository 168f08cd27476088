"""A night in a room: purses that go from one game for chips to the next (purse.start)."""

from __future__ import annotations

from msgspec import Struct

from tablee.engine.record import Purses
from tablee.server.entries import Header, Sitting


class Night(Struct, frozen=True):
    """Who sat down for the night, what each has, and what lies in the middle."""

    who: list[str]  # people by id, bots by name
    purses: list[int]
    middle: int


def key(sitting: Sitting) -> str:
    return sitting.person or sitting.name


def carried_on(
    night: Night | None, seats: list[Sitting], fewest: int
) -> tuple[list[Sitting], Purses | None]:
    """Who is dealt in, and with what; a new night where the company has changed.

    purse.broke: who has nothing left sits out; when too few have chips, the night is over.
    """
    if night is None or night.who != [key(seat) for seat in seats]:
        return seats, None
    rich = [seat for seat, chips in zip(seats, night.purses, strict=True) if chips > 0]
    if len(rich) < max(fewest, 2):
        return seats, None
    purses = [chips for chips in night.purses if chips > 0]
    return rich, Purses(purses, night.middle, len(night.who))


def after_game(
    night: Night | None, header: Header, seats: list[Sitting], carry: Purses | None
) -> Night | None:
    """The night with one game more; None where no chips are at stake."""
    if carry is None:
        return None
    now = [key(seat) for seat in seats]
    if night is None or header.carry is None:
        return Night(now, carry.purses, carry.middle)
    # Whoever was given a seat in the middle of the game has its purse from then on.
    before = [key(seat) for seat in header.seats]
    held = dict(zip(before, zip(now, carry.purses, strict=True), strict=True))
    after = [held.get(who, (who, 0)) for who in night.who]
    return Night([who for who, _ in after], [chips for _, chips in after], carry.middle)

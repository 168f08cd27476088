"""A night in a room: purses that go from one game for chips to the next (purse.start)."""

from __future__ import annotations

from msgspec import Struct

from tablee.engine.record import Purses
from tablee.games.purse import CHIPS
from tablee.server.entries import Header, Sitting


class Night(Struct, frozen=True):
    """Who sat down for the night, what each has, and what lies in the middle."""

    who: list[str]  # people by id, bots by name; those too who are away now
    purses: list[int]
    middle: int


def key(sitting: Sitting) -> str:
    return sitting.person or sitting.name


def without(night: Night | None, person: str) -> Night | None:
    """The same night, and nobody knows any more that this person was there; others keep theirs."""
    if night is None or person not in night.who:
        return night
    book = dict(zip(night.who, night.purses, strict=True))
    del book[person]
    return Night([*book], [*book.values()], night.middle)


def chips_of(night: Night | None, seats: list[Sitting]) -> list[int] | None:
    """purse.change: who stays or comes back has the purse of before, who is new gets a full one.

    None where no night goes on: there was none, or nobody of it sits here.
    """
    if night is None:
        return None
    book = dict(zip(night.who, night.purses, strict=True))
    if not any(key(seat) in book for seat in seats):
        return None
    return [book.get(key(seat), CHIPS) for seat in seats]


def carried_on(
    night: Night | None, seats: list[Sitting], fewest: int
) -> tuple[list[Sitting], Purses | None]:
    """Who is dealt in, and with what; a new night where nobody of the old one is left.

    purse.broke: who has nothing left sits out; when too few have chips, the night is over.
    """
    chips = chips_of(night, seats)
    if night is None or chips is None:
        return seats, None
    rich = [(seat, purse) for seat, purse in zip(seats, chips, strict=True) if purse > 0]
    if len(rich) < max(fewest, 2):
        return seats, None
    purses = [purse for _, purse in rich]
    return [seat for seat, _ in rich], Purses(purses, night.middle, len(seats))


def after_game(
    night: Night | None, header: Header, seats: list[Sitting], carry: Purses | None
) -> Night | None:
    """The night with one game more; None where no chips are at stake."""
    if carry is None:
        return None
    now = [key(seat) for seat in seats]
    if night is None or header.carry is None:
        return Night(now, carry.purses, carry.middle)
    # Whoever was given a seat in the middle of the game has its purse from then on; whoever is
    # away, or has nothing left, stays in the book.
    heirs = dict(zip([key(seat) for seat in header.seats], now, strict=True))
    book = {
        heirs.get(who, who): chips for who, chips in zip(night.who, night.purses, strict=True)
    } | dict(zip(now, carry.purses, strict=True))
    return Night([*book], [*book.values()], carry.middle)

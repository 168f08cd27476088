"""The ring of seats, and sets of seats as bit masks."""

from typing import Final

from mypy_extensions import i64

CROUPIER: Final = -1  # whoever owes luck: he deals, and chooses nothing
CLOCK: Final = -2  # whoever closes a window (table.window): a player like any other in the log
NOBODY: Final = -3

LAST: Final = 60  # the highest number that a seat may have
NO_SEATS: Final = 0
ONLOOKERS: Final = 0x2000000000000000  # the spectators and the television, in an audience
EVERYBODY: Final = -1  # all seats and the onlookers


def left_of(seat: i64, seats: i64) -> i64:
    """table.seats: the next seat clockwise."""
    if seat + 1 < seats:  # spelled out: mypyc would make objects of `seat + 1 if … else 0`
        return seat + 1
    return 0


def right_of(seat: i64, seats: i64) -> i64:
    """table.seats: the seat before."""
    if seat > 0:
        return seat - 1
    return seats - 1


def only(seat: i64) -> i64:
    return 0x1000000000000000 >> (60 - seat)  # not 1 << seat: C would shift that in 32 bits


def all_but(seat: i64) -> i64:
    """The other seats; not the onlookers, who may know only what is no secret to anybody."""
    return ~(only(seat) | ONLOOKERS)


def ring(seats: i64) -> i64:
    """The set of all seats of a table."""
    return only(seats) - 1


def sits(seat: i64, group: i64) -> bool:
    return 0 <= seat <= LAST and (group >> seat) & 1 == 1


def first_of(group: i64) -> i64:
    """table.deal: whom the croupier serves first, clockwise from seat 0; somebody must be due."""
    seat: i64 = 0
    while (group >> seat) & 1 == 0:
        seat += 1
    return seat


def alone(group: i64) -> bool:
    return group != 0 and group & (group - 1) == 0


def how_many_sit(group: i64) -> i64:
    """The size of a set of seats."""
    size: i64 = 0
    while group != NO_SEATS:
        group &= group - 1  # without its first seat
        size += 1
    return size


def members(group: i64) -> list[int]:
    """The seats of a set, in order."""
    return [seat for seat in range(LAST + 1) if (group >> seat) & 1]

"""What was received in twin houses, and when: until the law shows a difference, the same."""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from tests.server.clockwork.side import Seen
from tests.server.clockwork.twins import Twins

ALWAYS: Final = float("inf")


class Tells(AssertionError):
    """A secret has come through."""


def judge(twins: Twins) -> int:
    """Tells, if a device could tell the houses apart before the law lets it; else, how much
    was compared."""
    compared = 0
    one, other = twins.sides
    for seat in one.seen:
        until = until_when(twins, seat)
        for ours, theirs in zip(one.watchers(seat), other.watchers(seat), strict=True):
            compared += compare(seat, ours.came, theirs.came, until)
    return compared


def until_when(twins: Twins, seat: int) -> float:
    """This seat must not notice anything before."""
    ends = twins.parted.get(seat, ALWAYS)
    ours, theirs = ([one for one in side.seen[seat] if one[0] < ends] for side in twins.sides)
    return min(ends, parting(seat, ours, theirs, together=not twins.withheld))


def all_know(twins: Twins) -> bool:
    """There is nothing left to find; where one house only is behind, it may still catch up."""
    one, other = twins.sides
    return all(
        seat in twins.parted
        or any(ours[1] != theirs[1] for ours, theirs in zip(known, other.seen[seat], strict=False))
        for seat, known in one.seen.items()
    )


def parting(seat: int, ours: list[Seen], theirs: list[Seen], *, together: bool) -> float:
    """When the law lets this seat see a difference: what is the same must come at one time.

    So must what is not the same, if all acts were done in both houses.
    """
    for one, other in zip(ours, theirs, strict=False):
        if one[0] != other[0] and (together or one[1] == other[1]):
            raise Tells(
                f"seat {seat} could tell by the time: {one[0]} or {other[0]}\n{one[1].decode()}"
            )
        if one[1] != other[1]:
            return min(one[0], other[0])
    rest = ours[len(theirs) :] or theirs[len(ours) :]
    return rest[0][0] if rest else ALWAYS


def compare(
    seat: int, ours: list[tuple[float, str]], theirs: list[tuple[float, str]], until: float
) -> int:
    compared = 0
    for one, other in zip_longest(ours, theirs, fillvalue=(ALWAYS, "nothing")):
        if min(one[0], other[0]) >= until:
            break
        if one != other:
            raise Tells(f"seat {seat} tells:\n{one}\nor\n{other}")
        compared += 1
    return compared

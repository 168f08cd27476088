"""Drawing lots among seats."""

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.seats import sits


def draw_lot(among: i64, seats: i64, chance: Chance) -> i64:
    """One of a set of seats, all equally likely: one pick, whose kinds are the seats."""
    weights = vec[i64]([0] * seats)
    count: i64 = 0
    for seat in range(seats):
        if sits(seat, among):
            weights[seat] = 1
            count += 1
    return chance.pick(weights, count)

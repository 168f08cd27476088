"""What the good bot gains among careful ones, worked out without luck.

python -m tests.games.blackstone.among SEATS OPENINGS

Chips that cannot be shared count for all seats alike, since they are played for in the next hand;
so a careful one among careful ones gains exactly nothing.
"""

from __future__ import annotations

import sys
from functools import cache

from tablee.engine.chance import Seeded
from tablee.engine.match import Match
from tablee.games.blackstone import game
from tablee.games.blackstone.moves import PASS
from tablee.games.blackstone.odds import draw, turned_white
from tablee.games.blackstone.solved import Stake, duel
from tablee.games.blackstone.state import State
from tablee.games.blackstone.thinking import Ring, after, best_of_many, ring_of
from tablee.games.blackstone.view import look

RICH = Stake(5, 45)


def chosen(ring: Ring) -> int:
    if ring.seats == 2:
        stones = ring.stones & 1, ring.stones >> 1
        return duel((RICH, RICH), 0, 0).plan(0, ring.white, *stones).cards[ring.least]
    return best_of_many(ring, RICH, False)


@cache
def chips(ring: Ring, place: int) -> float:
    """What the good bot can expect, so many places from the one to move."""
    cards = chosen(ring) if place == 0 else ring.least
    if cards == PASS:
        return -float(RICH.loss((ring.middle + 1) // 2))
    mine, others = ring.stones & 1, ring.seats - 1
    odds = draw(ring.white, ring.black, mine)
    total = 0.0
    for card in range(1, cards + 1):
        fine = RICH.loss(ring.middle + turned_white(card, mine))
        won = -fine if place == 0 else fine // others
        total += odds.fatal[card] * (won + fine % others / ring.seats)
    for chance, stone, came in (
        (odds.clean[cards], mine, cards),
        (odds.first[cards], 1, cards - 1),
    ):
        if chance > 0:
            total += chance * chips(after(ring, stone, came, cards), (place - 1) % ring.seats)
    return total


def gain_among_careful_ones(seats: int, openings: int) -> float:
    """The mean over so many openings and all places at the table, in chips a hand."""
    total = 0.0
    for seed in range(openings):
        s = Match(game, seats, Seeded(seed)).state
        assert isinstance(s, State)
        ring = ring_of(look(s))
        total += sum(chips(ring, place) for place in range(seats)) / seats
    return total / openings


if __name__ == "__main__":
    print(f"{gain_among_careful_ones(*map(int, sys.argv[1:])):+.4f}")

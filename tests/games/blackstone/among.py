"""What one player gains among many of another kind, worked out over all cards that can come.

python -m tests.games.blackstone.among SEATS OPENINGS LONE MANY [EARLIER]

LONE and MANY are `solver`, `careful`, `wary`, `passes`, or `earlier`, which is the solver of an
earlier version (EARLIER: the folder of a checkout, compiled or not); LONE can also be `best`, who
tries every number at each of its turns and knows what the others will do: nobody can gain more.

Only the openings are drawn by lot, and the interval is about them. Chips that cannot be shared
count for all seats alike, since they are played for in the next hand; so among equals everybody
gains nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from tablee.engine.chance import Seeded
from tablee.engine.match import Match
from tablee.games.blackstone import game
from tablee.games.blackstone.look import look
from tablee.games.blackstone.moves import PASS
from tablee.games.blackstone.odds import draw, turned_white
from tablee.games.blackstone.rules import ANTE
from tablee.games.blackstone.solved import Duel, Stake
from tablee.games.blackstone.state import State
from tablee.games.blackstone.thinking import Ring, after, best_of_many, ring_of
from tablee.lab.tally import Interval, mean
from tests.games.earlier import earlier

RICH = Stake(5, 45)
EVERYTHING = (*range(1, 16), 17, 20, 24, 28)  # the numbers that the best one tries

OUT = -1  # of the hand: only chips that cannot be shared still count

Way = Callable[[Ring, bool], int]  # of playing: by the table, and whether somebody has passed
duels: dict[tuple[int, int], Duel] = {}


def of_two(ring: Ring) -> int:
    solved = duels.setdefault((ring.pot, ring.gone), Duel((RICH, RICH), ring.pot, ring.gone))
    return solved.plan(0, ring.white, ring.stones & 1, ring.stones >> 1).cards[ring.least]


def solver(ring: Ring, passed: bool) -> int:
    return of_two(ring) if ring.seats == 2 else best_of_many(ring, RICH, passed)


def careful(ring: Ring, passed: bool) -> int:
    return ring.least


def wary(ring: Ring, passed: bool) -> int:
    odds = draw(ring.white, ring.black, ring.stones & 1)
    return ring.least if sum(odds.fatal[: ring.least + 1]) <= 1 / 4 else PASS


def passes(ring: Ring, passed: bool) -> int:
    return PASS


def the_earlier_one(folder: str) -> Way:
    before = earlier(folder, "blackstone", "thinking")

    def way(ring: Ring, passed: bool) -> int:
        if ring.seats == 2:
            return of_two(ring)
        same = before.Ring(
            ring.seats, ring.stones, ring.white, ring.gone, ring.pot, ring.least
        )  # fmt: skip
        return int(before.best_of_many(same, RICH, passed))

    return way


class Lone:
    """One among many; `way` is None for the best there is."""

    def __init__(self, seats: int, way: Way | None, many: Way) -> None:
        self.seats, self.way, self.many = seats, way, many
        self.known: dict[tuple[Ring, int], float] = {}

    def chips(self, ring: Ring, place: int) -> float:
        """What the lone one can expect, so many places after the one to move, or OUT."""
        if ring.seats == 1:
            return 0.0 if place == OUT else float(ring.pot)
        key = ring, place
        if key not in self.known:
            self.known[key] = self.work_out(ring, place)
        return self.known[key]

    def work_out(self, ring: Ring, place: int) -> float:
        passed = ring.seats < self.seats
        if place != 0:
            return self.after_move(ring, place, self.many(ring, passed))
        if self.way is not None:
            return self.after_move(ring, 0, self.way(ring, passed))
        deck = ring.white + ring.black
        numbers = {ring.least, *(n for n in EVERYTHING if ring.least <= n <= deck)}
        return max(self.after_move(ring, 0, cards) for cards in (PASS, *numbers))

    def after_move(self, ring: Ring, place: int, cards: int) -> float:
        if cards == PASS:
            loss = ANTE + (ring.middle + 1) // 2
            left = without_mover(ring, loss)
            if place == 0:
                return -loss + self.chips(left, OUT)
            return self.chips(left, OUT if place == OUT else place - 1)
        mine = ring.stones & 1
        odds = draw(ring.white, ring.black, mine)
        total = 0.0
        for card in range(1, cards + 1):
            fine = RICH.loss(ring.middle + turned_white(card, mine))
            each, rest = divmod(ring.pot + fine, ring.seats - 1)
            won = -fine if place == 0 else 0 if place == OUT else each
            total += odds.fatal[card] * (won + rest / self.seats)
        for chance, stone, came in (
            (odds.clean[cards], mine, cards),
            (odds.first[cards], 1, cards - 1),
        ):
            if chance > 1e-9:
                then = after(ring, stone, came, cards)
                total += chance * self.chips(
                    then, OUT if place == OUT else (place - 1) % ring.seats
                )
        return total


def without_mover(ring: Ring, loss: int) -> Ring:
    """blackstone.pass: ante and fine go into the pot, and a black stone is out."""
    return Ring(
        seats=ring.seats - 1,
        stones=ring.stones >> 1,
        white=ring.white,
        gone=ring.gone + (ring.stones & 1),
        pot=ring.pot + loss,
        least=ring.least,
    )


def gain(seats: int, openings: int, way: Way | None, many: Way) -> Interval:
    """The mean over so many openings and all places at the table, in chips a hand."""
    lone = Lone(seats, way, many)
    total = squares = 0.0
    for seed in range(openings):
        s = Match(game, seats, Seeded(seed)).state
        assert isinstance(s, State)
        ring = ring_of(look(s))
        gained = sum(lone.chips(ring, place) for place in range(seats)) / seats
        total, squares = total + gained, squares + gained**2
    return mean(total, squares, openings)


WAYS: dict[str, Way] = {"solver": solver, "careful": careful, "wary": wary, "passes": passes}


def run(seats: str, openings: str, lone: str, many: str, folder: str | None = None) -> None:
    ways: dict[str, Way | None] = {**WAYS, "best": None}
    if folder is not None:
        ways["earlier"] = the_earlier_one(folder)
    others = ways[many]
    assert others is not None, "only one can be the best"
    found = gain(int(seats), int(openings), ways[lone], others)
    print(f"{found.value:+.4f} ({found.low:+.4f} to {found.high:+.4f})")


if __name__ == "__main__":
    sys.setrecursionlimit(100_000)
    run(*sys.argv[1:])

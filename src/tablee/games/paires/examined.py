"""How well does `counts` play for two? Its choices beside those of the solved round.

python -m tablee.games.paires.examined 60
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from msgspec import Struct

from tablee.engine.chance import Seeded
from tablee.engine.match import Match
from tablee.games.paires import game
from tablee.games.paires.moves import DRAW, FOLD
from tablee.games.paires.solved import SolvedRound
from tablee.games.paires.thinking import weigh
from tablee.games.paires.view import View


class Examined(Struct):
    """What the choices came to; what is given away is chance to lose the game."""

    tables: int = 0
    as_solved: int = 0
    given_away: float = 0.0
    worst: float = 0.0

    def add(self, seen: View) -> None:
        thought, exact = weigh(seen, seen.turn), SolvedRound(seen).weigh()
        loss = (exact.draw if thought.draw <= thought.fold else exact.fold) - min(exact)
        self.tables += 1
        self.as_solved += loss == 0
        self.given_away += loss
        self.worst = max(self.worst, loss)


def decisions(games: int, seed: int) -> Iterator[View]:
    """All tables at which `counts` has a choice, in games for two against itself."""
    for number in range(games):
        match = Match(game, 2, Seeded(seed + number))
        while not match.over:
            move = FOLD
            if DRAW in match.legal(match.turn):
                seen = match.view(match.turn)
                yield seen
                thought = weigh(seen, seen.turn)
                move = DRAW if thought.draw <= thought.fold else FOLD
            match.submit(match.turn, move)


def examine(games: int, seed: int = 1000, one_in: int = 6) -> Examined:
    """One in so many of the tables, since each takes a good part of a second."""
    found = Examined()
    for at, seen in enumerate(decisions(games, seed)):
        if at % one_in == 0:
            found.add(seen)
    return found


if __name__ == "__main__":
    print(examine(int(sys.argv[1])))

"""How long a table takes to come back from its log, held against its goal: a fifth of a second.

    ./bench/run waking       sets up .venv, then runs this
    python bench/waking.py   the same with a Python that has Tablée
        --json FILE          writes all the figures there

Whole games with everybody at the table, and the worst that people can do within the limits of the
house: answers changed, and moves taken back, as often as may be. The last two stories go beyond
that. Milliseconds are the processor's, whatever else the machine does.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, Final

from rich.console import Console
from rich.table import Table as Grid

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tablee.games.shelf import OURS, take  # noqa: E402
from tablee.server.entries import decode_entry  # noqa: E402
from tablee.server.moving import MOST_AGAIN  # noqa: E402
from tablee.server.recalling import Recalling  # noqa: E402
from tablee.server.rights import MOST_UNDOS  # noqa: E402
from tablee.server.waking import SLICE  # noqa: E402
from tests.server.play.test_waiting import HOUSE  # noqa: E402
from tests.server.test_recalling import Living  # noqa: E402

GOAL: Final = 200  # ms
ROUNDS: Final = 9
SEEDS: Final = 5  # the longest of so many games

Figures = dict[str, Any]


def whole_game(game: str, seed: int) -> Living:
    """Until just before its end, at random."""
    living = Living(game, seed, seats=take(game).game.most)
    while not living.table.over:
        asks = living.table.match.asks
        living.move(asks[living.dice.below(len(asks))].seat)
    living.log.pop()
    return living


def longest_game(game: str) -> Living:
    return max((whole_game(game, seed) for seed in range(SEEDS)), key=lambda it: len(it.log))


def changes_of_mind(times: int) -> Living:
    """All but one have laid a card, and lay others until they may no more."""
    living = Living("hawthorn", 1, seats=10)
    for turn in range(times + 1):
        for seat in range(9):
            offered = living.table.match.legal(seat)
            choice = offered[turn % len(offered)]
            living.happen(living.table.attempt(seat, choice, "", -1, turn, living.now()))
    return living


def moves_taken_back(game: str, times: int) -> Living:
    """In the middle of a long game."""
    living = Living(game, 3, seats=take(game).game.most)
    while living.table.undone < times:
        asks = living.table.match.asks
        living.move(asks[living.dice.below(len(asks))].seat)
        for seat in range(living.table.match.seats):
            for _ in range(times // 4):
                if not living.table.to_take_back(seat) or living.table.undone == times:
                    break
                living.take_back(seat)
                living.move(seat)
    return living


def measured(living: Living) -> Figures:
    rounds: list[tuple[float, float]] = []
    for _ in range(ROUNDS):
        begun = last = process_time()
        entries = [decode_entry(line) for line in living.log]
        recalling, longest = Recalling("T", living.header, entries, HOUSE), 0.0
        more = True
        while more:
            more = recalling.go_on(SLICE)
            longest, last = max(longest, process_time() - last), process_time()
        rounds.append((1000 * (last - begun), 1000 * longest))
    milliseconds, slices = zip(*rounds, strict=True)
    return {
        "lines": len(living.log),
        "played": recalling.played,
        "ms": round(median(milliseconds), 1),
        "longest slice, ms": round(median(slices), 1),
    }


STORIES: dict[str, Callable[[], Living]] = {
    **{f"a whole game of {game}": partial(longest_game, game) for game in OURS},
    f"{MOST_AGAIN} changes of mind of each of nine": lambda: changes_of_mind(MOST_AGAIN),
    f"{MOST_UNDOS} undos at palab": lambda: moves_taken_back("palab", MOST_UNDOS),
    "beyond the limits: 2000 changes of each": lambda: changes_of_mind(2000),
    "beyond the limits: 1200 undos": lambda: moves_taken_back("palab", 1200),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    figures = {story: measured(make()) for story, make in STORIES.items()}
    grid = Grid("a table comes back", "lines", "played", "ms", "longest slice, ms", f"≤ {GOAL}")
    for story, found in figures.items():
        reached = "yes" if found["ms"] <= GOAL else "no"
        grid.add_row(story, *(str(value) for value in found.values()), reached)
    Console().print(grid)
    if options.json:
        options.json.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()

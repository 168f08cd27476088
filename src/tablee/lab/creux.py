"""The figures of docs/bots-creux.md: `python -m tablee.lab.creux --mimes 1000 --seed 7`.

Each part of the game is played by a bot of its own: somebody mimes, somebody feels and guesses,
somebody lays decoys. So one can see what each of them is worth. Figures stand with their 99 %
interval, which counts games, not mimes: what happens in one game hangs together.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from tablee.engine.chance import Chance, Seeded
from tablee.engine.game import Ask
from tablee.engine.match import Match
from tablee.engine.moves import Move, Moves
from tablee.engine.seats import NOBODY
from tablee.games.creux.law.constraints import KINDS
from tablee.games.creux.seen.view import View
from tablee.games.creux.touch.mime import SLOT
from tablee.games.shelf import take
from tablee.lab.simulate import Stuck, seed_of
from tablee.lab.sums import Sums
from tablee.lab.tally import Interval
from tablee.thinking.bot import Bot, Offer
from tablee.thinking.company import Company

BEST: Final = "deft"
ANY: Final = "random"
LONGEST: Final = 5000

Table = tuple[int, dict[str, Any]]  # seats and options

DUO: Final[Table] = (2, {})
TEAMS: Final[Table] = (6, {})
SOLO: Final[Table] = (4, {"alone": True})


class Parts(NamedTuple):
    """Which bot mimes, which one feels and guesses, which one lays decoys."""

    child: str = BEST
    grandfather: str = BEST
    decoys: str = BEST


class Cast(Bot):
    """A seat whose parts are played by bots of their own."""

    def __init__(self, seat: int, moves: Moves, chance: Chance, parts: Parts) -> None:
        super().__init__(seat, moves, chance)
        bots = take("creux").bots
        self.child, self.grandfather, self.decoys = (
            bots[name](seat, moves, chance) for name in parts
        )

    def feel(self, number: int, sensed: bytes) -> None:
        self.grandfather.feel(number, sensed)
        self.decoys.feel(number, sensed)

    def mime(self, view: View, ask: Ask) -> list[bytes]:
        return self.child.mime(view, ask)

    def choose(self, view: View, ask: Ask, offers: list[Offer]) -> Move | None:
        if not ask.must:
            return None  # neither whispers nor second thoughts
        acting = {"guessing": self.grandfather, "decoys": self.decoys}.get(view.phase, self.child)
        fair = [one for one in offers if not one.aside]
        return acting.choose(view, ask, fair)


class Found(NamedTuple):
    """What became of one mime."""

    right: bool
    decoyed: bool  # a decoy was chosen for it
    constraint: int  # -1: none
    seconds: float


def game(table: Table, parts: Parts, seed: int) -> list[Found]:
    """What became of all mimes of a game."""
    seats, options = table
    box = take("creux")
    match = Match(box.game, seats, Seeded(seed_of(seed)), box.game.options(**options))
    bots = {
        seat: Cast(seat, box.game.moves, Seeded(seed_of(seed, seat)), parts)
        for seat in range(seats)
    }
    company = Company(match, {**bots})
    while not match.over:
        if company.act() is None or match.length > LONGEST:
            raise Stuck(f"the game of seed {seed} does not end")
    return [*mimes(match.view(NOBODY), company.mimes)]


def mimes(view: View, pieces: list[list[bytes]]) -> Iterator[Found]:
    for turn in view.past:
        for mime, memory in enumerate(turn.memories):
            guess = turn.guesses[mime]
            laid = {one.memory for one in turn.laid if one.mime >= 0}
            length = len(pieces[turn.mimes[mime]]) * SLOT / 1000
            yield Found(guess == memory, guess in laid, turn.constraints[mime], length)


def games(table: Table, parts: Parts, count: int, seed: int) -> Iterator[list[Found]]:
    """Games until so many mimes have been seen."""
    number = 0
    while count > 0:
        found = game(table, parts, seed_of(seed, table[0], number))
        yield found
        count -= len(found)
        number += 1


def of(found: list[list[Found]], what: Callable[[Found], bool]) -> Interval:
    """How often of a hundred times."""
    sums = Sums()
    for one in found:
        sums.add(sum(map(what, one)), len(one))
    return sums.part()


def children(count: int, seed: int) -> None:
    """Two together, six cards of the pile beside theirs: who mimes, who feels?"""
    row("Child", "Grandfather", "right, %", "seconds of a mime")
    row(":--", ":--", ":--", "--:")
    for parts in (Parts(), Parts(child=ANY), Parts(grandfather=ANY)):
        found = [*games(DUO, parts, count, seed)]
        lengths = [one.seconds for each in found for one in each]
        mean = sum(lengths) / len(lengths)
        row(parts.child, parts.grandfather, percent(of(found, right)), f"{mean:.1f}")


def decoys(count: int, seed: int) -> None:
    """Teams, and each for himself: what does a decoy do?"""
    row("table", "decoys", "right, %", "a decoy, %")
    row(":--", ":--", ":--", ":--")
    for name, table in (("six in teams", TEAMS), ("four, each for himself", SOLO)):
        for decoy in (ANY, BEST):
            found = [*games(table, Parts(decoys=decoy), count, seed)]
            row(name, decoy, percent(of(found, right)), percent(of(found, lambda one: one.decoyed)))


def constraints(count: int, seed: int) -> None:
    """Two together in expert mode, beside the same without."""
    words = take("creux").words("en").entries["constraints"]
    row("constraint", "mimes", "right, %")
    row(":--", "--:", ":--")
    free = [*games(DUO, Parts(), count, seed)]
    bound = [*games((2, {"expert": True}), Parts(), count, seed)]
    row("none", str(count), percent(of(free, right)))
    row("any", str(count), percent(of(bound, right)))
    for kind in range(KINDS):
        of_this = [[one for one in each if one.constraint == kind] for each in bound]
        number = sum(map(len, of_this))
        row(words[kind], str(number), percent(of(of_this, right)))


def right(one: Found) -> bool:
    return one.right


def percent(figure: Interval) -> str:
    value, low, high = (100 * part for part in (figure.value, figure.low, figure.high))
    return f"{value:.1f} ({low:.1f} to {high:.1f})"


def row(*cells: str) -> None:
    print("|", " | ".join(cells), "|", flush=True)


PARTS: Final[dict[str, Callable[[int, int], None]]] = {
    "children": children,
    "decoys": decoys,
    "constraints": constraints,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mimes", type=int, default=1000, help="for each figure")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--parts", nargs="*", choices=[*PARTS], default=[*PARTS])
    wanted = parser.parse_args()
    for part in wanted.parts:
        print(f"\n## {part}\n")
        PARTS[part](wanted.mimes, wanted.seed)


if __name__ == "__main__":
    main()

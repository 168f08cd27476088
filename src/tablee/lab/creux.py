"""The figures of docs/bots-creux.md: `python -m tablee.lab.creux --mimes 1000 --seed 7`.

Each part of the game is played by a bot of its own: somebody mimes, somebody feels and guesses,
somebody lays decoys. So one can see what each of them is worth. Figures stand with their 99 %
interval, which counts games, not mimes: what happens in one game hangs together.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from math import hypot
from operator import eq
from typing import Any, Final, NamedTuple

from tablee.engine.chance import Chance, Seeded
from tablee.engine.game import Ask
from tablee.engine.match import Match
from tablee.engine.moves import Move, Moves
from tablee.engine.seats import NOBODY
from tablee.games.creux.law.constraints import KINDS
from tablee.games.creux.law.memories import MEMORIES
from tablee.games.creux.law.state import HAND, MIMES, NO_CONSTRAINT
from tablee.games.creux.mind.guessing import DOUBT, Feeling, Recollection, best_two
from tablee.games.creux.mind.impressions import imagined
from tablee.games.creux.mind.performing import perform
from tablee.games.creux.seen.view import View
from tablee.games.creux.touch.mime import SLOT
from tablee.games.creux.touch.skin import feel
from tablee.games.shelf import take
from tablee.lab.simulate import Stuck, seed_of
from tablee.lab.sums import Sums
from tablee.lab.tally import Interval, mean
from tablee.thinking.bot import Bot, Offer
from tablee.thinking.company import Company

BEST: Final = "deft"
ANY: Final = "random"
LONGEST: Final = 5000

Table = tuple[int, dict[str, Any]]  # seats and options

DUO: Final[Table] = (2, {})
OTHERS: Final = 3  # teams, where eight sit down
LONGEST_MIME: Final = 90  # seconds
ALL: Final[dict[str, list[Table]]] = {
    "together": [DUO],
    "teams": [(seats, {}) for seats in range(4, 9)],
    "each for himself": [(3, {}), (4, {"alone": True}), (5, {"alone": True})],
}


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


class Ended(NamedTuple):
    """How one game went."""

    mimes: list[Found]
    best: int  # points


def game(table: Table, parts: Parts, seed: int) -> Ended:
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
    view = match.view(NOBODY)
    return Ended([*mimes(view, company.mimes)], max(view.scores))


def mimes(view: View, pieces: list[list[bytes]]) -> Iterator[Found]:
    for turn in view.past:
        for mime, memory in enumerate(turn.memories):
            guess = turn.guesses[mime]
            laid = {card for card, by in zip(turn.laid, turn.teams, strict=True) if by >= 0}
            length = len(pieces[turn.mimes[mime]]) * SLOT / 1000
            yield Found(guess == memory, guess in laid, turn.constraints[mime], length)


def games(table: Table, parts: Parts, count: int, seed: int) -> Iterator[Ended]:
    """Games until so many mimes have been seen."""
    number = 0
    while count > 0:
        ended = game(table, parts, seed_of(seed, table[0], number))
        yield ended
        count -= len(ended.mimes)
        number += 1


def of(ended: list[Ended], what: Callable[[Found], bool]) -> Interval:
    """How often of a hundred times."""
    sums = Sums()
    for one in ended:
        sums.add(sum(map(what, one.mimes)), len(one.mimes))
    return sums.part()


def less(before: Interval, after: Interval) -> Interval:
    """By how much, where the games had nothing to do with each other."""
    wide = hypot(before.high - before.low, after.high - after.low) / 2
    change = after.value - before.value
    return Interval(change, change - wide, change + wide)


def children(count: int, seed: int) -> None:
    """Two together, six cards of the pile beside theirs: who mimes, who feels?"""
    row("Child", "Grandfather", "right, %", "seconds of a mime")
    row(":--", ":--", ":--", "--:")
    for parts in (Parts(), Parts(child=ANY), Parts(grandfather=ANY)):
        ended = [*games(DUO, parts, count, seed)]
        lengths = [one.seconds for each in ended for one in each.mimes]
        usual = sum(lengths) / len(lengths)
        row(parts.child, parts.grandfather, percent(of(ended, right)), f"{usual:.1f}")


def decoys(count: int, seed: int) -> None:
    """Eight in teams: the same mimes before the same hands, with any decoys and with good ones."""
    turns = [turn(Seeded(seed_of(seed, number))) for number in range(count // MIMES)]
    row("decoys", "right, %", "a decoy, %")
    row(":--", ":--", ":--")
    for name, by in (("any", 0), ("good", 1)):
        row(name, *(percent(spread([one[by][what] for one in turns])) for what in (0, 1)))
    more = [spread([one[1][what] - one[0][what] for one in turns]) for what in (0, 1)]
    row("difference", *(percent(change, signed=True) for change in more))


Share = tuple[float, float]  # of both mimes of a turn: right, and a decoy chosen


def turn(luck: Chance) -> tuple[Share, Share]:
    """What a Grandfather chooses where others lay any card of their hands, or one that fits."""
    cards = shuffled(luck)
    truths, cards = cards[:MIMES], cards[MIMES:]
    mimes = [perform(truth, NO_CONSTRAINT, LONGEST_MIME, luck) for truth in truths]
    frames = [[feel(pieces[:end]) for end in range(1, len(pieces) + 1)] for pieces in mimes]
    first, second = (Feeling(one, DOUBT) for one in frames)
    anyhow, fitting = [*truths], [*truths]
    for camp in range(OTHERS):
        hand = cards[HAND * camp : HAND * (camp + 1)]
        anyhow += hand[:MIMES]
        for pieces in mimes:
            left = [card for card in hand if card not in fitting]
            fitting.append(Recollection(imagined(pieces)).likeliest(left)[0])
    chosen = (best_two(first, second, sorted(album)) for album in (anyhow, fitting))
    one, other = (found_in(guesses, truths) for guesses in chosen)
    return one, other


def found_in(guesses: tuple[int, int], truths: list[int]) -> Share:
    right = sum(map(eq, guesses, truths)) / MIMES
    return right, sum(guess not in truths for guess in guesses) / MIMES


def shuffled(luck: Chance) -> list[int]:
    """Enough memories for a turn, none twice."""
    left = [*range(1, MEMORIES + 1)]
    return [left.pop(int(luck.below(len(left)))) for _ in range(MIMES + OTHERS * HAND)]


def spread(values: list[float]) -> Interval:
    return mean(sum(values), sum(value**2 for value in values), len(values))


def constraints(count: int, seed: int) -> None:
    """Two together in expert mode, beside the same without."""
    words = take("creux").words("en").entries["constraints"]
    row("constraint", "mimes", "right, %")
    row(":--", "--:", ":--")
    free = [*games(DUO, Parts(), count, seed)]
    bound = [*games((2, {"expert": True}), Parts(), count, seed)]
    row("none", str(count), percent(of(free, right)))
    row("any", str(count), percent(of(bound, right)))
    row("difference", "", percent(less(of(free, right), of(bound, right)), signed=True))
    for kind in range(KINDS):
        of_this = [
            each._replace(mimes=[one for one in each.mimes if one.constraint == kind])
            for each in bound
        ]
        number = sum(len(each.mimes) for each in of_this)
        row(words[kind], str(number), percent(of(of_this, right)))


def tables(count: int, seed: int) -> None:
    """How it goes at every table."""
    row("mode", "seats", "mimes in a game", "right, %", "a decoy, %", "points of the best")
    row(":--", "--:", "--:", ":--", ":--", "--:")
    for mode, sizes in ALL.items():
        for table in sizes:
            ended = [*games(table, Parts(), count, seed)]
            best = sum(one.best for one in ended) / len(ended)
            length = f"{len(ended[0].mimes)}"
            shares = (percent(of(ended, right)), percent(of(ended, decoyed)))
            row(mode, str(table[0]), length, *shares, f"{best:.1f}")


def right(one: Found) -> bool:
    return one.right


def decoyed(one: Found) -> bool:
    return one.decoyed


def percent(figure: Interval, signed: bool = False) -> str:
    style = "+.1f" if signed else ".1f"
    value, low, high = (
        format(100 * part, style) for part in (figure.value, figure.low, figure.high)
    )
    return f"{value} ({low} to {high})"


def row(*cells: str) -> None:
    print("|", " | ".join(cells), "|", flush=True)


PARTS: Final[dict[str, Callable[[int, int], None]]] = {
    "children": children,
    "decoys": decoys,
    "constraints": constraints,
    "tables": tables,
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

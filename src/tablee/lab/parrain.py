"""The figures of docs/bots-parrain.md: `python -m tablee.lab.parrain --games 400 --seed 7`.

The Godfather's chair goes round from game to game. Nobody says a word, and nobody laughs: that
changes nothing, and the games take a third of the time. Each figure stands with its 99 % interval.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Sequence
from statistics import quantiles
from typing import Any, Final, NamedTuple

from tablee.engine.chance import Seeded
from tablee.engine.ear import Listening
from tablee.engine.game import Ask
from tablee.engine.match import Match
from tablee.engine.moves import Move
from tablee.engine.seats import NOBODY
from tablee.games.parrain.law.events import (
    ACCUSATION_FELL,
    ACCUSED,
    CANCELLED,
    EXCUSE_TOLD,
    OVERRULED,
)
from tablee.games.parrain.law.state import BOSS_KEPT, FOUND, THE_MONEY
from tablee.games.parrain.seen.view import View
from tablee.games.shelf import take
from tablee.lab.simulate import Stuck, seed_of
from tablee.lab.tally import Interval, mean, share
from tablee.thinking.company import Company

SIZES: Final = range(4, 12)
BEST: Final = "shrewd"
TELLING: Final = 20  # seconds of a told excuse, among people
ACCUSING: Final = 10  # and of an accusation, with what comes of it
MINUTE: Final = 60
LONGEST: Final = 20_000
PILES: Final = ("whole", "half", "third")


class Brisk(Company):
    """Leaves alone what never touches the game: laughs, whispers, words in between."""

    def choice(self, ask: Ask) -> Move | None:
        if ask.rule == "parrain.talk":
            return None
        return super().choice(ask)


class Ended(NamedTuple):
    """How one game ended."""

    view: View
    counts: Counter[int]  # by kind of event

    @property
    def found(self) -> bool:
        return self.view.ending in (FOUND, BOSS_KEPT)

    @property
    def by_lot(self) -> float:
        """How likely somebody who names anybody would have found the money then."""
        view = self.view
        holder = view.bags.index(THE_MONEY)
        family = [seat for seat in range(view.seats) if seat != view.godfather]
        hits = [seat for seat in family if holder in (seat, view.partners[seat], view.godfather)]
        return len(family if holder == view.godfather else hits) / len(family)

    @property
    def minutes(self) -> float:
        told, accused = self.counts[EXCUSE_TOLD], self.counts[ACCUSED]
        return (TELLING * told + ACCUSING * accused) / MINUTE


def hearing(bots: Sequence[str], godfather: int, seed: int, options: dict[str, Any]) -> Ended:
    box, ear = take("parrain"), Listening()
    agreed = box.game.options(godfather=(godfather,), **options)
    match = Match(box.game, len(bots), Seeded(seed_of(seed)), agreed, None, ear)
    seated = {
        seat: box.bots[name](seat, box.game.moves, Seeded(seed_of(seed, seat)))
        for seat, name in enumerate(bots)
    }
    for bot in seated.values():
        bot.tongue = ""
    company = Brisk(match, seated, ear)
    while not match.over:
        if company.act() is None or match.length > LONGEST:
            raise Stuck(f"the hearing of seed {seed} does not end")
    return Ended(match.view(NOBODY), Counter(told.kind for told in ear.told))


def games(
    seats: int, count: int, seed: int, family: str = BEST, godfather: str = BEST, **options: Any
) -> list[Ended]:
    """So many games of these."""
    found = []
    for number in range(count):
        chair = number % seats
        bots = [godfather if seat == chair else family for seat in range(seats)]
        found.append(hearing(bots, chair, seed_of(seed, seats, number), options))
    return found


def finds(sizes: Sequence[int], count: int, seed: int) -> None:
    """How often he finds the money, beside one who names anybody at that very moment."""
    row("seats", "the family", "by lot", "he finds it", "more")
    row("--:", ":--", "--:", ":--", ":--")
    for family in ("plain", BEST):
        for seats in sizes:
            ended = games(seats, count, seed, family)
            gain = figure([one.found - one.by_lot for one in ended], signed=True)
            by_lot = sum(one.by_lot for one in ended) / count
            ours = share(sum(one.found for one in ended), count)
            cells = (f"{100 * by_lot:.1f}", percent(ours), gain)
            row(str(seats), family, *cells)


def chairs(sizes: Sequence[int], count: int, seed: int) -> None:
    """One of the Family: how often ours wins, and a random one in its chair with the same luck.

    Where all are ours, all chairs of the Family count: what anybody there wins on average.
    """
    row("seats", "random", "ours", "difference")
    row("--:", ":--", ":--", ":--")
    for seats in sizes:
        random, ours = [], []
        for number in range(count):
            chair = number % seats
            lone = (chair + 1 + number // seats % (seats - 1)) % seats
            bots = [BEST] * seats
            others = ["random" if seat == lone else BEST for seat in range(seats)]
            game = seed_of(seed, seats, number)
            random.append(float(lone in hearing(others, chair, game, {}).view.winners))
            winners = hearing(bots, chair, game, {}).view.winners
            ours.append(sum(seat != chair for seat in winners) / (seats - 1))
        more = [after - before for before, after in zip(random, ours, strict=True)]
        cells = (figure(random), figure(ours), figure(more, signed=True))
        row(str(seats), *cells)


def figure(values: Sequence[float], signed: bool = False) -> str:
    return percent(mean(sum(values), sum(value**2 for value in values), len(values)), signed)


def lengths(sizes: Sequence[int], count: int, seed: int) -> None:
    """How long it all takes, and how it ends."""
    row(
        *("seats", "pile", "hearings", "excuses", "cancelled by him", "by others"),
        *("accusations that fell, %", "minutes", "eight of ten", "by concrete, %", "found"),
    )
    row(*["--:"] * 11)
    for seats in sizes:
        for pile in PILES:
            ended = games(seats, count, seed, pile=pile)
            total = sum((one.counts for one in ended), Counter[int]())
            minutes = sorted(one.minutes for one in ended)
            tenths = quantiles(minutes, n=10)
            concrete = sum(one.view.pile > 0 for one in ended)
            row(
                *(str(seats), pile, f"{sum(one.view.hearing for one in ended) / count:.0f}"),
                *(f"{total[kind] / count:.1f}" for kind in (EXCUSE_TOLD, OVERRULED, CANCELLED)),
                f"{100 * total[ACCUSATION_FELL] / max(total[ACCUSED], 1):.0f}",
                f"{tenths[4]:.0f}",
                f"{tenths[0]:.0f} to {tenths[8]:.0f}",
                f"{100 * concrete / count:.0f}",
                percent(share(sum(one.found for one in ended), count)),
            )


def percent(figure: Interval, signed: bool = False) -> str:
    style = "+.1f" if signed else ".1f"
    value, low, high = (
        format(100 * part, style) for part in (figure.value, figure.low, figure.high)
    )
    return f"{value} ({low} to {high})"


def row(*cells: str) -> None:
    print("|", " | ".join(cells), "|", flush=True)


PARTS: Final[dict[str, Callable[[Sequence[int], int, int], None]]] = {
    "finds": finds,
    "chairs": chairs,
    "lengths": lengths,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="for each figure")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--seats", type=int, nargs="*", default=[*SIZES])
    parser.add_argument("--parts", nargs="*", choices=[*PARTS], default=[*PARTS])
    wanted = parser.parse_args()
    for part in wanted.parts:
        print(f"\n## {part}\n")
        PARTS[part](wanted.seats, wanted.games, wanted.seed)


if __name__ == "__main__":
    main()

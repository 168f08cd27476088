"""The figures of docs/bots-cuba.md: `python -m tablee.lab.cuba --games 400 --seed 7`.

Seat 0 is the Godfather's, so bots can be seated by what they have to do. Each figure stands with
its 99 % interval.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from tablee.engine.match import Match
from tablee.engine.seats import NOBODY
from tablee.games.cuba.box import CLEANER, DRIVER, LOYAL, NOTHING, TOKEN, is_agent, is_thief
from tablee.games.cuba.view import View
from tablee.lab.simulate import Plan, play_game
from tablee.lab.tally import Interval, mean, share

SIZES: Final = range(5, 13)
OPPONENTS: Final = ("silent", "careless", "fibs", "cunning")
SEATED: Final = {"godfather": [0], "hold": 0}
RARE: Final = 30  # times as many tables are looked at, for pockets that are seldom
ROLES: Final = ("thief", "agent", "loyal", "driver", "urchin", "cleaner")


def games(bots: list[str], count: int, seed: int, cleaner: bool = False) -> Iterator[View]:
    """How so many games of these bots ended; the first of them is the Godfather."""
    plan = Plan("cuba", bots, count, seed, SEATED | {"cleaner": cleaner})
    for number in range(count):
        yield play_game(plan, number).view(NOBODY)


def box_is_back(match: Match) -> bool:
    return match.view(NOBODY).phase in ("inquiry", "window", "over")


def role(take: int) -> str:
    if is_thief(take):
        return "thief"
    if is_agent(take):
        return "agent"
    named = {LOYAL: "loyal", DRIVER: "driver", CLEANER: "cleaner"}
    return "urchin" if take == NOTHING else named[take - TOKEN]


def godfathers(sizes: list[int], count: int, seed: int) -> None:
    """How often the Godfather wins: one who accuses at random, and ours, at the same tables."""
    row("seats", "others", "blind", "cunning", "times")
    row("--:", ":--", ":--", ":--", "--:")
    for others in OPPONENTS:
        for seats in sizes:
            people = [others] * (seats - 1)
            blind, ours = (
                share(sum(0 in view.winners for view in games([who, *people], many, seed)), many)
                for who, many in (("blind", 4 * count), ("cunning", count))
            )
            times = f"{ours.value / blind.value:.1f}" if blind.value else "–"
            row(str(seats), others, percent(blind), percent(ours), times)


def trusting(sizes: list[int], count: int, seed: int) -> None:
    """Our thieves against a Godfather who believes every claim, among liars and the honest."""
    row("seats", "others", "he wins", "a thief wins")
    row("--:", ":--", ":--", ":--")
    for others in ("candid", "cunning"):
        for seats in sizes:
            he, they = 0, 0
            for view in games(["trusting", *[others] * (seats - 1)], count, seed):
                he += 0 in view.winners
                they += any(
                    is_thief(took) and seat in view.winners
                    for seat, (*_, took) in enumerate(view.truth)
                )
            row(str(seats), others, percent(share(he, count)), percent(share(they, count)))


def roles(sizes: list[int], count: int, seed: int, instead: str, cleaner: bool = False) -> None:
    """By what our bot has in its pocket: its wins, and those of somebody else in its seat.

    All others are ours, the Godfather too, and have the same luck; so `babbles`, who helps itself
    as ours does, has the same in its pocket, and `random` whatever it takes. Each size of table
    gets so many games for each pocket, as far as such pockets are found.
    """
    won: dict[str, list[tuple[bool, bool]]] = {name: [] for name in ROLES}
    for seats in sizes:
        left = dict.fromkeys(ROLES, count)
        for number in range(RARE * count):
            lone = 1 + number % (seats - 1)
            ours = ["cunning"] * seats
            others = [*ours]
            others[lone] = instead
            plan, other = (Plan("cuba", bots, 1, seed, SEATED | {"cleaner": cleaner})
                           for bots in (ours, others))  # fmt: skip
            pocket = role(int(play_game(plan, number, box_is_back).view(lone).took))
            if left[pocket] > 0:
                left[pocket] -= 1
                after, before = (play_game(one, number).view(NOBODY) for one in (plan, other))
                won[pocket].append((lone in before.winners, lone in after.winners))
    row("pocket", "games", instead, "ours", "difference")
    row(":--", "--:", ":--", ":--", ":--")
    for name, pairs in won.items():
        if pairs:
            many = len(pairs)
            steps = [int(after) - int(before) for before, after in pairs]
            gain = mean(sum(steps), sum(step * step for step in steps), many)
            before, after = (share(sum(pair[at] for pair in pairs), many) for at in (0, 1))
            row(name, str(many), percent(before), percent(after), percent(gain, signed=True))


def percent(figure: Interval, signed: bool = False) -> str:
    style = "+.1f" if signed else ".1f"
    value, low, high = (
        format(100 * part, style) for part in (figure.value, figure.low, figure.high)
    )
    return f"{value} ({low} to {high})"


def row(*cells: str) -> None:
    print("|", " | ".join(cells), "|", flush=True)


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


PARTS: Final[dict[str, Callable[[list[int], int, int], None]]] = {
    "godfathers": godfathers,
    "trusting": trusting,
    "seats": partial(roles, instead="random"),
    "talk": partial(roles, instead="babbles"),
    "cleaner": partial(roles, instead="babbles", cleaner=True),
}


if __name__ == "__main__":
    main()

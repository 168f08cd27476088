"""A race that nobody wants to win: who is the first to have more points than he can bear?

Everybody is hit now and then, all equally often and independently, and each hit costs some points.
So the times until each one falls are independent, and who falls first is a sum over time.
In a unit of time everybody is hit once, on average.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import exp
from typing import Final

STEPS: Final = 40
TIMES: Final = [20 * (step / STEPS) ** 2 for step in range(STEPS + 1)]  # first small steps
FAR: Final = 60  # points; whoever can bear more is as good as safe
UNLIKELY: Final = 1e-3  # too little to be counted
LOTS: Final = (0.2113, 0.7887)  # ties are shared: the mean over a lot, by Gauss's two points

Costs = tuple[float, ...]  # by points: how often a hit costs so many


@lru_cache(maxsize=2**16)
def first_to_fall(costs: Costs, mine: int, others: tuple[int, ...]) -> float:
    """My chance to fall first, if I bear fewer than `mine` more points, and so the others."""
    if mine <= 0:
        return 1.0
    if min(others) <= 0:
        return 0.0
    chances = falling(costs, min(mine, FAR))
    for bears in others:
        chances = [a * b for a, b in zip(chances, standing(costs, min(bears, FAR)), strict=True)]
    return sum(chances)


@lru_cache(maxsize=2**16)
def best_at_the_fall(costs: Costs, mine: int, others: tuple[int, ...]) -> float:
    """My chance that somebody else falls first, and nobody bears more than I do then."""
    if mine <= 0:
        return 0.0
    if min(others) <= 0:
        return 0.0 if max(others) > mine else 1 / (1 + others.count(mine))
    falls = [falling(costs, min(bears, FAR)) for bears in others]
    chance = 0.0
    for luck in LOTS:
        worse = [no_more_than(costs, min(bears, FAR), min(mine, FAR), luck) for bears in others]
        for step, left, mass in likely(costs, min(mine, FAR)):
            behind, fall = 1.0, 0.0  # all others are no better off; and one of them falls
            for falls_at, no_more_at in zip(falls, worse, strict=True):
                no_more = no_more_at[step][left]
                fall = fall * no_more + behind * falls_at[step]
                behind *= no_more
            chance += mass * fall
    return chance / len(LOTS)


@lru_cache(maxsize=2**8)
def falling(costs: Costs, bears: int) -> list[float]:
    """The chance to fall in each step of time."""
    stands = upright(costs, bears)
    return [now - then for now, then in pairwise(stands)]


@lru_cache(maxsize=2**8)
def standing(costs: Costs, bears: int) -> list[float]:
    """The chance to stand still in the middle of each step."""
    stands = upright(costs, bears)
    return [(now + then) / 2 for now, then in pairwise(stands)]


def upright(costs: Costs, bears: int) -> list[float]:
    """The chance to stand at the beginning of each step, and at the end of the last."""
    enough = hits(costs, bears)
    chances = []
    for time in TIMES:
        exactly = exp(-time)  # the chance of so many hits until then, from none on
        fewer = chance = 0.0
        for count in range(1, len(enough)):
            fewer += exactly
            exactly *= time / count
            chance += enough[count] * fewer
        chances.append(chance)
    return chances


@lru_cache(maxsize=2**8)
def hits(costs: Costs, bears: int) -> list[float]:
    """By their number: the chance that so many hits, and no fewer, are too many."""
    if bears <= 0:
        return [1.0]
    chances = [0.0] * (bears + 1)
    for cost, weight in enumerate(costs):
        if weight > 0:
            for count, chance in enumerate(hits(costs, bears - cost)):
                chances[count + 1] += chance * weight / sum(costs)
    return chances


@lru_cache(maxsize=2**8)
def left_over(costs: Costs, bears: int) -> list[list[float]]:
    """By step (its middle) and number: the chance to stand and to bear so many points still."""
    share = [weight / sum(costs) for weight in costs]
    steps = []
    for now, then in pairwise(TIMES):
        time = (now + then) / 2
        sums = [0.0] * (bears + 1)
        after = [0.0] * bears + [1.0]  # so many hits: what is left
        exactly = exp(-time)
        for count in range(1, bears + 1):
            sums = [known + exactly * chance for known, chance in zip(sums, after, strict=True)]
            exactly *= time / count
            after = [
                sum(share[cost] * after[left + cost] for cost in range(1, len(costs))
                    if left + cost <= bears) if left > 0 else 0.0
                for left in range(bears + 1)
            ]  # fmt: skip
        steps.append(sums)
    return steps


@lru_cache(maxsize=2**8)
def likely(costs: Costs, bears: int) -> list[tuple[int, int, float]]:
    """Step, points that I can still bear then, and the chance of it, where it is worth counting."""
    return [
        (step, left, chance)
        for step, chances in enumerate(left_over(costs, bears))
        for left, chance in enumerate(chances)
        if chance > UNLIKELY
    ]


@lru_cache(maxsize=2**12)
def no_more_than(costs: Costs, bears: int, most: int, luck: float) -> list[list[float]]:
    """By step and number: the chance to stand and to bear no more than that; luck breaks a tie."""
    steps = []
    for left_now in left_over(costs, bears):
        below, row = 0.0, []
        for left in range(most + 1):
            exactly = left_now[left] if left <= bears else 0.0
            row.append(below + luck * exactly)
            below += exactly
        steps.append(row)
    return steps

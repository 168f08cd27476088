"""Which question tells most: in bits, about the way of the box."""

from __future__ import annotations

from math import log2
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.cuba.box import LOYAL, NO_TOKEN, TOKEN, weight, worth
from tablee.games.cuba.habits import TAKES
from tablee.games.cuba.journey import Journey, without
from tablee.games.cuba.state import CAME_DIAMONDS, CAME_TOKENS, LEFT, TAKEN

TOPICS: Final = 4
LIE_BITS: Final = 1.3  # what an answer leaves open even if one knew that it is a lie, and the truth


def bits(journey: Journey, place: i64) -> vec[float]:
    """By topic: how much the answer from this place would tell."""
    size = int(journey.habits.mix) + 1
    answers = [vec[float]([0.0] * n) for n in (16, size // 16 + 1, size, TAKES)]
    here, there = journey.before[place], journey.after[place + 1]
    lies = 0.0
    for box in journey.habits.boxes:
        if here[box] > 0.0 and journey.may_come(place, box):
            for bag in range(journey.bags(place), i64(NO_TOKEN + 1)):
                if journey.may_hide(place, box, bag):
                    rest = without(box, bag)
                    for take in journey.choices(place, rest):
                        left = rest - worth(take)
                        if there[left] > 0.0 and journey.may_be(place, take):
                            chance = here[box] * there[left] / journey.total
                            lies += note(journey, answers, place, box, rest, take, chance)
    told = vec[float]([0.0] * TOPICS)
    for topic in range(i64(TOPICS)):
        told[topic] = max(0.0, spread(answers[topic]) - lies * LIE_BITS)
    return told


def note(
    journey: Journey, answers: list[vec[float]], place: i64, box: i64, rest: i64, take: i64,
    chance: float,
) -> float:  # fmt: skip
    """What would be answered in this case, if true and if not; the share of the lies."""
    words = journey.witnesses[place].words
    all = chance * journey.weigh(words, place, box, rest, take)
    false = chance * journey.weigh_lies(words, place, box, rest, take)
    true = all - false
    left = rest - worth(take)
    answers[CAME_DIAMONDS][box & 15] += true + false / 2.0
    answers[CAME_DIAMONDS][left & 15] += false / 2.0
    answers[CAME_TOKENS][box // 16] += true + false / 2.0
    answers[CAME_TOKENS][left // 16] += false / 2.0
    answers[LEFT][left] += true + false / 2.0
    answers[LEFT][pretext(box)] += false / 2.0
    answers[TAKEN][take] += true
    answers[TAKEN][TOKEN + LOYAL] += false
    return false


def pretext(box: i64) -> i64:
    """What is left, by a story in which a Loyal was taken."""
    if box // 16 % 6 > 0:
        return box - weight(LOYAL)
    return box


def spread(chances: vec[float]) -> float:
    """The entropy."""
    open = 0.0
    for chance in chances:
        if chance > 1e-9:
            open -= chance * log2(chance)
    return open

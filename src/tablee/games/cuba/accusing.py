"""Whom to accuse: the seat that leaves the best chance to get all diamonds back.

Ways of the box, drawn as likely as they are, stand for what may be true. An accusation divides
them by what the pocket shows; then the likeliest pocket follows, with the jokers that are left.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.games.cuba.box import TOKEN, is_agent, is_thief

KINDS_SHOWN: Final = 7  # thief, nothing, five kinds of tokens


def best_accusation(ways: list[vec[i64]], open: list[int], jokers: i64) -> int:
    """By place: the one of those who may still be accused that leaves most ways won."""
    all = every(ways)
    best: int = open[0]
    most = -1.0
    for place in open:
        rest = [other for other in open if other != place]
        won = won_after(ways, all, place, rest, jokers)
        if won > most:
            best, most = place, won
    return best


def share_won(ways: list[vec[i64]], place: i64, rest: list[int], jokers: i64) -> float:
    """The share of these ways in which the Godfather wins, if he accuses this one first."""
    return won_after(ways, every(ways), place, rest, jokers) / float(len(ways))


def every(ways: list[vec[i64]]) -> vec[i64]:
    """The numbers of all ways."""
    numbers = vec[i64]([0] * 0)
    for number in range(i64(len(ways))):
        numbers = append(numbers, number)
    return numbers


def won_after(
    ways: list[vec[i64]], among: vec[i64], place: i64, rest: list[int], jokers: i64
) -> float:
    """In how many of these ways the Godfather wins, if he accuses this one and then goes on."""
    won = 0.0
    for shown in range(i64(KINDS_SHOWN)):
        group = vec[i64]([0] * 0)
        for number in among:
            if kind_shown(ways[number][place]) == shown:
                group = append(group, number)
        if len(group) == 0:
            continue
        take = ways[group[0]][place]
        if is_agent(take):
            continue  # cuba.agent
        if is_thief(take):
            won += go_on(ways, group, rest, jokers)
        elif jokers > 0:
            won += go_on(ways, group, rest, jokers - 1)  # cuba.innocent
    return won


def go_on(ways: list[vec[i64]], among: vec[i64], rest: list[int], jokers: i64) -> float:
    """The ways that are won already, and those that still can be."""
    won = 0.0
    unfinished = vec[i64]([0] * 0)
    for number in among:
        done = True
        for place in rest:
            if is_thief(ways[number][place]):
                done = False
        if done:
            won += 1.0  # cuba.end.found
        else:
            unfinished = append(unfinished, number)
    if len(unfinished) == 0 or len(rest) == 0:
        return won
    best: i64 = rest[0]
    most = -1.0
    for place in rest:
        hope = promise(ways, unfinished, place, jokers)
        if hope > most:
            best, most = place, hope
    others = [place for place in rest if place != best]
    return won + won_after(ways, unfinished, best, others, jokers)


def promise(ways: list[vec[i64]], among: vec[i64], place: i64, jokers: i64) -> float:
    """How good an accusation looks at first sight; jokers make up for a part of a mistake."""
    saved = float(jokers) / float(jokers + 1)
    hope = 0.0
    for number in among:
        take = ways[number][place]
        if is_thief(take):
            hope += 1.0
        elif not is_agent(take):
            hope += 0.6 * saved
    return hope


def kind_shown(take: i64) -> i64:
    if is_thief(take):
        return 0
    if take < TOKEN:
        return 1
    return take - TOKEN + 2

"""What to take from the box, and what to hide from it first: by the habits of sensible people."""

from __future__ import annotations

from tablee.engine.chance import Chance
from tablee.games.cuba.box import NO_TOKEN, tokens_in, weight
from tablee.games.cuba.chair import habits_of
from tablee.games.cuba.habits import TAKES, hiding
from tablee.games.cuba.journey import uniform
from tablee.games.cuba.view import View
from tablee.games.cuba.worlds import number


def what_to_take(view: View, chance: Chance) -> int:
    """In the first place, something that goes with what was hidden."""
    assert view.box is not None, "who takes has the box"
    box = number(view.box)
    likes = liked(view, box, last=view.seat == (view.godfather - 1) % view.seats)
    if view.seat == (view.godfather + 1) % view.seats:
        likes = [like * hiding(view.bag, take) for take, like in enumerate(likes)]
    return drawn(likes, chance)


def what_to_hide(view: View, chance: Chance) -> int:
    """cuba.first.hide: what goes with something that one would like to take then."""
    assert view.box is not None, "who hides has the box"
    box = number(view.box)
    likes = []
    for bag in range(NO_TOKEN + 1):
        rest = box if bag == NO_TOKEN else box - weight(bag)
        there = bag == NO_TOKEN or tokens_in(box, bag) > 0
        takes = liked(view, rest, last=False) if there else []
        likes.append(sum(like * hiding(bag, take) for take, like in enumerate(takes)))
    return drawn(likes, chance)


def liked(view: View, box: int, *, last: bool) -> list[float]:
    """By take: how a sensible one likes it."""
    habits = habits_of(number(view.mix))
    likes = habits.sensible_last if last else habits.sensible
    return list(likes[box * TAKES : (box + 1) * TAKES])


def drawn(likes: list[float], chance: Chance) -> int:
    """One of these, as likely as it is liked."""
    left = sum(likes) * uniform(chance)
    chosen = 0
    for choice, like in enumerate(likes):
        if like > 0:
            chosen = choice
            left -= like
            if left < 0:
                break
    return chosen

"""Openings for a person who can’t think of a story."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tablee.games.openings import Opening
from tablee.games.parrain.law.cards import KINDS
from tablee.games.parrain.mind.story.minutes import Minutes
from tablee.games.parrain.mind.story.scene import Scene


def openings(
    minutes: Minutes,
    who: int,
    card: int,
    others: Sequence[int],
    names: Sequence[str],
    tongue: str,
    dice: Random,
    n: int = 3,
) -> list[Opening]:
    """So many beginnings, each with the card’s thing and one of the others.

    They break off where it gets interesting; the person goes on from there.
    """
    scene = Scene(minutes, names, tongue, dice)
    drawn = dice.sample(list(others), min(n, len(others)))
    named = [drawn[at % len(drawn)] for at in range(n)]
    blanks = {"c": scene.thing(card), **scene.teller(who)}
    pool = [scene.sheets.starts[KINDS[card]]]
    return [
        Opening(scene.whole(pool, {**blanks, "x": scene.person(seat)}), [seat]) for seat in named
    ]

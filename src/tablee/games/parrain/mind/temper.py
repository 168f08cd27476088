"""How somebody is today: thrown by dice once for each game, and the same all through it."""

from __future__ import annotations

from random import Random
from typing import NamedTuple


class Temper(NamedTuple):
    """Of a Godfather, or of one of the Family; each from 0 to 1."""

    severe: float  # how soon he has heard enough of a card
    patient: float  # how sure he wants to be
    talkative: float
    touchy: float  # how much he minds being named, or a lack of courtesy


def temper_of(dice: int) -> Temper:
    throw = Random(dice)
    return Temper(throw.random(), throw.random(), throw.random(), throw.random())

"""Words to begin with, for a person who can't think of any: of nothing but what they were told."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from random import SystemRandom
from typing import Final

from tablee.engine.events import Event
from tablee.engine.moves import Move
from tablee.engine.seats import members
from tablee.games.parrain.law.moves import Say, Tell
from tablee.games.parrain.mind import story
from tablee.games.parrain.seen.view import View
from tablee.games.room import sheet_in

COUNT: Final = 3

_dice: Final = SystemRandom()


def openings(view: View, told: Sequence[Event], move: Move, tongue: str) -> list[str]:
    """For an excuse with its card and those it names; for a word of the Godfather's."""
    minutes = story.Minutes.of(told)
    names = [called(tongue)[character] for character in view.characters]
    match move:
        case Tell(place=place, mentions=mentions) if place < len(view.hand):
            others = [seat for seat in members(mentions) if seat < view.seats and seat != view.seat]
            everybody = [
                seat for seat in range(view.seats) if seat not in (view.seat, view.godfather)
            ]
            return story.openings(
                minutes,
                view.seat,
                view.hand[place],
                others or everybody,
                names,
                tongue,
                _dice,
                COUNT,
            )
        case Say(gesture=gesture) if view.seat == view.godfather:
            lines = [story.interrupt(minutes, gesture, names, tongue, _dice) for _ in range(COUNT)]
            return list(dict.fromkeys(lines))
    return []


@cache
def called(tongue: str) -> dict[int, str]:
    """What the others call each character."""
    sheet = sheet_in(files("tablee.games.parrain"), "characters.toml", tongue).read_text("utf-8")
    return {int(number): one["called"] for number, one in tomllib.loads(sheet).items()}

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
from tablee.games.openings import Opening
from tablee.games.parrain.law.moves import Say, Tell
from tablee.games.parrain.mind import story
from tablee.games.parrain.mind.family import family_of
from tablee.games.parrain.seen.view import View
from tablee.games.room import sheet_in

COUNT: Final = 3

_dice: Final = SystemRandom()


def openings(view: View, told: Sequence[Event], move: Move, tongue: str) -> list[Opening]:
    """For an excuse with its card and those it names; for a word of the Godfather's."""
    minutes = story.Minutes.of(told)
    names = [called(tongue)[character] for character in view.characters]
    match move:
        case Tell(place=place, mentions=mentions) if place < len(view.hand):
            cited = [seat for seat in members(mentions) if seat < view.seats and seat != view.seat]
            return story.openings(
                minutes,
                view.seat,
                view.hand[place],
                cited or opponents(view),
                names,
                tongue,
                _dice,
                COUNT,
            )
        case Say(gesture=gesture) if view.seat == view.godfather:
            lines = [story.interrupt(minutes, gesture, names, tongue, _dice) for _ in range(COUNT)]
            return [Opening(line, []) for line in dict.fromkeys(lines)]
    return []


def opponents(view: View) -> list[int]:
    """Whom a story does well to name: whoever its teller, or the one he helps, may accuse."""
    family = family_of(view)
    against = [seat for seat in family.targets(view.turn, view.accuser) if seat != view.seat]
    return against or [seat for seat in family.players if seat not in (view.seat, view.turn)]


@cache
def called(tongue: str) -> dict[int, str]:
    """What the others call each character."""
    sheet = sheet_in(files("tablee.games.parrain"), "characters.toml", tongue).read_text("utf-8")
    return {int(number): one["called"] for number, one in tomllib.loads(sheet).items()}

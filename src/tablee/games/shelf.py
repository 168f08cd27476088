"""The shelf of games: ours, and those that other packages bring by the entry point tablee.games.

A game is a package, furnished like games/paires, or in corners like games/parrain (room.py). It has
`game`, `kinds` (what it asks of people: talk, nerve, touch; may be left out), `things` (sheets of
what lies on its table; likewise), `LEISURE` (how many of the house's windows one has to react;
likewise), `FACE_UP` (all seats see the same; likewise), rules.md and words.toml in each language,
and, if it has bots of its own, bot.py with BOTS, and browser.py with SHEETS, constants that its
page needs. What its cards say aloud is in lines.toml, in as many tongues as it likes: all of them
are among its words, by tongue. So is manners.toml, which is what its bots say (manners.py). Bots
that chat have gossip.py (remarks.py).
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from functools import cache, cached_property
from importlib import import_module, metadata
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Any

from tablee.engine.events import Event
from tablee.engine.game import Game
from tablee.engine.moves import Move
from tablee.engine.record import Record
from tablee.games.glance import Glance
from tablee.games.manners import Manner
from tablee.games.openings import Opening
from tablee.games.remarks import Sheets, sheets_in
from tablee.games.room import in_all_languages, module_in, sheet_in
from tablee.games.rulebook import Rulebook
from tablee.games.words import LANGUAGES, Words
from tablee.thinking.bot import Bot, RandomBot
from tablee.thinking.pace import Tempo

OURS = ("paires", "blackstone", "pirates", "hawthorn", "cuba", "palab", "parrain", "creux")
USUAL = 4  # how many sit down where a game does not say


# From a seat's view, all that it was told, and a move with its words still to come, in a language.
Openings = Callable[[Any, Sequence[Event], Move, str], list[Opening]]


class UnknownGame(LookupError):
    """No game on the shelf has this id."""


class Box:
    """A game on the shelf, with its rulebook, its words and its bots."""

    def __init__(self, package: str) -> None:
        self.package = package
        module = import_module(package)
        self.game: Game[Any, Any] = module.game
        self.kinds: tuple[str, ...] = getattr(module, "kinds", ())
        self.leisure: int = getattr(module, "LEISURE", 1)
        self.face_up: bool = getattr(module, "FACE_UP", False)
        self.things: tuple[str, ...] = getattr(module, "things", ())
        self.folder: Traversable = files(package)
        self.spoken: dict[str, Words] = {}

    def module(self, name: str) -> ModuleType | None:
        """A part that a game may have or not."""
        return module_in(self.package, name)

    @cached_property
    def bots(self) -> dict[str, type[Bot]]:
        """Any game can be played at random; most bring bots of their own."""
        own: dict[str, type[Bot]] = getattr(self.module("bot"), "BOTS", {})
        return {"random": RandomBot} | own

    @cached_property
    def glance(self) -> Callable[[Any, int, Words], Glance] | None:
        """The odds of the moves on offer, for learners, where the game can tell."""
        at_a_glance: Callable[[Any, int, Words], Glance] | None
        at_a_glance = getattr(self.module("glance"), "glance", None)
        return at_a_glance

    @cached_property
    def openings(self) -> Openings | None:
        """Words to begin with, for whoever can't think of any, where the game has some."""
        whispered: Openings | None = getattr(self.module("openings"), "openings", None)
        return whispered

    @cached_property
    def usual(self) -> Callable[[int, Any], dict[str, int]] | None:
        """What is usual with so many people, by option, where an option may be left to that."""
        numbers: Callable[[int, Any], dict[str, int]] | None
        numbers = getattr(self.module("usual"), "usual", None)
        return numbers

    @cached_property
    def hindsight(self) -> Callable[[Record], list[Any]] | None:
        """What the bots of a finished game believed, and when, where the game can tell."""
        afterwards: Callable[[Record], list[Any]] | None
        afterwards = getattr(self.module("hindsight"), "hindsight", None)
        return afterwards

    @cached_property
    def tempo(self) -> Tempo | None:
        """How long its bots take, where that is not as in any game."""
        unhurried: Any = self.module("tempo")
        own: Tempo | None = unhurried
        return own

    @cached_property
    def browser(self) -> dict[str, dict[str, tuple[Any, Any]]]:
        """Constants that its page needs: by sheet, by name, a type and a value of it."""
        sheets: dict[str, dict[str, tuple[Any, Any]]]
        sheets = getattr(self.module("browser"), "SHEETS", {})
        return sheets

    @cached_property
    def best(self) -> str:
        """The bot that sits down when nobody says which: the last of BOTS is the best."""
        return list(self.bots)[-1]

    @cached_property
    def named_by_winners(self) -> str:
        """The option, a seat, that a winner of the last game may set for the next one; or none."""
        return str(getattr(import_module(self.package), "NAMED_BY_WINNERS", ""))

    @cached_property
    def welcome(self) -> tuple[str, ...]:
        """The bots that a newcomer sits down with: as many as the game is best with, less one.

        WELCOME of bot.py says who. Without it, some of the best.
        """
        own: tuple[str, ...] = getattr(self.module("bot"), "WELCOME", ())
        return own or (self.best,) * (min(max(USUAL, self.game.fewest), self.game.most) - 1)

    def words(self, language: str) -> Words:
        if language not in self.spoken:
            self.spoken[language] = Words(language, [HOUSE, self.folder])
            for things in self.things:
                sheet = sheet_in(self.folder, f"{things}.toml", language).read_text("utf-8")
                self.spoken[language].entries[things] = tomllib.loads(sheet)
            if self.lines:
                self.spoken[language].entries["lines"] = self.lines
            if self.manners:
                self.spoken[language].entries["manners"] = self.manners
        return self.spoken[language]

    @cached_property
    def lines(self) -> dict[str, Any]:
        """What cards say aloud, by tongue; most games have none."""
        return self.in_all_tongues("lines")

    @cached_property
    def manners(self) -> dict[str, Any]:
        """What bots say, by tongue, temper and moment; most of them are silent."""
        return self.in_all_tongues("manners")

    def in_all_tongues(self, sheet: str) -> dict[str, Any]:
        return {
            tongue: tomllib.loads(file.read_text("utf-8"))
            for tongue, file in in_all_languages(self.folder, f"{sheet}.toml")
        }

    @cached_property
    def manner(self) -> type[Manner] | None:
        """When bots say something, where the game has talkative ones."""
        talkative: type[Manner] | None = getattr(self.module("manner"), "Manner", None)
        return talkative

    @cached_property
    def gossip(self) -> Any:
        """What bots remark on what all have heard, where the game has bots that chat."""
        return self.module("gossip")

    @cached_property
    def remarks(self) -> Sheets:
        """The sentences of their remarks, by tongue and temper."""
        return {} if self.gossip is None else sheets_in(self.folder, LANGUAGES)

    def rulebook(self, language: str) -> Rulebook:
        return Rulebook.read(self.folder, language)


HOUSE = files("tablee.games")


def house_rulebook(language: str) -> Rulebook:
    """The rules that hold at every table."""
    return Rulebook.read(HOUSE, language)


@cache
def packages() -> dict[str, str]:
    """Which package holds which game."""
    ours = {id: f"tablee.games.{id}" for id in OURS}
    theirs = {point.name: point.value for point in metadata.entry_points(group="tablee.games")}
    return theirs | ours


@cache
def take(id: str) -> Box:
    """The box of a game."""
    if id not in packages():
        raise UnknownGame(id)
    return Box(packages()[id])

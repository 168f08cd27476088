"""Hearings between bots, for the tests."""

from __future__ import annotations

from typing import Any

from tablee.engine.chance import Seeded
from tablee.engine.ear import Listening
from tablee.engine.events import Event
from tablee.engine.game import Ask
from tablee.engine.match import Match
from tablee.engine.moves import Move
from tablee.games.parrain import game
from tablee.games.parrain.law.options import Options
from tablee.games.parrain.mind.belief import Belief
from tablee.games.parrain.mind.bot import BOTS
from tablee.games.parrain.mind.shrewd import Shrewd
from tablee.games.parrain.seen.view import View
from tablee.thinking.bot import Bot, Offer, RandomBot
from tablee.thinking.company import Company


class Forgetful(Bot):
    """As at the house: somebody new thinks about every question, with new luck."""

    def __init__(self, seat: int, moves: Any, chance: Any) -> None:
        super().__init__(seat, moves, chance)
        self.events: list[Event] = []

    def hear(self, event: Event) -> None:
        self.events.append(event)

    def choose(self, view: View, ask: Ask, offers: list[Offer]) -> Move | None:
        bot = Shrewd(self.seat, self.moves, Seeded(self.chance.below(2**31)))
        bot.people, bot.tongue = self.people, self.tongue
        for event in self.events:
            bot.hear(event)
        return bot.choose(view, ask, offers)


KINDS: dict[str, type[Bot]] = {"random": RandomBot, **BOTS, "forgetful": Forgetful}


class Hearing:
    """A game of these bots, which can be stopped and looked at."""

    def __init__(self, names: list[str], seed: int, tongue: str = "", **options: Any) -> None:
        self.ear = Listening()
        agreed = Options(**options)
        self.match = Match(game, len(names), Seeded(seed), agreed, None, self.ear)
        self.bots = {
            seat: KINDS[name](seat, game.moves, Seeded(100 * seed + seat))
            for seat, name in enumerate(names)
        }
        self.company = Company(self.match, self.bots, self.ear, tongue)

    def step(self) -> None:
        assert self.company.act() is not None

    def to_the_end(self) -> Hearing:
        while not self.match.over:
            self.step()
        return self

    def events(self, seat: int) -> list[Event]:
        return game.events.for_seat(self.ear.told, seat)

    def view(self, seat: int) -> View:
        seen = self.match.view(seat)
        assert isinstance(seen, View)
        return seen

    def belief(self, seat: int) -> Belief:
        """What our bot would believe there."""
        bot = Shrewd(seat, game.moves, Seeded(1))
        for event in self.events(seat):
            bot.hear(event)
        return bot.believe(self.view(seat))

"""A night: several games with purses, carried from one to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.engine.chance import Chance
from tablee.engine.ear import Ear
from tablee.engine.game import Carry, Game
from tablee.engine.match import Match


class Night:
    """Lays one table after another for those who still have chips.

    People keep their number for the whole night; the seats of a game are theirs in that order.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        people: int,
        options: object,
        chips: int,
        hands: int,
        luck: Callable[[int], Chance],
        ear: Ear | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.hands = hands
        self.luck = luck  # of each hand, by its number from 0
        self.ear = ear
        self.purses = [chips] * people  # purse.start
        self.middle = 0
        self.played: list[Match] = []

    @property
    def seated(self) -> list[int]:
        """purse.broke: who has nothing left is not dealt in again."""
        return [person for person, chips in enumerate(self.purses) if chips > 0]

    @property
    def over(self) -> bool:
        return len(self.played) == self.hands or len(self.seated) <= 1

    def carry(self) -> Carry:
        purses = [self.purses[person] for person in self.seated]
        return Carry(purses, self.middle, len(self.purses))

    def lay(self) -> Match:
        """The table of the next hand."""
        chance = self.luck(len(self.played))
        carry = self.carry()
        return Match(self.game, len(self.seated), chance, self.options, carry, self.ear)

    def settle(self, match: Match) -> None:
        """Take over what a finished hand left in the purses and in the middle."""
        outcome = match.outcome
        if outcome is None or outcome.carry is None:
            raise ValueError("only a finished game for chips can be settled")
        for person, chips in zip(self.seated, outcome.carry.purses, strict=True):
            self.purses[person] = chips
        self.middle = outcome.carry.middle
        self.played.append(match)

    @property
    def winners(self) -> list[int]:
        """purse.start: most chips wins the night, ties share."""
        most = max(self.purses)
        return [person for person, chips in enumerate(self.purses) if chips == most]

"""The excuses have run out: the Godfather names somebody. After the end nobody is asked."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.ear import Ear
from tablee.engine.game import Ask, must
from tablee.games.parrain.law.ending import name
from tablee.games.parrain.law.numbers import NAME_CULPRIT
from tablee.games.parrain.law.phase import Phase
from tablee.games.parrain.law.state import State


class Naming(Phase):
    """parrain.end.pile: any player but himself; play has stopped, and nobody else has a word."""

    def __init__(self) -> None:
        super().__init__(judged=False)

    def asks(self, s: State) -> list[Ask]:
        return [must(s.godfather, "parrain.end.pile", self.candidates(s, s.godfather)[0])]

    def candidates(self, s: State, seat: i64) -> list[int]:
        return [NAME_CULPRIT.of(target) for target in range(s.seats()) if target != s.godfather]

    def act(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        name(s, NAME_CULPRIT.value(move), ear)


class Over(Phase):
    """Nobody is asked any more."""

    def __init__(self) -> None:
        super().__init__(judged=False)
        self.nobody: list[Ask] = []

    def asks(self, s: State) -> list[Ask]:
        return self.nobody

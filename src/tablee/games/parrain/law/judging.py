"""An accusation stands: is the Godfather convinced? And what happens to the bags?"""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.ear import Ear
from tablee.engine.game import Ask, must
from tablee.engine.seats import EVERYBODY, NOBODY, only
from tablee.games.parrain.law.accusing import settle_anger
from tablee.games.parrain.law.bags import moved, note, what_may_be_done
from tablee.games.parrain.law.events import (
    BAG_SEEN,
    CONVINCED,
    EXCHANGED,
    LOOKED,
    LOOKED_AWAY,
    ROTATED,
)
from tablee.games.parrain.law.moves import MOST
from tablee.games.parrain.law.numbers import BE_CONVINCED, LOOK, LOOK_AWAY, ROTATE
from tablee.games.parrain.law.phase import Phase
from tablee.games.parrain.law.state import EFFECT, LOOKING, SWAPPING, TURNING, State
from tablee.games.parrain.law.turn import begin_turn


class Judging(Phase):
    """parrain.accuse: until he has answered nobody else acts."""

    def __init__(self) -> None:
        super().__init__(judged=True)
        self.judging = [must(seat, "parrain.convinced", BE_CONVINCED.first) for seat in range(MOST)]

    def must(self, s: State) -> Ask | None:
        return self.judging[s.godfather]

    def moves(self, s: State, seat: i64) -> list[int]:
        return [BE_CONVINCED.first] if seat == s.godfather else []

    def act(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        """parrain.convinced: it goes through. What it does to his anger waits for the bags.

        parrain.bag.effect: a card counts as it did at the anger at which he was accused.
        """
        s.due = EFFECT
        ear.hear(EVERYBODY, CONVINCED, s.accused, len(s.cards))


class Effect(Phase):
    """parrain.bag.effect: the accuser does something to the bags."""

    def __init__(self) -> None:
        super().__init__(judged=False)  # parrain.cancel.godfather: it has gone through

    def must(self, s: State) -> Ask | None:
        return must(s.turn, "parrain.bag.effect", what_may_be_done(s)[0])

    def moves(self, s: State, seat: i64) -> list[int]:
        return what_may_be_done(s) if seat == s.turn else []

    def act(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        """Then anger settles, and the accused has the turn (parrain.next)."""
        accused = s.accused
        if LOOK.has(move):
            note(s, LOOKING, seat, NOBODY)
            ear.hear(EVERYBODY, LOOKED, seat, 0)
            ear.hear(only(seat), BAG_SEEN, seat, s.bags[seat])
        elif LOOK_AWAY.has(move):
            ear.hear(EVERYBODY, LOOKED_AWAY, seat, 0)
        elif ROTATE.has(move):
            self.pass_on(s, TURNING, seat, ROTATE.value(move))
            ear.hear(EVERYBODY, ROTATED, seat, ROTATE.value(move))
        else:
            self.pass_on(s, SWAPPING, seat, accused)
            ear.hear(EVERYBODY, EXCHANGED, seat, accused)
        settle_anger(s, len(s.cards), ear)
        begin_turn(s, accused, seat, ear)

    def pass_on(self, s: State, kind: i64, seat: i64, whom: i64) -> None:
        note(s, kind, seat, whom)
        s.bags = moved(s, s.bags, kind, seat, whom)

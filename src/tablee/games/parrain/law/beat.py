"""The beat after a card: whoever may contradict it or help gets a word in."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import Ear
from tablee.engine.game import Ask, may, must
from tablee.engine.seats import CLOCK, EVERYBODY, NO_SEATS, NOBODY, members, only, sits
from tablee.engine.trays import NO_ANSWER, window
from tablee.games.parrain.law.cancelling import CANCELS, cancel
from tablee.games.parrain.law.events import DREW, EXCUSES_RAN_OUT, STEPPED_IN, UNOPPOSED
from tablee.games.parrain.law.moves import MOST
from tablee.games.parrain.law.numbers import CANCEL, CLOSE, LET_PASS, STEP_IN
from tablee.games.parrain.law.phase import Phase
from tablee.games.parrain.law.state import (
    BEAT,
    FLOOR,
    HAND,
    HELPING,
    NAMING,
    NO_CARD,
    State,
    helpers,
)
from tablee.games.parrain.law.turn import discard_all

LETS_PASS: Final = 0  # answers in a beat; 1 to 3: cancel with the card in that place
STEPS_IN: Final = 4
ALL_THE_SAME: Final = 60  # parrain.beat: seconds, so as long as the house's, even among bots


class Beat(Phase):
    """table.window: everybody named, the partners and the Godfather, whatever they hold."""

    def __init__(self) -> None:
        super().__init__(judged=True)
        self.listening = [may(seat, "parrain.beat", LET_PASS.first) for seat in range(MOST)]
        self.closing = must(CLOCK, "table.window", CLOSE.first, 0, ALL_THE_SAME)

    def right(self, s: State, seat: i64) -> Ask | None:
        return self.listening[seat] if sits(seat, s.answers.asked) else None

    def asks(self, s: State) -> list[Ask]:
        return [*super().asks(s), self.closing]

    def moves(self, s: State, seat: i64) -> list[int]:
        if not sits(seat, s.answers.asked):
            return []
        if sits(seat, s.named):
            return [LET_PASS.first, *CANCELS]
        return [LET_PASS.first] if seat == s.godfather else [LET_PASS.first, STEP_IN.first]

    def candidates(self, s: State, seat: i64) -> list[int]:
        return [CLOSE.first] if seat == CLOCK else super().candidates(s, seat)

    def replaces(self, s: State, seat: i64, move: i64) -> i64:
        answer = LET_PASS.has(move) or STEP_IN.has(move) or CANCEL.has(move)
        return s.answers.again(seat) if answer else i64(NO_SEATS)

    def play(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        if LET_PASS.has(move) and sits(seat, s.answers.asked):
            s.answers.answer(seat, LETS_PASS)
        else:
            super().play(s, seat, move, ear)

    def act(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        if CLOSE.has(move):
            close(s, ear)
        elif STEP_IN.has(move):
            s.answers.answer(seat, STEPS_IN)
        else:
            s.answers.answer(seat, CANCEL.value(move) + 1)


def draw(s: State, chance: Chance, ear: Ear) -> None:
    """parrain.play: a new card for each one played; then those may speak who have a say."""
    seat = s.drawing
    place: i64 = 0
    while s.card(seat, place) != NO_CARD:
        place += 1
    s.hands[seat * HAND + place] = s.pile.draw(chance)
    s.drawing = NOBODY
    ear.hear(only(seat), DREW, seat, s.card(seat, place))
    if s.left() == 0:
        run_out(s, ear)
    elif s.due == BEAT:
        s.answers = window(s.named | helpers(s) | only(s.godfather), s.seats())


def run_out(s: State, ear: Ear) -> None:
    """parrain.end.pile: play stops; an open accusation or beat lapses."""
    discard_all(s)
    s.accused = NOBODY
    s.stepped = NOBODY
    s.retort = NOBODY
    s.due = NAMING
    ear.hear(EVERYBODY, EXCUSES_RAN_OUT, 0, 0)


def close(s: State, ear: Ear) -> None:
    """parrain.beat: turn order decides, from the teller on; the others keep their cards."""
    if s.struck[-1] == 1:  # one cancel is enough: the Godfather's
        for named in members(s.named):
            s.answers.answer(named, NO_ANSWER)
        s.named = NO_SEATS
    seat = s.answers.first_to_react(s.tellers[-1], LETS_PASS)
    answer: i64 = LETS_PASS
    if seat != NOBODY:
        answer = s.answers.answers[seat]
    s.answers = window(NO_SEATS, s.seats())
    s.due = FLOOR
    if answer == STEPS_IN:
        s.stepped = seat
        s.due = HELPING
        ear.hear(EVERYBODY, STEPPED_IN, seat, 0)
    elif answer > LETS_PASS:
        cancel(s, seat, answer - 1, ear)
    else:
        ear.hear(EVERYBODY, UNOPPOSED, s.tellers[-1], s.cards[-1])

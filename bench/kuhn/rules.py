"""The law of Kuhn poker, the smallest poker that has a bluff in it (H. W. Kuhn, 1950).

kuhn.deal      Each puts a chip into the pot and gets one of three cards: jack, queen, king.
kuhn.turn      Seat 0 begins. Whoever has the turn passes, or puts one more chip in.
kuhn.fold      To pass when the other has bet is to give up the pot.
kuhn.showdown  After two passes, or when a bet is called, the higher card takes the pot.
"""

from __future__ import annotations

from types import NoneType

from librt.vecs import vec
from mypy_extensions import i64

from bench.kuhn import view
from bench.kuhn.events import DEALT, EVENTS, PASSED, PUT_IN, SHOWED
from bench.kuhn.moves import BET, MOVES, PASS
from bench.kuhn.state import CHOICE, DEAL, NO_CARD, OVER, State, full_deck
from bench.kuhn.view import View
from tablee.engine.chance import Chance
from tablee.engine.ear import Ear
from tablee.engine.game import Ask, Carry, Game, Outcome, luck, must
from tablee.engine.seats import EVERYBODY, NOBODY, left_of, only


class Kuhn(Game[State, View]):
    def __init__(self) -> None:
        super().__init__("kuhn", 1, 2, 2, NoneType, View, MOVES, EVENTS)
        self.turns = [[must(seat, "kuhn.turn", PASS)] for seat in range(2)]
        self.dealing = [luck("kuhn.deal")]
        self.nobody: list[Ask] = []
        self.choices = [PASS, BET]

    def start(self, seats: i64, options: None, carry: Carry | None) -> State:
        hands, ante = vec[i64]([NO_CARD] * 2), vec[i64]([1] * 2)
        return State(full_deck(), hands, ante, 0, NOBODY, DEAL)

    def asks(self, s: State) -> list[Ask]:
        if s.due == CHOICE:
            return self.turns[s.turn]
        return self.nobody if s.due == OVER else self.dealing

    def candidates(self, s: State, seat: i64) -> list[int]:
        return self.choices  # kuhn.turn: pass or bet

    def refusal(self, s: State, seat: i64, move: i64) -> str | None:
        return None

    def play(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        other = left_of(seat, 2)
        if move == BET:
            ear.hear(EVERYBODY, PUT_IN, seat, 0)
            s.chips[seat] += 1
        else:
            ear.hear(EVERYBODY, PASSED, seat, 0)
            if s.chips[other] > s.chips[seat]:
                s.folded = seat  # kuhn.fold
        if s.folded == NOBODY and nobody_has_answered(s, seat, other):
            s.turn = other
        else:
            finish(s, ear)

    def deal(self, s: State, chance: Chance, ear: Ear) -> None:
        """kuhn.deal: the card is for its owner's eyes only."""
        seat = s.turn
        card = s.deck.draw(chance)
        ear.hear(only(seat), DEALT, card, 0)
        s.hands[seat] = card
        s.turn = left_of(seat, 2)
        if s.turn == 0:
            s.due = CHOICE

    def view(self, s: State, seat: i64) -> View:
        return view.look(s, seat)

    def imagine(self, seen: View, chance: Chance) -> State:
        return view.imagine(seen, chance)

    def outcome(self, s: State) -> Outcome | None:
        if s.due != OVER:
            return None
        winner = the_winner(s)
        loser = left_of(winner, 2)
        points = [0, 0]
        points[winner] = s.chips[loser]
        points[loser] = -s.chips[loser]
        return Outcome([winner], [loser], points)


def nobody_has_answered(s: State, seat: i64, other: i64) -> bool:
    """Was this the first pass, or a bet that the other has not called yet?"""
    return s.chips[seat] > s.chips[other] or (seat == 0 and s.chips[seat] == 1)


def finish(s: State, ear: Ear) -> None:
    s.due = OVER
    if s.shown():  # kuhn.showdown
        for seat in range(i64(2)):
            ear.hear(EVERYBODY, SHOWED, seat, s.hands[seat])


def the_winner(s: State) -> i64:
    if s.folded != NOBODY:
        return left_of(s.folded, 2)  # kuhn.fold
    return 0 if s.hands[0] > s.hands[1] else 1  # kuhn.showdown

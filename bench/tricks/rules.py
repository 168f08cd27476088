"""The law of Tricks, a game for measuring: it is like many, and goes on for ever.

tricks.deal     104 cards, four each of the values 0 to 25; everybody gets eight.
tricks.turn     The leader plays a card, then the others in turn; for each card a new one is drawn.
tricks.take     The highest card takes the trick, of equal ones the first; it counts its values.
tricks.lead     Whoever took the trick leads the next.
tricks.shuffle  When the deck is empty, the cards of all past tricks are shuffled.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from bench.tricks.events import DREW, EVENTS, PLAYED, TOOK
from bench.tricks.look import look
from bench.tricks.moves import MOVES, PLAY
from bench.tricks.options import Options
from bench.tricks.state import CHOICE, COPIES, DEAL, DRAW, HAND, KINDS, SEATS, State
from bench.tricks.view import View
from tablee.engine.chance import Chance
from tablee.engine.ear import Ear
from tablee.engine.game import Ask, Carry, Game, Outcome, luck, must
from tablee.engine.pile import Pile
from tablee.engine.seats import EVERYBODY, left_of, only


class Tricks(Game[State, View]):
    def __init__(self) -> None:
        super().__init__("tricks", 1, SEATS, SEATS, Options, View, MOVES, EVENTS)
        # by seat and lowest card, which is what silence plays
        self.turns = [
            [[must(seat, "tricks.turn", PLAY + card)] for card in range(KINDS)]
            for seat in range(SEATS)
        ]
        self.dealing = [luck("tricks.deal")]

    def start(self, seats: i64, options: Options, carry: Carry | None) -> State:
        return State(
            Pile(vec[i64]([COPIES] * KINDS), KINDS * COPIES),
            vec[i64]([0] * (SEATS * KINDS)),
            vec[i64]([0] * SEATS),
            vec[i64]([0] * 0),
            0,
            vec[i64]([0] * SEATS),
            vec[i64]([0] * KINDS),
            0,
            DEAL,
        )

    def asks(self, s: State) -> list[Ask]:
        return self.turns[s.turn][s.lowest(s.turn)] if s.due == CHOICE else self.dealing

    def candidates(self, s: State, seat: i64) -> list[int]:
        return [int(PLAY + card) for card in range(KINDS) if s.hands[seat * KINDS + card] > 0]

    def refusal(self, s: State, seat: i64, move: i64) -> str | None:
        return None

    def play(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        card = move - PLAY
        ear.hear(EVERYBODY, PLAYED, seat, card)
        s.hands[seat * KINDS + card] -= 1
        s.sizes[seat] -= 1
        s.trick = append(s.trick, card)
        if s.deck.size == 0:
            shuffle(s)
        s.due = DRAW

    def deal(self, s: State, chance: Chance, ear: Ear) -> None:
        seat = s.turn
        card = s.deck.draw(chance)
        ear.hear(only(seat), DREW, card, 0)
        s.hands[seat * KINDS + card] += 1
        s.sizes[seat] += 1
        if s.due == DRAW:
            s.turn = left_of(seat, SEATS)
            if len(s.trick) == SEATS:
                take(s, ear)
            s.due = CHOICE
        elif s.sizes[seat] == HAND:
            s.turn = left_of(seat, SEATS)
            if s.turn == 0:
                s.due = CHOICE

    def view(self, s: State, seat: i64) -> View:
        return look(s, seat)

    def outcome(self, s: State) -> Outcome | None:
        return None


def shuffle(s: State) -> None:
    """tricks.shuffle: nobody knows the order of a pile, so turning it over is enough."""
    for card in range(i64(KINDS)):
        s.deck.add(card, s.discards[card])
        s.discards[card] = 0


def take(s: State, ear: Ear) -> None:
    """tricks.take, tricks.lead"""
    best: i64 = 0
    points: i64 = 0
    for place in range(i64(SEATS)):
        points += s.trick[place]
        s.discards[s.trick[place]] += 1
        if s.trick[place] > s.trick[best]:
            best = place
    winner = (s.leader + best) % SEATS
    ear.hear(EVERYBODY, TOOK, winner, points)
    s.scores[winner] += points
    s.trick = vec[i64]([0] * 0)
    s.leader = winner
    s.turn = winner

"""Window: each in turn reaches for the treasure, and whoever holds a STOP may cry halt."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import HIDDEN, Ear
from tablee.engine.events import Event, Events
from tablee.engine.game import Ask, Carry, Game, Outcome, luck, may, must
from tablee.engine.game import State as AnyState
from tablee.engine.moves import Move, Moves
from tablee.engine.pile import Pile
from tablee.engine.seats import (
    CLOCK,
    EVERYBODY,
    NO_SEATS,
    NOBODY,
    ONLOOKERS,
    all_but,
    only,
    ring,
    sits,
)
from tablee.engine.trays import NO_ANSWER, Window, window

REACH: Final = 0
LET_PASS: Final = 1
STOP: Final = 2
CLOSE: Final = 3
BLANK, HALT, USED = 0, 1, 2  # the cards; a used one lies open
DRAWN: Final = 0
REACHED: Final = 1
STOPPED: Final = 2
TAKEN: Final = 3


class Reach(Move, frozen=True):
    pass


class LetPass(Move, frozen=True):
    pass


class Stop(Move, frozen=True):
    pass


class Close(Move, frozen=True):
    """The clock's move."""


class Drawn(Event, frozen=True):
    seat: int
    card: int


class Reached(Event, frozen=True):
    seat: int


class Stopped(Event, frozen=True):
    seat: int


class Taken(Event, frozen=True):
    seat: int


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class View(Struct, frozen=True):
    seat: int
    card: int
    answer: int  # one's own
    used: list[int]  # who has shown a STOP
    seats: int
    turn: int
    open: bool  # a window
    winner: int


class State(AnyState):
    def __init__(self, deck: Pile, cards: list[int], turn: int, answers: Window) -> None:
        self.deck = deck
        self.cards = cards  # by seat; HIDDEN until it is dealt
        self.turn = turn
        self.answers = answers
        self.open = False
        self.winner = NOBODY

    def copy(self) -> State:
        twin = State(self.deck.copy(), [*self.cards], self.turn, self.answers.copy())
        twin.open, twin.winner = self.open, self.winner
        return twin

    def inventory(self) -> list[int]:
        return [self.deck.size + len([card for card in self.cards if card != HIDDEN])]


class WindowToy(Game[State, View]):
    def __init__(self) -> None:
        moves = Moves({REACH: Reach, LET_PASS: LetPass, STOP: Stop, CLOSE: Close})
        events = Events({DRAWN: Drawn, REACHED: Reached, STOPPED: Stopped, TAKEN: Taken})
        super().__init__("toy-window", 1, 2, 5, Options, View, moves, events)

    def start(self, seats: int, options: Options | None, carry: Carry | None) -> State:
        deck = Pile(vec[i64]([seats, seats]), 2 * seats)
        return State(deck, [HIDDEN] * seats, 0, window(NO_SEATS, seats))

    def asks(self, s: State) -> list[Ask]:
        if HIDDEN in s.cards:
            return [luck("toy-window.deal")]
        if s.winner != NOBODY or s.turn == len(s.cards):
            return []
        if not s.open:
            return [must(s.turn, "toy-window.reach", REACH)]
        asked = [may(seat, "toy-window.stop", LET_PASS) for seat in range(len(s.cards))]
        clock = must(CLOCK, "table.window", CLOSE)
        return [ask for ask in asked if sits(ask.seat, s.answers.asked)] + [clock]

    def candidates(self, s: State, seat: int) -> list[int]:
        if seat == CLOCK:
            return [CLOSE]
        return [LET_PASS, STOP] if s.open else [REACH]

    def refusal(self, s: State, seat: int, move: int) -> str | None:
        return "toy-window.stop" if move == STOP and s.cards[seat] != HALT else None

    def replaces(self, s: State, seat: int, move: int) -> int:
        return s.answers.again(seat)

    def play(self, s: State, seat: int, move: int, ear: Ear) -> None:
        if move == REACH:
            everybody_else = ring(len(s.cards)) & all_but(seat)
            could_react = sum(only(k) for k, card in enumerate(s.cards) if card != USED)
            s.answers = window(everybody_else & could_react, len(s.cards))
            s.open = True
            ear.hear(EVERYBODY, REACHED, seat, 0)
        elif move == CLOSE:
            self.close(s, ear)
        else:
            s.answers.answer(seat, move)

    def close(self, s: State, ear: Ear) -> None:
        stopper = s.answers.first_to_react(s.turn, LET_PASS)
        s.answers = window(NO_SEATS, len(s.cards))
        s.open = False
        if stopper == NOBODY:
            s.winner = s.turn
            ear.hear(EVERYBODY, TAKEN, s.turn, 0)
        else:
            s.cards[stopper] = USED
            s.turn += 1
            ear.hear(EVERYBODY, STOPPED, stopper, 0)

    def deal(self, s: State, chance: Chance, ear: Ear) -> None:
        seat = s.cards.index(HIDDEN)
        s.cards[seat] = s.deck.draw(chance)
        ear.hear(only(seat), DRAWN, seat, s.cards[seat])
        ear.hear(all_but(seat) | ONLOOKERS, DRAWN, seat, HIDDEN)

    def view(self, s: State, seat: int) -> View:
        used = [other for other, card in enumerate(s.cards) if card == USED]
        own = s.cards[seat] if seat >= 0 else HIDDEN
        answer = s.answers.answers[seat] if seat >= 0 else NO_ANSWER
        return View(seat, own, answer, used, len(s.cards), s.turn, s.open, s.winner)

    def imagine(self, view: View, chance: Chance) -> State:
        seats = view.seats
        counts = [seats - (view.card == BLANK), seats - (view.card == HALT) - len(view.used)]
        if view.seat in view.used:
            counts[HALT] = seats - len(view.used)
        deck = Pile(vec[i64](counts), sum(counts))
        cards = [
            USED if seat in view.used else view.card if seat == view.seat else deck.draw(chance)
            for seat in range(seats)
        ]
        s = State(deck, cards, view.turn, window(NO_SEATS, seats))
        s.open, s.winner = view.open, view.winner
        if view.open:
            self.imagine_answers(s, view, chance)
        return s

    def imagine_answers(self, s: State, view: View, chance: Chance) -> None:
        asked = [seat for seat in range(view.seats) if seat != view.turn and s.cards[seat] != USED]
        s.answers = window(sum(only(seat) for seat in asked), view.seats)
        for seat in asked:
            free = [NO_ANSWER, LET_PASS] + [STOP] * (s.cards[seat] == HALT)
            s.answers.answer(seat, free[chance.below(len(free))])
        if view.seat >= 0:
            s.answers.answer(view.seat, view.answer)

    def outcome(self, s: State) -> Outcome | None:
        if s.winner == NOBODY and s.turn < len(s.cards):
            return None
        winners = [] if s.winner == NOBODY else [s.winner]
        return Outcome(winners, [], [int(seat in winners) for seat in range(len(s.cards))])


game = WindowToy()

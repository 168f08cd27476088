"""Talk: one of you has the coin; everybody may say and claim anything; seat 0 guesses who."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from librt.vecs import vec
from msgspec import Meta, Struct
from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import HIDDEN, Ear
from tablee.engine.events import Event, Events
from tablee.engine.game import Ask, Carry, Game, Outcome, luck, may, must
from tablee.engine.game import State as AnyState
from tablee.engine.moves import Form, Move, Moves
from tablee.engine.seats import EVERYBODY, NO_SEATS, NOBODY, ONLOOKERS, all_but, only

MOST: Final = 5
GUESS: Final = 0  # and the seat
SAY: Final = 10
CLAIM: Final = 11  # and who has it, and how sure
COIN: Final = 0
SAID: Final = 1
CLAIMED: Final = 2
GUESSED: Final = 3

Seat = Annotated[int, Meta(ge=0, le=MOST - 1)]


class Guess(Move, frozen=True):
    seat: Seat


class Say(Form, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=200)] = "…"


class Claim(Form, frozen=True):
    seat: Seat
    sure: bool


class Coin(Event, frozen=True):
    seat: int


class Said(Event, frozen=True):
    reveals: ClassVar[bool] = False
    seat: int
    text: str


class Claimed(Event, frozen=True):
    reveals: ClassVar[bool] = False
    seat: int
    claim: int


class Guessed(Event, frozen=True):
    seat: int
    holder: int


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class View(Struct, frozen=True):
    seat: int
    seats: int
    mine: bool  # the coin
    guess: int
    holder: int  # once it is out


class State(AnyState):
    def __init__(self, seats: int, holder: int, guess: int) -> None:
        self.seats = seats
        self.holder = holder
        self.guess = guess

    def copy(self) -> State:
        return State(self.seats, self.holder, self.guess)

    def inventory(self) -> list[int]:
        return [1]


class TalkToy(Game[State, View]):
    def __init__(self) -> None:
        moves = Moves({GUESS: Guess, SAY: Say, CLAIM: Claim})
        events = Events({COIN: Coin, SAID: Said, CLAIMED: Claimed, GUESSED: Guessed})
        super().__init__("toy-talk", 1, 3, MOST, Options, View, moves, events)

    def start(self, seats: int, options: Options | None, carry: Carry | None) -> State:
        return State(seats, NOBODY, NOBODY)

    def asks(self, s: State) -> list[Ask]:
        if s.holder == NOBODY:
            return [luck("toy-talk.coin")]
        if s.guess != NOBODY:
            return []
        talk = [may(seat, "toy-talk.talk") for seat in range(1, s.seats)]
        return [must(0, "toy-talk.guess", GUESS + 1), *talk]

    def candidates(self, s: State, seat: int) -> list[int]:
        guesses = [GUESS + other for other in range(s.seats)] if seat == 0 else []
        return [*guesses, SAY, CLAIM]

    def refusal(self, s: State, seat: int, move: int) -> str | None:
        return "toy-talk.guess" if move == GUESS + seat else None  # not oneself

    def play(self, s: State, seat: int, move: int, ear: Ear) -> None:
        if move == SAY:
            ear.hear(EVERYBODY, SAID, seat, 0)
        elif move >= CLAIM:
            ear.hear(EVERYBODY, CLAIMED, seat, move - CLAIM)
        else:
            s.guess = move - GUESS
            ear.hear(EVERYBODY, GUESSED, s.guess, s.holder)

    def deal(self, s: State, chance: Chance, ear: Ear) -> None:
        weights = vec[i64]([0] + [1] * (s.seats - 1))
        s.holder = chance.pick(weights, s.seats - 1)
        ear.hear(only(s.holder), COIN, s.holder, 0)
        ear.hear(all_but(s.holder) | ONLOOKERS, COIN, HIDDEN, 0)

    def view(self, s: State, seat: int) -> View:
        holder = s.holder if s.guess != NOBODY else NOBODY
        return View(seat, s.seats, s.holder == seat, s.guess, holder)

    def imagine(self, view: View, chance: Chance) -> State:
        others = [seat for seat in range(1, view.seats) if seat != view.seat]
        holder = others[chance.below(len(others))]
        if view.mine or view.holder != NOBODY:
            holder = view.seat if view.mine else view.holder
        return State(view.seats, holder, view.guess)

    def outcome(self, s: State) -> Outcome | None:
        if s.guess == NOBODY:
            return None
        winners = [0] if s.guess == s.holder else [s.holder]
        return Outcome(winners, [], [int(seat in winners) for seat in range(s.seats)])

    def silent(self, s: State) -> int:
        """toy-talk.hush: whoever has to guess must not talk beside the game."""
        return only(0) if s.guess == NOBODY else NO_SEATS


game = TalkToy()

"""Stream: seat 0 mimes a number that only it knows; seat 1 feels it, blurred, and guesses."""

from __future__ import annotations

from typing import Annotated, Final

from librt.vecs import vec
from msgspec import Meta, Struct
from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import HIDDEN, Ear
from tablee.engine.events import Event, Events
from tablee.engine.game import Ask, Carry, Game, Outcome, luck, must
from tablee.engine.game import State as AnyState
from tablee.engine.moves import Form, Move, Moves
from tablee.engine.seats import EVERYBODY, ONLOOKERS, all_but, only

NUMBERS: Final = 5
BEGIN: Final = 0
FINISH: Final = 1
GUESS: Final = 2  # and the number
SECRET: Final = 0
BEGUN: Final = 1
FINISHED: Final = 2
GUESSED: Final = 3
FELT: Final = 1  # begins each frame
SPOKEN: Final = b"!"  # begins a piece that is none
ASKING: Final = b"?"  # begins a piece after which another must come
DEALING, READY, MIMING, GUESSING, OVER = range(5)


class Begin(Move, frozen=True):
    """From now on chunks come."""


class Finish(Form, frozen=True):
    """No more chunks; the fingerprint of all that came."""

    fingerprint: Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]*$")] = ""


class Guess(Move, frozen=True):
    number: Annotated[int, Meta(ge=0, le=NUMBERS - 1)]


class Secret(Event, frozen=True):
    number: int


class Begun(Event, frozen=True):
    seat: int


class Finished(Event, frozen=True):
    seat: int


class Guessed(Event, frozen=True):
    seat: int
    number: int


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class View(Struct, frozen=True):
    seat: int
    secret: int
    guess: int
    phase: int


class State(AnyState):
    def __init__(self, secret: int, guess: int, phase: int) -> None:
        self.secret = secret
        self.guess = guess
        self.phase = phase

    def copy(self) -> State:
        return State(self.secret, self.guess, self.phase)

    def inventory(self) -> list[int]:
        return [1]


class StreamToy(Game[State, View]):
    def __init__(self) -> None:
        moves = Moves({BEGIN: Begin, FINISH: Finish, GUESS: Guess})
        events = Events({SECRET: Secret, BEGUN: Begun, FINISHED: Finished, GUESSED: Guessed})
        super().__init__("toy-stream", 1, 2, 2, Options, View, moves, events)

    def start(self, seats: int, options: Options | None, carry: Carry | None) -> State:
        return State(HIDDEN, HIDDEN, DEALING)

    def asks(self, s: State) -> list[Ask]:
        return {
            DEALING: [luck("toy-stream.secret")],
            READY: [must(0, "toy-stream.mime", BEGIN)],
            MIMING: [must(0, "toy-stream.mime", FINISH)],
            GUESSING: [must(1, "toy-stream.guess", GUESS)],
            OVER: [],
        }[s.phase]

    def candidates(self, s: State, seat: int) -> list[int]:
        guesses = [GUESS + number for number in range(NUMBERS)]
        return {READY: [BEGIN], MIMING: [FINISH], GUESSING: guesses}[s.phase]

    def refusal(self, s: State, seat: int, move: int) -> str | None:
        return None

    def play(self, s: State, seat: int, move: int, ear: Ear) -> None:
        s.phase += 1
        if move >= GUESS:
            s.guess = move - GUESS
            ear.hear(EVERYBODY, GUESSED, seat, s.guess)
        else:
            ear.hear(EVERYBODY, BEGUN if move == BEGIN else FINISHED, seat, 0)

    def deal(self, s: State, chance: Chance, ear: Ear) -> None:
        s.secret = chance.pick(vec[i64]([1] * NUMBERS), NUMBERS)
        s.phase = READY
        ear.hear(only(0), SECRET, s.secret, 0)
        ear.hear(all_but(0) | ONLOOKERS, SECRET, HIDDEN, 0)

    def view(self, s: State, seat: int) -> View:
        known = seat == 0 or s.phase == OVER
        return View(seat, s.secret if known else HIDDEN, s.guess, s.phase)

    def imagine(self, view: View, chance: Chance) -> State:
        secret = view.secret if view.secret != HIDDEN else chance.below(NUMBERS)
        return State(secret, view.guess, view.phase)

    def sense(self, s: State, seat: int, pieces: list[bytes]) -> bytes:
        """toy-stream.mime: of a piece the skin tells half of its first byte."""
        if seat == 0:
            return pieces[-1] if pieces else b""
        if seat != 1 or s.phase != MIMING:
            return b""
        return bytes((FELT, pieces[-1][0] >> 4 if pieces else 0))

    def misstep(self, s: State, seat: int, pieces: list[bytes]) -> str | None:
        return "toy-stream.mime" if pieces[-1].startswith(SPOKEN) else None

    def unfinished(self, s: State, seat: int, pieces: list[bytes]) -> str | None:
        return "toy-stream.mime" if pieces and pieces[-1].startswith(ASKING) else None

    def shown(self, s: State, seat: int) -> list[int]:
        return [0] if s.phase == OVER or (seat == 0 and s.phase == GUESSING) else []

    def outcome(self, s: State) -> Outcome | None:
        if s.phase != OVER:
            return None
        right = s.guess == s.secret
        return Outcome([0, 1] if right else [], [], [int(right)] * 2)


game = StreamToy()

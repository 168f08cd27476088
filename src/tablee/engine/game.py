"""The contract of a game: nine questions. It is documented here, once."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from tablee.engine.chance import Chance
from tablee.engine.ear import Ear
from tablee.engine.events import Events
from tablee.engine.moves import Moves
from tablee.engine.seats import CROUPIER, NO_SEATS

NO_DEFAULT: Final = -1


@mypyc_attr(acyclic=True)
class Ask:
    """A question to a seat. Its rule is public, so it must say nothing about secrets.

    A `must` is closed by its answer. A `may` is a standing right: it stays open, whatever was
    answered, until the law withdraws it or the clock moves. Silence becomes the default, which
    may be made of the seat's own secrets: it is for that seat alone, and never told to others.

    The clock closes windows under `table.window`. Asked under another rule, it limits a whole
    stretch of the game by so many seconds, whatever windows open and close meanwhile. A seat that
    has so many seconds is asked for something that nobody should have to wait for.
    """

    def __init__(
        self, seat: i64, rule: str, must: bool, default: i64, seconds: i64 = 0, brisk: i64 = 0
    ) -> None:
        self.seat = seat
        self.rule = rule
        self.must = must
        self.default = default
        self.seconds = seconds  # at a live table; 0: as long as the house's windows, or its clock
        self.brisk = brisk  # of a window in which only bots are asked; 0: as the house has it


def must(seat: i64, rule: str, default: i64, seconds: i64 = 0, brisk: i64 = 0) -> Ask:
    return Ask(seat, rule, True, default, seconds, brisk)


def may(seat: i64, rule: str, default: i64 = NO_DEFAULT) -> Ask:
    return Ask(seat, rule, False, default)


def luck(rule: str) -> Ask:
    """The croupier owes a pick."""
    return Ask(CROUPIER, rule, True, NO_DEFAULT)


class Carry:
    """What one game of a night hands to the next, by the seats of that next game."""

    def __init__(self, purses: list[int], middle: int, people: int) -> None:
        self.purses = purses
        self.middle = middle  # chips that nobody owns yet
        self.people = people  # how many sat down at the start of the night


class Outcome:
    """How a game ended; points are as the rulebook counts them, one figure a seat.

    In a game with chips the carry holds the purses; where chips are all that counts, the points
    are what the seat won or lost.
    """

    def __init__(
        self,
        winners: list[int],
        losers: list[int],
        points: list[int],
        carry: Carry | None = None,
    ) -> None:
        self.winners = winners
        self.losers = losers
        self.points = points
        self.carry = carry


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """What lies on a table, secrets included. It has no encoder: only views travel."""

    def copy(self) -> State:
        """A table that shares nothing with this one."""
        raise NotImplementedError

    def inventory(self) -> list[int]:
        """Everything on the table counted by kind; no step makes or loses any of it."""
        raise NotImplementedError


S = TypeVar("S", bound=State)
V = TypeVar("V")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """The law of one game. It keeps nothing between calls: everything is in the state.

    At any time the law asks either the croupier alone, or people, one ask a seat (and the clock,
    while a window is open), or nobody: then the game is over.
    """

    def __init__(
        self,
        id: str,
        version: int,
        fewest: int,
        most: int,
        options: type,
        view: type,
        moves: Moves,
        events: Events,
    ) -> None:
        self.id = id
        self.version = version  # raised when an old log could replay differently
        self.fewest = fewest
        self.most = most
        self.options = options
        self.view_type = view
        self.moves = moves
        self.events = events
        self.revealing: i64 = events.revealing
        self.asides = len(moves.asides) > 0

    def start(self, seats: i64, options: Any, carry: Carry | None) -> S:
        """How is the table laid? (`carry`: what the last game of a night left.)

        Options that do not fit the number of people are refused under a rule, as a move would be.
        """
        raise NotImplementedError

    def asks(self, s: S) -> list[Ask]:
        """Whom does the table wait for, under which rule: must, or may?"""
        raise NotImplementedError

    def candidates(self, s: S, seat: i64) -> list[int]:
        """What could hands do? A form stands there once, by its first number."""
        raise NotImplementedError

    def refusal(self, s: S, seat: i64, move: i64) -> str | None:
        """Which rule forbids this candidate?"""
        raise NotImplementedError

    def play(self, s: S, seat: i64, move: i64, ear: Ear) -> None:
        """What happens? (It never picks.)"""
        raise NotImplementedError

    def deal(self, s: S, chance: Chance, ear: Ear) -> None:
        """What does the croupier do next? (Exactly one pick.)"""
        raise NotImplementedError

    def view(self, s: S, seat: i64) -> V:
        """What does this seat see? (NOBODY: what spectators see.)"""
        raise NotImplementedError

    def imagine(self, view: V, chance: Chance) -> S:
        """A table that the seat with this view could not tell from the real one."""
        raise NotImplementedError

    def outcome(self, s: S) -> Outcome | None:
        """Who won, who lost, or not yet?"""
        raise NotImplementedError

    def fill_in(self, s: S, seat: i64, form: i64, chance: Chance) -> i64:
        """A filling-in of this form for a random game; its first number, where any will do."""
        return form

    def replaces(self, s: S, seat: i64, move: i64) -> i64:
        """Whose answer, still face down, does this one take the place of? The seats that share it.

        Only while everything is as if the first had never been given; NO_SEATS: nobody's.
        """
        return NO_SEATS

    def sense(self, s: S, seat: i64, pieces: list[bytes]) -> bytes:
        """What does this seat get of a mime, now that the newest of its pieces has come?

        `pieces` are all so far; the mime is the one in progress, or the last one while it still
        matters. The answer is the newest piece as it is, or b"": nothing (NOBODY: onlookers).
        A seat that gets something else *feels*: it gets frames of one size at the beat of the
        house. Such a seat also has an answer to [], which is what it feels before the first piece,
        from its mime's beginning until what it felt matters no more; for all others that is b"".
        """
        return pieces[-1] if pieces else b""

    def misstep(self, s: S, seat: i64, pieces: list[bytes]) -> str | None:
        """Which rule forbids the newest of these pieces to the seat that mimes?"""
        return None

    def unfinished(self, s: S, seat: i64, pieces: list[bytes]) -> str | None:
        """Which rule forbids the seat that mimes to end it here?

        Only whoever wishes to end it is asked: when time runs out, a mime is over as it is.
        """
        return None

    def shown(self, s: S, seat: i64) -> list[int]:
        """Which mimes that are over may this seat have whole? By their number at this table."""
        return []

    def silent(self, s: S) -> i64:
        """Which seats must not talk now? All may know it; most games silence nobody."""
        return NO_SEATS

    def out(self, s: S) -> i64:
        """Which seats are out until the end? All may know it; in most games nobody is."""
        return NO_SEATS

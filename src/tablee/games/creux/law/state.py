"""What lies on the table of a game, in hands, and face down."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine import game
from tablee.engine.pile import Pile
from tablee.engine.seats import NO_SEATS, NOBODY, left_of, only
from tablee.engine.trays import Sealed
from tablee.games.creux.law.past import Turn

# What the table is about to do
STARTING: Final = 0  # the first turn begins
DEALING: Final = 1  # hands are filled up to six
APPOINTING: Final = 2  # creux.roles: the active team names a Grandfather and a Child
DRAWING: Final = 3  # the croupier deals the Child a memory
CHOOSING: Final = 4  # creux.solo: the Child takes one from his hand
KEEPING: Final = 5  # creux.choose: or throws it away
BINDING: Final = 6  # creux.expert: the croupier deals a constraint
READY: Final = 7  # the Grandfather closes his eyes
MIMING: Final = 8
DECOYS: Final = 9  # the other teams choose, all at once
FEELING: Final = 10  # creux.screen: the Grandfather feels the mime that he has missed
FILLING: Final = 11  # creux.album: the croupier adds cards of the pile
GUESSING: Final = 12
OVER: Final = 13

TEAMS: Final = 0  # the three ways to play
DUO: Final = 1
SOLO: Final = 2

HAND: Final = 6  # creux.teams
ALBUM: Final = 8  # creux.album
MIMES: Final = 2  # of a turn
NO_CARD: Final = 0
NO_CONSTRAINT: Final = -1
THE_PILE: Final = -1  # among those who laid a card: nobody did, it came from the pile


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State(game.State):
    """Secret are the hands, the memories, what was laid for them, and choices face down."""

    def __init__(
        self,
        mode: i64,
        teams: vec[i64],
        pile: Pile,
        hands: vec[i64],
        gone: list[int],
        thrown: list[int],
        witnesses: list[int],
        kept: i64,
        constraints: Pile,
        spent: list[int],
        turn: i64,
        turns: i64,
        grandfather: i64,
        children: vec[i64],
        served: vec[i64],
        mime: i64,
        renewed: bool,
        memories: vec[i64],
        bonds: vec[i64],
        closed: bool,
        missed: bool,
        tray: Sealed,
        laid: list[int],
        owners: list[int],
        meant: list[int],
        fingers: vec[i64],
        scores: vec[i64],
        past: list[Turn],
        due: i64,
        then: i64,
        throw_away: bool,
        expert: bool,
        real_objects: bool,
        album: i64,
        seconds: i64,
    ) -> None:
        self.mode = mode
        self.teams = teams  # by seat: the team; each for himself, the seat
        self.pile = pile  # of memories, by number
        self.hands = hands  # by team, six each; in order, NO_CARD behind them
        self.gone = gone  # memories of past turns: all have seen them
        self.thrown = thrown  # memories that were thrown away
        self.witnesses = witnesses  # side by side with them: who has seen them, sets of seats
        self.kept = kept  # of these, how many were thrown before this turn
        self.constraints = constraints  # by kind
        self.spent = spent  # kinds of past turns
        self.turn = turn  # counted from 0
        self.turns = turns
        self.grandfather = grandfather  # NOBODY: not appointed yet
        self.children = children  # by mime
        self.served = served  # by seat: how often Grandfather so far
        self.mime = mime  # 0 or 1: which is in progress, or was the last
        self.renewed = renewed  # creux.choose: a memory of this mime was thrown away
        self.memories = memories  # by mime; NO_CARD: not yet
        self.bonds = bonds  # creux.expert: by mime, the constraint
        self.closed = closed  # the Grandfather's eyes
        self.missed = missed  # he has yet to feel the last mime
        self.tray = tray  # by team: the decoy chosen for this mime
        self.laid = laid  # cards beside the memories, face down until the album is opened
        self.owners = owners  # side by side with them: the team, or THE_PILE
        self.meant = meant  # side by side: for which mime; THE_PILE
        self.fingers = fingers  # by mime: where the Grandfather's finger has been; NO_CARD
        self.scores = scores  # creux.tokens: by team, a rocket for each point
        self.past = past  # every past turn, as it was revealed
        self.due = due
        self.then = then  # when all hands are full: the phase that waits, or the one that is over
        self.throw_away = throw_away
        self.expert = expert
        self.real_objects = real_objects
        self.album = album
        self.seconds = seconds

    def copy(self) -> State:
        return State(
            self.mode,
            self.teams[:],
            self.pile.copy(),
            self.hands[:],
            self.gone[:],
            self.thrown[:],
            self.witnesses[:],
            self.kept,
            self.constraints.copy(),
            self.spent[:],
            self.turn,
            self.turns,
            self.grandfather,
            self.children[:],
            self.served[:],
            self.mime,
            self.renewed,
            self.memories[:],
            self.bonds[:],
            self.closed,
            self.missed,
            self.tray.copy(),
            self.laid[:],
            self.owners[:],
            self.meant[:],
            self.fingers[:],
            self.scores[:],
            self.past[:],
            self.due,
            self.then,
            self.throw_away,
            self.expert,
            self.real_objects,
            self.album,
            self.seconds,
        )

    def seats(self) -> i64:
        return len(self.teams)

    def camps(self) -> i64:
        """How many teams; each for himself, as many as people."""
        return len(self.scores)

    def child(self) -> i64:
        """Of the mime in progress."""
        return self.children[self.mime]

    def members(self, team: i64) -> i64:
        """creux.teams: its seats."""
        found: i64 = NO_SEATS
        for seat in range(self.seats()):
            if self.teams[seat] == team:
                found |= only(seat)
        return found

    def active(self) -> i64:
        """The team whose turn it is; each for himself, the seat of the Child."""
        return self.turn % self.camps()

    def acting(self) -> i64:
        """The seats that play this turn together."""
        found = self.members(self.active())
        if self.mode == SOLO and self.grandfather != NOBODY:
            found |= only(self.grandfather)
        return found

    def opposes(self, team: i64) -> bool:
        """creux.decoy: does this team lay decoys in this turn?"""
        return self.members(team) & self.acting() == NO_SEATS

    def knowers(self) -> i64:
        """creux.choose: who may see the memories: the team, but for the Grandfather."""
        return self.acting() & ~only(self.grandfather)

    def held(self, team: i64) -> i64:
        """How many memories this team has in hand."""
        count: i64 = 0
        while count < HAND and self.hands[team * HAND + count] != NO_CARD:
            count += 1
        return count

    def hand(self, team: i64) -> list[int]:
        """creux.teams: the common hand of its members, by number."""
        return [self.hands[place] for place in range(team * HAND, team * HAND + self.held(team))]

    def put(self, team: i64, card: i64) -> None:
        """A card joins a hand, which is in order: so nobody can tell which came when."""
        place = team * HAND + self.held(team)
        while place > team * HAND and self.hands[place - 1] > card:
            self.hands[place] = self.hands[place - 1]
            place -= 1
        self.hands[place] = card

    def take(self, team: i64, card: i64) -> None:
        """A card leaves a hand."""
        last = team * HAND + self.held(team) - 1
        place = team * HAND
        while self.hands[place] != card:
            place += 1
        while place < last:
            self.hands[place] = self.hands[place + 1]
            place += 1
        self.hands[last] = NO_CARD

    def after(self, team: i64) -> i64:
        """creux.decoy: the next team clockwise."""
        return left_of(team, self.camps())

    def inventory(self) -> list[int]:
        """All memories; all constraints."""
        memories = self.pile.size + len(self.gone) + len(self.thrown) + len(self.laid)
        for card in self.hands:
            if card != NO_CARD:
                memories += 1
        bound = self.constraints.size + len(self.spent)
        for mime in range(i64(MIMES)):
            if self.memories[mime] != NO_CARD:
                memories += 1
            if self.bonds[mime] != NO_CONSTRAINT:
                bound += 1
        return [memories, bound]

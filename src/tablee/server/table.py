"""A table that lives: its match, who sits there, its clock. It knows neither sockets nor disks.

Whatever happens is first tried on a copy (`attempt` and its like give a Step); only when its entry
is on disk is it taken over (`take`).
"""

from __future__ import annotations

from typing import Final

import msgspec

from tablee.engine.chance import Chance, commitment
from tablee.engine.ear import Listening, Told
from tablee.engine.game import Carry
from tablee.engine.luck import Luck, chance_of, committed_luck, promised_luck
from tablee.engine.match import Match, Refused
from tablee.engine.record import Record, Seating, record_of
from tablee.engine.seats import CLOCK, NOBODY
from tablee.games.shelf import Box, take
from tablee.server.clocks import WINDOW, Clock
from tablee.server.entries import (
    AnyEntry,
    Closed,
    Header,
    LetsPass,
    Manned,
    Moved,
    Reseated,
    Sitting,
    TakenBack,
    TimeGiven,
)

NO_ANSWER: Final = -1


class Step:
    """What would happen: the entry to write down, the match after it, and who is told what."""

    __slots__ = ("entry", "match", "told")

    def __init__(self, entry: AnyEntry, match: Match | None, told: list[Told]) -> None:
        self.entry = entry
        self.match = match
        self.told = told


class Table:
    """One game at the house, from laying the table to the end."""

    def __init__(self, id: str, header: Header, match: Match, window: int) -> None:
        self.id = id
        self.header = header
        self.match = match
        self.sittings = list(header.seats)
        self.places = places_of(self.sittings)  # by person: the seat
        # by seat: who has had it, first to last; an empty name: somebody who is forgotten
        self.had = [[] if sitting.bot else [sitting.person] for sitting in header.seats]
        self.manned: dict[int, str] = {}  # by seat: the bot that plays for whoever is away
        self.newest: dict[int, Moved] = {}  # by seat: its last move that had a key
        self.silenced: dict[int, Moved] = {}  # by seat: what the clock played for them last
        self.answered: set[int] = set()  # who has answered in the open window
        self.passing: set[int] = set()  # who lets everything pass
        self.skipping: set[int] = set()  # who is out, and wishes to see the end; nobody logs it
        self.reacted = self.reacting  # were there ever reactions to let pass?
        self.in_window = self.window_open
        self.bots = self.seats_of_bots()  # as a set, from which windows have their length
        self.undone = 0  # how often something was taken back
        self.answers: dict[int, int] = {}  # by seat: the question that it answered, still open
        self.again: dict[int, int] = {}  # by seat: how often it answered one of those once more
        self.entries = 0
        self.closed = False
        window = 1000 * header.window or window * self.box.leisure
        self.clock = Clock(header.clock, header.pace, header.seconds, window, len(header.seats))
        self.clock.look(match, header.laid, self.bots)

    @property
    def box(self) -> Box:
        return take(self.header.game)

    @property
    def over(self) -> bool:
        return self.closed or self.match.over

    @property
    def promise(self) -> str:
        """table.fair: shown before the first card."""
        return commitment(bytes.fromhex(self.header.secret))

    def key_of(self, seat: int) -> int:
        """The newest key of a move of this seat."""
        newest = self.newest.get(seat)
        return 0 if newest is None else newest.key

    def seat_of(self, person: str) -> int:
        """The seat of this person; NOBODY if they look on."""
        return self.places.get(person, NOBODY)

    def owners(self) -> list[str]:
        """By seat: who had it first, and has it back on coming; empty: a bot's, or nobody's."""
        return [people[0] if people else "" for people in self.had]

    def seat_owned_by(self, person: str) -> int:
        owners = self.owners()
        return owners.index(person) if person in owners else NOBODY

    def bot_at(self, seat: int) -> str:
        """The bot that plays this seat now; empty: its owner does."""
        return self.manned.get(seat, self.sittings[seat].bot)

    @property
    def reacting(self) -> bool:
        """A window for reactions; what somebody alone holds in hand can't be let pass."""
        return any(
            ask.seat == CLOCK and ask.rule == WINDOW and ask.seconds == 0 for ask in self.match.asks
        )

    def seats_of_bots(self) -> int:
        return sum(1 << seat for seat in range(len(self.sittings)) if self.bot_at(seat))

    @property
    def window_open(self) -> bool:
        return any(ask.seat == CLOCK and ask.rule == WINDOW for ask in self.match.asks)

    def attempt(
        self, seat: int, move: int, note: str, ask: int, key: int, at: int
    ) -> Step:  # fmt: skip
        """A move, on a copy of the table; Refused if a rule forbids it."""
        if self.closed:
            raise Refused("table.ask")
        twin = self.match.copy()
        twin.ear.inner = ear = Listening()
        row = twin.submit(seat, move, note, ask)
        question = self.match.id_of(seat)
        more = self.answers.get(seat, NO_ANSWER) == question
        more = more and twin.place(seat) >= 0 and twin.id_of(seat) == question  # and still open
        entry = Moved(at, seat, move, note, row.picks, key, row.instead, more)
        return Step(entry, twin, ear.told)

    def to_take_back(self, seat: int) -> int:
        """table.undo: how many moves, to this seat's last one; 0 if that can't be."""
        if self.window_open or self.over:
            return 0  # in a window others may have answered unseen
        return self.match.may_undo(seat)

    def before_last_of(self, seat: int) -> int:
        """table.undo: how many moves would stand if this seat took its last one back."""
        count = self.to_take_back(seat)
        if count == 0:
            raise Refused("table.undo")
        return len(self.match.rows) - count

    def attempt_undo(self, standing: int, at: int) -> Step:
        """table.undo: take back everything after these moves, on a copy."""
        if self.window_open or self.over:
            raise Refused("table.undo")
        count = len(self.match.rows) - standing
        twin = self.match.copy()
        twin.undo(count)
        passing, limits = sorted(self.passing), self.clock.limits
        entry = TakenBack(at, count, twin.fresh, passing, [*limits.items()], self.reacted)
        return Step(entry, twin, [])

    def take(self, step: Step) -> None:
        """It is on disk: now it has happened."""
        if step.match is not None:
            self.match = step.match
        self.enter(step.entry)
        self.look(step.entry)

    def enter(self, entry: AnyEntry) -> None:
        """What follows from a line alone, whatever lies on the table."""
        match entry:
            case Moved():
                if entry.key >= 0:
                    self.newest[entry.seat] = entry
                    self.silenced.pop(entry.seat, None)
                elif entry.seat >= 0 and not self.bot_at(entry.seat):
                    self.silenced[entry.seat] = entry
                if entry.more:
                    self.again[entry.seat] = self.again.get(entry.seat, 0) + 1
            case TimeGiven():
                self.clock.give(entry.seat, entry.ms, entry.asked)
            case Manned():
                self.man(entry.seat, entry.bot)
            case Reseated():
                name = self.sittings[entry.seat].name
                self.sittings[entry.seat] = Sitting(name, entry.person)
                self.places = places_of(self.sittings)
                self.had[entry.seat].append(entry.person)
                self.man(entry.seat, "" if entry.person else self.box.best)
                self.newest.pop(entry.seat, None)
                self.silenced.pop(entry.seat, None)
                self.again.pop(entry.seat, None)
            case Closed():
                self.closed = True
            case LetsPass():
                self.passing = self.passing - {entry.seat} | ({entry.seat} if entry.on else set())
                self.again[entry.seat] = self.again.get(entry.seat, 0) + 1
            case TakenBack():
                self.silenced.clear()
                self.answered = set()
                self.undone += 1
        self.entries += 1

    def look(self, entry: AnyEntry) -> None:
        """What follows from the table as it is after this line."""
        if isinstance(entry, Moved):
            self.note_answer(entry)
        self.in_window = self.window_open
        self.reacted = self.reacted or self.reacting
        if self.passing and self.header.pace == "live":
            self.wake_up()
        self.clock.look(self.match, entry.at, self.bots)

    def note_answer(self, entry: Moved) -> None:
        """Who has answered what is still open: all that a changed answer changes."""
        if entry.seat == CLOCK or not self.window_open:
            self.answered = set()
        elif self.in_window and not self.match.game.moves.is_aside(entry.move):
            self.answered.add(entry.seat)  # not whoever has just opened it
        if self.match.place(entry.seat) >= 0:
            self.answers[entry.seat] = self.match.id_of(entry.seat)

    def wake_up(self) -> None:
        """table.window: at a live table all may pass until it is one's turn."""
        self.passing = {
            seat
            for seat in self.passing
            if (place := self.match.place(seat)) < 0
            or not (self.match.asks[place].must or (self.window_open and not self.reacting))
        }

    def man(self, seat: int, bot: str) -> None:
        if bot:
            self.manned[seat] = bot
        else:
            self.manned.pop(seat, None)
        self.bots = self.seats_of_bots()

    def record(self) -> Record:
        """table.fair: the whole game on paper; only when it is over."""
        if not self.over:
            raise ValueError("a game in play has no record yet")
        return self.record_with(self.match)

    def record_with(self, match: Match) -> Record:
        """The same, for a last step that is still on its way to disk."""
        # As they sat down: whoever took over later had no word in the deal.
        seats = [Seating(sitting.name, sitting.bot) for sitting in self.header.seats]
        return record_of(match, seats, self.luck)

    @property
    def luck(self) -> Luck:
        return luck_of(self.header)


def places_of(sittings: list[Sitting]) -> dict[str, int]:
    return {sitting.person: seat for seat, sitting in enumerate(sittings) if sitting.person}


def lay(header: Header, chance: Chance, ear: Listening | None = None) -> Match:
    """The match of a header before its first move; Refused where options don't fit."""
    game = take(header.game).game
    carry = header.carry
    return Match(
        game,
        len(header.seats),
        chance,
        msgspec.convert(header.options, game.options),
        None if carry is None else Carry(carry.purses, carry.middle, carry.people),
        ear,
    )


def luck_of(header: Header) -> Luck:
    secret = bytes.fromhex(header.secret)
    if header.nonces:
        return committed_luck(secret, [bytes.fromhex(nonce) for nonce in header.nonces])
    return promised_luck(
        secret, [(given.seat, bytes.fromhex(given.word)) for given in header.words]
    )


def dealer(header: Header, picks: int = 0) -> Chance:
    """table.fair: the luck that was promised, from this pick on."""
    chance = chance_of(luck_of(header))
    chance.picks = picks
    return chance

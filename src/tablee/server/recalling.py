"""A table that comes back from its log: only what still stands is played again.

What was taken back is a line and no more, and of the sealed answers that took one another's place
only the last is played, where the first was. So a log may be long, and its table is soon there.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from time import perf_counter

import msgspec

from tablee.engine.chance import Scripted
from tablee.engine.match import Match, Refused
from tablee.engine.past import Row
from tablee.engine.seats import NOBODY
from tablee.games.shelf import UnknownGame, take
from tablee.server.entries import AnyEntry, Header, Moved, TakenBack
from tablee.server.table import Step, Table, dealer, lay


class Unreadable(Exception):
    """A log that no longer replays: the rules have changed since, or it was damaged."""


class Plan:
    """What of a log must be played, by the place of its lines."""

    def __init__(self, entries: list[AnyEntry]) -> None:
        self.undone: set[int] = set()  # what was taken back, with all that happened meanwhile
        self.first: dict[int, int] = {}  # by an answer: the one whose place it took at last
        self.newest: dict[int, Moved] = {}  # by that one: what is played there
        moves: list[int] = []  # the lines that are the match's too
        stands: list[int] = []
        for place, entry in enumerate(entries):
            if isinstance(entry, Moved):
                moves.append(place)
                stands.append(place)
            elif isinstance(entry, TakenBack):
                moves.append(place)
                if not 0 < entry.count <= len(stands):
                    raise Unreadable("more was taken back than there was")
                since = stands[-entry.count]
                del stands[-entry.count :]
                if entry.ask:
                    self.undone.update(range(since, place))
        for place in stands:
            entry = entries[place]
            if isinstance(entry, Moved) and 0 <= entry.instead < len(moves):
                self.first[place] = moves[entry.instead]
                self.newest[moves[entry.instead]] = entry


class Recalling:
    """A table on its way back, which may take a moment: so a piece at a time."""

    def __init__(self, id: str, header: Header, entries: list[AnyEntry], window: int) -> None:
        self.entries = entries
        self.plan = Plan(entries)
        self.table = Table(id, header, laid(header, entries), window)
        self.place = 0
        self.played = 0  # moves
        self.picks = sum(len(entry.picks) for entry in entries if isinstance(entry, Moved))

    def go_on(self, seconds: float = inf) -> bool:
        """For so long; is there more to do?"""
        enough = perf_counter() + seconds
        while self.place < len(self.entries):
            try:
                self.recall(self.entries[self.place])
            except (Refused, ValueError) as error:
                raise Unreadable(type(error).__name__) from None  # its words might tell a card
            self.place += 1
            if perf_counter() >= enough:
                return True
        match = self.table.match
        match.chance = dealer(self.table.header, len(match.opening) + self.picks)
        return False

    def recall(self, entry: AnyEntry) -> None:
        """A line happens again, or is only taken note of."""
        if self.place in self.plan.undone:
            self.note(entry)
            self.table.enter(entry)
            return
        if isinstance(entry, Moved) and self.place in self.plan.first:
            self.change(entry)
            self.table.enter(entry)
            self.table.note_answer(entry)
            return
        if isinstance(entry, Moved):
            self.move(entry)
        elif isinstance(entry, TakenBack):
            self.take_back(entry)
        self.table.take(Step(entry, None, []))

    def note(self, entry: AnyEntry) -> None:
        """A line that was taken back, or has taken something back that was."""
        match = self.table.match
        if isinstance(entry, Moved):
            if entry.picks:
                raise Unreadable("luck was taken back")
            match.recall(Row(entry.seat, entry.move, entry.note, [], 0, False), match.fresh)
        elif isinstance(entry, TakenBack):
            match.recall(Row(NOBODY, 0, "", [], entry.count, False), match.fresh)

    def change(self, entry: Moved) -> None:
        """An answer that took the place of another, which is played there."""
        match = self.table.match
        first = match.lines[entry.instead]
        row = Row(entry.seat, entry.move, entry.note, [], 0, first.final, entry.instead)
        match.recall(row, match.fresh)

    def move(self, entry: Moved) -> None:
        match = self.table.match
        played = self.plan.newest.get(self.place, entry)
        row = match.submit(entry.seat, played.move, played.note)
        row.move, row.note = entry.move, entry.note
        self.played += 1
        if row.picks != entry.picks:
            raise Unreadable("other picks")

    def take_back(self, entry: TakenBack) -> None:
        """table.undo: the table is already as it was before; the newest questions are new."""
        match, table = self.table.match, self.table
        if not entry.ask:  # as it was written once
            match.undo(entry.count)
            return
        if entry.ask <= match.fresh:
            raise Unreadable("old questions")
        match.recall(Row(NOBODY, 0, "", [], entry.count, False), entry.ask)
        table.passing = set(entry.passing)
        table.clock.limits = dict(entry.limits)
        table.reacted = entry.reacted


def laid(header: Header, entries: list[AnyEntry]) -> Match:
    """The table before the first move, with the luck of its log still to come."""
    picks = [*header.opening]
    for entry in entries:
        if isinstance(entry, Moved):
            picks.extend(entry.picks)
    try:
        if take(header.game).game.version != header.rules:
            raise Unreadable(f"rules {header.rules}")
        return lay(header, Scripted(picks))
    except (UnknownGame, Refused, ValueError, msgspec.ValidationError) as error:
        raise Unreadable(type(error).__name__) from None


def wake(id: str, header: Header, entries: Iterable[AnyEntry], window: int) -> Table:
    """The table as it was, from its header and its log."""
    recalling = Recalling(id, header, [*entries], window)
    recalling.go_on()
    return recalling.table

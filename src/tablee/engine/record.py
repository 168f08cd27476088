"""A game on paper: a record that any other program could replay, and anybody can check.

The format is described in docs/record.md.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from tablee.engine.chance import Chance, NoSuchLuck, Scripted, Weighing
from tablee.engine.ear import Ear
from tablee.engine.flaws import BadRecord
from tablee.engine.game import Carry, Game
from tablee.engine.luck import PROMISED, Luck, chance_of, check_promise, check_promise_of_old
from tablee.engine.match import Match, Refused
from tablee.engine.seats import NOBODY

FORMAT: Final = "tablee-record-2"
OLD_FORMAT: Final = "tablee-record-1"  # neither fingerprints of words nor weights
MOST_REPEATED: Final = 1_000_000  # moves played again for undos: nobody is kept busy for ever


Pick = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Chips = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Weights = list[Annotated[int, msgspec.Meta(ge=0, le=2**31)]]  # by kind


class Seating(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sat there; `bot` is the name of its way of playing, if it was one."""

    name: str
    bot: str = ""


class Line(msgspec.Struct, omit_defaults=True):
    """A move and the picks that followed, or so many moves taken back."""

    seat: Annotated[int, msgspec.Meta(ge=NOBODY, le=63)] = NOBODY
    move: msgspec.Raw = msgspec.Raw()
    picks: list[Pick] = []
    weights: list[Weights] = []  # side by side with the picks, where luck was promised
    undo: Annotated[int, msgspec.Meta(ge=0, le=2**31)] = 0


class Purses(msgspec.Struct, frozen=True):
    """Chips before or after a game of a night: by seat, in the middle, and how many people sat."""

    purses: list[Chips]
    middle: Chips
    people: Annotated[int, msgspec.Meta(ge=1, le=63)]


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    winners: list[int]
    losers: list[int]
    points: list[int]
    carry: Purses | None = None  # what the next game of a night starts with


class Record(msgspec.Struct, omit_defaults=True):
    """One game from the first pick to the outcome."""

    format: str
    game: str
    rules: int  # the version of the game's rules
    options: dict[str, Any]
    seats: list[Seating]
    luck: Luck
    opening: list[Pick]  # the picks before the first move
    lines: list[Line]
    outcome: Result | None
    carry: Purses | None = None  # what this game of a night started with
    opening_weights: list[Weights] = []


def record_of(match: Match, seats: list[Seating], luck: Luck) -> Record:
    """Write a match down; whoever doesn't know the rules can check promised luck too."""
    game, old = match.game, bool(luck.nonces)
    weighed = weights_of(match) if luck.kind == PROMISED and not old else []
    dealt, lines = len(match.opening), []
    for row in match.log:
        if row.undone:
            lines.append(Line(undo=row.undone))
            continue
        move = written(game, row.move, row.note)
        weights = weighed[dealt : dealt + len(row.picks)]
        lines.append(Line(row.seat, move, row.picks, weights))
        dealt += len(row.picks)
    return Record(
        OLD_FORMAT if old else FORMAT,
        game.id,
        game.version,
        {} if match.options is None else msgspec.to_builtins(match.options),
        seats,
        luck,
        match.opening,
        lines,
        result_of(match),
        carried(match.carry) if match.outcome is None or match.outcome.carry else None,
        weighed[: len(match.opening)],
    )


def weights_of(match: Match) -> list[list[int]]:
    """What each kind weighed at every pick, in order: what brought picks is never taken back."""
    picks = [*match.opening]
    for row in match.rows:
        picks.extend(row.picks)
    luck = Weighing(Scripted(picks))
    again = Match(match.game, match.seats, luck, match.options, match.carry)
    for row in match.rows:  # without asking the rules again: this happens as a game ends
        again.ear.inner.note = row.note
        again.game.play(again.state, row.seat, row.move, again.ear)
        again.serve()
    return luck.weights


def written(game: Game[Any, Any], move: int, note: str) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(game.moves.unpack(move, note)))


def result_of(match: Match) -> Result | None:
    outcome = match.outcome
    if outcome is None:
        return None
    return Result(outcome.winners, outcome.losers, outcome.points, carried(outcome.carry))


def carried(carry: Carry | None) -> Purses | None:
    return None if carry is None else Purses(carry.purses, carry.middle, carry.people)


def carry_of(record: Record) -> Carry | None:
    if record.carry is None:
        return None
    if not len(record.carry.purses) == len(record.seats) <= record.carry.people:
        raise BadRecord("purses")
    return Carry(record.carry.purses, record.carry.middle, record.carry.people)


def write(record: Record) -> bytes:
    return msgspec.json.encode(record)


def read(text: bytes) -> Record:
    try:
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("not_a_record", error) from None
    if record.format not in (FORMAT, OLD_FORMAT):
        raise BadRecord("unknown_format", record.format)
    return record


def open_match(record: Record, game: Game[Any, Any], chance: Chance, ear: Ear | None) -> Match:
    """The table of a record before its first move."""
    if record.format not in (FORMAT, OLD_FORMAT):
        raise BadRecord("unknown_format", record.format)
    if record.game != game.id:
        raise BadRecord("unknown_game", record.game)
    if record.rules != game.version:
        raise BadRecord("version", record.rules)
    if not game.fewest <= len(record.seats) <= game.most:
        raise BadRecord("seats", len(record.seats))
    try:
        options: object = msgspec.convert(record.options, game.options)
    except msgspec.ValidationError as error:
        raise BadRecord("options", error) from None
    try:
        return Match(game, len(record.seats), chance, options, carry_of(record), ear)
    except NoSuchLuck as error:
        raise BadRecord("pick", error, line=0) from None
    except Refused as refused:
        raise BadRecord("forbidden", refused.rule, line=0) from None


class Replay:
    """A record played again line by line; it stops with a BadRecord at the first false one."""

    def __init__(self, record: Record, game: Game[Any, Any], ear: Ear | None = None) -> None:
        self.record = record
        picks = [*record.opening]
        for line in record.lines:
            picks.extend(line.picks)
        self.match = open_match(record, game, Scripted(picks), ear)
        self.at = 0
        if self.match.opening != record.opening:
            raise BadRecord("picks", line=0)

    def step(self) -> bool:
        """Play the next line; False when there is none."""
        if self.at == len(self.record.lines):
            return False
        line = self.record.lines[self.at]
        if line.undo and line != Line(undo=line.undo):
            raise BadRecord("not_a_move", "an undo stands alone", self.at + 1)
        try:
            picks = play(self.match, line)
        except Refused as refused:
            raise BadRecord("forbidden", refused.rule, self.at + 1) from None
        except NoSuchLuck as error:
            raise BadRecord("pick", error, self.at + 1) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadRecord("not_a_move", error, self.at + 1) from None
        if picks != line.picks:
            raise BadRecord("picks", line.picks, self.at + 1)
        if self.match.repeated > MOST_REPEATED:
            raise BadRecord("not_a_record", "taken back too often", self.at + 1)
        self.at += 1
        return True

    def finish(self) -> Match:
        while self.step():
            pass
        result = result_of(self.match)
        if result != self.record.outcome:
            raise BadRecord("outcome")
        if result is not None and result.carry is None and self.record.carry is not None:
            raise BadRecord("purses")
        return self.match


def play(match: Match, line: Line) -> list[int]:
    """Play a line; the picks that followed."""
    if line.undo:
        match.undo(line.undo)
        return []
    number, note = match.game.moves.pack(match.game.moves.decoder.decode(line.move))
    return match.submit(line.seat, number, note).picks


def check_luck(record: Record, game: Game[Any, Any]) -> None:
    """table.fair: do the promised secret and words give exactly these picks, fairly weighed?"""
    luck, old = record.luck, record.format == OLD_FORMAT
    chance = Weighing(chance_of(luck))
    people = [seat for seat, sitting in enumerate(record.seats) if not sitting.bot]
    (check_promise_of_old if old else check_promise)(luck, people)
    match = open_match(record, game, chance, None)
    opening = Line(picks=record.opening, weights=record.opening_weights)
    dealt = match.opening
    for number, line in enumerate([opening, *record.lines]):
        if number > 0:
            chance.weights = []
            dealt = play(match, line)
        if dealt != line.picks:
            raise BadRecord("seed", f"{dealt}, not {line.picks}", number)
        if not old and line.weights != (chance.weights if luck.kind == PROMISED else []):
            raise BadRecord("weights", line=number)


def verify(record: Record, game: Game[Any, Any]) -> Match:
    """Check every step, the outcome and the promised seed; give the match as it ended."""
    match = Replay(record, game).finish()
    check_luck(record, game)
    return match

"""A night on paper: the records of its games, and what each handed to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec

from tablee.engine.chance import Seeded
from tablee.engine.flaws import BadRecord
from tablee.engine.game import Game
from tablee.engine.luck import Luck
from tablee.engine.night import Night
from tablee.engine.record import Record, Seating, carried, read, record_of, verify

NIGHT_FORMAT: Final = "tablee-night-1"


class NightRecord(msgspec.Struct):
    """One night from the first game to the purses at its end."""

    format: str
    game: str
    options: dict[str, Any]
    people: list[Seating]
    chips: Annotated[int, msgspec.Meta(ge=1, le=2**31)]  # purse.start
    hands: Annotated[int, msgspec.Meta(ge=1, le=2**31)]
    games: list[Record]
    purses: list[int]


def record_of_night(
    night: Night, people: list[Seating], chips: int, luck: Callable[[int], Luck]
) -> NightRecord:
    """Write a night down; `luck` says where the picks of each hand came from."""
    replayed = Night(night.game, len(people), night.options, chips, night.hands, Seeded)
    games = []
    for number, match in enumerate(night.played):
        seats = [people[person] for person in replayed.seated]
        games.append(record_of(match, seats, luck(number)))
        replayed.settle(match)
    return NightRecord(
        NIGHT_FORMAT,
        night.game.id,
        games[0].options,
        people,
        chips,
        night.hands,
        games,
        night.purses,
    )


class Heading(msgspec.Struct):
    """How any record begins."""

    format: str


def read_any(text: bytes) -> Record | NightRecord:
    """The record of a game or of a night."""
    try:
        if msgspec.json.decode(text, type=Heading).format == NIGHT_FORMAT:
            return msgspec.json.decode(text, type=NightRecord)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("not_a_record", error) from None
    return read(text)


def verify_night(record: NightRecord, game: Game[Any, Any]) -> Night:
    """Check every game, and that each began with what the one before left."""
    if not game.fewest <= len(record.people) <= game.most:
        raise BadRecord("seats", len(record.people))
    night = Night(game, len(record.people), None, record.chips, record.hands, Seeded)
    for number, played in enumerate(record.games, 1):
        seats = [record.people[person] for person in night.seated]
        same = played.seats == seats and played.options == record.options
        if night.over or not same or played.carry != carried(night.carry()):
            raise BadRecord("night", number)
        if played.outcome is None or played.outcome.carry is None:
            raise BadRecord("night", number)
        night.settle(verify(played, game))
    if not night.over or night.purses != record.purses:
        raise BadRecord("outcome")
    return night

"""The evening in a room: which games were played, and who won and lost how often."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from tablee.server import wire

MOST = 30  # games that the room remembers
MOST_SHOWN = 8  # people in the standings: a room is told again at every change
NAMELESS = "…"  # somebody who wished to be forgotten


class Played(Struct, frozen=True):
    """One game of the evening, when it was over."""

    table: str
    game: str
    names: list[str]
    people: list[str]  # by seat: the person's id; empty for a bot
    winners: list[int]
    losers: list[int]
    points: list[int]
    at: int
    closed: bool = False  # the host ended it without a result


def standings(evening: list[Played]) -> list[wire.Standing]:
    """Those who won more (and lost less) first; games without a result count for nobody."""
    found: dict[str, wire.Standing] = {}
    for played in evening:
        for seat, name in enumerate(played.names if not played.closed else []):
            person = played.people[seat]
            won, lost = seat in played.winners, seat in played.losers
            one = found.get(person or name, wire.Standing(person, name, 0, 0))
            found[person or name] = wire.Standing(person, name, one.won + won, one.lost + lost)
    return sorted(found.values(), key=lambda one: (-one.won, one.lost))


def evening_seen(evening: list[Played], named: dict[str, str]) -> wire.EveningSeen:
    """As small at the end of a long evening as at its beginning; who is named need not be again."""
    games = list(dict.fromkeys(played.game for played in evening))
    best = [
        msgspec.structs.replace(one, name="") if one.name == named.get(one.person) else one
        for one in standings(evening)[:MOST_SHOWN]
    ]
    return wire.EveningSeen(len(evening), games, best)


def without(played: Played, person: str) -> Played:
    """The same game, and nobody knows any more that this person was there."""
    pairs = list(zip(played.people, played.names, strict=True))
    return msgspec.structs.replace(
        played,
        people=["" if one == person else one for one, _ in pairs],
        names=[NAMELESS if one == person else name for one, name in pairs],
    )

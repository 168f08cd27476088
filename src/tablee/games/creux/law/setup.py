"""Setting up: teams, and how long they play."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.engine.match import Refused
from tablee.engine.pile import Pile
from tablee.engine.seats import NO_SEATS, NOBODY
from tablee.engine.trays import sealed
from tablee.games.creux.law.constraints import ALL, all_of_them
from tablee.games.creux.law.memories import MEMORIES
from tablee.games.creux.law.options import Options
from tablee.games.creux.law.state import (
    ALBUM,
    DEALING,
    DUO,
    HAND,
    MIMES,
    NO_CARD,
    NO_CONSTRAINT,
    SOLO,
    STARTING,
    TEAMS,
    State,
)

MOST_ALONE: Final = 5  # creux.solo
FEWEST_IN_TEAMS: Final = 4  # creux.teams


def lay(seats: i64, agreed: Options) -> State:
    """creux.teams, creux.duo, creux.solo: the table before the first card."""
    mode = mode_of(seats, agreed)
    teams = vec[i64]([team_of(seat, seats, mode) for seat in range(seats)])
    camps = teams[seats - 1] + 1
    return State(
        mode=mode,
        teams=teams,
        pile=Pile(vec[i64]([0] + [1] * MEMORIES), MEMORIES),
        hands=empty_hands(mode, camps),
        gone=[],
        thrown=[],
        witnesses=[],
        kept=0,
        constraints=Pile(all_of_them(), ALL),
        spent=[],
        turn=0,
        turns=turns_of(seats, camps, mode, agreed.two_rounds),
        grandfather=NOBODY,
        children=vec[i64]([NOBODY] * MIMES),
        served=vec[i64]([0] * seats),
        mime=0,
        renewed=False,
        memories=vec[i64]([NO_CARD] * MIMES),
        bonds=vec[i64]([NO_CONSTRAINT] * MIMES),
        closed=False,
        missed=False,
        tray=sealed(NO_SEATS, camps),
        laid=[],
        owners=[],
        meant=[],
        fingers=vec[i64]([NO_CARD] * MIMES),
        scores=vec[i64]([0] * camps),
        past=[],
        due=STARTING if mode == DUO else DEALING,
        then=STARTING,
        throw_away=agreed.throw_away and mode != SOLO,  # creux.solo: there he chooses
        expert=agreed.expert,
        real_objects=agreed.real_objects,
        album=int(agreed.album) if mode == DUO else ALBUM,
        seconds=agreed.seconds,
    )


def empty_hands(mode: i64, camps: i64) -> vec[i64]:
    """creux.teams: a hand for each team. creux.duo: there are none."""
    hands = vec[i64]()
    if mode != DUO:
        for _ in range(camps * HAND):
            hands = append(hands, NO_CARD)
    return hands


def mode_of(seats: i64, agreed: Options) -> i64:
    """creux.solo: three play each for himself, and four or five if they like."""
    if agreed.alone and (seats > MOST_ALONE or seats == 2):
        raise Refused("creux.solo")
    if seats == 2:
        return DUO
    if seats < FEWEST_IN_TEAMS or agreed.alone:
        return SOLO
    return TEAMS


def team_of(seat: i64, seats: i64, mode: i64) -> i64:
    """creux.teams: neighbours, from seat 0 on; an odd one out joins the last."""
    if mode == DUO:
        return 0
    if mode == SOLO:
        return seat
    team = seat // 2
    last = seats // 2 - 1
    return last if team > last else team


def turns_of(seats: i64, camps: i64, mode: i64, two_rounds: bool) -> i64:
    """creux.rounds: two each, three where there is a team of three. creux.duo: four in all."""
    if mode == DUO:
        return 4
    three = mode == TEAMS and seats % 2 == 1 and not two_rounds
    return camps * 3 if three else camps * 2

"""What is laid: the tokens and jokers for so many people, and whose turn it is to be Godfather."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.match import Refused
from tablee.engine.seats import NOBODY
from tablee.games.cuba.box import DIAMONDS, box_of
from tablee.games.cuba.options import Options

# cuba.setup.tokens, by number of players from 5 on
USUAL_LOYAL: Final = (1, 1, 2, 3, 4, 4, 4, 5)
USUAL_AGENTS: Final = (1, 1, 1, 1, 1, 2, 2, 2)
USUAL_DRIVERS: Final = (0, 1, 1, 1, 1, 1, 2, 2)
USUAL_JOKERS: Final = (0, 0, 0, 1, 1, 1, 2, 2)
USUAL: Final = -1


def filled_box(seats: i64, agreed: Options) -> i64:
    """cuba.setup.tokens: 15 diamonds and players - 3 tokens, of the usual mix or another one."""
    loyal, agents, drivers = tokens_for(seats, agreed)
    cleaners = int(agreed.cleaner)
    missing = seats - 3 - (loyal + agents + drivers + cleaners)
    if missing != 0:
        raise Refused(
            "cuba.setup.tokens", "too_few" if missing > 0 else "too_many", abs(int(missing))
        )
    if loyal + cleaners == 0:
        raise Refused("cuba.setup.tokens", "nobody_loyal", 1)
    fbi = 1 if agents == 2 or (agents == 1 and agreed.agency == "fbi") else 0
    cia = agents - fbi
    return box_of(DIAMONDS, vec[i64]([loyal, fbi, cia, drivers, cleaners]))


def tokens_for(seats: i64, agreed: Options) -> tuple[int, int, int]:
    """Loyals, Agents and Drivers, as usual with so many people where nothing else is wished."""
    place = seats - 5
    loyal = USUAL_LOYAL[place] - int(agreed.cleaner)  # cuba.cleaner: for one Loyal
    return (
        wished(agreed.loyal, loyal),
        wished(agreed.agents, USUAL_AGENTS[place]),
        wished(agreed.drivers, USUAL_DRIVERS[place]),
    )


def wished(wish: int, usual: int) -> int:
    return usual if wish == USUAL else wish


def jokers_for(seats: i64, agreed: Options) -> i64:
    return wished(agreed.jokers, USUAL_JOKERS[seats - 5])


def seat_of_the_godfather(seats: i64, agreed: Options) -> i64:
    """cuba.setup.godfather: the host's choice; NOBODY: the lot decides (table.first)."""
    if not agreed.godfather:
        return NOBODY
    if agreed.godfather[0] >= seats:
        raise Refused("cuba.setup.godfather")
    return agreed.godfather[0]

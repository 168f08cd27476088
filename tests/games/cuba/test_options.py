"""Tables with every option: twin tables look the same there too, and random games end."""

from __future__ import annotations

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.ear import Ear
from tablee.engine.playout import playout
from tablee.games.cuba import game
from tablee.games.cuba.options import Options
from tablee.games.cuba.rules import Cuba
from tablee.games.cuba.state import BREATH, PATIENCE
from tests.every_game.twins import check_events, check_imagination, check_looks


class WithCleaner(Options, frozen=True):
    cleaner: bool = True
    minutes: int = 3
    jokers: int = 3


class FromMemory(Options, frozen=True):
    notes: bool = False
    threads: bool = True
    hold: int = 0


TABLES = [WithCleaner, FromMemory]


def law(options: type[Options]) -> Cuba:
    """The same law, at tables that agree on something else by default."""
    other = Cuba()
    other.options = options
    return other


@pytest.mark.rule("table.secret", "cuba.cleaner", "cuba.memory")
@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("seats", [5, 7])
def test_twins_look_the_same_and_tell_the_same(options: type[Options], seats: int) -> None:
    for seed in range(3):
        check_looks(law(options), seats, seed, seed + 100)
        check_events(law(options), seats, seed, seed + 200)


@pytest.mark.rule("table.secret", "cuba.cleaner")
@pytest.mark.parametrize("options", TABLES)
def test_imagination_varies_what_the_view_lacks(options: type[Options]) -> None:
    check_imagination(law(options), 5, games=60)


def bound(seats: int) -> int:
    """cuba.limit: how many moves a game can have, but for choices that change before the clock."""
    theft = 2 * (seats + 1)
    stretch = 2 * PATIENCE + (seats - 1) * (BREATH + 1) + 2
    return theft + (seats - 1) * stretch + seats


@pytest.mark.rule("cuba.limit")
def test_games_of_chatterboxes_end() -> None:
    """Everybody talks as long as the rules let them, and the Godfather puts off what he can."""
    for seats in (5, 12):
        s = game.start(seats, Options(hold=0, godfather=(0,)), None)
        chance, ear, moves = Seeded(seats), Ear(), 0
        while asks := game.asks(s):
            ask = asks[chance.below(len(asks))]
            candidates = game.candidates(s, ask.seat)
            talk = [m for m in candidates if not 44 <= m < 56]  # all but accusations
            legal = [m for m in talk or candidates if game.refusal(s, ask.seat, m) is None]
            game.play(s, ask.seat, legal[chance.below(len(legal))], ear)
            moves += 1
        assert PATIENCE < moves <= bound(seats)


MIXES = [
    {},
    {"hold": 0, "notes": False, "threads": True, "jokers": 5, "minutes": 1},
    {"cleaner": True, "jokers": 0},
    {"cleaner": True, "jokers": 3, "minutes": 10, "hold": 60, "godfather": (4,)},
]


def random_games(games: int) -> None:
    """So many, spread over all numbers of people, options and some other mixes."""
    chance, ear = Seeded(11), Ear()
    tables = [(seats, Options(**mix)) for seats in range(5, 13) for mix in MIXES]  # type: ignore[arg-type]
    tables += [
        (7, Options(loyal=1, agents=2, drivers=1)),
        (8, Options(loyal=0, agents=2, drivers=2, cleaner=True)),
        (8, Options(loyal=5, agents=0, drivers=0)),
        (6, Options(agency="cia")),
        (12, Options(loyal=4, cleaner=True)),
    ]
    endings = [0, 0, 0, 0]
    for seats, options in tables:
        for _ in range(-(-games // len(tables))):
            s = game.start(seats, options, None)
            playout(game, s, chance, ear)
            endings[s.ending] += 1
    assert all(endings)  # each ending comes up


def test_random_games_end() -> None:
    random_games(2_000)


@pytest.mark.long
def test_a_hundred_thousand_random_games_end() -> None:
    random_games(100_000)

"""The baselines that better bots are measured against."""

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.match import Match
from tablee.games.blackstone import game
from tablee.games.blackstone.bot import BOTS
from tablee.games.blackstone.moves import Pass, Take
from tablee.thinking.company import Company
from tests.games.blackstone.table import laid


@pytest.mark.rule("blackstone.take")
@pytest.mark.parametrize("minimum", [1, 4])
def test_the_careful_one_takes_as_few_as_it_may(minimum: int) -> None:
    assert choice("careful", laid([0, 0], minimum=minimum)) == Take(minimum)


@pytest.mark.rule("blackstone.take")
def test_the_careful_one_takes_a_short_deck() -> None:
    assert choice("careful", laid([0, 0], deck=[3, 10, 10], minimum=9)) == Take(3)


@pytest.mark.rule("blackstone.pass")
def test_one_always_passes() -> None:
    assert choice("passes", laid([0, 0])) == Pass()


@pytest.mark.rule("blackstone.end")
@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize("seats", [2, 8])
def test_a_table_of_them_comes_to_an_end(name: str, seats: int) -> None:
    m = Match(game, seats, Seeded(1))
    company = Company(m, {seat: BOTS[name](seat, game.moves, Seeded(2)) for seat in range(seats)})
    while not m.over:
        assert company.act() is not None


def choice(name: str, m: Match) -> object:
    bot = BOTS[name](m.turn, game.moves, Seeded(1))
    offers = [game.moves.offer(number) for number in m.legal(m.turn)]
    return bot.choose(m.view(m.turn), m.asks[0], offers)

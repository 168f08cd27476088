"""The good bot, and the baselines that it is measured against."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.engine.chance import Seeded
from tablee.engine.match import Match
from tablee.engine.moves import Move
from tablee.games.blackstone import game
from tablee.games.blackstone.bot import BOTS
from tablee.games.blackstone.moves import Pass, Take
from tablee.thinking.company import Company
from tests.games.blackstone.table import ELEVEN_WHITE, carried, laid, step_by_step, view


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


@pytest.mark.rule("blackstone.pass")
def test_the_wary_one_passes_when_the_risk_is_high() -> None:
    assert choice("wary", laid([1, 0], ELEVEN_WHITE)) == Take(1)
    assert choice("wary", laid([1, 0], ELEVEN_WHITE, minimum=2)) == Pass()


def test_the_good_one_gets_out_while_it_is_cheap() -> None:
    """A black stone against one who has none: the exact solution is to go."""
    assert choice("solver", laid([1, 0], ELEVEN_WHITE)) == Pass()
    assert choice("solver", laid([0, 1], ELEVEN_WHITE)) == Take(1)


@settings(max_examples=12, deadline=None)
@given(
    seed=st.integers(0, 10**6), chips=st.sampled_from([100, 100, 30, 7, 1]), pot=st.integers(0, 6)
)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_all_choose_legal_moves_and_the_same_for_the_same_view(
    seats: int, seed: int, chips: int, pot: int
) -> None:
    purses = [chips, *[100] * (seats - 1)]
    m = Match(game, seats, Seeded(seed), None, carried(*purses, middle=pot))
    for _ in step_by_step(m, Seeded(seed)):
        if not m.over:
            for name in BOTS:
                move = choice(name, m)
                assert game.moves.pack(move)[0] in m.legal(m.turn)
                again = BOTS[name](m.turn, game.moves, Seeded(2))
                assert again.choose(view(m), m.asks[0], []) == move


@pytest.mark.rule("blackstone.end")
@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize("seats", [2, 8])
def test_a_table_of_them_comes_to_an_end(name: str, seats: int) -> None:
    m = Match(game, seats, Seeded(1))
    company = Company(m, {seat: BOTS[name](seat, game.moves, Seeded(2)) for seat in range(seats)})
    while not m.over:
        assert company.act() is not None


def choice(name: str, m: Match) -> Move:
    bot = BOTS[name](m.turn, game.moves, Seeded(1))
    offers = [game.moves.offer(number) for number in m.legal(m.turn)]
    move = bot.choose(m.view(m.turn), m.asks[0], offers)
    assert move is not None
    return move

"""The bot that stays in as long as it can."""

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.ear import Listening
from tablee.engine.match import Match
from tablee.engine.moves import Move
from tablee.games.hawthorn import game
from tablee.games.hawthorn.bot import BOTS, Stays
from tablee.games.hawthorn.events import Folded
from tablee.games.hawthorn.moves import Draw, Fold, Lay, Play
from tablee.thinking.bot import Bot
from tablee.thinking.company import Company
from tests.games.hawthorn.table import THREE, dealt, events, everything_but, laid, lay, opened


def choice(m: Match, seat: int) -> Move | None:
    bot = Stays(seat, game.moves, Seeded(1))
    [ask] = [ask for ask in m.asks if ask.seat == seat]
    offers = [game.moves.offer(number) for number in m.legal(seat)]
    return bot.choose(m.view(seat), ask, offers)


@pytest.mark.rule("hawthorn.choose")
def test_it_lays_its_lowest_card_and_leaves_it_at_that() -> None:
    m = dealt(THREE)
    assert [choice(m, seat) for seat in range(3)] == [Lay(3), Lay(5), Lay(4)]
    lay(m, 0, 3)
    assert choice(m, 0) is None


@pytest.mark.rule("hawthorn.lap")
def test_it_draws_while_it_can() -> None:
    assert choice(opened(THREE), 0) == Draw()
    assert choice(laid([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [10]]), 0) == Draw()


@pytest.mark.rule("hawthorn.lap")
def test_it_plays_its_lowest_card_that_makes_no_pair() -> None:
    assert choice(laid([[3, 5], [7]], [[3, 5, 6, 9], [8]], lap=2), 0) == Play(6)


@pytest.mark.rule("hawthorn.lap", "hawthorn.hand.empty", "hawthorn.deck")
def test_it_folds_where_it_must() -> None:
    assert choice(laid([[3, 5], [7]], [[3, 5, 5], [8]], lap=2), 0) == Fold()
    assert choice(laid([[3, 5], [7]], [[], [8]], lap=2), 0) == Fold()
    stuck = laid([[8], [9]], [everything_but([8], [9]), []], deck=[])
    assert choice(stuck, 0) == Fold()


@pytest.mark.rule("hawthorn.end")
@pytest.mark.parametrize("seats", range(2, 11))
def test_a_table_of_such_bots_plays_to_the_end(seats: int) -> None:
    assert BOTS["stays"] is Stays
    ear = Listening()
    m = Match(game, seats, Seeded(seats), None, None, ear)
    bots: dict[int, Bot] = {seat: Stays(seat, game.moves, Seeded(seat)) for seat in range(seats)}
    company = Company(m, bots, ear)
    while not m.over:
        assert company.act() is not None
    assert sum(isinstance(event, Folded) for event in events(m)) < seats

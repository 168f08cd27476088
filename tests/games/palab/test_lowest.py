"""The simplest bot that is not blind: the lowest safe card."""

from tablee.engine.chance import Seeded
from tablee.engine.match import Match
from tablee.engine.moves import Form, Move
from tablee.games.palab import game
from tablee.games.palab.bot import BOTS
from tablee.games.palab.moves import Play, PlayAs, PlayTop
from tablee.games.shelf import take
from tablee.lab.simulate import Plan, play_chunk
from tests.games.palab.table import BOL, MAX, SKIP, TEN, TO_FOU, laid, n, offers, submit, view


def choice(m: Match, seat: int = 0) -> Move | None:
    bot = BOTS["lowest"](seat, game.moves, Seeded(1))
    ask = next(ask for ask in m.asks if ask.seat == seat)
    blank: list[Move | type[Form]] = [*offers(m, seat)]
    return bot.choose(view(m, seat), ask, blank)


def test_it_plays_whatever_leaves_the_gauge_lowest() -> None:
    assert choice(laid([[n(9), n(4), MAX], [n(3)]])) == Play(n(4))
    assert choice(laid([[n(9), TEN, SKIP], [n(3)]])) == PlayAs(TEN, -10)
    assert choice(laid([[n(9), SKIP], [n(3)]], gauge=95)) == Play(SKIP)


def test_when_nothing_is_safe_it_trusts_the_top_card() -> None:
    assert choice(laid([[n(9), BOL], [n(3)]], gauge=95)) == PlayTop()
    assert choice(laid([[], [n(3)]], gauge=5)) == PlayTop()
    assert choice(laid([[BOL], [n(3)]], gauge=5)) == Play(BOL)


def test_it_cancels_nothing() -> None:
    m = laid([[n(9)], [TO_FOU]], gauge=95)
    submit(m, Play(n(9)))
    assert choice(m, 1) is None
    assert choice(laid([[TO_FOU], [n(3)]])) == PlayAs(TO_FOU, 12)


def test_it_beats_chance() -> None:
    assert "lowest" in take("palab").bots
    plan = Plan("palab", ["lowest", "random", "random"], 60, 5)
    tally = play_chunk(plan, 0, 60).tally
    assert tally.losses[0] < 10

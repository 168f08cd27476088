"""The bots that think: legal anywhere, open-eyed, and sensible where it is clear what to do."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.engine.chance import Seeded
from tablee.engine.match import Match
from tablee.engine.moves import Move
from tablee.engine.playout import random_move
from tablee.games.hawthorn import game
from tablee.games.hawthorn.bot import Reads, Reckons, Stays, Timid
from tablee.games.hawthorn.moves import Draw, Fold, Lay, Play
from tablee.games.hawthorn.options import Options
from tablee.games.hawthorn.thinking import shares, staying
from tablee.games.hawthorn.view import View
from tablee.thinking.bot import Bot, Offer
from tablee.thinking.company import Company
from tests.games.hawthorn.table import THREE, dealt, everything_but, laid, lay

KINDS = [Stays, Timid, Reckons, Reads]


@st.composite
def tables(draw: st.DrawFn) -> Match:
    """Any table that can come about, before its end."""
    luck = Seeded(draw(st.integers(0, 2**96 - 1)))
    seats = draw(st.integers(2, 10))
    decks = draw(st.integers(0, 2)) if seats <= 6 else 0
    m = Match(game, seats, luck, Options(decks))
    for _ in range(draw(st.integers(0, 5 * seats))):
        before = m.copy()
        asked = [int(ask.seat) for ask in m.asks]
        seat = asked[int(luck.below(len(asked)))]
        move = random_move(game, m.state, seat, luck)
        if move == 1 and luck.below(4):
            move = m.legal(seat)[0]  # folds are fewer, and tables older
        m.submit(seat, move)
        if m.over:
            return before
    return m


def choice(kind: type[Bot], m: Match, seat: int, seen: View | None = None) -> Move | None:
    bot = kind(seat, game.moves, Seeded(1))
    [ask] = [ask for ask in m.asks if ask.seat == seat]
    offers: list[Offer] = [game.moves.offer(number) for number in m.legal(seat)]
    return bot.choose(m.view(seat) if seen is None else seen, ask, offers)


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=60, deadline=None)
@given(m=tables())
def test_they_do_what_is_allowed_at_any_table(kind: type[Bot], m: Match) -> None:
    for ask in m.asks:
        move = choice(kind, m, ask.seat)
        if move is None:
            assert not ask.must
        else:
            assert m.refusal(ask.seat, game.moves.pack(move)[0]) is None


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=40, deadline=None)
@given(m=tables(), luck=st.integers(0, 2**96 - 1))
def test_equal_views_give_equal_choices(kind: type[Bot], m: Match, luck: int) -> None:
    seat = m.asks[0].seat
    sent = msgspec.json.decode(msgspec.json.encode(m.view(seat)), type=View)
    imagined = Match(game, m.seats, Seeded(1), state=game.imagine(m.view(seat), Seeded(luck)))
    assert choice(kind, m, seat) == choice(kind, m, seat, sent)
    assert choice(kind, m, seat) == choice(kind, imagined, seat)


@pytest.mark.parametrize("kind", [Timid, Reckons, Reads])
@pytest.mark.parametrize("seats", [2, 6, 10])
def test_a_table_of_them_comes_to_an_end(kind: type[Bot], seats: int) -> None:
    m = Match(game, seats, Seeded(seats))
    company = Company(m, {seat: kind(seat, game.moves, Seeded(seat)) for seat in range(seats)})
    while not m.over:
        assert company.act() is not None


@pytest.mark.rule("hawthorn.choose")
def test_a_choice_once_made_stands() -> None:
    m = dealt(THREE)
    assert choice(Reckons, m, 0) == Lay(3)
    lay(m, 0, 3)
    assert choice(Reckons, m, 0) is None


@pytest.mark.rule("hawthorn.fold")
def test_the_timid_fold_at_one_chance_in_four() -> None:
    assert choice(Timid, laid([[9], [8]]), 0) == Draw()
    assert choice(Timid, laid([[9, 10], [8]]), 0) == Fold()


@pytest.mark.rule("hawthorn.fold")
def test_out_of_a_likely_and_dear_pair_for_little() -> None:
    assert choice(Reckons, laid([[6, 7, 8, 9, 10], [1], [2]]), 0) == Fold()


@pytest.mark.rule("hawthorn.lap")
def test_a_card_that_cannot_pair_is_drawn() -> None:
    assert choice(Reckons, laid([[1], [7, 8, 9, 10]]), 0) == Draw()


@pytest.mark.rule("hawthorn.lap")
def test_the_card_that_is_rarer_in_the_deck_is_played() -> None:
    m = laid([[1], [5, 6]], [[3, 10, 10, 10], [7, 8, 9]], lap=2)
    assert choice(Reckons, m, 0) == Play(3)


@pytest.mark.rule("hawthorn.pair")
def test_a_pair_on_purpose_is_never_cheaper_than_a_fold() -> None:
    """The lowest card in view is never above one's own, so a pair costs at least as much."""
    m = laid([[4, 9], [4, 10]], [[9, 9], [8]], lap=2)
    assert choice(Reckons, m, 0) == Fold()


@pytest.mark.rule("hawthorn.hand.empty", "hawthorn.deck")
def test_it_folds_where_it_must() -> None:
    assert choice(Reckons, laid([[3, 5], [7]], [[], [8]], lap=2), 0) == Fold()
    stuck = laid([[8], [9]], [everything_but([8], [9]), []], deck=[])
    assert choice(Reckons, stuck, 0) == Fold()


def test_shares_and_those_who_stay_make_up_the_whole() -> None:
    assert sum(shares(laid([[3], [7]]).view(0))) == pytest.approx(1)
    assert sum(staying(5, 0.7)) == pytest.approx(1)
    assert staying(2, 0.5) == [0.25, 0.5, 0.25]

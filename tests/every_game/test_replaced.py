"""A sealed answer that another has taken the place of need never be played again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.engine.chance import Seeded
from tablee.engine.match import Match
from tablee.engine.past import NO_LINE, standing, to_play
from tablee.engine.playout import random_move
from tablee.engine.seats import CROUPIER, NOBODY
from tablee.games.shelf import OURS
from tests.every_game.walks import LONGEST, a_few, at_every_table, game_of, leaves

AGAIN = 400  # answers to one question: more than any law grants of what is not replaced
FEW = 150


def a_game_of_second_thoughts(id: str, seats: int, seed: int, moves: int) -> Match:
    """Everybody who has a right uses it, and many think again at once."""
    match, chance = Match(game_of(id), seats, Seeded(seed)), Seeded(seed + 1)
    for _ in range(moves):
        if match.over:
            break
        ask = match.asks[chance.below(len(match.asks))]
        for _ in range(1 + chance.below(3)):
            if match.place(ask.seat) >= 0:
                number = random_move(match.game, match.state, ask.seat, chance)
                match.submit(ask.seat, number)
    return match


@at_every_table
@given(seed=st.integers(0, 2**32))
@a_few
def test_only_the_last_answer_of_a_tray_need_be_played(id: str, seats: int, seed: int) -> None:
    match = a_game_of_second_thoughts(id, seats, seed, LONGEST // 4)
    stands = standing(match.lines, match.last)
    again = match.play_from_base(stands)  # there is no base yet: from the first card on
    assert again.length == len(to_play(match.lines, stands))
    assert leaves(again.state) == leaves(match.state)
    assert again.ids == match.ids
    for seat in (*range(seats), NOBODY):
        assert again.view(seat) == match.view(seat)


@pytest.mark.parametrize("id", ["hawthorn", "pirates", "cuba", "creux", "toy-sealed", "toy-window"])
def test_answers_are_replaced_at_all(id: str) -> None:
    game = game_of(id)
    played = [a_game_of_second_thoughts(id, game.most, seed, 60) for seed in range(6)]
    assert any(row.instead != NO_LINE for match in played for row in match.log)


@pytest.mark.parametrize("id", [*OURS, "toy-sealed", "toy-window"])
def test_a_right_without_end_leaves_no_more_to_be_played(id: str) -> None:
    """What a law lets a seat do again and again, at one and the same question, is replaced."""
    for seed in range(4):
        match = a_game_of_second_thoughts(id, game_of(id).most, seed, 20 * seed)
        for ask in match.asks:
            if ask.must or ask.seat == CROUPIER:
                continue
            tried, chance = match.copy(), Seeded(seed)
            question, used = tried.id_of(ask.seat), 0
            while used < AGAIN and tried.place(ask.seat) >= 0 and tried.id_of(ask.seat) == question:
                number = random_move(tried.game, tried.state, ask.seat, chance)
                if not tried.game.moves.is_aside(number):  # the house counts those
                    tried.submit(ask.seat, number)
                used += 1
            stands = standing(tried.lines, tried.last)
            assert len(to_play(tried.lines, stands)) - len(match.rows) < FEW, ask.rule

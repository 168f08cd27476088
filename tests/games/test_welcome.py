"""Whoever just wants to play sits down with as many as the game is best with, and has a chance."""

from __future__ import annotations

import pytest

from tablee.games import shelf
from tablee.lab.simulate import Plan, play_game

# Who plays like somebody sensible who has never played, and how many games show it every day.
# The bots of Mafia de Cuba think for long: theirs are played with --long.
NEWCOMERS = {
    "paires": ("timid", 400),
    "pirates": ("attacks", 120),
    "hawthorn": ("timid", 200),
    "blackstone": ("careful", 300),
    "palab": ("lowest", 200),
    "cuba": ("honest", 0),
    "parrain": ("merry", 60),
    "creux": ("random", 0),
}
BEST_WITH = {
    "paires": 4, "pirates": 4, "hawthorn": 4, "blackstone": 5, "palab": 4, "cuba": 7, "parrain": 7,
    "creux": 4,
}  # fmt: skip


def shares(id: str, games: int) -> tuple[float, float, float, float]:
    """How often the newcomer won and lost, each beside what anybody at the table did."""
    newcomer, (others, seats) = NEWCOMERS[id][0], (shelf.take(id).welcome, BEST_WITH[id])
    won = lost = all_won = all_lost = 0
    for number in range(games):
        lone, turn = number % seats, number // seats % len(others)
        bots = [*others[turn:], *others[:turn]]
        plan = Plan(id, [*bots[:lone], newcomer, *bots[lone:]], games, 11, {})
        outcome = play_game(plan, number).outcome
        assert outcome is not None
        won, lost = won + (lone in outcome.winners), lost + (lone in outcome.losers)
        all_won, all_lost = all_won + len(outcome.winners), all_lost + len(outcome.losers)
    chances = games * seats
    return won / games, all_won / chances, lost / games, all_lost / chances


def check(id: str, games: int) -> None:
    won, fair_win, lost, fair_loss = shares(id, games)
    assert won >= 0.65 * fair_win
    assert lost <= 1.45 * fair_loss


@pytest.mark.parametrize("id", shelf.OURS)
def test_a_newcomers_table_is_as_large_as_the_game_likes_best(id: str) -> None:
    box = shelf.take(id)
    assert len(box.welcome) + 1 == BEST_WITH[id]
    assert set(box.welcome) <= set(box.bots)


@pytest.mark.parametrize("id", [id for id, (_, games) in NEWCOMERS.items() if games])
def test_a_newcomer_has_about_a_fair_share(id: str) -> None:
    check(id, NEWCOMERS[id][1])


@pytest.mark.long
@pytest.mark.parametrize(("id", "games"), [("cuba", 300), ("palab", 2000), ("hawthorn", 2000)])
def test_a_newcomer_has_about_a_fair_share_of_many_games(id: str, games: int) -> None:
    check(id, games)

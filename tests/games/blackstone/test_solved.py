"""The game for two is solved: against brute force on the real law, and against play."""

from math import fsum

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.ear import Ear
from tablee.engine.game import State as AnyState
from tablee.engine.match import Match
from tablee.engine.playout import outcomes
from tablee.engine.seats import CROUPIER
from tablee.games.blackstone import game
from tablee.games.blackstone.look import look
from tablee.games.blackstone.solved import Stake, best_of_two, duel
from tablee.games.blackstone.state import BLACK, State
from tablee.lab.tally import mean
from tests.games.blackstone.table import everything_but, laid, state, view

RICH = Stake(5, 45)


def by_force(s: AnyState, seat: int) -> float:
    """What this seat wins if all play as well as can be: every move and every card is tried."""
    assert isinstance(s, State)
    asks = game.asks(s)
    if not asks:
        return s.winnings()[seat]
    if asks[0].seat == CROUPIER:
        return fsum(chance * by_force(branch, seat) for chance, branch in outcomes(game, s))
    values = []
    for move in game.candidates(s, asks[0].seat):
        if game.refusal(s, asks[0].seat, move) is None:
            branch = s.copy()
            game.play(branch, asks[0].seat, move, Ear())
            values.append(by_force(branch, seat))
    return max(values) if asks[0].seat == seat else min(values)


@pytest.mark.rule("blackstone.take", "blackstone.pass", "purse.pay")
@pytest.mark.parametrize("black", [[0, 0], [1, 0], [0, 1], [1, 1]])
@pytest.mark.parametrize("deck", [[9, 9, 10, 10], [9, 9, 9, 9, 9, 10, 10], [9, 9, 10, 10, 10, 10]])
@pytest.mark.parametrize("minimum", [1, 2, 4])
@pytest.mark.parametrize(("brought", "pot"), [([100, 100], 0), ([9, 60], 3), ([2, 25], 40)])
def test_no_move_is_better(
    black: list[int], deck: list[int], minimum: int, brought: list[int], pot: int
) -> None:
    stones = [[BLACK] * count for count in black]
    middle = [card for card in everything_but(deck, *stones) if card != BLACK]
    m = laid(black, middle, deck, minimum=minimum, brought=brought, pot=pot)
    chips, cards = best_of_two(view(m))
    assert chips == pytest.approx(by_force(state(m), 0))
    s = state(m).copy()
    game.play(s, 0, cards, Ear())
    assert by_force(s, 0) == pytest.approx(chips)


def test_a_higher_minimum_is_never_better_and_nobody_need_lose_more_than_a_pass() -> None:
    solved = duel((RICH, RICH), 0, 0)
    for white in range(1, 45):
        for mine, other in ((0, 0), (0, 1), (1, 0), (1, 1)):
            plan = solved.plan(0, white, mine, other)
            assert plan.chips[1:] == sorted(plan.chips[1:], reverse=True)
            passing = 5 + (45 - white + 1) // 2
            assert all(-passing <= chips for chips in plan.chips)


@pytest.mark.parametrize(
    ("white", "mine", "other", "cards", "chips"),
    [(43, 0, 0, 1, -0.747), (43, 0, 1, 1, 5.794), (43, 1, 0, 0, -6.0), (43, 1, 1, 1, -0.551)],
)
def test_some_values(white: int, mine: int, other: int, cards: int, chips: float) -> None:
    plan = duel((RICH, RICH), 0, 0).plan(0, white, mine, other)
    assert plan.cards[1] == cards
    assert plan.chips[1] == pytest.approx(chips, abs=0.0005)


def test_two_who_know_it_get_what_it_promises() -> None:
    total = squares = 0.0
    hands = 2000
    for hand in range(hands):
        m = Match(game, 2, Seeded(hand))
        first = m.turn
        promised, _ = best_of_two(look(state(m)))
        while not m.over:
            m.submit(m.turn, best_of_two(look(state(m)))[1])
        missing = state(m).winnings()[first] - promised
        total += missing
        squares += missing**2
    interval = mean(total, squares, hands)
    assert interval.low <= 0 <= interval.high

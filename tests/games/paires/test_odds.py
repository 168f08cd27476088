"""Your turn: what a card could cost, checked against everything that can happen."""

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.ear import Ear
from tablee.engine.playout import outcomes, random_move
from tablee.games.deck55 import worth
from tablee.games.paires import game
from tablee.games.paires.moves import DRAW, FOLD
from tablee.games.paires.odds import Odds, odds
from tablee.games.paires.state import State
from tests.games.paires.table import (
    NEVER,
    after_three_long_rounds,
    before_the_deal,
    draw,
    everything_but,
    fold,
    fronts,
    laid,
    lay,
    points,
    sit_down,
    state,
    table,
    view,
)


def enumerated(s: State, seat: int) -> Odds:
    """The odds as the law has them: every card that can come, and what it costs."""
    before = int(worth(s.scored[seat]))
    asked = s.copy()
    asked.turn = seat
    folded = asked.copy()
    game.play(folded, seat, FOLD, Ear())
    game.play(asked, seat, DRAW, Ear())
    costs = [
        (chance, int(worth(after.scored[seat])) - before)
        for chance, after in outcomes(game, asked)
        if isinstance(after, State)
    ]
    return Odds(
        pair=sum(chance for chance, cost in costs if cost > 0),
        cost=sum(chance * cost for chance, cost in costs),
        fold=int(worth(folded.scored[seat])) - before,
    )


def assert_right(s: State, seat: int) -> None:
    told, true = odds(game.view(s, seat), seat), enumerated(s, seat)
    assert told.pair == pytest.approx(true.pair)
    assert told.cost == pytest.approx(true.cost)
    assert told.fold == true.fold


@pytest.mark.rule("paires.draw", "paires.fold")
def test_an_8_alone_pairs_with_seven_of_52_cards() -> None:
    seen = odds(view(table([8, 9, 10])), 0)
    assert seen.pair == pytest.approx(7 / 52)
    assert seen.cost == pytest.approx(8 * 7 / 52)
    assert seen.fold == 8


@pytest.mark.rule("paires.draw", "paires.fold")
def test_a_1_alone_cannot_be_paired() -> None:
    assert odds(view(table([1, 9, 10])), 0) == Odds(pair=0, cost=0, fold=1)


@pytest.mark.rule("paires.draw", "paires.fold")
def test_all_your_cards_count_and_the_lowest_in_play_may_be_anybodys() -> None:
    m = laid([[4, 6, 10], [2, 9], [10]])
    seen = odds(view(m), 0)
    assert seen.pair == pytest.approx((3 + 5 + 8) / 49)
    assert seen.cost == pytest.approx((4 * 3 + 6 * 5 + 10 * 8) / 49)
    assert seen.fold == 2


@pytest.mark.rule("paires.draw")
def test_every_seat_can_ask_for_its_odds_and_not_only_whoever_has_the_turn() -> None:
    m = laid([[4], [9], [10, 5]])
    assert odds(view(m), 1).pair == pytest.approx(8 / 51)
    assert odds(view(m), 2).pair == pytest.approx((9 + 4) / 51)


@pytest.mark.rule("paires.play", "paires.fold")
def test_score_cards_are_no_price_and_no_danger() -> None:
    m = laid([[4], [9], [10]], [[2, 8], [1], []])
    seen = odds(view(m), 0)
    assert seen.pair == pytest.approx(3 / 49)
    assert seen.fold == 4


@pytest.mark.rule("paires.burn", "paires.draw")
def test_a_burned_card_is_as_likely_as_any_other_that_is_unseen() -> None:
    m = laid([[7], [10]], deck=[7, 7, 7, 8, 8, 8])
    assert odds(view(m), 0).pair == pytest.approx(1 / 2)


@pytest.mark.rule("paires.reshuffle", "paires.draw")
def test_discards_count_once_the_deck_is_empty_and_not_before() -> None:
    cards = [[7], [10]]
    last = laid(cards, deck=[7, 8, 8, 8, 8, 8])
    empty = laid(cards, deck=[7, 8, 8, 8, 8])
    assert odds(view(last), 0).pair == pytest.approx(1 / 6)
    assert odds(view(empty), 0).pair == pytest.approx(6 / 53)


@pytest.mark.rule("paires.reshuffle", "paires.play")
def test_score_cards_are_not_in_the_new_deck() -> None:
    m = laid([[7], [10]], [[7, 3], [7]], deck=[8, 8, 8, 8, 8])
    assert odds(view(m), 0).pair == pytest.approx(4 / 50)


@pytest.mark.rule("paires.reshuffle", "paires.draw")
def test_the_odds_of_the_51st_card() -> None:
    m = after_three_long_rounds([7, 8, 8, 9, 9])
    draw(m, 3)
    assert fronts(m) == [[7, 8, 9], [8, 9]]
    seen = odds(view(m), 1)
    assert seen.pair == pytest.approx((6 + 7) / 47)
    assert seen.cost == pytest.approx((8 * 6 + 9 * 7) / 47)
    assert seen.fold == 7
    assert_right(state(m), 1)


@pytest.mark.rule("paires.draw")
def test_ten_different_cards_are_sure_to_be_paired() -> None:
    m = laid([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [10]])
    assert odds(view(m), 0).pair == pytest.approx(1)
    assert_right(state(m), 0)


@pytest.mark.rule("paires.draw", "paires.fold")
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_odds_are_right_at_every_turn_and_for_every_seat(seats: int) -> None:
    luck = Seeded(seats)
    s = before_the_deal(seats)
    s.target = NEVER
    m = sit_down(s, seed=10 + seats)
    for _ in range(120 // seats):
        for seat in range(seats):
            if DRAW in m.legal(m.turn):
                assert_right(state(m), seat)
        m.submit(m.turn, random_move(game, m.state, m.turn, luck))


@pytest.mark.rule("paires.draw", "paires.fold", "paires.reshuffle")
@pytest.mark.parametrize("seed", range(40))
def test_the_odds_are_right_at_tables_laid_at_random(seed: int) -> None:
    luck = Seeded(seed)
    deck = everything_but()
    seats = 2 + int(luck.below(7))
    front = [take_different(deck, 1 + int(luck.below(4)), luck) for _ in range(seats)]
    scored = [take(deck, int(luck.below(3)), luck) for _ in range(seats)]
    left = 5 + (0 if seed % 2 == 0 else int(luck.below(len(deck) - 5)))
    take(deck, len(deck) - left, luck)  # the discards
    s = lay(front, scored, deck, NEVER)
    for seat in range(seats):
        assert_right(s, seat)


@pytest.mark.rule("paires.draw", "paires.fold")
def test_the_odds_of_a_draw_and_the_price_of_a_fold_come_true() -> None:
    m = laid([[4], [6], [10]], cards=[9, 7, 8])
    price = odds(view(m), 0).fold
    fold(m)
    assert points(m)[0] == price == 4


def take(cards: list[int], count: int, luck: Seeded) -> list[int]:
    """So many cards at random, away from these."""
    return [cards.pop(int(luck.below(len(cards)))) for _ in range(count)]


def take_different(cards: list[int], count: int, luck: Seeded) -> list[int]:
    taken: list[int] = []
    while len(taken) < count:
        card = cards[int(luck.below(len(cards)))]
        if card not in taken:
            cards.remove(card)
            taken.append(card)
    return taken

"""In a nutshell: four things to do, and the last one in wins."""

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.ear import Ear
from tablee.engine.match import Match
from tablee.engine.playout import perft, playout, playouts
from tablee.engine.seats import NOBODY
from tablee.games.pirates import game
from tablee.games.pirates.bot import Draws
from tablee.games.pirates.events import GameWon
from tablee.games.pirates.moves import Accuse, Attack, Challenge, Draw, Lay
from tablee.thinking.bot import Bot
from tablee.thinking.company import Company
from tests.games.pirates.table import (
    accuse,
    attack,
    challenge,
    draw,
    events,
    laid,
    lay,
    offers,
    refusal,
    started,
    state,
    still_in,
    table,
    view,
    winners,
)


@pytest.mark.rule("pirates.goal")
def test_one_person_is_asked_and_must_answer() -> None:
    m = laid([[3, 9], [4, 6], [7, 10]], [[2], [5], [8]], turn=1)
    [ask] = m.asks
    assert (ask.seat, ask.rule, ask.must) == (1, "pirates.goal", True)


@pytest.mark.rule("pirates.goal")
def test_there_are_four_things_to_do() -> None:
    m = laid([[3, 9], [4, 6], [7, 10]], [[2], [5], [8]])
    assert offers(m, 0) == [
        Draw(),
        Challenge(1), Accuse(1), Attack(3, 1), Attack(9, 1),
        Challenge(2), Accuse(2), Attack(3, 2), Attack(9, 2),
    ]  # fmt: skip


@pytest.mark.rule("pirates.goal")
@pytest.mark.parametrize("move", [-1, 107, 1000, Lay(3)])
def test_there_is_nothing_else_to_do(move: Lay | int) -> None:
    m = laid([[3, 9], [4, 6], [7, 10]], [[2], [5], [8]])
    assert refusal(m, 0, move) == "pirates.goal"


@pytest.mark.rule("pirates.goal")
def test_the_last_one_in_wins() -> None:
    m = laid([[3, 3], [6, 6], [7, 7]], [[2], [5], [8]])
    accuse(m, 1)
    assert winners(m) == []
    accuse(m, 0)  # rightly too, by seat 2
    assert still_in(m) == [2]
    assert m.outcome is not None
    assert m.outcome.winners == [2]
    assert m.outcome.losers == []
    assert m.outcome.points == [0, 0, 1]


@pytest.mark.rule("pirates.goal")
def test_everybody_is_told_who_won() -> None:
    m = laid([[3], [6, 6]], [[2], [5]])
    accuse(m, 1)
    for seat in [NOBODY, 0, 1]:
        assert events(m, seat)[-1] == GameWon(0)


@pytest.mark.rule("pirates.goal")
def test_at_the_end_the_view_names_the_winner() -> None:
    m = laid([[3], [6]], [[2], [5]])
    assert not view(m).over
    accuse(m, 1)
    assert view(m).over
    assert view(m).turn == 1
    assert m.over
    assert m.turn == NOBODY


@pytest.mark.rule("pirates.goal", "table.ask")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("move", [Draw(), Challenge(0), Accuse(1), Attack(6, 0)])
def test_nobody_can_do_anything_after_the_end(
    seat: int, move: Draw | Challenge | Accuse | Attack
) -> None:
    m = laid([[3], [6]], [[2], [5]])
    accuse(m, 1)
    assert refusal(m, seat, move) == "table.ask"


@pytest.mark.rule("pirates.goal")
def test_the_winner_may_hold_a_pair() -> None:
    m = laid([[3, 3], [6, 6]], [[2], [5]])
    accuse(m, 1)
    assert winners(m) == [0]


@pytest.mark.rule("pirates.goal", "pirates.attack", "pirates.challenge", "pirates.draw")
def test_a_whole_game_of_three() -> None:
    ana, malo, chloe = 0, 1, 2
    m = started([[4, 7, 10], [6, 8, 9], [5, 9, 10]], [4, 9, 5], cards=[7, 8, 10, 5, 9])
    assert m.turn == ana
    draw(m)  # a second 7
    assert m.turn == malo
    challenge(m, chloe)  # an 8
    assert m.turn == chloe
    draw(m)  # a second 10
    assert m.turn == ana
    attack(m, 7, malo)
    assert m.turn == malo
    attack(m, 6, chloe)
    assert view(m).front == [[4], [7, 9], [5, 6, 8]]
    assert m.turn == chloe
    challenge(m, ana)  # a 5
    assert m.turn == ana
    accuse(m, chloe)  # who has 9, 10 and 10
    assert still_in(m) == [ana, malo]
    assert m.turn == malo
    draw(m)  # a 9, which pairs the one in front
    assert m.turn == ana
    accuse(m, malo)
    assert winners(m) == [ana]


@pytest.mark.rule("pirates.goal")
def test_the_ways_to_go_on_counted_by_hand() -> None:
    m = laid([[3], [4]], [[2], [5]], deck=[5, 9])
    # draw 2 cards, challenge 2 cards, accuse and attack: one way each
    assert perft(game, m.state, 1) == 4
    assert perft(game, m.state, 2) == 2 + 2 + 1 + 4
    # after either draw: draw, challenge, accuse or attack
    # after the challenge with the 9 too; with the 5 the game is over, as after the accusation
    # after the attack: draw or challenge, 2 cards each; accuse; attack, and 3 ways without a card
    assert perft(game, m.state, 3) == 2 * 4 + (4 + 1) + 1 + (2 + 2 + 1 + 3)


@pytest.mark.rule("pirates.goal")
@pytest.mark.parametrize("seats", range(2, 9))
def test_random_games_end(seats: int) -> None:
    moves, picks = playouts(game, seats, None, 200, Seeded(seats))
    assert moves > 200
    assert picks >= 200 * 3 * seats


@pytest.mark.long
@pytest.mark.rule("pirates.goal")
@pytest.mark.parametrize("seats", range(2, 9))
def test_ten_thousand_random_games_end(seats: int) -> None:
    luck, ear = Seeded(100 + seats), Ear()
    for _ in range(10_000):
        s = game.start(seats, None, None)
        playout(game, s, luck, ear)
        outcome = game.outcome(s)
        assert outcome is not None
        assert outcome.winners == game.view(s, NOBODY).still_in


@pytest.mark.rule("pirates.goal", "pirates.deck")
@pytest.mark.parametrize("seats", range(2, 9))
def test_people_who_only_ever_draw_run_out_of_cards_and_must_accuse(seats: int) -> None:
    m = Match(game, seats, Seeded(seats))
    bots: dict[int, Bot] = {seat: Draws(seat, game.moves, Seeded(seat)) for seat in range(seats)}
    company = Company(m, bots)
    while company.act():
        pass
    assert len(winners(m)) == 1


@pytest.mark.rule("pirates.goal", "table.ask")
@pytest.mark.parametrize("seats", range(2, 9))
def test_a_table_at_which_everybody_is_silent_comes_to_an_end(seats: int) -> None:
    m = Match(game, seats, Seeded(seats))
    while not m.over:
        ask = next(ask for ask in m.asks if ask.must)
        m.submit(ask.seat, ask.default)
    assert len(winners(m)) == 1


@pytest.mark.rule("pirates.setup")
def test_a_bot_lays_its_lowest_card_and_does_not_change_its_mind() -> None:
    m = table([[9, 5, 7], [4, 6, 8]])
    bot = Draws(0, game.moves, Seeded(1))
    [own, _] = m.asks
    assert bot.choose(view(m, 0), own, [*offers(m, 0)]) == Lay(5)
    lay(m, 0, 5)
    [own, _] = m.asks
    assert bot.choose(view(m, 0), own, [*offers(m, 0)]) is None


@pytest.mark.rule("pirates.goal")
def test_a_game_of_random_moves_keeps_all_its_cards() -> None:
    m = started([[4, 7, 10], [6, 8, 9]], [4, 9])
    playout(game, m.state, Seeded(5), Ear())
    assert state(m).inventory() == list(range(11))

"""The end: the last one in takes the pot."""

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.ear import Listening
from tablee.engine.match import Match
from tablee.engine.night import Night
from tablee.engine.playout import playouts, random_move
from tablee.games.hawthorn import game
from tablee.games.hawthorn.events import Drew, Folded, Paid, Paired, PotTaken
from tablee.games.hawthorn.options import Options
from tests.games.hawthorn.table import (
    THREE,
    draw,
    events,
    fold,
    laid,
    news,
    night,
    opened,
    purses,
    view,
)


@pytest.mark.rule("hawthorn.end")
def test_the_last_one_in_takes_the_pot_at_once() -> None:
    m = opened(THREE)
    fold(m)
    before = len(events(m))
    fold(m)
    assert news(m, before) == [Folded(1, 5), Paid(1, 5), PotTaken(2, 11)]
    assert m.over
    assert purses(m) == [96, 94, 110]
    assert view(m).pot == 0
    assert (view(m).turn, view(m).over) == (2, True)


@pytest.mark.rule("hawthorn.end")
def test_the_last_one_in_wins_without_having_acted() -> None:
    m = opened(THREE)
    fold(m, 2)
    assert m.outcome is not None
    assert m.outcome.winners == [2]
    assert m.outcome.losers == []


@pytest.mark.rule("hawthorn.end", "hawthorn.pair")
def test_a_pair_ends_the_hand_of_two() -> None:
    m = laid([[8], [9]], cards=[8])
    draw(m)
    assert events(m) == [Drew(0, 8), Paired(0, 8), Paid(0, 8), PotTaken(1, 10)]
    assert m.over


@pytest.mark.rule("hawthorn.end")
def test_the_hand_goes_on_while_two_are_in() -> None:
    m = opened(THREE)
    fold(m)
    assert m.outcome is None
    assert not m.over


@pytest.mark.rule("hawthorn.end")
def test_points_are_the_chips_won_or_lost_in_this_hand() -> None:
    m = opened(THREE, carry=night([20, 2, 60], middle=4, people=5))
    fold(m, 2)
    outcome = m.outcome
    assert outcome is not None
    assert outcome.points == [-4, -2, 6]
    assert sum(outcome.points) == 0


@pytest.mark.rule("hawthorn.end")
def test_the_purses_the_middle_and_the_people_are_handed_on() -> None:
    m = opened(THREE, carry=night([20, 2, 60], middle=4, people=5))
    assert view(m).middle == 4
    fold(m, 2)
    assert m.outcome is not None
    carry = m.outcome.carry
    assert carry is not None
    assert (carry.purses, carry.middle, carry.people) == ([16, 0, 66], 4, 5)


@pytest.mark.rule("hawthorn.end")
def test_a_hand_of_its_own_hands_on_a_night_of_its_own() -> None:
    m = opened(THREE)
    fold(m, 2)
    assert m.outcome is not None
    carry = m.outcome.carry
    assert carry is not None
    assert (carry.purses, carry.middle, carry.people) == ([96, 94, 110], 0, 3)


@pytest.mark.rule("hawthorn.end", "hawthorn.ante")
def test_each_hand_of_a_night_is_shuffled_anew() -> None:
    evening = Night(game, 4, Options(), 100, 3, Seeded)
    while not evening.over:
        m = evening.lay()
        assert view(m).deck == 55 - 5 * m.seats
        assert view(m).brought == [evening.purses[person] for person in evening.seated]
        play_through(m, seed=len(evening.played))
        evening.settle(m)
    assert sum(evening.purses) == 400
    assert evening.middle == 0


@pytest.mark.rule("hawthorn.end", "hawthorn.deal")
def test_a_long_night_of_ten_is_played_with_two_decks_to_its_end() -> None:
    evening = Night(game, 10, Options(), 8, 200, Seeded)
    while not evening.over:
        m = evening.lay()
        assert view(m).decks == 2
        play_through(m, seed=len(evening.played))
        evening.settle(m)
    assert len(evening.seated) == 1
    assert sum(evening.purses) == 80


@pytest.mark.rule("hawthorn.end")
@pytest.mark.parametrize("seats", range(2, 11))
def test_random_hands_end(seats: int) -> None:
    moves, _ = playouts(game, seats, None, 50, Seeded(seats))
    assert moves > 50 * seats


@pytest.mark.long
@pytest.mark.rule("hawthorn.end")
@pytest.mark.parametrize("decks", [0, 2])
@pytest.mark.parametrize("seats", range(2, 11))
def test_ten_thousand_random_hands_end(seats: int, decks: int) -> None:
    moves, _ = playouts(game, seats, Options(decks), 10_000, Seeded(seats))
    assert moves > 10_000 * seats


@pytest.mark.rule("hawthorn.end")
@pytest.mark.parametrize("seats", range(2, 11))
def test_chips_only_change_hands(seats: int) -> None:
    m = Match(game, seats, Seeded(seats), None, None, Listening())
    play_through(m, seed=seats)
    assert sum(purses(m)) == 100 * seats
    paid = sum(event.chips for event in events(m) if isinstance(event, Paid))
    [taken] = [event.chips for event in events(m) if isinstance(event, PotTaken)]
    assert taken == seats + paid


def play_through(m: Match, seed: int) -> None:
    luck = Seeded(seed)
    while not m.over:
        ask = m.asks[luck.below(len(m.asks))]
        m.submit(ask.seat, random_move(game, m.state, ask.seat, luck))

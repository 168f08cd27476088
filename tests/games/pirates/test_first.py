"""The start: who goes first."""

import msgspec
import pytest

from tablee.engine.chance import NoSuchLuck
from tablee.games.pirates import game
from tablee.games.pirates.events import DrawnByLot, FirstPlayer
from tablee.games.pirates.moves import Lay
from tablee.games.pirates.options import Options
from tests.games.pirates.table import (
    QUIET,
    before_the_deal,
    branches,
    events,
    fronts,
    number,
    started,
    state,
    table,
    view,
)

HANDS = [[5, 7, 10], [5, 8, 10], [6, 9, 10], [5, 9, 10]]


@pytest.mark.rule("pirates.first")
@pytest.mark.parametrize(
    ("first", "who"), [([5, 8, 9, 10], 0), ([7, 5, 6, 9], 1), ([7, 8, 6, 9], 2), ([10, 8, 9, 5], 3)]
)
def test_the_lowest_revealed_card_goes_first(first: list[int], who: int) -> None:
    m = started(HANDS, first)
    assert m.turn == who
    assert view(m).turn == who
    assert events(m)[-1] == FirstPlayer(who)


@pytest.mark.rule("pirates.first")
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_1_always_goes_first(seats: int) -> None:
    assert started(QUIET[:seats], [hand[0] for hand in QUIET[:seats]]).turn == 0


@pytest.mark.rule("pirates.first")
def test_only_the_revealed_cards_count_not_the_hands() -> None:
    assert started([[1, 2, 9], [4, 6, 8]], [9, 8]).turn == 1


@pytest.mark.rule("pirates.first")
def test_a_tie_that_is_not_for_lowest_is_none() -> None:
    m = started(HANDS, [10, 10, 6, 10])
    assert m.turn == 2
    assert DrawnByLot(2) not in events(m)


@pytest.mark.rule("pirates.first", "table.first")
@pytest.mark.parametrize(
    ("oldest", "who"),
    [((0, 1, 2, 3), 0), ((1, 3, 0), 1), ((3, 1, 0, 2), 3), ((2, 1), 1), ((2, 3), 3)],
)
def test_on_a_tie_the_oldest_of_the_tied_goes_first(oldest: tuple[int, ...], who: int) -> None:
    m = started(HANDS, [5, 5, 6, 5], oldest=oldest)
    assert m.turn == who
    assert events(m)[-1] == FirstPlayer(who)
    assert DrawnByLot(who) not in events(m)


@pytest.mark.rule("pirates.first")
def test_age_does_not_matter_without_a_tie() -> None:
    assert started(HANDS, [5, 8, 6, 9], oldest=(3, 2, 1, 0)).turn == 0


@pytest.mark.rule("pirates.first", "table.first")
@pytest.mark.parametrize("oldest", [(), (2,), (2, 7)])
@pytest.mark.parametrize("who", [0, 1, 3])
def test_where_the_host_named_none_of_the_tied_chance_picks(
    oldest: tuple[int, ...], who: int
) -> None:
    m = started(HANDS, [5, 5, 6, 5], cards=[who], oldest=oldest)
    assert m.turn == who
    assert events(m)[-2:] == [DrawnByLot(who), FirstPlayer(who)]
    assert fronts(m) == [[5], [5], [6], [5]]


@pytest.mark.rule("pirates.first", "table.first")
def test_chance_picks_nobody_who_is_not_tied() -> None:
    with pytest.raises(NoSuchLuck):
        started(HANDS, [5, 5, 6, 5], cards=[2])


@pytest.mark.rule("pirates.first", "table.first")
def test_the_tied_are_equally_likely() -> None:
    m = table(HANDS)
    s = state(m).copy()
    for seat, card in enumerate([5, 5, 6, 5]):
        game.play(s, seat, number(Lay(card)), m.ear)
    chances = {int(branch.turn): chance for chance, branch in branches(s)}
    assert chances == pytest.approx({0: 1 / 3, 1: 1 / 3, 3: 1 / 3})


@pytest.mark.rule("pirates.first", "table.secret")
def test_everybody_sees_the_order_of_ages() -> None:
    assert view(table(HANDS, oldest=(3, 1))).oldest == [3, 1]
    assert game.view(before_the_deal(3), 0).oldest == []


@pytest.mark.rule("pirates.first")
@pytest.mark.parametrize("oldest", [[8], [-1], [0, 1, 2, 3, 4, 5, 6, 7, 0], "0", [0.5]])
def test_ages_name_at_most_eight_seats_that_exist(oldest: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"oldest": oldest}, Options)
    assert msgspec.convert({"oldest": [2, 0]}, Options).oldest == (2, 0)

"""Setting up: the ante, and five cards each."""

import msgspec
import pytest

from tablee.engine.chance import Seeded
from tablee.engine.ear import HIDDEN, Listening
from tablee.engine.match import Match, Refused
from tablee.engine.playout import outcomes
from tablee.engine.seats import NOBODY
from tablee.games.hawthorn import game
from tablee.games.hawthorn.events import Anted, Dealt, Paid
from tablee.games.hawthorn.options import Options
from tablee.games.hawthorn.state import State
from tests.games.hawthorn.table import (
    ANA,
    CHLOE,
    MALO,
    THREE,
    dealt,
    events,
    hand,
    night,
    purses,
    view,
)


def table(seats: int, decks: int = 0, people: int = 0) -> Match:
    carry = night([100] * seats, people=people) if people else None
    return Match(game, seats, Seeded(seats), Options(decks), carry, Listening())


@pytest.mark.rule("hawthorn.ante")
@pytest.mark.parametrize("seats", range(2, 11))
def test_everybody_puts_one_chip_into_the_pot(seats: int) -> None:
    m = table(seats)
    assert view(m).pot == seats
    assert purses(m) == [99] * seats
    assert view(m).brought == [100] * seats


@pytest.mark.rule("hawthorn.ante")
def test_the_ante_is_told_before_the_first_card() -> None:
    m = dealt(THREE)
    assert events(m)[0] == Anted(3)
    assert not any(isinstance(event, Paid) for event in events(m))


@pytest.mark.rule("hawthorn.ante")
def test_the_ante_comes_out_of_the_purse_that_the_night_left() -> None:
    m = dealt(THREE, carry=night([7, 1, 192]))
    assert purses(m) == [6, 0, 191]
    assert view(m).pot == 3


@pytest.mark.rule("hawthorn.ante")
def test_whoever_has_nothing_antes_nothing_and_is_dealt_in() -> None:
    m = dealt(THREE, carry=night([7, 0, 2]))
    assert purses(m) == [6, 0, 1]
    assert view(m).pot == 2
    assert events(m)[0] == Anted(2)
    assert hand(m, 1) == sorted(MALO)


@pytest.mark.rule("hawthorn.deal")
@pytest.mark.parametrize("seats", range(2, 11))
def test_everybody_gets_five_cards(seats: int) -> None:
    m = table(seats)
    assert view(m).hands == [5] * seats
    assert all(len(hand(m, seat)) == 5 for seat in range(seats))
    assert view(m).front == [[]] * seats


@pytest.mark.rule("hawthorn.deal")
def test_you_see_your_own_hand_lowest_first() -> None:
    m = dealt(THREE)
    assert hand(m, 0) == sorted(ANA)
    assert hand(m, 1) == sorted(MALO)
    assert hand(m, 2) == sorted(CHLOE)
    assert hand(m, NOBODY) == []


@pytest.mark.rule("hawthorn.deal", "table.deal")
def test_cards_are_dealt_one_at_a_time_clockwise_from_seat_0() -> None:
    m = dealt([[3, 8, 9, 10, 10], [5, 6, 9, 9, 10]])
    assert events(m, 0)[1:] == [
        Dealt(0, 3), Dealt(1, HIDDEN), Dealt(0, 8), Dealt(1, HIDDEN), Dealt(0, 9),
        Dealt(1, HIDDEN), Dealt(0, 10), Dealt(1, HIDDEN), Dealt(0, 10), Dealt(1, HIDDEN),
    ]  # fmt: skip


@pytest.mark.rule("hawthorn.deal", "table.secret")
def test_the_others_and_the_onlookers_are_told_of_a_card_and_not_which() -> None:
    m = dealt(THREE)
    for seat in (0, 1, 2, NOBODY):
        told = [event for event in events(m, seat) if isinstance(event, Dealt)]
        assert [event.seat for event in told] == [0, 1, 2] * 5
        known = [event.card for event in told if event.card != HIDDEN]
        assert known == ([] if seat == NOBODY else THREE[seat])


@pytest.mark.rule("hawthorn.deal")
def test_the_deal_is_luck_and_each_card_as_likely_as_its_number() -> None:
    s = game.start(3, None, None)
    assert [ask.rule for ask in game.asks(s)] == ["hawthorn.deal"]
    chances = {first_card(after): chance for chance, after in outcomes(game, s)}
    assert chances == pytest.approx({value: value / 55 for value in range(1, 11)})


@pytest.mark.rule("hawthorn.deal")
@pytest.mark.parametrize("seats", range(2, 11))
def test_no_card_is_burned(seats: int) -> None:
    m = table(seats)
    assert view(m).deck == 55 * view(m).decks - 5 * seats
    assert view(m).discards == 0


@pytest.mark.rule("hawthorn.deal")
@pytest.mark.parametrize(("seats", "decks"), [(2, 1), (3, 1), (6, 1), (7, 2), (8, 2), (10, 2)])
def test_seven_or_more_play_with_two_decks(seats: int, decks: int) -> None:
    s = game.start(seats, None, None)
    assert int(s.decks) == decks
    assert [int(s.deck.counts[value]) for value in range(11)] == [
        decks * value for value in range(11)
    ]
    assert int(s.deck.size) == 55 * decks


@pytest.mark.rule("hawthorn.deal")
def test_the_start_of_the_night_decides_how_many_decks_there_are() -> None:
    assert view(table(3, people=7)).decks == 2
    assert view(table(3, people=6)).decks == 1


@pytest.mark.rule("hawthorn.deal")
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_smaller_table_may_try_two_decks(seats: int) -> None:
    m = table(seats, decks=2)
    assert view(m).decks == 2
    assert view(m).deck == 110 - 5 * seats


@pytest.mark.rule("hawthorn.deal")
@pytest.mark.parametrize(("seats", "people"), [(7, 7), (10, 10), (2, 7)])
def test_one_deck_for_more_than_six_is_refused_when_the_table_is_laid(
    seats: int, people: int
) -> None:
    with pytest.raises(Refused, match=r"hawthorn\.deal"):
        table(seats, decks=1, people=people)
    assert view(table(6, decks=1)).decks == 1


@pytest.mark.rule("hawthorn.deal")
def test_a_table_chooses_no_other_number_of_decks() -> None:
    assert msgspec.convert({}, Options).decks == 0
    assert msgspec.convert({"decks": 2}, Options).decks == 2
    for wish in ({"decks": 3}, {"decks": -1}, {"deck": 1}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wish, Options)


@pytest.mark.rule("hawthorn.deal")
def test_a_hand_of_two_decks_may_hold_five_equal_cards() -> None:
    m = dealt([[10] * 5, [10] * 5, [10] * 5, [9, 9, 9, 10, 10]], decks=2)
    assert hand(m, 1) == [10] * 5
    assert view(m, 0).unseen[9] == 20 - 5


def first_card(s: object) -> int:
    assert isinstance(s, State)
    [card] = game.view(s, 0).hand
    return card

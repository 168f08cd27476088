"""Empty your pockets: thieves, the innocent, agents, those who are out, and the clock."""

import pytest

from tablee.engine.ear import HIDDEN
from tablee.engine.seats import CLOCK, NOBODY, members
from tablee.games.cuba import game
from tablee.games.cuba.events import (
    Accused,
    BetLaid,
    Fell,
    GuessedRight,
    JokerGiven,
    Recovered,
    Showed,
    WentOut,
)
from tablee.games.cuba.moves import Accuse, Bet, Inquire, Listen, Ring, SayTake
from tests.games.cuba.table import (
    DRIVER,
    FBI,
    GODFATHER,
    LOYAL,
    NOTHING,
    SIX,
    accuse,
    asked,
    heard,
    offered,
    play,
    refused,
    stolen,
    view,
    winners,
)


@pytest.mark.rule("cuba.accuse", "cuba.thief")
def test_a_thief_shows_gives_back_and_is_out() -> None:
    m = stolen(SIX)
    accuse(m, 5)
    assert heard(m)[-4:] == [Accused(5), Showed(5, 4), Recovered(4, 4), WentOut(5)]
    assert (view(m).shown[5], view(m).found, view(m).out) == (4, 4, [5])
    assert m.outcome is None  # three diamonds are still missing


@pytest.mark.rule("cuba.accuse")
def test_nobody_is_accused_twice_nor_when_out_nor_the_godfather() -> None:
    m = stolen(SIX, jokers=1)
    accuse(m, 1)  # Loyal, with a joker now
    accuse(m, 5)
    assert [move for move in offered(m, GODFATHER) if isinstance(move, Accuse)] == [
        Accuse(2),
        Accuse(3),
        Accuse(4),
    ]
    for seat in (GODFATHER, 1, 5):
        assert refused(m, GODFATHER, Accuse(seat)) == "cuba.accuse"


@pytest.mark.rule("cuba.out", "table.secret")
def test_who_is_out_says_nothing_and_sees_what_a_spectator_sees() -> None:
    m = stolen(SIX)
    accuse(m, 5)
    assert members(game.silent(m.state)) == [5]  # type: ignore[arg-type]
    assert refused(m, 5, SayTake(LOYAL)) == "cuba.bet"
    assert refused(m, GODFATHER, Inquire(5, 0)) == "cuba.accuse"
    out, crowd = view(m, 5), view(m, NOBODY)
    assert (out.saw, out.took, out.box) == (None, -1, None)
    assert {name for name in out.__struct_fields__ if getattr(out, name) != getattr(crowd, name)} \
        == {"seat"}  # fmt: skip


@pytest.mark.rule("cuba.out")
def test_at_the_end_everybody_may_talk_again() -> None:
    m = stolen(SIX)
    accuse(m, 5)
    accuse(m, 3)
    assert game.silent(m.state) == 0  # type: ignore[arg-type]


@pytest.mark.rule("cuba.bet", "table.secret")
def test_who_is_out_bets_once_and_nobody_knows_on_what() -> None:
    m = stolen(SIX)
    accuse(m, 5)
    assert asked(m)[5] == ("cuba.bet", False)
    play(m, 5, Bet(2))
    assert heard(m)[-1] == BetLaid(5)
    assert (view(m, 5).bets[5], view(m).bets[5], view(m, 3).bets[5]) == (2, HIDDEN, HIDDEN)
    assert 5 not in asked(m)
    accuse(m, 4)  # a Driver, and no joker: the Godfather falls
    assert GuessedRight(5) in heard(m)
    assert view(m).bets[5] == 2
    assert 5 not in winners(m)  # all there is to win is glory


@pytest.mark.rule("cuba.innocent")
@pytest.mark.parametrize(("seat", "pocket"), [(1, LOYAL), (4, DRIVER)])
def test_a_joker_for_the_wrongly_accused_who_stays_in(seat: int, pocket: int) -> None:
    m = stolen(SIX, jokers=2)
    accuse(m, seat)
    assert heard(m)[-2:] == [Showed(seat, pocket), JokerGiven(seat, 1)]
    assert (view(m).jokers, view(m).given, view(m).out) == (1, [seat], [])
    assert asked(m)[seat] == ("cuba.talk", False)


@pytest.mark.rule("cuba.innocent")
def test_an_urchin_is_innocent_too() -> None:
    m = stolen([LOYAL, 3, FBI, DRIVER, NOTHING], jokers=1)
    accuse(m, 5)
    assert view(m).given == [5]


@pytest.mark.rule("cuba.innocent", "cuba.end.fallen")
def test_without_a_joker_the_godfather_falls() -> None:
    m = stolen(SIX)
    accuse(m, 1)
    assert Fell(GODFATHER) in heard(m)
    assert (view(m).out, view(m).ending, m.over) == ([GODFATHER], 2, True)


@pytest.mark.rule("cuba.agent", "cuba.end.agent")
def test_no_joker_can_buy_an_agent() -> None:
    m = stolen(SIX, jokers=5)
    accuse(m, 3)
    assert (view(m).ending, view(m).jokers, m.over) == (1, 5, True)
    assert winners(m) == [3, 4]  # and the Driver on the Agent's left


@pytest.mark.rule("cuba.clock")
def test_when_time_is_up_the_godfather_only_accuses() -> None:
    m = stolen(SIX, minutes=5, jokers=2)
    assert asked(m)[CLOCK] == ("cuba.clock", True)
    assert m.asks[-1].seconds == 300
    play(m, GODFATHER, Inquire(2, 3))
    play(m, CLOCK, Ring())
    assert view(m).questions == [-1] * 6
    assert (view(m).rung, CLOCK in asked(m)) == (True, False)
    assert asked(m)[GODFATHER] == ("cuba.clock", True)
    assert offered(m, GODFATHER) == [Accuse(seat) for seat in range(1, 6)]
    assert refused(m, GODFATHER, Listen()) == "cuba.clock"
    accuse(m, 1)
    assert asked(m)[GODFATHER] == ("cuba.clock", True)  # and again
    assert asked(m)[2] == ("cuba.talk", False)  # the others may go on talking
    m.submit(GODFATHER, m.asks[0].default)
    assert view(m).accused == [1, 2]  # silence accuses the next on the left


@pytest.mark.rule("cuba.clock")
def test_the_clock_keeps_its_question_while_others_talk() -> None:
    m = stolen(SIX, minutes=5)
    before = m.id_of(CLOCK)
    play(m, 2, SayTake(LOYAL))
    play(m, GODFATHER, Listen())
    accuse(m, 5)
    assert m.id_of(CLOCK) == before


@pytest.mark.rule("cuba.clock")
def test_no_clock_unless_the_table_wants_one() -> None:
    assert CLOCK not in asked(stolen(SIX))

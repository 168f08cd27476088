"""What is laid before the box goes round."""

from typing import Any

import pytest

from tablee.engine.chance import Scripted
from tablee.engine.ear import Listening
from tablee.engine.match import Match, Refused
from tablee.engine.seats import NOBODY
from tablee.games.cuba import game
from tablee.games.cuba.events import BoxOpened, GodfatherNamed, Kept
from tablee.games.cuba.moves import Accuse, Keep
from tablee.games.cuba.options import Options
from tablee.games.cuba.usual import usual
from tablee.games.shelf import take
from tests.games.cuba.table import (
    CIA,
    DRIVER,
    FIRST,
    GODFATHER,
    LOYAL,
    asked,
    handed,
    heard,
    laid,
    offered,
    play,
    refused,
    stolen,
    view,
)


@pytest.mark.rule("cuba.setup.tokens")
@pytest.mark.parametrize(
    ("seats", "loyal", "agents", "drivers", "jokers"),
    [
        (5, 1, 1, 0, 0),
        (6, 1, 1, 1, 0),
        (7, 2, 1, 1, 0),
        (8, 3, 1, 1, 1),
        (9, 4, 1, 1, 1),
        (10, 4, 2, 1, 1),
        (11, 4, 2, 2, 2),
        (12, 5, 2, 2, 2),
    ],
)
def test_the_usual_tokens(seats: int, loyal: int, agents: int, drivers: int, jokers: int) -> None:
    seen = view(laid(seats))
    assert (seen.mix.diamonds, seen.mix.loyal, seen.mix.drivers) == (15, loyal, drivers)
    assert (seen.mix.fbi, seen.mix.cia) == (1, agents - 1)
    assert (seen.mix.cleaner, seen.jokers) == (0, jokers)
    assert loyal + agents + drivers == seats - 3


@pytest.mark.rule("cuba.setup.tokens")
def test_another_mix_of_as_many_tokens() -> None:
    mix = view(laid(8, loyal=1, agents=2, drivers=2, jokers=5)).mix
    assert (mix.loyal, mix.fbi, mix.cia, mix.drivers) == (1, 1, 1, 2)
    assert view(laid(8, jokers=0)).jokers == 0


@pytest.mark.rule("cuba.setup.tokens")
def test_a_lone_agent_is_the_fbis_or_the_cias_as_the_table_likes() -> None:
    """Of two, one is the FBI's and one the CIA's, whatever was said of a lone one."""
    alone = view(laid(7, agency="cia")).mix
    assert (alone.fbi, alone.cia) == (0, 1)
    both = view(laid(10, agency="cia")).mix
    assert (both.fbi, both.cia) == (1, 1)
    none = view(laid(8, loyal=4, agents=0, agency="cia")).mix
    assert (none.fbi, none.cia) == (0, 0)


@pytest.mark.rule("cuba.agent", "cuba.end.agent")
def test_the_cias_agent_wins_alone_as_the_fbis_does() -> None:
    m = stolen([LOYAL, 3, CIA, DRIVER, 4], agency="cia")
    play(m, GODFATHER, Accuse(3))
    assert m.outcome is not None
    assert 3 in m.outcome.winners


@pytest.mark.rule("cuba.setup.tokens")
@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"loyal": 2}, "One token too many."),
        ({"drivers": 0}, "One token too few."),
        ({"drivers": 0, "agents": 0}, "2 tokens too few."),
        ({"loyal": 0, "agents": 2}, "It takes at least one Loyal henchman or the Cleaner."),
        ({"loyal": 1, "cleaner": True}, "One token too many."),
    ],
)
def test_a_mix_that_does_not_fit_six(options: dict[str, Any], said: str) -> None:
    with pytest.raises(Refused) as caught:
        laid(6, **options)
    assert caught.value.rule == "cuba.setup.tokens"
    assert take("cuba").words("en").lack(caught.value.lack, caught.value.count) == said


@pytest.mark.rule("cuba.setup.tokens")
def test_what_is_usual_is_told_to_those_who_mix() -> None:
    numbers = {"loyal": 2, "agents": 1, "drivers": 1, "jokers": 0, "hold": 12}
    assert usual(7, Options(loyal=0)) == numbers
    assert usual(7, Options(cleaner=True))["loyal"] == 1


@pytest.mark.rule("cuba.setup.tokens", "cuba.cleaner")
def test_the_cleaner_takes_the_place_of_a_loyal() -> None:
    mix = view(laid(6, cleaner=True)).mix
    assert (mix.loyal, mix.cleaner) == (0, 1)


@pytest.mark.rule("cuba.setup.godfather", "table.first")
def test_the_lot_names_the_godfather_unless_the_host_does() -> None:
    m = Match(game, 6, Scripted([4]), Options())
    assert (m.opening, view(m).godfather) == ([4], 4)
    named = laid(6, godfather=(2,))
    assert (named.opening, view(named).godfather) == ([], 2)
    assert asked(named) == {2: ("cuba.setup.remove", True)}


@pytest.mark.rule("cuba.setup.godfather")
def test_all_are_told_whom_the_lot_has_named() -> None:
    m = Match(game, 8, Scripted([3]), Options(), None, Listening())
    assert heard(m) == [GodfatherNamed(3, 1)]  # and one joker lies before him


@pytest.mark.rule("cuba.setup.godfather")
def test_nobody_sits_at_seat_six_of_six() -> None:
    with pytest.raises(Refused) as caught:
        laid(6, godfather=(6,))
    assert caught.value.rule == "cuba.setup.godfather"


@pytest.mark.rule("cuba.setup.remove")
def test_the_godfather_keeps_up_to_five_diamonds_and_nobody_else_knows() -> None:
    m = laid()
    assert offered(m, GODFATHER) == [Keep(diamonds) for diamonds in range(6)]
    play(m, GODFATHER, Keep(4))
    assert view(m, GODFATHER).kept == 4
    assert view(m, FIRST).kept == view(m, NOBODY).kept < 0
    assert Kept(4) in heard(m, GODFATHER)
    assert Kept(4) not in heard(m, FIRST)
    inside = view(m, FIRST).box
    assert inside is not None
    assert inside.diamonds == 11
    assert BoxOpened(FIRST, 11, 1, 1, 0, 1, 0) in heard(m, FIRST)


@pytest.mark.rule("cuba.setup.remove")
def test_a_silent_godfather_keeps_none() -> None:
    m = laid()
    m.submit(GODFATHER, m.asks[0].default)
    assert view(m, GODFATHER).kept == 0


@pytest.mark.rule("cuba.setup.remove")
def test_the_first_player_can_not_keep_any() -> None:
    assert refused(handed(), GODFATHER, Keep(1)) == "table.ask"

"""All lies face up: what everybody sees and is told."""

import tomllib
from importlib.resources import files
from string import Formatter
from typing import Any

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.ear import Listening
from tablee.engine.match import Match
from tablee.engine.seats import EVERYBODY, NOBODY
from tablee.games.blackstone import game
from tablee.games.blackstone.events import (
    Dealt,
    DrewBlack,
    DrewWhite,
    FirstPlayer,
    Gathered,
    Lost,
    Passed,
    Shared,
    Took,
)
from tablee.games.blackstone.view import View
from tests.every_game.walks import leaves
from tests.games.blackstone.table import (
    events,
    heard,
    leave,
    play_modestly,
    state,
    step_by_step,
    table,
    take,
    view,
)


@pytest.mark.rule("blackstone.first", "blackstone.take", "blackstone.pass", "blackstone.end")
def test_a_hand_is_told_in_the_order_in_which_it_happens() -> None:
    m = table([10, 4, 7, 8, 9, 10, 10], seats=4)
    take(m, 1)
    leave(m)
    take(m, 2)
    assert events(m) == [
        Dealt(0, 10), Dealt(1, 4), Dealt(2, 7), Dealt(3, 8), FirstPlayer(1), Gathered(3),
        Took(1, 1), DrewWhite(1, 9),
        Passed(2, 7),
        Took(3, 2), DrewBlack(3, 1), DrewBlack(3, 2), Lost(3, 9), Shared(8, 0),
    ]  # fmt: skip


@pytest.mark.rule("blackstone.take", "table.secret")
@pytest.mark.parametrize("seats", range(2, 9))
def test_everything_is_told_to_everybody(seats: int) -> None:
    m = played_through(seats)
    assert {int(told.audience) for told in heard(m)} == {EVERYBODY}
    for seat in range(seats):
        assert game.events.for_seat(heard(m), seat) == events(m)


@pytest.mark.rule("blackstone.middle", "table.secret")
@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_sees_the_same_and_so_do_spectators(seats: int) -> None:
    m = played_through(seats)
    for seat in range(seats):
        assert m.view(seat) == m.view(NOBODY)


@pytest.mark.rule("blackstone.first", "blackstone.ante", "blackstone.middle")
def test_the_view_of_a_table_that_was_just_dealt() -> None:
    assert view(table([9, 4, 10])) == View(
        black=[0, 0, 1],
        playing=[0, 1, 2],
        middle=[4, 9],
        white=2,
        fine=1,
        pot=0,
        antes=[5, 5, 5],
        purses=[95, 95, 95],
        brought=[100, 100, 100],
        turn=1,
        minimum=1,
        deck=52,
        unseen=[1, 2, 3, 3, 5, 6, 7, 8, 8, 9],
        over=False,
        people=3,
    )


@pytest.mark.rule("blackstone.take", "blackstone.pass")
def test_the_view_of_a_table_in_the_middle_of_a_hand() -> None:
    m = table([9, 4, 10, 8, 8])
    take(m, 2)
    leave(m)  # with a black stone, which is out
    assert view(m) == View(
        black=[0, 0, 0],
        playing=[0, 1],
        middle=[4, 8, 8, 9],
        white=4,
        fine=2,
        pot=7,
        antes=[5, 5, 0],
        purses=[95, 95, 93],
        brought=[100, 100, 100],
        turn=0,
        minimum=2,
        deck=50,
        unseen=[1, 2, 3, 3, 5, 6, 7, 6, 8, 9],
        over=False,
        people=3,
    )


@pytest.mark.rule("blackstone.end")
def test_the_view_of_a_table_at_the_end() -> None:
    m = table([9, 4, 10, 8, 10])
    take(m, 1)
    take(m, 3)
    assert view(m) == View(
        black=[0, 0, 2],
        playing=[0, 1],
        middle=[4, 8, 9],
        white=3,
        fine=2,
        pot=0,
        antes=[0, 0, 0],
        purses=[104, 104, 92],
        brought=[100, 100, 100],
        turn=NOBODY,
        minimum=3,
        deck=50,
        unseen=[1, 2, 3, 3, 5, 6, 7, 7, 8, 8],
        over=True,
        people=3,
    )


@pytest.mark.rule("blackstone.stones", "table.secret")
@pytest.mark.parametrize("seats", range(2, 9))
def test_a_table_is_imagined_from_its_view_to_the_last_detail(seats: int) -> None:
    luck = Seeded(seats)
    for seed in range(20):
        m = Match(game, seats, Seeded(seed))
        inventory = state(m).inventory()
        assert leaves(game.imagine(view(m), luck)) == leaves(state(m))
        for _ in step_by_step(m, luck):
            assert leaves(game.imagine(view(m), luck)) == leaves(state(m))
            assert state(m).inventory() == inventory


@pytest.mark.rule("blackstone.take", "blackstone.pass")
def test_both_languages_have_words_for_everything_that_can_happen() -> None:
    french, english = words("fr"), words("en")
    assert flat(french) == flat(english)  # the same keys with the same gaps
    assert list(french["events"]) == [
        kind.__struct_config__.tag for kind in game.events.kinds.values()
    ]
    assert list(french["moves"]) == [verb.name for verb in game.moves]
    assert list(french["asks"]) == list(french["refusals"]) == ["blackstone.take"]


def words(language: str) -> dict[str, Any]:
    file = files("tablee.games.blackstone").joinpath(f"words.{language}.toml")
    return tomllib.loads(file.read_text("utf-8"))


def flat(entries: dict[str, Any], above: str = "") -> dict[str, set[str]]:
    """The gaps of every sentence, by its key."""
    found: dict[str, set[str]] = {}
    for key, value in entries.items():
        if isinstance(value, dict):
            found |= flat(value, f"{above}{key}.")
        else:
            found[above + key] = {gap for _, gap, _, _ in Formatter().parse(value) if gap}
    return found


def played_through(seats: int) -> Match:
    """A whole hand of small moves."""
    m = Match(game, seats, Seeded(seats), None, None, Listening())
    play_modestly(m, Seeded(seats))
    return m

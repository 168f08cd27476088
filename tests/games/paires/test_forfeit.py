"""Settling up: what the loser owes."""

import tomllib
from pathlib import Path

import msgspec
import pytest

from tablee.engine.chance import NoSuchLuck
from tablee.engine.match import Match
from tablee.engine.playout import outcomes
from tablee.games import paires
from tablee.games.paires import game
from tablee.games.paires.events import ForfeitChosen, GameLost, Paired
from tablee.games.paires.options import FORFEITS, Options
from tablee.games.paires.state import FORFEIT, State
from tests.games.paires.table import draw, events, fold, laid, lay, losers, news, table, view

# Seat 0 of two has three pairs of 10 before seat 1 has a point; a pair or a fold more loses.
THREE_TENS = [10, 3, 4, 10] * 2 + [10, 4, 5, 10]
RUIN = [10, 5, 6, 10]  # 40 points


def almost_lost(last: list[int], own_forfeit: str = "") -> Match:
    m = table([*THREE_TENS, *last], seats=2, own_forfeit=own_forfeit)
    draw(m, 6)
    return m


@pytest.mark.rule("paires.forfeit")
def test_chance_picks_one_of_the_list_where_the_table_wrote_none() -> None:
    m = almost_lost([*RUIN, 11])
    draw(m)
    before = len(events(m))
    draw(m)
    assert losers(m) == [0]
    assert news(m, before) == [Paired(0, 10), GameLost(0, 40), ForfeitChosen(0, 11)]
    assert view(m).forfeit == 11


@pytest.mark.rule("paires.forfeit")
def test_a_forfeit_is_picked_once_and_after_the_last_card() -> None:
    m = almost_lost([*RUIN, 11])
    draw(m, 2)
    assert m.over
    assert m.rows[-1].picks == [10, 11]
    assert m.chance.picks == len(THREE_TENS) + len(RUIN) + 1


@pytest.mark.rule("paires.forfeit")
def test_a_table_with_its_own_forfeit_needs_no_luck() -> None:
    m = almost_lost(RUIN, own_forfeit="Faire la vaisselle")
    draw(m, 2)
    assert m.over
    assert losers(m) == [0]
    assert m.rows[-1].picks == [10]
    assert m.chance.picks == len(THREE_TENS) + len(RUIN)
    assert events(m)[-1] == GameLost(0, 40)


@pytest.mark.rule("paires.forfeit")
def test_the_tables_own_forfeit_stands_past_the_end_of_the_list() -> None:
    m = almost_lost(RUIN, own_forfeit="Faire la vaisselle")
    assert view(m).forfeit == FORFEITS
    draw(m, 2)
    assert view(m).forfeit == FORFEITS


@pytest.mark.rule("paires.forfeit")
def test_no_forfeit_is_picked_while_the_game_goes_on() -> None:
    m = almost_lost([10, 5, 6, 9])
    assert view(m).forfeit == -1
    draw(m, 2)
    assert view(m).forfeit == -1


@pytest.mark.rule("paires.forfeit")
def test_a_fold_that_loses_the_game_owes_a_forfeit_too() -> None:
    m = laid([[2], [6], [9]], [[10, 9], [], []], cards=[15])
    fold(m)
    assert events(m)[-1] == ForfeitChosen(0, 15)


@pytest.mark.rule("paires.forfeit")
def test_all_sixteen_are_equally_likely() -> None:
    s = lay([[], [], []], [[10, 10, 9], [], []])
    s.turn, s.due = 0, FORFEIT
    assert [chance for chance, _ in outcomes(game, s)] == pytest.approx([1 / 16] * 16)
    assert [forfeit_of(after) for _, after in outcomes(game, s)] == list(range(16))


@pytest.mark.rule("paires.forfeit")
@pytest.mark.parametrize("beyond", [-1, FORFEITS])
def test_nothing_beyond_the_list_can_be_picked(beyond: int) -> None:
    m = almost_lost([*RUIN, beyond])
    draw(m)
    with pytest.raises(NoSuchLuck):
        draw(m)


@pytest.mark.rule("paires.forfeit")
def test_everybody_sees_whose_forfeit_it_is() -> None:
    m = laid([[6], [2], [9]], [[], [10, 9], []], turn=1, cards=[0])
    fold(m)
    assert view(m).turn == 1
    assert events(m)[-1] == ForfeitChosen(1, 0)


@pytest.mark.rule("paires.forfeit")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_list_has_a_forfeit_for_each_pick(language: str) -> None:
    words = Path(paires.__file__).with_name(f"words.{language}.toml")
    forfeits = tomllib.loads(words.read_text(encoding="utf-8"))["forfeits"]
    assert len(set(forfeits)) == len(forfeits) == FORFEITS == 16


@pytest.mark.rule("paires.forfeit")
def test_a_table_writes_its_own_forfeit_in_at_most_200_letters() -> None:
    assert msgspec.convert({}, Options).forfeit == ""
    assert msgspec.convert({"forfeit": "é" * 200}, Options).forfeit == "é" * 200
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"forfeit": "é" * 201}, Options)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"forfait": "?"}, Options)


def forfeit_of(s: object) -> int:
    assert isinstance(s, State)
    return int(s.forfeit)

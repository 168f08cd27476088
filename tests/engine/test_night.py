"""A night of several games: purses, the middle, the broke, the winner."""

from __future__ import annotations

import msgspec
import pytest

from tablee.engine.chance import Seeded
from tablee.engine.flaws import BadRecord
from tablee.engine.luck import seeded_luck
from tablee.engine.match import Match
from tablee.engine.night import Night
from tablee.engine.night_record import NightRecord, read_any, record_of_night, verify_night
from tablee.engine.record import Seating
from tablee.games.paires import game
from tablee.games.paires.options import Options
from tablee.games.paires.rules import target


def night(people: int, chips: int = 100, hands: int = 5) -> Night:
    return Night(game, people, Options(mode="cutchfeld"), chips, hands, Seeded)


def play(match: Match) -> Match:
    while not match.over:
        match.submit(match.turn, match.legal(match.turn)[0])
    return match


@pytest.mark.rule("purse.start")
def test_a_night_is_as_many_games_as_the_table_set() -> None:
    evening = night(4, hands=3)
    assert evening.purses == [100] * 4
    while not evening.over:
        evening.settle(play(evening.lay()))
        assert sum(evening.purses) + evening.middle == 400
    assert len(evening.played) == 3
    assert all(evening.purses[person] == max(evening.purses) for person in evening.winners)


@pytest.mark.rule("purse.start")
def test_those_with_equally_many_chips_share_the_night() -> None:
    evening = night(3)
    evening.purses = [140, 20, 140]
    assert evening.winners == [0, 2]


@pytest.mark.rule("purse.broke")
def test_who_has_nothing_left_is_not_dealt_in_again() -> None:
    evening = night(4, chips=20, hands=1000)
    while len(evening.seated) == 4 and not evening.over:
        evening.settle(play(evening.lay()))
    assert 0 in evening.purses
    broke = evening.purses.index(0)
    match = evening.lay()
    assert match.seats == len(evening.seated) < 4
    assert broke not in evening.seated
    assert match.view(0).target == target(match.seats)  # by the people in the game at hand
    assert match.view(0).people == 4


@pytest.mark.rule("purse.broke")
def test_the_night_ends_early_when_one_person_has_all_the_chips() -> None:
    evening = night(3, chips=10, hands=100_000)
    while not evening.over:
        evening.settle(play(evening.lay()))
    assert len(evening.seated) == 1
    assert len(evening.played) < 100_000
    assert evening.winners == evening.seated


@pytest.mark.rule("purse.start")
def test_what_is_left_in_the_middle_is_carried_on() -> None:
    evening = night(3)
    evening.middle = 2
    assert evening.lay().view(0).middle == 2


def test_a_game_without_chips_makes_no_night() -> None:
    evening = Night(game, 3, Options(), 100, 5, Seeded)
    with pytest.raises(ValueError, match="for chips"):
        evening.settle(play(evening.lay()))


def written(chips: int = 15, hands: int = 30) -> NightRecord:
    evening = night(3, chips, hands)
    while not evening.over:
        evening.settle(play(evening.lay()))
    people = [Seating(name) for name in ("Ana", "Malo", "Chloé")]
    return record_of_night(evening, people, chips, seeded_luck)


@pytest.mark.rule("purse.broke", "purse.start")
def test_a_night_is_written_read_and_checked_game_by_game() -> None:
    record = read_any(msgspec.json.encode(written()))
    assert isinstance(record, NightRecord)
    evening = verify_night(record, game)
    assert evening.purses == record.purses
    assert len(record.games[-1].seats) <= len(record.games[0].seats) == 3


@pytest.mark.parametrize("forgery", ["purses", "games", "chips", "hands", "carry"])
def test_whatever_was_changed_in_a_night_is_found_out(forgery: str) -> None:
    record = written(chips=100, hands=4)
    if forgery == "purses":
        record.purses[0] += 1
    elif forgery == "games":
        del record.games[1]
    elif forgery == "carry":
        record.games[1].carry = record.games[0].carry
    else:
        setattr(record, forgery, 2)
    with pytest.raises(BadRecord):
        verify_night(record, game)

"""A clock that jumps is not believed at once; one that was right all the time always is."""

from __future__ import annotations

import pytest

from tablee.server.almanac import DAY, LEEWAY, Almanac, Moment

HOUR = DAY // 24
START = 1000 * DAY


def run(almanac: Almanac, hours: int, wall: int, house: int) -> tuple[Almanac, int, int]:
    """So many hours in an open house, with a look every hour."""
    for _ in range(hours):
        wall, house = wall + HOUR, house + HOUR
        almanac = almanac.look(wall, house)
    return almanac, wall, house


def test_a_clock_that_goes_on_is_believed() -> None:
    almanac, wall, house = run(Almanac(Moment(START, 0)), 100, START, 0)
    assert almanac.today(wall, house) == wall == START + 100 * HOUR


def test_a_weekend_with_the_door_closed_is_nothing() -> None:
    almanac = Almanac(Moment(START, 0)).look(START + LEEWAY, 0)
    assert almanac.today(START + LEEWAY, 0) == START + LEEWAY


@pytest.mark.parametrize("days", [4, 30, 500, 30_000])
def test_a_jump_is_believed_after_a_day_of_the_house(days: int) -> None:
    wall = START + days * DAY
    almanac = Almanac(Moment(START, 0)).look(wall, 0)
    assert almanac.today(wall, 0) == START
    almanac, wall, house = run(almanac, 23, wall, 0)
    assert almanac.today(wall, house) == START + 23 * HOUR
    almanac, wall, house = run(almanac, 2, wall, house)
    assert almanac.today(wall, house) == wall


def test_a_jump_that_is_put_right_again_has_never_been() -> None:
    almanac, wall, house = run(Almanac(Moment(START, 0)), 20, START + 500 * DAY, 0)
    almanac, wall, house = run(almanac, 1, wall - 500 * DAY, house)
    assert almanac == Almanac(Moment(wall, house))
    almanac, wall, house = run(almanac, 20, wall + 500 * DAY, house)  # the day begins anew
    assert almanac.today(wall, house) < START + 3 * DAY


def test_a_clock_that_jumps_further_has_to_hold_anew_for_the_rest() -> None:
    almanac, wall, house = run(Almanac(Moment(START, 0)), 20, START + 30 * DAY, 0)
    almanac, wall, house = run(almanac, 10, wall + 500 * DAY, house)
    assert START + 30 * DAY < almanac.today(wall, house) < START + 33 * DAY
    almanac, wall, house = run(almanac, 24, wall, house)
    assert almanac.today(wall, house) == wall


def test_a_clock_without_a_battery_starts_in_1970_and_does_no_harm() -> None:
    almanac, _, house = run(Almanac(Moment(START, 0)), 2, 0, 0)
    assert almanac.today(2 * HOUR, house) == 2 * HOUR
    almanac, wall, house = run(almanac, 1, START + DAY, house)  # the network knows the time
    assert almanac.today(wall, house) == wall


def test_a_clock_that_was_ahead_for_long_is_put_back() -> None:
    almanac, wall, house = run(Almanac(Moment(START, 0)), 48, START + 500 * DAY, 0)
    assert almanac.today(wall, house) == wall
    almanac, wall, house = run(almanac, 29 * 24, START + 2 * DAY, house)
    assert almanac.today(wall, house) == wall  # nothing goes that is younger
    assert almanac.sure.after(house) > wall + 400 * DAY
    almanac, wall, house = run(almanac, 48, wall, house)
    assert almanac == Almanac(Moment(wall, house))  # the next jump is doubted again


def test_a_house_for_one_evening_a_week_gets_on_too() -> None:
    almanac, wall, house = Almanac(Moment(START, 0)), START, 0
    for _ in range(52):
        almanac, wall, house = run(almanac, 4, wall + 7 * DAY, house)
    assert wall - almanac.today(wall, house) < 90 * DAY

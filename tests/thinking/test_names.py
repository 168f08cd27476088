"""First names for bots."""

from __future__ import annotations

from itertools import islice

from tablee.engine.chance import Seeded
from tablee.server.bots import bot_names
from tablee.thinking.names import FIRST_NAMES, first_names


def test_there_are_enough_names_for_any_evening() -> None:
    assert len(set(FIRST_NAMES)) == len(FIRST_NAMES) == 40


def some(many: int, taken: list[str], seed: int) -> list[str]:
    return list(islice(first_names(taken, Seeded(seed)), many))


def test_nobody_at_the_table_has_the_name_of_a_bot() -> None:
    for seed in range(50):
        names = some(38, ["ANA", "chloé"], seed)
        assert len(set(names)) == 38
        assert not {"Ana", "Chloé"} & set(names)


def test_a_table_larger_than_the_list_goes_on_counting() -> None:
    names = some(60, ["Ana", "Ana 2"], 1)
    assert len(set(names)) == 60
    assert "Ana 2" not in names


def test_equal_luck_gives_equal_names() -> None:
    assert some(5, [], 3) == some(5, [], 3)


def test_the_house_has_names_too() -> None:
    assert next(bot_names(FIRST_NAMES[1:])) == FIRST_NAMES[0]

"""A verb with too many numbers for a list: the number itself is typed."""

from __future__ import annotations

import pytest

from tablee.cli.menu import Chosen, Menu, NotOffered, Request, Unclear, spans
from tablee.cli.speech import Speech
from tablee.games import shelf
from tests.games.blackstone.table import laid, number_of


@pytest.fixture
def menu() -> Menu:
    """Take 3 to 54, or pass."""
    words = shelf.take("blackstone").words("en")
    return Menu(laid([1, 0], minimum=3), 0, ["Ana", "Malo"], words, Speech("en"), may_pass=False)


def test_many_numbers_are_one_line(menu: Menu) -> None:
    assert menu.drawn().plain.splitlines()[0] == " p  Pass    3–54  Take 3–54"


@pytest.mark.parametrize("text", ["7", "take 7", "Take 7"])
def test_the_number_is_typed_as_it_is(menu: Menu, text: str) -> None:
    assert menu.understand(text) == Chosen(number_of(7))


def test_the_other_moves_keep_their_letters(menu: Menu) -> None:
    assert menu.understand("p") == Chosen(0)
    assert menu.understand("w") == Request("why", "")


def test_a_number_that_a_rule_forbids(menu: Menu) -> None:
    assert menu.understand("2") == NotOffered(number_of(2))
    assert [line[2] for line in menu.short(menu.forbidden)] == ["Take 1–2"]


@pytest.mark.parametrize("text", ["0", "55", "99999"])
def test_a_number_that_nobody_could_take(menu: Menu, text: str) -> None:
    assert menu.understand(text) == Unclear([])


def test_a_verb_without_its_number(menu: Menu) -> None:
    assert menu.understand("take") == Unclear(["Take 3–54"])


def test_numbers_in_short() -> None:
    assert spans([3, 4, 5, 9, 11, 12]) == "3–5, 9, 11–12"
    assert spans([]) == ""

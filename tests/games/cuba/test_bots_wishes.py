"""Whom each one at the table would like to see accused."""

from __future__ import annotations

import pytest

from tablee.games.cuba.box import DRIVER, FBI, LOYAL, NOTHING, TOKEN
from tablee.games.cuba.wishing import wishes

THIEF, OTHER_THIEF = 5, 2
TABLE = [THIEF, TOKEN + DRIVER, TOKEN + LOYAL, TOKEN + FBI, OTHER_THIEF, NOTHING]
NAMES = ("thief", "his driver", "loyal", "agent", "poorer thief", "urchin")


def wanted(who: str, jokers: int = 0) -> list[str]:
    """From the dearest wish to the least."""
    worth = wishes(TABLE, NAMES.index(who), jokers)
    return [NAMES[place] for place in sorted(range(len(TABLE)), key=lambda one: -worth[one])]


@pytest.mark.rule("cuba.end.found")
def test_a_loyal_wants_the_thieves_found_and_no_agent() -> None:
    assert set(wanted("loyal")[:2]) == {"thief", "poorer thief"}
    assert wanted("loyal", jokers=1)[-1] == "agent"


@pytest.mark.rule("cuba.end.agent")
def test_an_agent_wants_to_be_accused() -> None:
    assert wanted("agent")[0] == "agent"


@pytest.mark.rule("cuba.end.fallen")
def test_a_thief_and_an_urchin_want_a_mistake_that_is_no_agent() -> None:
    innocent = {"his driver", "loyal", "urchin"}
    assert set(wanted("thief")[:3]) == innocent == set(wanted("urchin")[:3])
    assert set(wanted("thief")[-2:]) == {"thief", "agent"}
    assert wanted("urchin")[-1] == "agent"


@pytest.mark.rule("cuba.end.fallen")
def test_of_two_thieves_the_poorer_would_see_the_richer_go() -> None:
    assert wishes(TABLE, NAMES.index("poorer thief"), 0)[0] > 0


@pytest.mark.rule("cuba.driver")
def test_a_driver_wants_what_the_one_before_him_wants() -> None:
    assert wishes(TABLE, 1, 0) == wishes(TABLE, 0, 0)
    first = [TOKEN + DRIVER, *TABLE[1:]]
    assert wishes(first, 0, 0) == wishes(first, 2, 0)  # the Godfather's, and so a Loyal's

"""How long bots take: what a turn was about is looked at before the next one begins."""

from __future__ import annotations

import pytest

from tablee.games.creux.mind import tempo
from tests.games.creux.table import appoint, pass_turn, table, view


@pytest.mark.rule("creux.guess")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_turn_begins_when_the_last_one_was_seen(seats: int) -> None:
    rule = "creux.roles" if seats == 4 else "creux.solo"
    m = table(seats)
    assert tempo.look(rule, view(m)) is None, "there is nothing to be seen yet"
    pass_turn(m)
    assert tempo.look(rule, view(m)) == tempo.REVEAL
    assert tempo.look("creux.mime", view(m)) is None
    if seats == 4:
        appoint(m, 2, 3)
        assert tempo.look("creux.mime", view(m)) is None

"""The bot that does anything that is allowed, and nothing else."""

from __future__ import annotations

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.stream import check_mime
from tablee.games.creux import game
from tablee.games.creux.law.constraints import KINDS
from tablee.games.creux.law.moves import CloseEyes
from tablee.games.creux.mind.fumbling import Fumbling
from tablee.lab.simulate import Plan, play_game
from tests.games.creux.table import appoint, play, table, view


@pytest.mark.rule("creux.mime", "creux.expert")
@pytest.mark.parametrize("kind", range(KINDS))
def test_what_it_mimes_keeps_to_its_constraint(kind: int) -> None:
    m = table(4, 50, kind, expert=True, seconds=15)
    appoint(m, 0, 1)
    play(m, 0, CloseEyes())
    (ask,) = (ask for ask in m.asks if ask.seat == 1)
    mimes = [Fumbling(1, game.moves, Seeded(seed)).mime(view(m, 1), ask) for seed in range(10)]
    for pieces in mimes:
        assert pieces
        check_mime(game, m.state, 1, pieces)
    assert len({b"".join(pieces) for pieces in mimes}) > 5


@pytest.mark.rule("creux.screen", "creux.teams")
def test_it_waits_for_the_grandfather_and_has_nothing_to_whisper() -> None:
    plan = Plan("creux", ["random"] * 6, 4, 1, {"expert": True})
    for number in range(4):
        match = play_game(plan, number)
        assert match.over
        done = [game.moves.unpack(row.move) for row in match.log]
        names = {type(move).__name__ for move in done}
        assert "Mime" in names
        assert not names & {"GoAhead", "Whisper"}

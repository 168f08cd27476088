"""What the lab counts in a finished game."""

from __future__ import annotations

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.ear import Listening
from tablee.engine.match import Match
from tablee.games.creux.lab.measures import QUESTIONS, Measures, measure, variants
from tablee.games.creux.law.events import DECOY_WAS, GUESSED
from tablee.games.shelf import take
from tablee.thinking.company import Company


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_every_game_has_its_figures(seats: int) -> None:
    box = take("creux")
    for options in variants(seats).values():
        ear = Listening()
        match = Match(box.game, seats, Seeded(3), box.game.options(**options), None, ear)
        bots = [box.bots["random"](one, box.game.moves, Seeded(one)) for one in range(seats)]
        company = Company(match, dict(enumerate(bots)), ear)
        while company.act() is not None:
            pass
        found = measure(match, ear.told)
        guessed = sum(told.kind == GUESSED for told in ear.told)
        decoyed = sum(told.kind == DECOY_WAS for told in ear.told)
        assert found.right[1] == found.decoyed[1] == guessed == 2 * found.turns
        assert found.decoyed[0] == decoyed
        assert found.right[0] + decoyed <= guessed
        assert found.best == max(match.view(0).scores)


def test_every_figure_answers_a_question() -> None:
    asked = [field for fields in QUESTIONS.values() for field in fields]
    assert asked == [*Measures.__struct_fields__]

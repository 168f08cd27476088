"""What the Grandfather feels: contact only, as finely as skin, in frames of one size."""

from __future__ import annotations

from math import hypot

import pytest

from tablee.engine.chance import Seeded
from tablee.games.creux.touch import hand
from tablee.games.creux.touch.acting import act
from tablee.games.creux.touch.samples import samples
from tablee.games.creux.touch.script import parse
from tablee.games.creux.touch.skin import CELLS, SIZE, feel


def felt(script: str, seed: int = 0) -> list[bytes]:
    pieces = act(parse(script), Seeded(seed))
    return [feel(pieces[:count]) for count in range(len(pieces) + 1)]


@pytest.mark.rule("creux.screen")
def test_all_frames_have_one_size_before_the_first_piece_too() -> None:
    mimes = [act(script, Seeded(1)) for one in samples().values() for script in one.values()]
    for pieces in mimes[:12]:
        assert {len(feel(pieces[:count])) for count in range(len(pieces) + 1)} == {SIZE}
    assert feel([]) == bytes(SIZE)


@pytest.mark.rule("creux.screen")
def test_every_place_on_the_skin_is_near_a_cell_of_its_side() -> None:
    for x in range(0, hand.WIDE, 13):
        for y in range(0, hand.HIGH, 13):
            if hand.on_skin(x, y):
                for back in (False, True):
                    cells = [cell for cell in CELLS if cell.back == back]
                    assert any(hypot(c.x - x, c.y - y) < 1.35 * c.radius for c in cells), (x, y)

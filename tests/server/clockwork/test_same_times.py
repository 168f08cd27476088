"""table.secret, by bytes and time: two houses that differ only in a secret, the same acts at the
same moments. Whatever another seat, an onlooker or a television receives is the same to the
letter, at the same moment, until the law itself shows that seat a difference.

The houses are whole ones, with their disks and their sockets; their clock is the loop's, which
jumps to whatever is due. Windows, sealed choices, the box, bots that think for longer over some
hands than over others, their remarks, pending undos, broken lines and mimes all come up.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tablee.games.shelf import packages
from tests.server.clockwork.evening import compared
from tests.server.clockwork.loop import VirtualLoop
from tests.server.clockwork.luck import SharedLuck
from tests.server.clockwork.twins import Twins, houses

ENOUGH = 60  # messages
DEALS = (6, 30)  # at least; at most, where games are short


@pytest.mark.rule("table.secret")
@pytest.mark.parametrize("game", sorted(packages()))
def test_nobody_could_tell_the_houses_apart(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = compare_houses(tmp_path, monkeypatch, game, *DEALS)
    assert found > ENOUGH / 2, f"only {found} messages were compared"


@pytest.mark.long
@pytest.mark.rule("table.secret")
@pytest.mark.parametrize("game", sorted(packages()))
def test_nor_in_hundreds_of_deals(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert compare_houses(tmp_path, monkeypatch, game, 200, 200, first=1000) > ENOUGH


def compare_houses(
    folder: Path, patch: pytest.MonkeyPatch, game: str, fewest: int, most: int, first: int = 0
) -> int:
    """How many messages were the same; until that is enough."""
    luck, found = SharedLuck(patch), 0

    async def compare() -> int:
        nonlocal found
        async with houses(Twins(folder, luck)) as twins:
            for number in range(most):
                if number >= fewest and found >= ENOUGH:
                    break
                found += await compared(twins, game, first + number)
        return found

    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(compare())

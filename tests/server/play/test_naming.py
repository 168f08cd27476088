"""After a game of Mafia de Cuba, its winners name the next Godfather (cuba.setup.godfather)."""

from __future__ import annotations

import pytest

from tablee.server.evening import Played
from tests.server.play.living import Living
from tests.server.play.player import Player

pytestmark = [pytest.mark.anyio, pytest.mark.rule("cuba.setup.godfather")]


async def after_a_game(living: Living, closed: bool = False) -> tuple[Player, Player, Player]:
    """Ana is host and lost; Bo and Cy won."""
    ana, bo, cy = people = await living.table("paires", "Ana", "Bo", "Cy")
    await ana.send("close", table=ana.table["id"])
    await ana.prepare(game="cuba", chairs=6)
    ids = [player.id for player in people]
    room = living.room_of(ana)
    names = ["Ana", "Bo", "Cy", "Robin"]
    played = Played("last", "cuba", names, [*ids, ""], [1, 2, 3], [], [0, 1, 1, 1], 0, closed)
    room.paper.evening.append(played)
    await ana.prepare(name="Havana")
    for player in people:
        await player.so_far()
    return ana, bo, cy


async def test_the_first_winner_to_do_so_names_the_next_godfather(living: Living) -> None:
    ana, bo, cy = await after_a_game(living)
    assert ana.room["plan"]["naming"] == "godfather"
    assert ana.room["plan"]["namers"] == [bo.id, cy.id]
    plan = (await cy.ask("name", chair=1))["plan"]
    assert plan["options"]["godfather"] == [1]
    assert "namers" not in plan
    assert (await bo.trouble("name", chair=2))["code"] == "winners_only"
    await ana.so_far()
    assert ana.room["plan"]["options"]["godfather"] == [1]  # all see it


async def test_who_did_not_win_names_nobody_and_a_chair_must_be_there(living: Living) -> None:
    ana, bo, _ = await after_a_game(living)
    assert (await ana.trouble("name", chair=0))["code"] == "winners_only"
    assert (await bo.trouble("name", chair=6))["code"] == "no_such_chair"
    assert (await bo.ask("name", chair=5))["plan"]["options"]["godfather"] == [5]


async def test_if_no_winner_does_the_host_chooses(living: Living) -> None:
    ana, _, _ = await after_a_game(living)
    plan = (await ana.prepare(options={"godfather": [2]}))["plan"]
    assert plan["options"]["godfather"] == [2]


async def test_nobody_names_after_a_closed_game_or_for_another_game(living: Living) -> None:
    ana, bo, _ = await after_a_game(living, closed=True)
    assert (await bo.trouble("name", chair=1))["code"] == "winners_only"
    await ana.prepare(game="paires")
    assert not {"naming", "namers"} & set(ana.room["plan"])

"""What nobody sees tells nobody anything: not even that somebody wants to take a move back."""

from __future__ import annotations

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.seats import CLOCK, NOBODY
from tablee.games.shelf import packages, take
from tests.server.play.conftest import OpenHouse
from tests.server.play.living import Living
from tests.server.play.player import Player
from tests.server.play.twins import Twin, twin

pytestmark = pytest.mark.anyio

WITH_HIDDEN_ACTS = ("hawthorn", "palab", "parrain", "pirates", "toy-sealed", "toy-window")


async def laid(living: Living) -> list[Player]:
    """Bo has laid a card, then Ana; Cy thinks, and Di looks on."""
    people = await living.table("toy-sealed", "Ana", "Bo", "Cy")
    ana, bo, _ = people
    living.room_of(ana).paper.public = True
    people.append(await living.player("Di"))
    await people[-1].enter(room=ana.room["id"])
    for player in (bo, ana):
        await player.move({"do": "lay", "card": player.view["hand"][0]})
    for player in people:
        await player.so_far()
    return people


@pytest.mark.rule("table.undo", "table.secret")
async def test_who_changes_a_sealed_choice_while_an_undo_is_asked_tells_nobody(
    living: Living,
) -> None:
    ana, bo, cy, di = await laid(living)
    await ana.send("undo", table=ana.table["id"])
    for player in (ana, bo, cy, di):
        await player.expect("step", lambda m: m["undo"] == {"seat": 0, "agreed": []})
    await bo.move({"do": "lay", "card": bo.view["hand"][1]})
    for player in (ana, cy, di):
        assert await player.so_far() == []
    await di.come_back()
    assert di.table["undo"] == {"seat": 0, "agreed": []}


@pytest.mark.rule("table.undo", "table.secret")
async def test_what_is_taken_back_is_what_was_asked_for(living: Living) -> None:
    """Whatever was changed unseen meanwhile, by whomever: the table is as all saw it before."""
    ana, bo, cy, di = await laid(living)
    first = bo.view["chosen"]
    await ana.send("undo", table=ana.table["id"])
    await cy.expect("step")
    for player in (bo, ana):  # Ana changes her own, too
        await player.move({"do": "lay", "card": player.view["hand"][2]})
    for player in (bo, cy):
        await player.send("agree", table=ana.table["id"], yes=True)
    step = await di.expect("step", lambda m: "pub" in m)
    assert step["pub"] == {"answered": [1]}
    assert step["undo"] is None
    await bo.so_far()
    await ana.so_far()
    assert (bo.view["chosen"], ana.view["chosen"]) == (first, -1)


@pytest.mark.rule("table.undo")
async def test_what_all_can_see_ends_the_question(living: Living) -> None:
    ana, _, cy, di = await laid(living)
    await ana.send("undo", table=ana.table["id"])
    await di.expect("step")
    await cy.move({"do": "lay", "card": cy.view["hand"][0]})
    assert (await di.expect("step"))["undo"] is None


@pytest.mark.rule("table.undo", "table.window")
async def test_who_lets_all_pass_while_an_undo_is_asked_tells_nobody(living: Living) -> None:
    ana, bo, cy, di = await laid(living)
    living.play_of(ana).table.reacted = True  # as in a game with windows
    living.play_of(ana).show_all()
    await ana.send("undo", table=ana.table["id"])
    for player in (ana, bo, cy, di):
        await player.expect("step", lambda m: m["undo"])
    await bo.send("pass", table=ana.table["id"], on=True)
    assert (await bo.expect("step"))["passing"]
    for player in (ana, cy, di):
        assert await player.so_far() == []


@pytest.mark.rule("table.secret")
@pytest.mark.parametrize("game", sorted(packages()))
async def test_an_act_that_the_law_hides_is_hidden_by_the_house(
    open_house: OpenHouse, game: str
) -> None:
    """For every game: while an undo is asked, too, and the rights of others stay as they were."""
    living = await open_house(window_seconds=600)
    living.house.time.tick = lambda: 0.0
    law, luck = take(game).game, Seeded(3)
    seats = max(law.fewest, min(3, law.most))
    table = await twin(living, game, seats)
    hidden = 0
    for number in range(4):
        await table.deal(number)
        for _ in range(12):
            match = table.play.table.match
            if table.over:
                break
            seat = match.asks[luck.below(len(match.asks))].seat
            others = [other for other in (NOBODY, *range(seats)) if other != seat]
            await table.wishes_undone(luck.below(seats))
            for other in others:
                await table.heard(other)
            before = [table.known_to(other) for other in others]
            await table.move(seat, some_answer(table, seat, luck))
            for other, was in zip(others, before, strict=True):
                if seat != CLOCK and table.known_to(other) == was:
                    assert await table.heard(other) == [], (seat, other)
                    hidden += 1
    assert hidden or game not in WITH_HIDDEN_ACTS


def some_answer(table: Twin, seat: int, luck: Seeded) -> int:
    legal = table.play.table.match.legal(seat)
    return legal[luck.below(min(3, len(legal)))]

"""Waiting: how long windows are, standing answers, the rest of a game, and what is on offer."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.match import Refused
from tablee.engine.seats import CLOCK
from tablee.games.palab.rules import CONFESSING
from tablee.games.palab.state import CONFESSION
from tablee.games.shelf import take
from tablee.server.clocks import BRISK
from tablee.server.entries import Header, LetsPass, Manned, Sitting
from tablee.server.rights import hurries, rights
from tablee.server.table import Step, Table, lay
from tests.server.play.conftest import OpenHouse
from tests.server.play.living import Living

pytestmark = pytest.mark.anyio

HOUSE = 4000  # ms: the windows of this house


def table(game: str, seats: str, seed: int = 1, **header: Any) -> Table:
    """A person for each `p`, a bot for each `b`."""
    sittings = [
        Sitting(f"{who}{number}", person=f"id{number}" if who == "p" else "",
                bot="random" if who == "b" else "")
        for number, who in enumerate(seats)
    ]  # fmt: skip
    plan: dict[str, Any] = {"clock": "none", "seconds": 0, "pace": "live", "laid": 0, "options": {}}
    laid = Header(game, 1, seats=sittings, secret="", opening=[], **(plan | header))
    return Table("T", laid, lay(laid, Seeded(seed)), HOUSE)


def move(at_table: Table, seat: int, number: int, at: int) -> None:
    at_table.take(at_table.attempt(seat, number, "", -1, -1, at))


def window_after_reaching(seats: str, **header: Any) -> int:
    """How long the others of the toy may cry halt."""
    laid = table("toy-window", seats, **header)
    move(laid, 0, 0, 1000)
    return laid.clock.deadlines[CLOCK] - 1000


@pytest.mark.rule("table.window")
async def test_a_window_lasts_as_long_as_the_house_has_it_or_as_the_table_wishes() -> None:
    assert window_after_reaching("ppp") == HOUSE
    assert window_after_reaching("ppb") == HOUSE
    assert window_after_reaching("ppb", window=9) == 9000


@pytest.mark.rule("table.window")
async def test_where_only_bots_are_asked_a_window_lasts_one_second() -> None:
    assert window_after_reaching("pbb") == BRISK == 1000
    assert window_after_reaching("pbb", window=9) == 1000


@pytest.mark.rule("table.window")
async def test_a_bot_that_plays_for_a_person_counts_as_a_bot() -> None:
    laid = table("toy-window", "pp")
    laid.take(Step(Manned(500, 1, "random"), None, []))
    move(laid, 0, 0, 1000)
    assert laid.clock.deadlines[CLOCK] == 2000
    laid.take(Step(Manned(1500, 1, ""), None, []))  # who comes back in time may still react
    assert laid.clock.deadlines[CLOCK] == 1000 + HOUSE


@pytest.mark.rule("table.window")
async def test_windows_that_differ_in_secrets_and_answers_alone_are_due_at_the_same_time() -> None:
    """Other cards, other answers, a standing answer or none: the clock can't tell them apart."""
    due = set()
    for seed in range(20):
        for answers in range(4):
            laid = table("toy-window", "ppb", seed)
            if answers & 1:
                laid.take(Step(LetsPass(500, 1, True), None, []))
            move(laid, 0, 0, 1000)
            if answers & 2:
                for seat in (1, 2):
                    move(laid, seat, laid.match.legal(seat)[-1], 1500)
            due.add(tuple(laid.clock.deadlines.items()))
    assert due == {((CLOCK, 1000 + HOUSE),)}


@pytest.mark.rule("table.window")
async def test_a_window_that_asks_nobody_is_closed_as_it_opens() -> None:
    laid = table("toy-window", "ppp")
    laid.match.state.cards[1] = laid.match.state.cards[2] = 2  # type: ignore[attr-defined]
    move(laid, 0, 0, 1000)  # both have used up their cards, for all to see
    assert [ask.seat for ask in laid.match.asks] == [CLOCK]
    assert laid.clock.deadlines == {CLOCK: 1000}


@pytest.mark.rule("cuba.hold", "table.window")
@pytest.mark.parametrize(("seats", "first", "then"), [("ppppp", 12, 4), ("pbbbb", 3, 3)])
async def test_the_box_is_due_at_the_same_time_whatever_is_taken_and_when(
    seats: str, first: int, then: int
) -> None:
    """People have 12 s and steps of 4 s, bots 3 s; what lies in the box makes no difference."""
    due = set()
    for kept in range(6):
        for chosen_at in (2000, 14_000):
            laid = table("cuba", seats, options={"godfather": [0]})
            move(laid, 0, laid.match.legal(0)[kept], 1000)
            moments = [laid.clock.deadlines[CLOCK]]
            if chosen_at < moments[0]:
                move(laid, 1, laid.match.legal(1)[kept % 3], chosen_at)
            moments.append(laid.clock.deadlines[CLOCK])  # a choice changes nothing
            if chosen_at >= moments[0]:
                move(laid, CLOCK, laid.match.legal(CLOCK)[0], moments[0])
                moments.append(laid.clock.deadlines[CLOCK] - moments[0])
                move(laid, 1, laid.match.legal(1)[kept % 3], chosen_at)
                moments.append(laid.clock.deadlines[CLOCK] - moments[0])
            due.add((chosen_at, tuple(moments)))
    opens = 1000 + 1000 * first
    assert due == {
        (2000, (opens, opens)),
        (14_000, (opens, opens, 1000 * then, 1000 * then)),
    }


async def test_a_true_secret_holds_nobody_up() -> None:
    """palab.round.end: after so long the table goes on, whatever its clock."""
    laid = table("palab", "pppp")
    state: Any = laid.match.state
    state.loser, state.due = 2, CONFESSION
    laid.match.look_around()
    laid.clock.look(laid.match, 1000, laid.bots)
    assert laid.clock.deadlines == {2: 1000 + 1000 * CONFESSING}
    assert "time" not in rights(laid, 2)


async def test_a_table_that_was_laid_before_windows_had_a_length_has_the_houses() -> None:
    assert Header.__struct_defaults__[-1] == 0
    assert window_after_reaching("ppp", window=0) == HOUSE


@pytest.mark.rule("table.window")
async def test_a_standing_answer_lasts_until_ones_turn_at_a_live_table(
    open_house: OpenHouse,
) -> None:
    living = await open_house(window_seconds=4)
    ana, bo, cy = await living.table("toy-window", "Ana", "Bo", "Cy", clock="none")
    assert "pass" not in bo.table["may"]  # nothing to react to so far
    await ana.move({"do": "reach"})
    await bo.so_far()
    assert "pass" in bo.table["may"]
    due = living.play_of(ana).table.clock.deadlines
    await ana.so_far()
    await cy.so_far()
    await bo.send("pass", table=bo.table["id"], on=True)
    assert await bo.so_far() == [{"t": "step", "passing": True}]
    assert await ana.so_far() == await cy.so_far() == []  # seen by nobody
    assert living.play_of(ana).table.clock.deadlines == due  # and it shortens nothing
    table = living.play_of(ana).table
    assert table.match.legal(1)  # who lets all pass may still react
    table.match.state.cards[2] = 1  # type: ignore[attr-defined]
    await cy.move({"do": "stop"})
    await living.wait(5)
    assert [m.get("passing") for m in await bo.so_far() if "passing" in m] == [False]


async def test_undo_and_more_time_are_offered_only_where_they_work(living: Living) -> None:
    ana, bo = await living.table("paires", "Ana", "Bo", clock="strict", seconds=60)
    mover, other = (ana, bo) if ana.yours else (bo, ana)
    assert mover.table["may"] == ["time"]
    assert other.table["may"] == []
    for _ in range(3):
        await mover.send("time", table=mover.table["id"])
        await mover.expect("step")
    await mover.so_far()
    assert mover.table["may"] == []


@pytest.mark.rule("table.undo")
@pytest.mark.parametrize(
    "game", ["pirates", "hawthorn", "blackstone", "palab", "cuba", "parrain", "toy-sealed"]
)
async def test_undo_is_offered_exactly_where_the_law_lets_it_happen(game: str) -> None:
    fewest = take(game).game.fewest
    asked = 0
    for seed in range(10):
        laid, chance = table(game, "p" * fewest, seed), Seeded(100 + seed)
        for at in range(60):
            if laid.over:
                break
            for seat in range(fewest):
                assert ("undo" in rights(laid, seat)) is may_take_back(laid, seat)
                asked += 1
            ask = laid.match.asks[chance.below(len(laid.match.asks))]
            legal = laid.match.legal(ask.seat)
            moves = laid.match.game.moves
            offer = moves.offer(legal[chance.below(len(legal))])
            chosen = moves.fill_in(offer, chance) if isinstance(offer, type) else offer
            number, words = moves.pack(chosen)
            laid.take(laid.attempt(ask.seat, number, words, -1, -1, at))
    assert asked > 10


def may_take_back(laid: Table, seat: int) -> bool:
    try:
        laid.attempt_undo(laid.before_last_of(seat), 0)
    except Refused:
        return False
    return True


async def test_who_is_out_may_skip_the_rest_against_bots() -> None:
    laid = table("pirates", "pbbb")
    assert "skip" not in rights(laid, 0)
    laid.match.state.still_in &= ~1  # type: ignore[attr-defined]
    assert "skip" in rights(laid, 0)
    assert not hurries(laid)
    laid.skipping.add(0)
    assert hurries(laid)
    assert "skip" not in rights(laid, 0)


async def test_nobody_is_hurried_while_a_person_is_still_in() -> None:
    laid = table("pirates", "ppbb")
    laid.match.state.still_in &= ~1  # type: ignore[attr-defined]
    assert "skip" not in rights(laid, 0)
    laid.match.state.still_in &= ~2  # type: ignore[attr-defined]
    laid.skipping.add(0)
    assert not hurries(laid)  # the other one still watches
    laid.skipping.add(1)
    assert hurries(laid)

"""Oui, honorable Parrain at a house: how long a beat is, and who is waited for over days."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.engine.seats import CLOCK
from tests.server.play.conftest import OpenHouse
from tests.server.play.living import Living
from tests.server.play.player import Player

pytestmark = pytest.mark.anyio

NAMES = ("Ana", "Bo", "Cy", "Dan", "Eve", "Flo")
BEGINNERS = {"godfather": [0], "side_by_side": True}  # 1-2 and 3-4 are partners, 5 stands by 1


async def six(living: Living, **plan: Any) -> tuple[list[Player], int]:
    """Six people, and who stands accused."""
    people = await living.table("parrain", *NAMES, clock="none", options=BEGINNERS, **plan)
    return people, people[0].view["turn"]


def phase(living: Living, people: list[Player]) -> str:
    return str(living.play_of(people[0]).table.match.view(-3).phase)


def waited_for(living: Living, people: list[Player]) -> set[int]:
    view = living.play_of(people[0]).table.match.view(-3)
    return {0, *view.named, *view.helpers}


async def tell(people: list[Player], accused: int) -> None:
    """An excuse in which one opponent is named; all see it."""
    friends = {accused, *people[0].view["helpers"], people[0].view["partners"][accused]}
    named = min({1, 2, 3, 4, 5} - friends)
    await people[accused].move(
        {"do": "tell", "place": 0, "mentions": 1 << named, "text": "So there I was."}
    )
    for player in people:
        await player.so_far()


@pytest.mark.rule("parrain.beat", "table.window")
async def test_over_days_only_the_named_the_partners_and_the_godfather_are_waited_for(
    living: Living,
) -> None:
    people, accused = await six(living, pace="days")
    await tell(people, accused)
    waiting = waited_for(living, people)
    helping = {seat for seat in range(6) if people[0].view["partners"][seat] == accused}
    assert len(helping) == {1: 2, 5: 0}.get(accused, 1)  # parrain.partner: a partner may be one-way
    assert len(waiting) == len(helping) + 2  # and who was named, and the Godfather
    idle = [seat for seat in range(6) if seat not in waiting and seat != accused]
    for seat in idle:
        await people[seat].move({"do": "react", "reaction": 0})  # who laughs holds nothing up
    for seat in sorted(waiting):
        assert phase(living, people) == "beat"
        await people[seat].move({"do": "let_pass"})
    await living.settled()
    assert phase(living, people) == "floor"


@pytest.mark.rule("parrain.beat", "parrain.talk", "table.window")
async def test_a_laugh_is_no_answer(living: Living) -> None:
    people, accused = await six(living, pace="days")
    await tell(people, accused)
    waiting = sorted(waited_for(living, people))
    for seat in waiting:
        await people[seat].move({"do": "react", "reaction": 2})
    await living.settled()
    assert phase(living, people) == "beat"


@pytest.mark.rule("parrain.beat", "table.window")
async def test_a_standing_answer_lets_beats_pass(living: Living) -> None:
    people, accused = await six(living, pace="days")
    await tell(people, accused)
    waiting = sorted(waited_for(living, people))
    for seat in waiting[1:]:
        await people[seat].send("pass", table=people[seat].table["id"], on=True)
        await people[seat].so_far()
    await people[0].move({"do": "let_pass"})
    await living.settled()
    assert phase(living, people) == "floor"


@pytest.mark.rule("parrain.beat", "table.window")
@pytest.mark.parametrize(("chairs", "wish", "length"), [(6, 9, 9000), (7, 9, 9000), (6, 0, 8000)])
async def test_a_live_beat_is_as_long_as_the_table_wishes_even_among_bots(
    open_house: OpenHouse, chairs: int, wish: int, length: int
) -> None:
    """Without a wish, twice the house's window: there is a story to read."""
    living = await open_house(window_seconds=4)
    plan: dict[str, Any] = {"window": wish} if wish else {}
    people = await living.table(
        "parrain", "Ana", chairs=chairs, clock="none", options={"godfather": [1]}, **plan
    )
    table = living.play_of(people[0]).table
    lengths = set()
    for _ in range(400):
        if table.over or people[0].table["ending"]:
            break
        if CLOCK in table.clock.deadlines:
            lengths.add(table.clock.length())
        if people[0].yours and people[0].yours["must"]:
            await people[0].send_move(answer(people[0].yours))
            heard = await people[0].so_far()
            # parrain.help: a partner who has stepped in meanwhile has closed the question
            assert all(told["rule"] == "table.ask" for told in heard if told["t"] == "refused")
        await living.wait(1)
        await people[0].so_far()
    assert lengths == {length}


def answer(question: dict[str, Any]) -> dict[str, Any]:
    if "tell" in question["forms"]:
        return {"do": "tell", "place": 0, "mentions": 0}
    return question["moves"][0]  # type: ignore[no-any-return]


@pytest.mark.rule("parrain.talk", "table.secret")
async def test_a_whisper_reaches_the_partner_and_nobody_else(living: Living) -> None:
    people, _ = await six(living)
    await people[3].move({"do": "whisper", "text": "  It is\n with me. "})
    for seat, player in enumerate(people):
        told = [event for event in player.events if event["event"] == "whispered"]
        await player.so_far()
        told = [event for event in player.events if event["event"] == "whispered"]
        assert [event["text"] for event in told] == ["It is with me."] * (seat in (3, 4))

"""Words to begin with, over sockets: for the asker alone, and only at that seat's own question."""

from __future__ import annotations

import pytest

from tests.server.play.living import Living

pytestmark = pytest.mark.anyio

TELL = {"do": "tell", "place": 0, "mentions": 0, "text": ""}
BEGINNERS = {"godfather": [0], "side_by_side": True}
NAMES = ("Ana", "Bo", "Cy", "Dan", "Eve")


async def test_three_lines_come_to_whoever_asks_and_to_nobody_else(living: Living) -> None:
    people = await living.table("parrain", *NAMES, clock="none", options=BEGINNERS)
    accused = people[people[0].view["turn"]]
    await accused.send("openings", table=accused.table["id"], move=TELL)
    suggested = await accused.expect("suggested")
    assert accused.yours is not None
    assert suggested["ask"] == accused.yours["id"]
    assert len({line["text"] for line in suggested["lines"]}) == 3
    others = set(range(5)) - {accused.view["turn"], accused.view["godfather"]}
    assert all(set(line["names"]) <= others for line in suggested["lines"])
    for player in people:
        await player.so_far()
        assert player is accused or not [one for one in player.heard if '"suggested"' in one]


async def test_what_is_no_move_begins_nothing(living: Living) -> None:
    people = await living.table("parrain", *NAMES, clock="none", options=BEGINNERS)
    accused = people[people[0].view["turn"]]
    for wrong in ({"do": "tell", "place": 9, "mentions": 0}, {"do": "sing"}, {}, 3):
        await accused.send("openings", table=accused.table["id"], move=wrong)
        assert (await accused.expect("trouble"))["code"] == "bad_move"


async def test_a_game_without_words_of_its_own_says_so(living: Living) -> None:
    [ana] = await living.table("paires", "Ana", chairs=2)
    await ana.send("openings", table=ana.table["id"], move={"do": "draw"})
    assert (await ana.expect("trouble"))["code"] == "no_words"

"""The record of a finished game stays, whatever becomes of its rules."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tablee.engine.record import read
from tablee.games.shelf import take
from tablee.server.endings import share_key
from tablee.server.store import Write
from tests.server.play.conftest import OpenHouse
from tests.server.play.living import Living
from tests.server.play.player import Player

pytestmark = pytest.mark.anyio


async def finished(living: Living) -> tuple[list[Player], str]:
    """A game that is over, and the secret of its replay."""
    ana, bo = await living.table("toy-sealed", "Ana", "Zebedee")
    share = share_key(living.play_of(ana).table)
    for player in (ana, bo):
        await player.move({"do": "lay", "card": player.view["hand"][0]})
    await ana.expect("step", lambda m: m.get("ending"))
    return [ana, bo], share


async def replay(living: Living, share: str, page: str) -> httpx.Response:
    return await living.ask("GET", f"/api/replays/{page}", headers={"X-Tablee-Share": share})


def problem(answer: httpx.Response) -> tuple[int, Any]:
    return answer.status_code, answer.json()["code"]


async def test_a_record_can_be_had_under_other_rules(
    open_house: OpenHouse, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    living = await open_house(database=database)
    _, share = await finished(living)
    before = (await replay(living, share, "record")).content
    assert (await replay(living, share, "verify")).json()["holds"]
    monkeypatch.setattr(take("toy-sealed").game, "version", 99)
    after = await replay(living, share, "record")
    assert (after.status_code, after.content) == (200, before)
    for page in ("verify", "steps"):
        answer = await replay(living, share, page)
        assert problem(answer) == (409, "old_rules")
        assert "can be downloaded" in answer.json()["text"]


async def test_a_game_that_the_host_closed_has_a_record_too(
    living: Living, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, _ = await living.table("toy-sealed", "Ana", "Bo")
    share = share_key(living.play_of(ana).table)
    await ana.move({"do": "lay", "card": ana.view["hand"][0]})
    await ana.send("close", table=ana.table["id"])
    await ana.expect("step", lambda m: m.get("ending"))
    monkeypatch.setattr(take("toy-sealed").game, "version", 99)
    record = read((await replay(living, share, "record")).content)
    assert (record.outcome, len(record.lines)) == (None, 1)


async def test_a_game_from_before_records_were_kept_is_replayed(
    living: Living, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, share = await finished(living)
    kept = await replay(living, share, "record")
    await living.premises.store.write(Write("UPDATE tables SET record = NULL", ()))
    assert (await replay(living, share, "record")).content == kept.content
    monkeypatch.setattr(take("toy-sealed").game, "version", 99)
    assert problem(await replay(living, share, "record")) == (409, "old_rules")


async def test_a_kept_record_loses_the_name_too(open_house: OpenHouse, database: str) -> None:
    living = await open_house(database=database)
    [_, bo], share = await finished(living)
    before = read((await replay(living, share, "record")).content)
    assert [seat.name for seat in before.seats] == ["Ana", "Zebedee"]
    assert (await living.ask("DELETE", "/api/me", bo.cookie)).status_code == 204
    answer = await replay(living, share, "record")
    assert "Zebedee" not in answer.text
    after = read(answer.content)
    assert [seat.name for seat in after.seats] == ["Ana", "…"]
    assert (after.lines, after.luck, after.outcome) == (before.lines, before.luck, before.outcome)
    assert (await replay(living, share, "verify")).json()["holds"]

"""Options that only fit together: kept while they are put together, and the start waits."""

from __future__ import annotations

import pytest

from tests.server.play.living import Living

pytestmark = pytest.mark.anyio


@pytest.mark.rule("cuba.setup.tokens")
async def test_a_mix_is_kept_while_it_is_put_together_and_what_is_missing_is_said(
    living: Living,
) -> None:
    (host,) = await living.company("cuba", "Ana", chairs=7, options={})
    plan = host.room["plan"]
    assert plan["fitting"] == {
        "usual": {"loyal": 2, "agents": 1, "drivers": 1, "jokers": 0, "hold": 12}
    }

    plan = (await host.prepare(options={"loyal": 1}))["plan"]
    assert plan["options"]["loyal"] == 1
    assert plan["fitting"]["rule"] == "cuba.setup.tokens"
    assert plan["fitting"]["missing"] == {"fr": "Il manque un jeton.", "en": "One token too few."}

    await host.send("start")
    refused = await host.expect("refused")
    assert refused["rule"] == "cuba.setup.tokens"
    assert refused["text"] in plan["fitting"]["missing"].values()

    plan = (await host.prepare(options={"loyal": 1, "drivers": 2}))["plan"]
    assert "missing" not in plan["fitting"]
    await host.send("start")
    assert (await host.expect("table"))["options"]["drivers"] == 2


@pytest.mark.rule("hawthorn.deal")
async def test_an_option_that_does_not_go_with_so_many_chairs_waits_for_fewer(
    living: Living,
) -> None:
    (host,) = await living.company("paires", "Ana", chairs=2)
    plan = (await host.prepare(game="hawthorn", chairs=7, options={"decks": 1}))["plan"]
    assert plan["fitting"]["rule"] == "hawthorn.deal"
    plan = (await host.prepare(chairs=6))["plan"]
    assert plan["fitting"] == {}

"""Nobody waits for ever in a mime: who mimes learns what stands, and no slow device is buried."""

from __future__ import annotations

import pytest

from tests.server.play.beats import Beats, feel, felt, frame, keep, without_pauses
from tests.server.play.faults import broken_store
from tests.server.play.living import Living
from tests.server.play.test_mimes import another_device, mime_begun

pytestmark = pytest.mark.anyio


@pytest.mark.rule("table.stream")
async def test_who_mimes_hears_what_stands_where_another_device_mimed_on(living: Living) -> None:
    ana, bo = await mime_begun(living)
    tablet = await another_device(living, ana)
    await keep(tablet, b"up")
    no = await ana.trouble("chunk", table=ana.table["id"], data="bWU=", number=0)
    assert (no["rule"], no["piece"]) == ("table.stream", 0)
    stands = await ana.expect("miming")
    assert (stands["pieces"], stands["fingerprint"]) == (1, tablet.mime.fingerprint)
    await ana.send("chunk", table=ana.table["id"], data="bWU=", number=1)
    stands = await ana.expect("miming")
    await ana.move({"do": "finish", "fingerprint": stands["fingerprint"]})
    assert (await bo.trouble("chunk", table=bo.table["id"], data="bWU=", number=2))["rule"]
    assert [one["t"] for one in await bo.so_far() if one["t"] == "miming"] == []


@pytest.mark.rule("table.stream")
async def test_a_piece_that_cannot_be_written_is_asked_for_again(living: Living) -> None:
    ana, _ = await mime_begun(living)
    await keep(ana, b"up")
    piece = {"table": ana.table["id"], "data": "bWU=", "number": 1}
    with broken_store(living):
        no = await ana.trouble("chunk", **piece)
        assert (no["t"], no["piece"]) == ("refused", 1)
        assert "write anything down" in no["text"]
        assert (await ana.expect("miming"))["pieces"] == 1
    await ana.send("chunk", **piece)
    assert (await ana.expect("miming"))["pieces"] == 2


async def test_frames_do_not_pile_up_before_a_device_that_is_silent(living: Living) -> None:
    """It would feel one late frame after the other: a mime that stands still, for ever."""
    beats = Beats(living)
    ana, bo = await mime_begun(living)
    whole = [1 + at % 15 for at in range(40)]
    await keep(ana, *[bytes((16 * feeling,)) for feeling in whole])
    await felt(bo)
    await beats.pass_by(300)
    came = await felt(bo)
    assert len(came) < 60
    await beats.pass_by(80, bo)
    assert without_pauses([*came, *await felt(bo)]) == frame(*whole)


async def test_a_slow_device_gets_fewer_frames_and_is_not_late(living: Living) -> None:
    """It says that it feels after every fifth frame, and needs a third of a second for each."""
    beats = Beats(living)
    ana, bo = await mime_begun(living)
    whole = [1 + at % 15 for at in range(45)]
    await keep(ana, *[bytes((16 * feeling,)) for feeling in whole])
    for _ in range(6):
        await beats.pass_by(15)
        await feel(bo)
    came = await felt(bo)
    assert 30 < len(came) < 70
    assert came[-1] == frame(whole[-1])[0]

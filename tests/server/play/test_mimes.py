"""Mimes on the wire: who gets pieces, who feels them at a beat, and who gets nothing."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path

import pytest

from tablee.server.arrivals import bring_in
from tablee.server.endings import share_key
from tablee.server.store import export_table
from tests.server.play.beats import Beats, feel, felt, frame, keep, pieces, without_pauses
from tests.server.play.conftest import OpenHouse
from tests.server.play.living import Living
from tests.server.play.player import Player

pytestmark = pytest.mark.anyio


async def mime_begun(living: Living) -> tuple[Player, Player]:
    """Ana mimes, and Bo feels it."""
    ana, bo = await living.table("toy-stream", "Ana", "Bo")
    await ana.move({"do": "begin"})
    await bo.expect("step")
    await feel(bo)
    return ana, bo


async def another_device(living: Living, of: Player) -> Player:
    device = living.device(of.name, of.cookie, of.id)
    await device.enter(room=of.room["id"])
    await device.expect("table")
    return device


async def onlooker(living: Living, room: Player) -> Player:
    living.room_of(room).paper.public = True
    cleo = await living.player("Cléo")
    await cleo.enter(room=room.room["id"])
    await cleo.expect("table")
    return cleo


@pytest.mark.rule("table.stream")
async def test_a_mime_in_pieces(living: Living) -> None:
    ana, bo = await living.table("toy-stream", "Ana", "Bo")
    foreign = {"table": ana.table["id"], "data": "dXA="}
    assert (await bo.trouble("chunk", **foreign))["rule"] == "table.stream"
    assert (await ana.trouble("chunk", **foreign))["rule"] == "table.stream"  # not begun yet
    await ana.move({"do": "begin"})
    assert (await ana.expect("miming"))["pieces"] == 0
    bad = await ana.trouble("chunk", table=ana.table["id"], data="not base64!")
    assert (bad["code"], bad["field"]) == ("bad_piece", "data")
    tablet = await another_device(living, ana)
    await keep(ana, b"up", b"down")
    first, second = await tablet.expect("piece"), await tablet.expect("piece")
    assert [(piece["number"], piece["data"]) for piece in (first, second)] == [
        (0, "dXA="),
        (1, "ZG93bg=="),
    ]
    await ana.come_back()
    kept = await ana.expect("miming")
    assert (kept["pieces"], kept["fingerprint"]) == (2, ana.mime.fingerprint)
    assert (await ana.expect("piece"))["number"] == 1  # where it is now
    false = await ana.refusal({"do": "finish", "fingerprint": "0" * 64})
    assert false["rule"] == "table.stream"
    await ana.move({"do": "finish", "fingerprint": ana.mime.fingerprint})
    await bo.expect("step", lambda m: m.get("yours"))
    assert (await ana.trouble("chunk", **foreign))["rule"] == "table.stream"
    await bo.move({"do": "guess", "number": 2})


@pytest.mark.rule("table.stream")
async def test_a_mime_goes_on_after_a_restart(open_house: OpenHouse) -> None:
    living = await open_house()
    ana, _ = await mime_begun(living)
    await keep(ana, b"up")
    await living.close()
    living = await open_house()
    again = living.device("Ana", ana.cookie, ana.id)
    again.mime = ana.mime
    await again.enter(room=ana.room["id"])
    await again.expect("table")
    await keep(again, b"down")
    await again.move({"do": "finish", "fingerprint": again.mime.fingerprint})


async def test_a_piece_that_is_sent_twice_counts_once(living: Living) -> None:
    ana, _ = await mime_begun(living)
    up = {"table": ana.table["id"], "data": b64encode(b"up").decode(), "number": 0}
    for _ in range(2):
        await ana.send("chunk", **up)
        assert (await ana.expect("miming", lambda told: told["pieces"]))["pieces"] == 1
    other = await ana.trouble("chunk", **up | {"data": b64encode(b"down").decode()})
    early = await ana.trouble("chunk", **up | {"number": 2})
    assert [(no["rule"], no["piece"]) for no in (other, early)] == [
        ("table.stream", 0),
        ("table.stream", 2),
    ]
    assert living.play_of(ana).mime.stream.chunks == [b"up"]


async def test_what_a_rule_forbids_is_neither_kept_nor_told(living: Living) -> None:
    ana, bo = await mime_begun(living)
    tablet = await another_device(living, ana)
    spoken = {"table": ana.table["id"], "data": b64encode(b"!seven").decode(), "number": 0}
    refused = await ana.trouble("chunk", **spoken)
    assert (refused["rule"], refused["piece"]) == ("toy-stream.mime", 0)
    assert await pieces(tablet) == []
    assert await living.premises.books.chunks(ana.table["id"]) == []
    assert set(await felt(bo)) <= set(frame(0))


@pytest.mark.rule("table.stream")
async def test_a_mime_ends_only_where_its_game_lets_it(living: Living) -> None:
    ana, bo = await mime_begun(living)
    await keep(ana, b"?who")
    end = {"do": "finish", "fingerprint": ana.mime.fingerprint}
    assert (await ana.refusal(end))["rule"] == "toy-stream.mime"
    assert (await bo.refusal(end))["rule"] == "table.ask", "that is nobody else's to know"
    await keep(ana, b"me")
    await ana.move({"do": "finish", "fingerprint": ana.mime.fingerprint})


@pytest.mark.rule("table.stream")
async def test_nobody_mimes_far_ahead_of_time(living: Living) -> None:
    beats = Beats(living)
    ana, _ = await mime_begun(living)
    await keep(ana, *[b"up"] * 50)
    early = await ana.trouble("chunk", table=ana.table["id"], data="dXA=")
    assert early["rule"] == "table.stream"
    await beats.pass_by()
    await keep(ana, b"up")


@pytest.mark.rule("table.secret")
async def test_whoever_feels_gets_a_frame_at_every_beat_and_nothing_else(living: Living) -> None:
    beats = Beats(living)
    ana, bo = await mime_begun(living)
    await beats.pass_by(2)  # from its beginning, whatever comes
    assert await felt(bo) == frame(0, 0, 0)
    await keep(ana, b"\x70", b"\x60", b"\x50")  # all at once
    assert await bo.so_far() == []
    for feeling in (7, 6, 5):
        await beats.pass_by()
        assert await felt(bo) == frame(feeling)
    await beats.pass_by(3)  # late: the hand is held still
    assert await felt(bo) == frame(5, 5, 5)
    await keep(ana, b"\x10", b"\x20")
    await ana.move({"do": "finish", "fingerprint": ana.mime.fingerprint})
    await beats.pass_by(4)
    assert await felt(bo) == frame(1, 2)  # to its end, and no beat more


@pytest.mark.rule("table.secret")
async def test_onlookers_get_nothing(living: Living) -> None:
    beats = Beats(living)
    ana, bo = await mime_begun(living)
    cleo = await onlooker(living, ana)
    await cleo.so_far()
    await keep(ana, b"\x70")
    await beats.pass_by(2)
    assert [message["t"] for message in await cleo.so_far() if message["t"] != "room"] == []
    await cleo.come_back()
    assert [message["t"] for message in await cleo.so_far()] == []
    assert await pieces(bo) == []


async def test_two_devices_feel_the_same_at_the_same_time(living: Living) -> None:
    beats = Beats(living)
    ana, bo = await mime_begun(living)
    await keep(ana, b"\x70", b"\x60", b"\x50")
    await beats.pass_by(2)
    assert frame(7, 6) == [one for one in await felt(bo) if one[1]]
    tablet = await another_device(living, bo)
    await beats.pass_by()
    assert await felt(tablet) == await felt(bo) == frame(5)


async def test_a_broken_line_goes_on_with_what_was_not_felt(living: Living) -> None:
    beats = Beats(living)
    ana, bo = await mime_begun(living)
    await keep(ana, b"\x70", b"\x60", b"\x50", b"\x40")
    await beats.pass_by(2)
    assert [one for one in await felt(bo) if one[1]] == frame(7, 6)
    await bo.hang_up()
    await ana.sees("Ana")
    await beats.pass_by(5)
    await ana.move({"do": "finish", "fingerprint": ana.mime.fingerprint})
    await bo.enter(room=ana.room["id"])
    await bo.expect("table")
    await beats.pass_by(3)
    assert set(await felt(bo)) == set(frame(6))  # until he feels it
    await feel(bo)
    await beats.pass_by(3)
    assert await felt(bo) == frame(5, 4)


async def test_also_when_the_house_was_closed_meanwhile(open_house: OpenHouse) -> None:
    living = await open_house()
    beats = Beats(living)
    ana, bo = await mime_begun(living)
    await keep(ana, *[bytes((16 * feeling,)) for feeling in (1, 2, 3, 4, 5, 6, 7, 8)] * 4)
    await beats.pass_by(3)
    before = [one for one in await felt(bo) if one[1]]
    await bo.hang_up()
    await ana.sees("Ana")
    await ana.move({"do": "finish", "fingerprint": ana.mime.fingerprint})
    await living.close()
    living = await open_house()
    beats = Beats(living)
    again = living.device("Bo", bo.cookie, bo.id)
    await again.enter(room=bo.room["id"])
    await again.expect("table")
    await beats.pass_by(40, again)
    [held, *after] = without_pauses(await felt(again))
    whole = frame(1, 2, 3, 4, 5, 6, 7, 8) * 4
    assert before == whole[: len(before)]
    assert whole[-len(after) - 1 :] == [held, *after]
    assert 10 < len(after) < len(whole) - len(before)


async def test_a_line_that_is_dead_gets_little_of_a_mime(living: Living) -> None:
    """A phone in a tunnel: nobody knows yet that the line is broken, and nothing more is spent."""
    beats = Beats(living)
    ana, bo = await mime_begun(living)
    await keep(ana, *[bytes((16 * (1 + at % 15),)) for at in range(30)])
    await beats.pass_by(26)
    spent = [one for one in await felt(bo) if one[1]]
    whole = frame(*[1 + at % 15 for at in range(30)])
    assert spent[:20] == whole[:20]
    assert set(spent[20:]) == {whole[19]}  # the hand is held still
    await bo.come_back()
    await feel(bo)
    await beats.pass_by(10)
    assert [one for at, one in enumerate(await felt(bo)) if at < 10] == whole[20:]


async def test_what_was_felt_is_not_felt_again_after_a_restart(open_house: OpenHouse) -> None:
    living = await open_house()
    beats = Beats(living)
    ana, bo = await mime_begun(living)
    gestures = [bytes((16 * feeling,)) for feeling in (1, 2, 3, 4)]
    await keep(ana, *gestures * 8)
    await beats.pass_by(6)
    before = [one for one in await felt(bo) if one[1]]
    await living.close()
    living = await open_house()
    beats = Beats(living)
    again = living.device("Bo", bo.cookie, bo.id)
    await again.enter(room=bo.room["id"])
    await again.expect("table")
    await beats.pass_by(40, again)
    [_, *left] = without_pauses(await felt(again))
    whole = frame(1, 2, 3, 4) * 8
    assert before == whole[: len(before)]
    assert left
    assert whole[-len(left) :] == left  # to its end
    assert len(before) + len(left) <= len(whole)


@pytest.mark.rule("table.secret")
async def test_a_whole_mime_for_whoever_may_have_it(living: Living) -> None:
    ana, bo = await mime_begun(living)
    cleo = await onlooker(living, ana)
    await keep(ana, b"up", b"down")
    wish = {"table": ana.table["id"], "number": 0}
    assert (await ana.trouble("mime", **wish))["mime"] == 0  # it is not over
    await ana.move({"do": "finish", "fingerprint": ana.mime.fingerprint})
    for other in (bo, cleo):
        refused = await other.trouble("mime", **wish)
        assert (refused["rule"], refused["mime"]) == ("table.secret", 0)
    await ana.send("mime", **wish)
    assert (await ana.expect("mime"))["pieces"] == ["dXA=", "ZG93bg=="]
    await bo.move({"do": "guess", "number": 1})
    for other in (bo, cleo):
        await other.send("mime", **wish)
        assert (await other.expect("mime"))["pieces"] == ["dXA=", "ZG93bg=="]
    assert (await bo.trouble("mime", **wish | {"number": 1}))["rule"] == "table.secret"


async def test_mimes_of_a_finished_game_by_its_link(living: Living) -> None:
    ana, bo = await mime_begun(living)
    await keep(ana, b"up", b"down")
    await ana.move({"do": "finish", "fingerprint": ana.mime.fingerprint})
    await bo.expect("step", lambda m: m.get("yours"))
    key = {"X-Tablee-Share": share_key(living.play_of(ana).table)}
    early = await living.ask("GET", "/api/replays/mime?number=0", headers=key)
    assert (early.status_code, early.json()["code"]) == (404, "no_such_replay")
    await bo.move({"do": "guess", "number": 1})
    whole = await living.ask("GET", "/api/replays/mime?number=0", headers=key)
    assert whole.json() == {"pieces": ["dXA=", "ZG93bg=="]}
    none = await living.ask("GET", "/api/replays/mime?number=1", headers=key)
    assert (none.status_code, none.json()["code"]) == (404, "no_such_mime")


async def test_a_table_that_is_carried_elsewhere_keeps_its_mimes(
    open_house: OpenHouse, tmp_path: Path
) -> None:
    """In the middle of a mime: its pieces, and how much of it was felt."""
    living = await open_house()
    beats = Beats(living)
    ana, bo = await mime_begun(living)
    await keep(ana, *[bytes((16 * (1 + at % 15),)) for at in range(30)])
    await beats.pass_by(3)
    assert without_pauses(await felt(bo)) == frame(0, 1, 2, 3)
    file = await export_table(living.premises.store, ana.table["id"])
    assert file is not None
    other = await open_house(database=str(tmp_path / "other.sqlite"))
    arrived = await bring_in(other.premises.books, file, 0)
    assert arrived.table == ana.table["id"]
    row = await other.premises.books.table(arrived.table)
    assert row is not None
    room = await other.house.room(row.room)
    assert room is not None
    assert room.play is not None
    assert room.play.mime.stream.fingerprint == ana.mime.fingerprint
    [(seat, (number, pieces_felt))] = room.play.mime.felt.items()
    assert (seat, number) == (1, 0)
    assert 3 <= pieces_felt < 30

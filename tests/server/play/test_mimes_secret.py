"""table.secret: of a mime, nothing but its frames reaches whoever feels, by whatever way."""

from __future__ import annotations

from base64 import b64encode

import msgspec
import pytest

from tests.server.play.beats import Beats, feel, keep
from tests.server.play.conftest import OpenHouse
from tests.server.play.faults import slow_store
from tests.server.play.living import Living
from tests.server.play.player import Player
from tests.server.play.twins import OF_THE_ROOM, Twin, kind, twin

pytestmark = pytest.mark.anyio

# Two mimes that feel the same: at the table of the toy, half of each first byte.
ONE = [b"\x31", b"\x14 a long gesture, of many bytes", b"\x42", b"\x10", b"\x5a", b"\x97"]
OTHER = [b"\x3e with the ring", b"\x18", b"\x4f", b"\x1f", b"\x50" * 900, b"\x90"]

BLANK = b64encode(b"\x01\x00").decode()


class Watched:
    """A table with every way by which somebody might learn of a mime."""

    def __init__(self, table: Twin, devices: list[Player]) -> None:
        self.table = table
        self.ana, self.bo = table.people
        self.devices = devices
        self.known = [len(device.heard) for device in devices]

    async def heard(self) -> list[list[str]]:
        """What each of these devices got since the last time, to the letter."""
        found = []
        for place, device in enumerate(self.devices):
            await device.so_far()
            texts, self.known[place] = device.heard[self.known[place] :], len(device.heard)
            found.append([self.anonymous(text) for text in texts if kind(text) not in OF_THE_ROOM])
        return found

    def anonymous(self, text: str) -> str:
        return self.table.anonymous(text).replace(self.ana.room["id"], "room")

    async def begin(self) -> None:
        await self.ana.move({"do": "begin"})
        await feel(self.bo)

    async def end(self) -> None:
        await self.ana.move({"do": "finish", "fingerprint": self.ana.mime.fingerprint})

    async def pry(self) -> None:
        """Everything that one may ask for."""
        table = self.bo.table["id"]
        for device in self.devices:
            for wish in ("story", "odds", "mime"):
                number = {"number": 0} if wish == "mime" else {}
                await device.send(wish, table=table, **number)
            await device.send("feel", table=table)
            await device.send("recall")
            await device.send("chunk", table=table, data="AAAA", number=0)


async def watched(living: Living) -> Watched:
    """Somebody who feels, on two devices; somebody who looks on; a television."""
    table = await twin(living, "toy-stream", 2)
    await table.deal(7)
    bo, cleo = table.people[1], table.onlooker
    devices = [bo, cleo]
    for of in (bo, cleo):  # a tablet, and a television in the room
        device = living.device(of.name, of.cookie, of.id)
        await device.enter(room=bo.room["id"])
        await device.expect("table")
        devices.append(device)
    return Watched(table, devices)


@pytest.mark.rule("table.secret")
async def test_two_mimes_that_feel_the_same_are_the_same(open_house: OpenHouse) -> None:
    """Bytes, sizes and times: beat by beat, the same to the letter on every device."""
    living = await open_house()
    beats = Beats(living)
    one, other = await watched(living), await watched(living)
    assert await one.heard() == await other.heard()
    for side in (one, other):
        await side.begin()
    for at in range(8):
        await keep(one.ana, *ONE[at : at + 1])
        await keep(other.ana, *OTHER[at : at + 1])
        await beats.pass_by()
        for side in (one, other):
            await side.pry()
        ours, theirs = await one.heard(), await other.heard()
        assert ours == theirs, at
        assert any('"t":"felt"' in text for text in ours[0])
        assert not any('"t":"felt"' in text for text in ours[1] + ours[3])
        assert not any('"t":"piece"' in text for heard in ours for text in heard)
        if at == 3:
            for side in (one, other):
                await side.bo.come_back()
                await side.table.onlooker.come_back()
    for side in (one, other):
        await side.end()
        await side.pry()
    assert await one.heard() == await other.heard()


@pytest.mark.rule("table.secret")
async def test_how_pieces_arrive_changes_no_beat(open_house: OpenHouse) -> None:
    """In good time, or by fits and starts: so many frames, of one size, at the same moments."""
    living = await open_house()
    beats = Beats(living)
    steady, stuttering = await watched(living), await watched(living)
    for side in (steady, stuttering):
        await side.begin()
        await side.heard()
    seen: list[list[list[str]]] = [[], []]
    for at in range(12):
        await keep(steady.ana, *ONE[at : at + 1])
        if at in (4, 9):
            await keep(stuttering.ana, *(ONE[:5] if at == 4 else ONE[5:]))
        await beats.pass_by()
        for side, heard in zip((steady, stuttering), seen, strict=True):
            heard.append((await side.heard())[0])
    assert [list(map(len, heard)) for heard in seen[0]] == [
        list(map(len, heard)) for heard in seen[1]
    ]
    assert {len(heard) for heard in seen[0]} == {1}
    assert felt_in(seen[1]) == [BLANK, *felt_in(seen[0])]  # the same, only later


def felt_in(heard: list[list[str]]) -> list[str]:
    """The frames, in their order; what only lasts, once."""
    frames = [
        message["data"]
        for texts in heard
        for text in texts
        if (message := msgspec.json.decode(text))["t"] == "felt"
    ]
    return [one for at, one in enumerate(frames) if not at or one != frames[at - 1]]


@pytest.mark.rule("table.secret")
async def test_a_piece_is_told_only_once_it_is_on_disk(open_house: OpenHouse) -> None:
    living = await open_house()
    beats = Beats(living)
    side = await watched(living)
    await side.begin()
    await side.heard()
    with slow_store(living) as free:
        await side.ana.send_piece(b"\x70")
        await beats.pass_alone(3)
        early = await side.heard()
        assert set(felt_in(early)) <= {BLANK}
        assert not any('"t":"piece"' in text for texts in early for text in texts)
        free.set()
        await side.ana.expect("miming", lambda told: told["pieces"])
    await beats.pass_by(2)
    assert felt_in(await side.heard())[-1] == b64encode(b"\x01\x07").decode()

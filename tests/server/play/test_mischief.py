"""Thousands of messages of people who sit at the table: each gets an answer, nothing breaks, and
the table is at every moment what the rules make of the moves that were acknowledged.

`./test --long` sends 200,000 of them; the rest of its million comes from test_nonsense.py.
"""

from __future__ import annotations

from itertools import islice
from random import Random

import msgspec
import pytest

from tablee.engine.seats import NOBODY
from tablee.games.shelf import take
from tablee.server.dealing import deal_with
from tablee.server.entries import Moved, decode_entry, decode_header, encode
from tablee.server.mime import mime_of
from tablee.server.recalling import wake
from tablee.server.room import Room
from tablee.server.seating import Paper
from tablee.server.table import Table
from tests.server.play.living import NO_WAITING, Living
from tests.server.play.mischief import Mischief
from tests.server.play.player import Message, Player

AT_ONCE = 50
GAMES = (
    "pirates", "toy-stream", "toy-talk", "cuba", "palab", "blackstone", "toy-sealed", "hawthorn",
    "toy-window", "paires", "parrain",
)  # fmt: skip

pytestmark = pytest.mark.anyio


class Rowdy:
    """A table at which everybody tries everything."""

    def __init__(self, living: Living, luck: Random) -> None:
        self.living = living
        self.luck = luck
        self.done: set[tuple[str, int, int]] = set()  # table, seat, key: acknowledged
        self.ended = 0

    async def begin(self, game: str) -> None:
        self.game = game
        names = [f"P{number}" for number in range(max(2, take(game).game.fewest))]
        self.people = await self.living.table(game, *names, clock="none")
        self.makers = [
            Mischief(self.luck, player, [other for other in self.people if other is not player])
            for player in self.people
        ]

    @property
    def room(self) -> Room:
        return self.living.room_of(self.people[0])

    async def go_on(self, count: int) -> None:
        for _ in range(count // AT_ONCE):
            maker = self.luck.choice(self.awaited() or self.makers)
            await self.send(maker, list(islice(maker.messages(), AT_ONCE)))
            for player in self.people:
                await self.catch_up(player)
            await self.check()
            if self.table.over:
                await self.lay_again()

    def awaited(self) -> list[Mischief]:
        """Mostly somebody for whom the table waits, so that games go on."""
        if self.luck.random() < 0.3:
            return []
        return [maker for maker in self.makers if maker.own.yours]

    async def send(self, maker: Mischief, messages: list[str]) -> None:
        """All at once, with a question after each that the room answers in its turn."""
        player = maker.own
        for message in messages:
            await player.say_raw(message)
            await player.send("enter")
        for message in messages:
            answers = 0
            while not is_marker(await self.hear(player)):
                answers += 1
            assert answers, f"nothing was said about {message[:300]}"

    async def hear(self, player: Player) -> Message:
        message = await player.hear()
        assert message.get("code") != "broken", message
        assert message["t"] != "bye", message
        if "done" in message:
            self.done.add((player.table["id"], player.seat, message["done"]))
        return message

    async def catch_up(self, player: Player) -> None:
        await player.send("enter")
        while not is_marker(await self.hear(player)):
            pass
        player.heard.clear()

    @property
    def table(self) -> Table:
        return self.living.play_of(self.people[0]).table

    async def check(self) -> None:
        """The books say the same as the house, and hold what was acknowledged and nothing else."""
        books, room = self.living.premises.books, self.room
        async with room.lock:
            table = self.table
            row, kept = await books.table(table.id), await books.room(room.paper.id)
            entries = [decode_entry(line) for line in await books.entries(table.id)]
            chunks = await books.chunks(table.id)
            assert row is not None
            assert kept is not None
            assert msgspec.json.decode(kept.doc) == msgspec.json.decode(encode(room.paper))
            assert encode(msgspec.json.decode(kept.doc, type=Paper)) == kept.doc
            # it replays only if the rules allow every move of the log
            twin = wake(table.id, decode_header(row.header), entries, self.living.house.window)
            assert looks(twin) == looks(table)
            assert room.play is not None
            mime = mime_of(twin, entries, chunks)
            assert mime.stream.fingerprint == room.play.mime.stream.fingerprint
        moved = [e for e in entries if isinstance(e, Moved) and e.key > 0]
        keys = {(table.id, entry.seat, entry.key) for entry in moved}
        assert len(keys) == len(moved)
        assert keys == {done for done in self.done if done[0] == table.id}

    async def lay_again(self) -> None:
        """Another game, with everybody at the table again."""
        self.ended += 1
        deal_with(self.room, None)  # one that had begun, with words that are never said
        for guest in self.room.guests:
            guest.seal = ("", "")
        host = next(player for player in self.people if player.id == self.room.paper.host)
        usual = {"options": NO_WAITING.get(self.game, {}), "clock": "none", "pace": "live"}
        for player in self.people:
            await player.send("stand")
            await self.catch_up(player)
        for wish in ({"chairs": len(self.people)}, {"game": self.game} | usual):
            await host.send("prepare", **wish)
        await host.send("prepare", game=self.game, chairs=len(self.people), **usual)
        await self.catch_up(host)
        for chair, player in enumerate(self.people):
            await player.send("sit", chair=chair)
            await host.send("mute", person=player.id, on=False)
            await self.catch_up(player)
        for maker in self.makers:
            maker.old = [*maker.old[-5:], self.table.id]
        before = self.table.id
        await host.send("start")
        for player in self.people:
            await self.catch_up(player)
        await self.catch_up(host)
        assert self.table.id != before


def looks(table: Table) -> list[bytes]:
    """What everybody sees, and who is asked."""
    match = table.match
    views = [msgspec.json.encode(match.view(seat)) for seat in range(len(table.sittings))]
    asks = repr([(ask.seat, ask.rule, ask.must) for ask in match.asks])
    return [*views, msgspec.json.encode(match.view(NOBODY)), asks.encode()]


def is_marker(message: Message) -> bool:
    return message.get("code") == "in_a_room_already"


async def misbehave(living: Living, count: int, seed: int, game: str) -> Rowdy:
    rowdy = Rowdy(living, Random(f"{seed} {game}"))
    await rowdy.begin(game)
    await rowdy.go_on(count)
    return rowdy


@pytest.mark.parametrize("game", GAMES)
async def test_whatever_people_at_a_table_try(living: Living, game: str) -> None:
    rowdy = await misbehave(living, 400, 1, game)
    assert rowdy.done


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_twenty_thousand_for_every_game(living: Living, game: str) -> None:
    for seed in range(4):  # each at a table of its own
        rowdy = await misbehave(living, 5000, seed, game)
        assert rowdy.done

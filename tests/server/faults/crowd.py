"""A crowd at many tables, laid out before the house opens, and what each of them sees."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

from tablee.engine.chance import Seeded
from tablee.server import dealing, wire
from tablee.server.app import Premises
from tablee.server.settings import Settings
from tests.server.play.living import QuickBots
from tests.server.play.player import Message, Player

GAMES = ("pirates", "paires", "toy-sealed", "hawthorn")  # a game for each table, in turn
SEATS = 4


async def lay_tables(settings: Settings, tables: int) -> list[Player]:
    """Four people at each, nothing played yet; the house is closed again."""
    premises = Premises(settings)
    premises.house.bots = QuickBots()
    await premises.open()
    people: list[Player] = []
    for number in range(tables):
        come = [await premises.people.arrive(f"P{number}.{seat}", "en") for seat in range(SEATS)]
        id, _ = await premises.house.create_room(come[0][0], "", False)
        room = premises.house.rooms[id]
        game = GAMES[number % len(GAMES)]
        room.paper.prepare(wire.Prepare(game=game, chairs=SEATS, clock="none"))
        for seat, (person, token) in enumerate(come):
            room.paper.join(person.id, person.name)
            room.paper.sit(person.id, seat)
            people.append(Player("", person.name, token, person.id))
            people[-1].room = {"id": id}
        await dealing.start(room)
    await premises.say_goodbye()
    await premises.lock_up()
    return people


async def all_at_once(*work: Awaitable[Any]) -> None:
    await asyncio.gather(*work)


async def enter(player: Player, address: str) -> None:
    """To the table that one left, over a new connection."""
    player.socket, player.address, player.table = None, address, {}
    await player.enter(room=player.room["id"])
    await player.expect("table")


def asked(player: Player) -> bool:
    return player.yours is not None and player.yours["must"]


async def move_once(people: list[Player], luck: Seeded) -> int:
    """Whoever must answer does, and everybody hears of it; how many moves that was."""
    movers = [player for player in people if asked(player)]

    async def move(player: Player) -> None:
        assert player.yours is not None
        await player.move(await player.some_move(player.yours, luck))

    await all_at_once(*(move(player) for player in movers))
    await all_at_once(*(player.so_far() for player in people))
    return len(movers)


def seen(player: Player) -> Message:
    """Everything that this seat sees; but for the words for the next deal and how time goes by."""
    parts = ("id", "seat", "pub", "own", "asks", "yours", "ending")
    return {part: player.table[part] for part in parts} | {"key": player.key}

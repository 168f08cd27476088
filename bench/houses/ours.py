"""Our house with so many tables laid, in a process of its own: `ours DATABASE TABLES`.

The house is the product as it is, with its limits raised: all the crowd comes from one address.
People, rooms and tables are made through the same doors as always, only without HTTP between.
Says its port and who sits where in a line of JSON; goes when its standard input ends.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import msgspec

from tablee.server import dealing, wire
from tablee.server.app import HouseServer, Premises, config_of, loop_factory
from tablee.server.garbage import spare
from tablee.server.listening import bind
from tablee.server.logs import open_logs
from tablee.server.settings import Settings

SEATS = 4
PLENTY = 1_000_000
PATIENCE = 86_400  # seconds of the clock: where a crowd is slow to come, nobody moves for it


def settings_for(database: str) -> Settings:
    return Settings(
        host="127.0.0.1",
        port=0,
        database=database,
        log_level="error",
        bot_workers=1,  # nobody leaves, so it sleeps
        messages_per_second=PLENTY,
        sockets_per_address=PLENTY,
        requests_per_second=PLENTY,
    )


async def table(premises: Premises, number: int) -> dict[str, Any]:
    """A room with four people around a table, in the default of everything."""
    people = [await premises.people.arrive(f"P{number}.{seat}", "en") for seat in range(SEATS)]
    host, _ = people[0]
    id, _ = await premises.house.create_room(host, f"Room {number}", False)
    room = premises.house.rooms[id]
    room.paper.prepare(wire.Prepare(game="tricks", chairs=SEATS, seconds=PATIENCE))
    for seat, (person, _) in enumerate(people):
        room.paper.join(person.id, person.name)
        room.paper.sit(person.id, seat)
    await dealing.start(room)
    assert room.play is not None
    tokens = [token for _, token in people]
    return {"room": id, "table": room.play.table.id, "tokens": tokens}


async def main(database: str, tables: int) -> None:
    settings = settings_for(database)
    open_logs(settings)
    premises = Premises(settings)
    await premises.open()
    spare()
    laid = await asyncio.gather(*(table(premises, number) for number in range(tables)))
    with bind(settings) as door:

        def ready() -> None:
            told = {"port": door.getsockname()[1], "tables": laid}
            print(msgspec.json.encode(told).decode(), flush=True)

        server = HouseServer(config_of(settings, premises.app), premises, ready)
        serving = asyncio.create_task(server.serve([door]))
        await asyncio.to_thread(sys.stdin.read)
        server.should_exit = True
        await serving


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(main(sys.argv[1], int(sys.argv[2])))

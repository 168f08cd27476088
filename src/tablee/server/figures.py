"""What is counted about play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.server.metrics import Metrics

if TYPE_CHECKING:
    from tablee.server.house import House


class Figures:
    """Counters and gauges of the rooms; none of them tells anything about one table."""

    def __init__(self, metrics: Metrics, house: House) -> None:
        self.steps = metrics.counter("tablee_steps_total", "Changes that a whole table could see.")
        self.stuck = metrics.counter("tablee_bots_stuck_total", "Bots that had to be replaced.")
        self.slow = metrics.counter("tablee_slow_total", "Connections dropped for not reading.")
        metrics.gauge("tablee_rooms", "Rooms in memory.", lambda: len(house.rooms))
        metrics.gauge(
            "tablee_guests",
            "Connections in rooms.",
            lambda: sum(len(room.guests) for room in house.rooms.values()),
        )

"""What is counted about play, and about the house itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.server.metrics import Metrics
from tablee.server.store import Trouble

if TYPE_CHECKING:
    from tablee.server.house import House


class Figures:
    """Counters and gauges of the rooms; none of them tells anything about one table."""

    def __init__(self, metrics: Metrics, house: House) -> None:
        self.steps = 0
        metrics.tally(
            "tablee_steps_total", "Changes that a whole table could see.", lambda: self.steps
        )
        self.move_seconds = metrics.histogram(
            "tablee_move_seconds", "From a move's arrival until all were told, where all saw it."
        )
        self.stuck = metrics.counter(
            "tablee_bots_stuck_total", "Questions that a bot was stuck with."
        )
        self.slow = metrics.counter("tablee_slow_total", "Connections dropped for not reading.")
        metrics.gauge("tablee_rooms", "Rooms in memory.", lambda: len(house.rooms))
        metrics.gauge(
            "tablee_guests",
            "Connections in rooms.",
            lambda: sum(len(room.guests) for room in house.rooms.values()),
        )
        metrics.gauge("tablee_sockets", "Open sockets.", lambda: len(house.connected))
        self.count_doors(metrics, house)
        self.count_bots(metrics, house)
        metrics.tally(
            "tablee_store_troubles_total",
            "Times that the database could not do what was asked.",
            lambda: Trouble.raised,
        )

    def count_doors(self, metrics: Metrics, house: House) -> None:
        connections = house.limits.connections
        metrics.gauge(
            "tablee_connections", "Open connections of any kind.", lambda: connections.open
        )
        metrics.tally(
            "tablee_turned_away_total",
            "Connections that were one too many.",
            lambda: connections.turned_away,
        )
        metrics.tally(
            "tablee_spared_total",
            "Idle connections that gave up their place to others.",
            lambda: connections.spared,
        )

    def count_bots(self, metrics: Metrics, house: House) -> None:
        metrics.gauge(
            "tablee_bots_waiting",
            "Questions for which no bot has had time yet.",
            lambda: house.bots.queued,
        )
        metrics.gauge(
            "tablee_bots_thinking", "Questions that bots think about.", lambda: house.bots.thinking
        )

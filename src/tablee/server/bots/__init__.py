"""Bots at the house: they think in processes of their own, never where the tables are served."""

from tablee.server.bots.job import Choice, Job, Sensed, feels, listens, make_job
from tablee.server.bots.names import bot_names
from tablee.server.bots.pace import hold_breath, in_human_time
from tablee.server.bots.pool import Bots, Stuck

__all__ = [
    "Bots",
    "Choice",
    "Job",
    "Sensed",
    "Stuck",
    "bot_names",
    "feels",
    "hold_breath",
    "in_human_time",
    "listens",
    "make_job",
]

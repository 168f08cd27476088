"""Odds at a glance, for those who are learning: what a game can say about the moves on offer."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Risk(Struct, frozen=True):
    """How likely this move goes wrong."""

    move: Any
    chance: float


class Glance(Struct, frozen=True):
    """A sentence, and a figure for each move that has one."""

    line: str
    risks: list[Risk]

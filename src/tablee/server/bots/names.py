"""The names of the house's bots."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator

from tablee.engine.chance import Seeded
from tablee.thinking.names import first_names


def bot_names(taken: Iterable[str]) -> Iterator[str]:
    """One name after another that nobody here has, in no order that one could know."""
    return first_names(taken, Seeded(secrets.randbits(96)))

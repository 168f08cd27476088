"""Luck that twin houses share: the same names, the same deals, the same pauses of their bots."""

from __future__ import annotations

import base64
import secrets
from contextvars import ContextVar
from random import Random

import pytest

from tablee.server.bots import pace
from tablee.thinking.pace import Span, pause


class SharedLuck:
    """Everything that a house draws by itself; `again` begins anew, for the other house."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.random = Random(0)
        patch.setattr(secrets, "token_bytes", lambda count=32: self.random.randbytes(count))
        patch.setattr(secrets, "token_hex", lambda count=32: self.random.randbytes(count).hex())
        patch.setattr(secrets, "token_urlsafe", self.text)
        patch.setattr(secrets, "randbits", self.random_bits)
        patch.setattr(pace, "pause", the_pause)

    def again(self, seed: object) -> None:
        self.random = Random(str(seed))

    def random_bits(self, count: int) -> int:
        return self.random.getrandbits(count)

    def text(self, count: int = 32) -> str:
        return base64.urlsafe_b64encode(self.random.randbytes(count)).rstrip(b"=").decode()


dice: ContextVar[Random] = ContextVar("dice")


def roll_for(seat: int, rule: str, count: int) -> None:
    """From here on in this task: the pauses of this question, the same in both houses."""
    dice.set(Random(f"{seat} {rule} {count}"))


def the_pause(scale: float, span: Span | None = None) -> float:
    """As long as ever, by dice that both houses throw alike."""
    return pause(scale, span, dice.get())

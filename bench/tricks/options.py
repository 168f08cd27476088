"""How Tricks can be played: in one way."""

from msgspec import Struct


class Options(Struct, frozen=True):
    pass

"""A worker in which bots are at home that no house would want."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import Any

from tablee.engine.events import Event
from tablee.engine.game import Ask
from tablee.engine.moves import Move
from tablee.games.blackstone.moves import Take
from tablee.games.deck55 import CARDS
from tablee.games.paires.moves import Draw, Fold
from tablee.games.shelf import take
from tablee.server.bots import worker
from tablee.thinking.bot import Bot, Offer


class Hangs(Bot):
    def choose(self, view: Any, ask: Ask, offers: list[Offer]) -> Move | None:
        while True:
            pass


class Crashes(Bot):
    def choose(self, view: Any, ask: Ask, offers: list[Offer]) -> Move | None:
        os._exit(3)


class Blunders(Bot):
    def choose(self, view: Any, ask: Ask, offers: list[Offer]) -> Move | None:
        raise KeyError(view)


class Hiccups(Bot):
    """Fails at its first move in each worker, and then draws, always."""

    had = False

    def choose(self, view: Any, ask: Ask, offers: list[Offer]) -> Move | None:
        if not Hiccups.had:
            Hiccups.had = True
            raise KeyError(view)
        return Draw()


class Sulks(Bot):
    def choose(self, view: Any, ask: Ask, offers: list[Offer]) -> Move | None:
        return None


class Cheats(Bot):
    """Takes more cards than there are (of Blackstone)."""

    def choose(self, view: Any, ask: Ask, offers: list[Offer]) -> Move | None:
        return Take(CARDS)


class Chatters(Bot):
    """Prints and reads where it should not, and then plays well."""

    def choose(self, view: Any, ask: Ask, offers: list[Offer]) -> Move | None:
        print('{"choice": null, "error": "chatter"}', flush=True)
        os.write(1, b"more chatter\n")
        assert sys.stdin.read() == ""
        return Draw()


class Babbles(Bot):
    """Is no bot's fault: the worker itself speaks nonsense."""

    def choose(self, view: Any, ask: Ask, offers: list[Offer]) -> Move | None:
        for number in range(3, 20):
            with suppress(OSError):  # not open, or not for writing
                os.write(number, b"gibberish\n")
        return Draw()


class Listens(Bot):
    """Says how much it heard, by folding or drawing."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.heard: list[Event] = []

    def hear(self, event: Event) -> None:
        self.heard.append(event)

    def choose(self, view: Any, ask: Ask, offers: list[Offer]) -> Move | None:
        return Draw() if self.heard else Fold()


BOTS: dict[str, type[Bot]] = {
    "hangs": Hangs,
    "crashes": Crashes,
    "blunders": Blunders,
    "hiccups": Hiccups,
    "sulks": Sulks,
    "cheats": Cheats,
    "chatters": Chatters,
    "babbles": Babbles,
    "listens": Listens,
}


if __name__ == "__main__":
    for id in ("paires", "blackstone"):
        take(id).bots.update(BOTS)
    worker.main(float(sys.argv[1]))

"""Moments at which two tables differ only in a secret, and how long others wait at them.

The secret is drawn anew at each deal, so whatever the machine does else meets both sides alike.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from random import Random
from typing import Final

from tablee.engine.chance import Seeded
from tests.server.livetime.listener import Listener
from tests.server.play.player import Message

HIGH: Final = {"toy-sealed": 3, "hawthorn": 6, "pirates": 6}  # cards from here on
WINDOWS: Final = {"toy-window": "toy-window.stop", "palab": "palab.to-fou.window"}
SELDOM: Final = 1_000_000  # one does so once, of what one may do and need not
SOON: Final = 0.005  # seconds
MOMENTS: Final = 3 * len(HIGH) + 2 * len(WINDOWS)  # that are looked at in all

Waits = dict[str, tuple[list[float], list[float]]]  # by moment: in ms, without and with the secret


class Table:
    """Ana, Bo and Cy play deal after deal; Di looks on."""

    def __init__(self, game: str, people: list[Listener], seed: int) -> None:
        self.game = game
        self.seated = people[:3]
        self.all = people
        self.ana, self.bo, self.cy, self.di = people
        self.coin = Random(seed)
        self.luck = Seeded(seed)
        self.waits: Waits = defaultdict(lambda: ([], []))

    def note(self, moment: str, secret: bool, seconds: float) -> None:
        self.waits[moment][secret].append(seconds * 1000)

    @property
    def trials(self) -> int:
        return min((len(ours) + len(theirs) for ours, theirs in self.waits.values()), default=0)

    async def deal(self) -> None:
        await self.ana.send("start")
        for player in self.all:
            await player.expect("table")
            player.answered.clear()

    async def play_out(self) -> None:
        await asyncio.gather(*(player.play_on(self.luck, SELDOM) for player in self.seated))
        while not self.di.table["ending"]:
            await self.di.hear()

    async def go_on(self) -> None:
        """The next moments."""
        await (self.window() if self.game in WINDOWS else self.lay_unseen())

    async def lay_unseen(self) -> None:
        """Ana lays a high card or a low one, face down; who waits for Bo's or looks in anew?"""
        await self.deal()
        if any(player.yours is None for player in self.seated):  # purse.broke: one sits out
            await self.play_out()
            return
        moves = answers_of(self.ana)
        card = self.coin.choice((min, max))(move["card"] for move in moves)
        high = card >= HIGH[self.game]
        await self.ana.move(next(move for move in moves if move["card"] == card))
        for player in (self.bo, self.cy, self.di):
            await player.expect("step", lambda told: has_laid(told, 0))
        await asyncio.sleep(self.coin.uniform(0, 0.01))
        begun = time.perf_counter()
        await self.bo.send_move(answers_of(self.bo)[0])
        for moment, player in (("onlooker", self.di), ("seat", self.cy)):
            await player.expect("step", lambda told: has_laid(told, 1))
            self.note(moment, high, player.when - begun)
        await self.bo.so_far()
        await self.look_in(high)
        await self.play_out()

    async def look_in(self, high: bool) -> None:
        await self.di.hang_up()
        await self.di.connect()
        begun = time.perf_counter()
        await self.di.send("enter", room=self.di.room["id"])
        await self.di.expect("table")
        self.note("look in", high, self.di.when - begun)

    async def window(self) -> None:
        """Somebody may stop another, or can't; says so at once, or nothing. When does it close?"""
        if not self.di.table or self.di.table["ending"]:
            await self.deal()
        if not await self.opens():
            return
        opened = self.di.when
        asked = [player for player in self.seated if self.is_asked(player)]
        able = any(len(answers_of(player)) > 1 for player in asked)
        answers = self.coin.random() < 0.5
        if asked:
            if answers:
                await asked[0].send_move(answers_of(asked[0])[0])
            else:
                await asked[0].send("ping")
        await self.closes()
        if asked:  # by what lies open, somebody could have reacted
            self.note("holds", able, self.di.when - opened)
            self.note("answered", answers, self.di.when - opened)

    async def opens(self) -> bool:
        """Until a window is open; or the game is over."""
        while not self.di.table["ending"]:
            await self.catch_up()
            if any(ask["rule"] == WINDOWS[self.game] for ask in self.di.table["asks"]):
                return True
            for player in self.seated:
                if player.yours and player.yours["must"]:
                    await player.move(await player.some_move(player.yours, self.luck))
                    break
            else:
                await asyncio.sleep(SOON)
        return False

    async def closes(self) -> None:
        while any(ask["rule"] == WINDOWS[self.game] for ask in self.di.table["asks"]):
            await self.di.hear()

    def is_asked(self, player: Listener) -> bool:
        return player.yours is not None and player.yours["rule"] == WINDOWS[self.game]

    async def catch_up(self) -> None:
        await asyncio.gather(*(player.so_far() for player in self.all))


def answers_of(player: Listener) -> list[Message]:
    """What may be answered; where somebody can react, the first is to let it pass."""
    assert player.yours is not None
    return player.yours["moves"]  # type: ignore[no-any-return]


def has_laid(told: Message, seat: int) -> bool:
    return seat in told.get("pub", {}).get("answered", [])

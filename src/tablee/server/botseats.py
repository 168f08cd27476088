"""The seats that bots play at one table, and which of them are asked."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablee.engine.ear import Told
from tablee.engine.seats import EVERYBODY
from tablee.server.bots import Sensed
from tablee.server.botturns import PLAIN, think
from tablee.server.rights import hurries

if TYPE_CHECKING:
    from tablee.server.play import Play


class BotSeats:
    """Each question to a bot is thought about once; a right again after each move that was due."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}  # by seat and question
        self.offered: set[tuple[int, int]] = set()
        self.left: dict[tuple[int, int], list[int]] = {}  # by question: to these people
        self.sensed: dict[tuple[int, int], Sensed] = {}  # of the last mimes, by seat and number
        self.stumbled: Counter[int] = Counter()  # by seat: how often in a row its bot was stuck
        self.resting: dict[int, int] = {}  # by seat: questions until a bot that was replaced tries
        self.said = ""  # what all have just heard, in words

    def hear(self, told: Sequence[Told]) -> None:
        """Before it is taken over: what was said before a window still wants its time after it."""
        if told and not self.play.table.window_open:
            self.said = next((one.note for one in told if one.audience == EVERYBODY), "")

    def look(self) -> None:
        """Let those think who are asked and don't think yet."""
        table = self.play.table
        for ask in table.match.asks:
            if ask.seat < 0 or not table.bot_at(ask.seat):
                continue
            question = (ask.seat, table.match.id_of(ask.seat))
            if question in self.thinking or (not ask.must and question in self.offered):
                continue
            if self.left.get(question) == self.people():
                continue
            self.offered.add(question)
            self.thinking[question] = asyncio.create_task(think(self.play, question))

    def rest(self) -> None:
        """All stop thinking; whoever is still asked later thinks anew, after a pause of its own."""
        self.stop()
        self.offered.difference_update(self.thinking)
        self.thinking.clear()

    def have_thought(self) -> set[int]:
        """The seats of bots whose question lies behind them, whether or not they answered."""
        table = self.play.table
        return {
            ask.seat
            for ask in table.match.asks
            if ask.seat >= 0
            and table.bot_at(ask.seat)
            and (question := (ask.seat, table.match.id_of(ask.seat))) in self.offered
            and question not in self.thinking
        }

    def stumbles(self, seat: int) -> int:
        """The bot of this seat is stuck; how often in a row that was."""
        self.stumbled[seat] += 1
        return self.stumbled[seat]

    def own_mind(self, seat: int) -> str:
        """The bot that plays here when none is stuck; a plain one where it is no longer known."""
        table = self.play.table
        bot = table.sittings[seat].bot or table.box.best
        return bot if bot in table.box.bots else PLAIN

    def may_wake(self, seat: int) -> bool:
        """Is a plain bot asked where another was replaced, and has that rested long enough?"""
        if self.play.table.bot_at(seat) != PLAIN or self.own_mind(seat) == PLAIN:
            return False
        left = self.resting.get(seat, 0)  # after a sleep it has rested anyhow
        self.resting[seat] = max(0, left - 1)
        return left == 0

    def people(self) -> list[int]:
        """The seats that persons play: all can see that."""
        table = self.play.table
        return [seat for seat in table.places.values() if not table.bot_at(seat)]

    def pace(self) -> float:
        """How slowly bots move, of public facts alone: 0 where nobody sees when they do."""
        table = self.play.table
        hidden = table.window_open and not table.match.game.moves.asides
        if hidden or hurries(table):
            return 0.0  # only the clock closes a window (table.window)
        return self.play.house.settings.bot_pace

    def still_plays(self, seat: int, ask: int) -> bool:
        return bool(self.play.table.bot_at(seat)) and self.still_asked(seat, ask)

    def still_asked(self, seat: int, ask: int) -> bool:
        match = self.play.table.match
        return match.place(seat) >= 0 and match.id_of(seat) == ask

    def stop(self) -> None:
        for task in self.thinking.values():
            if task is not asyncio.current_task():
                task.cancel()

"""Remarks of the bots at one table: made by the house, after a pause made of dice.

Whatever leads to a remark is what onlookers see and hear, the names at the table, and dice that
anybody could throw again (table.secret). Of what people say only a bot's name is looked for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tablee.engine.ear import Told
from tablee.engine.seats import NOBODY
from tablee.games.remarks import fresh_line, temper_of
from tablee.server.rights import hurries
from tablee.server.talking import Spoken, remembered, utter

if TYPE_CHECKING:
    from tablee.server.play import Play

SHORTEST: Final = 1200  # ms until somebody has found the words, and between two remarks
LONGEST: Final = 3800
MOST: Final = 12  # remarks in a minute
MINUTE: Final = 60_000


class Chatter:
    """Who is about to say what."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.gossip = play.table.box.gossip
        self.used: set[str] | None = None  # lines that were said in this game, once looked up
        self.heard = 0  # how many things all have heard
        self.dues: list[int] = []  # of the last minute's remarks
        self.timers: set[asyncio.TimerHandle] = set()

    def hear(self, told: Sequence[Told]) -> None:
        """What all are told may be worth a word to somebody."""
        table = self.play.table
        if self.gossip is None or table.header.pace != "live":
            return
        events = table.match.game.events.for_seat(list(told), NOBODY)
        if events:
            self.heard += len(events)
            dice = self.dice()
            view = table.match.view(NOBODY)
            self.plan(self.gossip.remarks(view, events, self.bots(), dice), dice)

    def addressed(self, person: str, text: str) -> None:
        """Somebody at the table says a bot's name: it answers. Nothing of the words is kept."""
        table = self.play.table
        target = table.seat_of(person)
        if self.gossip is None or table.header.pace != "live" or target == NOBODY:
            return
        view, words = table.match.view(NOBODY), spelled(text)
        for seat in self.bots():
            if f" {spelled(table.sittings[seat].name).strip()} " in words:
                self.heard += 1
                remark = self.gossip.answer(view, seat, target)
                self.plan([] if remark is None else [remark], self.dice())
                return

    async def foretell(self, seat: int, ask: int, move: int) -> None:
        """A bot says what it is about to do, and why; whoever else was about to speak is hushed."""
        play, table = self.play, self.play.table
        if self.gossip is None or table.header.pace != "live" or hurries(table):
            return
        if not play.bots.still_plays(seat, ask):
            return  # the table has moved on
        view = table.match.view(NOBODY)
        remarks = self.gossip.foretold(view, move, self.bots())
        if not remarks:
            return
        self.stop()
        self.dues.clear()
        self.heard += 1
        dice, rest = self.dice(), remarks
        if remarks[0].seat == seat:
            await self.say(remarks[0], self.gossip.moment(view), Random(dice.random()))
            rest = remarks[1:]
        self.plan(rest, dice)

    def bots(self) -> list[int]:
        """The seats that were a bot's from the start: nobody's words are put into their mouth."""
        return [seat for seat, one in enumerate(self.play.table.sittings) if one.bot]

    def dice(self) -> Random:
        return Random(f"{self.play.table.id} {self.heard}")

    def plan(self, remarks: Sequence[Any], dice: Random) -> None:
        now, table = self.play.house.time.now(), self.play.table
        pace = self.play.house.settings.bot_pace
        for remark in remarks:
            due = max([now, *self.dues]) + int(pace * dice.randint(SHORTEST, LONGEST))
            self.dues = [one for one in self.dues if one > now - MINUTE]
            if len(self.dues) >= MOST:
                return
            self.dues.append(due)
            moment = self.gossip.moment(table.match.view(NOBODY))
            luck = Random(dice.random())
            work = partial(self.say, remark, moment, luck)
            self.after((due - now) / 1000, work)

    def after(self, seconds: float, work: Any) -> None:
        def due() -> None:
            self.timers.discard(timer)
            self.play.room.spawn(work)

        timer = asyncio.get_running_loop().call_later(seconds, due)
        self.timers.add(timer)

    async def say(self, remark: Any, moment: Any, luck: Random) -> None:
        """If it is still the moment for it, in words that nobody here has used yet."""
        play, table = self.play, self.play.table
        if play.stopped or play.paused or not play.room.guests or play.room.play is not play:
            return
        if self.gossip.moment(table.match.view(NOBODY)) != moment:
            return
        if remark.seat not in self.bots() or is_silent(play, remark.seat):
            return
        if self.used is None:
            self.used = await remembered(play.room, table.id)
        temper = temper_of(table.sittings[remark.seat].name)
        lines = table.box.remarks["en"][temper][remark.occasion]
        key = f"{temper}.{remark.occasion}"
        line = fresh_line(lines, key, self.used, luck)
        if line is None:
            return
        spoken = Spoken(table.id, temper, line, msgspec.to_builtins(remark))
        await utter(play.room, spoken)
        self.used.add(f"{key}.{line}")

    def stop(self) -> None:
        for timer in self.timers:
            timer.cancel()
        self.timers.clear()


def is_silent(play: Play, seat: int) -> bool:
    match = play.table.match
    return match.game.silent(match.state) >> seat & 1 == 1


def spelled(text: str) -> str:
    """The words of a sentence, each between spaces."""
    letters = (letter if letter.isalnum() else " " for letter in text.casefold())
    return f" {' '.join(''.join(letters).split())} "

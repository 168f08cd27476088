"""The seats that bots play at one table: who is asked thinks elsewhere, in human time."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from tablee.engine.chance import Seeded
from tablee.engine.ear import Told
from tablee.engine.game import NO_DEFAULT
from tablee.engine.match import Match, Refused
from tablee.engine.seats import EVERYBODY, NOBODY
from tablee.server.botmimes import perform, same_again, sensed_by
from tablee.server.bots import Choice, Sensed, Stuck, hold_breath, in_human_time, listens, make_job
from tablee.server.entries import Manned
from tablee.server.hourglass import AGAIN
from tablee.server.logs import note, note_failure
from tablee.server.mime import finishing
from tablee.server.rights import hurries
from tablee.server.store import Trouble
from tablee.server.stories import told
from tablee.server.table import Step
from tablee.thinking.pace import Span

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
            self.thinking[question] = asyncio.create_task(self.think(question))

    async def think(self, question: tuple[int, int]) -> None:
        try:
            await self.answer(*question)
        except Trouble:
            await asyncio.sleep(AGAIN / 1000)
        except Exception as error:
            note_failure("bot_failed", error, game=self.play.table.header.game)
            await asyncio.sleep(AGAIN / 1000)
        finally:
            if self.thinking.get(question) is asyncio.current_task():
                del self.thinking[question]
        self.play.go_on()  # it may still be asked: the table may have moved on meanwhile

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

    async def answer(self, seat: int, ask: int) -> None:
        house, table = self.play.house, self.play.table
        bot = table.bot_at(seat)
        sensed = await sensed_by(self.play, seat, bot)
        if not still_asked(table.match, seat, ask):
            return
        mimes = finishing(table, seat) is not None
        seed = same_again(self.play, seat) if mimes else secrets.randbits(96)
        try:
            job = make_job(
                table.match, seat, bot, self.told_to(bot), seed, self.people(),
                self.play.room.tongue, sensed,
            )  # fmt: skip
            span = self.pause_for(job.rule)
            choice = await in_human_time(house.bots.choose(job), self.pace(), span)
        except (Stuck, LookupError) as error:  # or no such bot any more
            why = error.why if isinstance(error, Stuck) else "unknown"
            note("bot_stuck", game=table.header.game, bot=bot, why=why)
            house.figures.stuck.add()
            await self.play.room.alone(lambda: self.replace(seat, ask, seed))
            return
        if choice is not None and (silence := self.silence_before(choice)) is not None:
            foretell = partial(self.play.chatter.foretell, seat, ask, choice.move)
            await self.play.room.alone(foretell)
            await hold_breath(self.pace(), silence)
        if choice is not None and choice.pieces:
            asked = partial(self.still_plays, seat, ask)
            if not await perform(self.play, seat, choice, asked, self.pace() > 0):
                return  # asked again later, it goes on
        await self.play.room.alone(lambda: self.act(seat, ask, choice))

    def people(self) -> list[int]:
        """The seats that persons play: all can see that."""
        table = self.play.table
        return [seat for seat in table.places.values() if not table.bot_at(seat)]

    def pause_for(self, rule: str) -> Span | None:
        """By what onlookers see, where the game has a tempo of its own."""
        table = self.play.table
        tempo = table.box.tempo
        return None if tempo is None else tempo.pause(rule, table.match.view(NOBODY), self.said)

    def silence_before(self, choice: Choice) -> Span | None:
        """Between what a bot announces and does, where the game wants a silence there."""
        table = self.play.table
        tempo = table.box.tempo
        return None if tempo is None else tempo.silence(choice.move, table.match.view(NOBODY))

    def pace(self) -> float:
        """How slowly bots move, of public facts alone: 0 where nobody sees when they do."""
        table = self.play.table
        if table.window_open or hurries(table):
            return 0.0  # only the clock closes a window (table.window)
        return self.play.house.settings.bot_pace

    async def act(self, seat: int, ask: int, choice: Choice | None) -> None:
        """The bot's move, if its question is still open and its seat still its own."""
        table = self.play.table
        if table.over or not self.still_plays(seat, ask):
            return
        asked = table.match.asks[table.match.place(seat)]
        if choice is None:
            if asked.must:
                self.left[seat, ask] = self.people()
            return
        if asked.must:
            self.offered.clear()
            self.left.clear()
        now = self.play.house.time.now()
        words = self.play.mime.fingerprint_for(table, choice.move) or choice.note
        try:
            step = table.attempt(seat, choice.move, words, ask, -1, now)
        except Refused:  # the table has moved on since, or a form was filled in badly
            if asked.default != NO_DEFAULT:
                await self.play.hourglass.answer_silence(seat, now)
            return
        await self.play.commit(step)

    async def replace(self, seat: int, ask: int, seed: int) -> None:
        """A slow or broken bot goes; a plain one plays on, with its first move from here."""
        table = self.play.table
        if table.over or not self.still_plays(seat, ask):
            return
        now = self.play.house.time.now()
        await self.play.commit(Step(Manned(now, seat, "random"), None, []))
        self.offered.add((seat, ask))
        await self.act(seat, ask, any_choice(table.match, seat, seed))

    def still_plays(self, seat: int, ask: int) -> bool:
        table = self.play.table
        return bool(table.bot_at(seat)) and still_asked(table.match, seat, ask)

    def told_to(self, bot: str) -> list[Told]:
        table = self.play.table
        return told(table) if listens(table.header.game, bot) else []

    def stop(self) -> None:
        for task in self.thinking.values():
            if task is not asyncio.current_task():
                task.cancel()


def still_asked(match: Match, seat: int, ask: int) -> bool:
    return match.place(seat) >= 0 and match.id_of(seat) == ask


def any_choice(match: Match, seat: int, seed: int) -> Choice | None:
    """Something that is allowed, without any thought; a right is left alone."""
    if not match.asks[match.place(seat)].must:
        return None
    chance = Seeded(seed)
    legal = match.legal(seat)
    moves = match.game.moves
    offer = moves.offer(legal[chance.below(len(legal))])
    move = moves.fill_in(offer, chance) if isinstance(offer, type) else offer
    return Choice(*moves.pack(move))

"""A bot's turn: it thinks elsewhere, in human time, and then it moves."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import TYPE_CHECKING, Final

from tablee.engine.chance import Seeded
from tablee.engine.ear import Told
from tablee.engine.game import NO_DEFAULT
from tablee.engine.match import Match, Refused
from tablee.engine.seats import NOBODY
from tablee.server.botmimes import perform, same_again, sensed_by
from tablee.server.bots import Choice, Stuck, hold_breath, in_human_time, listens, make_job
from tablee.server.entries import Manned
from tablee.server.logs import note, note_failure
from tablee.server.mime import finishing
from tablee.server.silence import AGAIN, answer_silence
from tablee.server.store import Trouble
from tablee.server.stories import told
from tablee.server.table import Step
from tablee.thinking.pace import Span

if TYPE_CHECKING:
    from tablee.server.play import Play

PLAIN: Final = "random"  # plays where a bot is stuck
OFTEN: Final = 3  # times in a row that a bot may be stuck before it is replaced
REST: Final = 20  # questions for which it is replaced then
# In a window where laughs are seen at once (decision 18), and the shortest lasts three seconds.
REACTION: Final = Span(0.5, 2.0)


async def think(play: Play, question: tuple[int, int]) -> None:
    try:
        await answer(play, *question)
    except Trouble:
        await asyncio.sleep(AGAIN / 1000)
    except Exception as error:
        note_failure("bot_failed", error, game=play.table.header.game)
        await asyncio.sleep(AGAIN / 1000)
    finally:
        if play.bots.thinking.get(question) is asyncio.current_task():
            del play.bots.thinking[question]
    play.go_on()  # it may still be asked: the table may have moved on meanwhile


async def answer(play: Play, seat: int, ask: int) -> None:
    house, table = play.house, play.table
    if play.bots.may_wake(seat):
        await play.room.alone(partial(give_back, play, seat))
    bot = table.bot_at(seat)
    sensed = await sensed_by(play, seat, bot)
    if not play.bots.still_asked(seat, ask):
        return
    mimes = finishing(table, seat) is not None
    seed = same_again(play, seat) if mimes else secrets.randbits(96)
    try:
        job = make_job(
            table.match, seat, bot, told_to(play, bot), seed, play.bots.people(),
            play.room.tongue, sensed,
        )  # fmt: skip
        span = pause_for(play, job.rule)
        choice = await in_human_time(house.bots.choose(job), play.bots.pace(), span)
    except (Stuck, LookupError) as error:  # or no such bot any more
        why = error.why if isinstance(error, Stuck) else "unknown"
        note("bot_stuck", game=table.header.game, bot=bot, why=why)
        house.figures.stuck.add()
        for_good = bot not in table.box.bots or play.bots.stumbles(seat) >= OFTEN
        stand_in = replace if for_good and bot != PLAIN else answer_for
        await play.room.alone(partial(stand_in, play, seat, ask, seed))
        return
    if bot != PLAIN:
        play.bots.stumbled.pop(seat, None)
    if choice is not None and (silence := silence_before(play, choice)) is not None:
        foretell = partial(play.chatter.foretell, seat, ask, choice.move)
        await play.room.alone(foretell)
        await hold_breath(play.bots.pace(), silence)
    if choice is not None and choice.pieces:
        asked = partial(play.bots.still_plays, seat, ask)
        if not await perform(play, seat, choice, asked, play.bots.pace() > 0):
            return  # asked again later, it goes on
    await play.room.alone(partial(act, play, seat, ask, choice))


def pause_for(play: Play, rule: str) -> Span | None:
    """By what onlookers see, where the game has a tempo of its own."""
    table = play.table
    if table.window_open:
        return REACTION
    tempo = table.box.tempo
    if tempo is None:
        return None
    seen = table.match.view(NOBODY)
    look = tempo.look(rule, seen) if len(play.bots.people()) > 1 else None
    return look or tempo.pause(rule, seen, play.bots.said)


def silence_before(play: Play, choice: Choice) -> Span | None:
    """Between what a bot announces and does, where the game wants a silence there."""
    table = play.table
    tempo = table.box.tempo
    return None if tempo is None else tempo.silence(choice.move, table.match.view(NOBODY))


async def act(play: Play, seat: int, ask: int, choice: Choice | None) -> None:
    """The bot's move, if its question is still open and its seat still its own."""
    table = play.table
    if table.over or not play.bots.still_plays(seat, ask):
        return
    asked = table.match.asks[table.match.place(seat)]
    if choice is None:
        if asked.must:
            play.bots.left[seat, ask] = play.bots.people()
        return
    if asked.must:
        play.bots.offered.clear()
        play.bots.left.clear()
    now = play.house.time.now()
    words = play.mime.fingerprint_for(table, choice.move) or choice.note
    try:
        step = table.attempt(seat, choice.move, words, ask, -1, now)
    except Refused:  # the table has moved on since, or a form was filled in badly
        if asked.default != NO_DEFAULT:
            await answer_silence(play, seat, now)
        return
    await play.commit(step)


async def answer_for(play: Play, seat: int, ask: int, seed: int) -> None:
    """A bot that was slow or broken has this one question answered, and thinks about the next."""
    table = play.table
    if table.over or not play.bots.still_plays(seat, ask):
        return
    play.bots.offered.add((seat, ask))
    await act(play, seat, ask, any_choice(table.match, seat, seed))


async def replace(play: Play, seat: int, ask: int, seed: int) -> None:
    """One that is so again and again goes for a while, which all see; a plain one plays on."""
    if play.table.over or not play.bots.still_plays(seat, ask):
        return
    play.bots.resting[seat] = REST
    await play.commit(Step(Manned(play.house.time.now(), seat, PLAIN), None, []))
    await answer_for(play, seat, ask, seed)


async def give_back(play: Play, seat: int) -> None:
    """The bot that was replaced tries again."""
    if not play.table.over and play.table.bot_at(seat) == PLAIN:
        bot = play.bots.own_mind(seat)
        await play.commit(Step(Manned(play.house.time.now(), seat, bot), None, []))


def told_to(play: Play, bot: str) -> list[Told]:
    table = play.table
    return told(table) if listens(table.header.game, bot) else []


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

"""A process in which bots think: a job a line comes in, an answer a line goes out."""

from __future__ import annotations

import os
import signal
import sys
from typing import Any, BinaryIO, Final

import msgspec

from tablee.engine.chance import Seeded
from tablee.engine.game import Ask
from tablee.engine.stream import ends_mime
from tablee.games.shelf import take
from tablee.server.bots.job import Answer, Choice, Job

KINDNESS: Final = 10  # people's moves go before bots' thoughts
GRACE: Final = 1.0  # seconds after which a worker ends itself that the house should have ended


def think(job: Job) -> Choice | None:
    """A fresh bot for each job: nothing is lost with a worker."""
    box = take(job.game)
    game = box.game
    bot = box.bots[job.bot](job.seat, game.moves, Seeded(job.seed))
    bot.people = frozenset(job.people)
    bot.tongue = job.tongue
    for event in msgspec.json.decode(job.told, type=list[game.events.type]):  # type: ignore[name-defined]
        bot.hear(event)
    for mime in job.sensed:
        for piece in mime.pieces:
            bot.feel(mime.number, piece)
    view: Any = msgspec.json.decode(job.view, type=game.view_type)
    offers = [game.moves.offer(number) for number in job.legal]
    ask = Ask(job.seat, job.rule, job.must, job.default)
    move = bot.choose(view, ask, offers)
    if move is None:
        return None
    number, note = game.moves.pack(move)
    return Choice(number, note, bot.mime(view, ask) if ends_mime(game.moves, number) else [])


def answer(line: bytes) -> Answer:
    try:
        return Answer(think(msgspec.json.decode(line, type=Job)))
    except Exception as error:
        return Answer(error=type(error).__name__)  # the rest of it could tell a secret


def set_alarm(seconds: float) -> None:
    """The kernel ends a worker that thinks for ever, even when the house is gone; 0: no alarm."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def kept_private(number: int, mode: str) -> BinaryIO:
    """Take this stream away from bots, which may print or read where they like."""
    stream = os.fdopen(os.dup(number), mode)
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, number)
    os.close(nowhere)
    return stream  # type: ignore[return-value]


def main(limit: float) -> None:
    """Answer until the house closes the door: that is the end of what comes in."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # meant for the house, which ends its workers
    if sys.platform != "win32":
        os.nice(KINDNESS)
    jobs, answers = kept_private(0, "rb"), kept_private(1, "wb")
    answers.write(b"ready\n")
    answers.flush()
    for line in jobs:
        set_alarm(limit + GRACE)
        reply = msgspec.json.encode(answer(line))
        set_alarm(0)
        answers.write(reply + b"\n")
        answers.flush()


if __name__ == "__main__":
    main(float(sys.argv[1]))

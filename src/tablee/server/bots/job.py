"""What a worker is asked and what it answers. A job holds what the seat may know, no more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Raw, Struct

from tablee.engine.ear import Told
from tablee.engine.match import Match, Refused
from tablee.games.shelf import take
from tablee.thinking.bot import Bot


class Sensed(Struct, frozen=True):
    """What the seat got of a mime, and which of this table's it was."""

    number: int
    pieces: list[bytes]


class Job(Struct, frozen=True):
    """A question to a bot, with the view of its seat and luck of its own."""

    game: str
    bot: str
    seat: int
    view: Raw
    told: Raw  # the events so far, as the seat was told them; none where the bot doesn't listen
    rule: str
    must: bool
    default: int
    legal: list[int]
    seed: int  # 96 bits
    people: list[int] = []  # the seats that persons play now
    tongue: str = "fr"  # in which the bot speaks, where it does
    sensed: list[Sensed] = []  # of the last mimes; none where the bot doesn't feel


class Choice(Struct, frozen=True):
    """A move by its number, with the words beside it."""

    move: int
    note: str = ""
    pieces: list[bytes] = []  # of the mime that it ends


class Answer(Struct, frozen=True):
    """A choice, or none, which leaves a `may` alone; or the name of what went wrong."""

    choice: Choice | None = None
    error: str = ""


def listens(game: str, bot: str) -> bool:
    """Does this bot want to hear all that happened, besides seeing the table?"""
    return take(game).bots[bot].hear is not Bot.hear


def feels(game: str, bot: str) -> bool:
    """Does this bot want to get what its seat gets of mimes?"""
    return bot in take(game).bots and take(game).bots[bot].feel is not Bot.feel


def make_job(
    match: Match,
    seat: int,
    bot: str,
    told: Sequence[Told],
    seed: int,
    people: Iterable[int] = (),
    tongue: str = "fr",
    sensed: Sequence[Sensed] = (),
) -> Job:
    """The question that this seat is asked now; `told` is everything so far, for a listener."""
    place = match.place(seat)
    if place < 0:
        raise Refused("table.ask")
    game, ask = match.game, match.asks[place]
    heard = game.events.for_seat(list(told), seat) if listens(game.id, bot) else []
    return Job(
        game=game.id,
        bot=bot,
        seat=seat,
        view=Raw(msgspec.json.encode(match.view(seat))),
        told=Raw(msgspec.json.encode(heard)),
        rule=ask.rule,
        must=ask.must,
        default=ask.default,
        legal=match.legal(seat),
        seed=seed,
        people=[*people],
        tongue=tongue,
        sensed=[*sensed],
    )

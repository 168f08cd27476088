"""What the bots believed, and when: told once a game is over, and made of its record alone.

A bot keeps nothing: what it believes follows from what its seat saw and was told. So its beliefs
need not be written down while it plays, where they could leak, and are reckoned again afterwards.
"""

from __future__ import annotations

from msgspec import Struct

from tablee.engine.chance import Seeded
from tablee.engine.ear import Listening
from tablee.engine.match import Match
from tablee.engine.record import Record, Replay
from tablee.engine.seats import NOBODY
from tablee.games.cuba import game
from tablee.games.cuba.bot import BOTS, Cunning
from tablee.games.cuba.moves import ACCUSE, INQUIRE


class Belief(Struct, frozen=True):
    """Of one bot, by seat: how likely a thief, an agent, a Loyal, a driver, the Cleaner, an urchin.

    Nothing is said of the Godfather, who is none of them.
    """

    seat: int  # whose belief
    roles: list[list[float]]


class Moment(Struct, frozen=True):
    """Before the investigation's first move, and before each accusation."""

    step: int  # so many lines of the record lie before
    target: int  # who is accused next; NOBODY: the investigation begins
    beliefs: list[Belief]


def hindsight(record: Record) -> list[Moment]:
    """Of every bot that has beliefs, as long as it is in; nothing of a game that isn't over."""
    if record.outcome is None:
        return []
    ear = Listening()
    replay = Replay(record, game, ear)
    bots = {
        seat: Cunning(seat, game.moves, Seeded(0))
        for seat, sitting in enumerate(record.seats)
        if issubclass(BOTS.get(sitting.bot, object), Cunning)
    }
    moments: list[Moment] = []
    heard = 0
    for step in range(len(record.lines)):
        match = replay.match
        for seat, bot in bots.items():
            for event in game.events.for_seat(ear.told[heard:], seat):
                bot.hear(event)
        heard = len(ear.told)
        if match.view(NOBODY).phase == "inquiry":
            target = accused(match, record, step)
            if target != NOBODY or not moments:
                moments.append(Moment(step, target, beliefs(match, bots)))
        replay.step()
    return moments


def accused(match: Match, record: Record, step: int) -> int:
    """Whom the next line accuses."""
    line = record.lines[step]
    if line.undo:
        return NOBODY
    number, _ = game.moves.pack(game.moves.decoder.decode(bytes(line.move)))
    return number - ACCUSE if ACCUSE <= number < INQUIRE else NOBODY


def beliefs(match: Match, bots: dict[int, Cunning]) -> list[Belief]:
    found = []
    for seat, bot in bots.items():
        view = match.view(seat)
        if seat not in view.out:
            roles = bot.chair(view).roles()
            parts = [roles.get(other, ()) for other in range(view.seats)]
            found.append(Belief(seat, [[round(part, 3) for part in role] for role in parts]))
    return found

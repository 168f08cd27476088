"""Twin tables with a mime: what a seat gets of it tells nothing that it may not know."""

from __future__ import annotations

from tablee.engine.chance import Seeded
from tablee.engine.game import State
from tablee.engine.seats import NOBODY
from tests.every_game.mimes import Mimes, Pieces, miming
from tests.every_game.twins import AnyGame
from tests.every_game.walks import onlookers, quiet

FAR = 3  # about how many moments of a mime are looked at, beside its beginning and its end


def check_senses(game: AnyGame, seats: int, seed: int, other: int, mimes: Mimes) -> int:
    """What twins get of a mime is the same, and of one that feels the same; how often any felt."""
    luck, feelers = Seeded(other), 0
    pieces: Pieces = []
    for s in quiet(game, seats, seed):
        child = miming(game, s)
        if child is not None:
            pieces = mimes.any(luck)
        for seat in onlookers(seats):
            twin = game.imagine(game.view(s, seat), luck)
            assert game.shown(twin, seat) == game.shown(s, seat), "what is shown tells"
            got = sensed(game, s, seat, pieces)
            assert sensed(game, twin, seat, pieces) == got, "what is sensed tells"
            if seat == child:
                assert judged(game, twin, seat, pieces) == judged(game, s, seat, pieces), (
                    "the refusals of a mime tell"
                )
            if seat == NOBODY:
                assert not any(got), "what onlookers get tells of a mime"
            elif got[0]:
                feelers += 1
                assert len({len(frame) for frame in got}) == 1, "the sizes of frames tell"
                like = sensed(game, s, seat, mimes.like(pieces))
                assert like == got, "frames tell what no skin could"
            else:
                for count, one in zip(moments(pieces), got, strict=True):
                    assert one in (b"", *pieces[count - 1 : count]), (
                        "a frame tells who never felt before"
                    )
    return feelers


def moments(pieces: Pieces) -> list[int]:
    """How many pieces have come, where it is looked at."""
    step = max(1, len(pieces) // FAR)
    return sorted({0, len(pieces), *range(1, len(pieces) + 1, step)})


def sensed(game: AnyGame, s: State, seat: int, pieces: Pieces) -> list[bytes]:
    return [game.sense(s, seat, pieces[:count]) for count in moments(pieces)]


def judged(game: AnyGame, s: State, seat: int, pieces: Pieces) -> list[str | None]:
    """Which rule forbids which piece, and which the end."""
    rules = [game.misstep(s, seat, pieces[:count]) for count in moments(pieces) if count]
    return [*rules, game.unfinished(s, seat, pieces)]

"""A job holds nothing that its seat may not know (table.secret)."""

from __future__ import annotations

import msgspec
import pytest

from tablee.engine.chance import Seeded
from tablee.engine.ear import Listening, Told
from tablee.engine.events import may_know
from tablee.engine.game import State
from tablee.engine.match import Match, Refused
from tablee.engine.playout import random_move
from tablee.engine.seats import EVERYBODY
from tablee.games.shelf import packages, take
from tablee.server.bots.job import listens, make_job
from tablee.server.bots.worker import think
from tests.every_game.walks import game_of, quiet
from tests.server.bots.tables import laid
from tests.server.bots.troublemakers import Listens

GAMES = sorted(packages())


def job_at(id: str, seats: int, s: State, seat: int) -> bytes:
    match = Match(game_of(id), seats, Seeded(0), None, None, None, s)
    return msgspec.json.encode(make_job(match, seat, "random", [], 3))


@pytest.mark.rule("table.secret")
@pytest.mark.parametrize("id", GAMES)
def test_twin_tables_give_the_same_job(id: str) -> None:
    game = game_of(id)
    seats = min(game.fewest + 1, game.most)
    seen = 0
    for seed in range(5):
        for s in quiet(game, seats, seed):
            for seat in [ask.seat for ask in game.asks(s) if ask.seat >= 0]:
                twin = game.imagine(game.view(s, seat), Seeded(seed + 1000))
                assert job_at(id, seats, twin, seat) == job_at(id, seats, s, seat)
                seen += 1
    assert seen > 5


@pytest.mark.rule("table.secret")
@pytest.mark.parametrize("id", GAMES)
def test_a_listener_gets_only_what_its_seat_was_told(
    id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(take(id).bots, "listens", Listens)
    match, luck = laid(id, take(id).game.fewest), Seeded(4)
    ear = match.ear.inner
    assert isinstance(ear, Listening)
    for _ in range(6):
        for seat in [ask.seat for ask in match.asks if ask.seat >= 0]:
            others = [
                one if may_know(one, seat) else Told(one.audience, one.kind, 77, 77, "psst")
                for one in ear.told
            ]
            job = make_job(match, seat, "listens", ear.told, 0)
            assert job == make_job(match, seat, "listens", others, 0)
            events = msgspec.json.decode(job.told, type=list[match.game.events.type])  # type: ignore[name-defined]
            assert events == match.game.events.for_seat(ear.told, seat)
        if match.over:
            break
        match.submit(match.turn, random_move(match.game, match.state, match.turn, luck))


def test_only_listeners_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(take("paires").bots, "listens", Listens)
    match = laid("paires", 3)
    told = [Told(EVERYBODY, 2, 0, 0, "")]
    assert listens("paires", "listens")
    assert not listens("paires", "counts")
    assert bytes(make_job(match, match.turn, "counts", told, 0).told) == b"[]"
    heard, deaf = (think(make_job(match, match.turn, "listens", some, 0)) for some in (told, []))
    assert heard != deaf


@pytest.mark.rule("table.ask")
def test_who_is_not_asked_gets_no_job() -> None:
    match = laid("paires", 3)
    with pytest.raises(Refused):
        make_job(match, (match.turn + 1) % 3, "random", [], 0)

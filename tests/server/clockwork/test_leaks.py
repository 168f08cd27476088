"""The twin houses are put to the test themselves: each leak that is planted is found."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tablee.engine.game import Ask
from tablee.games.shelf import take
from tablee.server import botturns
from tablee.server.bots.job import Job
from tablee.thinking.pace import Span
from tests.every_game.test_leaks_are_caught import FeelsTheSecret
from tests.server.clockwork import side
from tests.server.clockwork.judging import Tells
from tests.server.clockwork.test_same_times import compare_houses
from tests.server.clockwork.twins import Twins
from tests.toys.window import HALT, WindowToy
from tests.toys.window import State as WindowState

Plant = Callable[[pytest.MonkeyPatch], object]
Thinking = Coroutine[Any, Any, Any]


class WaitsForHolders(WindowToy):
    """Its windows are a little longer where somebody holds a STOP."""

    def asks(self, s: WindowState) -> list[Ask]:
        seconds = 5 if HALT in s.cards else 4
        return [
            Ask(ask.seat, ask.rule, ask.must, ask.default, seconds if ask.seat < 0 else 0)
            for ask in super().asks(s)
        ]


def a_bot_that_does_not_pause(patch: pytest.MonkeyPatch) -> None:
    """It answers sooner when it holds something: nothing hides how long it thought."""

    async def at_once(thinking: Thinking, scale: float, span: Span | None = None) -> Any:
        return await thinking

    patch.setattr(botturns, "in_human_time", at_once)


def a_bot_that_thinks_for_longer_than_it_pauses(patch: pytest.MonkeyPatch) -> None:
    def thought(twins: Twins, job: Job) -> float:
        return Random(bytes(job.view)).choice((0.1, 7.0))

    patch.setattr(Twins, "thought", thought)


def a_disk_that_is_slow_with_some_cards(patch: pytest.MonkeyPatch) -> None:
    settled = side.Watched.settled

    def later(self: side.Watched, error: Exception | None) -> None:
        step = getattr(self.request, "step", None)
        move = 0 if step is None else getattr(step.entry, "move", 0)
        loop = self.side.loop
        loop.done()  # it works no more, and lets time pass
        loop.call_later(0.001 * (move % 2), loop.begun)
        loop.call_later(0.001 * (move % 2), settled, self, error)

    patch.setattr(side.Watched, "settled", later)


def a_word_about_what_nobody_sees(patch: pytest.MonkeyPatch) -> None:
    """Whatever somebody does, all are told that nobody asks to take anything back."""
    look = side.Side.look

    def tell(self: side.Side, told: Any = ()) -> None:
        look(self, told)
        if self.seen:
            self.play.tell_part(b"undo", None)

    patch.setattr(side.Side, "look", tell)


def a_window_that_knows_who_holds_what(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(take("toy-window"), "game", WaitsForHolders())


def a_hand_that_feels_the_secret(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(take("toy-stream"), "game", FeelsTheSecret())


@pytest.mark.rule("table.secret", "table.window")
@pytest.mark.parametrize(
    ("game", "plant"),
    [
        ("pirates", a_bot_that_does_not_pause),
        ("pirates", a_bot_that_thinks_for_longer_than_it_pauses),
        ("toy-sealed", a_disk_that_is_slow_with_some_cards),
        ("toy-sealed", a_word_about_what_nobody_sees),
        ("toy-window", a_window_that_knows_who_holds_what),
        ("toy-stream", a_hand_that_feels_the_secret),
    ],
)
def test_a_leak_is_found(
    game: str, plant: Plant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(Tells, match="tell"):
        compare_houses(tmp_path, monkeypatch, game, 60, 60)

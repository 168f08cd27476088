"""The twin tables themselves are put to the test: each leak that we can think of is caught."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tablee.engine.chance import Chance
from tablee.engine.ear import Ear
from tablee.engine.game import Ask, Game
from tablee.engine.seats import EVERYBODY
from tests.every_game.mimes import MIMES
from tests.every_game.senses import check_senses
from tests.every_game.twins import AnyGame, check_events, check_imagination, check_looks
from tests.toys.sealed import DRAWN, SealedToy
from tests.toys.sealed import State as SealedState
from tests.toys.sealed import View as SealedView
from tests.toys.stream import State as StreamState
from tests.toys.stream import StreamToy
from tests.toys.window import HALT, LET_PASS, STOP, WindowToy
from tests.toys.window import State as WindowState


class ShowsChoices(SealedToy):
    """Its view tells what others have sealed."""

    def view(self, s: SealedState, seat: int) -> SealedView:
        return msgspec.structs.replace(super().view(s, seat), laid=list(s.tray.answers))


class AsksOnlyHolders(WindowToy):
    """Its window asks only those who could react: the asking tells who holds a STOP."""

    def asks(self, s: WindowState) -> list[Ask]:
        asks = super().asks(s)
        return [ask for ask in asks if not s.open or ask.seat < 0 or s.cards[ask.seat] == HALT]


class OffersToAll(WindowToy):
    """Its list of offers depends on the card of the neighbour."""

    def candidates(self, s: WindowState, seat: int) -> list[int]:
        if s.open and seat >= 0 and s.cards[seat - 1] == HALT:
            return [STOP, LET_PASS]
        return super().candidates(s, seat)


class RefusesTooMuch(SealedToy):
    """It refuses a card because of what somebody else holds."""

    def refusal(self, s: SealedState, seat: int, move: int) -> str | None:
        others = [card for other, hand in enumerate(s.hands) if other != seat for card in hand]
        return super().refusal(s, seat, move) or ("toy-sealed.lay" if move in others else None)


class TellsAnswers(SealedToy):
    """It tells everybody what was sealed."""

    def play(self, s: SealedState, seat: int, move: int, ear: Ear) -> None:
        first = s.hands[(seat + 1) % len(s.hands)][0]
        ear.hear(EVERYBODY, DRAWN, seat, first)
        super().play(s, seat, move, ear)


class ForgetsTheTray(SealedToy):
    """Its imagination leaves out what others have sealed."""

    def imagine(self, view: SealedView, chance: Chance) -> SealedState:
        s = super().imagine(view, chance)
        for seat in view.answered:
            if seat != view.seat and not view.laid:
                s.tray.answer(seat, 0)
        return s


class PassesPieces(StreamToy):
    """Who feels gets the piece itself."""

    def sense(self, s: StreamState, seat: int, pieces: list[bytes]) -> bytes:
        frame = super().sense(s, seat, pieces)
        return pieces[-1][:2] if frame and pieces and seat == 1 else frame


class FeelsTooFinely(StreamToy):
    """Its frames tell a little more than skin does."""

    def sense(self, s: StreamState, seat: int, pieces: list[bytes]) -> bytes:
        frame = super().sense(s, seat, pieces)
        return (
            bytes((frame[0] + pieces[-1][0] % 2, *frame[1:]))
            if seat == 1 and frame and pieces
            else frame
        )


class GrowsWithForce(StreamToy):
    """Its frames are longer where more is felt."""

    def sense(self, s: StreamState, seat: int, pieces: list[bytes]) -> bytes:
        frame = super().sense(s, seat, pieces)
        return frame * (1 + frame[1]) if seat == 1 and frame else frame


class FeelsTheSecret(StreamToy):
    """A hand that feels what the table hides."""

    def sense(self, s: StreamState, seat: int, pieces: list[bytes]) -> bytes:
        frame = super().sense(s, seat, pieces)
        return frame + bytes((s.secret,)) if seat == 1 and frame else frame


class ShowsOnlookers(StreamToy):
    """A Grandfather could peek at the television."""

    def sense(self, s: StreamState, seat: int, pieces: list[bytes]) -> bytes:
        return pieces[-1] if seat < 0 and pieces else super().sense(s, seat, pieces)


class ShowsBySecret(StreamToy):
    """Which mime is shown depends on what somebody else knows."""

    def shown(self, s: StreamState, seat: int) -> list[int]:
        return [0] if s.secret == 0 else super().shown(s, seat)


Check = Callable[[AnyGame], None]


def looks(game: AnyGame) -> None:
    for seed in range(20):
        check_looks(game, 3, seed, seed + 1)


def events(game: AnyGame) -> None:
    for seed in range(20):
        check_events(game, 3, seed, seed + 1)


def senses(game: AnyGame) -> None:
    for seed in range(20):
        check_senses(game, 2, seed, seed + 1, MIMES["toy-stream"])


def imagination(game: AnyGame) -> None:
    check_imagination(game, 3, games=100)


@pytest.mark.rule("table.secret", "table.window")
@pytest.mark.parametrize(
    ("leaky", "check"),
    [
        (ShowsChoices(), looks),
        (AsksOnlyHolders(), looks),
        (OffersToAll(), looks),
        (RefusesTooMuch(), looks),
        (TellsAnswers(), events),
        (PassesPieces(), senses),
        (FeelsTooFinely(), senses),
        (GrowsWithForce(), senses),
        (FeelsTheSecret(), senses),
        (ShowsOnlookers(), senses),
        (ShowsBySecret(), senses),
    ],
)
def test_a_leak_is_caught(leaky: Game[Any, Any], check: Check) -> None:
    with pytest.raises(AssertionError, match="tell"):
        check(leaky)


@pytest.mark.rule("table.secret")
def test_an_imagination_that_forgets_is_caught() -> None:
    with pytest.raises(AssertionError, match="never varies"):
        imagination(ForgetsTheTray())

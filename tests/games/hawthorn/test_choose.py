"""The first card: chosen in secret, revealed together."""

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.seats import NOBODY
from tablee.games.hawthorn import game
from tablee.games.hawthorn.events import DrawingBegan, FirstPlayer, Revealed
from tablee.games.hawthorn.moves import DRAW, FOLD, LAY, PLAY, Lay
from tests.games.hawthorn.table import (
    THREE,
    dealt,
    events,
    fronts,
    hand,
    lay,
    news,
    opened,
    refusal,
    state,
    view,
)


@pytest.mark.rule("hawthorn.choose")
def test_everybody_is_asked_at_once() -> None:
    m = dealt(THREE)
    assert [(ask.seat, ask.rule, ask.must) for ask in m.asks] == [
        (seat, "hawthorn.choose", True) for seat in range(3)
    ]


@pytest.mark.rule("hawthorn.choose")
def test_you_lay_any_card_of_your_hand_once_for_each_value() -> None:
    m = dealt(THREE)
    assert [game.moves.unpack(move) for move in m.legal(1)] == [Lay(5), Lay(6), Lay(9), Lay(10)]


@pytest.mark.rule("hawthorn.choose")
@pytest.mark.parametrize("move", [LAY + 1, LAY + 3, LAY + 7, LAY, PLAY + 5, DRAW, FOLD, -1, 99])
def test_you_lay_nothing_else(move: int) -> None:
    assert refusal(dealt(THREE), 1, move) == "hawthorn.choose"


@pytest.mark.rule("hawthorn.choose", "table.ask")
@pytest.mark.parametrize("seat", [3, 9, 62, NOBODY])
def test_nobody_else_lays_a_card(seat: int) -> None:
    assert refusal(dealt(THREE), seat, LAY + 10) == "table.ask"


@pytest.mark.rule("hawthorn.choose", "table.ask")
def test_silence_lays_the_lowest_card() -> None:
    m = dealt(THREE)
    assert [ask.default for ask in m.asks] == [LAY + 3, LAY + 5, LAY + 4]
    assert all(m.refusal(ask.seat, ask.default) is None for ask in m.asks)


@pytest.mark.rule("hawthorn.choose", "table.secret")
def test_nobody_sees_what_was_laid_before_the_last_card_is_in() -> None:
    m = dealt(THREE)
    before = len(events(m))
    lay(m, 0, 8)
    lay(m, 2, 10)
    assert news(m, before) == []
    assert fronts(m) == [[], [], []]
    assert [view(m, seat).answered for seat in (0, 1, 2, NOBODY)] == [[0, 2]] * 4
    assert [view(m, seat).chosen for seat in (0, 1, 2, NOBODY)] == [8, -1, 10, -1]
    assert view(m).hands == [5, 5, 5]


@pytest.mark.rule("hawthorn.choose", "table.ask")
def test_you_may_change_your_mind_until_the_last_card_is_in() -> None:
    m = dealt(THREE)
    lay(m, 0, 3)
    assert [ask.must for ask in m.asks] == [False, True, True]
    lay(m, 0, 9)
    assert view(m, 0).chosen == 9
    lay(m, 1, 6)
    lay(m, 2, 4)
    assert fronts(m) == [[9], [6], [4]]


@pytest.mark.rule("hawthorn.choose")
def test_a_changed_mind_needs_a_card_of_the_hand_too() -> None:
    m = dealt(THREE)
    lay(m, 0, 3)
    assert refusal(m, 0, LAY + 5) == "hawthorn.choose"
    assert view(m, 0).chosen == 3


@pytest.mark.rule("hawthorn.choose")
def test_the_cards_are_revealed_together_in_the_order_of_the_seats() -> None:
    m = dealt(THREE)
    before = len(events(m))
    lay(m, 2, 4)
    lay(m, 0, 8)
    lay(m, 1, 5)
    assert news(m, before) == [
        Revealed(0, 8), Revealed(1, 5), Revealed(2, 4), FirstPlayer(2), DrawingBegan(1, 2),
    ]  # fmt: skip


@pytest.mark.rule("hawthorn.choose")
def test_a_revealed_card_leaves_the_hand() -> None:
    m = opened(THREE)
    assert fronts(m) == [[3], [5], [7]]
    assert hand(m, 0) == [8, 9, 10, 10]
    assert view(m).hands == [4, 4, 4]
    assert view(m, 0).chosen == -1
    assert view(m).answered == []


@pytest.mark.rule("hawthorn.choose")
def test_of_two_equal_cards_one_stays_in_the_hand() -> None:
    m = dealt(THREE)
    lay(m, 0, 10)
    lay(m, 1, 9)
    lay(m, 2, 8)
    assert hand(m, 0) == [3, 8, 9, 10]


@pytest.mark.rule("hawthorn.choose", "table.ask")
def test_after_the_last_card_it_is_too_late() -> None:
    m = opened(THREE)
    assert refusal(m, 1, LAY + 9) == "table.ask"
    assert refusal(m, 0, LAY + 9) == "hawthorn.lap"


@pytest.mark.rule("hawthorn.choose", "table.undo")
def test_a_choice_can_be_taken_back_until_the_cards_are_revealed() -> None:
    m = dealt(THREE)
    lay(m, 0, 3)
    m.undo(1)
    assert view(m).answered == []
    for seat, card in enumerate((3, 5, 7)):
        lay(m, seat, card)
    assert m.rows[-1].final


@pytest.mark.rule("hawthorn.choose", "table.secret")
def test_an_imagined_choice_is_any_card_of_the_imagined_hand() -> None:
    m = dealt(THREE)
    lay(m, 0, 3)
    lay(m, 1, 5)
    choices = set()
    for seed in range(60):
        twin = game.imagine(view(m, 0), Seeded(seed))
        assert int(twin.tray.answers[0]) == 3
        chosen = int(twin.tray.answers[1])
        assert chosen in game.view(twin, 1).hand
        choices.add(chosen)
        assert twin.tray.awaits(2)
    assert len(choices) > 5
    assert int(state(m).tray.answers[1]) == 5

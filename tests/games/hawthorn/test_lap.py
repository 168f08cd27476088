"""Lap after lap: everybody acts once, drawing on odd laps and playing on even ones."""

import pytest

from tablee.engine.match import Refused
from tablee.engine.seats import CROUPIER, NOBODY
from tablee.games.hawthorn import game
from tablee.games.hawthorn.events import DrawingBegan, Drew, Paired, Played, PlayingBegan
from tablee.games.hawthorn.moves import DRAW, FOLD, LAY, PLAY, Draw, Fold, Play
from tests.games.hawthorn.table import (
    THREE,
    draw,
    events,
    fold,
    fronts,
    hand,
    laid,
    news,
    opened,
    play,
    purses,
    refusal,
    state,
    view,
)


@pytest.mark.rule("hawthorn.lap")
def test_on_the_first_lap_you_draw_or_fold() -> None:
    m = opened(THREE)
    assert (view(m).lap, view(m).drawing) == (1, True)
    assert [game.moves.unpack(move) for move in m.legal(0)] == [Draw(), Fold()]


@pytest.mark.rule("hawthorn.lap")
def test_on_the_second_lap_you_play_a_card_of_your_hand_or_fold() -> None:
    m = opened(THREE, [4, 6, 9])
    draw(m, 3)
    assert (view(m).lap, view(m).drawing) == (2, False)
    offers = [game.moves.unpack(move) for move in m.legal(0)]
    assert offers == [Play(8), Play(9), Play(10), Fold()]


@pytest.mark.rule("hawthorn.lap")
def test_laps_of_drawing_and_of_playing_take_turns() -> None:
    m = opened(THREE, [4, 6, 9, 1, 2, 3])
    draw(m, 3)
    play(m, 8, 9, 8)
    draw(m, 3)
    told = [event for event in events(m) if isinstance(event, DrawingBegan | PlayingBegan)]
    assert told == [
        DrawingBegan(1, 0), PlayingBegan(2, 0), DrawingBegan(3, 0), PlayingBegan(4, 0),
    ]  # fmt: skip


@pytest.mark.rule("hawthorn.lap")
def test_one_person_is_asked_and_must_answer() -> None:
    [ask] = opened(THREE).asks
    assert (ask.seat, ask.rule, ask.must) == (0, "hawthorn.lap", True)


@pytest.mark.rule("hawthorn.lap", "table.ask")
@pytest.mark.parametrize("lap", [1, 2])
def test_silence_becomes_a_fold(lap: int) -> None:
    m = laid([[3], [5]], [[9], [8]], lap=lap)
    assert m.asks[0].default == FOLD
    assert m.refusal(0, FOLD) is None


@pytest.mark.rule("hawthorn.lap")
@pytest.mark.parametrize("move", [PLAY + 8, PLAY + 3, LAY + 8, -1, 2, 99])
def test_on_an_odd_lap_nothing_is_played_from_the_hand(move: int) -> None:
    assert refusal(opened(THREE), 0, move) == "hawthorn.lap"


@pytest.mark.rule("hawthorn.lap")
@pytest.mark.parametrize("move", [DRAW, PLAY + 1, PLAY + 7, LAY + 8, PLAY, -1, 99])
def test_on_an_even_lap_nothing_comes_from_anywhere_but_the_hand(move: int) -> None:
    m = laid([[3], [5]], [[8, 9], [7]], lap=2)
    assert refusal(m, 0, move) == "hawthorn.lap"


@pytest.mark.rule("hawthorn.lap", "table.ask")
@pytest.mark.parametrize("seat", [1, 2, 3, 62, CROUPIER, NOBODY])
@pytest.mark.parametrize("move", [DRAW, FOLD])
def test_it_is_not_somebody_elses_turn(seat: int, move: int) -> None:
    m = opened(THREE)
    assert refusal(m, seat, move) == "table.ask"
    assert m.legal(seat) == []


@pytest.mark.rule("hawthorn.lap", "table.ask")
def test_an_answer_to_the_last_question_is_too_late_for_this_one() -> None:
    m = laid([[3], [5]], [[9], [8]], cards=[7, 6])
    [question] = m.ids
    draw(m, 2)
    assert m.turn == 0
    with pytest.raises(Refused, match=r"table\.ask"):
        m.submit(0, FOLD, ask=question)
    m.submit(0, FOLD, ask=m.ids[0])


@pytest.mark.rule("hawthorn.lap", "table.seats")
@pytest.mark.parametrize("first", range(4))
def test_everybody_acts_once_clockwise_from_the_button(first: int) -> None:
    front = [[4], [5], [6], [7]]
    m = laid(front, turn=first, button=first, cards=[10, 10, 10, 10])
    turns = []
    while view(m).lap == 1:
        turns.append(int(m.turn))
        draw(m)
    assert turns == [(first + step) % 4 for step in range(4)]
    assert m.turn == first


@pytest.mark.rule("hawthorn.lap")
def test_those_who_are_out_are_not_asked() -> None:
    m = laid([[4], [], [6], []], cards=[10, 10])
    draw(m)
    assert m.turn == 2
    draw(m)
    assert (m.turn, view(m).lap) == (0, 2)


@pytest.mark.rule("hawthorn.lap", "hawthorn.first")
def test_a_lap_goes_on_when_its_starter_goes_out() -> None:
    m = laid([[4], [5], [6]], cards=[10, 10])
    fold(m)
    assert view(m).button == 1
    draw(m)
    assert (m.turn, view(m).lap) == (2, 1)  # not yet a new lap, though seat 1 has the button
    draw(m)
    assert (m.turn, view(m).lap) == (1, 2)


@pytest.mark.rule("hawthorn.lap", "hawthorn.first")
def test_the_next_lap_starts_with_whoever_has_the_button_then() -> None:
    m = laid([[4], [5], [6], [7]], turn=2, button=2, cards=[10, 10, 10])
    fold(m)
    draw(m, 3)  # seats 3, 0, 1
    assert (m.turn, view(m).lap) == (3, 2)


@pytest.mark.rule("hawthorn.lap", "hawthorn.first")
def test_a_button_that_passes_over_seat_0_to_one_who_has_acted_ends_nothing() -> None:
    m = laid([[4], [5], [6]], turn=2, button=2, acted=[0, 1])
    fold(m)  # the last of the lap holds the button
    assert (m.turn, view(m).lap, view(m).button) == (0, 2, 0)


@pytest.mark.rule("hawthorn.lap")
def test_everybody_sees_who_has_still_to_act() -> None:
    m = opened(THREE, [4, 6, 9])
    assert view(m).to_act == [0, 1, 2]
    draw(m)
    assert view(m).to_act == [1, 2]
    fold(m)
    assert view(m).to_act == [2]
    draw(m)
    assert view(m).to_act == [0, 2]


@pytest.mark.rule("hawthorn.lap")
def test_a_drawn_card_lies_in_front_of_you_for_all_to_see() -> None:
    m = opened(THREE, [4])
    before = len(events(m))
    draw(m)
    assert fronts(m) == [[3, 4], [5], [7]]
    assert news(m, before) == [Drew(0, 4)]
    assert view(m).hands == [4, 4, 4]
    assert view(m).deck == 39


@pytest.mark.rule("hawthorn.lap")
def test_a_played_card_leaves_your_hand_for_all_to_see() -> None:
    m = laid([[3], [5]], [[8, 8, 9], [7]], lap=2)
    before = len(events(m))
    play(m, 8)
    assert fronts(m) == [[3, 8], [5]]
    assert hand(m, 0) == [8, 9]
    assert view(m, 1).hands == [2, 1]
    assert news(m, before) == [Played(0, 8)]
    assert view(m).deck == 55 - 6


@pytest.mark.rule("hawthorn.lap", "hawthorn.pair")
def test_a_card_that_pairs_may_be_played_on_purpose() -> None:
    m = laid([[2, 9], [5], [6]], [[2, 8], [7], [7]], lap=2)
    assert PLAY + 2 in m.legal(0)
    play(m, 2)
    assert Paired(0, 2) in events(m)
    assert purses(m) == [97, 99, 99]


@pytest.mark.rule("hawthorn.lap")
def test_the_croupier_turns_up_the_card_that_was_asked_for() -> None:
    m = opened(THREE, [4])
    s = state(m).copy()
    game.play(s, 0, DRAW, m.ear)
    assert [(ask.seat, ask.rule) for ask in game.asks(s)] == [(CROUPIER, "hawthorn.lap")]


@pytest.mark.rule("hawthorn.lap", "table.undo")
def test_a_card_that_was_drawn_or_played_cannot_be_taken_back() -> None:
    m = opened(THREE, [4, 6, 9])
    draw(m, 3)
    assert m.rows[-1].final
    play(m, 8)
    assert m.rows[-1].final
    with pytest.raises(Refused, match=r"table\.undo"):
        m.undo(1)

"""Match: who may act, what is too late, what can be taken back."""

from __future__ import annotations

import msgspec
import pytest

from tablee.engine.chance import Scripted, Seeded
from tablee.engine.ear import HIDDEN, Listening
from tablee.engine.match import Match, Refused
from tablee.engine.playout import random_move
from tablee.engine.seats import CLOCK, NOBODY
from tablee.games import shelf
from tests.toys import sealed, talk, window
from tests.toys.sealed import LAY
from tests.toys.talk import CLAIM, GUESS, SAY
from tests.toys.window import BLANK, CLOSE, HALT, LET_PASS, REACH, STOP

paires = shelf.take("paires").game
DRAW, FOLD = 0, 1


def refusal(match: Match, seat: int, move: int, ask: int = -1) -> str:
    with pytest.raises(Refused) as refused:
        match.submit(seat, move, "", ask)
    return refused.value.rule


def sealed_table() -> Match:
    return Match(sealed.game, 3, Scripted([1, 2, 3, 3, 4, 5, 0, 1, 2]))


def window_table(cards: list[int]) -> Match:
    return Match(window.game, len(cards), Scripted(cards))


# Who may act


@pytest.mark.rule("table.ask")
def test_only_those_who_are_asked_may_act() -> None:
    match = Match(paires, 3, Scripted([5, 3, 4]))
    assert (match.turn, match.legal(0)) == (1, [])
    assert refusal(match, 0, DRAW) == "table.ask"
    assert refusal(match, 7, DRAW) == "table.ask"
    assert match.log == []


@pytest.mark.rule("table.ask")
def test_an_answer_to_a_closed_question_is_too_late_and_never_re_aimed() -> None:
    match = Match(paires, 2, Scripted([1, 5, 7, 8]))
    first = match.ids[0]
    match.submit(0, DRAW, "", first)
    match.submit(1, DRAW)
    assert match.turn == 0
    assert refusal(match, 0, DRAW, first) == "table.ask"
    assert len(match.log) == 2


@pytest.mark.rule("table.ask")
def test_a_question_left_open_keeps_its_id_while_others_answer() -> None:
    match = sealed_table()
    before = dict(zip([ask.seat for ask in match.asks], match.ids, strict=True))
    match.submit(0, LAY + 1)
    after = dict(zip([ask.seat for ask in match.asks], match.ids, strict=True))
    assert (after[1], after[2]) == (before[1], before[2])
    assert after[0] != before[0]  # answered; now it may be changed, which is another question


@pytest.mark.rule("table.ask", "table.window")
def test_the_clock_closes_every_question_that_was_open() -> None:
    match = window_table([BLANK, HALT, HALT])
    match.submit(0, REACH)
    old = match.ids[0]
    match.submit(1, STOP, "", old)
    match.submit(CLOCK, CLOSE)
    match.submit(1, REACH)
    late = match.ids[match.place(2)]
    assert late != old
    assert refusal(match, 2, STOP, old) == "table.ask"


@pytest.mark.rule("table.ask", "table.window", "table.secret")
def test_ids_do_not_tell_how_many_have_answered() -> None:
    def ids_after(answers: list[tuple[int, int]]) -> list[int]:
        match = window_table([BLANK, HALT, HALT, HALT])
        match.submit(0, REACH)
        for seat, answer in [*answers, (1, STOP)]:
            match.submit(seat, answer)
        match.submit(CLOCK, CLOSE)
        return match.ids

    assert ids_after([]) == ids_after([(2, STOP), (3, LET_PASS), (3, STOP), (1, LET_PASS)])


@pytest.mark.rule("table.ask", "table.secret")
def test_ids_do_not_tell_who_changed_a_sealed_choice() -> None:
    one, two = sealed_table(), sealed_table()
    for match, choices in ((one, [1]), (two, [1, 2, 3, 1])):
        for card in choices:
            match.submit(0, LAY + card)
    assert one.ids == two.ids


def test_where_one_acts_at_a_time_the_turn_need_not_be_named() -> None:
    match = Match(paires, 2, Scripted([1, 5, 7]))
    assert match.legal() == match.legal(0) == [DRAW, FOLD]
    match.play(DRAW)
    assert (match.log[0].seat, match.turn) == (0, 1)


def test_a_move_that_is_not_on_offer_is_refused_under_the_rule_of_the_question() -> None:
    match = Match(paires, 2, Scripted([1, 5]))
    for number in (2, 99, -1, 2**40):
        assert refusal(match, 0, number) == "paires.turn"


@pytest.mark.rule("table.ask")
def test_too_late_is_said_before_anything_else() -> None:
    match = Match(paires, 2, Scripted([1, 5]))
    assert refusal(match, 0, 99, ask=77) == "table.ask"


def test_words_go_only_with_moves_that_take_them_and_within_bounds() -> None:
    match = Match(paires, 2, Scripted([1, 5]))
    with pytest.raises(Refused, match=r"paires\.turn"):
        match.submit(0, FOLD, "listen to this")
    chat = Match(talk.game, 3, Scripted([2]))
    with pytest.raises(Refused, match=r"toy-talk\.talk"):
        chat.submit(1, SAY, "x" * 201)
    assert (match.log, chat.log) == ([], [])


@pytest.mark.rule("table.secret", "table.seats")
@pytest.mark.parametrize("seat", [3, 7, 63, 64, -1, -64])
def test_who_is_not_at_the_table_sees_and_hears_nothing(seat: int) -> None:
    ear = Listening()
    match = Match(sealed.game, 3, Seeded(1), None, None, ear)
    with pytest.raises(Refused, match=r"table\.seats"):
        match.view(seat)
    heard = sealed.game.events.for_seat(ear.told, seat)
    assert {msgspec.structs.asdict(event)["card"] for event in heard} <= {HIDDEN}


# All at once


def test_sealed_choices_can_be_changed_until_the_last_is_in() -> None:
    match = sealed_table()
    match.submit(0, LAY + 1)
    match.submit(0, LAY + 3)
    match.submit(1, LAY + 5)
    assert match.view(2).answered == [0, 1]
    assert match.view(2).laid == []
    match.submit(2, LAY + 0)
    assert match.view(NOBODY).laid == [3, 5, 0]
    assert match.outcome is not None
    assert match.outcome.winners == [1]


def test_nobody_sees_what_another_has_sealed() -> None:
    one, two = sealed_table(), sealed_table()
    one.submit(0, LAY + 1)
    two.submit(0, LAY + 3)
    for seat in (1, 2, NOBODY):
        assert one.view(seat) == two.view(seat)


# Out of turn


@pytest.mark.rule("table.window")
def test_everybody_is_asked_alike_and_nobody_sees_who_has_answered() -> None:
    match = window_table([BLANK, HALT, BLANK, HALT])
    match.submit(0, REACH)
    asks = [(ask.seat, ask.rule, ask.must) for ask in match.asks]
    assert [seat for seat, _, _ in asks] == [1, 2, 3, CLOCK]
    seen = match.view(2)
    match.submit(1, STOP)
    match.submit(3, LET_PASS)
    assert [(ask.seat, ask.rule, ask.must) for ask in match.asks] == asks
    assert match.view(2) == seen


@pytest.mark.rule("table.window")
def test_of_several_the_first_in_turn_order_counts_and_the_others_keep_their_cards() -> None:
    match = window_table([BLANK, HALT, HALT])
    match.submit(0, REACH)
    match.submit(2, STOP)
    match.submit(1, STOP)
    match.submit(CLOCK, CLOSE)
    assert match.view(NOBODY).used == [1]
    assert match.view(2).card == HALT
    assert match.view(0) == window_view_without_a_word_of_seat_2()


def window_view_without_a_word_of_seat_2() -> window.View:
    match = window_table([BLANK, HALT, HALT])
    match.submit(0, REACH)
    match.submit(1, STOP)
    match.submit(CLOCK, CLOSE)
    view: window.View = match.view(0)
    return view


@pytest.mark.rule("table.window")
def test_silence_lets_it_pass() -> None:
    match = window_table([BLANK, HALT])
    match.submit(0, REACH)
    match.submit(CLOCK, CLOSE)
    assert match.view(NOBODY).winner == 0


@pytest.mark.rule("table.window")
def test_whoever_has_shown_a_card_is_known_to_have_none_and_is_not_asked() -> None:
    match = window_table([BLANK, HALT, BLANK])
    match.submit(0, REACH)
    match.submit(1, STOP)
    match.submit(CLOCK, CLOSE)
    match.submit(1, REACH)
    match.submit(CLOCK, CLOSE)
    match = window_table([BLANK, HALT, HALT])
    for stopper in (1, 2):
        match.submit(match.turn, REACH)
        match.submit(stopper, STOP)
        match.submit(CLOCK, CLOSE)
    match.submit(2, REACH)
    assert [ask.seat for ask in match.asks] == [0, CLOCK]


# Free talk


def test_talk_is_logged_and_told_and_never_enters_the_state() -> None:
    ear = Listening()
    match = Match(talk.game, 3, Scripted([2]), None, None, ear)
    before = match.state.copy()
    match.submit(1, SAY, "I saw nothing.")
    match.submit(2, CLAIM + 7)
    assert vars(match.state) == vars(before)
    assert [row.note for row in match.log] == ["I saw nothing.", ""]
    said = talk.game.events.for_seat(ear.told, 0)[-2]
    assert said == talk.Said(1, "I saw nothing.")


def test_a_form_is_offered_once_and_accepts_whatever_is_within_its_bounds() -> None:
    match = Match(talk.game, 3, Scripted([2]))
    assert match.legal(1) == [SAY, CLAIM]
    assert match.refusal(1, CLAIM + 9) is None
    assert match.refusal(1, CLAIM + 10) == "toy-talk.talk"
    assert match.refusal(0, GUESS + 0) == "toy-talk.guess"


# Taking back


@pytest.mark.rule("table.undo")
def test_a_choice_that_told_nothing_new_can_be_taken_back() -> None:
    match = Match(talk.game, 3, Scripted([2]))
    match.submit(1, SAY, "oh")
    match.submit(2, SAY, "ah")
    match.undo(2)
    assert match.rows == []
    assert [row.undone for row in match.log] == [0, 0, 2]
    match.submit(0, GUESS + 2)
    assert match.over


@pytest.mark.rule("table.undo")
def test_nothing_goes_back_behind_a_card_that_was_dealt() -> None:
    match = Match(paires, 2, Scripted([1, 5, 7]))
    match.submit(0, DRAW)
    with pytest.raises(Refused, match=r"table\.undo"):
        match.undo(1)


@pytest.mark.rule("table.undo")
def test_nothing_goes_back_behind_a_revelation_or_the_end() -> None:
    match = window_table([BLANK, HALT, HALT])
    match.submit(0, REACH)
    match.submit(1, STOP)
    match.submit(CLOCK, CLOSE)
    for count in (1, 2, 3, 4, 0, -1):
        with pytest.raises(Refused, match=r"table\.undo"):
            match.undo(count)


@pytest.mark.rule("table.undo")
def test_undo_never_rewinds_luck() -> None:
    match = Match(talk.game, 3, Seeded(5))
    match.submit(1, SAY, "oh")
    picks, holder = match.chance.picks, match.state.holder  # type: ignore[attr-defined]
    match.undo(1)
    assert (match.chance.picks, match.state.holder) == (picks, holder)  # type: ignore[attr-defined]


@pytest.mark.rule("table.undo", "table.ask")
def test_after_an_undo_old_answers_are_too_late() -> None:
    match = sealed_table()
    old = match.ids[1]
    match.submit(0, LAY + 1)
    match.undo(1)
    assert refusal(match, 1, LAY + 5, old) == "table.ask"


@pytest.mark.rule("table.undo")
def test_only_what_could_be_taken_back_is_played_again() -> None:
    """The whole game once, at the first undo; then what has come since the last luck."""
    match, dice = Match(shelf.take("palab").game, 4, Seeded(3)), Seeded(4)
    while match.length < 30 or not match.may_undo(match.rows[-1].seat):
        assert not match.over
        seat = match.asks[dice.below(len(match.asks))].seat
        match.submit(seat, random_move(match.game, match.state, seat, dice))
    newest, view = match.rows[-1], match.view(match.rows[-1].seat)
    for undo in range(20):
        match.undo(1)
        assert match.repeated <= 30 + 3 * undo
        match.submit(newest.seat, newest.move, newest.note)
    assert match.view(newest.seat) == view
    assert match.copy().repeated == match.repeated


# Trying things


def test_what_is_tried_on_a_copy_does_not_happen() -> None:
    match = Match(paires, 2, Seeded(9))
    twin = match.copy()
    twin.submit(twin.turn, FOLD)
    assert match.log == []
    assert match.submit(match.turn, FOLD).picks == twin.log[0].picks
    assert match.view(0) == twin.view(0)


def test_copies_that_go_different_ways_have_logs_of_their_own() -> None:
    match = Match(paires, 2, Seeded(9))
    match.submit(match.turn, FOLD)
    first, second = match.copy(), match.copy()
    for twin in (first, second, match):
        twin.submit(twin.turn, FOLD)
    logs = [match.log, first.log, second.log]
    first.submit(first.turn, FOLD)
    assert [len(log) for log in logs] == [2, 2, 2]
    assert (match.length, first.length, second.length) == (2, 3, 2)
    assert logs[0][0] is logs[1][0] is logs[2][0]
    assert len({id(log[1]) for log in logs}) == 3

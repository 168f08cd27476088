"""What goes on beside the hearing: words, gestures, whispers."""

from __future__ import annotations

import pytest

from tablee.engine.ear import HIDDEN
from tablee.engine.match import Refused
from tablee.engine.seats import NOBODY
from tablee.games.parrain.law.events import FellSilent, Reacted, Said, Whispered
from tablee.games.parrain.law.moves import LetPass, React, Say, Tell, Whisper
from tests.games.parrain.table import (
    ACCOUNTANT,
    DRIVER,
    GODFATHER,
    HENCHMAN,
    SEAMSTRESS,
    WIFE,
    Y,
    accuse,
    asked,
    awaited,
    cancel,
    card,
    close,
    convince,
    heard,
    hearing,
    offered,
    play,
    refused,
    say,
    tell,
    view,
)

LAUGH, GASP, APPLAUSE, THROAT = range(4)


@pytest.mark.rule("parrain.talk")
def test_the_godfather_interrupts_six_times_a_turn() -> None:
    m = hearing()
    for gesture in (0, 1, 2, 3, 3, 3):
        play(m, GODFATHER, Say(gesture, "Go on."))
    assert Said(GODFATHER, 2, "Go on.") in heard(m)
    assert view(m).breath == 0
    assert refused(m, GODFATHER, Say(0, "")) == "parrain.talk"
    say(m, HENCHMAN)
    assert refused(m, GODFATHER, Say(0, "")) == "parrain.cancel.godfather"


@pytest.mark.rule("parrain.talk")
def test_whoever_contradicts_may_say_why_once() -> None:
    m = hearing()
    tell(m, HENCHMAN, 0, ACCOUNTANT)
    cancel(m, ACCOUNTANT)
    close(m)
    assert view(m).retort == ACCOUNTANT
    play(m, ACCOUNTANT, Say(0, "I was in Chicago!"))
    assert Said(ACCOUNTANT, 0, "I was in Chicago!") in heard(m)
    assert Say not in offered(m, ACCOUNTANT)
    assert Say not in offered(m, SEAMSTRESS)


@pytest.mark.rule("parrain.talk")
def test_everybody_but_who_must_act_has_three_gestures_a_turn() -> None:
    m = hearing({HENCHMAN: [card(Y)]})
    for reaction in (LAUGH, GASP, THROAT):
        play(m, DRIVER, React(reaction))
    assert Reacted(DRIVER, GASP) in heard(m, NOBODY)
    assert view(m).reactions == [3, 3, 3, 3, 3, 0]
    assert refused(m, DRIVER, React(LAUGH)) == "parrain.help"
    assert refused(m, HENCHMAN, React(LAUGH)) == "parrain.play"  # he has to explain
    tell(m, HENCHMAN)
    play(m, HENCHMAN, React(LAUGH))  # while the others think
    play(m, GODFATHER, React(APPLAUSE))
    close(m)
    accuse(m, ACCOUNTANT)
    assert refused(m, GODFATHER, React(LAUGH)) == "parrain.convinced"


@pytest.mark.rule("parrain.talk")
def test_the_next_turn_brings_new_ones() -> None:
    m = hearing({HENCHMAN: [card(Y)]})
    play(m, WIFE, React(LAUGH))
    play(m, WIFE, Whisper("Courage!"))
    say(m, HENCHMAN, 0)
    convince(m, ACCOUNTANT)
    play(m, HENCHMAN, offered(m, HENCHMAN)[0])  # type: ignore[arg-type]
    assert view(m).reactions == [3] * 6
    assert view(m, WIFE).whispers[WIFE] == 2


@pytest.mark.rule("parrain.talk", "table.secret")
def test_a_whisper_is_for_the_partner_and_those_whose_partner_one_is() -> None:
    m = hearing(turn=ACCOUNTANT)
    play(m, HENCHMAN, Whisper("I have it."))
    told = Whispered(HENCHMAN, "I have it.")
    hears = {seat for seat in [NOBODY, *range(6)] if told in heard(m, seat)}
    assert hears == {HENCHMAN, WIFE, DRIVER}
    assert {seat: view(m, seat).whispers[HENCHMAN] for seat in (HENCHMAN, WIFE, DRIVER)} == {
        HENCHMAN: 1, WIFE: 1, DRIVER: 1,
    }  # fmt: skip
    assert {view(m, seat).whispers[HENCHMAN] for seat in (NOBODY, 0, 3, 4)} == {HIDDEN}
    play(m, WIFE, Whisper("Hush."))
    assert {seat for seat in range(6) if Whispered(WIFE, "Hush.") in heard(m, seat)} == {1, 2}


@pytest.mark.rule("parrain.talk")
def test_two_whispers_a_turn_even_by_the_accused() -> None:
    m = hearing()
    id = m.id_of(HENCHMAN)
    play(m, HENCHMAN, Whisper("Help!"))
    play(m, HENCHMAN, Whisper("Please!"))
    assert refused(m, HENCHMAN, Whisper("…")) == "parrain.play"
    assert m.id_of(HENCHMAN) == id  # the question that he must answer is the same


@pytest.mark.rule("parrain.talk", "table.ask")
def test_a_gesture_answers_nothing_and_closes_no_question() -> None:
    m = hearing()
    tell(m, HENCHMAN, 0, ACCOUNTANT)
    questions, ids = asked(m), m.ids
    for seat in (HENCHMAN, WIFE, ACCOUNTANT, GODFATHER):
        play(m, seat, React(LAUGH))
    play(m, GODFATHER, Say(1, ""))
    assert (asked(m), m.ids) == (questions, ids)
    assert view(m, ACCOUNTANT).answer == -1
    close(m)
    ids = m.ids
    play(m, WIFE, React(GASP))
    assert m.ids == ids


@pytest.mark.rule("parrain.talk", "table.ask")
def test_a_word_of_the_godfather_keeps_the_question_that_he_must_answer() -> None:
    m = hearing({HENCHMAN: [card(Y)]})
    say(m, HENCHMAN, 0)
    accuse(m, ACCOUNTANT)
    ids = m.ids
    play(m, GODFATHER, Say(3, "Is that so?"))
    assert m.ids == ids


@pytest.mark.rule("parrain.talk")
def test_talk_waits_for_nobody_and_whoever_has_nothing_to_add_is_left_alone() -> None:
    m = hearing()
    tell(m, HENCHMAN, 0, ACCOUNTANT)
    assert SEAMSTRESS not in awaited(m)
    play(m, SEAMSTRESS, LetPass())
    assert heard(m)[-1] == FellSilent(SEAMSTRESS)
    assert SEAMSTRESS not in asked(m)
    assert view(m).quiet == [SEAMSTRESS]
    close(m)
    assert SEAMSTRESS not in asked(m)
    tell(m, HENCHMAN)
    assert SEAMSTRESS in asked(m)  # until the next card


@pytest.mark.rule("parrain.talk", "table.undo")
def test_what_is_said_is_said() -> None:
    m = hearing({HENCHMAN: [card(Y)]})
    play(m, DRIVER, React(LAUGH))
    say(m, HENCHMAN, 0)
    accuse(m, ACCOUNTANT)
    assert [m.may_undo(seat) for seat in range(6)] == [0] * 6


@pytest.mark.rule("parrain.talk")
def test_words_have_a_bound() -> None:
    m = hearing()
    play(m, WIFE, Whisper("a" * 280))
    with pytest.raises(Refused, match=r"parrain\.help"):
        play(m, WIFE, Whisper("a" * 281))
    with pytest.raises(Refused, match=r"parrain\.play"):
        play(m, HENCHMAN, Tell(0, 0, "a" * 281))


@pytest.mark.rule("parrain.talk", "parrain.four")
def test_nobody_whispers_without_a_partner() -> None:
    m = hearing(seats=4)
    assert all(Whisper not in offered(m, seat) for seat in range(4))
    assert view(m).whispers == [0] * 4
    assert Whisper not in offered(hearing(), GODFATHER)

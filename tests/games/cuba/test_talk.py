"""Questions, claims, silence; what they bind nobody to, and what they cost nobody."""

from __future__ import annotations

import pytest

from tablee.engine.match import Match
from tablee.games.cuba.box import WITHOUT_DIAMONDS, diamonds_in, weight
from tablee.games.cuba.events import Questioned, SaidLeft, SaidTake, SaidTokens, StayedSilent
from tablee.games.cuba.moves import (
    Accuse,
    Inquire,
    Listen,
    SayDiamonds,
    SayLeft,
    SayTake,
    SayTokens,
    StaySilent,
)
from tablee.games.cuba.state import BREATH, PATIENCE
from tests.games.cuba.table import (
    DRIVER,
    GODFATHER,
    LOYAL,
    SIX,
    accuse,
    asked,
    heard,
    lies,
    offered,
    play,
    refused,
    stolen,
    view,
)

CAME_DIAMONDS, CAME_TOKENS, LEFT, TAKEN = range(4)
SILENCE = [-1] * 4


@pytest.mark.rule("cuba.talk")
def test_everybody_may_claim_anything_unasked() -> None:
    m = stolen(SIX)
    assert asked(m) == {GODFATHER: ("cuba.accuse", True)} | dict.fromkeys(
        range(1, 6), ("cuba.talk", False)
    )
    play(m, 2, SayTake(LOYAL))  # a lie: there are three diamonds in that pocket
    play(m, 1, SayTokens(0, 0, 1, 2, 1))  # nobody could believe that, and nothing forbids it
    play(m, 4, SayLeft(4, 0, 0, 0, 0, 0))
    assert heard(m)[-3:] == [
        SaidTake(2, LOYAL),
        SaidTokens(1, 0, 0, 1, 2, 1),
        SaidLeft(4, 4, 0, 0, 0, 0, 0),
    ]
    said = view(m).said
    assert said[2] == [-1, -1, -1, LOYAL]
    assert said[1] == [-1, (weight(2) + 2 * weight(3) + weight(4)) // WITHOUT_DIAMONDS, -1, -1]
    assert said[4] == [-1, -1, 4, -1]
    assert said[0] == said[3] == said[5] == SILENCE
    assert view(m).claimed == 3


@pytest.mark.rule("cuba.talk")
def test_the_last_word_counts_and_all_see_who_has_changed_his_story() -> None:
    m = stolen(SIX)
    play(m, 2, SayTake(LOYAL))
    play(m, 2, SayTake(LOYAL))
    play(m, 2, SayDiamonds(15))  # about something else
    assert (view(m).claimed, view(m).wavered) == (3, [])
    play(m, 2, SayTake(DRIVER))
    assert view(m).said[2] == [15, -1, -1, DRIVER]
    assert view(m).wavered == [2]
    accuse(m, 5)
    play(m, 2, SayTake(LOYAL))  # back to the first story, and all remember
    assert (view(m).said[2][TAKEN], view(m).claimed, view(m).wavered) == (LOYAL, 5, [2])
    assert heard(m).count(SaidTake(2, LOYAL)) == 3  # the story holds every word


@pytest.mark.rule("cuba.talk", "table.secret")
def test_which_claims_were_lies_is_told_when_it_is_over() -> None:
    m = stolen(SIX, jokers=0)
    play(m, 2, SayTake(LOYAL))
    play(m, 2, SayDiamonds(15))
    play(m, 1, SayTokens(1, 1, 0, 1, 0))
    play(m, 4, SayLeft(12, 0, 0, 0, 0, 0))
    play(m, 3, SayLeft(1, 0, 0, 0, 0, 0))
    assert view(m, GODFATHER).truth == []
    accuse(m, 3)
    assert lies(view(m)) == [(2, TAKEN), (3, LEFT)]
    came, tokens, left, took = zip(*view(m).truth[1:], strict=True)
    assert view(m).truth[GODFATHER] == SILENCE
    assert list(took) == SIX
    assert list(came) == [15, 15, 12, 12, 12]
    assert [diamonds_in(box) for box in left] == [15, 12, 12, 12, 8]
    assert tokens[1:] == tuple(box // WITHOUT_DIAMONDS for box in left[:-1])


@pytest.mark.rule("cuba.talk")
def test_the_godfather_makes_no_claims_and_nobody_but_him_asks() -> None:
    m = stolen(SIX)
    assert refused(m, GODFATHER, SayTake(LOYAL)) == "cuba.accuse"
    assert refused(m, 2, Inquire(3, TAKEN)) == "cuba.talk"
    assert refused(m, 2, Accuse(3)) == "cuba.talk"
    assert refused(m, GODFATHER, Inquire(GODFATHER, TAKEN)) == "cuba.accuse"


@pytest.mark.rule("cuba.answer")
def test_a_question_is_answered_by_a_claim_or_by_silence() -> None:
    m = stolen(SIX)
    play(m, GODFATHER, Inquire(2, TAKEN))
    assert Questioned(2, TAKEN) in heard(m)
    assert asked(m)[2] == ("cuba.answer", True)
    assert offered(m, 2) == [StaySilent()]
    assert refused(m, 2, SayDiamonds(3)) == "cuba.answer"  # that was not the question
    play(m, 2, SayTake(DRIVER))
    assert view(m).said[2][TAKEN] == DRIVER
    assert view(m).questions[2] == -1
    assert view(m).breath[2] == BREATH
    play(m, GODFATHER, Inquire(2, LEFT))
    m.submit(2, m.asks[m.place(2)].default)
    assert heard(m)[-1] == StayedSilent(2)
    assert asked(m)[2] == ("cuba.talk", False)


@pytest.mark.rule("cuba.answer")
def test_the_godfather_need_not_wait_and_an_accusation_closes_all_questions() -> None:
    m = stolen(SIX)
    play(m, GODFATHER, Inquire(2, TAKEN))
    assert asked(m)[GODFATHER] == ("cuba.accuse", False)
    play(m, GODFATHER, Inquire(3, CAME_DIAMONDS))
    assert view(m).questions == [-1, -1, TAKEN, CAME_DIAMONDS, -1, -1]
    accuse(m, 5)
    assert view(m).questions == [-1] * 6
    assert asked(m)[GODFATHER] == ("cuba.accuse", True)


@pytest.mark.rule("cuba.limit")
def test_out_of_breath_until_the_next_accusation() -> None:
    m = stolen(SIX)
    for _ in range(BREATH):
        play(m, 4, SayDiamonds(1))
    assert 4 not in asked(m)
    play(m, GODFATHER, Inquire(4, TAKEN))
    play(m, 4, SayTake(DRIVER))  # an answer costs no breath
    accuse(m, 5)
    assert asked(m)[4] == ("cuba.talk", False)


@pytest.mark.rule("cuba.limit")
def test_out_of_patience_the_godfather_must_accuse() -> None:
    m = stolen(SIX)
    for _ in range(PATIENCE):
        play(m, GODFATHER, Listen())
    assert asked(m)[GODFATHER] == ("cuba.limit", True)
    assert offered(m, GODFATHER) == [Accuse(seat) for seat in range(1, 6)]
    assert refused(m, GODFATHER, Listen()) == "cuba.limit"
    accuse(m, 5)
    assert view(m).patience == PATIENCE


@pytest.mark.rule("cuba.limit")
def test_silence_of_a_godfather_without_patience_accuses_to_the_left() -> None:
    m = stolen([3, LOYAL, 17, DRIVER, 4])
    for _ in range(PATIENCE):
        m.submit(GODFATHER, m.asks[0].default)  # silence listens
    m.submit(GODFATHER, m.asks[0].default)
    assert view(m).accused == [1]


def contradicting(m: Match) -> list[int]:
    return view(m).threads


@pytest.mark.rule("cuba.thread")
def test_a_thread_joins_neighbours_who_contradict_each_other() -> None:
    m = stolen(SIX, threads=True)
    play(m, 2, SayLeft(15, 0, 1, 0, 1, 0))
    assert contradicting(m) == []
    play(m, 3, SayDiamonds(12))
    assert contradicting(m) == [2]  # one of them lies, and the thread doesn't say who
    play(m, 2, SayLeft(12, 0, 1, 0, 1, 0))
    assert contradicting(m) == []  # only the last words count
    play(m, 3, SayTokens(0, 0, 0, 0, 0))
    assert contradicting(m) == [2]


@pytest.mark.rule("cuba.thread")
@pytest.mark.parametrize("taken", [4, 5])  # -1 left, or -2
def test_whoever_took_more_than_came_contradicts_whoever_is_next(taken: int) -> None:
    m = stolen(SIX, threads=True)
    play(m, 2, SayDiamonds(3))
    play(m, 2, SayTake(taken))
    play(m, 3, SayDiamonds(0))
    assert contradicting(m) == [2]


@pytest.mark.rule("cuba.thread")
def test_nobody_takes_a_token_that_was_not_there() -> None:
    m = stolen(SIX, threads=True)
    play(m, 2, SayTokens(0, 0, 0, 0, 0))
    play(m, 2, SayTake(LOYAL))
    play(m, 3, SayTokens(0, 0, 0, 0, 0))
    assert contradicting(m) == [2]


@pytest.mark.rule("cuba.thread")
def test_what_was_passed_on_follows_from_what_came_and_what_was_taken() -> None:
    m = stolen(SIX, threads=True)
    play(m, 2, SayDiamonds(15))
    play(m, 2, SayTake(3))
    play(m, 3, SayDiamonds(12))
    assert contradicting(m) == []
    play(m, 2, SayTake(LOYAL))
    assert contradicting(m) == [2]


@pytest.mark.rule("cuba.thread")
def test_the_bag_excuses_the_first_player() -> None:
    m = stolen(SIX, threads=True)
    play(m, 1, SayTokens(1, 1, 0, 1, 0))
    play(m, 1, SayTake(LOYAL))
    play(m, 2, SayTokens(0, 1, 0, 0, 0))  # the Driver may be in the bag
    assert contradicting(m) == []


@pytest.mark.rule("cuba.thread")
def test_no_thread_unless_the_table_wants_it() -> None:
    m = stolen(SIX)
    play(m, 2, SayDiamonds(15))
    play(m, 2, SayLeft(15, 0, 0, 0, 0, 0))
    play(m, 3, SayDiamonds(1))
    assert contradicting(m) == []

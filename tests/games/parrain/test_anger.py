"""Three cards and the anger rises; at red, the concrete."""

from __future__ import annotations

import pytest

from tablee.games.parrain.law.events import AngerChanged, ConcretePoured
from tablee.games.parrain.law.moves import Overrule, PourConcrete
from tests.games.parrain.table import (
    ACCOUNTANT,
    ALL,
    GODFATHER,
    GREEN,
    HENCHMAN,
    RED,
    SEAMSTRESS,
    WIFE,
    YELLOW,
    R,
    accuse,
    cancel,
    card,
    convince,
    heard,
    hearing,
    offered,
    play,
    refused,
    say,
    tell,
    view,
    winners,
)


@pytest.mark.rule("parrain.three", "parrain.anger.discard")
def test_the_fourth_card_makes_him_angrier_and_is_the_first() -> None:
    m = hearing()
    for _ in range(3):
        say(m, HENCHMAN)
    assert (view(m).anger, len(view(m).excuses)) == (YELLOW, 3)
    three = [excuse.card for excuse in view(m).excuses]
    tell(m, HENCHMAN)
    assert (view(m).anger, len(view(m).excuses)) == (RED, 1)
    assert view(m).discards == three
    order = [type(event).__name__ for event in heard(m)]
    assert order.index("AngerChanged") < len(order) - 1 - order[::-1].index("ExcuseTold")
    assert AngerChanged(RED) in heard(m)


@pytest.mark.rule("parrain.three")
def test_cancelled_cards_and_those_of_helpers_are_counted() -> None:
    m = hearing(anger=GREEN)
    say(m, HENCHMAN, 0, ACCOUNTANT)
    cancel(m, ACCOUNTANT)
    say(m, WIFE)
    say(m, HENCHMAN)
    assert (view(m).anger, len(view(m).excuses)) == (GREEN, 3)
    say(m, HENCHMAN)
    assert (view(m).anger, len(view(m).excuses)) == (YELLOW, 1)


@pytest.mark.rule("parrain.three", "parrain.anger")
def test_at_red_nothing_is_discarded_and_the_count_goes_on() -> None:
    m = hearing(anger=RED)
    for count in range(1, 7):
        say(m, HENCHMAN)
        assert (view(m).anger, len(view(m).excuses)) == (RED, count)


@pytest.mark.rule("parrain.three", "parrain.next")
def test_the_count_starts_again_with_each_turn() -> None:
    m = hearing({HENCHMAN: [card(ALL), card(ALL, copy=1)]})
    say(m, HENCHMAN, 0)
    say(m, HENCHMAN, 1)
    convince(m, ACCOUNTANT)
    play(m, HENCHMAN, offered(m, HENCHMAN)[0])  # type: ignore[arg-type]
    assert (view(m).turn, view(m).excuses, view(m).anger) == (ACCOUNTANT, [], YELLOW)


@pytest.mark.rule("parrain.red", "parrain.concrete")
def test_concrete_at_red_with_four_counted() -> None:
    m = hearing(anger=RED)
    for _ in range(3):
        say(m, HENCHMAN)
        assert refused(m, GODFATHER, PourConcrete()) == "parrain.cancel.godfather"
    tell(m, HENCHMAN)
    assert view(m).concrete  # even before the beat is over
    play(m, GODFATHER, PourConcrete())
    assert ConcretePoured(HENCHMAN) in heard(m)
    assert view(m).out == [HENCHMAN, WIFE]
    assert winners(m) == [GODFATHER]
    assert m.asks == []  # there is one card of it


@pytest.mark.rule("parrain.red")
def test_not_at_yellow_and_not_while_an_accusation_stands() -> None:
    m = hearing()
    for _ in range(3):
        say(m, HENCHMAN)
    assert PourConcrete() not in offered(m, GODFATHER)
    m = hearing({HENCHMAN: [card(R)]}, anger=RED)
    for _ in range(4):
        say(m, HENCHMAN, 0)
    accuse(m, ACCOUNTANT)
    assert not view(m).concrete
    assert refused(m, GODFATHER, PourConcrete()) == "parrain.convinced"


@pytest.mark.rule("parrain.red", "parrain.accuse")
def test_an_accusation_that_fell_is_none() -> None:
    good = card(R)
    bad = [card(0, copy=copy) for copy in range(3)]
    m = hearing({HENCHMAN: [good, *bad[:2]], SEAMSTRESS: []}, draws=[bad[2]], anger=RED)
    say(m, HENCHMAN, 0)
    accuse(m, ACCOUNTANT)
    play(m, GODFATHER, Overrule(good))
    assert view(m).turn == HENCHMAN
    for place in range(3):
        say(m, HENCHMAN, place)
    play(m, GODFATHER, PourConcrete())
    assert view(m).culprit == HENCHMAN

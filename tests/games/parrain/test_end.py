"""How it ends, who wins, and where the money has been."""

from __future__ import annotations

import pytest

from tablee.engine.ear import HIDDEN
from tablee.engine.seats import NOBODY
from tablee.games.parrain.law.events import (
    BagOpened,
    CulpritNamed,
    Ended,
    ExcusesRanOut,
    MoneyBegan,
    MoneyLooked,
    MoneyWent,
    WentOut,
    Won,
)
from tablee.games.parrain.law.moves import (
    Exchange,
    Look,
    NameCulprit,
    PourConcrete,
    Rotate,
    Whisper,
)
from tablee.games.parrain.seen.view import Stage
from tests.games.parrain.table import (
    ACCOUNTANT,
    DRIVER,
    EXCHANGE,
    EYE,
    GODFATHER,
    GREEN,
    GY,
    HENCHMAN,
    MONEY,
    RED,
    ROTATION,
    SEAMSTRESS,
    WIFE,
    Y,
    asked,
    cancel,
    card,
    close,
    convince,
    empty_the_pile,
    heard,
    hearing,
    play,
    refused,
    say,
    tell,
    view,
    winners,
)


def poured(turn: int, bags: list[int], seats: int = 6) -> tuple[list[int], list[int]]:
    """Who is out and who wins when concrete strikes this one."""
    m = hearing(turn=turn, anger=RED, bags=bags, seats=seats)
    for _ in range(4):
        say(m, turn)
    play(m, GODFATHER, PourConcrete())
    return view(m).out, winners(m)


@pytest.mark.rule("parrain.win", "parrain.end.concrete")
def test_the_godfather_wins_if_one_of_the_two_has_the_money() -> None:
    assert poured(HENCHMAN, [-1, 0, 1, 2, 3, 4]) == ([HENCHMAN, WIFE], [GODFATHER])
    assert poured(HENCHMAN, [-1, 1, 0, 2, 3, 4]) == ([HENCHMAN, WIFE], [GODFATHER])


@pytest.mark.rule("parrain.win", "parrain.end.concrete")
def test_else_the_holder_wins_with_his_partner() -> None:
    assert poured(HENCHMAN, [-1, 1, 2, 0, 3, 4])[1] == [ACCOUNTANT, SEAMSTRESS]


@pytest.mark.rule("parrain.win", "parrain.partner")
def test_one_way_partners_at_six() -> None:
    """Concrete on the Driver takes the Henchman; the Henchman's takes the Wife, not the Driver."""
    assert poured(DRIVER, [-1, 0, 1, 2, 3, 4]) == ([HENCHMAN, DRIVER], [GODFATHER])
    assert poured(DRIVER, [-1, 1, 0, 2, 3, 4]) == ([HENCHMAN, DRIVER], [WIFE])  # he is out
    assert poured(HENCHMAN, [-1, 1, 2, 3, 4, 0]) == ([HENCHMAN, WIFE], [DRIVER])
    assert poured(ACCOUNTANT, [-1, 1, 2, 3, 4, 0])[1] == [HENCHMAN, DRIVER]
    assert poured(ACCOUNTANT, [-1, 0, 1, 2, 3, 4])[1] == [HENCHMAN, WIFE]  # not the Driver


@pytest.mark.rule("parrain.end.concrete")
def test_all_bags_are_opened() -> None:
    m = hearing(anger=RED)
    for _ in range(4):
        say(m, HENCHMAN)
    play(m, GODFATHER, PourConcrete())
    opened = [event for event in heard(m) if isinstance(event, BagOpened)]
    assert opened == [BagOpened(seat, seat - 1) for seat in range(1, 6)]
    assert [event for event in heard(m) if isinstance(event, WentOut)] == [
        WentOut(HENCHMAN), WentOut(WIFE),
    ]  # fmt: skip
    assert Ended(0) in heard(m)
    assert Won(GODFATHER) in heard(m)
    assert view(m).bags == [-1, 0, 1, 2, 3, 4]
    assert m.asks == []


@pytest.mark.rule("parrain.end.pile")
def test_as_soon_as_the_last_excuse_is_drawn_the_godfather_must_name_somebody() -> None:
    m = hearing(bags=[-1, 1, 2, 0, 3, 4])
    empty_the_pile(m, keep=2)
    say(m, HENCHMAN, 0, SEAMSTRESS)
    assert view(m).pile == 1
    tell(m, HENCHMAN, 0, SEAMSTRESS)  # the beat lapses, and the cards in play are gone
    assert heard(m)[-1] == ExcusesRanOut()
    assert asked(m) == {GODFATHER: ("parrain.end.pile", True)}
    seen = view(m)
    assert (seen.phase, seen.excuses, seen.named, len(seen.discards)) == ("naming", [], [], 2)
    assert refused(m, GODFATHER, NameCulprit(GODFATHER)) == "parrain.end.pile"
    assert refused(m, WIFE, Whisper("…")) == "table.ask"
    play(m, GODFATHER, NameCulprit(SEAMSTRESS))
    assert CulpritNamed(SEAMSTRESS) in heard(m)
    assert view(m).out == [ACCOUNTANT, SEAMSTRESS]  # as by concrete
    assert winners(m) == [GODFATHER]


@pytest.mark.rule("parrain.end.pile", "parrain.pile")
def test_discards_never_come_back_and_what_was_laid_aside_is_not_drawn() -> None:
    m = hearing()
    empty_the_pile(m, keep=5)
    for _ in range(4):
        say(m, HENCHMAN)
    assert view(m).pile == 1
    tell(m, WIFE)
    assert view(m).phase == "naming"
    assert view(m).pile == 0


@pytest.mark.rule("parrain.end.pile")
def test_a_card_drawn_for_a_cancel_may_be_the_last() -> None:
    m = hearing()
    empty_the_pile(m, keep=2)
    tell(m, HENCHMAN, 0, SEAMSTRESS)
    cancel(m, SEAMSTRESS)
    close(m)
    assert view(m).phase == "naming"
    assert view(m).retort == NOBODY


@pytest.mark.rule("parrain.end.concrete", "parrain.win")
def test_the_way_of_the_money_is_told_in_order_with_every_look() -> None:
    hands = {
        HENCHMAN: [card(Y, EXCHANGE)],
        ACCOUNTANT: [card(GY, EYE)],
        SEAMSTRESS: [card(0, EYE)],
        DRIVER: [card(GY, ROTATION)],
    }
    m = hearing(hands)
    say(m, HENCHMAN, 0)
    convince(m, ACCOUNTANT)
    play(m, HENCHMAN, Exchange())  # 1: the money goes to the Accountant
    assert view(m).anger == GREEN
    say(m, ACCOUNTANT, 0)
    convince(m, DRIVER)
    play(m, ACCOUNTANT, Look())  # 2: who sees it
    say(m, DRIVER, 0)
    convince(m, SEAMSTRESS)
    play(m, DRIVER, Rotate(True))  # 3: on to the Seamstress
    say(m, SEAMSTRESS, 0)
    convince(m, WIFE)
    play(m, SEAMSTRESS, Look())  # 4
    assert not any(isinstance(event, MoneyBegan) for event in heard(m))
    empty_the_pile(m, keep=1)
    tell(m, WIFE)
    play(m, GODFATHER, NameCulprit(WIFE))
    way = [event for event in heard(m) if isinstance(event, MoneyBegan | MoneyWent | MoneyLooked)]
    assert way == [
        MoneyBegan(HENCHMAN),
        MoneyWent(HENCHMAN, ACCOUNTANT, 1),
        MoneyLooked(ACCOUNTANT, MONEY, 2),
        MoneyWent(ACCOUNTANT, SEAMSTRESS, 3),
        MoneyLooked(SEAMSTRESS, MONEY, 4),
    ]
    seen = view(m)
    assert seen.way == [Stage(0, HENCHMAN), Stage(1, ACCOUNTANT), Stage(3, SEAMSTRESS)]
    looks = [(step.seat, step.bag) for step in seen.steps if step.kind == "looked"]
    assert looks == [(ACCOUNTANT, MONEY), (SEAMSTRESS, MONEY)]
    assert winners(m) == [ACCOUNTANT, SEAMSTRESS]


@pytest.mark.rule("parrain.end.concrete", "table.secret")
def test_nothing_of_it_is_known_before() -> None:
    m = hearing({WIFE: [card(Y, EYE)]}, turn=WIFE)
    say(m, WIFE, 0)
    convince(m, ACCOUNTANT)
    play(m, WIFE, Look())
    for seat in [NOBODY, *range(6)]:
        seen = view(m, seat)
        assert seen.way == []
        assert set(seen.bags[1:]) == {HIDDEN}
        assert [step.bag for step in seen.steps] == [1 if seat == WIFE else HIDDEN]

"""The turn of the accused: excuses, the beat after each, cancelling and helping."""

from __future__ import annotations

import pytest

from tablee.engine.match import Refused
from tablee.engine.seats import CLOCK, NOBODY
from tablee.games.parrain import game
from tablee.games.parrain.law.events import (
    Cancelled,
    Drew,
    ExcuseTold,
    Overruled,
    SteppedIn,
    Unopposed,
)
from tablee.games.parrain.law.moves import (
    Accuse,
    Cancel,
    LetPass,
    Overrule,
    StepBack,
    StepIn,
    Tell,
)
from tests.games.parrain.table import (
    ACCOUNTANT,
    ALL,
    DRIVER,
    EYE,
    GODFATHER,
    HENCHMAN,
    ROTATION,
    SEAMSTRESS,
    WIFE,
    G,
    R,
    Y,
    accuse,
    asked,
    awaited,
    cancel,
    card,
    close,
    heard,
    hearing,
    let_pass,
    offered,
    play,
    refused,
    say,
    state,
    tell,
    view,
)

FIRST, SECOND, NEW = card(Y), card(G, ROTATION), card(R, ROTATION)


@pytest.mark.rule("parrain.play")
def test_a_story_a_card_those_named_and_a_new_card() -> None:
    m = hearing({HENCHMAN: [FIRST, SECOND]}, draws=[NEW])
    tell(m, HENCHMAN, 0, ACCOUNTANT, HENCHMAN, text="I was at the cinema, and so was he.")
    told = [event for event in heard(m) if isinstance(event, ExcuseTold)]
    text = "I was at the cinema, and so was he."
    assert told == [ExcuseTold(HENCHMAN, FIRST, 1 << ACCOUNTANT, text)]  # oneself isn't named
    assert heard(m, HENCHMAN)[-1] == Drew(HENCHMAN, NEW)
    assert Drew(HENCHMAN, NEW) not in heard(m)
    assert view(m, HENCHMAN).hand == [NEW, SECOND, view(m, HENCHMAN).hand[2]]
    excuse = view(m).excuses[0]
    assert (excuse.card, excuse.teller, excuse.mentions) == (FIRST, HENCHMAN, [ACCOUNTANT])
    assert (excuse.cancelled, excuse.works) == (False, True)


@pytest.mark.rule("parrain.play")
def test_one_may_tell_as_often_as_one_dares() -> None:
    m = hearing()
    for _ in range(5):
        say(m, HENCHMAN)
        assert asked(m)[HENCHMAN] == ("parrain.play", True)


@pytest.mark.rule("parrain.beat", "table.window")
def test_the_beat_asks_the_named_the_partners_and_the_godfather_whatever_they_hold() -> None:
    m = hearing()
    tell(m, HENCHMAN, 0, ACCOUNTANT)
    assert asked(m)[CLOCK] == ("table.window", True)
    assert awaited(m) == {GODFATHER, ACCOUNTANT, WIFE, DRIVER}  # two stand by the Henchman
    assert asked(m)[WIFE] == asked(m)[ACCOUNTANT] == ("parrain.beat", False)
    assert refused(m, HENCHMAN, Tell(0, 0)) == "parrain.talk"  # he can't play on
    assert refused(m, HENCHMAN, Accuse(ACCOUNTANT)) == "parrain.talk"
    before = asked(m)
    let_pass(m, ACCOUNTANT, WIFE)
    cancel(m, ACCOUNTANT, 1)
    assert asked(m) == before  # nobody sees who has answered
    assert view(m, WIFE).answer == 0
    assert view(m, GODFATHER).answer == view(m).answer == -1


@pytest.mark.rule("parrain.beat", "table.window")
def test_every_beat_is_of_the_same_length() -> None:
    m = hearing()
    tell(m, HENCHMAN, 0, ACCOUNTANT)
    closing = [ask for ask in m.asks if ask.seat == CLOCK]
    assert [(ask.seconds, ask.brisk) for ask in closing] == [(0, 60)]
    close(m)
    tell(m, HENCHMAN)
    assert awaited(m) == {GODFATHER, WIFE, DRIVER}
    assert [(ask.seconds, ask.brisk) for ask in m.asks if ask.seat == CLOCK] == [(0, 60)]


@pytest.mark.rule("parrain.beat", "table.window")
def test_within_the_beat_turn_order_decides_and_the_others_keep_their_cards() -> None:
    m = hearing(turn=ACCOUNTANT)
    tell(m, ACCOUNTANT, 0, HENCHMAN, WIFE, DRIVER)
    hands = {seat: view(m, seat).hand for seat in (HENCHMAN, DRIVER)}
    for seat in (HENCHMAN, WIFE, DRIVER):  # the Henchman was quickest
        cancel(m, seat, 2)
    close(m)
    cancels = [event for event in heard(m) if isinstance(event, Cancelled)]
    assert cancels == [Cancelled(DRIVER, view(m).excuses[0].card, hands[DRIVER][2])]
    assert view(m, HENCHMAN).hand == hands[HENCHMAN]
    assert view(m, DRIVER).hand != hands[DRIVER]  # he draws a new one


@pytest.mark.rule("parrain.beat", "parrain.cancel.mentioned")
def test_after_the_beat_whoever_comes_first() -> None:
    m = hearing()
    say(m, HENCHMAN, 0, ACCOUNTANT, SEAMSTRESS)
    assert isinstance(heard(m)[-1], Unopposed)
    assert asked(m)[ACCOUNTANT] == ("parrain.cancel.mentioned", False)
    cancel(m, SEAMSTRESS, 1)
    assert view(m).excuses[0].cancelled
    assert asked(m)[ACCOUNTANT] == ("parrain.talk", False)  # one cancel is enough
    assert refused(m, ACCOUNTANT, Cancel(0)) == "parrain.talk"


@pytest.mark.rule("parrain.cancel.mentioned")
def test_any_excuse_cancels_and_what_was_paid_counts_nowhere() -> None:
    useless = card(R)
    m = hearing({ACCOUNTANT: [useless]}, draws=[SECOND, NEW])
    say(m, HENCHMAN, 0, ACCOUNTANT)
    cancel(m, ACCOUNTANT, 0)
    assert view(m).discards == [useless]
    assert view(m, ACCOUNTANT).hand[0] == NEW
    seen = view(m)
    assert len(seen.excuses) == 1
    assert not seen.excuses[0].works
    assert Cancelled(ACCOUNTANT, seen.excuses[0].card, useless) in heard(m)
    assert Overrule(useless) not in offered(m, GODFATHER)  # and it cannot be cancelled


@pytest.mark.rule("parrain.cancel.mentioned")
def test_only_opponents_may_cancel() -> None:
    """Not the partner, nor those whose partner one is, nor the Godfather by a card."""
    m = hearing()
    tell(m, HENCHMAN, 0, WIFE, DRIVER, GODFATHER)
    assert view(m).named == []
    assert refused(m, WIFE, Cancel(0)) == "parrain.beat"
    m = hearing(turn=DRIVER)
    tell(m, DRIVER, 0, HENCHMAN, WIFE)
    assert view(m).named == [WIFE]  # the Driver stands by the Henchman
    m = hearing()
    say(m, HENCHMAN)
    tell(m, WIFE, 0, WIFE, HENCHMAN, DRIVER, SEAMSTRESS)
    assert view(m).named == [SEAMSTRESS]  # a helper's card, like the teller's own


@pytest.mark.rule("parrain.cancel.mentioned")
def test_until_another_card_is_played() -> None:
    m = hearing()
    say(m, HENCHMAN, 0, ACCOUNTANT)
    say(m, HENCHMAN, 0, SEAMSTRESS)
    assert view(m).named == [SEAMSTRESS]
    assert refused(m, ACCOUNTANT, Cancel(0)) == "parrain.talk"


@pytest.mark.rule("parrain.cancel.mentioned", "parrain.accuse")
def test_or_until_an_accusation_is_declared() -> None:
    m = hearing({HENCHMAN: [card(Y)]})
    say(m, HENCHMAN, 0, ACCOUNTANT)
    accuse(m, SEAMSTRESS)
    assert view(m).named == []
    assert refused(m, ACCOUNTANT, Cancel(0)) == "parrain.talk"


@pytest.mark.rule("parrain.cancel.mentioned", "parrain.help")
def test_who_was_named_may_cancel_while_a_helper_thinks() -> None:
    m = hearing()
    tell(m, HENCHMAN, 0, SEAMSTRESS)
    play(m, WIFE, StepIn())
    close(m)
    assert asked(m)[SEAMSTRESS] == ("parrain.cancel.mentioned", False)
    cancel(m, SEAMSTRESS)
    assert view(m).excuses[0].cancelled
    assert view(m).stepped == WIFE


@pytest.mark.rule("parrain.cancel.godfather")
def test_the_godfather_may_cancel_any_card_in_play() -> None:
    m = hearing({HENCHMAN: [FIRST, SECOND]})
    say(m, HENCHMAN, 0)
    tell(m, HENCHMAN, 1)
    play(m, GODFATHER, Overrule(FIRST))  # an older one, and in a beat
    assert Overruled(FIRST) in heard(m)
    assert [excuse.cancelled for excuse in view(m).excuses] == [True, False]  # it stays in play
    assert refused(m, GODFATHER, Overrule(FIRST)) == "parrain.beat"
    close(m)
    play(m, GODFATHER, Overrule(SECOND))
    assert [excuse.cancelled for excuse in view(m).excuses] == [True, True]


@pytest.mark.rule("parrain.cancel.godfather", "parrain.beat")
def test_the_godfathers_cancel_spares_the_cards_of_those_who_were_named() -> None:
    m = hearing({HENCHMAN: [FIRST]})
    tell(m, HENCHMAN, 0, ACCOUNTANT)
    cancel(m, ACCOUNTANT)
    hand = view(m, ACCOUNTANT).hand
    before = asked(m)
    play(m, GODFATHER, Overrule(FIRST))
    assert asked(m) == before  # the beat asks whom it asked, until it closes
    close(m)
    assert view(m, ACCOUNTANT).hand == hand
    assert view(m).named == []


@pytest.mark.rule("parrain.help")
def test_a_partner_may_help_once_in_each_turn() -> None:
    m = hearing({HENCHMAN: [card(R)], WIFE: [card(Y), card(ALL)]})
    tell(m, HENCHMAN, 0)
    play(m, WIFE, StepIn())
    close(m)
    assert heard(m)[-1] == SteppedIn(WIFE)
    assert asked(m)[WIFE] == ("parrain.help", True)
    say(m, WIFE, 0)
    assert [excuse.teller for excuse in view(m).excuses] == [HENCHMAN, WIFE]
    assert asked(m)[HENCHMAN] == ("parrain.play", True)
    accuse(m, ACCOUNTANT)  # it counts like his own
    assert view(m).helped == [WIFE]


@pytest.mark.rule("parrain.help")
def test_between_cards_too_and_one_only() -> None:
    m = hearing()
    assert Tell in offered(m, WIFE)
    say(m, WIFE)
    assert Tell not in offered(m, WIFE)
    assert refused(m, WIFE, Tell(0, 0)) == "parrain.talk"
    assert Tell in offered(m, DRIVER)  # the other one who stands by him
    assert Tell not in offered(m, ACCOUNTANT)


@pytest.mark.rule("parrain.help")
def test_who_stepped_in_may_step_back() -> None:
    m = hearing()
    tell(m, HENCHMAN)
    play(m, WIFE, StepIn())
    close(m)
    play(m, WIFE, StepBack())
    assert asked(m)[HENCHMAN] == ("parrain.play", True)
    assert WIFE not in view(m).helpers


@pytest.mark.rule("parrain.help", "parrain.beat")
def test_who_has_helped_is_not_asked_again() -> None:
    m = hearing(turn=ACCOUNTANT)
    say(m, SEAMSTRESS)
    tell(m, ACCOUNTANT)
    assert awaited(m) == {GODFATHER}
    close(m)
    assert state(m).answers.asked == 0


@pytest.mark.rule("parrain.beat", "table.ask")
def test_each_card_is_a_question_of_its_own() -> None:
    m = hearing()
    say(m, HENCHMAN, 0, ACCOUNTANT)
    old = m.id_of(ACCOUNTANT)
    tell(m, HENCHMAN, 0, ACCOUNTANT)
    with pytest.raises(Refused, match=r"table\.ask"):
        m.submit(ACCOUNTANT, *game.moves.pack(Cancel(0)), ask=old)  # it was meant for the first


@pytest.mark.rule("parrain.beat")
def test_a_late_answer_is_not_used_for_another_question() -> None:
    m = hearing()
    tell(m, HENCHMAN, 0, ACCOUNTANT)
    close(m)
    assert refused(m, ACCOUNTANT, LetPass()) == "parrain.cancel.mentioned"
    assert refused(m, SEAMSTRESS, StepIn()) == "parrain.talk"
    assert view(m).accuser == NOBODY
    assert card(Y, EYE) == FIRST

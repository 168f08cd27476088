"""Accusing somebody, convincing the Godfather, and what happens to the bags."""

from __future__ import annotations

import pytest

from tablee.engine.ear import HIDDEN
from tablee.games.parrain.law.events import (
    AccusationFell,
    Accused,
    AngerChanged,
    BagSeen,
    Convinced,
    Exchanged,
    LookedAway,
    Rotated,
    Summoned,
)
from tablee.games.parrain.law.moves import (
    Accuse,
    BeConvinced,
    Exchange,
    Look,
    LookAway,
    Overrule,
    Rotate,
)
from tests.games.parrain.table import (
    ACCOUNTANT,
    ALL,
    DRIVER,
    EXCHANGE,
    EYE,
    GODFATHER,
    GREEN,
    HENCHMAN,
    RED,
    ROTATION,
    SEAMSTRESS,
    WEAPONS,
    WIFE,
    YELLOW,
    YR,
    G,
    Y,
    accuse,
    asked,
    cancel,
    card,
    convince,
    heard,
    hearing,
    offered,
    play,
    refused,
    say,
    state,
    view,
)


@pytest.mark.rule("parrain.accuse")
def test_it_takes_a_card_that_works_now_and_is_not_cancelled() -> None:
    m = hearing({HENCHMAN: [card(G), card(Y)]})
    assert refused(m, HENCHMAN, Accuse(ACCOUNTANT)) == "parrain.accuse"
    say(m, HENCHMAN, 0)
    assert refused(m, HENCHMAN, Accuse(ACCOUNTANT)) == "parrain.accuse"  # green, and he is yellow
    say(m, HENCHMAN, 1, SEAMSTRESS)
    cancel(m, SEAMSTRESS)
    assert refused(m, HENCHMAN, Accuse(ACCOUNTANT)) == "parrain.accuse"
    m = hearing({HENCHMAN: [card(YR)]})
    say(m, HENCHMAN, 0)
    accuse(m, ACCOUNTANT)
    assert Accused(HENCHMAN, ACCOUNTANT) in heard(m)
    assert asked(m)[GODFATHER] == ("parrain.convinced", True)


@pytest.mark.rule("parrain.accuse", "parrain.partner")
def test_not_the_godfather_nor_the_partner_nor_the_one_who_has_just_accused() -> None:
    m = hearing({HENCHMAN: [card(Y)]}, accuser=SEAMSTRESS)
    say(m, HENCHMAN, 0)
    assert refused(m, HENCHMAN, Accuse(GODFATHER)) == "parrain.play"
    assert refused(m, HENCHMAN, Accuse(WIFE)) == "parrain.partner"
    assert refused(m, HENCHMAN, Accuse(SEAMSTRESS)) == "parrain.accuse"
    accusations = [move for move in offered(m, HENCHMAN) if isinstance(move, Accuse)]
    assert accusations == [Accuse(ACCOUNTANT), Accuse(DRIVER)]  # a bond may go one way only


@pytest.mark.rule("parrain.accuse", "parrain.cancel.godfather")
def test_the_godfather_may_still_cancel_and_then_it_falls() -> None:
    one, two = card(Y), card(Y, copy=1)
    m = hearing({HENCHMAN: [one, two]})
    say(m, HENCHMAN, 0)
    say(m, HENCHMAN, 1)
    accuse(m, ACCOUNTANT)
    play(m, GODFATHER, Overrule(one))
    assert view(m).phase == "judging"  # one is left that works
    play(m, GODFATHER, Overrule(two))
    assert heard(m)[-1] == AccusationFell(HENCHMAN)
    assert (view(m).turn, view(m).accused, len(view(m).excuses)) == (HENCHMAN, -3, 2)
    assert asked(m)[HENCHMAN] == ("parrain.play", True)


@pytest.mark.rule("parrain.accuse")
def test_until_he_has_answered_nobody_else_acts() -> None:
    m = hearing({HENCHMAN: [card(Y)]})
    say(m, HENCHMAN, 0, SEAMSTRESS)
    accuse(m, ACCOUNTANT)
    assert {rule for seat, (rule, _) in asked(m).items() if seat} == {"parrain.talk"}
    assert not any(must for seat, (_, must) in asked(m).items() if seat)


@pytest.mark.rule("parrain.convinced", "parrain.anger")
@pytest.mark.parametrize(
    ("cards", "before", "after"),
    [(1, YELLOW, GREEN), (2, YELLOW, YELLOW), (3, YELLOW, RED), (1, GREEN, GREEN), (5, RED, RED)],
)
def test_one_card_calms_him_two_do_not_three_make_him_angrier(
    cards: int, before: int, after: int
) -> None:
    m = hearing({HENCHMAN: [card(ALL), card(ALL, copy=1), card(ALL, copy=2)]}, anger=before)
    for place in range(cards):
        say(m, HENCHMAN, place % 3)
    convince(m, ACCOUNTANT)
    assert Convinced(ACCOUNTANT, cards) in heard(m)
    play(m, HENCHMAN, LookAway())
    assert view(m).anger == after
    assert (AngerChanged(after) in heard(m)) == (before != after)
    assert view(m).excuses == []  # parrain.anger.discard, parrain.next


@pytest.mark.rule("parrain.convinced")
def test_the_godfather_alone_says_so() -> None:
    m = hearing({HENCHMAN: [card(Y)]})
    say(m, HENCHMAN, 0)
    accuse(m, ACCOUNTANT)
    assert refused(m, ACCOUNTANT, BeConvinced()) == "parrain.talk"
    assert m.asks[0].default == m.game.moves.pack(BeConvinced())[0]  # silence is consent


@pytest.mark.rule("parrain.bag.effect")
def test_the_eye_looks_into_ones_own_bag() -> None:
    m = hearing({WIFE: [card(Y, EYE)]}, turn=WIFE)
    say(m, WIFE, 0)
    convince(m, ACCOUNTANT)
    assert offered(m, WIFE)[:2] == [Look(), LookAway()]
    play(m, WIFE, Look())
    assert BagSeen(WIFE, WEAPONS) in heard(m, WIFE)
    assert not any(isinstance(event, BagSeen) for event in heard(m))
    assert [step.bag for step in view(m, WIFE).steps] == [WEAPONS]
    assert [step.bag for step in view(m, GODFATHER).steps] == [HIDDEN]


@pytest.mark.rule("parrain.bag.effect")
def test_or_one_declines() -> None:
    m = hearing({WIFE: [card(Y, EYE)]}, turn=WIFE)
    say(m, WIFE, 0)
    convince(m, ACCOUNTANT)
    play(m, WIFE, LookAway())
    assert LookedAway(WIFE) in heard(m)
    assert view(m, WIFE).steps == []


@pytest.mark.rule("parrain.bag.effect")
@pytest.mark.parametrize(("clockwise", "after"), [(1, [5, 1, 2, 3, 4]), (0, [2, 3, 4, 5, 1])])
def test_the_rotation_goes_past_a_godfather_without_a_bag(clockwise: int, after: list[int]) -> None:
    m = hearing({HENCHMAN: [card(Y, ROTATION)]}, bags=[-1, 1, 2, 0, 4, 5])
    bags = {1: 1, 2: 2, 3: 0, 4: 4, 5: 5}
    say(m, HENCHMAN, 0)
    convince(m, SEAMSTRESS)
    play(m, HENCHMAN, Rotate(clockwise == 1))
    assert Rotated(HENCHMAN, clockwise) in heard(m)
    assert [*state(m).bags[1:]] == [bags[seat] for seat in after]


@pytest.mark.rule("parrain.bag.effect")
def test_the_exchange_is_with_the_accused_and_nobody_looks() -> None:
    m = hearing({HENCHMAN: [card(Y, EXCHANGE)]})
    say(m, HENCHMAN, 0)
    convince(m, SEAMSTRESS)
    play(m, HENCHMAN, Exchange())
    assert Exchanged(HENCHMAN, SEAMSTRESS) in heard(m)
    assert [*state(m).bags[1:]] == [3, 1, 2, 0, 4]
    assert set(view(m, HENCHMAN).bags[1:]) == {HIDDEN}


@pytest.mark.rule("parrain.bag.effect", "parrain.help")
def test_one_effect_of_ones_choice_among_the_cards_that_work() -> None:
    gone = card(Y, EXCHANGE)
    m = hearing({HENCHMAN: [card(Y, EYE), card(G, EXCHANGE)], WIFE: [card(Y, ROTATION), gone]})
    say(m, HENCHMAN, 0)
    say(m, WIFE, 0)  # a helper's counts as one's own
    convince(m, ACCOUNTANT)
    effects = [move for move in offered(m, HENCHMAN) if not isinstance(move, type)]
    assert effects == [Look(), LookAway(), Rotate(False), Rotate(True)]
    assert refused(m, HENCHMAN, Exchange()) == "parrain.bag.effect"


@pytest.mark.rule("parrain.bag.effect", "parrain.convinced")
def test_a_card_counts_as_it_did_at_the_anger_of_the_accusation() -> None:
    m = hearing({HENCHMAN: [card(Y, EYE)]})
    say(m, HENCHMAN, 0)
    convince(m, ACCOUNTANT)
    assert view(m).anger == YELLOW  # his anger waits until the bags are done
    play(m, HENCHMAN, Look())
    assert view(m).anger == GREEN


@pytest.mark.rule("parrain.next")
def test_then_the_accused_has_the_turn() -> None:
    m = hearing({HENCHMAN: [card(Y)]})
    say(m, HENCHMAN, 0)
    convince(m, ACCOUNTANT)
    assert refused(m, GODFATHER, Overrule(card(Y))) == "parrain.talk"  # it has gone through
    play(m, HENCHMAN, Look())
    assert heard(m)[-1] == Summoned(ACCOUNTANT)
    seen = view(m)
    assert (seen.turn, seen.accuser, seen.hearing) == (ACCOUNTANT, HENCHMAN, 2)
    assert seen.discards == [card(Y)]
    assert asked(m)[ACCOUNTANT] == ("parrain.play", True)

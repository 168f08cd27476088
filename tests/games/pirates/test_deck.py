"""When the deck is empty."""

import pytest

from tablee.engine.ear import HIDDEN
from tablee.engine.match import Match
from tablee.engine.seats import NOBODY
from tablee.games.pirates.events import Challenged, Drew, Landed, Paired, Remade, WentOut
from tablee.games.pirates.moves import Accuse, Attack, Challenge, Draw
from tests.games.pirates.table import (
    accuse,
    attack,
    challenge,
    deck,
    discarded,
    draw,
    events,
    everything_but,
    front,
    hand,
    laid,
    number,
    offers,
    refusal,
    still_in,
    view,
)


@pytest.mark.rule("pirates.deck")
def test_a_draw_from_an_empty_deck_is_made_from_the_discards() -> None:
    m = empty_deck([6, 9, 9], cards=[9])
    draw(m)
    assert hand(m, 0) == [3, 9]
    assert (deck(m), view(m).discards) == (2, 0)
    assert events(m, 0) == [Remade(3), Drew(0, 9)]
    assert events(m, NOBODY) == [Remade(3), Drew(0, HIDDEN)]


@pytest.mark.rule("pirates.deck")
def test_a_challenge_may_need_the_discards_too() -> None:
    m = empty_deck([6, 9, 9], cards=[9])
    challenge(m, 1)
    assert front(m, 1) == [5, 9]
    assert events(m) == [Challenged(0, 1), Remade(3), Landed(1, 9)]


@pytest.mark.rule("pirates.deck", "pirates.challenge")
def test_a_card_of_the_new_deck_can_pair_and_lies_among_the_new_discards() -> None:
    m = empty_deck([5, 9, 9], cards=[5])
    challenge(m, 1)
    assert events(m) == [Challenged(0, 1), Remade(3), Paired(1, 5), WentOut(0)]
    assert deck(m) == 2
    assert discarded(m) == [2, 3, 5]


@pytest.mark.rule("pirates.deck", "table.deal")
def test_an_empty_deck_is_not_remade_before_a_card_is_due() -> None:
    m = laid([[3], [4], [7]], [[2], [5], [8]], deck=[10], discards=[9, 9], cards=[10, 9])
    draw(m)
    assert (deck(m), view(m).discards) == (0, 2)
    assert events(m) == [Drew(0, HIDDEN)]
    attack(m, 4, 2)
    assert (deck(m), view(m).discards) == (0, 2)
    draw(m)
    assert (deck(m), view(m).discards) == (1, 0)


@pytest.mark.rule("pirates.deck", "pirates.out")
def test_cards_in_hands_and_in_front_stay_where_they_are() -> None:
    m = empty_deck([9], cards=[9])
    draw(m)
    assert [hand(m, seat)[:1] for seat in range(3)] == [[3], [4], [7]]
    assert view(m).front == [[2], [5], [8]]


@pytest.mark.rule("pirates.deck", "table.secret")
def test_after_the_shuffle_nobody_knows_what_lies_where() -> None:
    m = laid([[3, 9], [6, 6], [7], [10]], [[2], [5], [8], [4]], deck=[9], cards=[9, 6])
    accuse(m, 1)
    draw(m)
    assert view(m).buried == [5]
    assert view(m, 0).glimpsed == [6, 6]
    draw(m)
    assert view(m).buried == []
    assert view(m, 0).glimpsed == []
    assert view(m, 0).glimpses == [0, 0, 0, 0]


@pytest.mark.rule("pirates.deck")
def test_with_no_card_at_all_drawing_and_challenging_are_refused() -> None:
    m = nothing_left()
    assert refusal(m, 0, Draw()) == "pirates.deck"
    assert refusal(m, 0, Challenge(1)) == "pirates.deck"
    assert refusal(m, 0, Challenge(2)) == "pirates.deck"


@pytest.mark.rule("pirates.deck", "pirates.accuse", "pirates.attack")
def test_with_no_card_at_all_one_can_still_attack_and_accuse() -> None:
    m = nothing_left()
    assert offers(m, 0) == [
        Accuse(1), Attack(3, 1), Accuse(2), Attack(3, 2), Accuse(3), Attack(3, 3),
    ]  # fmt: skip


@pytest.mark.rule("pirates.deck", "pirates.accuse")
def test_with_no_card_at_all_and_an_empty_hand_accusing_is_all_that_is_left() -> None:
    m = nothing_left(turn=3)
    assert offers(m, 3) == [Accuse(0), Accuse(1), Accuse(2)]
    assert m.asks[0].default == number(Accuse(0))


@pytest.mark.rule("pirates.deck", "table.ask")
def test_silence_draws_while_there_is_a_card() -> None:
    assert laid([[3], [4]], [[2], [5]]).asks[0].default == number(Draw())
    assert empty_deck([9]).asks[0].default == number(Draw())
    assert laid([[3], [4]], [[2], [5]], deck=[9]).asks[0].default == number(Draw())


@pytest.mark.rule("pirates.deck", "table.ask")
@pytest.mark.parametrize(("out", "accused"), [([], 1), ([1], 2), ([1, 2], 3)])
def test_silence_accuses_the_left_neighbour_where_no_card_is_left(
    out: list[int], accused: int
) -> None:
    m = laid([[3]] + [[]] * 3, [[2]] + [[]] * 3, deck=[], out=out)
    assert m.asks[0].default == number(Accuse(accused))
    assert m.refusal(0, m.asks[0].default) is None


@pytest.mark.rule("pirates.deck", "pirates.out")
def test_whoever_goes_out_leaves_cards_to_draw() -> None:
    m = nothing_left()
    accuse(m, 2)  # rightly
    assert still_in(m) == [0, 1, 3]
    assert Draw() in offers(m, 1)
    draw(m)
    assert Remade(len(PILE) + 1) in events(m)


@pytest.mark.rule("pirates.deck", "table.ask")
def test_somebody_elses_turn_comes_before_an_empty_deck() -> None:
    assert refusal(nothing_left(), 1, Draw()) == "table.ask"


PILE = everything_but([3], [2], [4], [5], [8])


def nothing_left(turn: int = 0) -> Match:
    """All cards are in hands and in front of people, most of them in the hand of seat 2."""
    return laid([[3], [4], PILE, []], [[2], [5], [8], []], deck=[], turn=turn)


def empty_deck(discards: list[int], cards: list[int] | None = None) -> Match:
    return laid([[3], [4], [7]], [[2], [5], [8]], deck=[], discards=discards, cards=cards or [])

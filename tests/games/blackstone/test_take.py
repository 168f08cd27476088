"""Your turn: taking cards."""

import pytest

from tablee.engine.chance import Scripted, Seeded
from tablee.engine.ear import Ear
from tablee.engine.match import Match
from tablee.engine.seats import CROUPIER
from tablee.games.blackstone import game
from tablee.games.blackstone.events import DrewBlack, DrewWhite, Lost, Shared, Took, Won
from tablee.games.blackstone.moves import PASS, Pass, Take
from tests.games.blackstone.table import (
    antes,
    black,
    events,
    laid,
    leave,
    middle,
    number_of,
    outcome,
    pot,
    purses,
    refusal,
    state,
    step_by_step,
    table,
    take,
    takes,
    view,
)


@pytest.mark.rule("blackstone.take")
def test_the_first_player_takes_one_card_at_least() -> None:
    m = table([3, 5, 9])
    assert view(m).minimum == 1
    assert takes(m) == list(range(1, 53))
    assert game.moves.unpack(m.legal(0)[0]) == Pass()


@pytest.mark.rule("blackstone.take")
def test_nobody_takes_less_than_the_last_number_taken() -> None:
    m = table([3, 5, 9, 4, 6, 8])
    take(m, 3)
    assert view(m).minimum == 3
    assert takes(m) == list(range(3, 50))
    assert refusal(m, 1, number_of(1)) == "blackstone.take"
    assert refusal(m, 1, number_of(2)) == "blackstone.take"
    assert m.refusal(1, number_of(3)) is None


@pytest.mark.rule("blackstone.take")
def test_the_numbers_below_the_minimum_are_named_with_the_rule_that_forbids_them() -> None:
    m = laid([0, 0], minimum=3)
    assert game.candidates(state(m), 0)[:5] == [PASS, *(number_of(n) for n in range(1, 5))]
    rules = [m.refusal(0, number_of(cards)) for cards in range(1, 5)]
    assert rules == ["blackstone.take", "blackstone.take", None, None]


@pytest.mark.rule("blackstone.take")
def test_a_higher_number_raises_the_minimum() -> None:
    m = laid([0, 0, 0], minimum=2, cards=[9, 9, 9, 8, 8, 8, 8])
    take(m, 3)
    assert view(m).minimum == 3
    take(m, 4)
    assert view(m).minimum == 4


@pytest.mark.rule("blackstone.take")
def test_the_same_number_will_do() -> None:
    m = laid([0, 0, 0], minimum=2, cards=[9, 9, 8, 8])
    take(m, 2)
    take(m, 2)
    assert m.turn == 2
    assert view(m).minimum == 2


@pytest.mark.rule("blackstone.take", "blackstone.pass")
def test_passes_in_between_change_nothing() -> None:
    m = laid([0, 0, 0, 0], cards=[9, 9, 9])
    take(m, 3)
    leave(m, 2)
    assert m.turn == 3
    assert view(m).minimum == 3
    assert refusal(m, 3, number_of(2)) == "blackstone.take"


@pytest.mark.rule("blackstone.take", "blackstone.pass")
def test_a_pass_before_anybody_took_leaves_the_minimum_at_one() -> None:
    m = table([3, 5, 9])
    leave(m)
    assert view(m).minimum == 1
    assert takes(m)[0] == 1


@pytest.mark.rule("blackstone.take")
def test_nobody_takes_more_than_the_deck_holds() -> None:
    m = laid([0, 0, 0], deck=[3, 4, 10, 10])
    assert takes(m) == [1, 2, 3, 4]
    assert refusal(m, 0, number_of(5)) == "blackstone.take"
    assert refusal(m, 0, number_of(55)) == "blackstone.take"


@pytest.mark.rule("blackstone.take")
def test_a_deck_that_holds_fewer_lowers_the_minimum_to_what_it_holds() -> None:
    m = laid([0, 0, 0], deck=[3, 4, 5, 6, 7, 8, 10, 10], cards=[3, 4, 5, 6, 7])
    take(m, 5)
    assert view(m).deck == 3
    assert view(m).minimum == 3
    assert takes(m) == [3]
    assert refusal(m, 1, number_of(2)) == "blackstone.take"
    take(m, 3)
    assert m.over


@pytest.mark.rule("blackstone.take")
@pytest.mark.parametrize("move", [-1, 56, 99, 1000])
def test_there_is_no_other_choice(move: int) -> None:
    assert refusal(table([3, 5, 9]), 0, move) == "blackstone.take"


@pytest.mark.rule("blackstone.take")
def test_cards_come_one_by_one_each_as_a_step_of_the_croupier() -> None:
    s, cards = state(laid([0, 0])), Scripted([7, 10, 2])
    game.play(s, 0, number_of(3), Ear())
    for owed in (3, 2, 1):
        [ask] = game.asks(s)
        assert (ask.seat, ask.rule) == (CROUPIER, "blackstone.take")
        assert s.owed == owed
        game.deal(s, cards, Ear())
    assert game.asks(s)[0].seat == 1


@pytest.mark.rule("blackstone.take", "blackstone.stones")
def test_white_goes_to_the_middle_and_black_to_the_taker() -> None:
    m = laid([0, 0, 0], [3], cards=[7, 10, 2])
    take(m, 3)
    assert middle(m) == [2, 3, 7]
    assert black(m) == [1, 0, 0]
    assert events(m) == [Took(0, 3), DrewWhite(0, 7), DrewBlack(0, 1), DrewWhite(0, 2)]
    assert m.rows[-1].picks == [7, 10, 2]


@pytest.mark.rule("blackstone.take", "table.seats")
def test_the_left_neighbour_is_next_when_all_cards_have_come() -> None:
    m = laid([0, 0, 0], turn=2, cards=[7, 10])
    take(m, 2)
    assert m.turn == 0


@pytest.mark.rule("blackstone.take")
def test_the_dealing_stops_at_the_second_black_stone() -> None:
    m = laid([0, 0, 0], [3], cards=[10, 4, 10, 5, 6])
    take(m, 5)
    assert m.over
    assert m.rows[-1].picks == [10, 4, 10]
    assert black(m) == [2, 0, 0]
    assert middle(m) == [3, 4]


@pytest.mark.rule("blackstone.take")
def test_who_has_a_black_stone_already_needs_only_one_more() -> None:
    m = laid([1, 0, 0], [3], cards=[10])
    take(m, 4)
    assert m.over
    assert m.rows[-1].picks == [10]


@pytest.mark.rule("blackstone.take")
def test_the_fine_is_all_white_stones_in_the_middle_this_turns_included() -> None:
    m = laid([1, 0], [3, 5, 8], cards=[4, 6, 10])
    take(m, 3)
    assert outcome(m).points == [-(5 + 5), 10]
    assert events(m)[-2:] == [Lost(0, 10), Won(1, 10)]


@pytest.mark.rule("blackstone.take")
def test_the_cards_that_did_not_come_any_more_cost_nothing() -> None:
    m = laid([1, 0], [3, 5, 8], cards=[10])
    take(m, 50)
    assert outcome(m).points == [-(5 + 3), 8]


@pytest.mark.rule("blackstone.take", "purse.pay")
def test_who_cannot_pay_the_fine_pays_what_is_left() -> None:
    m = laid([1, 0, 0], [3, 5, 8, 9], brought=[7, 50, 50], cards=[10])
    take(m, 1)
    assert purses(m) == [0, 53, 53]
    assert events(m)[-2:] == [Lost(0, 7), Shared(3, 1)]


@pytest.mark.rule("blackstone.take", "purse.broke")
def test_who_has_nothing_left_may_still_take() -> None:
    m = laid([0, 0, 0], [3], brought=[2, 50, 50], cards=[8])
    assert purses(m)[0] == 0
    take(m, 1)
    assert antes(m) == [2, 5, 5]
    assert m.turn == 1


@pytest.mark.rule("blackstone.take")
def test_the_last_card_of_the_deck_can_be_the_second_black_stone() -> None:
    m = laid([0, 0, 0], deck=[3, 10, 10], cards=[10, 3, 10])
    take(m, 3)
    assert view(m).deck == 0
    assert outcome(m).losers == [0]


@pytest.mark.rule("blackstone.take", "blackstone.stones")
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_whoever_has_the_turn_finds_two_black_stones_at_least_in_the_deck(seats: int) -> None:
    """So the deck is never empty, and taking all of it always loses."""
    for seed in range(60):
        m = Match(game, seats, Seeded(seed))
        for _ in step_by_step(m, Seeded(seed)):
            assert m.over or view(m).unseen[9] >= 10 - seats >= 2


@pytest.mark.rule("blackstone.take")
def test_a_take_is_packed_as_its_number_of_cards() -> None:
    assert [number_of(cards) for cards in (1, 2, 55)] == [1, 2, 55]
    assert game.moves.unpack(number_of(7)) == Take(7)


@pytest.mark.rule("blackstone.take")
def test_an_empty_deck_would_leave_only_a_pass() -> None:
    m = laid([0, 0], deck=[])
    assert m.legal(0) == [PASS]


@pytest.mark.rule("blackstone.take", "blackstone.end")
def test_the_pot_is_not_touched_before_the_end() -> None:
    m = laid([0, 0], pot=3, cards=[8, 10, 9])
    take(m, 1)
    take(m, 2)
    assert pot(m) == 3
    assert purses(m) == [95, 95]

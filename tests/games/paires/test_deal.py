"""The deal: a card each, and who goes first."""

import pytest

from tablee.engine.chance import NoSuchLuck
from tablee.engine.playout import outcomes
from tablee.engine.seats import members
from tablee.games.paires import game
from tablee.games.paires.events import (
    Dealt,
    DrawnByLot,
    FirstPlayer,
    Folded,
    Paired,
    Replaced,
    Reshuffled,
)
from tablee.games.paires.state import LOT, State
from tests.games.paires.table import (
    before_the_deal,
    dealing,
    deck,
    draw,
    events,
    everything_but,
    fold,
    front,
    fronts,
    laid,
    news,
    points,
    scored,
    sit_down,
    table,
    unseen,
)


@pytest.mark.rule("paires.deal")
@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_gets_one_card_face_up(seats: int) -> None:
    cards = [3, 4, 5, 6, 7, 8, 9, 10][:seats]
    m = table(cards, seats)
    assert fronts(m) == [[card] for card in cards]


@pytest.mark.rule("paires.deal", "table.deal")
def test_cards_are_dealt_one_at_a_time_clockwise_from_seat_0() -> None:
    m = table([9, 4, 7, 10], seats=4)
    assert events(m) == [Dealt(0, 9), Dealt(1, 4), Dealt(2, 7), Dealt(3, 10), FirstPlayer(1)]


@pytest.mark.rule("table.deal", "paires.round.end")
def test_every_round_is_dealt_from_seat_0_whoever_ended_the_last_one() -> None:
    m = table([9, 4, 7, 10, 8, 6])
    before = len(events(m))
    fold(m)
    assert news(m, before) == [
        Folded(1, 4), Dealt(0, 10), Dealt(1, 8), Dealt(2, 6), FirstPlayer(2),
    ]  # fmt: skip


@pytest.mark.rule("paires.deal")
def test_the_deal_is_luck_and_each_card_as_likely_as_its_number() -> None:
    chances = {front_of(s, 0): chance for chance, s in outcomes(game, before_the_deal(3))}
    assert chances == pytest.approx({value: value / 55 for value in range(1, 11)})


@pytest.mark.rule("paires.deal")
def test_people_are_asked_nothing_before_the_deal_is_done() -> None:
    s = before_the_deal(3)
    asks = game.asks(s)
    assert [ask.rule for ask in asks] == ["paires.deal"]
    assert [ask.seat < 0 for ask in asks] == [True]


@pytest.mark.rule("paires.first")
@pytest.mark.parametrize(
    ("cards", "first"), [([3, 5, 9], 0), ([5, 3, 9], 1), ([9, 5, 3], 2), ([10, 10, 9], 2)]
)
def test_the_lowest_card_goes_first(cards: list[int], first: int) -> None:
    assert table(cards).turn == first


@pytest.mark.rule("paires.first")
def test_a_tie_that_is_not_for_lowest_gets_no_more_cards() -> None:
    m = table([9, 9, 4])
    assert m.turn == 2
    assert fronts(m) == [[9], [9], [4]]


@pytest.mark.rule("paires.first")
def test_ana_and_malo_tie_for_lowest_and_malo_gets_the_lower_new_card() -> None:
    ana, malo, chloe = 0, 1, 2
    m = table([3, 3, 7, 9, 5])
    assert m.turn == malo
    assert front(m, ana) == [3, 9]
    assert front(m, malo) == [3, 5]
    assert front(m, chloe) == [7]


@pytest.mark.rule("paires.first", "table.deal")
def test_the_new_cards_go_clockwise_to_those_who_tie_and_to_nobody_else() -> None:
    m = table([4, 9, 4, 8, 4, 10, 7, 6], seats=5)
    assert events(m) == [
        Dealt(0, 4), Dealt(1, 9), Dealt(2, 4), Dealt(3, 8), Dealt(4, 4),
        Dealt(0, 10), Dealt(2, 7), Dealt(4, 6),
        FirstPlayer(4),
    ]  # fmt: skip


@pytest.mark.rule("paires.first")
def test_only_the_new_cards_decide() -> None:
    m = table([5, 5, 7, 10, 9])
    assert m.turn == 1  # not seat 2, whose 7 is lower than both new cards
    assert fronts(m) == [[5, 10], [5, 9], [7]]


@pytest.mark.rule("paires.first")
def test_a_new_card_below_the_tie_wins_it() -> None:
    m = table([5, 5, 7, 9, 2])
    assert m.turn == 1
    assert front(m, 1) == [2, 5]


@pytest.mark.rule("paires.first")
def test_of_three_who_tie_one_drops_out_and_two_go_on() -> None:
    m = table([4, 4, 4, 9, 6, 6, 10, 8])
    assert m.turn == 2
    assert fronts(m) == [[4, 9], [4, 6, 10], [4, 6, 8]]


@pytest.mark.rule("paires.first")
def test_whoever_dropped_out_does_not_come_back() -> None:
    m = table([4, 4, 4, 7, 6, 6, 10, 9])
    assert m.turn == 2  # 9 against 10; the 7 of seat 0 is out of it
    assert front(m, 0) == [4, 7]


@pytest.mark.rule("paires.first")
@pytest.mark.parametrize(
    ("new", "first"), [([5, 9, 9], 0), ([9, 5, 9], 1), ([9, 9, 5], 2), ([9, 8, 10], 1)]
)
def test_of_three_who_tie_one_may_be_alone_lowest_at_once(new: list[int], first: int) -> None:
    m = table([4, 4, 4, *new])
    assert m.turn == first
    assert [front(m, seat) for seat in range(3)] == [[4, card] for card in new]


@pytest.mark.rule("paires.first")
def test_two_can_tie_again_and_again() -> None:
    m = table([3, 3, 5, 5, 7, 7, 9, 9, 10, 8], seats=2)
    assert m.turn == 1
    assert fronts(m) == [[3, 5, 7, 9, 10], [3, 5, 7, 8, 9]]


@pytest.mark.rule("paires.first")
def test_eight_can_tie_three_times_over() -> None:
    m = table([*([10] * 8), *([9] * 8), *([8] * 8), *([7] * 7), 6], seats=8)
    assert m.turn == 7
    assert fronts(m) == [*([[7, 8, 9, 10]] * 7), [6, 8, 9, 10]]


@pytest.mark.rule("paires.first", "paires.play", "paires.draw")
def test_the_cards_that_broke_a_tie_are_in_play_and_can_be_paired() -> None:
    m = table([3, 3, 7, 9, 5, 5])
    draw(m)
    assert points(m) == [0, 5, 0]
    assert scored(m, 1) == [5]


@pytest.mark.rule("paires.first", "paires.play", "paires.fold")
def test_the_cards_that_broke_a_tie_are_in_play_and_can_be_taken() -> None:
    m = table([6, 6, 7, 9, 2, 10, 8])
    draw(m, 2)
    fold(m)
    assert points(m) == [2, 0, 0]


@pytest.mark.rule("paires.first")
def test_the_first_player_is_told_once_and_asked() -> None:
    m = table([4, 4, 4, 9, 6, 6, 10, 8])
    assert [event for event in events(m) if isinstance(event, FirstPlayer)] == [FirstPlayer(2)]
    assert [ask.seat for ask in m.asks] == [2]


@pytest.mark.rule("paires.deal.pair")
def test_a_dealt_card_that_would_make_a_pair_is_replaced() -> None:
    m = table([5, 5, 9, 5, 8, 10])
    assert fronts(m) == [[5, 8], [5, 10], [9]]
    assert m.turn == 0
    assert Replaced(0, 5) in events(m)


@pytest.mark.rule("paires.deal.pair")
def test_nobody_loses_on_the_deal() -> None:
    m = table([5, 5, 9, 5, 8, 10])
    assert points(m) == [0, 0, 0]
    assert not any(isinstance(event, Paired) for event in events(m))


@pytest.mark.rule("paires.deal.pair")
def test_the_replacement_is_the_new_card() -> None:
    m = table([5, 5, 9, 5, 10, 7])
    assert m.turn == 1  # 10 against 7: the discarded 5 decides nothing
    assert fronts(m) == [[5, 10], [5, 7], [9]]


@pytest.mark.rule("paires.deal.pair")
def test_only_the_card_that_has_just_arrived_goes_away() -> None:
    m = table([5, 5, 9, 5, 10, 7])
    assert front(m, 0) == [5, 10]
    assert unseen(m, 5) == 2


@pytest.mark.rule("paires.deal.pair", "table.deal")
def test_the_replacement_comes_at_once_before_the_next_one_is_served() -> None:
    m = table([5, 5, 9, 5, 8, 5, 10])
    assert events(m)[3:] == [
        Replaced(0, 5), Dealt(0, 8), Replaced(1, 5), Dealt(1, 10), FirstPlayer(0),
    ]  # fmt: skip


@pytest.mark.rule("paires.deal.pair")
def test_a_card_is_replaced_again_and_again() -> None:
    m = table([8, 8, 9, 8, 8, 8, 8, 10, 9])
    assert events(m)[3:] == [
        Replaced(0, 8), Replaced(0, 8), Replaced(0, 8), Replaced(0, 8), Dealt(0, 10),
        Dealt(1, 9), FirstPlayer(1),
    ]  # fmt: skip
    assert deck(m) == 50 - 9


@pytest.mark.rule("paires.deal.pair")
def test_every_card_that_its_owner_has_counts_for_a_pair_on_the_deal() -> None:
    m = table([6, 6, 8, 8, 6, 8, 10, 9], seats=2)
    assert events(m)[4:] == [
        Replaced(0, 6), Replaced(0, 8), Dealt(0, 10), Dealt(1, 9), FirstPlayer(1),
    ]  # fmt: skip


@pytest.mark.rule("paires.deal.pair")
def test_the_value_of_somebody_else_makes_no_pair_on_the_deal() -> None:
    m = table([5, 5, 9, 9, 8])
    assert fronts(m) == [[5, 9], [5, 8], [9]]
    assert not any(isinstance(event, Replaced) for event in events(m))


@pytest.mark.rule("paires.deal.pair", "paires.play")
def test_a_score_card_makes_no_pair_on_the_deal() -> None:
    m = laid([[3], [8], [9]], [[8, 5], [], []], cards=[5, 5, 9, 8, 10])
    fold(m)
    assert scored(m, 0) == [3, 5, 8]
    assert fronts(m) == [[5, 8], [5, 10], [9]]
    assert not any(isinstance(event, Replaced) for event in events(m))


@pytest.mark.rule("paires.deal.pair", "paires.reshuffle")
def test_a_replaced_card_is_among_the_next_shuffle() -> None:
    s = dealing([[9], []], serving=[1], newest={0: 9}, deck=[9, 9, 3, 3, 3, 4, 4])
    m = sit_down(s, [9, 9, 9, 10, 8])
    # seat 1 ties, seat 0's third 9 goes away, and comes back with the other discards
    assert events(m) == [
        Dealt(1, 9), Replaced(0, 9), Reshuffled(53), Replaced(0, 9), Dealt(0, 10), Dealt(1, 8),
        FirstPlayer(1),
    ]  # fmt: skip


# Nothing but 9s is left, all the rest being score cards of seat 0.
def only_nines_left(serving: list[int], newest: dict[int, int], cards: list[list[int]]) -> State:
    nines = [9] * (9 - sum(one.count(9) for one in cards))
    kept = everything_but(nines, *cards)
    return dealing(cards, serving, newest, [kept, *([] for _ in cards[1:])], nines)


@pytest.mark.rule("paires.deal.pair")
def test_where_every_card_left_would_pair_none_is_dealt_and_chance_picks() -> None:
    s = only_nines_left(serving=[2], newest={0: 10, 1: 9}, cards=[[10], [9], []])
    m = sit_down(s, [9, 2])
    assert events(m) == [Dealt(2, 9), DrawnByLot(2), FirstPlayer(2)]
    assert m.turn == 2
    assert fronts(m) == [[10], [9], [9]]


@pytest.mark.rule("paires.deal.pair")
def test_the_lot_falls_to_each_of_those_who_tie_with_equal_chances() -> None:
    s = only_nines_left(serving=[3], newest={0: 10, 1: 9, 2: 9}, cards=[[10], [9], [9], []])
    [(certain, tie)] = outcomes(game, s)
    assert certain == 1
    assert isinstance(tie, State)
    assert tie.due == LOT
    chances = {turn_of(after): chance for chance, after in outcomes(game, tie)}
    assert chances == pytest.approx({1: 1 / 3, 2: 1 / 3, 3: 1 / 3})


@pytest.mark.rule("paires.deal.pair")
def test_the_lot_never_falls_to_one_who_does_not_tie() -> None:
    s = only_nines_left(serving=[2], newest={0: 10, 1: 9}, cards=[[10], [9], []])
    with pytest.raises(NoSuchLuck):
        sit_down(s, [9, 0])


@pytest.mark.rule("paires.deal.pair")
def test_whoever_dropped_out_of_the_tie_before_takes_no_part_in_the_lot() -> None:
    nines = [9] * 6
    cards = [[8, 10], [8, 9], [8]]
    kept = everything_but(nines, [8], *cards)
    s = dealing(cards, [2], {0: 10, 1: 9}, [kept, [], []], [*nines, 8])
    m = sit_down(s, [9, 1])  # 8s and 9s are left, and the two who tie have both
    assert events(m) == [Dealt(2, 9), DrawnByLot(1), FirstPlayer(1)]


@pytest.mark.rule("paires.deal.pair")
def test_a_card_that_could_part_them_is_dealt_though_it_is_the_only_one() -> None:
    cards = [[9], []]
    pile = [*([9] * 8), 4]
    s = dealing(cards, [1], {0: 9}, [everything_but(pile, *cards), []], pile)
    m = sit_down(s, [9, 9, 4, 1])
    # seat 0 has the 4, which leaves none for seat 1: still a tie, so the lot decides
    assert events(m) == [
        Dealt(1, 9), Replaced(0, 9), Dealt(0, 4), DrawnByLot(1), FirstPlayer(1),
    ]  # fmt: skip
    assert fronts(m) == [[4, 9], [9]]


@pytest.mark.rule("paires.deal.pair", "paires.burn")
def test_a_burned_card_cannot_part_them() -> None:
    cards = [[9], []]
    pile = [9, 9, 9, 9, 9, 4]
    s = dealing(cards, [1], {0: 9}, [everything_but(pile, *cards), []], pile)
    m = sit_down(s, [9, 0])
    assert events(m) == [Dealt(1, 9), DrawnByLot(0), FirstPlayer(0)]
    assert unseen(m, 4) == 1
    assert deck(m) == 0


@pytest.mark.rule("paires.deal.pair", "paires.reshuffle")
def test_a_discarded_card_can_part_them_after_as_many_shuffles_as_it_takes() -> None:
    cards = [[9], []]
    pile = [9, 9, 9, 9, 9, 9]
    kept = everything_but(pile, *cards, [4, 3])  # the 3 and the 4 are discarded
    m = sit_down(dealing(cards, [1], {0: 9}, [kept, []], pile), [9, 9, 9, 4, 3])
    assert events(m) == [
        Dealt(1, 9), Reshuffled(7), Replaced(0, 9), Replaced(0, 9), Reshuffled(7), Dealt(0, 4),
        Dealt(1, 3), FirstPlayer(1),
    ]  # fmt: skip


@pytest.mark.rule("paires.deal.pair")
def test_after_a_lot_the_round_is_like_any_other() -> None:
    s = only_nines_left(serving=[1], newest={0: 9}, cards=[[9], []])
    m = sit_down(s, [9, 1, 9])
    assert members(int(s.tied)) == []
    draw(m)
    assert scored(m, 1) == [9]


def front_of(s: object, seat: int) -> int:
    assert isinstance(s, State)
    [card] = game.view(s, seat).front[seat]
    return card


def turn_of(s: object) -> int:
    assert isinstance(s, State)
    return int(s.turn)

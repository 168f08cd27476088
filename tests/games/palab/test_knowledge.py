"""What a seat knows of the other hands, and tables imagined from it."""

from collections import Counter

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.match import Match
from tablee.engine.seats import NOBODY
from tablee.games.palab import game
from tablee.games.palab.cards import SALVAGE_ONE, SWAP, cards_of
from tablee.games.palab.moves import (
    Give,
    Play,
    PlayAt,
    PlayTop,
    Reveal,
    Salvage,
    SwapWith,
    Take,
)
from tablee.games.palab.state import State
from tests.every_game.walks import quiet
from tests.games.palab.table import (
    MAX,
    MOI_TOI,
    REVERSE,
    SKIP,
    TOEM,
    do,
    hand,
    laid,
    n,
    star,
    submit,
    view,
)

STAR_9 = star(n(9))


def imagined(m: Match, seat: int, tries: int = 20) -> list[State]:
    """Tables that this seat can't tell from the real one."""
    return [game.imagine(view(m, seat), Seeded(seed)) for seed in range(tries)]


def held(s: State, seat: int) -> list[int]:
    """What is really there."""
    return cards_of(s.hands[seat])


@pytest.mark.rule("palab.moi-toi", "table.secret")
def test_after_a_swap_one_knows_the_hand_that_one_gave() -> None:
    m = laid([[MOI_TOI, n(2), n(3)], [n(4), n(5)], [SKIP]])
    do(m, PlayAt(MOI_TOI, 1))
    assert view(m, 0).known == [[], [n(2), n(3)], []]
    assert view(m, 1).known == [[n(4), n(5)], [], []]
    assert view(m, 2).known == view(m).known == [[], [], []]
    assert all(held(s, 1) == [n(2), n(3)] for s in imagined(m, 0))
    assert all({n(4), n(5)} <= set(held(s, 0)) for s in imagined(m, 1))
    assert len({str(held(s, 0)) for s in imagined(m, 2)}) > 5


@pytest.mark.rule("palab.secret.swap", "table.secret")
def test_a_known_card_is_forgotten_once_it_is_played() -> None:
    m = laid([[n(2), n(3)], [n(4), n(5)], [SKIP]], secrets={0: SWAP})
    do(m, SwapWith(1))
    do(m, Play(n(4)))
    do(m, Play(n(3)))
    assert view(m, 0).known == [[], [n(2)], []]
    assert view(m, 1).known == [[n(5)], [], []]


@pytest.mark.rule("palab.moi-toi", "table.secret")
def test_what_one_knows_goes_along_when_others_swap() -> None:
    m = laid([[MOI_TOI, n(2), n(3)], [n(4), n(5)], [MOI_TOI, SKIP], [MAX]])
    do(m, PlayAt(MOI_TOI, 1))  # 0 knows that 1 holds 2 and 3
    do(m, Play(n(2)))
    do(m, PlayAt(MOI_TOI, 1))  # 2 swaps with 1
    assert view(m, 0).known == [[], [], [n(3)], []]
    assert view(m, 2).known == [[], [SKIP], [], []]
    assert {n(4), n(5)} <= set(view(m, 1).known[0])


@pytest.mark.rule("palab.event.7", "table.secret")
def test_one_knows_the_hand_that_one_passed_on() -> None:
    m = laid([[STAR_9, n(2), n(3), n(4)], [], [n(4), n(5)]], cards=[7])
    do(m, Play(STAR_9))
    assert view(m, 0).known == [[], [n(2), n(3), n(4)], []]
    assert view(m, 2).known == [[n(4), n(5)], [], []]


@pytest.mark.rule("palab.event.3", "table.secret")
def test_one_knows_the_cards_that_one_gave() -> None:
    m = laid([[STAR_9, n(2), n(3), n(4)], [SKIP, REVERSE], [TOEM, MAX]], cards=[3])
    do(m, Play(STAR_9))
    for seat, gift in enumerate([Give(n(2), n(3)), Give(SKIP, REVERSE), Give(TOEM, MAX)]):
        submit(m, gift, seat)
    assert view(m, 0).known == [[], [n(2)], [n(3)]]
    assert all(n(2) in held(s, 1) and n(3) in held(s, 2) for s in imagined(m, 0))


@pytest.mark.rule("palab.event.3", "table.secret")
def test_a_known_card_that_may_have_been_given_away_is_among_the_others() -> None:
    m = laid(
        [[STAR_9, MOI_TOI, n(2), n(3), n(4)], [n(5), n(6)], [TOEM, MAX], [SKIP, SKIP]],
        cards=[n(9), 3],
    )
    do(m, PlayAt(MOI_TOI, 1))  # 0 knows that 1 holds STAR_9, 2, 3, 4
    do(m, Play(STAR_9))
    gifts = [Give(n(5), n(6)), Give(n(2), n(3)), Give(TOEM, MAX), Give(SKIP, SKIP)]
    for seat, gift in enumerate(gifts):
        submit(m, gift, seat)
    # 0 saw the 3 come from 1; of 2 and 4, either may have gone to 2
    assert view(m, 0).known[1] == [n(5)]
    assert view(m, 0).among == [n(2), n(4)]
    for s in imagined(m, 0):
        others = Counter(held(s, 1) + held(s, 2) + held(s, 3))
        assert others[n(2)] >= 1
        assert others[n(4)] >= 1


@pytest.mark.rule("palab.event.5", "palab.secret.salvage", "table.secret")
def test_everybody_knows_a_card_that_was_taken_openly() -> None:
    m = laid([[STAR_9, *[n(2)] * 3], [n(3)], [n(4)]], cards=[5, n(5), n(6), n(7), n(8)])
    do(m, Play(STAR_9))
    for seat, card in ((1, n(5)), (2, n(6)), (0, n(7))):
        submit(m, Take(card), seat)
    assert view(m, 0).known == [[], [n(5)], [n(6)]]
    assert view(m, 2).known == [[n(7)], [n(5)], []]
    m = laid([[n(2)], [n(3)]], played=[SKIP], secrets={0: SALVAGE_ONE})
    do(m, Salvage(SKIP))
    assert view(m, 1).known == [[SKIP], []]


@pytest.mark.rule("palab.event.8", "table.secret")
def test_after_pooling_one_knows_that_the_others_have_what_one_gave() -> None:
    m = laid(
        [[STAR_9, n(2), n(3), n(4)], [SKIP, SKIP], [MAX]],
        cards=[8, MAX, n(2), n(3), SKIP, SKIP, n(4)],
    )
    do(m, Play(STAR_9))
    assert hand(m, 0) == [n(4), MAX, SKIP]
    assert view(m, 0).among == [n(2), n(3)]
    assert view(m, 0).known == [[], [], []]
    assert view(m, 2).among == [MAX]
    for s in imagined(m, 0):
        assert Counter({n(2): 1, n(3): 1}) <= Counter(held(s, 1) + held(s, 2))


@pytest.mark.rule("palab.event.8", "table.secret")
def test_of_two_people_the_pool_tells_the_other_hand() -> None:
    m = laid([[STAR_9, n(2), n(3), n(4)], [SKIP, SKIP]], cards=[8, n(2), n(3), SKIP, SKIP, n(4)])
    do(m, Play(STAR_9))
    assert hand(m, 0) == [n(2), n(4), SKIP]
    assert view(m, 0).known == [[], [n(3)]]


@pytest.mark.rule("palab.event.10", "table.secret")
def test_cards_put_on_top_are_known_but_not_their_order() -> None:
    m = laid([[STAR_9, n(2), n(3), n(4)], [SKIP, n(5), n(6), n(7)], [MAX]], cards=[10])
    do(m, Play(STAR_9))
    for seat, card in enumerate((n(2), SKIP, MAX)):
        submit(m, Reveal(card), seat)
    do(m, Play(n(5)))  # 1 holds 6 and 7, and draws one of the three
    drawn = next(card for card in (n(2), MAX, SKIP) if card in hand(m, 1))
    left = sorted({n(2), MAX, SKIP} - {drawn})
    assert view(m, 1).on_top[0].cards == left
    assert view(m, 1).on_top[0].mine == [drawn]
    for seat in (NOBODY, 0, 2):
        seen = view(m, seat).on_top[0]
        assert (seen.size, seen.cards, seen.taken) == (2, sorted([n(2), MAX, SKIP]), [0, 1, 0])
    tops = {str(sorted(game.view(s, 1).on_top[0].cards)) for s in imagined(m, 0, 60)}
    assert len(tops) == 3
    assert {str(game.view(s, 1).on_top[0].cards) for s in imagined(m, 1)} == {str(left)}


@pytest.mark.rule("palab.event.10", "table.secret")
def test_where_only_one_kind_can_be_drawn_all_know_it() -> None:
    m = laid([[STAR_9, n(2), n(3), n(4)], [SKIP, n(5), n(6), n(7)], []], cards=[10])
    do(m, Play(STAR_9))
    submit(m, Reveal(n(2)), 0)
    submit(m, Reveal(SKIP), 1)
    do(m, Play(n(5)))
    do(m, PlayTop())
    shown = view(m).played[-1]
    other = SKIP if shown == n(2) else n(2)
    assert view(m).on_top == []
    assert (other in hand(m, 1)) != (shown in hand(m, 1))


@pytest.mark.rule("palab.reshuffle", "table.secret")
def test_a_remade_pile_tells_by_counting_what_the_others_hold() -> None:
    m = laid([[SKIP, n(2), n(2)], [n(3)], [MAX]], pile=[], discards=[n(6), n(7)], cards=[n(6)])
    do(m, Play(SKIP))
    assert view(m, 0).among == [n(3), MAX]
    assert view(m, 1).among == [n(2), n(2), MAX]  # not what 0 drew afterwards


def certain(s: State, knower: int) -> None:
    """Whatever a seat knows is true."""
    seen = game.view(s, knower)
    left: Counter[int] = Counter()
    for holder in range(s.seats()):
        if holder != knower:
            cards = Counter(held(s, holder))
            assert Counter(seen.known[holder]) <= cards
            left += cards - Counter(seen.known[holder])
    assert Counter(seen.among) <= left
    for top, bag in zip(seen.on_top, s.bags, strict=True):
        assert all(bag.pile.counts[card] <= top.cards.count(card) for card in range(31))


@pytest.mark.rule("table.secret")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_knowledge_is_always_true(seats: int) -> None:
    for seed in range(6):
        for s in quiet(game, seats, seed):
            assert isinstance(s, State)
            for knower in range(seats):
                certain(s, knower)


@pytest.mark.rule("table.secret")
@pytest.mark.parametrize("seats", [2, 5])
def test_an_imagined_table_has_all_the_cards_and_its_knowledge_is_true(seats: int) -> None:
    whole = game.start(seats, None, None).inventory()
    for seed in range(3):
        for s in quiet(game, seats, seed):
            assert isinstance(s, State)
            for seat in (NOBODY, seed % seats):
                twin = game.imagine(game.view(s, seat), Seeded(seed))
                assert twin.inventory() == whole
                for knower in range(seats):
                    certain(twin, knower)

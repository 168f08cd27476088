"""The good bot of Palab: what it counts, what is at stake, and where it must not err."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Seeded
from tablee.engine.match import Match
from tablee.engine.moves import Form, Move
from tablee.games.palab import game, thinking
from tablee.games.palab.bot import BOTS
from tablee.games.palab.cards import KINDS, PLAY_NONE, SWAP, cards_of, empty_pile
from tablee.games.palab.imagining import imagine
from tablee.games.palab.moves import (
    Cancel,
    KeepQuiet,
    LetPass,
    Play,
    PlayAs,
    PlayAt,
    PlayTop,
    SwapWith,
    UseSecret,
)
from tablee.games.palab.odds import chance_of_harm, harmful, top_card
from tablee.games.palab.rules.drawing import put_on_top
from tablee.games.palab.rules.effects import move_hands
from tablee.games.palab.thinking import chance_to_lose, what_is_at_stake
from tablee.games.palab.worlds import another_world
from tablee.lab.simulate import Plan, play_game
from tests.games.palab.table import (
    BOL,
    MAX,
    MOI_TOI,
    REVERSE,
    SKIP,
    SUPER_SKIP,
    TEN,
    TO_FOU,
    ZERO_24,
    do,
    everything_but,
    laid,
    n,
    offers,
    state,
    submit,
    view,
)


def choice(m: Match, seat: int = 0, bot: str = "foresees") -> Move | None:
    sits = BOTS[bot](seat, game.moves, Seeded(1))
    ask = next(ask for ask in m.asks if ask.seat == seat)
    blank: list[Move | type[Form]] = [*offers(m, seat)]
    return sits.choose(view(m, seat), ask, blank)


def by_card(counts: Counter[int]) -> list[float]:
    return [float(Fraction(counts[card], counts.total())) for card in range(KINDS)]


# What it counts


def test_any_card_that_it_cannot_see_may_lie_on_top() -> None:
    m = laid([[n(2), SKIP], [n(9), n(9)], [TEN]], played=[n(5)], discards=[MAX], gauge=20)
    unseen = everything_but(True, [n(2), SKIP], [n(5)], [MAX])
    assert top_card(view(m, 0)) == pytest.approx(by_card(Counter(unseen)))


def test_the_count_is_that_of_all_deals_one_by_one() -> None:
    """Six unseen cards, two of them in the other hand, which holds a Skip for certain."""
    m = laid([[n(2)], [SKIP, n(9)]], pile=[n(9), n(8), MAX, BOL])
    state(m).played = everything_but(True, [n(2)], [SKIP, n(9)], [n(9), n(8), MAX, BOL])
    state(m).stands = [*state(m).played]
    state(m).memory.all_learn(1, SKIP)
    found: Counter[int] = Counter()
    unseen = [n(9), n(9), n(8), MAX, BOL]
    for held in combinations(range(len(unseen)), 1):  # beside the Skip
        for place in range(len(unseen)):
            if place not in held:
                found[unseen[place]] += 1
    assert top_card(view(m, 0)) == pytest.approx(by_card(found))


@pytest.mark.rule("palab.event.10")
def test_of_cards_put_back_on_top_it_knows_which_they_are() -> None:
    m = laid([[n(2)], [n(3)], [n(4)]])
    back = empty_pile()
    for card in (n(9), n(9), TEN):
        state(m).pile.add(card, -1)
        back.add(card)
    put_on_top(state(m), back)
    assert top_card(view(m, 0)) == pytest.approx(by_card(Counter([n(9), n(9), TEN])))


@pytest.mark.rule("palab.reshuffle")
def test_an_empty_pile_is_what_was_played_and_discarded_but_the_last_card() -> None:
    m = laid([[n(2)], [n(3)]], played=[n(9), TEN, SKIP], discards=[MAX], pile=[])
    assert top_card(view(m, 0)) == pytest.approx(by_card(Counter([n(9), TEN, MAX])))


def test_harm_is_a_bowl_or_whatever_passes_99() -> None:
    hand, other = [n(9)], [n(9)]
    m = laid([hand, other], gauge=95)
    unseen = everything_but(True, hand)
    worse = [card for card in unseen if card == BOL or (3 <= card % 11 <= 7 and card < 22)]
    # 5 to 9, and To fou’s 12 too, if there is no card to cancel
    worse += [card for card in unseen if card == TO_FOU]
    assert chance_of_harm(view(m, 0)) == pytest.approx(len(worse) / len(unseen))


def test_a_to_fou_on_top_does_no_harm_where_there_is_a_card_to_cancel() -> None:
    m = laid([[n(9)], [n(5), SKIP]], gauge=90, turn=1)
    assert harmful(view(m, 0))[TO_FOU] is True  # 12 are too much
    do(m, Play(n(5)))
    assert harmful(view(m, 0))[TO_FOU] is False
    assert harmful(view(m, 1))[TO_FOU] is True  # nobody cancels his own card


def test_imagined_tables_agree_with_the_count() -> None:
    m = laid([[n(2), SKIP], [n(9)] * 2, [TEN]], gauge=20)
    seen, luck = view(m, 0), Seeded(5)
    tops: Counter[int] = Counter()
    for _ in range(300):
        tops.update(cards_of(imagine(seen, luck).pile))
    for counted, chance in zip(by_card(tops), top_card(seen), strict=True):
        assert counted == pytest.approx(chance, abs=0.004)


def test_in_an_imagined_world_nobody_remembers_the_hands_of_another() -> None:
    """palab.event.7: whoever knew a card of a real hand must not look for it there."""
    m = laid([[n(2), n(3)], [n(9), n(8)], [TEN, n(7)]], gauge=20)
    s = state(m)
    s.memory.all_learn(2, TEN)
    for seed in range(30):
        w = another_world(s, 0, [empty_pile() for _ in range(3)], Seeded(seed))
        move_hands(w, vec[i64]([1, 2, 0]))
        assert sum(hand.size for hand in w.hands) == 6


# What is at stake


def test_whoever_has_lost_a_round_loses_the_game_with_the_next() -> None:
    assert what_is_at_stake([1, 0], 0) == [1.0, pytest.approx(0.5)]
    assert what_is_at_stake([1, 1, 0], 2)[:2] == [0.0, 0.0]
    mine, another, safest = (what_is_at_stake([0, 1, 0], 0)[seat] for seat in (0, 2, 1))
    assert mine > another > safest == 0


def test_among_equals_all_lose_equally_often() -> None:
    for seats in range(2, 9):
        assert chance_to_lose(seats, 0, False) == pytest.approx(1 / seats)
        assert chance_to_lose(seats, seats, True) == pytest.approx(1 / seats)


# What it does


def test_at_95_with_a_9_and_a_minus_10_it_plays_the_minus_10() -> None:
    assert choice(laid([[n(9), TEN], [n(3), n(4), n(5)]], gauge=95)) == PlayAs(TEN, -10)


def test_early_it_plays_what_is_useless_later() -> None:
    m = laid([[n(8), SKIP, ZERO_24], [n(3), n(4), n(5)]], gauge=30)
    assert choice(m) == Play(n(8))
    assert choice(m, bot="habit") == Play(n(8))


def test_at_97_without_a_safe_card_it_trusts_the_top_of_the_pile() -> None:
    assert choice(laid([[n(9), n(8), BOL], [n(3), n(4)]], gauge=97)) == PlayTop()


def test_it_does_not_trust_a_top_card_that_it_knows() -> None:
    """palab.event.10: a Bol renversé lies on top; a To fou brings the gauge back instead."""
    m = laid([[n(9), TO_FOU], [n(7), n(4)]], gauge=90, turn=1)
    do(m, Play(n(7)))
    assert view(m).gauge == 97
    back = empty_pile()
    back.add(BOL)
    state(m).pile.add(BOL, -1)
    put_on_top(state(m), back)
    assert choice(m) == Cancel()


def test_it_hands_the_bowl_on() -> None:
    m = laid([[BOL, n(9), MOI_TOI], [SKIP, TEN, REVERSE]], gauge=92)
    assert choice(m) == PlayAt(MOI_TOI, 1)


def test_with_a_secret_it_passes_rather_than_gamble() -> None:
    hands = [[n(9), n(8), BOL], [n(7), n(8), n(9)]]
    assert choice(laid(hands, gauge=98, secrets={0: PLAY_NONE})) == UseSecret()
    assert choice(laid(hands, gauge=98, secrets={0: SWAP})) == SwapWith(1)


def test_it_saves_its_escape_with_a_to_fou() -> None:
    """Its Skip is cancelled at 99, and it holds nothing else that is safe."""
    m = laid([[SKIP, TO_FOU, n(9)], [TO_FOU, SUPER_SKIP, REVERSE]], gauge=99)
    submit(m, Play(SKIP))
    m.submit(1, game.moves.pack(Cancel())[0])
    m.submit(-2, m.asks[-1].default)
    assert view(m, 0).question is not None
    assert choice(m) == Cancel()


def test_it_keeps_its_to_fou_while_nothing_matters() -> None:
    m = laid([[TO_FOU, SKIP, TEN], [n(2), n(3), n(4)], [n(5), n(6), n(7)]], gauge=10, turn=1)
    submit(m, Play(n(2)))
    assert choice(m) == LetPass()


def test_it_tells_no_secret() -> None:
    m = laid([[BOL], [n(3)]])
    do(m, Play(BOL))
    assert choice(m) == KeepQuiet()


def test_its_choice_depends_on_its_view_alone() -> None:
    """Two tables that it cannot tell apart."""
    one = laid([[n(9), SKIP, TEN], [n(2), n(3)], [MAX]], gauge=93)
    other = laid([[n(9), SKIP, TEN], [BOL, BOL], [TO_FOU]], gauge=93)
    assert view(one, 0) == view(other, 0)
    assert choice(one) == choice(other)


# How it does


@pytest.mark.parametrize("seats", [2, 4])
def test_habit_alone_beats_chance_and_the_lowest_card(seats: int) -> None:
    for others in ("random", "lowest"):
        assert losses("habit", others, seats, 60) < 60 / seats * 0.7


def test_it_beats_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """With few worlds, so that plain Python is quick enough."""
    monkeypatch.setattr(thinking, "BUDGET", 16)
    assert losses("foresees", "random", 2, 8) <= 1


def losses(bot: str, others: str, seats: int, games: int) -> int:
    lost = 0
    for number in range(games):
        lone = number % seats
        names = [bot if seat == lone else others for seat in range(seats)]
        outcome = play_game(Plan("palab", names, games, 5), number).outcome
        assert outcome is not None
        lost += outcome.losers == [lone]
    return lost

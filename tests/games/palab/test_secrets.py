"""The eight secrets."""

import pytest

from tablee.games.palab.cards import (
    FOUR,
    OPPOSITE,
    OVERFLOW,
    PLAY_NONE,
    REFRESH,
    SALVAGE_ONE,
    SWAP,
    ZERO,
)
from tablee.games.palab.events import Discarded, Drew, Passed, Salvaged, SecretUsed, Swapped
from tablee.games.palab.moves import (
    Discard,
    Enough,
    Play,
    PlayAs,
    PlayTop,
    Salvage,
    SwapWith,
    UseSecret,
)
from tests.games.palab.table import (
    BOL,
    MAX,
    MIROIR,
    REVERSE,
    SKIP,
    TEN,
    TO_FOU,
    do,
    events,
    gauge,
    hand,
    laid,
    n,
    new,
    offers,
    refusal,
    star,
    state,
    view,
)


@pytest.mark.rule("palab.secret.four", "palab.setup.hand")
def test_four_cards_at_the_start_of_a_round() -> None:
    m = laid([[BOL], [n(3)]], secrets={1: FOUR})
    do(m, Play(BOL))
    m.submit(0, m.asks[0].default)
    assert view(m).hand_sizes == [3, 4]


@pytest.mark.rule("palab.secret.four")
def test_four_is_no_secret_to_be_used() -> None:
    m = laid([[n(2)], [n(3)]], secrets={0: FOUR})
    assert offers(m) == [Play(n(2))]
    assert view(m).limits == [4, 3]


@pytest.mark.rule("palab.secret.refresh", "palab.discard")
def test_refresh_discards_and_draws_as_many() -> None:
    m = laid([[n(2), n(9), n(9)], [n(3)]], secrets={0: REFRESH}, cards=[SKIP, REVERSE])
    do(m, Discard(n(9)))
    assert [(ask.seat, ask.rule) for ask in m.asks] == [(0, "palab.secret.refresh")]
    do(m, Discard(n(9)))
    assert view(m).refreshed == 2
    do(m, Enough())
    assert hand(m, 0) == [n(2), REVERSE, SKIP]
    assert view(m).discards == [n(9), n(9)]
    assert view(m).turn == 0
    assert [event for event in events(m) if isinstance(event, SecretUsed | Discarded)] == [
        SecretUsed(0, REFRESH), Discarded(0, n(9)), Discarded(0, n(9)),
    ]  # fmt: skip
    assert Discard(n(2)) not in offers(m)  # once a round


@pytest.mark.rule("palab.secret.refresh")
def test_an_empty_hand_has_had_enough() -> None:
    m = laid([[n(2), n(9)], [n(3)]], secrets={0: REFRESH})
    do(m, Discard(n(9)))
    do(m, Discard(n(2)))
    assert view(m).phase == "turn"
    assert len(hand(m, 0)) == 2


@pytest.mark.rule("palab.secret.refresh", "palab.bol")
def test_a_bowl_can_not_be_discarded() -> None:
    m = laid([[n(2), BOL], [n(3)]], secrets={0: REFRESH})
    assert refusal(m, Discard(BOL)) == "palab.bol"
    do(m, Discard(n(2)))
    assert refusal(m, Discard(BOL)) == "palab.bol"
    assert offers(m) == [Enough()]


@pytest.mark.rule("palab.secret.refresh", "palab.event.9")
def test_refresh_draws_none_while_nobody_draws() -> None:
    m = laid([[n(2), n(9)], [n(3)]], secrets={0: REFRESH})
    state(m).dry = True
    do(m, Discard(n(9)))
    do(m, Enough())
    assert hand(m, 0) == [n(2)]


@pytest.mark.rule("palab.secret.skip")
def test_skip_plays_no_card_and_draws() -> None:
    m = laid([[n(2)], [n(3)]], gauge=99, secrets={0: PLAY_NONE})
    do(m, UseSecret())
    assert Passed(0) in events(m)
    assert view(m).played == []
    assert len(hand(m, 0)) == 3
    assert view(m).turn == 1
    assert view(m).used == [0]


@pytest.mark.rule("palab.secret.zero")
@pytest.mark.parametrize(
    ("card", "move"),
    [
        (n(9), Play(n(9))),
        (TEN, PlayAs(TEN, -10)),
        (TO_FOU, PlayAs(TO_FOU, 12)),
        (MAX, Play(MAX)),
    ],
)
def test_zero_leaves_the_gauge_alone(card: int, move: Play | PlayAs) -> None:
    m = laid([[card], [n(3)]], gauge=50, secrets={0: ZERO})
    do(m, UseSecret())
    assert view(m).charm == ZERO
    assert all(way.gauge == 50 for way in view(m, 0).prospects)
    do(m, move)
    assert gauge(m) == 50
    assert view(m).charm == -1


@pytest.mark.rule("palab.secret.zero", "palab.stars")
def test_other_effects_stay_and_so_does_a_star() -> None:
    m = laid([[REVERSE], [n(3)], [n(4)]], secrets={0: ZERO})
    do(m, UseSecret())
    do(m, Play(REVERSE))
    assert view(m).clockwise is False
    m = laid([[star(n(9)), n(2), n(2)], [n(3)]], gauge=99, secrets={0: ZERO}, cards=[n(4), 4])
    do(m, UseSecret())
    do(m, Play(star(n(9))))
    assert gauge(m) == 79  # event 4


@pytest.mark.rule("palab.secret.opposite")
@pytest.mark.parametrize(
    ("card", "move", "after"),
    [
        (n(9), Play(n(9)), 41),
        (TEN, PlayAs(TEN, -10), 60),
        (TEN, PlayAs(TEN, 10), 40),
        (TO_FOU, PlayAs(TO_FOU, 12), 38),
        (MIROIR, Play(MIROIR), 44),
        (MAX, Play(MAX), 99),
    ],
)
def test_a_figure_counts_as_its_opposite(card: int, move: Play | PlayAs, after: int) -> None:
    m = laid([[card], [n(3)]], gauge=50, played=[n(6)], secrets={0: OPPOSITE})
    do(m, UseSecret())
    do(m, move)
    assert gauge(m) == after


@pytest.mark.rule("palab.secret.opposite", "palab.play.top")
def test_it_holds_for_the_top_card_too() -> None:
    m = laid([[n(9)], [n(3)]], gauge=95, secrets={0: OPPOSITE}, cards=[n(8)])
    do(m, UseSecret())
    do(m, PlayTop())
    assert gauge(m) == 87


@pytest.mark.rule("palab.secret.overflow", "palab.complete")
def test_overflow_takes_20_off_and_shortens_the_hand() -> None:
    m = laid([[n(9)], [n(3)]], gauge=95, secrets={0: OVERFLOW})
    do(m, UseSecret())
    do(m, Play(n(9)))
    assert gauge(m) == 84
    assert len(hand(m, 0)) == 2
    assert view(m).limits == [2, 3]


@pytest.mark.rule("palab.secret.overflow")
def test_overflow_does_nothing_below_100_but_is_spent() -> None:
    m = laid([[n(9)], [n(3)]], gauge=90, secrets={0: OVERFLOW})
    do(m, UseSecret())
    do(m, Play(n(9)))
    assert gauge(m) == 99
    assert len(hand(m, 0)) == 3
    assert view(m).used == [0]


@pytest.mark.rule("palab.secret.overflow", "palab.over")
def test_past_99_still_is_lost() -> None:
    m = laid([[8], [n(3)]], gauge=99, secrets={0: OVERFLOW})
    do(m, UseSecret())
    do(m, PlayAs(8, 24))
    assert gauge(m) == 103
    assert view(m).loser == 0


@pytest.mark.rule("palab.secret.overflow", "palab.bol")
def test_a_bowl_loses_all_the_same() -> None:
    m = laid([[BOL], [n(3)]], secrets={0: OVERFLOW})
    do(m, UseSecret())
    do(m, Play(BOL))
    assert view(m).loser == 0


@pytest.mark.rule("palab.secret.salvage")
def test_salvage_takes_any_card_of_the_played_pile_the_last_too() -> None:
    m = laid([[n(2)], [n(3)]], played=[SKIP, n(5), n(6)], secrets={0: SALVAGE_ONE})
    assert [offer for offer in offers(m) if isinstance(offer, Salvage)] == [
        Salvage(n(5)), Salvage(n(6)), Salvage(SKIP),
    ]  # fmt: skip
    do(m, Salvage(n(6)))
    assert Salvaged(0, n(6)) in events(m)
    assert hand(m, 0) == [n(2), n(6)]
    assert view(m).played == [SKIP, n(5)]
    assert view(m).mirror == n(5)
    assert view(m).turn == 0


@pytest.mark.rule("palab.secret.salvage", "palab.discard")
def test_nothing_can_be_salvaged_from_an_empty_pile_nor_from_the_discards() -> None:
    m = laid([[n(2)], [n(3)]], discards=[n(8)], secrets={0: SALVAGE_ONE})
    assert offers(m) == [Play(n(2))]


@pytest.mark.rule("palab.secret.swap")
def test_swap_before_playing() -> None:
    m = laid([[n(2)], [n(3), n(4)], []], secrets={0: SWAP})
    do(m, SwapWith(1))
    assert Swapped(0, 1) in events(m)
    assert hand(m, 0) == [n(3), n(4)]
    assert hand(m, 1) == [n(2)]
    assert view(m).turn == 0
    assert not [offer for offer in offers(m) if isinstance(offer, SwapWith)]


@pytest.mark.rule("palab.secret.swap")
def test_an_empty_hand_is_swapped_too() -> None:
    m = laid([[n(2)], [n(3), n(4)], []], secrets={0: SWAP})
    do(m, SwapWith(2))
    assert hand(m, 0) == []
    assert offers(m) == [PlayTop()]
    assert not [event for event in events(m) if isinstance(event, Drew)]


@pytest.mark.rule("palab.secret.zero", "palab.setup.secret")
def test_a_secret_that_was_not_turned_can_not_be_used() -> None:
    m = new(2)
    assert not [offer for offer in offers(m) if isinstance(offer, UseSecret | SwapWith | Salvage)]

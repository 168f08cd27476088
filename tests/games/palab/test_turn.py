"""A turn: a card of the hand or of the top, and completing the hand."""

import pytest

from tablee.engine.match import Match
from tablee.engine.moves import Move
from tablee.games.palab.cards import FOUR, OPPOSITE, OVERFLOW, SALVAGE_ONE, SWAP, ZERO
from tablee.games.palab.events import Counted, Drew, Passed, Played, Remade, TurnedUp, WentLate
from tablee.games.palab.moves import (
    Cancel,
    Discard,
    LetPass,
    NameFigure,
    NameTarget,
    Play,
    PlayAs,
    PlayTop,
    Salvage,
    SwapWith,
    UseSecret,
)
from tablee.games.palab.state import REMAKES
from tests.games.palab.table import (
    BOL,
    MAX,
    MIROIR,
    REVERSE,
    SKIP,
    TEN,
    TO_FOU,
    TOEM,
    ZERO_24,
    do,
    events,
    gauge,
    hand,
    laid,
    n,
    offers,
    refusal,
    state,
    submit,
    view,
)


@pytest.mark.rule("palab.turn", "palab.complete")
def test_play_a_card_then_draw_then_the_next_plays() -> None:
    m = laid([[n(2), n(5), n(9)], [n(3)] * 3, [n(4)] * 3], cards=[SKIP])
    do(m, Play(n(5)))
    assert hand(m, 0) == [n(2), n(9), SKIP]
    assert view(m).turn == 1
    assert events(m)[:2] == [Played(0, n(5)), Counted(5, 5)]


@pytest.mark.rule("palab.turn")
def test_only_whoever_has_the_turn_is_asked() -> None:
    m = laid([[n(2)], [n(3)], [n(4)]], turn=1)
    assert [(ask.seat, ask.rule) for ask in m.asks] == [(1, "palab.turn")]
    assert refusal(m, Play(n(2)), seat=0) == "table.ask"
    assert refusal(m, Play(n(2))) == "palab.turn"


@pytest.mark.rule("palab.turn")
def test_silence_plays_the_first_card_that_does_not_lose() -> None:
    m = laid([[n(9), SKIP], [n(3)]], gauge=95)
    assert silence(m) == Play(SKIP)
    m = laid([[n(2), TEN], [n(3)]], gauge=99)
    assert silence(m) == PlayAs(TEN, -10)
    m = laid([[TEN], [n(3)]], gauge=99, secrets={0: OPPOSITE})
    do(m, UseSecret())
    assert silence(m) == PlayAs(TEN, 10)  # palab.secret.opposite: which takes ten off
    m = laid([[n(2), BOL], [n(3)]], gauge=99)
    assert silence(m) == PlayTop()
    m = laid([[BOL], [n(3)]], gauge=40)
    assert silence(m) == Play(BOL)


def silence(m: Match) -> Move:
    """What silence becomes."""
    return m.game.moves.unpack(m.asks[0].default)


@pytest.mark.rule("palab.play.hand")
def test_the_card_lies_on_the_pile_and_the_amount_is_announced() -> None:
    m = laid([[n(8)], [n(3)]], gauge=30, played=[n(2)])
    do(m, Play(n(8)))
    assert view(m).played == [n(2), n(8)]
    assert Counted(8, 38) in events(m)


@pytest.mark.rule("palab.play.hand", "palab.bol")
def test_a_bowl_may_be_played_on_purpose_and_must_be_if_it_is_all_one_has() -> None:
    m = laid([[BOL, n(2)], [n(3)]], gauge=50)
    assert Play(BOL) in offers(m)
    m = laid([[BOL], [n(3)]], gauge=88)
    assert offers(m) == [Play(BOL)]


@pytest.mark.rule("palab.play.top")
@pytest.mark.parametrize(("at", "allowed"), [(88, False), (89, True), (99, True)])
def test_the_top_card_from_89_on(at: int, allowed: bool) -> None:
    m = laid([[SKIP], [n(3)]], gauge=at)
    assert (PlayTop() in offers(m)) == allowed
    if not allowed:
        assert refusal(m, PlayTop()) == "palab.play.top"


@pytest.mark.rule("palab.play.top")
def test_with_an_empty_hand_the_top_card_is_all_there_is() -> None:
    m = laid([[], [n(3)]], gauge=10, cards=[n(7)])
    assert offers(m) == [PlayTop()]
    do(m, PlayTop())
    assert TurnedUp(0, n(7)) in events(m)
    assert gauge(m) == 17


@pytest.mark.rule("palab.play.top")
def test_choices_are_made_once_the_top_card_is_seen() -> None:
    m = laid([[], [n(3)], [n(3)]], gauge=10, cards=[ZERO_24])
    do(m, PlayTop())
    assert [(ask.seat, ask.rule) for ask in m.asks] == [(0, "palab.play.top")]
    assert offers(m) == [NameFigure(0), NameFigure(24)]
    assert [(way.figure, way.gauge) for way in view(m).choices] == [(0, 10), (24, 34)]
    do(m, NameFigure(24))
    assert gauge(m) == 34


@pytest.mark.rule("palab.play.top")
def test_a_toem_from_the_top_names_somebody() -> None:
    m = laid([[], [n(3)], [n(3)]], gauge=10, cards=[TOEM])
    do(m, PlayTop())
    assert offers(m) == [NameTarget(1), NameTarget(2)]
    do(m, NameTarget(2))
    assert view(m).turn == 2
    assert hand(m, 0) == []


@pytest.mark.rule("palab.play.top", "palab.to-fou")
def test_a_to_fou_from_the_top_counts_12_or_cancels() -> None:
    m = laid([[n(9)], [], [n(3)]], gauge=10, cards=[n(2), n(2), n(4), TO_FOU])
    do(m, Play(n(9)))
    do(m, PlayTop())
    assert offers(m) == [NameFigure(12), Cancel()]
    do(m, NameFigure(12))
    assert gauge(m) == 31


@pytest.mark.rule("palab.play.top", "palab.to-fou.turn")
def test_a_to_fou_from_the_top_has_nothing_to_cancel_at_the_start() -> None:
    m = laid([[], [n(3)]], gauge=10, cards=[TO_FOU])
    do(m, PlayTop())
    assert refusal(m, Cancel()) == "palab.to-fou.turn"


@pytest.mark.rule("palab.over")
@pytest.mark.parametrize(("at", "lost"), [(90, False), (91, True)])
def test_99_holds_and_one_more_does_not(at: int, lost: bool) -> None:
    m = laid([[n(9)], [n(3)]], gauge=at)
    do(m, Play(n(9)))
    assert (view(m).loser == 0) == lost
    assert gauge(m) == at + 9


@pytest.mark.rule("palab.over")
def test_there_is_no_lower_bound() -> None:
    m = laid([[TEN], [n(3)]], gauge=3)
    do(m, PlayAs(TEN, -10))
    assert gauge(m) == -7


@pytest.mark.rule("palab.over")
def test_the_view_says_where_each_card_would_lead() -> None:
    m = laid([[n(4), ZERO_24, MIROIR, MAX], [n(3)]], gauge=97, played=[n(2)])
    ways = [(way.card, way.figure, way.gauge, way.loses) for way in view(m, 0).prospects]
    assert ways == [
        (n(4), 4, 101, True), (ZERO_24, 0, 97, False), (ZERO_24, 24, 121, True),
        (MIROIR, 2, 99, False), (MAX, None, 99, False),
    ]  # fmt: skip


@pytest.mark.rule("palab.complete")
def test_one_draws_up_to_three() -> None:
    m = laid([[SKIP], [n(3)]], cards=[n(2), n(3), n(4)])
    do(m, Play(SKIP))
    assert hand(m, 0) == [n(2), n(3), n(4)]


@pytest.mark.rule("palab.complete")
def test_who_has_more_keeps_them_and_draws_none() -> None:
    m = laid([[SKIP, n(2), n(2), n(3), n(3)], [n(3)]])
    do(m, Play(SKIP))
    assert hand(m, 0) == [n(2), n(2), n(3), n(3)]


@pytest.mark.rule("palab.complete", "palab.secret.four")
def test_ones_own_limit_is_drawn_up_to() -> None:
    m = laid([[SKIP, n(2), n(2), n(3)], [n(3)]], secrets={0: FOUR})
    do(m, Play(SKIP))
    assert len(hand(m, 0)) == 4


@pytest.mark.rule("palab.complete", "table.secret")
def test_the_others_see_a_card_go_not_which() -> None:
    m = laid([[SKIP, n(2), n(2)], [n(3)]], cards=[TOEM])
    do(m, Play(SKIP))
    assert events(m, 0)[-1] == Drew(0, TOEM)
    assert events(m, 1)[-1] == events(m)[-1] == Drew(0, -9)


@pytest.mark.rule("palab.reshuffle", "palab.discard")
def test_an_empty_pile_is_remade_from_all_but_the_last_card_with_the_discards() -> None:
    m = laid(
        [[SKIP, n(2), n(2)], [n(3)]], played=[n(4), n(5)], discards=[n(6)], pile=[], cards=[n(6)]
    )
    do(m, Play(SKIP))
    assert Remade(3) in events(m)
    assert view(m).played == [SKIP]
    assert view(m).discards == []
    assert view(m).pile == 2
    assert hand(m, 0) == [n(2), n(2), n(6)]


@pytest.mark.rule("palab.reshuffle")
def test_the_pile_is_not_remade_before_a_card_is_due() -> None:
    m = laid([[SKIP, n(2), n(2)], [n(3)]], played=[n(4), n(5)], pile=[n(9)])
    do(m, Play(SKIP))
    assert view(m).pile == 0
    assert view(m).played == [n(4), n(5), SKIP]


@pytest.mark.rule("palab.reshuffle")
def test_without_any_card_drawing_stops() -> None:
    m = laid([[SKIP, n(2)], [n(3)]], pile=[])
    do(m, Play(SKIP))
    assert hand(m, 0) == [n(2)]
    assert view(m).turn == 1


@pytest.mark.rule("palab.reshuffle")
def test_who_would_have_to_play_the_top_card_passes_if_there_is_none() -> None:
    m = laid([[SKIP], [], [n(3)]], pile=[])
    do(m, Play(SKIP))
    assert Passed(1) in events(m)
    assert view(m).turn == 2


@pytest.mark.rule("palab.reshuffle", "palab.secret.swap")
def test_who_has_nothing_to_play_may_still_swap_by_a_secret() -> None:
    m = laid([[SKIP], [], [n(3)]], pile=[], secrets={1: SWAP})
    do(m, Play(SKIP))
    assert view(m).turn == 1  # asked, where without the secret the turn would pass
    assert set(offers(m, 1)) == {LetPass(), SwapWith(0), SwapWith(2)}
    do(m, SwapWith(2))
    assert hand(m, 1) == [n(3)]
    assert view(m).turn == 1  # and now there is a card to play
    assert Play(n(3)) in offers(m, 1)


@pytest.mark.rule("palab.reshuffle", "palab.secret.salvage")
def test_who_has_nothing_to_play_may_still_take_a_card_back() -> None:
    m = laid([[SKIP], [], [n(3)]], pile=[], secrets={1: SALVAGE_ONE})
    do(m, Play(SKIP))
    assert set(offers(m, 1)) == {LetPass(), Salvage(SKIP)}
    do(m, Salvage(SKIP))
    assert hand(m, 1) == [SKIP]
    assert Play(SKIP) in offers(m, 1)


@pytest.mark.rule("palab.reshuffle")
def test_who_keeps_the_secret_passes_and_so_does_the_silent() -> None:
    m = laid([[SKIP], [], [n(3)]], pile=[], secrets={1: SWAP})
    do(m, Play(SKIP))
    m.submit(1, m.asks[0].default)
    assert Passed(1) in events(m)
    assert view(m).turn == 2
    assert view(m).used == []


@pytest.mark.rule("palab.reshuffle")
def test_a_secret_for_a_card_is_not_spent_where_there_is_no_card() -> None:
    m = laid([[SKIP], [], [n(3)]], pile=[], secrets={1: ZERO})
    do(m, Play(SKIP))
    assert Passed(1) in events(m)
    assert view(m).turn == 2
    assert view(m).used == []


@pytest.mark.rule("palab.reshuffle")
def test_the_top_card_is_refused_where_there_is_none() -> None:
    m = laid([[SKIP], [n(3)]], gauge=95, pile=[])
    assert refusal(m, PlayTop()) == "palab.reshuffle"


@pytest.mark.rule("palab.late")
def test_whoever_is_due_a_card_after_ten_remakes_loses_the_round() -> None:
    m = laid([[SKIP], [n(3)]], played=[n(4), n(5)], pile=[], remakes=REMAKES)
    do(m, Play(SKIP))
    assert WentLate(0) in events(m)
    assert view(m).loser == 0


@pytest.mark.rule("palab.late")
def test_whoever_plays_the_top_card_after_ten_remakes_loses_the_round() -> None:
    m = laid([[], [n(3)]], played=[n(4), n(5)], pile=[], remakes=REMAKES)
    do(m, PlayTop())
    assert view(m).loser == 0


@pytest.mark.rule("palab.late")
def test_the_tenth_time_is_not_too_late() -> None:
    m = laid([[SKIP], [n(3)]], played=[n(4), n(5)], pile=[], remakes=REMAKES - 1)
    do(m, Play(SKIP))
    assert view(m).remakes == REMAKES
    assert view(m).loser < 0


@pytest.mark.rule("palab.complete", "palab.secret.overflow")
def test_whoever_is_short_draws_up_to_two() -> None:
    m = laid([[SKIP], [n(3)]], secrets={0: OVERFLOW})
    state(m).short = 1
    do(m, Play(SKIP))
    assert len(hand(m, 0)) == 2
    assert view(m).limits == [2, 3]


@pytest.mark.rule("palab.turn")
def test_what_belongs_to_another_question_is_not_on_offer() -> None:
    m = laid([[REVERSE, n(2)], [n(3)]])
    assert refusal(m, Discard(n(2))) == "palab.turn"
    submit(m, Play(REVERSE))
    assert refusal(m, Play(n(2)), seat=0) == "table.ask"

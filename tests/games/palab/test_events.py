"""The ten events; a star was played by seat 0, whose hand is completed first."""

import pytest

from tablee.engine.match import Match
from tablee.engine.seats import NOBODY
from tablee.games.palab.events import (
    Counted,
    Discarded,
    Drew,
    Exchanged,
    Happened,
    LeftOver,
    Mirrored,
    NamedTarget,
    Offered,
    PassedOn,
    Pooled,
    Received,
    Revealed,
    Spared,
    Swapped,
    Took,
)
from tablee.games.palab.moves import (
    Discard,
    Give,
    NameFigure,
    NameTarget,
    Play,
    PlayTop,
    Reveal,
    Take,
)
from tests.games.palab.table import (
    BOL,
    MAX,
    MIROIR,
    MOI_TOI,
    ONE_11,
    REVERSE,
    SKIP,
    SUPER_SKIP,
    TEN,
    TO_FOU,
    TOEM,
    ZERO_24,
    close,
    cry,
    do,
    events,
    gauge,
    hand,
    laid,
    n,
    offers,
    refusal,
    star,
    state,
    submit,
    view,
)

STAR_9 = star(n(9))


def starred(
    event: int, own: list[int], others: list[list[int]], cards: list[int], at: int = 0
) -> Match:
    """Seat 0 plays a 9 with a star from a full hand of four, so nobody draws; the event comes."""
    m = laid([[STAR_9, *own], *others], gauge=at, cards=[event, *cards])
    do(m, Play(STAR_9))
    return m


@pytest.mark.rule("palab.stars", "palab.complete")
def test_a_star_completes_the_hand_then_reveals_an_event() -> None:
    m = laid([[STAR_9, n(2)], [n(3)]], cards=[n(4), n(5), 9])
    do(m, Play(STAR_9))
    kinds = [type(event) for event in events(m)]
    assert kinds[-3:] == [Drew, Drew, Happened]
    assert events(m)[-1] == Happened(0, 9)
    assert view(m).event == 9
    assert view(m).turn == 1


@pytest.mark.rule("palab.stars")
def test_a_cancelled_star_brings_no_event() -> None:
    m = laid([[STAR_9, n(2)], [TO_FOU]])
    submit(m, Play(STAR_9))
    cry(m, 1)
    close(m)
    assert view(m).event == 0


@pytest.mark.rule("palab.stars", "palab.over")
def test_a_star_that_loses_the_round_brings_no_event() -> None:
    m = laid([[STAR_9], [n(3)]], gauge=95)
    do(m, Play(STAR_9))
    assert not [event for event in events(m) if isinstance(event, Happened)]


@pytest.mark.rule("palab.stars", "palab.miroir")
def test_a_miroir_of_a_star_has_none() -> None:
    m = laid([[MIROIR], [n(3)]], played=[STAR_9])
    do(m, Play(MIROIR))
    assert gauge(m) == 9
    assert view(m).event == 0


@pytest.mark.rule("palab.stars", "palab.play.top")
def test_a_star_from_the_top_brings_an_event() -> None:
    m = laid([[], [n(3)]], cards=[STAR_9, n(2), n(2), n(4), 9])
    do(m, PlayTop())
    assert view(m).event == 9


@pytest.mark.rule("palab.stars")
def test_events_come_back_when_they_run_out() -> None:
    m = laid([[STAR_9, *[n(2)] * 3], [n(3)]], cards=[7])
    for event in range(1, 11):
        state(m).happenings.counts[event] = 0
    state(m).happenings.size = 0
    do(m, Play(STAR_9))
    assert view(m).event == 7
    assert len(view(m).events_left) == 9


@pytest.mark.rule("palab.event.1", "palab.discard")
@pytest.mark.parametrize(
    ("own", "gone"),
    [
        ([n(5), n(3), SKIP], n(3)),
        ([n(2), ONE_11, n(9)], ONE_11),
        ([n(2), ONE_11, ZERO_24], ZERO_24),
        ([TEN, ONE_11, ZERO_24], TEN),
        ([n(4), star(n(4)), n(9)], n(4)),
        ([star(n(2)), n(4), n(9)], star(n(2))),
    ],
)
def test_the_lowest_white_card_goes(own: list[int], gone: int) -> None:
    m = starred(1, own, [[n(3)]], [])
    assert events(m)[-1] == Discarded(0, gone)
    assert view(m).discards == [gone]
    assert len(hand(m, 0)) == 2  # nobody completes his hand again


@pytest.mark.rule("palab.event.1", "palab.colours")
def test_without_a_white_card_nothing_goes() -> None:
    m = starred(1, [SKIP, BOL, MAX], [[n(3)]], [])
    assert events(m)[-1] == Spared(0)


@pytest.mark.rule("palab.event.2", "palab.colours")
def test_a_mauve_card_of_ones_choice_goes() -> None:
    m = starred(2, [SKIP, BOL, MAX, n(3)], [[n(3)]], [])
    assert [(ask.seat, ask.rule) for ask in m.asks] == [(0, "palab.event.2")]
    assert offers(m) == [Discard(MAX), Discard(SKIP)]
    assert refusal(m, Discard(BOL)) == "palab.event.2"
    assert refusal(m, Discard(n(3))) == "palab.event.2"
    do(m, Discard(MAX))
    assert view(m).discards == [MAX]
    assert view(m).turn == 1


@pytest.mark.rule("palab.event.2", "palab.bol")
def test_without_a_mauve_card_nothing_is_asked() -> None:
    m = starred(2, [n(2), BOL, n(3)], [[n(3)]], [])
    assert events(m)[-1] == Spared(0)
    assert view(m).turn == 1


@pytest.mark.rule("palab.event.3")
def test_everybody_gives_one_left_and_one_right_at_once() -> None:
    m = starred(3, [n(2), n(3), n(4)], [[SKIP, REVERSE], [TOEM, MAX]], [])
    assert [(ask.seat, ask.must) for ask in m.asks] == [(0, True), (1, True), (2, True)]
    submit(m, Give(n(2), n(3)), 0)
    submit(m, Give(SKIP, REVERSE), 1)
    assert view(m).answered == [0, 1]
    assert hand(m, 0) == [n(2), n(3), n(4)]
    submit(m, Give(TOEM, MAX), 2)
    assert hand(m, 0) == [n(4), REVERSE, TOEM]  # 1's right, 2's left
    assert hand(m, 1) == [n(2), MAX]
    assert hand(m, 2) == [n(3), SKIP]
    assert Exchanged() in events(m)
    assert view(m).turn == 1


@pytest.mark.rule("palab.event.3", "table.secret")
def test_a_choice_is_sealed_and_may_be_changed() -> None:
    m = starred(3, [n(2), n(3), n(4)], [[SKIP, REVERSE], [TOEM, MAX]], [])
    submit(m, Give(n(2), n(3)), 0)
    assert view(m, 0).chosen == [n(2), n(3)]
    assert view(m, 1).chosen == view(m).chosen == []
    submit(m, Give(n(4), n(3)), 0)
    assert view(m, 0).chosen == [n(4), n(3)]


@pytest.mark.rule("palab.event.3", "table.secret")
def test_only_giver_and_receiver_know_the_card() -> None:
    m = starred(3, [n(2), n(3), n(4)], [[SKIP, REVERSE], [TOEM, MAX]], [])
    for seat, gift in enumerate([Give(n(2), n(3)), Give(SKIP, REVERSE), Give(TOEM, MAX)]):
        submit(m, gift, seat)
    assert Received(0, n(2)) in events(m, 1)
    assert not [event for event in events(m, 2) if event == Received(0, n(2))]
    assert not [event for event in events(m) if isinstance(event, Received)]
    assert view(m, 0).gave == [n(2), n(3)]
    assert [(gift.seat, gift.card) for gift in view(m, 0).received] == [(2, TOEM), (1, REVERSE)]
    assert view(m).gifts == [2, 2, 2]


@pytest.mark.rule("palab.event.3")
def test_of_two_people_both_cards_go_to_the_other() -> None:
    m = starred(3, [n(2), n(3), n(4)], [[SKIP, REVERSE]], [])
    assert offers(m, 1) == [Give(REVERSE, SKIP)]
    submit(m, Give(n(2), n(4)), 0)
    submit(m, Give(REVERSE, SKIP), 1)
    assert hand(m, 0) == [n(3), REVERSE, SKIP]
    assert hand(m, 1) == [n(2), n(4)]


@pytest.mark.rule("palab.event.3", "table.deal")
def test_who_lacks_cards_draws_them_first_in_turn_order() -> None:
    m = starred(3, [n(2), n(3), n(4)], [[], [SKIP]], [n(5), n(6), n(7)])
    assert hand(m, 1) == [n(5), n(6)]
    assert hand(m, 2) == [n(7), SKIP]
    assert [event.seat for event in events(m) if isinstance(event, Drew)] == [1, 1, 2]


@pytest.mark.rule("palab.event.3")
def test_if_there_are_none_to_draw_he_gives_what_he_has_the_left_first() -> None:
    m = laid([[STAR_9, n(2), n(3), n(4)], [SKIP], []], pile=[], cards=[3])
    do(m, Play(STAR_9))
    assert [ask.seat for ask in m.asks] == [0, 1]
    assert offers(m, 1) == [Give(SKIP, -1)]
    submit(m, Give(n(2), n(3)), 0)
    submit(m, Give(SKIP, -1), 1)
    assert hand(m, 2) == [n(3), SKIP]
    assert view(m).gifts == [2, 1, 0]


@pytest.mark.rule("palab.event.4")
@pytest.mark.parametrize(
    ("at", "after"), [(-9, 40), (40, 89), (41, 50), (42, 31), (90, 79), (39, 88)]
)
def test_towards_the_middle(at: int, after: int) -> None:
    m = starred(4, [n(2), n(3), n(4)], [[n(3)]], [], at)
    assert gauge(m) == after
    assert (events(m)[-1] == Spared(0)) == (after == 50)


def draft(cards: list[int], at: int = 0) -> Match:
    """Event 5 for three: four cards turned up, of which the first three are taken in turn order."""
    m = starred(5, [n(2), n(3), n(4)], [[n(3)], [n(4)]], cards, at)
    for seat, card in zip((1, 2, 0), cards, strict=False):
        submit(m, Take(card), seat)
    return m


@pytest.mark.rule("palab.event.5")
def test_each_takes_a_card_in_turn_order_and_the_last_plays_itself() -> None:
    m = starred(5, [n(2), n(3), n(4)], [[n(3)], [n(4)]], [n(5), n(6), n(7), n(8)])
    assert [event for event in events(m) if isinstance(event, Offered)] == [
        Offered(n(5)), Offered(n(6)), Offered(n(7)), Offered(n(8)),
    ]  # fmt: skip
    assert [(ask.seat, ask.rule) for ask in m.asks] == [(1, "palab.event.5")]
    assert view(m).offer == [n(5), n(6), n(7), n(8)]
    submit(m, Take(n(8)), 1)
    assert view(m).chooser == 2
    submit(m, Take(n(5)), 2)
    submit(m, Take(n(7)), 0)
    assert [event for event in events(m) if isinstance(event, Took)] == [
        Took(1, n(8)), Took(2, n(5)), Took(0, n(7)),
    ]  # fmt: skip
    assert LeftOver(0, n(6)) in events(m)
    assert gauge(m) == 15
    assert view(m).played == [STAR_9, n(6)]
    assert hand(m, 1) == [n(3), n(8)]
    assert view(m).turn == 1


@pytest.mark.rule("palab.event.5")
def test_you_make_the_choices_of_the_last_card() -> None:
    m = draft([n(5), n(6), n(7), ZERO_24])
    assert [(ask.seat, ask.rule) for ask in m.asks] == [(0, "palab.event.5")]
    assert offers(m) == [NameFigure(0), NameFigure(24)]
    assert [way.gauge for way in view(m).choices] == [9, 33]
    do(m, NameFigure(24))
    assert gauge(m) == 33


@pytest.mark.rule("palab.event.5", "palab.discard")
def test_a_last_card_that_passes_99_is_discarded() -> None:
    m = draft([n(5), n(6), n(7), n(8)], at=85)
    assert gauge(m) == 94
    assert view(m).discards == [n(8)]
    assert view(m).loser == NOBODY


@pytest.mark.rule("palab.event.5")
def test_a_last_toem_names_who_plays_next() -> None:
    m = draft([n(5), n(6), n(7), TOEM])
    do(m, NameTarget(2))
    assert NamedTarget(0, 2) in events(m)
    assert view(m).turn == 2


@pytest.mark.rule("palab.event.5")
def test_with_a_last_moi_toi_you_swap() -> None:
    m = draft([n(5), n(6), n(7), MOI_TOI])
    do(m, NameTarget(1))
    assert Swapped(0, 1) in events(m)
    assert hand(m, 1) == [n(2), n(3), n(4), n(7)]


@pytest.mark.rule("palab.event.5")
@pytest.mark.parametrize(
    ("card", "after", "turn"),
    [(REVERSE, 9, 2), (TO_FOU, 21, 1), (SKIP, 9, 1), (SUPER_SKIP, 9, 1), (MAX, 99, 1)],
)
def test_other_last_cards(card: int, after: int, turn: int) -> None:
    m = draft([n(5), n(6), n(7), card])
    assert (gauge(m), view(m).turn) == (after, turn)
    assert view(m).played == [STAR_9, card]
    assert view(m).front == [-1, -1, -1]


@pytest.mark.rule("palab.event.5", "palab.bol")
def test_a_last_bowl_goes_to_the_discards() -> None:
    m = draft([n(5), n(6), n(7), BOL])
    assert view(m).discards == [BOL]
    assert view(m).loser == NOBODY


@pytest.mark.rule("palab.event.5", "palab.miroir")
def test_a_last_miroir_copies_the_card_with_the_star() -> None:
    m = draft([n(5), n(6), n(7), MIROIR])
    assert Mirrored(n(9)) in events(m)
    assert gauge(m) == 18


@pytest.mark.rule("palab.event.5", "palab.stars")
def test_a_last_card_with_a_star_brings_no_further_event() -> None:
    m = draft([n(5), n(6), n(7), star(n(2))])
    assert gauge(m) == 11
    assert [event for event in events(m) if isinstance(event, Happened)] == [Happened(0, 5)]


@pytest.mark.rule("palab.event.5", "palab.to-fou.turn")
def test_the_last_card_is_nobodys_and_the_star_can_still_be_cancelled() -> None:
    m = draft([n(5), n(6), n(7), n(8)])
    assert gauge(m) == 17
    assert (view(m).cancellable, view(m).cancel_gauge) == (0, 0)


@pytest.mark.rule("palab.event.5")
def test_as_many_as_there_are() -> None:
    m = laid([[STAR_9, *[n(2)] * 3], [n(3)], [n(4)]], pile=[n(5), n(6)], cards=[5, n(5), n(6)])
    do(m, Play(STAR_9))
    submit(m, Take(n(5)), 1)
    submit(m, Take(n(6)), 2)
    assert view(m).turn == 1
    assert hand(m, 0) == [n(2)] * 3


@pytest.mark.rule("palab.event.6")
@pytest.mark.parametrize(("at", "after"), [(0, 99), (80, 99), (90, 66)])
def test_to_99_or_66(at: int, after: int) -> None:
    m = starred(6, [n(2), n(3), n(4)], [[n(3)]], [], at)
    assert gauge(m) == after
    assert Counted(after - at - 9, after) in events(m)


@pytest.mark.rule("palab.event.7")
@pytest.mark.parametrize("clockwise", [True, False])
def test_whole_hands_go_to_the_next_in_turn_order(clockwise: bool) -> None:
    m = laid(
        [[STAR_9, n(2), n(3), n(4)], [], [n(4), n(5)]], clockwise=clockwise, cards=[7],
    )  # fmt: skip
    do(m, Play(STAR_9))
    assert PassedOn(int(clockwise)) in events(m)
    hands = [hand(m, seat) for seat in range(3)]
    moved = [[n(4), n(5)], [n(2), n(3), n(4)], []]
    assert hands == (moved if clockwise else [[], [n(4), n(5)], [n(2), n(3), n(4)]])


@pytest.mark.rule("palab.event.8")
def test_hands_are_pooled_and_dealt_back_as_many_as_each_gave() -> None:
    m = starred(8, [n(2), n(3), n(4)], [[], [SKIP]], [SKIP, n(4), n(2), n(3)])
    assert Pooled(4) in events(m)
    assert hand(m, 0) == [n(2), n(3), SKIP]
    assert hand(m, 1) == []
    assert hand(m, 2) == [n(4)]


@pytest.mark.rule("palab.event.9", "palab.complete")
def test_nobody_draws_until_the_next_event() -> None:
    m = starred(9, [n(2), n(3), n(4)], [[star(n(8)), SKIP], [n(5)]], [4])
    assert view(m).dry is True
    do(m, Play(star(n(8))))
    assert hand(m, 1) == [SKIP]  # nor before the next event is revealed
    assert view(m).dry is False
    do(m, Play(n(5)))
    assert len(hand(m, 2)) == 3


@pytest.mark.rule("palab.event.9", "palab.to-fou.chain")
def test_nor_does_anybody_whose_card_is_cancelled() -> None:
    m = laid([[n(5), n(6)], [TO_FOU], [n(4)]])
    state(m).dry = True
    submit(m, Play(n(5)))
    cry(m, 1)
    close(m)
    assert hand(m, 0) == [n(6)]


@pytest.mark.rule("palab.event.9", "palab.play.top")
def test_the_top_card_may_be_played_all_the_same() -> None:
    m = laid([[], [n(3)]], cards=[n(7)])
    state(m).dry = True
    do(m, PlayTop())
    assert gauge(m) == 7
    assert hand(m, 0) == []


@pytest.mark.rule("palab.event.10")
def test_everybody_reveals_a_card_for_the_top_of_the_draw_pile() -> None:
    m = starred(10, [n(2), n(3), n(4)], [[BOL], []], [])
    assert [ask.seat for ask in m.asks] == [0, 1]
    submit(m, Reveal(n(4)), 0)
    assert view(m).shown == [-1, -1, -1]
    submit(m, Reveal(BOL), 1)
    assert [event for event in events(m) if isinstance(event, Revealed)] == [
        Revealed(0, n(4)), Revealed(1, BOL),
    ]  # fmt: skip
    assert view(m).shown == [n(4), BOL, -1]
    assert [(top.size, top.cards) for top in view(m).on_top] == [(2, [n(4), BOL])]
    assert hand(m, 0) == [n(2), n(3)]


@pytest.mark.rule("palab.event.10")
def test_those_cards_are_drawn_before_any_other() -> None:
    m = starred(10, [n(2), n(3), n(4)], [[SKIP], []], [n(4)])
    submit(m, Reveal(n(4)), 0)
    submit(m, Reveal(SKIP), 1)
    do(m, PlayTop())  # one of the two, and the other is drawn next
    assert gauge(m) == 13
    assert SKIP in hand(m, 1)
    assert view(m).on_top == []


@pytest.mark.rule("palab.event.10")
def test_whoever_has_no_card_reveals_none() -> None:
    m = laid([[STAR_9], []], cards=[10])
    state(m).dry = True
    do(m, Play(STAR_9))
    assert Spared(0) in events(m)

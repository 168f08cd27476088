"""The bot that reads: what it concludes from what others do, and what it does about it."""

from __future__ import annotations

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.ear import Listening
from tablee.engine.match import Match
from tablee.engine.moves import Move
from tablee.games.hawthorn import game
from tablee.games.hawthorn.bot import BOTS, Reads
from tablee.games.hawthorn.events import (
    Anted,
    DrawingBegan,
    Drew,
    Folded,
    Paid,
    Played,
    Revealed,
)
from tablee.games.hawthorn.moves import LAY, Draw, Fold, Lay, Play
from tablee.games.hawthorn.people import STEADY, THOUGHTFUL, TIMID, WILD
from tablee.games.hawthorn.reading import Reading
from tablee.games.hawthorn.thinking import shares
from tablee.games.hawthorn.view import imagine
from tablee.games.hawthorn.worlds import TURNS, WAIT, Belief, Worlds, live
from tablee.thinking.bot import Bot
from tablee.thinking.company import Company
from tests.games.hawthorn.table import THREE, dealt, everything_but, laid, opened, view


def choice(m: Match, seat: int, luck: int = 1) -> Move | None:
    bot = Reads(seat, game.moves, Seeded(luck))
    [ask] = [ask for ask in m.asks if ask.seat == seat]
    return bot.choose(
        m.view(seat), ask, [game.moves.offer(number) for number in m.legal(seat)]
    )  # fmt: skip


def beliefs(m: Match, reading: Reading, seat: int = 0) -> list[Belief]:
    return reading.beliefs(view(m, seat), shares(view(m, seat)))


def part(belief: Belief, kind: int) -> float:
    return belief.kinds[kind] / sum(belief.kinds)


def worlds_of(m: Match, seat: int = 0, move: int = WAIT, count: int = 40) -> Worlds:
    s = imagine(view(m, seat), Seeded(1))
    return live(s, seat, beliefs(m, Reading(), seat), move, count, 5)


def test_it_is_the_best_one() -> None:
    assert [*BOTS][-1] == "reads"
    assert BOTS["reads"] is Reads


@pytest.mark.rule("hawthorn.choose")
def test_who_lays_a_card_has_hardly_a_lower_one() -> None:
    m, reading = opened(THREE), Reading()
    reading.hear(Revealed(1, 5))
    likes = beliefs(m, reading)[1].likes
    assert all(likes[STEADY][card] < 0.1 for card in range(1, 5))
    assert likes[STEADY][5] == likes[WILD][1] == 1
    assert 0.1 < likes[THOUGHTFUL][4] < 1


@pytest.mark.rule("hawthorn.choose")
def test_who_lays_a_high_card_may_well_be_wild() -> None:
    m, low, high = opened(THREE), Reading(), Reading()
    low.hear(Revealed(1, 3))
    high.hear(Revealed(1, 10))
    before = part(beliefs(m, Reading())[1], WILD)
    assert part(beliefs(m, low)[1], WILD) < before < part(beliefs(m, high)[1], WILD)


@pytest.mark.rule("hawthorn.lap")
def test_a_card_that_would_have_paired_was_not_passed_over() -> None:
    m, reading = opened(THREE), Reading()
    for event in (Revealed(1, 3), Drew(1, 5), Played(1, 7)):
        reading.hear(event)
    likes = beliefs(m, reading)[1].likes[STEADY]
    assert likes[3] == likes[5] == likes[7] == 1
    assert likes[4] < 0.1
    assert likes[6] < 0.1


@pytest.mark.rule("hawthorn.lap")
def test_who_plays_a_card_that_was_passed_over_is_not_steady() -> None:
    m, reading = opened(THREE), Reading()
    reading.hear(Revealed(1, 6))
    before = part(beliefs(m, reading)[1], STEADY)
    reading.hear(Played(1, 2))
    assert part(beliefs(m, reading)[1], STEADY) < before


@pytest.mark.rule("hawthorn.lap")
def test_who_dares_much_is_not_timid() -> None:
    m, reading = opened(THREE), Reading()
    for event in (Revealed(0, 3), Revealed(1, 8), DrawingBegan(1, 0), Drew(1, 9), Drew(1, 10)):
        reading.hear(event)
    assert part(beliefs(m, reading)[1], TIMID) < 0.1


@pytest.mark.rule("hawthorn.fold")
def test_a_fold_tells_about_those_who_stay() -> None:
    """People at one table often play alike."""
    m, reading = opened(THREE), Reading()
    for event in (Anted(3), Revealed(0, 3), Revealed(1, 8), Revealed(2, 9), DrawingBegan(1, 0)):
        reading.hear(event)
    before = part(beliefs(m, reading)[2], STEADY)
    reading.hear(Folded(1, 3))
    reading.hear(Paid(1, 3))
    assert part(beliefs(m, reading)[2], STEADY) < before / 2
    assert reading.pot == 6


def test_in_every_world_i_stay_until_all_others_have_left() -> None:
    m = laid([[3], [5], [7]], [[8, 9, 9, 10], [8, 8, 9, 10], [9, 10, 10, 10]])
    worlds = worlds_of(m)
    for world in range(40):
        row = [worlds.left[world * (TURNS + 1) + turn] for turn in range(TURNS + 1)]
        reached = [left for left in row if left >= 0]
        assert reached == sorted(reached, reverse=True)
        assert (reached[0], reached[-1]) == (2, 0)
        assert worlds.won[world] > view(m).pot  # hawthorn.end: the antes, and what others paid
    assert sum(worlds.share) == pytest.approx(1)


def test_hands_are_dealt_as_they_are_believed_to_be() -> None:
    m, reading = laid([[3], [9]], [[8, 9, 9, 10], [10, 10, 10, 10]]), Reading()
    reading.hear(Revealed(1, 9))
    s = imagine(view(m, 0), Seeded(1))
    told = live(s, 0, beliefs(m, reading), WAIT, 200, 5)
    plain = live(s, 0, beliefs(m, Reading()), WAIT, 200, 5)
    assert told.share[10] < plain.share[10]  # the high cards are in that hand, not in the deck


def test_my_card_is_revealed_with_theirs() -> None:
    worlds = worlds_of(dealt(THREE), move=LAY + 8)
    assert worlds.front[8] == pytest.approx(1)
    assert worlds.left[0] == 2


@pytest.mark.rule("hawthorn.choose", "hawthorn.first")
def test_it_hides_its_lowest_card_at_times() -> None:
    """The button is a burden: who acts first may go out first. And nobody learns what is left."""
    m = dealt([[3, 4, 8, 9, 10], [5, 6, 9, 9, 10]])
    chosen = {str(choice(m, 0, luck)) for luck in range(8)}
    assert chosen - {str(Lay(3))}


@pytest.mark.rule("hawthorn.fold")
def test_out_of_a_likely_and_dear_pair_for_little() -> None:
    assert choice(laid([[6, 7, 8, 9, 10], [1], [2]]), 0) == Fold()


@pytest.mark.rule("hawthorn.lap")
def test_a_card_that_cannot_pair_is_drawn_and_a_rare_one_played() -> None:
    assert choice(laid([[1], [7, 8, 9, 10]]), 0) == Draw()
    m = laid([[1], [5, 6]], [[3, 10, 10, 10], [7, 8, 9]], lap=2)
    assert choice(m, 0) == Play(3)


@pytest.mark.rule("hawthorn.hand.empty", "hawthorn.deck", "hawthorn.pair")
def test_it_folds_where_it_must_and_never_pairs_on_purpose() -> None:
    assert choice(laid([[3, 5], [7]], [[], [8]], lap=2), 0) == Fold()
    assert choice(laid([[4, 9], [4, 10]], [[9, 9], [8]], lap=2), 0) == Fold()
    stuck = laid([[8], [9]], [everything_but([8], [9]), []], deck=[])
    assert choice(stuck, 0) == Fold()


def test_a_listener_hears_a_whole_hand() -> None:
    ear = Listening()
    m = Match(game, 4, Seeded(3), None, None, ear)
    bots: dict[int, Bot] = {seat: Reads(seat, game.moves, Seeded(seat)) for seat in range(4)}
    company = Company(m, bots, ear)
    while not m.over:
        assert company.act() is not None
    first = bots[0]
    assert isinstance(first, Reads)
    assert set(first.reading.habits) == {0, 1, 2, 3}

"""Bots of Paires: legal, open-eyed and sensible; the solved round: as the law has it."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.engine.chance import Seeded
from tablee.engine.ear import Ear
from tablee.engine.game import must
from tablee.engine.match import Match
from tablee.engine.moves import Move
from tablee.engine.playout import outcomes
from tablee.games.paires import game
from tablee.games.paires.bot import BOTS
from tablee.games.paires.examined import Examined, decisions
from tablee.games.paires.moves import DRAW, FOLD, Draw, Fold
from tablee.games.paires.options import MODES
from tablee.games.paires.solved import SolvedRound
from tablee.games.paires.state import DRAW_CARD, OVER, State
from tablee.games.paires.thinking import Outlook, outlook_of, weigh
from tablee.games.paires.view import View
from tablee.thinking.bot import Bot, Offer, RandomBot
from tests.games.paires.table import everything_but, laid, lay, view

ALL = {"random": RandomBot} | BOTS


@st.composite
def tables(draw: st.DrawFn, seats: st.SearchStrategy[int]) -> State:
    """Any table at which somebody has the turn."""
    count = draw(seats)
    luck = Seeded(draw(st.integers(0, 2**96 - 1)))
    deck = everything_but()
    front: list[list[int]] = []
    for _ in range(count):
        values = {deck[int(luck.below(len(deck)))] for _ in range(1 + int(luck.below(5)))}
        front.append(sorted(values & set(deck)))
        for value in front[-1]:
            deck.remove(value)
    scored: list[list[int]] = [[] for _ in range(count)]
    limit = game.start(count, None, None).target
    for _ in range(int(luck.below(3 * count))):
        seat, card = int(luck.below(count)), deck[int(luck.below(len(deck)))]
        if sum(scored[seat]) + card < limit:
            scored[seat].append(card)
            deck.remove(card)
    for _ in range(draw(st.integers(0, len(deck) - 5))):
        deck.pop(int(luck.below(len(deck))))  # a discard
    s = lay(front, scored, deck)
    s.turn = int(luck.below(count))
    s.mode = MODES.index(draw(st.sampled_from(MODES)))
    return s


def choice(name: str, seen: View, offers: list[Offer]) -> Move | None:
    bot: Bot = ALL[name](seen.turn, game.moves, Seeded(1))
    return bot.choose(seen, must(seen.turn, "paires.turn", FOLD), offers)


def answer(name: str, m: Match) -> Move | None:
    offers: list[Offer] = [game.moves.offer(move) for move in m.legal(m.turn)]
    return choice(name, view(m), offers)


@pytest.mark.parametrize("name", ALL)
@settings(max_examples=60, deadline=None)
@given(s=tables(st.integers(2, 8)))
def test_bots_do_what_is_allowed_at_any_table(name: str, s: State) -> None:
    legal = [move for move in (DRAW, FOLD) if game.refusal(s, s.turn, move) is None]
    offers: list[Offer] = [game.moves.offer(move) for move in legal]
    assert choice(name, game.view(s, s.turn), offers) in offers


@pytest.mark.parametrize("name", ALL)
@settings(max_examples=30, deadline=None)
@given(s=tables(st.integers(2, 8)))
def test_equal_views_give_equal_choices(name: str, s: State) -> None:
    seen = game.view(s, s.turn)
    sent = msgspec.json.decode(msgspec.json.encode(seen), type=View)  # nothing comes along
    offers: list[Offer] = [Draw(), Fold()]
    assert choice(name, seen, offers) == choice(name, sent, offers)


@pytest.mark.rule("paires.reshuffle")
@pytest.mark.parametrize("name", ALL)
def test_without_a_card_to_draw_every_bot_folds(name: str) -> None:
    kept = everything_but([7], [10], [1, 2, 3, 4, 5])
    m = laid([[7], [10]], [kept, []], [1, 2, 3, 4, 5], limit=1000)
    assert m.legal(0) == [FOLD]
    assert answer(name, m) == Fold()


@pytest.mark.parametrize("name", ["timid", "folds", "counts"])
def test_a_card_that_cannot_pair_is_drawn(name: str) -> None:
    assert answer(name, laid([[1], [9], [10]])) == Draw()


def test_counts_takes_a_1_rather_than_a_likely_pair_of_10() -> None:
    assert answer("counts", laid([[8, 9, 10], [1], [2]])) == Fold()


def test_counts_draws_where_a_fold_would_lose_the_game() -> None:
    m = laid([[8, 9, 10], [1], [2]], [[5, 9, 6], [], []])
    assert view(m).points[0] + 1 == view(m).target
    assert answer("counts", m) == Draw()


def test_counts_waits_for_others_in_danger_where_folds_pays() -> None:
    hands = [[9], [7, 8, 10], [6, 9, 10], [7, 8, 9], [5, 8, 10], [1, 9, 10]]
    m = laid(hands)
    assert answer("folds", m) == Fold()
    assert answer("counts", m) == Draw()


def test_counts_takes_a_risk_when_it_is_far_behind() -> None:
    hands = [[8, 9, 10], [5, 7]]
    assert answer("counts", laid(hands)) == Fold()
    assert answer("counts", laid(hands, [[10, 10], []])) == Draw()


def test_where_the_best_are_paid_a_clean_score_is_worth_a_risk() -> None:
    plain, paid = lay([[3, 6], [2], [9]]), lay([[3, 6], [2], [9]])
    paid.mode = MODES.index("norland")
    plain.turn = paid.turn = 0
    careless, careful = weigh(game.view(plain, 0), 0), weigh(game.view(paid, 0), 0)
    assert careful.fold - careful.draw > careless.fold - careless.draw


def law_of_the_round(s: State, outlook: Outlook) -> float:
    """Seat 0's chance to lose the game under best play, by the law alone: slow and plain."""
    if s.due == DRAW_CARD:
        return sum(chance * after_card(s, after, outlook) for chance, after in outcomes(game, s))
    values = []
    for move in (DRAW, FOLD):
        if game.refusal(s, s.turn, move) is None:
            after = s.copy()
            game.play(after, s.turn, move, Ear())
            values.append(after_card(s, after, outlook))
    return min(values) if s.turn == 0 else max(values)


def after_card(before: State, after: object, outlook: Outlook) -> float:
    """The outlook if the round has ended, else on with the law."""
    assert isinstance(after, State)
    for seat in (0, 1):
        paid = after.points()[seat] - before.points()[seat]
        if paid > 0:
            return outlook[seat][paid]
    assert after.due != OVER
    return law_of_the_round(after, outlook)


@pytest.mark.rule("paires.draw", "paires.fold", "paires.reshuffle")
@pytest.mark.parametrize(
    ("front", "deck"),
    [
        ([[1, 2, 4, 6, 8, 9, 10], [3, 5, 7, 8, 9, 10]], None),
        ([[2, 4, 6, 8, 9, 10], [3, 5, 7, 8, 9, 10]], [1, 7, 8, 8, 9, 9, 9, 10]),
        ([[5, 6, 7, 8, 9, 10], [4, 6, 7, 8, 9, 10]], [10, 9, 8, 7, 6, 2]),  # the deck runs out
        ([[5, 6, 7, 8, 9, 10], [4, 6, 7, 8, 9, 10]], [10, 9, 8, 7, 6]),
    ],
)
@pytest.mark.parametrize("turn", [0, 1])
def test_the_solved_round_is_as_the_law_has_it(
    front: list[list[int]], deck: list[int] | None, turn: int
) -> None:
    s = lay(front, [[3, 10], [7]], deck)
    s.turn = turn
    seen = game.view(s, 0)
    solved = SolvedRound(seen)
    value = solved.value(*solved.hands, turn)
    assert value == pytest.approx(law_of_the_round(s, outlook_of(seen, 0)))
    best = min(solved.weigh())
    assert best == pytest.approx(value if turn == 0 else 1 - value)


def test_counts_plays_late_rounds_for_two_nearly_as_well_as_they_can_be_played() -> None:
    found = Examined()
    for seen in decisions(games=12, seed=1):
        if sum(map(len, seen.front)) >= 6:
            found.add(seen)
    assert found.tables > 40
    assert found.as_solved / found.tables > 0.9
    assert found.given_away / found.tables < 0.003

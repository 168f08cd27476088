"""What `reckons` makes of the behaviour of others, and of how it looks itself."""

from __future__ import annotations

from itertools import combinations

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.ear import Listening
from tablee.engine.match import Match
from tablee.games.pirates import game
from tablee.games.pirates.belief import ATTACK, DRAW, Belief, first_card, who_laid
from tablee.games.pirates.bot import BOTS, Reckons
from tablee.games.pirates.odds import has_pair, hidden_from_all, hidden_from_me, pair, without
from tablee.games.pirates.reading import Reader
from tablee.games.pirates.thinking import Known, what_is_known
from tablee.thinking.company import Company
from tests.games.pirates.table import QUIET, accuse, attack, draw, events, started, view

ALL_HIDDEN = without([7])


def read_by(m: Match, seat: int) -> Reader:
    """One who has heard all that this seat was told."""
    seen = view(m, seat)
    reader = Reader(seat)
    for event in events(m, seat):
        reader.read(event, m.seats, hidden_from_me(seen), hidden_from_all(seen))
    return reader


def known_to(m: Match, seat: int) -> Known:
    return what_is_known(view(m, seat), read_by(m, seat))


def guilt(m: Match, seat: int, of: int) -> float:
    return known_to(m, seat).rivals[of].guilt[0]


def certain(hand: tuple[int, ...], front: set[int]) -> Belief:
    return Belief(frozenset(front), {hand: 1.0}, 1.0)


@pytest.mark.rule("pirates.setup")
@pytest.mark.parametrize("card", [2, 7, 10])
def test_a_first_card_tells_what_kind_of_hand_it_came_from(card: int) -> None:
    """As all deals have it: five sit here, so a hand without a pair shows its lowest card."""
    deck = [value for value in range(1, 11) for _ in range(value)]
    deck.remove(card)
    laid = [rest for rest in combinations(deck, 2) if first_card(sorted((*rest, card)), 5) == card]
    guilty = sum(has_pair([*rest], [card]) for rest in laid) / len(laid)
    belief = who_laid(card, 5, without([card]))
    assert belief is not None
    blindly = pair(without([card]), frozenset({card}), 2)
    assert min(blindly, guilty) <= belief.guilt <= max(blindly, guilty)
    assert abs(belief.guilt - guilty) < 0.15


@pytest.mark.rule("pirates.accuse")
def test_who_was_cleared_has_no_pair_until_he_draws() -> None:
    m = started(QUIET[:4], [1, 2, 3, 4], [10, 9])
    accuse(m, 2)  # he has none, and the accuser is out
    assert guilt(m, 1, 2) == 0
    draw(m)
    assert guilt(m, 1, 2) > 0


@pytest.mark.rule("pirates.attack")
def test_who_plays_what_lies_in_front_of_him_had_a_pair_and_has_one_no_more() -> None:
    m = started([[5, 5, 9], [6, 8, 10], [7, 9, 10]], [5, 6, 7])
    before = guilt(m, 1, 0)
    attack(m, 5, 2)
    assert guilt(m, 1, 0) < 0.2 < before


@pytest.mark.rule("pirates.attack", "pirates.draw")
def test_one_with_two_cards_who_does_not_attack_hardly_has_a_pair() -> None:
    belief = who_laid(7, 5, ALL_HIDDEN)
    assert belief is not None
    drew, attacked = belief.acts(DRAW), belief.acts(ATTACK)
    assert drew is not None
    assert attacked is not None
    assert drew.guilt < belief.guilt < attacked.guilt


def test_who_behaves_blindly_is_taken_for_blind() -> None:
    drawing: Belief | None = certain((9, 9), {7})  # nobody sensible sits on a pair
    assert drawing is not None
    drawing = drawing._replace(sense=0.8).acts(DRAW)
    assert drawing is not None
    assert drawing.sense < 0.2


@pytest.mark.rule("pirates.draw")
def test_a_drawn_card_is_counted() -> None:
    after = certain((), {7, 9}).draws(without([7, 9]))
    assert after is not None
    assert after.guilt == pytest.approx((6 + 8) / 53)


@pytest.mark.rule("pirates.attack", "pirates.challenge")
def test_guilt_with_one_card_more_in_front() -> None:
    belief = Belief(frozenset({7}), {(8,): 0.25, (9,): 0.5, (7,): 0.25}, 1.0)
    guilts = belief.guilts()
    assert guilts[0] == belief.guilt == 0.25
    assert (guilts[8], guilts[9], guilts[10]) == (0.5, 0.75, 0.25)
    assert guilts[9] == belief.faces(9).guilt


def test_who_was_not_watched_is_judged_by_the_counts() -> None:
    m = started(QUIET[:3], [1, 2, 3])
    seen = view(m, 0)
    known = what_is_known(seen, Reader(0))
    assert known.rivals[1].guilt[0] == pair(hidden_from_me(seen), frozenset(seen.front[1]), 2)


def test_it_reads_itself_as_the_others_may() -> None:
    """Only what all saw: its own hand does not show."""
    m = started([[5, 9, 10], [6, 8, 10], [7, 9, 10]], [5, 6, 7])
    other = started([[5, 8, 8], [6, 8, 10], [7, 9, 10]], [5, 6, 7])
    own, same = known_to(m, 0).read, known_to(other, 0).read
    assert own is not None
    assert same is not None
    assert own.guilt == pytest.approx(same.guilt)


def test_reading_is_nearer_to_the_truth_than_counting() -> None:
    """In games of `reckons`: the mean square of what was wrong, over all others at each turn."""
    wrong = {"read": 0.0, "counted": 0.0}
    for number in range(25):
        ear = Listening()
        m = Match(game, 5, Seeded(number), None, None, ear)
        bots = {seat: BOTS["reckons"](seat, game.moves, Seeded(seat)) for seat in range(5)}
        company = Company(m, bots, ear)
        while not m.over:
            if view(m).turn == m.turn:
                mover = m.turn
                seen, known = view(m, mover), known_to_bot(m, bots[mover])
                for seat, rival in known.rivals.items():
                    really = has_pair(view(m, seat).hand, seen.front[seat])
                    by_counts = pair(
                        known.hidden, frozenset(seen.front[seat]), seen.hand_sizes[seat]
                    )
                    wrong["read"] += (rival.guilt[0] - really) ** 2
                    wrong["counted"] += (by_counts - really) ** 2
            company.act()
    assert wrong["read"] < 0.95 * wrong["counted"]


def known_to_bot(m: Match, bot: object) -> Known:
    assert isinstance(bot, Reckons)
    return known_to(m, bot.seat)

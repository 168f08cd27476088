"""Palab as it is drawn at the terminal."""

from io import StringIO

import pytest
from rich.console import Console

from tablee.engine.match import Match
from tablee.engine.seats import NOBODY
from tablee.games.palab.cards import ZERO
from tablee.games.palab.moves import Play, PlayAt, UseSecret
from tablee.games.palab.terminal import draw
from tablee.games.shelf import take
from tests.games.palab.table import (
    BOL,
    MOI_TOI,
    SKIP,
    TO_FOU,
    cry,
    do,
    laid,
    n,
    put_in_front,
    submit,
    view,
)

NAMES = ["Ana", "Bo", "Chloé"]


def drawn(m: Match, seat: int, language: str = "en") -> str:
    paper = StringIO()
    Console(file=paper, width=120).print(
        draw(view(m, seat), seat, NAMES, take("palab").words(language))
    )
    return paper.getvalue()


def test_the_gauge_the_family_and_where_ones_cards_lead() -> None:
    m = laid([[n(4), BOL], [n(3)], [SKIP]], gauge=97, played=[n(2)])
    put_in_front(m, 2)
    text = drawn(m, 0)
    assert "97/99" in text
    assert "▶ Ana" in text
    assert "[4] → ✗" in text
    assert "[Bol renversé] → ✗" in text
    assert "sits out" in text
    assert "“Two little words. Honestly, I said nothing.”" in text


@pytest.mark.parametrize("seat", [NOBODY, 1, 2])
def test_others_do_not_see_ones_hand(seat: int) -> None:
    m = laid([[n(4), BOL], [n(3)], [SKIP]])
    assert "Bol" not in drawn(m, seat)


def test_a_card_in_question_and_its_to_fou() -> None:
    m = laid([[n(4), n(5)], [TO_FOU, n(3)], [SKIP]], secrets={0: ZERO})
    do(m, UseSecret())
    submit(m, Play(n(4)))
    cry(m, 1)
    text = drawn(m, 2, "fr")
    assert "En question\u00a0: 4, de Ana" in text
    assert "To fou\u00a0: Bo" in text
    assert "Ça ne compte pas (utilisé)" in text


def test_what_one_knows_is_shown() -> None:
    m = laid([[MOI_TOI, n(4), n(5)], [n(3)], [SKIP]])
    do(m, PlayAt(MOI_TOI, 1))
    assert "You know that Bo holds: [4] [5]" in drawn(m, 0)
    assert "You know" not in drawn(m, 2)

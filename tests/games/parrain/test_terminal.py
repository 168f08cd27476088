"""Oui, honorable Parrain as it is drawn at the terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from tablee.engine.match import Match
from tablee.engine.seats import NOBODY
from tablee.games.parrain.law.events import Summoned
from tablee.games.parrain.law.moves import Exchange, Look, PourConcrete, Rotate
from tablee.games.parrain.seen.terminal import draw, opens_round
from tablee.games.shelf import take
from tests.games.parrain.table import (
    ACCOUNTANT,
    DRIVER,
    EXCHANGE,
    EYE,
    GODFATHER,
    GREEN,
    GY,
    HENCHMAN,
    RED,
    ROTATION,
    SEAMSTRESS,
    WIFE,
    G,
    R,
    Y,
    accuse,
    cancel,
    card,
    convince,
    hearing,
    play,
    say,
    view,
)

NAMES = ["Ana", "Bo", "Chloé", "Dan", "Ève", "Flo"]


def drawn(m: Match, seat: int, language: str = "en") -> str:
    paper = StringIO()
    Console(file=paper, width=160).print(
        draw(view(m, seat), seat, NAMES, take("parrain").words(language))
    )
    return paper.getvalue()


def test_the_family_the_cards_and_ones_own_hand() -> None:
    m = hearing({HENCHMAN: [card(Y), card(G), card(R, ROTATION)]}, draws=[card(GY)])
    say(m, HENCHMAN, 0, ACCOUNTANT)
    text = drawn(m, HENCHMAN)
    assert "▶ Bo" in text
    assert "The Henchman" in text
    assert "[The picture house · works]" in text
    assert "The Godfather’s mood: angry · cards counted: 1" in text
    assert "1 [✓ The lighthouse · GY · the Eye]" in text
    assert "Your bag at the start: The money" in text
    cancel(m, ACCOUNTANT)
    assert "[The picture house · cancelled]" in drawn(m, HENCHMAN)
    assert "[Le cinéma · annulée]" in drawn(m, HENCHMAN, "fr")
    accuse_text = hearing({HENCHMAN: [card(Y)]})
    say(accuse_text, HENCHMAN, 0)
    accuse(accuse_text, SEAMSTRESS)
    assert "accused" in drawn(accuse_text, GODFATHER)


@pytest.mark.parametrize("seat", [NOBODY, GODFATHER, WIFE])
@pytest.mark.rule("table.secret")
def test_others_do_not_see_ones_hand_or_bag(seat: int) -> None:
    text = drawn(hearing({HENCHMAN: [card(Y)]}), seat)
    assert "The picture house" not in text
    assert "The money" not in text


def test_what_became_of_the_bags() -> None:
    m = hearing(
        {HENCHMAN: [card(Y, EXCHANGE)], ACCOUNTANT: [card(GY)], DRIVER: [card(G, ROTATION)]}
    )
    say(m, HENCHMAN, 0)
    convince(m, ACCOUNTANT)
    play(m, HENCHMAN, Exchange())
    assert view(m).anger == GREEN
    say(m, ACCOUNTANT, 0)
    convince(m, DRIVER)
    play(m, ACCOUNTANT, Look())
    assert "Hearing 1: Bo and Dan exchange bags" in drawn(m, WIFE)
    assert "Hearing 2: Dan looks into the bag, and sees The money" in drawn(m, ACCOUNTANT)
    assert "sees" not in drawn(m, WIFE)
    say(m, DRIVER, 0)
    convince(m, SEAMSTRESS)
    play(m, DRIVER, Rotate(True))
    assert "Comparution 3 : les sacs tournent dans le sens" in drawn(m, WIFE, "fr").replace(
        "\N{NO-BREAK SPACE}", " "
    )


def test_the_end_opens_the_bags_and_tells_the_way() -> None:
    m = hearing({HENCHMAN: [card(R, EYE)]}, anger=RED, bags=[-1, 1, 2, 0, 3, 4])
    for _ in range(4):
        say(m, HENCHMAN)
    play(m, GODFATHER, PourConcrete())
    text = drawn(m, NOBODY)
    assert "The weapons · in concrete" in text
    assert "The money · wins" in text
    assert "The way of the money: Dan" in text


def test_a_turn_is_a_round_of_the_story() -> None:
    assert opens_round(None, Summoned(1))

"""Mafia de Cuba at the terminal, and its words."""

import re

import pytest
from rich.console import Console

from tablee.engine.match import Match
from tablee.engine.seats import NOBODY
from tablee.games import shelf
from tablee.games.cuba.events import Questioned, SaidDiamonds, SaidLeft, SaidTake, SaidTokens
from tablee.games.cuba.moves import Bet, Hide, Inquire, SayDiamonds, SayTake, TakeToken
from tablee.games.cuba.terminal import draw
from tablee.games.words import Words
from tests.games.cuba.table import GODFATHER, LOYAL, SIX, accuse, play, stolen, view

NAMES = ["Ana", "Bo", "Cy", "Dan", "Eva", "Fil"]
ENGLISH = shelf.take("cuba").words("en")
FRENCH = shelf.take("cuba").words("fr")


def screen(m: Match, seat: int) -> str:
    console = Console(width=120, color_system=None)
    with console.capture() as capture:
        console.print(draw(view(m, seat), seat, NAMES, ENGLISH))
    return capture.get()


def test_moves_and_events_say_tokens_topics_and_endings() -> None:
    assert ENGLISH.move(TakeToken(3), NAMES) == "Take a Driver"
    assert ENGLISH.move(Hide(5), NAMES) == "Slip into the bag: nothing"
    assert ENGLISH.move(Bet(2), NAMES) == "Bet: the Godfather falls"
    assert ENGLISH.move(Inquire(4, 3), NAMES) == "To Eva: what did you take?"
    assert (
        FRENCH.event(Questioned(2, 3), NAMES)
        == "Le Parrain à Cy\u00a0: «\u00a0Qu’as-tu pris\u00a0?\u00a0»"
    )


def test_a_box_in_words_names_only_what_is_there() -> None:
    said = ENGLISH.event(SaidLeft(1, 7, 2, 1, 0, 0, 0), NAMES)
    assert said == (
        "Bo: “I passed the box with 7 diamonds, 2 Loyal henchmen, the FBI Agent, nothing else.”"
    )
    none = FRENCH.event(SaidTokens(1, 0, 0, 0, 0, 0), NAMES)
    assert none == "Bo\u00a0: «\u00a0À l’arrivée, à part les diamants\u00a0: rien d’autre.\u00a0»"
    assert ENGLISH.event(SaidTake(3, 2), NAMES) == "Dan: “I took 2 diamonds.”"


@pytest.mark.parametrize("words", [ENGLISH, FRENCH])
def test_nobody_says_zero_or_one_diamonds(words: Words) -> None:
    """Neither the story nor a bot of any temper."""
    voices = words.entries["voices"].values()
    for event in (SaidDiamonds(1, 0), SaidLeft(1, 0, 0, 0, 0, 0, 0), SaidDiamonds(1, 1)):
        kind = event.__struct_config__.tag
        lines = [line for voice in voices for line in voice[str(kind)]]
        said = [line.format(**words.said(event, NAMES)) for line in lines]
        for sentence in [*said, words.event(event, NAMES)]:
            assert not re.search(r"\b0\b|\b1 diam\w+s\b", sentence), sentence
            assert re.search(r"(?i)\b(no diamonds|aucun diamant|1 diamond|1 diamant)\b", sentence)


@pytest.mark.rule("table.secret")
def test_everybody_sees_their_own_notes_and_what_was_said() -> None:
    m = stolen(SIX, kept=1, bag=5, threads=True)
    play(m, 2, SayTake(LOYAL))
    play(m, 2, SayDiamonds(14))
    play(m, 3, SayDiamonds(11))
    own = screen(m, 2)
    assert "Your notes: came 14 ◆ + FBI + D; left 11 ◆ + FBI + D" in own
    assert "In your pocket: 3 diamonds" in own
    assert "came 14 ◆ · took a Loyal henchman’s token" in own
    assert "These contradict each other: Cy – Dan" in own
    assert "Diamonds stolen in all: 7 · kept in your pocket: 1" in screen(m, GODFATHER)
    crowd = screen(m, NOBODY)
    assert "notes" not in crowd
    assert "In your pocket" not in crowd


@pytest.mark.rule("cuba.talk")
def test_at_the_end_the_way_of_the_box_and_the_lies() -> None:
    m = stolen(SIX, kept=1)
    play(m, 2, SayTake(LOYAL))
    accuse(m, 1)
    shown = screen(m, NOBODY)
    assert "took a Loyal henchman’s token (a lie!)" in shown
    assert "Cy: 14 ◆ + FBI + D, took 3 diamonds" in shown
    assert "Kept by the Godfather: 1 · in the bag: nothing" in shown

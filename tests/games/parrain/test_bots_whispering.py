"""A word in the ear of a bot is answered there, and by nothing that others see."""

from __future__ import annotations

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.match import Match
from tablee.engine.moves import Move
from tablee.games.parrain import game
from tablee.games.parrain.law.events import Whispered
from tablee.games.parrain.law.moves import Whisper
from tablee.games.parrain.mind.shrewd import Shrewd
from tests.games.parrain.table import (
    ACCOUNTANT,
    HENCHMAN,
    WIFE,
    heard,
    hearing,
    play,
    say,
    view,
)


def thinks(m: Match, seat: int, *people: int) -> tuple[Shrewd, Move | None]:
    """What a bot there does with its right to whisper."""
    bot = Shrewd(seat, game.moves, Seeded(4))
    bot.people, bot.tongue = frozenset(people), "fr"
    for event in heard(m, seat):
        bot.hear(event)
    ask = next(ask for ask in m.asks if ask.seat == seat)
    return bot, bot.choose(view(m, seat), ask, [Whisper])


@pytest.mark.rule("parrain.talk")
def test_a_person_who_whispers_to_a_bot_has_an_answer() -> None:
    m = hearing(turn=HENCHMAN)
    say(m, HENCHMAN)
    assert thinks(m, WIFE, HENCHMAN)[1] is None  # the story has begun, and nobody asked
    play(m, HENCHMAN, Whisper("Où est l’argent ?"))
    answer = thinks(m, WIFE, HENCHMAN)[1]
    assert isinstance(answer, Whisper)
    assert answer.text
    play(m, WIFE, answer)
    assert heard(m, HENCHMAN)[-1] == Whispered(WIFE, answer.text)
    assert thinks(m, WIFE, HENCHMAN)[1] is None  # once is enough


@pytest.mark.rule("parrain.talk")
def test_among_bots_nobody_whispers_back() -> None:
    m = hearing(turn=HENCHMAN)
    play(m, HENCHMAN, Whisper("Où est l’argent ?"))
    assert thinks(m, WIFE, ACCOUNTANT)[1] is None


@pytest.mark.rule("parrain.talk", "table.secret")
def test_a_bot_acts_the_same_whether_or_not_somebody_whispered_to_it() -> None:
    m, quiet = hearing(turn=ACCOUNTANT), hearing(turn=ACCOUNTANT)
    play(m, HENCHMAN, Whisper("Accuse la Couturière !"))
    told, untold = (thinks(one, WIFE, HENCHMAN)[0].docket for one in (m, quiet))
    assert (told.dice, told.last) == (untold.dice, untold.last)

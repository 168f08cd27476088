"""What bots remark beside a hand: seven lines for every temper and occasion, and nothing secret."""

from __future__ import annotations

import re
from random import Random

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.ear import Listening
from tablee.engine.events import Event
from tablee.engine.match import Match
from tablee.engine.seats import NOBODY
from tablee.games.creux.law.events import DecoyWas, Guessed, Pointed
from tablee.games.creux.mind.gossip import FOUND, answer, moment, remarks
from tablee.games.creux.seen.view import View
from tablee.games.remarks import TEMPERS, phrased
from tablee.games.shelf import take
from tablee.thinking.company import Company

SHEETS = take("creux").remarks
OCCASIONS = ("thinks", *reversed(FOUND), "fooled", "addressed")
NAMED = ("fooled", "addressed")
NAMES = ["Oscar", "Inès", "Karim", "Élie", "李"]
ALL = [0, 1, 2, 3]
FAULTS = {
    "vous": r"(?i)\b(vous|votre|vos)\b",
    "gender": r"(?i)\b(désolée?|navrée?|contente?|sûre?|prête?|ravie?|heureux|heureuse)\b",
    "spaces": r"  | [;:?!»%]|« |'|\.\.\.|\{",
}


@pytest.mark.parametrize("tongue", ["fr", "en"])
def test_seven_lines_for_every_temper_and_occasion_and_none_twice(tongue: str) -> None:
    found = []
    for temper in TEMPERS:
        sheet = SHEETS[tongue][temper]
        assert [*sheet] == [*OCCASIONS]
        for occasion, lines in sheet.items():
            assert len(lines) == 7
            assert all(("{target}" in line) == (occasion in NAMED) for line in lines)
            found += lines
    assert len({*found}) == len(found)


@pytest.mark.parametrize("tongue", ["fr", "en"])
def test_every_line_is_a_sentence_whoever_it_speaks_of(tongue: str) -> None:
    for temper in TEMPERS:
        for lines in SHEETS[tongue][temper].values():
            for place, line in enumerate(lines):
                said = phrased(line, {"target": NAMES[place % len(NAMES)]}, "", tongue)
                assert said[-1] in ".!?", said
                assert len(said) < 110, said
                if tongue == "fr":
                    for fault, pattern in FAULTS.items():
                        assert not re.search(pattern, said), (fault, said)


def turns() -> list[tuple[View, list[Event]]]:
    """What onlookers see and are told, step by step, in a game of four bots."""
    box, ear = take("creux"), Listening()
    match = Match(box.game, 4, Seeded(6), None, None, ear)
    bots = {one: box.bots["deft"](one, box.game.moves, Seeded(one)) for one in ALL}
    company, heard = Company(match, bots, ear), 0
    found = list[tuple[View, list[Event]]]()
    while company.act() is not None:
        fresh, heard = ear.told[heard:], len(ear.told)
        found.append((match.view(NOBODY), box.game.events.for_seat(fresh, NOBODY)))
    return found


@pytest.mark.rule("creux.guess")
def test_bots_speak_of_what_all_have_seen() -> None:
    said = set()
    for number, (view, events) in enumerate(turns()):
        for one in remarks(view, events, ALL, Random(number)):
            said.add(one.occasion)
            kinds = {type(event) for event in events}
            assert kinds & {Pointed, Guessed, DecoyWas}
            if one.occasion == "fooled":
                assert one.target not in (one.seat, NOBODY)
    assert "thinks" in said
    assert said & {*FOUND}


@pytest.mark.rule("creux.mime.rules")
def test_people_are_left_to_speak_for_themselves() -> None:
    for view, events in turns():
        for one in remarks(view, events, [3], Random(1)):
            assert one.seat == 3


def test_a_bot_answers_whoever_says_its_name_and_not_too_late() -> None:
    (early, _), *_, (late, _) = turns()
    said = answer(early, 2, 1)
    assert said is not None
    assert (said.seat, said.occasion, said.target) == (2, "addressed", 1)
    assert moment(early) != moment(late)

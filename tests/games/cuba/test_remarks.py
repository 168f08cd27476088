"""What bots remark: ten lines for every temper and occasion, good French, and nothing secret."""

from __future__ import annotations

import re
from random import Random
from string import Formatter

import pytest

from tablee.engine.ear import Listening
from tablee.engine.match import Match
from tablee.engine.moves import Move
from tablee.engine.seats import NOBODY
from tablee.games.cuba import game
from tablee.games.cuba.gossip import Remark, answer, foretold, moment, remarks
from tablee.games.cuba.moves import ACCUSE, Inquire, Listen, SayDiamonds, SayLeft, SayTake
from tablee.games.remarks import TEMPERS, fresh_line, phrased, seen, temper_of
from tablee.games.shelf import take
from tests.games.cuba.table import GODFATHER, LOYAL, SIX, accuse, play, stolen

SHEETS = take("cuba").remarks
COUNTS = ("came", "left")
OCCASIONS = {
    "box": set[str](),
    "opens": set[str](),
    "hunch": {"target"},
    "suspects": {"target", "other"},
    "pleads": set[str](),
    "cleared": set[str](),
    "regrets": {"target"},
    "found": {"target"},
    "contradicts": {"target", "seen"},
    "defends": {"target"},
    "points": {"target", "other"},
    "doubts": {"target", "other"},
    "agrees": {"target"},
    "addressed": {"target"},
}
NAMES = ["Oscar", "Inès", "Karim", "Hélène", "Élie", "zoé", "Mésange espiègle", "Ünal", "C3", "李"]
BOTS = [0, 1, 2, 3, 4, 5]


def slots_of(line: str) -> set[str]:
    return {slot for _, slot, _, _ in Formatter().parse(line) if slot}


@pytest.mark.parametrize("tongue", ["fr", "en"])
def test_ten_lines_for_every_temper_and_occasion_and_none_twice(tongue: str) -> None:
    lines = []
    for temper in TEMPERS:
        sheet = SHEETS[tongue][temper]
        assert [*sheet] == [*COUNTS, *OCCASIONS]
        for occasion in OCCASIONS:
            assert len(sheet[occasion]) >= 10
            lines += sheet[occasion]
    assert len({*lines}) == len(lines)


def test_both_tongues_speak_of_the_same_people() -> None:
    for temper in TEMPERS:
        for occasion, known in OCCASIONS.items():
            french, english = (SHEETS[tongue][temper][occasion] for tongue in ("fr", "en"))
            for one, other in zip(french, english, strict=True):
                assert slots_of(one) == slots_of(other) <= known, one


def spoken(tongue: str) -> list[str]:
    """Every line, with every name in every place, and with counts of all kinds."""
    found = []
    for temper in TEMPERS:
        sheet = SHEETS[tongue][temper]
        for occasion in OCCASIONS:
            for line in sheet[occasion]:
                for place, name in enumerate(NAMES):
                    names = {"target": name, "other": NAMES[place - 1]}
                    count = seen(sheet, (0, 1, 2, 14)[place % 4], left=place % 3 == 0)
                    found.append(phrased(line, names, count, tongue))
    return found


FRENCH_FAULTS = {
    "elision": r"\b(de|que|le|la|je|ne|se|ce|me|te) (?=[aeiouéèêàâîôûœ])(?!onze|oui)(?!un\b.*ouïe)",
    "vous": r"(?i)\b(vous|votre|vos|vôtre)\b|\b(?!nez\b|chez\b|assez\b)\w+ez\b",
    "zero": r"\b0\b|\bzéro\b|\b1 diamants|\b1 seul",
    "gender": r"(?i)\b(cher|chère|désolée?|navrée?|contente?|sûre?|innocente?|prête?|seule?s?"
    r"|heureuse|heureux|ravie?|fatiguée?|perdue?|monsieur|madame|celui|celle-là|m’a \w+é)\b",
    "spaces": r"  | [;:?!»%]|« |'|\.\.\.|\{",
}
FINE = re.compile(
    r"celle de|celle d’|(pas |qu’)?un seul|qu’un|tout seul|seul caillou|bien sûr|me prête|"
    r"celui d|C’était celle-là|déjà perdu|"
    r"Tout n’est pas perdu|s’est perdu|Chère tante|va à ravir|J’ai accusé|"
    r"m’as? (souri|prêté|donné|appris|fait)"
)


def test_thousands_of_french_sentences_are_good_french() -> None:
    sentences = spoken("fr")
    assert len(sentences) > 5000
    for sentence in sentences:
        plain = FINE.sub("bien", sentence)
        for fault, pattern in FRENCH_FAULTS.items():
            assert not re.search(pattern, plain), (fault, sentence)


@pytest.mark.parametrize("tongue", ["fr", "en"])
def test_every_sentence_begins_and_ends_as_a_sentence_does(tongue: str) -> None:
    for sentence in spoken(tongue):
        assert sentence[0] == sentence[0].upper(), sentence
        assert sentence[-1] in ".!?…", sentence
        assert not re.search(r"[.!?…] ?[.!?]", sentence.replace(" ", " ")), sentence
        assert len(sentence) < 140, sentence


def test_french_shortens_before_a_vowel() -> None:
    assert phrased("Le compte de {target}.", {"target": "Oscar"}, "", "fr") == "Le compte d’Oscar."
    assert phrased("Sauf que {other} ment.", {"other": "Inès"}, "", "fr") == "Sauf qu’Inès ment."
    assert phrased("Le compte de {target}.", {"target": "Karim"}, "", "fr") == "Le compte de Karim."
    assert phrased("{target} ment.", {"target": "{seen}"}, "", "fr") == "{seen} ment."


def test_a_line_is_not_said_twice_in_a_game() -> None:
    dice, used = Random(1), set[str]()
    lines = SHEETS["en"]["gruff"]["box"]
    for _ in lines:
        line = fresh_line(lines, "gruff.box", used, dice)
        assert f"gruff.box.{line}" not in used
        used.add(f"gruff.box.{line}")
    assert fresh_line(lines, "gruff.box", used, dice) is None


class Listener:
    """Hears what onlookers hear of a table, and throws the same dice at every step."""

    def __init__(self, m: Match) -> None:
        assert isinstance(m.ear.inner, Listening)
        self.m, self.told = m, m.ear.inner.told
        self.heard, self.said = len(self.told), list[tuple[list[Remark], object]]()

    def hear(self) -> list[Remark]:
        told = self.told[self.heard :]
        self.heard += len(told)
        view, events = self.m.view(NOBODY), game.events.for_seat(told, NOBODY)
        found = remarks(view, events, BOTS, Random(self.heard)) if events else []
        self.said.append((found, moment(view)))
        return found


def claim(m: Match, seat: int, form: Move) -> list[Remark]:
    listener = Listener(m)
    play(m, seat, form)
    return listener.hear()


@pytest.mark.rule("table.secret")
def test_karim_lies_i_saw_14() -> None:
    """Seat 2 says that 14 came, after seat 1 has said that 12 were left."""
    m = stolen(SIX)
    assert claim(m, 1, SayLeft(12, 1, 1, 0, 1, 0)) == []
    first, second, *_ = claim(m, 2, SayDiamonds(14))
    assert first == Remark(1, "contradicts", 2, diamonds=12, left=True)
    assert second == Remark(2, "defends", 1)
    sheet = SHEETS["fr"]["gruff"]
    line = phrased(sheet["contradicts"][0], {"target": "Karim"}, seen(sheet, 14, False), "fr")
    assert line == "Karim ment. Moi, j’en ai vu 14."


def test_who_agrees_says_so() -> None:
    found = set()
    for takes in ([LOYAL, 3, 17, 19, 4], [LOYAL, 4, 17, 19, 3]):
        m = stolen(takes)
        claim(m, 1, SayLeft(15, 1, 1, 0, 1, 0))
        found |= {(one.seat, one.occasion) for one in claim(m, 2, SayDiamonds(15))}
    assert found <= {(1, "agrees")}


@pytest.mark.rule("cuba.accuse")
def test_before_a_pocket_opens_the_godfather_says_why_and_the_suspect_pleads() -> None:
    m = stolen(SIX, jokers=1)
    hunch = foretold(m.view(NOBODY), ACCUSE + 1, BOTS)
    assert hunch == [Remark(GODFATHER, "hunch", 1), Remark(1, "pleads")]
    claim(m, 1, SayLeft(12, 1, 1, 0, 1, 0))
    claim(m, 2, SayDiamonds(14))
    why = foretold(m.view(NOBODY), ACCUSE + 1, BOTS)
    assert why == [Remark(GODFATHER, "suspects", 1, 2), Remark(1, "pleads")]
    listener = Listener(m)
    accuse(m, 1)
    assert not {"hunch", "suspects", "pleads"} & {one.occasion for one in listener.hear()}


def test_nobody_puts_words_into_the_mouth_of_a_person() -> None:
    m = stolen(SIX)
    assert foretold(m.view(NOBODY), ACCUSE + 1, [GODFATHER, 2]) == [Remark(GODFATHER, "hunch", 1)]
    assert foretold(m.view(NOBODY), game.moves.pack(Inquire(2, 0))[0], BOTS) == []


@pytest.mark.rule("cuba.out")
def test_who_is_out_says_nothing_more() -> None:
    m = stolen(SIX)
    accuse(m, 2)  # a thief, with three diamonds
    assert m.view(NOBODY).out == [2]
    assert answer(m.view(NOBODY), 2, 1) is None
    assert answer(m.view(NOBODY), 1, 2) == Remark(1, "addressed", 2)
    claim(m, 1, SayLeft(12, 1, 1, 0, 1, 0))
    assert all(one.seat != 2 for one in claim(m, 3, SayDiamonds(9)))


@pytest.mark.rule("table.secret")
def test_pockets_that_differ_make_no_difference() -> None:
    """The same words at two tables, where other people are the thieves: the same remarks."""
    tables = [Listener(stolen(takes)) for takes in (SIX, [3, LOYAL, 4, 17, 19])]
    acts: list[tuple[int, Move]] = [
        (GODFATHER, Inquire(2, 0)),
        (2, SayDiamonds(14)),
        (1, SayLeft(12, 1, 1, 0, 1, 0)),
        (GODFATHER, Listen()),
        (3, SayDiamonds(14)),
        (3, SayTake(17)),
        (GODFATHER, Inquire(4, 0)),
        (4, SayDiamonds(11)),
        (5, SayDiamonds(11)),
    ]
    for seat, move in acts:
        for table in tables:
            play(table.m, seat, move)
            table.hear()
    assert tables[0].said == tables[1].said
    assert sum(len(found) for found, _ in tables[0].said) > 2


def test_a_bot_has_the_same_temper_everywhere() -> None:
    assert {temper_of(name) for name in ("Ana", "Bo", "Cy", "Dan", "Karim", "Rosa")} <= {*TEMPERS}
    assert temper_of("Ana") == temper_of("Ana")

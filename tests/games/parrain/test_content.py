"""What the game is made of: 84 excuses, 11 people, 11 bags, in both languages."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.games.parrain.law.cards import KEYS, KINDS

WORDS = Path(tablee.__file__).parent / "games" / "parrain" / "words"
BREAKS = re.compile(r" [;:?!»%](?!\w)|« ")
NEEDED = {
    "fr": {
        "place": {"at", "from"},
        "object": {"a"},
        "person": {"a"},
        "deed": {"do", "did"},
        "event": {"when", "happened"},
    },
    "en": {
        "place": {"at", "from"},
        "object": {"a"},
        "person": {"a", "gender"},
        "deed": {"do", "doing", "did"},
        "event": {"when", "happened"},
    },
}
both = pytest.mark.parametrize("language", ["fr", "en"])


def sheet(language: str, name: str) -> dict[str, Any]:
    return tomllib.loads((WORDS / language / f"{name}.toml").read_text("utf-8"))


@pytest.mark.rule("parrain.excuses")
def test_there_are_84_excuses_and_the_three_that_trap_the_boss_are_among_them() -> None:
    assert len(KEYS) == len(set(KEYS)) == len(KINDS) == 7 * 3 * 4
    assert {"federal-agents", "policeman", "police-raid"} <= set(KEYS)


@pytest.mark.rule("parrain.excuses")
def test_every_kind_is_common_and_no_four_that_work_alike_are_of_one_kind() -> None:
    assert min(Counter(KINDS).values()) >= 12
    for first in range(0, 84, 4):
        assert len(set(KINDS[first : first + 4])) >= 3


@both
def test_every_excuse_has_a_title_and_a_line_of_its_own(language: str) -> None:
    cards = sheet(language, "cards")
    assert tuple(cards) == KEYS
    for field in ("title", "line"):
        assert len({card[field] for card in cards.values()}) == 84
    assert all(card["line"][-1] == "." and len(card["line"]) <= 84 for card in cards.values())


@both
def test_a_line_may_go_into_anybodys_story(language: str) -> None:
    me = r"\b(je|j’|moi|mon|ma|mes)\b" if language == "fr" else r"\b(I|my|me|mine)\b"
    assert not [c["line"] for c in sheet(language, "cards").values() if re.search(me, c["line"])]


@both
def test_every_excuse_can_be_put_into_a_sentence(language: str) -> None:
    grammar = sheet(language, "grammar")
    assert tuple(grammar) == KEYS
    always = {"thing", "number"} | ({"gender"} if language == "fr" else set())
    for key, kind in zip(KEYS, KINDS, strict=True):
        assert set(grammar[key]) == always | NEEDED[language][kind], key
    assert len({entry["thing"] for entry in grammar.values()}) == 84


def test_french_articles_agree_with_gender_and_number() -> None:
    of_both = [*sheet("fr", "grammar").values(), *sheet("fr", "bags").values()]
    for entry in of_both:
        article = re.match(r"le |la |les |l’", entry["thing"])
        assert article, entry
        if entry["number"] == "p":
            assert article[0] == "les "
        else:
            assert article[0] in {"l’", "le " if entry["gender"] == "m" else "la "}, entry
        if entry.get("a", "").startswith("un "):
            assert entry["gender"] == "m", entry
        if entry.get("a", "").startswith("une "):
            assert entry["gender"] == "f", entry
        assert re.match(r"l’[aeiouyéèêh]", entry["thing"]) or not re.match(
            r"l[ea] [aeiouyéèê]", entry["thing"]
        ), entry


@both
def test_eleven_people_with_a_temper_of_their_own(language: str) -> None:
    people = sheet(language, "characters")
    assert list(people) == [str(number) for number in range(1, 12)]
    for field in ("name", "called", "line", "temper", "manner", "tie"):
        assert len({person[field] for person in people.values()}) == 11, field
    tempers = [person["temper"] for person in people.values()]
    assert tempers == [person["temper"] for person in sheet("fr", "characters").values()]


@both
@pytest.mark.rule("parrain.bags")
def test_eleven_bags(language: str) -> None:
    bags = sheet(language, "bags")
    assert list(bags) == [str(number) for number in range(11)]
    assert len({bag["line"] for bag in bags.values()}) == 11


@pytest.mark.parametrize("name", ["cards", "grammar", "characters", "bags"])
def test_french_spaces_do_not_break(name: str) -> None:
    said = [text for entry in sheet("fr", name).values() for text in entry.values()]
    assert not [text for text in said if BREAKS.search(text) or "'" in text]

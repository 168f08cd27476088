"""Léon’s life: 100 memories in two languages, told apart by touch, and not too easily."""

from __future__ import annotations

import re
import tomllib
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.games.creux.law.memories import CARAVAN, KEYS, MEMORIES, NUMBER

ROOM = Path(tablee.__file__).parent / "games" / "creux"
ORDER = KEYS[1:]
LONGEST = {"title": 26, "line": 100}  # two lines of a phone, and a caption under a photograph
APART = 3  # tags that can be mimed and that only one of two memories has
NEIGHBOURS = 4  # memories with a thing and a gesture in common, which could be laid as a decoy
BREAKS = re.compile(r" [;:?!»%]|« |[^\u00a0\u202f][:;!?]|'|\.\.\.")
both = pytest.mark.parametrize("language", ["fr", "en"])


def sheet(path: str) -> dict[str, Any]:
    return tomllib.loads((ROOM / path).read_text("utf-8"))


TAGS = sheet("tags.toml")
WORDS = sheet("vocabulary.toml")


def things(key: str) -> set[str]:
    return set(TAGS[key]["things"])


def gestures(key: str) -> set[str]:
    return set(TAGS[key]["gestures"])


def mimed(key: str) -> set[str]:
    """The tags that a hand can feel; a place and the light can’t be felt."""
    return things(key) | gestures(key)


def neighbours(key: str) -> list[str]:
    """Those that could be meant as well: one does something like it with something like it."""
    return [
        other
        for other in ORDER
        if other != key and things(key) & things(other) and gestures(key) & gestures(other)
    ]


@pytest.mark.rule("creux.memories")
def test_there_are_100_memories_and_the_caravan_is_among_them() -> None:
    assert MEMORIES == len(ORDER) == len(set(ORDER)) == 100
    assert ORDER[CARAVAN - 1] == "caravan"
    assert NUMBER["birth"] == 1
    assert NUMBER["open-hand"] == 100


@pytest.mark.rule("creux.memories")
@both
def test_every_memory_has_a_title_and_two_lines_of_its_own(language: str) -> None:
    memories = sheet(f"words/{language}/memories.toml")
    assert tuple(memories) == ORDER
    assert len({memory["title"] for memory in memories.values()}) == 100
    for key, memory in memories.items():
        assert set(memory) == {"title", "lines"}, key
        assert 3 <= len(memory["title"]) <= LONGEST["title"], key
        assert len(memory["lines"]) == 2, key
        assert all(20 <= len(line) <= LONGEST["line"] for line in memory["lines"]), key
        assert all(line[-1] in ".!?»”" for line in memory["lines"]), key
    assert len({line for memory in memories.values() for line in memory["lines"]}) == 200


def test_french_spaces_and_apostrophes_are_french() -> None:
    for key, memory in sheet("words/fr/memories.toml").items():
        for line in (memory["title"], *memory["lines"]):
            assert not BREAKS.search(line), key


@both
def test_few_lines_begin_alike(language: str) -> None:
    memories = sheet(f"words/{language}/memories.toml")
    openings = [" ".join(m["lines"][0].split()[:2]) for m in memories.values()]
    assert max(openings.count(opening) for opening in openings) <= 4


@pytest.mark.rule("creux.memories", "creux.biography")
def test_a_life_goes_on_from_year_to_year() -> None:
    assert tuple(TAGS) == ORDER
    years = [TAGS[key]["year"] for key in ORDER[:-1]]
    assert "year" not in TAGS["open-hand"]  # today
    assert (years[0], years[-1]) == (1938, 2009)
    assert all(before <= after for before, after in pairwise(years))


def test_tags_are_words_of_the_vocabulary_and_every_word_of_it_is_used() -> None:
    for field in ("things", "gestures"):
        used = [tag for key in ORDER for tag in TAGS[key][field]]
        assert set(used) == set(WORDS[field])
        assert all(len(TAGS[key][field]) == len(set(TAGS[key][field])) == 4 for key in ORDER)
    for field, words in (("place", "places"), ("weather", "weather"), ("hour", "hours")):
        assert {TAGS[key][field] for key in ORDER} == set(WORDS[words])
    assert not set(WORDS["things"]) & set(WORDS["gestures"])
    assert len(WORDS["things"]) + len(WORDS["gestures"]) <= 120


@pytest.mark.rule("creux.decoy")
def test_any_two_memories_differ_in_at_least_three_tags_that_can_be_mimed() -> None:
    for one, other in combinations(ORDER, 2):
        assert len(mimed(one) ^ mimed(other)) >= APART, (one, other)
        assert mimed(one) - mimed(other), (one, other)


@pytest.mark.rule("creux.decoy")
def test_every_memory_has_four_that_it_could_be_taken_for() -> None:
    for key in ORDER:
        assert len(neighbours(key)) >= NEIGHBOURS, key


def test_every_scene_can_be_drawn() -> None:
    for key in ORDER:
        scene = TAGS[key]["scene"]
        assert all(part in scene for part in ("hero:", "props:", "people:")), key
        assert len(scene) <= 420, key

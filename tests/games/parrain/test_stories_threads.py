"""What was said comes back, and the Godfather notices what does not hold."""

from __future__ import annotations

from random import Random

import pytest

from tablee.engine.events import Event
from tablee.games.parrain.law import events as told
from tablee.games.parrain.law.cards import KEYS
from tablee.games.parrain.law.moves import LONGEST
from tablee.games.parrain.mind.story import (
    Minutes,
    interrupt,
    judge,
    openings,
    retort,
    tell,
    whisper,
)
from tablee.games.parrain.mind.story.fill import signature
from tablee.games.parrain.mind.story.scene import Scene
from tablee.games.parrain.mind.story.sheets import sheets
from tablee.games.parrain.mind.story.threads import ties
from tests.games.parrain.hearings import people_of, spoken_of

both = pytest.mark.parametrize("tongue", ["fr", "en"])
BOSS, MAURICE, CELESTINE, VIRGULE, ROSALIE = range(5)


def card(key: str) -> int:
    return KEYS.index(key)


def names(tongue: str) -> list[str]:
    return [one.called for one in people_of(tongue)[:5]]


def excuse(seat: int, key: str, *mentions: int, text: str = "Honorable Parrain…") -> Event:
    return told.ExcuseTold(seat, card(key), sum(1 << one for one in mentions), text)


def sheets_of_ties(*events: Event, who: int, key: str, named: int) -> set[str]:
    scene = Scene(Minutes.of(events), names("fr"), "fr", Random(1))
    return {tie.sheet for tie in ties(scene, who, card(key), named)}


@both
def test_an_alibi_is_thrown_at_its_author(tongue: str) -> None:
    """Célestine says that she was at the cinema: whoever names her saw her elsewhere."""
    minutes = Minutes.of([told.Summoned(CELESTINE), excuse(CELESTINE, "cinema")])
    minutes.hear(told.Summoned(ROSALIE))
    forms = sheets(tongue).things[card("cinema")].forms
    texts = [
        tell(minutes, ROSALIE, card("barn"), [CELESTINE], names(tongue), tongue, Random(seed))
        for seed in range(60)
    ]
    said = [text for text in texts if forms["at"] in text.lower() or forms["thing"] in text]
    assert len(said) > 20


def test_what_two_people_have_with_each_other_is_found() -> None:
    start = told.Summoned(VIRGULE)
    assert "elsewhere_place" in sheets_of_ties(
        start, excuse(CELESTINE, "cinema"), who=VIRGULE, key="barn", named=CELESTINE
    )
    assert "two_places" in sheets_of_ties(
        start,
        excuse(CELESTINE, "cinema"),
        excuse(CELESTINE, "docks"),
        who=VIRGULE,
        key="umbrella",
        named=CELESTINE,
    )
    assert "named_me" in sheets_of_ties(
        start, excuse(CELESTINE, "cook", VIRGULE), who=VIRGULE, key="barn", named=CELESTINE
    )
    assert "accused_me" in sheets_of_ties(
        start, told.Accused(CELESTINE, VIRGULE), who=VIRGULE, key="barn", named=CELESTINE
    )
    assert "struck_me" in sheets_of_ties(
        start,
        excuse(VIRGULE, "cinema", CELESTINE),
        told.Cancelled(CELESTINE, card("cinema"), card("judge")),
        who=VIRGULE,
        key="barn",
        named=CELESTINE,
    )
    assert "two_witnesses" in sheets_of_ties(
        start,
        excuse(MAURICE, "cinema", CELESTINE),
        excuse(ROSALIE, "docks", CELESTINE),
        who=VIRGULE,
        key="judge",
        named=CELESTINE,
    )


def test_an_hour_that_a_person_gave_comes_back() -> None:
    start = [told.Summoned(VIRGULE)]
    text = "Parrain, à minuit vingt-deux j’étais au cinéma."
    assert "at_hour" in sheets_of_ties(
        *start, excuse(CELESTINE, "cinema", text=text), who=VIRGULE, key="barn", named=CELESTINE
    )


@both
def test_the_godfather_notices_two_places_in_one_hearing(tongue: str) -> None:
    minutes = Minutes.of(
        [told.Summoned(ROSALIE), excuse(ROSALIE, "cinema"), excuse(ROSALIE, "docks")]
    )
    assert minutes.faults(card("docks")) == ["contradiction"]
    text = judge(minutes, "contradiction", names(tongue), tongue, Random(3))
    things = sheets(tongue).things
    for key in ("cinema", "docks"):
        forms = things[card(key)].forms
        assert forms["at"] in text.lower() or forms["thing"].split(" ")[-1] in text


def test_two_places_in_two_hearings_are_no_contradiction() -> None:
    minutes = Minutes.of(
        [
            told.Summoned(ROSALIE),
            excuse(ROSALIE, "cinema"),
            told.Summoned(ROSALIE),
            excuse(ROSALIE, "docks"),
        ]
    )
    assert minutes.faults(card("docks")) == ["repetition"]


def test_courtesy_is_missed() -> None:
    rude = excuse(ROSALIE, "cinema", text="J’étais au cinéma, et alors ?")
    minutes = Minutes.of([told.Summoned(ROSALIE), rude])
    assert minutes.faults(card("cinema")) == ["courtesy"]
    silent = excuse(ROSALIE, "docks", text="")  # the story was told aloud
    assert Minutes.of([told.Summoned(ROSALIE), silent]).faults(card("docks")) == []


@both
@pytest.mark.parametrize("anger", [0, 1, 2])
def test_his_anger_is_in_his_words(tongue: str, anger: int) -> None:
    minutes = Minutes.of(
        [told.Summoned(ROSALIE), told.AngerChanged(anger), excuse(ROSALIE, "barn")]
    )
    lordly = sheets(tongue).voices["lordly"]
    colour = ("green", "yellow", "red")[anger]
    text = judge(minutes, "level", names(tongue), tongue, Random(5))
    assert [line for line in lordly[f"level_{colour}"] if signature(line) in text.lower()]
    for gesture in range(4):
        assert 0 < len(interrupt(minutes, gesture, names(tongue), tongue, Random(6))) <= LONGEST


@pytest.mark.rule("table.secret")
def test_what_one_seat_alone_was_told_leaves_no_trace() -> None:
    public = [told.Summoned(ROSALIE), excuse(ROSALIE, "cinema", VIRGULE)]
    secret: list[Event] = [told.BagSeen(ROSALIE, 0), told.Drew(ROSALIE, 7), told.Looked(ROSALIE)]
    assert Minutes.of([*secret, *public]) == Minutes.of(public)


@both
def test_equal_dice_give_equal_words(tongue: str) -> None:
    minutes = Minutes.of([told.Summoned(ROSALIE), excuse(CELESTINE, "cinema", ROSALIE)])
    first, second = (
        tell(minutes, ROSALIE, card("barn"), [CELESTINE], names(tongue), tongue, Random(9))
        for _ in range(2)
    )
    assert first == second


@both
def test_a_retort_shows_the_card_that_was_paid(tongue: str) -> None:
    minutes = Minutes.of([told.Summoned(ROSALIE), excuse(ROSALIE, "barn", VIRGULE)])
    for paid in range(len(KEYS)):
        text = retort(
            minutes, VIRGULE, card("barn"), paid, names(tongue), tongue, Random(paid)
        ).lower()
        forms = sheets(tongue).things[paid].forms
        words = [value.lower()[3:] for value in forms.values() if len(value) > 4]
        assert any(word in text for word in words), (KEYS[paid], text)


@both
@pytest.mark.parametrize("key", KEYS)
def test_three_openings_hold_the_thing_and_somebody(tongue: str, key: str) -> None:
    minutes = Minutes.of([told.Summoned(ROSALIE)])
    others = [MAURICE, CELESTINE, VIRGULE]
    found = openings(minutes, ROSALIE, card(key), others, names(tongue), tongue, Random(key))
    texts = [one.text for one in found]
    forms = sheets(tongue).things[card(key)].forms
    assert len(set(texts)) == 3
    assert {one for text in texts for one in spoken_of(text, tongue)} == {
        names(tongue)[seat] for seat in others
    }
    for text, named in zip(texts, (one.names for one in found), strict=True):
        assert spoken_of(text, tongue) == {names(tongue)[seat] for seat in named}
        assert text.endswith("…")
        assert len(text) < LONGEST
        assert any(form[3:] in text for form in forms.values() if len(form) > 3), text


@both
def test_a_whisper_is_short_and_names_whom_it_is_about(tongue: str) -> None:
    minutes = Minutes()
    for subject in ("suspect", "accuse", "beware"):
        text = whisper(
            minutes, MAURICE, CELESTINE, subject, names(tongue), tongue, Random(2), ROSALIE
        )
        assert names(tongue)[ROSALIE] in text
        assert len(text) <= 140


@both
@pytest.mark.parametrize("many", range(4, 10))
def test_with_half_the_table_in_it_a_story_still_fits(tongue: str, many: int) -> None:
    minutes = Minutes.of([told.Summoned(0)])
    everybody = [one.called for one in people_of(tongue)]
    text = tell(minutes, 2, card("docks"), range(3, 3 + many - 2), everybody, tongue, Random(4))
    assert len(text) <= LONGEST
    assert spoken_of(text, tongue) == set(everybody[3 : 3 + many - 2])


@both
def test_whispers_do_not_come_twice_and_leave_no_trace_in_stories(tongue: str) -> None:
    minutes = Minutes.of([told.Summoned(ROSALIE)])
    before = tell(minutes, ROSALIE, card("barn"), [], names(tongue), tongue, Random(9))
    said = []
    for seed in range(5):
        text = whisper(minutes, VIRGULE, ROSALIE, "lost", names(tongue), tongue, Random(seed))
        minutes.hear(told.Whispered(VIRGULE, text))
        said.append(text)
    assert len({text[-20:] for text in said}) == 5
    assert before == tell(minutes, ROSALIE, card("barn"), [], names(tongue), tongue, Random(9))

"""The sentences are French and English: agreement, elision, capitals, spaces, no blanks."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tablee.games.parrain.law.cards import KEYS
from tablee.games.parrain.mind.story.fill import VOWEL, join
from tablee.games.parrain.mind.story.sheets import sheets
from tablee.games.parrain.mind.story.telling import named_in
from tests.games.parrain.hearings import Line, hearing, spoken_of

both = pytest.mark.parametrize("tongue", ["fr", "en"])
SIZES = range(4, 12)
SEEDS = range(6)

WRONG = {
    "fr": {
        "contraction": r"\b(?:de|à) les? (?:[A-ZÉ]|sac|réveil|canard)|\bde des\b|\bde du\b",
        "elision": r"(?<!-)\b(?:de|que|je|ne|me|se|le|la|lorsque|puisque|jusque) "
        r"(?!onz|oui|huit|hui|y[ao])[aeiouyéèêâàîôû]",
        "si il": r"\bsi ils?\b",
        "straight apostrophe": r"'|\"",
        "breaking space": r" [;:?!»]|« |[^ \u202f]\u202f(?![?!;])|(?<![ \u202f])[?!;](?!»)",
        "agreement": r"\b(?:un|le) (?:lettre|chaussure|clef|théière|grange)\b",
        "tu": r"\b(?:tu|te|toi|ton|ta|tes)\b",
    },
    "en": {
        "article": r"\b[Aa] (?!un[it]|use|uk|eu|one)[aeiou]"
        r"|\b[Aa]n (?!hour|hono|heir)[^aeiouAEIOU]",
        "straight quotes": r"'|\"",
        "I": r"\bi\b",
        "breaking": r" [;:?!,.]",
        "verb": r"\b(?:I is|they was|they is)\b",
    },
    "both": {
        "blank": r"[{}]",
        "two spaces": r"  ",
        "small letter": r"^[a-zà-ÿ]|[.!?][ \u202f\u00a0]+[a-zà-ÿ](?![^«“]*[»”])",
        "twice": r"\b(?!vous|nous|leu)(\w{2,}) \1\b",
        "punctuation": r",\.|\.,|\.\.|,,|:\.|: :|\?\.|!\.",
    },
}


def lines(tongue: str) -> Iterator[Line]:
    for seats in SIZES:
        for seed in SEEDS:
            yield from hearing(seed, seats, tongue)


@both
def test_thousands_of_sentences_have_no_fault_that_we_know_of(tongue: str) -> None:
    checks = {**WRONG[tongue], **WRONG["both"]}
    found = []
    for line in lines(tongue):
        for name, pattern in checks.items():
            if name == "tu" and line.kind != "tell":
                continue
            text = re.sub(r"«[^»]*»", "«»", line.text) if name == "tu" else line.text
            if hit := re.search(pattern, text):
                found.append((name, hit[0], line.text))
    assert not found


@both
@pytest.mark.rule("parrain.cancel.mentioned")
def test_a_story_names_those_it_mentions_and_nobody_else(tongue: str) -> None:
    for seats in SIZES:
        for seed in SEEDS:
            told = hearing(seed, seats, tongue)
            names = told[0].names
            for line in told:
                if line.kind == "tell":
                    wanted = {names[seat] for seat in line.mentions}
                    helped = {names[line.turn]} if line.turn != line.seat else set()
                    assert wanted <= spoken_of(line.text, tongue) <= wanted | helped, line.text


@both
def test_a_story_says_what_its_card_says(tongue: str) -> None:
    for line in lines(tongue):
        if line.kind == "tell":
            thing = sheets(tongue).things[line.card]
            forms = [value for value in thing.forms.values() if value[1:] in line.text]
            assert [form for form in forms if len(form) > 1] or named_in(line.text, thing), (
                KEYS[line.card],
                line.text,
            )


def test_words_join_as_in_french() -> None:
    assert join("de", "le Comptable") == "du Comptable"
    assert join("à", "les docks") == "aux docks"
    assert join("de", "la Belle Olympia") == "de la Belle Olympia"
    assert join("de", "Eddie Demi-Tour") == "d’Eddie Demi-Tour"
    assert join("que", "Eddie Demi-Tour") == "qu’Eddie Demi-Tour"
    assert join("de", "onze heures") == "de onze heures"
    assert join("de", "des dés pipés") == "de dés pipés"
    assert join("si", "il") == "s’il"
    assert join("De", "le réveil") == "Du réveil"
    assert VOWEL.match("hippodrome")
    assert not VOWEL.match("huit heures")

"""The pictures of Léon’s memories: drawn by us, up to date, light, and told apart at a glance."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from tablee.games.creux.law.memories import KEYS
from tools.pictures.album import PICTURES, is_fresh, noted, taken
from tools.pictures.compose import ART, composed, drawn_keys

HEAVIEST = 32_000  # bytes: 100 of them are an album that a phone may keep
# Of 12 by 8 points in 16 shades each: two pictures of one place differ by about 1 on the average.
ALIKE = 0.45


def test_every_memory_has_its_picture_and_there_are_no_others() -> None:
    assert drawn_keys() == list(KEYS[1:])
    assert {file.stem for file in PICTURES.glob("*.webp")} == set(KEYS[1:])


@pytest.mark.parametrize("key", drawn_keys())
def test_each_picture_is_taken_from_its_drawing_as_it_is_now(key: str) -> None:
    assert is_fresh(key, composed(key)), f"python -m tools.scenes --only {key}"


@pytest.mark.parametrize("key", drawn_keys())
def test_each_picture_is_webp_and_light_enough_for_a_phone(key: str) -> None:
    picture = taken(key)
    assert (picture[:4], picture[8:12]) == (b"RIFF", b"WEBP")
    assert len(picture) <= HEAVIEST


def test_no_two_pictures_look_alike() -> None:
    colours = {key: [int(shade, 16) for shade in noted(key)["colours"]] for key in drawn_keys()}
    for one, other in combinations(colours, 2):
        both = list(zip(colours[one], colours[other], strict=True))
        apart = sum(abs(here - there) for here, there in both) / len(both)
        assert apart > ALIKE, (one, other)


@pytest.mark.parametrize(
    ("kind", "folder"), [("place", "places"), ("thing", "things"), ("fluent", "fluent")]
)
def test_no_part_lies_about_unused(kind: str, folder: str) -> None:
    drawn = [file.read_text("utf-8") for file in ART.glob("*/*.svg")]
    asked = {name for text in drawn for name in re.findall(rf'<{kind} name="([a-z-]+)"', text)}
    assert {file.stem for file in (ART / folder).glob("*.svg")} <= asked

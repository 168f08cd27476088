"""The pictures of the cards: one file each, all in the same few colours, and small."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tablee.games.parrain.law.cards import EXCUSES, KEYS
from tablee.games.parrain.law.excuses import EXCHANGING, EYE, LEVELS, ROTATION

ART = Path(__file__).parents[3] / "web" / "src" / "games" / "parrain" / "art"
WANTED = {
    "excuses": set(KEYS),
    "people": {str(number) for number in range(1, 12)},
    "bags": {str(number) for number in range(11)},
}
FILES = sorted(ART.glob("*/*.svg"))
SVG = "{http://www.w3.org/2000/svg}"
OPENING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">'
LARGEST = 3 * 1024  # bytes: a phone loads all 106 with the table
SHAPES = {"g", "path", "rect", "circle", "ellipse", "line", "polygon", "polyline"}
COLOURS = {
    "#1b2230", "#2e3a4f", "#55657a", "#f6ead0", "#e6d2a4", "#e3b65a", "#a97a35", "#8e2c2a",
    "#bf5a3a", "#5e2a25", "#2c605c", "#7f9271", "#8d877b", "#ebbd95", "#c98f65", "#8a5a3e",
    "#d98472", "none",
}  # fmt: skip
REFUSED = {"id", "class", "style", "href", "filter", "mask", "clip-path"}


def named(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


@pytest.mark.parametrize("folder", WANTED)
def test_everything_has_its_picture_and_nothing_else_has_one(folder: str) -> None:
    assert {file.stem for file in FILES if file.parent.name == folder} == WANTED[folder]


@pytest.mark.parametrize("file", FILES, ids=named)
def test_a_picture_keeps_to_the_style_of_the_others(file: Path) -> None:
    text = file.read_text("utf-8")
    assert text.startswith(OPENING)
    assert file.stat().st_size <= LARGEST
    for element in list(ElementTree.fromstring(text).iter())[1:]:
        assert element.tag.removeprefix(SVG) in SHAPES
        assert not REFUSED & element.attrib.keys()
        painted = {element.attrib.get(name, "none") for name in ("fill", "stroke")}
        assert {colour.lower() for colour in painted} <= COLOURS


def test_the_client_prints_what_the_law_says_of_each_excuse() -> None:
    """parrain.excuses: number, key and kind of each, and the lamps of each set."""
    text = (ART / "excuses.ts").read_text("utf-8")
    table, rest = text.split("] as const satisfies", 1)
    lamps = rest.split("const LIT", 1)[1].split("];", 1)[0]
    assert tuple(re.findall(r"\['([a-z-]+)', '(\w+)'\]", table)) == EXCUSES
    lit = [re.findall(r"'(\w+)'", row) for row in re.findall(r"\[('[^\]]+)\]", lamps)]
    bits = {"green": 1, "yellow": 2, "red": 4}
    assert tuple(sum(bits[lamp] for lamp in row) for row in lit) == LEVELS
    assert "EFFECTS = ['eye', 'rotation', 'exchange']" in table
    assert (EYE, ROTATION, EXCHANGING) == (0, 1, 2)

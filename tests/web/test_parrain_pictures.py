"""No two pictures of the game can be taken for one another on a small card."""

from __future__ import annotations

import base64
from itertools import combinations
from pathlib import Path

from playwright.sync_api import Browser

ART = Path(__file__).parents[2] / "web" / "src" / "games" / "parrain" / "art"
FILES = sorted(ART.glob("*/*.svg"))

# Every picture on grey, 24 points wide, as its points' greys: what the eye has of it at a glance.
GREYS = """(pictures) => Promise.all(pictures.map(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 24;
    const paper = canvas.getContext('2d');
    paper.fillStyle = '#b4b4b4';
    paper.fillRect(0, 0, 24, 24);
    paper.drawImage(image, 0, 0, 24, 24);
    const points = paper.getImageData(0, 0, 24, 24).data;
    return Array.from({ length: 24 * 24 }, (_, at) =>
        0.3 * points[4 * at] + 0.59 * points[4 * at + 1] + 0.11 * points[4 * at + 2]);
}))"""

# A picture and itself moved by a fortieth of its width are 24 apart on the average; any two that
# show different things are 65 apart, and the closest two (open bags are much alike) 39.
ALIKE = 30


def source(file: Path) -> str:
    return "data:image/svg+xml;base64," + base64.b64encode(file.read_bytes()).decode()


def apart(one: list[float], other: list[float]) -> float:
    """The root of the mean square of the differences between their greys, of 255."""
    return float((sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) / len(one)) ** 0.5)


def test_no_two_pictures_look_alike(browser: Browser) -> None:
    page = browser.new_page()
    greys = page.evaluate(GREYS, [source(file) for file in FILES])
    page.close()
    pictures = zip(FILES, greys, strict=True)
    alike = [
        f"{one.stem} and {other.stem}: {distance:.0f}"
        for (one, mine), (other, theirs) in combinations(pictures, 2)
        if (distance := apart(mine, theirs)) < ALIKE
    ]
    assert len(FILES) > 1
    assert alike == []

"""As many as a game seats, wherever one looks from: a small phone, a tablet, a television.

One page for each kind of screen sees one table after the other, and is resized.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import STILL, picture
from tests.web.laid import Laid, Seen, after

MOST = {
    "paires": 8, "pirates": 8, "hawthorn": 10, "blackstone": 8, "palab": 8, "cuba": 12,
    "parrain": 11, "creux": 8,
}  # fmt: skip
TELEVISIONS = [(1920, 1080), (1366, 768)]
SMALL = (360, 640)
LEAST = {"paires": 2, "pirates": 2, "hawthorn": 2, "blackstone": 2, "cuba": 5}
# By game: everybody who sits there, and whatever lies in the middle.
PEOPLE = {
    "paires": ".others .stool", "pirates": ".others .corner", "hawthorn": ".others .corner",
    "blackstone": ".others .stool",
    "palab": ".guest", "parrain": ".ring .person", "creux": ".who .one",
    "cuba": ".ring li .face, .ring li .name, .line li .who",
}  # fmt: skip
MIDDLE = {
    "paires": [".slate", "[data-at=deck]"], "pirates": ["[data-at=deck]", "[data-at=discards]"],
    "hawthorn": [], "blackstone": [".tally", ".pouch", "[data-at=fine]", ".pot"],
    "palab": ["[data-at=gauge]", "[data-at=deck]"], "cuba": ["[data-at=jokers]"],
    "parrain": ["[data-at=anger]", "[data-at=in-play]"], "creux": [".stage h3"],
}  # fmt: skip
ON_TELEVISION = {"hawthorn": ["[data-at=deck]", ".pot", ".laps"]}

# What is not wholly inside the window, or lies under something else, by its words.
LOST = """(wanted) => [...document.querySelectorAll(wanted)].flatMap((it) => {
    const box = it.getBoundingClientRect();
    const name = `${it.ariaLabel ?? it.innerText.trim().split('\\n')[0]} ${wanted}`;
    if (box.width === 0 || box.top < -0.5 || box.left < -0.5 || box.bottom > innerHeight + 0.5
        || box.right > innerWidth + 0.5) return [`${name}: outside`];
    const [x, y] = [box.left + box.width / 2, box.bottom - Math.min(9, box.height / 4)];
    const upmost = document.elementFromPoint(x, y);
    const free = upmost === null || it.contains(upmost) || upmost.contains(it);
    return free ? [] : [`${name}: under ${upmost.className || upmost.tagName}`];
})"""
# Letters under a fortieth of the height; what is printed on cards is a picture.
FAINT = """() => [...document.querySelectorAll('body *')].flatMap((it) => {
    const said = [...it.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
    if (!said || it.closest('svg, .for-ears-only, .card') || !it.checkVisibility()) return [];
    const letters = parseFloat(getComputedStyle(it).fontSize) * (it.currentCSSZoom ?? 1);
    return letters < innerHeight / 40 ? [`${it.innerText}: ${letters}`] : [];
})"""
SCROLLS = """() => [document.documentElement, document.querySelector('.board')].some((it) =>
    it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1)"""


# While one mimes, the hand has the whole screen of a phone: people are looked at before that.
EARLY_AND_LATE = {"cuba": (6, 60), "creux": (1, 30)}


def moments(game: str) -> Iterator[Laid]:
    """Early and late in a game of as many as it seats."""
    for moves in EARLY_AND_LATE.get(game, (2, 30)):
        laid = Laid(game, MOST[game])
        laid.play(after(moves))
        yield laid


def lost(seen: Seen, game: str, more: list[str]) -> list[str]:
    seen.page.evaluate(STILL)
    things = [PEOPLE[game], *MIDDLE[game], *more]
    missing = [one for one in things if seen.page.locator(one).count() == 0]
    return missing + [name for one in things for name in seen.page.evaluate(LOST, one)]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_television_shows_everybody_and_scrolls_nowhere(
    browser: Browser, address: str, language: str
) -> None:
    seen = Seen(browser, address, "/tv", language, reduced_motion="reduce")
    wrong: list[str] = []
    for game in MOST:
        for number, laid in enumerate(moments(game)):
            seen.show(laid)
            for width, height in TELEVISIONS:
                seen.resize(width, height)
                where = f"{game} {number} {height}"
                gone = lost(seen, game, ON_TELEVISION.get(game, []))
                gone += seen.page.evaluate(FAINT)
                if seen.page.evaluate(SCROLLS):
                    gone.append("scrolls")
                wrong += [f"{where}: {one}" for one in gone]
            picture(seen.page, f"tv-{game}-{number}-{language}", whole=False)
    assert not wrong
    assert not seen.troubles
    seen.context.close()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_small_phone_shows_everybody(browser: Browser, address: str, language: str) -> None:
    """The testimonies of eleven people are a list, which scrolls: each is as high as a thumb."""
    seen = Seen(browser, address, "/room", language, reduced_motion="reduce", is_mobile=True,
                has_touch=True)  # fmt: skip
    seen.resize(*SMALL)
    wrong: list[str] = []
    for game in MOST:
        for number, laid in enumerate(moments(game)):
            if game == "cuba" and number:
                continue
            seen.show(laid, 0)
            wrong += [f"{game} {number}: {one}" for one in lost(seen, game, [])]
            picture(seen.page, f"small-{game}-{number}-{language}", whole=False)
    assert not wrong
    assert not seen.troubles
    seen.context.close()


@pytest.mark.parametrize("game", LEAST)
def test_with_few_nothing_lies_under_the_own_hand(
    browser: Browser, address: str, game: str
) -> None:
    """Four at a table are no crowd, but a low screen has no more room for that."""
    seen = Seen(browser, address, "/room", "fr", reduced_motion="reduce", is_mobile=True,
                has_touch=True)  # fmt: skip
    seen.resize(*SMALL)
    wrong: list[str] = []
    for seats in range(LEAST[game], MOST[game]):
        laid = Laid(game, seats)
        laid.play(after(6 if game == "cuba" else 12))
        seen.show(laid, 0)
        wrong += [f"{seats} seats: {one}" for one in lost(seen, game, [])]
        picture(seen.page, f"small-{game}-of-{seats}", whole=False)
    assert not wrong
    assert not seen.troubles
    seen.context.close()

"""At every table: what a thing is, how it ended and why, and a refusal that does not stay."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import picture
from tests.web.laid import GAMES, Laid, Seen, after
from tests.web.play import result

SEATS = {
    "paires": 4, "pirates": 4, "hawthorn": 4, "blackstone": 4, "palab": 4, "cuba": 7, "parrain": 6,
    "creux": 4,
}  # fmt: skip
# What lies on a table and says what it is, by game; of a secret the sheet of its owner tells.
THINGS = {
    "paires": {"card", "points", "limit", "deck"}, "pirates": {"card", "deck"},
    "hawthorn": {"card", "chips", "pot", "laps", "deck"},
    "blackstone": {"black", "white", "pouch", "pot"}, "palab": {"card"},
    "cuba": {"token", "diamonds", "jokers"}, "parrain": {"anger", "count"},
    "creux": {"grandfather", "child", "points"},
}  # fmt: skip
# The first of every kind that is seen, and that no button is: it gets a mark to be found by.
KINDS = """() => {
    const kinds = new Set();
    for (const it of document.querySelectorAll('.board [data-about]')) {
        const kind = it.dataset.about.split(':')[0];
        const { width, height, top, bottom } = it.getBoundingClientRect();
        if (kinds.has(kind) || it.closest('button, a') || width < 4 || height < 4) continue;
        if (top < 0 || bottom > innerHeight) continue;
        const [x, y] = [it.getBoundingClientRect().left + width / 2, top + height / 2];
        const upmost = document.elementFromPoint(x, y);
        if (upmost?.closest('[data-about]') !== it) continue;
        kinds.add(kind);
        it.dataset.kind = kind;
    }
    return [...kinds];
}"""
OUTSIDE = """(it) => {
    const { left, top, right, bottom } = it.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}"""
# The story of an end goes on for some breaths; none is taken until the test says so.
HOLD_THE_BREATH = """() => {
    const later = window.setTimeout;
    const held = [];
    window.setTimeout = (act, ms = 0, ...more) =>
        ms === 2500 ? held.push(() => act(...more)) : later(act, ms, ...more);
    window.breathe = () => {
        window.setTimeout = later;
        for (const act of held) act();
    };
}"""


@pytest.fixture(scope="module")
def phone(browser: Browser, address: str) -> Iterator[Seen]:
    seen = Seen(browser, address, "/room", "fr", reduced_motion="reduce", is_mobile=True,
                has_touch=True)  # fmt: skip
    seen.resize(390, 844)
    yield seen
    assert not seen.troubles
    seen.context.close()


def told(page: Page) -> str:
    """What the bubble says, all of it on the screen."""
    bubble = page.get_by_role("tooltip")
    expect(bubble).to_be_visible()
    expect(bubble).to_have_text(re.compile(r"\w.*\.|\w.*!"))
    assert not bubble.evaluate(OUTSIDE)
    return bubble.inner_text()


@pytest.mark.parametrize("game", GAMES)
def test_a_thing_says_what_it_is_by_a_tap_and_by_the_focus(phone: Seen, game: str) -> None:
    page, met = phone.page, set[str]()
    for moves in (3, 12, 24, 40, 60):
        laid = Laid(game, SEATS[game])
        laid.play(after(moves))
        phone.show(laid, 0)
        page.wait_for_timeout(300)
        for kind in page.evaluate(KINDS):
            if kind in met or kind not in THINGS[game]:
                continue
            met.add(kind)
            thing = page.locator(f"[data-kind={kind}]")
            thing.click(force=True)
            by_tap = told(page)
            if thing.get_attribute("tabindex") == "0":
                page.keyboard.press("Escape")
                expect(page.get_by_role("tooltip")).to_be_hidden()
                thing.evaluate("(it) => it.blur()")
                thing.focus()
                assert told(page) == by_tap
            page.keyboard.press("Escape")
        if met == THINGS[game]:
            break
    assert met == THINGS[game]


def before_the_end(game: str) -> Laid:
    """The same game as often as one likes: the last move is still to be made."""
    whole = Laid(game, SEATS[game])
    acts = 0
    while not whole.match.over:
        whole.company.act()
        acts += 1
    laid = Laid(game, SEATS[game])
    for _ in range(acts - 1):
        laid.company.act()
        laid.hear()
    return laid


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_told_on_the_table_before_it_is_counted(phone: Seen, game: str) -> None:
    page, laid = phone.page, before_the_end(game)
    phone.show(laid, 0)
    page.evaluate(HOLD_THE_BREATH)
    before = page.locator(".strip .last").inner_text()
    phone.step(lambda match: match.over)
    assert laid.match.over
    # the table tells it; the result waits
    expect(page.get_by_role("button", name="Le résultat")).to_be_visible()
    assert not result(page).is_visible()
    expect(page.get_by_role("region", name=GAMES[game], exact=True)).to_be_visible()
    expect(page.locator(".strip .last")).to_have_text(before)  # nor does the story give it away
    page.evaluate("breathe()")
    expect(result(page)).to_be_visible()
    expect(page.locator(".strip .last")).not_to_have_text(before)
    picture(page, f"result-{game}-phone", whole=False)
    reason = result(page).locator("p:not(.big)").first.inner_text()
    assert re.match(r"\w.*\w.*[.!»]$", reason), reason
    ending = laid.ending()
    assert ending is not None
    rows = result(page).get_by_role("list", name="Le compte").get_by_role("listitem")
    assert rows.count() == SEATS[game]
    places = [
        2 if "lost" in classes else 0 if "won" in classes else 1
        for classes in rows.evaluate_all("(all) => all.map((it) => it.className.split(' '))")
    ]
    assert all(before <= after for before, after in pairwise(places))
    for figure in rows.locator(".points").all_inner_texts():
        assert re.search(r"[^\W\d]{3}", figure), figure  # it says what it counts
    # a tap on the table would have skipped the story; the bar brings the result back
    page.keyboard.press("Escape")
    expect(result(page)).to_be_hidden()

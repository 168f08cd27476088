"""Letters twice as large on the smallest phone: whatever is told, nothing leaves the screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import WIDER, enlarge, picture
from tests.web.laid import GAMES, Laid, Seen, after

SEATS = {
    "paires": 4, "pirates": 4, "hawthorn": 4, "blackstone": 4, "palab": 4, "cuba": 7, "parrain": 6,
    "creux": 4,
}  # fmt: skip
SIDEWAYS = """() => {
    const board = document.querySelector('.board');
    return board.scrollWidth > board.clientWidth + 1;
}"""

BEYOND = """() => {
    const board = document.querySelector('.board');
    if (board.scrollWidth <= board.clientWidth + 1) return [];
    const edge = board.getBoundingClientRect().right;
    return [...board.querySelectorAll('*')]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > edge + 1)
        .map((one) => `${one.className} ${one.textContent.trim().slice(0, 20)}`);
}"""  # whatever leaves the board at its side


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_refusal_has_room(browser: Browser, address: str, language: str) -> None:
    seen = Seen(browser, address, "/room", language, reduced_motion="reduce", is_mobile=True,
                has_touch=True)  # fmt: skip
    seen.resize(360, 640)
    page, wide = seen.page, list[str]()
    for game in GAMES:
        laid = Laid(game, SEATS[game])
        laid.play(after(2))
        seen.show(laid, 0)
        enlarge(page)
        for rule, text in laid.box.words(language).entries["refusals"].items():
            seen.tell({"t": "refused", "key": 1, "rule": rule, "text": text})
            shown(page, text)
            if page.evaluate(WIDER):
                wide.append(rule)
        picture(page, f"refused-{game}-large-{language}")
    assert wide == []
    assert not seen.troubles
    seen.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_no_board_goes_sideways(browser: Browser, address: str, game: str) -> None:
    seen = Seen(browser, address, "/room", "fr", reduced_motion="reduce", is_mobile=True,
                has_touch=True)  # fmt: skip
    seen.resize(360, 640)
    for moves in (2, 9):
        laid = Laid(game, SEATS[game])
        laid.play(after(moves))
        seen.show(laid, 0)
        enlarge(seen.page)
        picture(seen.page, f"large-{game}-{moves}-fr", whole=False)
        assert seen.page.evaluate(BEYOND) == []
    assert not seen.troubles
    seen.context.close()


def test_the_end_of_a_hearing_has_room(browser: Browser, address: str) -> None:
    """parrain.end.concrete: two in their blocks, side by side or one below the other."""
    seen = Seen(browser, address, "/room", "fr", reduced_motion="reduce", is_mobile=True,
                has_touch=True)  # fmt: skip
    seen.resize(360, 640)
    for seed in range(1, 40):
        laid = Laid("parrain", 6, seed)
        laid.play(lambda match: match.over)
        if len(laid.match.view(0).out) == 2:
            break
    seen.show(laid, 0)
    expect(seen.page.locator(".deed .one")).to_have_count(2)
    enlarge(seen.page)
    picture(seen.page, "parrain-end-large-fr", whole=False)
    assert not seen.page.evaluate(SIDEWAYS)
    assert not seen.troubles
    seen.context.close()


def shown(page: Page, text: str) -> None:
    expect(page.get_by_role("status").filter(has_text=text).last).to_be_visible()

"""Around the table of Mafia de Cuba on a small phone: what somebody says there can be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tablee.engine.match import Match
from tests.web.conftest import STILL, picture
from tests.web.laid import LAID, Laid, Seen, after

WORDS = "Cette lampe flatte tout le monde. Surtout moi, et un peu Oscar."
SPEAKS = 3  # moves, until the box is on its way
# By what is cut of it: an edge of the screen, or something over its corners.
CUT = """(name) => {
    const bubble = document.querySelector('.ring .speech .speech');
    if (!bubble) return `${name} says nothing`;
    const { left, top, right, bottom } = bubble.getBoundingClientRect();
    if (left < 0 || right > innerWidth || top < 0) return `${name}: outside`;
    const corners = [[left + 12, top + 12], [right - 12, top + 12], [left + 12, bottom - 12],
        [right - 12, bottom - 12]];
    const free = corners.every(([x, y]) => bubble.contains(document.elementFromPoint(x, y)));
    return free ? '' : `${name}: covered`;
}"""

HINT_OVER_BUTTONS = """() => document.querySelector('.hand p').getBoundingClientRect().bottom
    <= document.querySelector('.acts').getBoundingClientRect().top"""
SHORT = """(all) => all
    .filter((one) => one.scrollHeight > one.clientHeight + 1)
    .map((one) => one.textContent)"""


@pytest.mark.parametrize("seats", [5, 7, 12])
def test_whoever_speaks_is_read(browser: Browser, address: str, seats: int) -> None:
    seen = Seen(browser, address, "/room", "fr", reduced_motion="reduce", is_mobile=True,
                has_touch=True)  # fmt: skip
    seen.resize(360, 640)
    wrong: list[str] = []
    for speaker in range(1, seats):
        laid = Laid("cuba", seats)
        laid.play(after(SPEAKS))
        seen.show(laid, 0)
        if laid.match.view(0).godfather == speaker:
            continue  # he speaks over his desk
        name = laid.table.header.seats[speaker].name
        said = {"t": "said", "number": speaker, "person": "", "at": LAID, "text": WORDS}
        seen.tell(said | {"seat": speaker, "name": name})
        seen.page.wait_for_selector(".ring .speech")
        seen.page.evaluate(STILL)
        wrong.append(seen.page.evaluate(CUT, name))
        if speaker in (1, seats - 1):
            picture(seen.page, f"cuba-ring-speech-{seats}-{speaker}", whole=False)
    assert [one for one in wrong if one] == []
    assert not seen.troubles
    seen.context.close()


def test_what_to_do_stands_free_whatever_is_in_hand(browser: Browser, address: str) -> None:
    """cuba.take: under the box, over the buttons, with a token in hand too."""
    seen = Seen(browser, address, "/room", "fr", reduced_motion="reduce", is_mobile=True,
                has_touch=True)  # fmt: skip
    seen.resize(360, 640)
    laid, seat = asked(7, "cuba.take")
    seen.show(laid, seat)
    seen.page.locator(".tokens button").first.click()
    seen.page.wait_for_selector(".hand > .kept")
    picture(seen.page, "cuba-box-small", whole=False)
    assert seen.page.evaluate(HINT_OVER_BUTTONS)
    assert not seen.troubles
    seen.context.close()


def test_in_the_line_of_testimonies_names_are_whole(browser: Browser, address: str) -> None:
    seen = Seen(browser, address, "/room", "fr", reduced_motion="reduce", is_mobile=True)
    seen.resize(360, 640)
    laid, _ = asked(7, "cuba.accuse")
    seen.show(laid, 0)
    names = seen.page.locator(".line .name span")
    expect(names).to_have_count(6)
    picture(seen.page, "cuba-line-small", whole=False)
    assert names.evaluate_all(SHORT) == []
    seen.context.close()


def asked(seats: int, rule: str) -> tuple[Laid, int]:
    """A table where somebody is asked this."""
    laid, who = Laid("cuba", seats), list[int]()

    def found(match: Match) -> bool:
        who[:] = [ask.seat for ask in match.asks if ask.rule == rule and ask.seat >= 0]
        return bool(who)

    laid.play(found)
    return laid, who[0]

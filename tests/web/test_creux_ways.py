"""Au Creux de ta Main in ways of its own: bound, without waiting, in large letters, by keyboard."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tablee.engine.match import Match
from tests.web.conftest import OpenPage, enlarge, leaves_the_screen, picture, sound, too_small
from tests.web.creux import (
    act,
    begin,
    end_mime,
    leaks,
    mime,
    open_room,
    pad,
    play_on,
    until,
    view,
)
from tests.web.house import House
from tests.web.laid import Laid, Seen
from tests.web.parrain import join
from tests.web.play import result
from tests.web.test_creux_hand import Hand

ON_FINGERS, SEVERAL = 8, 10  # constraints by number


@pytest.fixture(scope="module")
def attic(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("attic"))
    yield house
    house.close()


@pytest.fixture
def small(browser: Browser, address: str) -> Iterator[Seen]:
    seen = Seen(browser, address, "/room", "fr", reduced_motion="reduce", is_mobile=True,
                has_touch=True)  # fmt: skip
    seen.resize(360, 640)
    yield seen
    assert seen.troubles == []
    seen.context.close()


def phase(name: str, constraint: int = -1) -> Laid:
    """A table of two where it is time for this, in expert mode with this constraint."""
    for seed in count():
        laid = Laid("creux", 2 if constraint >= 0 else 4, seed, {"expert": constraint >= 0})
        laid.play(lambda match: now(match) == name)
        seen = laid.match.view(child_of(laid))
        if constraint < 0 or seen.constraints[seen.mime] == constraint:
            return laid
    raise AssertionError


def now(match: Match) -> str:
    return str(match.view(0).phase)


def child_of(laid: Laid) -> int:
    return int(laid.match.view(0).child)


@pytest.mark.rule("creux.expert", "creux.constraints")
@pytest.mark.parametrize("kind", [ON_FINGERS, SEVERAL])
def test_what_a_constraint_forbids_is_refused_by_its_name(small: Seen, kind: int) -> None:
    laid = phase("miming", kind)
    small.show(laid, child_of(laid))
    small.tell({"t": "miming", "table": laid.table.id, "pieces": 0, "fingerprint": ""})
    hand, line = Hand(small.page), pad(small.page).get_by_role("status")
    name = line.inner_text()
    assert name
    assert name in small.page.locator("[data-at=constraint]").inner_text()
    hand.drag("le pion", (500, 800))
    if kind == SEVERAL:
        expect(pad(small.page).get_by_role("button", name="le pion, sur la main")).to_be_visible()
        end_mime(small.page)
    expect(pad(small.page).locator("p.refused")).to_have_text(name)
    on_it = pad(small.page).get_by_role("toolbar").get_by_role("button", name="sur la main")
    assert on_it.count() == (1 if kind == SEVERAL else 0)
    expect(pad(small.page)).to_be_visible()


@pytest.mark.parametrize("time", ["ready", "miming", "guessing"])
def test_with_letters_twice_as_large(small: Seen, time: str) -> None:
    """From every chair of a small phone nothing leaves the screen, and all can be tapped."""
    for seat in range(4):
        small.show(phase(time), seat)
        enlarge(small.page)
        picture(small.page, f"creux-large-{time}-{seat}")
        assert not leaves_the_screen(small.page)
        assert too_small(small.page) == []


@pytest.mark.rule("creux.screen")
def test_a_child_goes_ahead_and_a_grandfather_feels_it_when_he_comes(
    open_page: OpenPage, attic: House
) -> None:
    host, told = open_room(open_page, attic, 2, "phone")
    ana, heard = join(open_page, attic, host, "Ana", 2, "small")
    begin(host, ana)
    until(host, lambda: view(told)["phase"] == "ready")
    people = {0: (host, ana, heard), 1: (ana, host, told)}
    child, grandfather, felt = people[view(told)["child"]]
    where = grandfather.url
    grandfather.goto("about:blank")
    child.get_by_text("n’est pas là").click()
    child.get_by_role("button", name="Mimer sans attendre").click()
    mime(child)
    end_mime(child)
    expect(child.locator(".board")).to_contain_text("reprend à son retour")
    sound(child, "creux-went-ahead-phone-fr")
    grandfather.goto(where)
    opened = grandfather.get_by_role("button", name="J’ai rouvert les yeux")
    expect(opened).to_be_visible()
    assert "felt" in {one["t"] for one in felt}
    sound(grandfather, "creux-felt-later-small-fr")
    opened.click()
    until(child, lambda: view(told)["mime"] == 1)
    assert leaks(told) == leaks(heard) == []


@pytest.mark.long
@pytest.mark.rule("creux.solo")
def test_each_for_himself_to_the_end(open_page: OpenPage, attic: House) -> None:
    page, heard = open_room(open_page, attic, 3, "small")
    begin(page)
    play_on(page)
    expect(result(page)).to_be_visible()
    assert len(view(heard)["past"]) == 6
    expect(result(page)).to_contain_text(str(max(view(heard)["scores"])))
    sound(page, "creux-solo-end-small-fr")


@pytest.mark.rule("creux.screen")
def test_a_child_by_keyboard_alone(open_page: OpenPage, attic: House) -> None:
    """From the hand to the next act of the game, and the mime is there to be seen again."""
    page, heard = open_room(open_page, attic, 2, "desktop")
    begin(page)
    turn_of_child(page)
    tab_to(page, pad(page).get_by_role("toolbar").get_by_role("button").first)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    tab_to(page, pad(page).get_by_role("application"))
    for key in ("Enter", "ArrowDown", "Enter", "l"):
        page.keyboard.press(key)
        page.wait_for_timeout(200)
    tab_to(page, pad(page).get_by_role("button", name=re.compile("^C’est fini$")))
    before = view(heard)["mime_number"]
    page.keyboard.press("Enter")
    until(page, lambda: view(heard)["mime_number"] > before or view(heard)["phase"] != "miming")


def turn_of_child(page: Page) -> None:
    """Whatever comes before is done as it comes; the bot mimes first, perhaps."""
    for _ in range(2500):
        if pad(page).is_visible():
            return
        act(page)
        page.wait_for_timeout(40)
    raise AssertionError("nobody asks for a mime")


def tab_to(page: Page, thing: Locator) -> None:
    """As far as it takes."""
    for _ in range(80):
        if thing.evaluate("(it) => it === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("out of reach of the keyboard")

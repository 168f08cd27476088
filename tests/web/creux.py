"""At the hand: rooms, mimes by mouse, photographs, and what pages were told of a mime."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import OpenPage
from tests.web.house import House
from tests.web.parrain import Frames, begin_in, plan, until, view
from tests.web.play import result, tap
from tests.web.tavern import listen

GAME = "Au Creux de ta Main"
LOOKS = 2500  # at the table, before a game counts as endless
DONE = re.compile("^(C’est fini|That’s it)$")
# Each object by its place on the tray, and where it goes on the hand, in parts of it.
WAY = [(0, 0.5, 0.62), (2, 0.55, 0.3), (4, 0.45, 0.7)]
Pages = list[Page]


def open_room(
    open_page: OpenPage, house: House, chairs: int, size: str = "desktop", language: str = "fr",
    theme: str = "light", options: tuple[str, ...] = (),
) -> tuple[Page, Frames]:  # fmt: skip
    """The host on the first chair; some options are switched on, by their words."""
    host = open_page("/", size, theme, language, at=house.address, reduced_motion="reduce")
    heard = listen(host)
    host.get_by_role("article", name=GAME, exact=True).get_by_role(
        "button", name=re.compile("entre amis|with friends", re.IGNORECASE)
    ).click()
    more = host.get_by_role("button", name=re.compile("^(Une chaise de plus|One chair more)"))
    fewer = host.get_by_role("button", name=re.compile("^(Une chaise de moins|One chair fewer)"))
    expect(more).to_be_visible()
    while (now := len(plan(heard)["chairs"])) != chairs:
        (more if now < chairs else fewer).click()
        until(host, lambda now=now: len(plan(heard)["chairs"]) != now)  # type: ignore[misc]
    for option in options:
        host.get_by_role("switch", name=option).click()
    return host, heard


def begin(host: Page, *friends: Page) -> None:
    begin_in(room, host, *friends)


def room(page: Page) -> Locator:
    return page.get_by_role("region", name=GAME, exact=True)


def pad(page: Page) -> Locator:
    return page.locator(".pad")


def mime(page: Page) -> None:
    """By mouse: some things are carried onto the hand, and moved there."""
    hand = pad(page).get_by_role("application")
    tray = pad(page).get_by_role("toolbar").get_by_role("button")
    expect(tray.first).to_be_visible()
    skin = hand.bounding_box()
    assert skin is not None
    for number, x, y in WAY:
        box = tray.nth(number).bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        right, down = skin["x"] + skin["width"] * x, skin["y"] + skin["height"] * y
        page.mouse.move(right, down, steps=8)
        page.wait_for_timeout(150)
        page.mouse.move(right + 15, down - 20, steps=6)
        page.wait_for_timeout(150)
        page.mouse.up()


def end_mime(page: Page) -> None:
    pad(page).get_by_role("button", name=DONE).click()


def shut(page: Page) -> Locator:
    """The large button of the Grandfather."""
    return page.get_by_role("button", name=re.compile("^(J’ai fermé les yeux|My eyes are closed)$"))


def photos(page: Page) -> Locator:
    return page.locator("[data-at=photos]").get_by_role("button")


def lay(page: Page) -> Locator:
    return page.get_by_role(
        "button", name=re.compile("^(Glisser (plutôt )?celui-ci|Slip this one in|Rather this one)$")
    )


def guess(page: Page, first: int, second: int) -> None:
    """Two photographs of the album by their places; sure, by two presses."""
    slots = page.locator("[data-at=answer] .slot")
    for mime, card in enumerate((first, second)):
        tap(photos(page).nth(card))
        tap(slots.nth(mime))
    sure = page.locator("[data-at=answer] .sure button")
    if not sure.first.is_visible():
        return  # a photograph was on its way: once more
    sure.first.press("Enter")
    page.wait_for_timeout(60)
    tap(page.locator("[data-at=answer] .asking button").first)


def act(page: Page) -> None:
    """Whatever this page is asked for, in short."""
    if result(page).is_visible() or page.locator("[data-at=eyes] .felt").is_visible():
        if not page.locator("[data-at=eyes] .open button").is_visible():
            return
    if page.locator("[data-at=roles] button").first.is_visible():
        tap(page.locator("[data-at=roles] button").first)
    elif page.locator("[data-at=reveal] .on button").first.is_visible():
        tap(page.locator("[data-at=reveal] .on button").last)
    elif shut(page).is_visible():
        tap(shut(page))
    elif page.locator("[data-at=eyes] .open button").is_visible():
        tap(page.locator("[data-at=eyes] .open button"))
    elif pad(page).is_visible():
        if not pad(page).get_by_role("button", name=DONE).is_visible():
            mime(page)
        tap(pad(page).get_by_role("button", name=DONE))
        page.wait_for_timeout(300)
    elif page.locator("[data-at=done] button").is_visible():
        tap(page.locator("[data-at=done] button"))
    elif page.locator(".choosing .button").first.is_visible():
        tap(page.locator(".choosing .button").first)
    elif lay(page).is_visible():
        tap(lay(page))
    elif page.locator("[data-at=answer]").is_visible():
        guess(page, 0, 1)
        page.wait_for_timeout(200)


def play_on(*pages: Page, until: Callable[[], bool] = lambda: False) -> None:
    """Everybody does what they are asked for, until this holds or the game is over."""
    for _ in range(LOOKS):
        if until() or all(result(page).is_visible() for page in pages):
            return
        for page in pages:
            act(page)
        pages[0].wait_for_timeout(40)
    raise AssertionError("this game does not end")


def kinds(heard: Frames) -> set[str]:
    return {told["t"] for told in heard}


def pieces(heard: Frames) -> list[str]:
    """Of live mimes, as they came, those with nothing on the hand left out."""
    return [told["data"] for told in heard if told["t"] == "piece" and len(told["data"]) > 4]


def mentions(heard: Frames, data: list[str]) -> list[dict[str, Any]]:
    """Messages in which any of these pieces stands, however they are called."""
    return [told for told in heard if any(piece in str(told) for piece in data)]


def leaks(heard: Frames) -> list[str]:
    """Memories, hands and decoys of others that reached this page before the guess."""
    found: list[str] = []
    pub, seat = dict[str, Any](), -3
    for told in heard:
        if told["t"] not in ("table", "step"):
            continue
        seat = told.get("seat", seat)
        pub = dict(told["pub"]) if told["t"] == "table" else pub | (told.get("pub") or {})
        if any(card > 0 for card in pub.get("memories", [])):
            found.append(f"memories for all: {pub['memories']}")
        if pub.get("hand") or pub.get("chosen", 0) > 0:
            found.append(f"a hand for all: {pub.get('hand')}")
        own = told.get("own") or {}
        if seat == pub["grandfather"] and any(card > 0 for card in own.get("memories", [])):
            found.append(f"memories for the Grandfather: {own['memories']}")
    return found


__all__ = ["Frames", "plan", "until", "view"]


def go_on(page: Page) -> None:
    """Through the reveal, card by card; the table may move on by itself meanwhile."""
    reveal = page.locator("[data-at=reveal]")
    for _ in range(40):
        if not reveal.is_visible():
            return
        tap(reveal.locator(".on button").first)
    raise AssertionError("the reveal does not end")

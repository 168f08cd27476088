"""Before the Godfather: rooms, stories, cards, and what pages were told."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.web.conftest import OpenPage
from tests.web.house import House
from tests.web.play import result, tap
from tests.web.tavern import listen

GAME = "Oui, honorable Parrain"
SOON = 2000  # ms
LOOKS = 2500  # at the table, before something counts as never coming
HIDDEN, NOBODY = -9, -3
TELL = re.compile("^(Raconter|Raconter de vive voix|Tell it|Tell it aloud)$")
# What only its owner may see, and how it reads for everybody else while the game goes on.
NOTHING: dict[str, object] = {"hand": [], "answer": -1, "way": [], "winners": [], "out": []}
SECRET = {"drew": "card", "bag_seen": "bag"}  # told to one seat alone, and what it holds
Frames = list[dict[str, Any]]


def open_room(
    open_page: OpenPage, house: House, chairs: int, size: str = "desktop", language: str = "fr",
    theme: str = "light", godfather: int = -1, pile: str = "third",
) -> tuple[Page, Frames]:  # fmt: skip
    """The host on the first chair; somebody else is the Godfather unless it is said who."""
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
    if godfather >= 0:
        seats = host.get_by_role("group", name=re.compile("^(Le Parrain|The Godfather)$"))
        seats.get_by_role("button").nth(godfather).click()
        until(host, lambda: plan(heard)["options"]["godfather"] == [godfather])
    shorter = host.get_by_role("radio", name=re.compile("^(le tiers|a third)", re.IGNORECASE))
    if pile == "third":
        shorter.check(force=True)
        until(host, lambda: plan(heard)["options"]["pile"] == "third")
    return host, heard


def plan(heard: Frames) -> dict[str, Any]:
    rooms = [told["room"] for told in heard if told["t"] in ("welcome", "room")]
    found: dict[str, Any] = rooms[-1]["plan"]
    return found


def join(
    open_page: OpenPage, house: House, host: Page, name: str, chair: int, size: str
) -> tuple[Page, Frames]:
    link = host.get_by_label("Le lien du salon").input_value()
    friend = open_page(link[link.index("/room") :], size, at=house.address, reduced_motion="reduce")
    heard = listen(friend)
    friend.get_by_label("Votre surnom").fill(name)
    friend.get_by_role("button", name="Entrer").click()
    inside = host.get_by_role("region", name="Dans le salon")
    expect(inside.get_by_text(name, exact=True)).to_be_visible()
    free = friend.get_by_role("button", name=f"S’asseoir sur la chaise {chair}")
    free.click()
    expect(free).to_be_hidden()
    return friend, heard


def begin(host: Page, *friends: Page) -> None:
    begin_in(room, host, *friends)


def begin_in(room: Callable[[Page], Locator], host: Page, *friends: Page) -> None:
    host.get_by_role("button", name=re.compile("^(Commencer|Start)")).click()
    for page in (host, *friends):
        expect(room(page)).to_be_visible()


def room(page: Page) -> Locator:
    return page.get_by_role("region", name=GAME, exact=True)


def until(page: Page, holds: Callable[[], bool]) -> None:
    for _ in range(LOOKS):
        if holds():
            return
        page.wait_for_timeout(30)
    raise AssertionError("it never came")


def view(heard: Frames) -> dict[str, Any]:
    """All that this page was told of the table, as it stands."""
    seen: dict[str, Any] = {}
    own: dict[str, Any] = {}
    for told in heard:
        if told["t"] == "table":
            seen, own = dict(told["pub"]), told.get("own") or {}
        elif told["t"] == "step":
            seen |= told.get("pub") or {}
            own = told["own"] if told.get("own") is not None else own
    return seen | own


def events(heard: Frames) -> list[dict[str, Any]]:
    return [one for told in heard if told["t"] == "step" for one in told.get("events") or []]


def hand(page: Page) -> Locator:
    return page.get_by_role("list", name=re.compile("^(Vos excuses|Your excuses)$")).get_by_role(
        "button"
    )


def person(page: Page, name: str) -> Locator:
    return page.locator(".ring .person").filter(has_text=name).get_by_role("button").first


def suspects(page: Page) -> Locator:
    """Those who may be pointed at."""
    return page.locator(".ring .person:is(.yes, .chosen) button")


def telling(page: Page) -> Locator:
    return page.locator(".telling")


def tells(page: Page) -> bool:
    """One's own floor, with cards in hand."""
    return page.locator(".row ul.cards:not(.small) button").first.is_visible()


def act(page: Page, story: str = "") -> None:
    """Whatever this page is asked for: a story, an accusation, the bags, a verdict, a no."""
    if result(page).is_visible():
        return
    dock = page.locator(".dock")
    if telling(page).is_visible():
        if story:
            write(page, story)
        tap(telling(page).get_by_role("button", name=TELL))
    elif page.locator(".effects").is_visible():
        tap(page.locator(".effects button").first)
    elif page.locator(".believe button").is_visible():
        tap(page.locator(".believe button"))
    elif page.locator(".console .pour button").is_visible():
        pour(page)
    elif page.locator(".beat").is_visible():
        tap(dock.get_by_role("button", name=re.compile("^(Laisser dire|Let it pass)$")))
    elif page.locator(".accuse button").is_visible():
        tap(page.locator(".accuse button"))
    elif suspects(page).count():
        tap(suspects(page).last)
    elif tells(page):
        tap(hand(page).first)


def pick(page: Page, place: int, *others: Page) -> None:
    """By keyboard, a card to tell; others may step in before: as often as it takes."""
    for _ in range(10):
        play_on(page, *others, until=lambda: tells(page))
        hand(page).nth(place).press("Enter")
        with suppress(TimeoutError):
            telling(page).wait_for(timeout=SOON)
            return
    raise AssertionError("nobody lets one tell anything")


def write(page: Page, story: str) -> None:
    """If one still has the floor: a moment may pass while one reaches for the pen."""
    with suppress(TimeoutError):
        page.locator(".telling textarea").fill(story, timeout=SOON)


def pour(page: Page) -> None:
    """By two presses, for those who cannot hold."""
    button = page.locator(".console .pour button").first
    if button.is_visible():
        button.press("Enter")
        page.wait_for_timeout(60)
        sure = page.locator(".pour .asking button").first
        if sure.is_visible():
            tap(sure)


def play_on(*pages: Page, until: Callable[[], bool] = lambda: False, story: str = "") -> None:
    """Everybody does what they are asked for, until this holds or the game is over."""
    for _ in range(LOOKS):
        if until() or all(result(page).is_visible() for page in pages):
            return
        for page in pages:
            act(page, story)
        pages[0].wait_for_timeout(40)
    raise AssertionError("this hearing does not end")


def leaks(heard: Frames) -> list[str]:
    """Hands, bags, answers and whispers of others that reached this page before the end."""
    found: list[str] = []
    seat, pub = NOBODY, dict[str, Any]()
    tables = [told for told in heard if told["t"] in ("table", "step")]
    assert tables
    for told in tables:
        seat = told.get("seat", seat)
        pub = dict(told["pub"]) if told["t"] == "table" else pub | (told.get("pub") or {})
        if pub["phase"] == "over":
            break
        found += [
            f"{field} for all: {pub[field]}"
            for field, nothing in NOTHING.items()
            if pub.get(field, nothing) != nothing
        ]
        own = told.get("own") or {}
        for fields in (pub, own):
            bags = [bag for bag in fields.get("bags", []) if bag >= 0]
            found += [f"bags: {bags}"] if bags else []
            dealt = fields.get("dealt", [])
            found += [f"dealt: {dealt}" for at, bag in enumerate(dealt) if bag >= 0 and at != seat]
            found += [
                f"seen by another: {step}"
                for step in fields.get("steps", [])
                if step["bag"] >= 0 and step["seat"] != seat
            ]
        for event in told.get("events") or []:
            secret = SECRET.get(event["event"])
            if secret and event["seat"] != seat and event[secret] != HIDDEN:
                found.append(str(event))
            if event["event"] == "whispered":
                partners = pub["partners"]
                near = event["seat"] == seat or partners[seat] == event["seat"]
                if not near and partners[event["seat"]] != seat:
                    found.append(str(event))
    return found


def over(page: Page) -> None:
    expect(result(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(result(page)).to_be_hidden()

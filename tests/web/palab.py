"""At the meal of Palab: doing whatever is asked, with a thumb, and what each page was told."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import OpenPage, lasting
from tests.web.hands import HIDDEN, hand
from tests.web.house import House
from tests.web.play import moves, result, tap
from tests.web.tavern import listen

GAME = "Palab"
LOOKS = 3000  # at the table, before a game counts as endless
GIVE = re.compile("^(Donner|Give)$")
QUIET = re.compile("^(Je garde ça pour moi|Keep it to myself)$")
TELL = re.compile("^(Je raconte|Tell it)$")
GO_ON = re.compile("^(Continuer|Go on)$")
CRY = re.compile("^To fou.!$|^To fou!$")
# What an onlooker would see of somebody's own things: the part of a view that all are sent.
NOTHING: dict[str, object] = {
    "hand": [], "prospects": [], "answer": "", "chosen": [],
    "gave": [], "received": [], "among": [],
}  # fmt: skip
SECRET = {"dealt", "drew"}  # events that hide a card from all but its owner


def meal(open_page: OpenPage, house: House, size: str, theme: str, language: str) -> Page:
    """From the shelf to the table, with bots, in a house whose windows close soon."""
    page = open_page("/", size, theme, language, at=house.address, reduced_motion="reduce")
    box = page.get_by_role("article", name=GAME, exact=True)
    box.get_by_role("button", name=re.compile("^(Jouer tout de suite|Play now)")).click()
    expect(cloth(page)).to_be_visible()
    return page


def guest_at(
    open_page: OpenPage, host: Page, house: House, name: str, chair: int, size: str, theme: str
) -> tuple[Page, list[dict[str, Any]]]:
    """Somebody comes in by the link of the room and takes this chair."""
    link = host.get_by_label("Le lien du salon").input_value()
    path = link[link.index("/room") :]
    friend = open_page(path, size, theme, at=house.address, reduced_motion="reduce")
    heard = listen(friend)
    friend.get_by_label("Votre surnom").fill(name)
    friend.get_by_role("button", name="Entrer").click()
    inside = host.get_by_role("region", name="Dans le salon")
    expect(inside.get_by_text(name, exact=True)).to_be_visible()
    free = friend.get_by_role("button", name=f"S’asseoir sur la chaise {chair}")
    free.click()
    expect(free).to_be_hidden()
    return friend, heard


def cloth(page: Page) -> Locator:
    return page.get_by_role("region", name=GAME, exact=True)


def window(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("^To fou"))


def moment(page: Page) -> Locator:
    return page.locator(".moment")


def people(page: Page) -> Locator:
    """Those one may point at."""
    return page.locator(".guest.yes .point")


def scrolls(page: Page) -> bool:
    """Is there more of the table than the screen shows?"""
    more = "it => it.scrollHeight > it.clientHeight + 1"
    return lasting(page, lambda page: bool(page.locator(".board").evaluate(more)))


def ways(page: Page) -> Locator:
    """The large buttons; secrets are left alone."""
    return page.locator(".acts .main")


def at_turn(page: Page) -> bool:
    """The table waits for this one to play, and for nobody else."""
    asked = page.get_by_role("status").filter(has_text=re.compile("^(À vous|Your turn)"))
    return page.locator(".acts").is_visible() and asked.first.is_visible()


def eat(page: Page, confession: str = "") -> None:
    """Whatever is asked for: the rashest card, so that the meal ends soon."""
    group = moves(page)
    assert not page.get_by_text("Ce message est illisible").count()
    if window(page).is_visible():
        return  # nobody has to answer, and a late answer would be refused
    if page.locator(".giving").is_visible():
        give(page)
    elif page.locator("textarea").is_visible():
        if confession:
            page.locator("textarea").fill(confession)
        tap(group.get_by_role("button", name=TELL if confession else QUIET))
    elif people(page).count():
        tap(people(page).first)
    elif page.locator(".buffet button").count():
        tap(page.locator(".buffet button").last)
    elif ways(page).count():
        tap(ways(page).last)
    elif hand(page).count():
        tap(another_card(page))


def another_card(page: Page) -> Locator:
    """The last one, or the one before that which was raised for nothing."""
    pressed = [card.get_attribute("aria-pressed") for card in hand(page).all()]
    return hand(page).nth(pressed.index("true") - 1) if "true" in pressed else hand(page).last


def give(page: Page) -> None:
    if page.locator(".giving [aria-pressed=true]").count() == 0:
        if page.get_by_text(re.compile("C’est scellé|Sealed")).is_visible():
            return
        for card in page.locator(".giving .hand button").all()[:2]:
            tap(card)
    tap(page.locator(".giving").get_by_role("button", name=GIVE))


def eat_until(page: Page, there: Locator) -> None:
    """Plays on until this is seen."""
    for _ in range(LOOKS):
        if there.first.is_visible():
            return
        if result(page).is_visible():
            result(page).get_by_role("button", name=re.compile("^(Encore une|One more)")).click()
            expect(result(page)).to_be_hidden()
        if moves(page).is_visible():
            eat(page)
        page.wait_for_timeout(30)
    raise AssertionError("this never came")


def leaks(heard: list[dict[str, Any]]) -> list[str]:
    """What this page was told of others' hands, answers and choices."""
    found: list[str] = []
    seat = -1
    own: dict[str, Any] = {}
    for told in heard:
        if told["t"] == "table":
            seat = told["seat"]
        own = told.get("own") or own
        if own.get("seat", seat) != seat:
            found.append(f"the view of seat {own['seat']}")
        for field, value in (told.get("pub") or {}).items():
            if field in NOTHING and value != NOTHING[field]:
                found.append(f"{field} for all: {value}")
            if field == "known" and any(value):
                found.append(f"known for all: {value}")
        for event in told.get("events") or []:
            if event["event"] in SECRET and event["seat"] != seat and event["card"] != HIDDEN:
                found.append(str(event))
            if event["event"] == "received" and event["card"] not in own.get("hand", []):
                found.append(str(event))
    assert any(told["t"] in ("table", "step") for told in heard)
    return found

"""At the table of Mafia de Cuba: rooms, the box, the questions, and what pages were told."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import OpenPage
from tests.web.play import result, tap
from tests.web.tavern import listen

HIDDEN, NOT_YET, NOBODY = -9, -1, -3
SAY = re.compile("^(Le dire|Say it)$")
LOOKS = 2000  # at the table, before something counts as never coming
LABELS = {
    "hold": re.compile("^(Secondes avec la boîte|Seconds with the box)"),
    "cleaner": re.compile("^(Le Nettoyeur|The Cleaner)"),
    "threads": re.compile("^(Le fil rouge|The red thread)"),
}
# What only its owner may see, and how it reads for everybody else while the game goes on.
OWN: dict[str, tuple[object, ...]] = {
    "box": (None,), "chosen": (NOT_YET,), "kept": (NOT_YET, HIDDEN), "saw": (None,),
    "left": (None,), "took": (NOT_YET,), "bag": (NOT_YET, HIDDEN), "answer": (NOT_YET,),
    "stolen": (HIDDEN,), "truth": ([],), "winners": ([],),
}  # fmt: skip
# Nothing of it lies under what is stuck to the lower end of the board.
CLEAR = """it => it.getBoundingClientRect().bottom
    <= document.querySelector('.hands .acts').getBoundingClientRect().top + 1"""
Frames = list[dict[str, Any]]


def open_room(
    open_page: OpenPage, chairs: int, size: str = "desktop", language: str = "fr",
    theme: str = "light", godfather: int = 0, **options: int | bool,
) -> tuple[Page, Frames]:  # fmt: skip
    """The host, who is the Godfather unless told otherwise; who has chosen passes the box on."""
    host = open_page("/", size, theme, language, reduced_motion="reduce")
    heard = listen(host)
    host.get_by_role("article", name="Mafia de Cuba", exact=True).get_by_role(
        "button", name=re.compile("entre amis|with friends", re.IGNORECASE)
    ).click()
    more = host.get_by_role("button", name=re.compile("^(Une chaise de plus|One chair more)"))
    fewer = host.get_by_role("button", name=re.compile("^(Une chaise de moins|One chair fewer)"))
    expect(more).to_be_visible()
    while (now := len(plan(heard)["chairs"])) != chairs:
        (more if now < chairs else fewer).click()
        until(host, lambda now=now: len(plan(heard)["chairs"]) != now)  # type: ignore[misc]
    name_the_godfather(host, heard, godfather)
    for name, value in ({"hold": 0} | options).items():
        agree_on(host, heard, name, value)
    return host, heard


def name_the_godfather(host: Page, heard: Frames, seat: int) -> None:
    chairs = host.get_by_role("group", name=re.compile("^(Le Parrain|The Godfather)$"))
    chairs.get_by_role("button").nth(seat).click()
    until(host, lambda: plan(heard)["options"]["godfather"] == [seat])


def agree_on(host: Page, heard: Frames, name: str, value: int | bool) -> None:
    if isinstance(value, bool):
        host.get_by_label(LABELS[name]).check()
    else:
        step_to(host, heard, name, value)
    until(host, lambda: plan(heard)["options"][name] == value)


def step_to(host: Page, heard: Frames, name: str, value: int) -> None:
    """From what is usual to what the table wants, one tap after another."""
    field = host.get_by_role("group", name=LABELS[name])
    now = plan(heard)["options"][name]
    now = plan(heard)["fitting"]["usual"][name] if now < 0 else now
    while now != value:
        field.get_by_role("button").nth(0 if now > value else 1).click()
        before, now = now, now + (1 if now < value else -1)
        until(host, partial(has_moved, heard, name, before))


def has_moved(heard: Frames, name: str, before: int) -> bool:
    return plan(heard)["options"][name] not in (before, -1)


def plan(heard: Frames) -> dict[str, Any]:
    rooms = [told["room"] for told in heard if told["t"] in ("welcome", "room")]
    found: dict[str, Any] = rooms[-1]["plan"]
    return found


def join(open_page: OpenPage, host: Page, name: str, chair: int, size: str) -> tuple[Page, Frames]:
    link = host.get_by_label("Le lien du salon").input_value()
    friend = open_page(link[link.index("/room") :], size, reduced_motion="reduce")
    heard = listen(friend)
    friend.get_by_label("Votre surnom").fill(name)
    friend.get_by_role("button", name="Entrer").click()
    friend.get_by_role("button", name=f"S’asseoir sur la chaise {chair}").click()
    expect(host.get_by_text(name).first).to_be_visible()
    return friend, heard


def begin(host: Page, *friends: Page) -> None:
    host.get_by_role("button", name=re.compile("^(Commencer|Start)")).click()
    for page in (host, *friends):
        expect(page.get_by_role("region", name="Mafia de Cuba", exact=True)).to_be_visible()


def until(page: Page, holds: Callable[[], bool]) -> None:
    for _ in range(LOOKS):
        if holds():
            return
        page.wait_for_timeout(30)
    raise AssertionError("it never came")


def box(page: Page) -> Locator:
    return page.get_by_role(
        "region", name=re.compile("^(La boîte est entre vos mains|The box is in your hands)")
    )


def settle(page: Page) -> None:
    """What lies in the hand goes into the pocket, the bag, or back to the box."""
    box(page).locator("button.primary").click()


def keep(page: Page, diamonds: int = 0) -> None:
    expect(box(page)).to_be_visible()
    for _ in range(diamonds):
        box(page).locator(".gems button:not(.empty)").first.click()
    settle(page)


def take_diamonds(page: Page, count: int) -> None:
    expect(box(page)).to_be_visible()
    for _ in range(count):
        box(page).locator(".gems button:not(.empty)").first.click()
    settle(page)


def take_token(page: Page, name: str) -> None:
    expect(box(page)).to_be_visible()
    box(page).get_by_role(
        "button", name=re.compile(f"^(Prendre|Cacher|Take|Hide) .*{name}")
    ).click()
    settle(page)


def help_yourself(page: Page) -> None:
    """Whatever there is: a diamond, else a token, else nothing."""
    expect(box(page)).to_be_visible()
    gems = box(page).locator(".gems button:not(.empty)")
    tokens = box(page).locator(".tokens button:not(.empty)")
    if gems.count():
        gems.first.click()
        settle(page)
    elif tokens.count():
        tokens.first.click()
        settle(page)
    else:
        box(page).get_by_role("button", name=re.compile("^(Ne rien prendre|Take nothing)")).click()


def bear_witness(page: Page) -> None:
    """Whatever is asked of somebody honest with nothing to say; the clocks don't wait."""
    if box(page).is_visible():
        tap(box(page).locator(".gems button:not(.empty), .tokens button:not(.empty)").first)
        tap(box(page).locator("button.primary"))
    elif page.locator(".testify.asked").is_visible():
        tap(page.get_by_role("button", name=re.compile("^(Se taire|Stay silent)$")))
    elif page.locator(".testify").is_visible():
        tap(page.locator(".testify").get_by_role("button", name=re.compile("laissé|left")))
        tap(page.get_by_role("button", name=SAY))  # unless the Godfather asks just now


def stands_above_the_buttons(page: Page) -> None:
    """On a screen as low as one on which a lesson takes its part."""
    usual = page.viewport_size
    assert usual is not None
    page.set_viewport_size({"width": 360, "height": 560})
    page.locator(".board").evaluate("it => it.scrollTo(0, 0)")
    box(page).locator(".gems button:not(.empty)").first.click()
    box(page).locator(".gems button:not(.empty)").first.scroll_into_view_if_needed()
    box(page).get_by_role("button", name="Ne rien prendre").click()
    reason = box(page).get_by_role("status").last
    expect(reason).to_contain_text("Prenez un ou plusieurs diamants")
    until(page, lambda: bool(reason.evaluate(CLEAR)))
    box(page).get_by_role("button", name=re.compile("^Moins")).click()
    page.set_viewport_size(usual)


def line(page: Page) -> Locator:
    """Those whom the box passed, in that order."""
    return page.get_by_role("list", name=re.compile("^(Les témoignages|The testimonies)"))


def row(page: Page, place: int) -> Locator:
    return line(page).locator("> li").nth(place)


def point_at(page: Page, place: int) -> None:
    """Nobody is chosen any more after an accusation: then once again."""
    who = row(page, place).get_by_role("button").first

    def chosen() -> bool:
        if who.get_attribute("aria-pressed") == "false":
            who.press("Enter")
            page.wait_for_timeout(60)
        return who.get_attribute("aria-pressed") == "true"

    until(page, chosen)


def pockets(page: Page) -> Locator:
    return page.get_by_role(
        "button", name=re.compile("^(Vide tes poches|Empty your pockets)")
    ).first


def accuse(page: Page, place: int) -> None:
    """By holding it down, as on a phone."""
    point_at(page, place)
    hold = pockets(page).bounding_box()
    assert hold is not None
    page.mouse.move(hold["x"] + hold["width"] / 2, hold["y"] + hold["height"] / 2)
    page.mouse.down()
    expect(pockets(page)).to_be_hidden()  # once it was held long enough, however slow the machine
    page.mouse.up()


def accuse_by_keys(page: Page, place: int) -> None:
    """One press asks, a second one confirms."""
    point_at(page, place)
    pockets(page).press("Enter")
    pockets(page).press("Enter")


def say_it(page: Page) -> None:
    page.get_by_role("button", name=SAY).click()


def claim(page: Page, sentence: str) -> None:
    group = page.get_by_role("group", name=re.compile("^(Témoigner|Testify)$"))
    group.get_by_role("button", name=re.compile(sentence)).click()
    say_it(page)


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


def leaks(heard: Frames) -> list[str]:
    """Boxes, pockets, bags, answers of others that reached this page before the end."""
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
            for field, nothing in OWN.items()
            if pub.get(field, nothing[0]) not in nothing
        ]
        own = told.get("own") or {}
        looks = pub["holder"] == seat or pub["godfather"] == seat
        if own.get("box") is not None and not looks:
            found.append(f"a box for {seat}: {own['box']}")
        for event in told.get("events") or []:
            secret = event["event"] in ("box_opened", "kept", "bagged", "took")
            owner = event.get("seat", seat)
            if secret and (owner != seat or seat == NOBODY) and HIDDEN not in event.values():
                found.append(str(event))
    return found


def over(page: Page) -> None:
    expect(result(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(result(page)).to_be_hidden()

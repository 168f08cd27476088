"""At a table with hidden hands: laying the first card, and that nobody is told another's."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.play import moves, result, tap
from tests.web.tavern import FINISH, LESSON, NEXT

HIDDEN = -9  # stands for a card that its hearer may not know
LOOKS = 3000  # at the table, before a game counts as endless
PATIENCE = 10  # looks, before one goes on without the lesson
NOTHING: dict[str, object] = {"hand": [], "chosen": -1, "shown": [], "glimpsed": []}

Act = Callable[[Page], None]


def sit_down_at(page: Page, game: str) -> None:
    """From the shelf to the table, with bots, as far as the first choice."""
    box = page.get_by_role("article", name=game, exact=True)
    box.get_by_role("button", name=re.compile("^(Jouer tout de suite|Play now)")).click()
    expect(choices(page).first).to_be_visible()


def choices(page: Page) -> Locator:
    """The cards of one's hand while all choose in secret."""
    return page.get_by_role("group", name=re.compile("^(Quelle carte|Which card)")).get_by_role(
        "button"
    )


def hand(page: Page) -> Locator:
    return page.get_by_role("list", name=re.compile("^(Votre main|Your hand)$")).get_by_role(
        "button"
    )


def lay_a_card(page: Page) -> None:
    """Once; it could be changed as long as somebody thinks."""
    if choices(page).first.is_visible() and not page.locator(".sealed [aria-pressed=true]").count():
        tap(choices(page).first)


def play_to_the_end(act: Act, *pages: Page, seen: Callable[[], None] = lambda: None) -> None:
    for _ in range(LOOKS):
        if all(result(page).is_visible() for page in pages):
            return
        seen()
        for page in pages:
            lay_a_card(page)
            if moves(page).is_visible() and not result(page).is_visible():
                seen()
                act(page)
        pages[0].wait_for_timeout(50)
    raise AssertionError("this game does not end")


def guided(page: Page, act: Act, each: Callable[[int], None]) -> int:
    """Does what the bubbles of the lesson ask for; how many there were."""
    bubble = page.get_by_role("region", name=LESSON)
    expect(bubble).to_be_visible()
    said: list[str] = []
    silence = 0
    for _ in range(LOOKS):
        silence = 0 if bubble.is_visible() else silence + 1
        if silence:
            if result(page).is_visible() or len(said) >= 8:
                return len(said)
            if silence > PATIENCE and moves(page).is_visible():
                act(page)  # the lesson has nothing to say of this
            page.wait_for_timeout(50)
            continue
        text = bubble.get_by_role("status").inner_text()
        if text not in said:
            said.append(text)
            each(len(said))
        onward = bubble.get_by_role("button", name=NEXT)
        finish = bubble.get_by_role("button", name=FINISH)
        if finish.is_visible():
            tap(finish)
        elif onward.is_visible():
            tap(onward)
        elif moves(page).is_visible():
            act(page)
        else:
            lay_a_card(page)
        page.wait_for_timeout(50)
    raise AssertionError(f"this lesson does not end: {said}")


def leaks(heard: list[dict[str, Any]], secret: set[str]) -> list[str]:
    """What this page was told of others' hands; `secret`: the events that hide a card."""
    found: list[str] = []
    seat = -1
    for told in heard:
        if told["t"] == "table":
            seat = told["seat"]
        for field, value in (told.get("pub") or {}).items():
            if field in NOTHING and value != NOTHING[field]:
                found.append(f"{field} for all: {value}")
        accuser = -1
        for event in told.get("events") or []:
            if event["event"] == "accused":
                accuser = event["seat"]
            if event["event"] in secret and event["seat"] != seat and event["card"] != HIDDEN:
                found.append(str(event))
            if event["event"] == "shown" and accuser != seat:
                found.append(str(event))
    assert any(told["t"] in ("table", "step") for told in heard)
    return found

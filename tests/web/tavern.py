"""At the tavern's own tables: alone with bots, or two friends, and what each page was told."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tablee.server.seating import USUAL_CHAIRS
from tests.web.conftest import OpenPage
from tests.web.play import may_move, moves, play_on, result, tap

ROUNDS = 3000  # looks at the table before a game counts as endless: each end of a round takes time
LESSON = re.compile("Premier tour guidé|A guided first round")
NEXT = re.compile("^(Suivant|Next)$")
FINISH = re.compile("^(C’est compris|Got it)$")
# Every card, chip and stone on the table, in words, and where it lies.
LYING = """() => [...document.querySelectorAll('.round [role=group], .round ul')].map((place) =>
    [place, ...place.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel).join(', '))"""
NOBODYS = ("nonce", "secret", "seed", "salt")  # what luck is made of stays with the house

# Both languages and both screens every day, a game on two of the four and its lesson on the others;
# all four of either with --long.
STRAIGHT, ACROSS = [("phone", "fr"), ("desktop", "en")], [("desktop", "fr"), ("phone", "en")]


def on_screens(today: list[tuple[str, str]], long: list[tuple[str, str]]) -> pytest.MarkDecorator:
    later = [pytest.param(*screen, marks=pytest.mark.long) for screen in long]
    return pytest.mark.parametrize(("size", "language"), [*today, *later])


for_games, for_lessons = on_screens(STRAIGHT, ACROSS), on_screens(ACROSS, STRAIGHT)


def listen(page: Page) -> list[dict[str, Any]]:
    """Everything that this page hears from the house from now on."""
    heard: list[dict[str, Any]] = []

    def attend(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    page.on("websocket", attend)
    return heard


def sit_down(page: Page, game: str) -> None:
    """From the shelf to the table, with bots."""
    box = page.get_by_role("article", name=game, exact=True)
    box.get_by_role("button", name=re.compile("^(Jouer tout de suite|Play now)")).click()
    expect(may_move(page).or_(result(page)).first).to_be_visible()


def open_room(
    open_page: OpenPage, game: str, size: str = "desktop", chairs: int = 0, **more: Any
) -> tuple[Page, list[dict[str, Any]]]:
    """The host in a new room with so many chairs more, and what the house tells this page."""
    host = open_page("/", size, reduced_motion="reduce", **more)
    heard = listen(host)
    host.get_by_role("article", name=game, exact=True).get_by_role(
        "button", name=re.compile("entre amis|with friends")
    ).click()
    plus = host.get_by_role("button", name=re.compile("^(Une chaise de plus|One chair more)"))
    fewer = host.get_by_role("button", name=re.compile("^(Une chaise de moins|One chair fewer)"))
    expect(plus).to_be_visible()
    count = host.get_by_role("group", name=re.compile("chaises|chairs")).locator("output")
    while (now := int(count.inner_text())) != USUAL_CHAIRS + chairs:
        (plus if now < USUAL_CHAIRS + chairs else fewer).click()
        expect(count).not_to_have_text(str(now))
    around = host.get_by_role("region", name=re.compile("^(Autour de la table|Around the table)"))
    # "Start" is below them, and must not move while it is tapped
    expect(around.get_by_role("listitem")).to_have_count(USUAL_CHAIRS + chairs)
    return host, heard


def begin(host: Page, game: str) -> None:
    host.get_by_role("button", name=re.compile("^(Commencer|Start)")).click()
    expect(host.get_by_role("region", name=game, exact=True)).to_be_visible()


def join(open_page: OpenPage, host: Page, name: str) -> tuple[Page, list[dict[str, Any]]]:
    """A friend with a phone, by the link of the room."""
    link = host.get_by_label("Le lien du salon").input_value()
    friend = open_page(link[link.index("/room") :], "phone", reduced_motion="reduce")
    heard = listen(friend)
    friend.get_by_label("Votre surnom").fill(name)
    friend.get_by_role("button", name="Entrer").click()
    friend.get_by_role("button", name="S’asseoir sur la chaise 2").click()
    expect(host.get_by_text(name).first).to_be_visible()
    return friend, heard


class Reload:
    """Reloads a page once, on its own turn, when nothing can happen: everything is as before."""

    def __init__(self, page: Page, game: str) -> None:
        self.page, self.game = page, game
        self.done = False

    def look(self) -> None:
        page = self.page
        if self.done or not moves(page).is_visible() or page.locator(".news").count():
            return
        self.done = True
        before = lying(page)
        assert len(before) > 4
        page.reload()
        expect(page.get_by_role("region", name=self.game, exact=True)).to_be_visible()
        expect(moves(page)).to_be_visible()
        assert lying(page) == before


def lying(page: Page) -> list[str]:
    """What lies on the table, once it has come to rest: on a busy machine a card still travels."""
    now: list[str] = page.evaluate(LYING)
    for _ in range(100):
        page.wait_for_timeout(400)
        before, now = now, page.evaluate(LYING)
        if now == before:
            return now
    raise AssertionError(f"the table does not come to rest: {now}")


def play_out(*pages: Page, seen: Callable[[], None] = lambda: None) -> None:
    """To the end, with a look at the table before every move."""

    def look() -> bool:
        seen()
        return False

    play_on(*pages, until=look, most=ROUNDS)


def follow_lesson(page: Page, each: Callable[[int], None]) -> int:
    """Does what the bubbles ask for; how many there were."""
    bubble = page.get_by_role("region", name=LESSON)
    expect(bubble).to_be_visible()
    said: list[str] = []
    for _ in range(ROUNDS):
        if not bubble.is_visible():
            if result(page).is_visible() or len(said) >= 6:
                return len(said)
            page.wait_for_timeout(50)
            continue
        text = bubble.get_by_role("status").inner_text()
        if text not in said:
            said.append(text)
            each(len(said))
        button = bubble.get_by_role("button", name=NEXT).or_(
            bubble.get_by_role("button", name=FINISH)
        )
        if button.is_visible():
            tap(button)
        elif may_move(page).is_visible():
            tap(may_move(page))
        page.wait_for_timeout(50)
    raise AssertionError(f"this lesson does not end: {said}")


def only_the_view(heard: list[dict[str, Any]], fields: set[str]) -> None:
    """At an open table nobody is told more than the view, and nobody has one of their own."""
    tables = [told for told in heard if told["t"] in ("table", "step")]
    assert any("pub" in told for told in tables)
    for told in tables:
        assert set(told.get("pub", {})) <= fields
        assert not told.get("own")
    for told in heard:
        text = json.dumps(
            {key: value for key, value in told.items() if key not in ("talk", "text")}
        )
        assert not [word for word in NOBODYS if f'"{word}' in text]

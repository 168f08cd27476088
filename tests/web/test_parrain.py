"""Oui, honorable Parrain at its own table: whole hearings in a real browser, from every chair."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import (
    OpenPage,
    enlarge,
    faults,
    leaves_the_screen,
    picture,
    sound,
    too_small,
)
from tests.web.house import House
from tests.web.lessons import comes_first, stands_clear
from tests.web.parrain import (
    GAME,
    Frames,
    act,
    begin,
    events,
    hand,
    join,
    leaks,
    open_room,
    over,
    pick,
    play_on,
    room,
    suspects,
    telling,
    tells,
    until,
    view,
)
from tests.web.play import result, tap
from tests.web.tavern import FINISH, LESSON, NEXT

STORY = "Honorable Parrain, il neigeait du plâtre, et quelqu’un sifflait."

everywhere = pytest.mark.parametrize(
    ("size", "language", "theme"),
    [
        ("small", "fr", "light"),
        ("desktop", "en", "dark"),
        pytest.param("phone", "en", "dark", marks=pytest.mark.long),
        pytest.param("desktop", "fr", "light", marks=pytest.mark.long),
    ],
)


@pytest.fixture(scope="module")
def quick(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house whose silences are short."""
    house = House(tmp_path_factory.mktemp("audience"), window_seconds=0.4)
    yield house
    house.close()


@everywhere
def test_a_hearing_as_one_of_the_family(
    open_page: OpenPage, quick: House, size: str, language: str, theme: str
) -> None:
    """parrain.play, parrain.accuse, parrain.bag.effect: a story is told, read by all, and kept."""
    name = f"{size}-{language}"
    page, heard = open_room(open_page, quick, 5, size, language, theme, godfather=4)
    begin(page)
    play_on(page, until=lambda: tells(page))
    sound(page, f"parrain-floor-{name}")
    pick(page, 0)
    suspects(page).first.click()
    page.locator(".telling textarea").fill(STORY)
    sound(page, f"parrain-telling-{name}")
    telling(page).get_by_role("button", name=re.compile("^(Raconter|Tell it)$")).click()
    until(page, lambda: any(one.get("text") == STORY for one in events(heard)))
    expect(page.locator(".stand")).to_contain_text(STORY)
    sound(page, f"parrain-told-{name}")
    play_on(page, story=STORY)
    over(page)
    expect(
        page.get_by_role("list", name=re.compile("sacs s’ouvrent|bags are opened"))
    ).to_be_visible()
    sound(page, f"parrain-end-{name}")
    minutes = page.get_by_role("link", name=re.compile("procès-verbal|the minutes"))
    minutes.click()
    expect(page.locator("article.minutes")).to_contain_text(STORY)
    expect(page.locator("article.minutes")).to_contain_text(
        re.compile("Le vrai chemin de l’argent|The money’s real journey")
    )
    sound(page, f"parrain-minutes-{name}")
    assert leaks(heard) == []


@everywhere
def test_a_hearing_as_the_godfather(
    open_page: OpenPage, quick: House, size: str, language: str, theme: str
) -> None:
    """parrain.talk, parrain.cancel.godfather, parrain.convinced: rings, strikes out, believes."""
    name = f"{size}-{language}"
    page, heard = open_room(open_page, quick, 6, size, language, theme, godfather=0)
    begin(page)
    until(page, lambda: len(view(heard)["excuses"]) > 0)
    bell = page.get_by_role("button", name=re.compile("^(Sonnette|Bell)$"))

    def rang() -> bool:
        tap(bell)
        return any(one["event"] == "said" for one in events(heard))

    until(page, rang)
    sound(page, f"parrain-console-{name}")
    strike_one_out(page, heard)
    play_on(page, until=lambda: page.locator(".believe button").is_visible())
    if not result(page).is_visible():
        sound(page, f"parrain-judging-{name}")
    play_on(page)
    over(page)
    assert leaks(heard) == []


def strike_one_out(page: Page, heard: Frames) -> None:
    """A card that was played is looked at, and then counts for nothing."""
    strike = page.locator(".console").get_by_role("button", name=re.compile("^(Annuler|Cancel) "))

    def struck() -> bool:
        if any(one["event"] == "overruled" for one in events(heard)):
            return True
        cards = page.locator(".in-play button[aria-pressed=false]:not(.struck)")
        if strike.is_visible():
            tap(strike)
        elif cards.count():
            tap(cards.first)
        elif page.locator(".believe button").is_visible():
            tap(page.locator(".believe button"))  # on to the next turn
        return False

    until(page, struck)


def test_three_friends_and_bots_one_reloads(open_page: OpenPage, quick: House) -> None:
    """parrain.help, parrain.talk: partners whisper, all laugh, a reload loses nothing."""
    host, told = open_room(open_page, quick, 6, godfather=5)
    ana, ana_heard = join(open_page, quick, host, "Ana", 2, "phone")
    bo, bo_heard = join(open_page, quick, host, "Bo", 3, "small")
    begin(host, ana, bo)
    pages = {"host": (host, told), "Ana": (ana, ana_heard), "Bo": (bo, bo_heard)}
    waiting = next(one for one in pages.values() if view(one[1])["turn"] != view(one[1])["seat"])
    page, heard = waiting
    react = page.get_by_role("button", name="Réagir")
    if react.is_visible():
        react.click()
        page.get_by_role("button", name="Rire", exact=True).click()
        until(page, lambda: any(one["event"] == "reacted" for one in events(told)))
    page.get_by_role("button", name="Les sacs").click()
    expect(page.get_by_role("dialog")).to_contain_text("L’argent est")
    sound(page, "parrain-bags-fr")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Chuchoter").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("Je crois que c’est Bo.")
    page.get_by_role("dialog").get_by_role("button", name="Chuchoter").click()
    expect(page.get_by_role("dialog")).to_contain_text("Je crois que c’est Bo.")
    sound(page, "parrain-whisper-fr")
    page.keyboard.press("Escape")
    play_on(host, ana, bo, until=lambda: len(events(told)) > 60, story=STORY)
    bo.reload()
    expect(room(bo)).to_be_visible()
    play_on(host, ana, bo, story=STORY)
    for page, heard in pages.values():
        expect(result(page)).to_be_visible()
        assert leaks(heard) == []


def test_a_card_kept_ready_cancels_by_itself(open_page: OpenPage, quick: House) -> None:
    """parrain.cancel.mentioned: kept in the browser, shown, and played once one is named."""
    host, told = open_room(open_page, quick, 5, godfather=4)
    ana, heard = join(open_page, quick, host, "Ana", 2, "phone")
    begin(host, ana)

    def try_it() -> bool:
        """The host tells and names Ana, who has a card ready, unless they are partners."""
        now = view(told)
        if now["phase"] != "floor" or now["turn"] != 0 or now["partners"][0] == 1:
            return False
        at_rest = hand(ana).first.is_visible() and tells(host)
        return bool(now["partners"][1] != 0 and at_rest)

    play_on(host, ana, until=try_it)
    if result(host).is_visible():
        pytest.skip("the two were partners in this deal")
    hand(ana).first.click()
    ana.get_by_role("button", name="Garder celle-ci prête").click()
    expect(ana.get_by_text("annulera.")).to_be_visible()
    sound(ana, "parrain-armed-phone-fr")
    ana.reload()
    expect(ana.get_by_text("annulera.")).to_be_visible()
    hand(host).first.click()
    host.locator(".ring .person").filter(has_text="Ana").get_by_role("button").first.click()
    telling(host).get_by_role("button", name="Raconter de vive voix").click()
    until(
        ana, lambda: any(one["event"] == "cancelled" and one["seat"] == 1 for one in events(heard))
    )
    expect(ana.get_by_text("annulera.")).to_be_hidden()


def test_eleven_on_a_small_phone(open_page: OpenPage, quick: House) -> None:
    host, heard = open_room(open_page, quick, 11, "small", godfather=10)
    begin(host)
    expect(hand(host)).to_have_count(3)
    assert host.locator(".ring .person").count() == 10
    sound(host, "parrain-eleven-small-fr")
    play_on(host, until=lambda: len(events(heard)) > 40)
    enlarge(host)
    picture(host, "parrain-eleven-large-text", whole=False)
    assert not leaves_the_screen(host)
    assert leaks(heard) == []


def test_the_television_tells_nothing(open_page: OpenPage, quick: House) -> None:
    host, _ = open_room(open_page, quick, 7, godfather=6)
    link = host.get_by_label("Le lien du salon").input_value()
    begin(host)
    tv = open_page(
        "/tv#" + link.partition("#")[2], "desktop", at=quick.address, reduced_motion="reduce"
    )
    expect(room(tv)).to_be_visible()
    expect(tv.locator(".dock")).to_be_hidden()
    picture(tv, "parrain-tv", whole=False)
    assert faults(tv) == []
    assert not leaves_the_screen(tv)


def test_by_keyboard_alone(open_page: OpenPage, quick: House) -> None:
    page, heard = open_room(open_page, quick, 5, godfather=4)
    begin(page)
    expect(page.locator("main")).to_be_focused()  # what began it is gone
    pick(page, 1)
    suspects(page).first.press("Enter")
    page.locator(".telling textarea").fill(STORY)
    telling(page).get_by_role("button", name="Raconter", exact=True).press("Enter")
    until(page, lambda: any(one.get("text") == STORY for one in events(heard)))
    assert too_small(page) == []


def test_ideas_come_to_the_asker_alone(open_page: OpenPage, quick: House) -> None:
    """Three openings from the house, which name what all know and nothing that one may not."""
    host, heard = open_room(open_page, quick, 5, godfather=4)
    ana, others = join(open_page, quick, host, "Ana", 2, "phone")
    begin(host, ana)
    pick(host, 0, ana)
    host.get_by_role("button", name=re.compile("^Des idées")).click()
    ideas = host.get_by_role("group", name="Trois façons de commencer").get_by_role("button")
    expect(ideas).to_have_count(3)
    sound(host, "parrain-ideas-desktop-fr")
    idea = next(told for told in heard if told["t"] == "suggested")["lines"][0]
    ideas.first.click()
    expect(host.locator(".cited button")).to_have_count(len(idea["names"]))  # named already
    telling(host).get_by_role("button", name="Autre carte").click()
    pick(host, 0, ana)
    expect(host.locator(".telling textarea")).to_have_value(idea["text"])  # it was not for nothing
    assert not [told for told in others if told["t"] == "suggested"]


def follow(page: Page, name: str) -> list[str]:
    """Does what the cards of the lesson ask for; what they said."""
    card = page.get_by_role("region", name=LESSON)
    expect(card).to_be_visible()
    comes_first(page)
    said: list[str] = []
    for _ in range(3000):
        if result(page).is_visible():
            return said
        if card.is_visible():
            text = card.get_by_role("status").inner_text()
            if text not in said:
                said.append(text)
                picture(page, f"parrain-lesson-{len(said)}-{name}", whole=False)
                if name.endswith("fr"):
                    stands_clear(page)
            if card.get_by_role("button", name=FINISH).is_visible():
                return said
            if card.get_by_role("button", name=NEXT).is_visible():
                tap(card.get_by_role("button", name=NEXT))
                continue
        act(page)
        page.wait_for_timeout(50)
    raise AssertionError(f"this lesson does not end: {said}")


@pytest.mark.parametrize(("size", "language"), [("phone", "fr"), ("desktop", "en")])
def test_the_lesson(open_page: OpenPage, quick: House, size: str, language: str) -> None:
    page = open_page("/", size, "light", language, at=quick.address, reduced_motion="reduce")
    shelf = page.get_by_role("article", name=GAME, exact=True)
    shelf.get_by_role("button", name=re.compile("^(Apprendre|Learn)")).click()
    assert len(follow(page, f"{size}-{language}")) >= 6

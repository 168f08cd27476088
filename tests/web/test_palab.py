"""Palab at its own table, in a real browser: several people, a phone among them, and bots."""

from __future__ import annotations

import re
from collections.abc import Iterator

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
from tests.web.hands import guided, hand
from tests.web.house import House
from tests.web.palab import (
    CRY,
    GAME,
    GO_ON,
    LOOKS,
    at_turn,
    cloth,
    eat,
    eat_until,
    guest_at,
    leaks,
    meal,
    moment,
    scrolls,
    window,
)
from tests.web.play import moves, result, tap
from tests.web.tavern import begin, open_room

everywhere = pytest.mark.parametrize(
    ("size", "theme", "language"),
    [
        ("phone", "light", "fr"),
        ("desktop", "dark", "fr"),
        ("phone", "dark", "en"),
        ("desktop", "light", "en"),
    ],
)


@pytest.fixture(scope="module")
def quick(client: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house whose windows are short: nobody here needs six seconds to think."""
    house = House(tmp_path_factory.mktemp("quick"), window_seconds=0.25)
    yield house
    house.close()


@everywhere
def test_a_look_at_the_table(
    open_page: OpenPage, quick: House, size: str, theme: str, language: str
) -> None:
    page = meal(open_page, quick, size, theme, language)
    eat_until(page, page.locator(".acts"))
    sound(page, f"palab-turn-{size}-{language}")
    while not page.locator(".mark").count() and hand(page).count():
        hand(page).first.click()
    sound(page, f"palab-raised-{size}-{language}")
    enlarge(page)
    assert not leaves_the_screen(page)


def test_several_people_share_a_meal(open_page: OpenPage, quick: House) -> None:
    """A whole game: one on a desktop, one on a phone, one who reloads, and a bot."""
    host, told = open_room(open_page, GAME, at=quick.address)
    zoe, heard = guest_at(open_page, host, quick, "Zoé", 2, "phone", "dark")
    anjali, listened = guest_at(open_page, host, quick, "Anjali", 3, "small", "light")
    begin(host, GAME)
    pages = [host, zoe, anjali]
    reloaded = confessed = False
    for _ in range(LOOKS):
        if all(result(page).is_visible() for page in pages):
            break
        if not reloaded and at_turn(zoe):
            before = zoe.locator(".own .hand li").all_inner_texts()
            zoe.reload()
            expect(moves(zoe)).to_be_visible()
            expect(zoe.locator(".own .hand li")).to_have_text(before, use_inner_text=True)
            reloaded = True
        for page in pages:
            if moves(page).is_visible() and not result(page).is_visible():
                confessed |= page.locator("textarea").is_visible()
                eat(page, confession="C’est moi qui ai fini le gâteau patate.")
        host.wait_for_timeout(30)
    else:
        raise AssertionError("this meal does not end")
    assert reloaded
    if confessed:
        expect(host.get_by_role("log").get_by_text("gâteau patate").first).to_be_attached()
    for page, name in ((host, "desktop"), (zoe, "phone")):
        picture(page, f"palab-result-{name}-fr", whole=False)
        page.keyboard.press("Escape")
        shame = page.get_by_role("heading", name="La honte de la famille")
        expect(shame).to_be_visible()
        sound(page, f"palab-shame-{name}-fr")
    assert [leaks(one) for one in (told, heard, listened)] == [[], [], []]


@pytest.mark.parametrize(("more", "seated"), [(4, 8), (-2, 2)])
def test_all_is_in_sight_on_a_small_phone(
    open_page: OpenPage, quick: House, more: int, seated: int
) -> None:
    page, _ = open_room(open_page, GAME, "small", max(0, more), at=quick.address)
    for _ in range(max(0, -more)):
        page.get_by_role("button", name="Une chaise de moins").click()
    begin(page, GAME)
    for phase, there in (("turn", page.locator(".acts")), ("window", window(page))):
        eat_until(page, there)
        if moment(page).is_visible():
            page.keyboard.press("Escape")
        picture(page, f"palab-{seated}-{phase}-small-fr", whole=False)
        assert page.locator(".people .guest").count() == seated - 1
        assert not scrolls(page)
        assert faults(page) == []
        assert too_small(page) == []
        assert not leaves_the_screen(page)


def test_without_a_to_fou_one_is_told_so_and_nobody_else_sees(
    open_page: OpenPage, house: House
) -> None:
    page = meal(open_page, house, "phone", "light", "fr")
    eat_until(page, window(page).get_by_role("button", name=CRY))
    assert not page.locator(".hand").get_by_text("To fou").count()
    window(page).get_by_role("button", name=CRY).click()
    said = page.get_by_role("status", name="Messages")
    expect(said).to_contain_text("Vous n’avez pas de To fou")
    expect(said.get_by_role("link", name="Pourquoi ?")).to_be_visible()


def test_an_event_is_read_and_skipped(open_page: OpenPage, quick: House) -> None:
    page = meal(open_page, quick, "phone", "dark", "fr")
    eat_until(page, moment(page))
    picture(page, "palab-moment-phone-fr", whole=False)
    tap(moment(page).get_by_role("button", name=GO_ON))
    expect(moment(page).first).to_be_hidden()


# How far a moment stays above one's own side; nothing while there is none.
FREE = """() => {
    const on = document.querySelector('.moment .button')?.getBoundingClientRect();
    const own = document.querySelector('.board [data-dock]')?.getBoundingClientRect();
    return on && own ? Math.round(own.top - on.bottom) : null;
}"""


def test_on_a_low_phone_a_moment_leaves_ones_own_side_free(
    open_page: OpenPage, quick: House
) -> None:
    page = meal(open_page, quick, "phone", "light", "fr")
    page.set_viewport_size({"width": 360, "height": 640})
    seen: list[int] = []
    for _ in range(LOOKS):
        eat_until(page, moment(page))
        room = page.evaluate(FREE)
        if room is not None:
            seen.append(room)
            picture(page, f"palab-moment-{len(seen)}-low-fr", whole=False)
        if len(seen) == 2:
            break
        page.keyboard.press("Escape")
        expect(moment(page).first).to_be_hidden()
    assert min(seen) >= 0, seen


def test_the_table_speaks_creole_and_remembers(open_page: OpenPage, quick: House) -> None:
    page = meal(open_page, quick, "desktop", "light", "en")
    switch = page.get_by_role("button", name=re.compile("the table speaks"))
    while "Creole" not in (switch.get_attribute("aria-label") or ""):
        switch.click()
    page.reload()
    expect(switch).to_have_attribute("aria-label", "KR: the table speaks Mauritian Creole. Change")
    eat_until(page, page.locator(".speech[lang=mfe]"))


def test_by_keyboard_alone(open_page: OpenPage, quick: House) -> None:
    page = meal(open_page, quick, "desktop", "light", "fr")
    eat_until(page, page.locator(".acts"))
    story = page.get_by_role("log", name="Le récit de la partie")
    before = story.inner_text()
    hand(page).first.focus()
    page.keyboard.press("Enter")
    expect(hand(page).first).to_have_attribute("aria-pressed", "true")
    moves(page).get_by_role("button").first.focus()
    page.keyboard.press("Enter")
    point_by_key(page)
    expect(story).not_to_have_text(before)


def point_by_key(page: Page) -> None:
    person = page.get_by_role("button", name=re.compile("^Désigner "))
    if person.count():
        person.first.focus()
        page.keyboard.press("Enter")


def test_a_television_shows_no_hand(open_page: OpenPage, quick: House) -> None:
    host, _ = open_room(open_page, GAME, at=quick.address)
    link = host.get_by_label("Le lien du salon").input_value()
    begin(host, GAME)
    path = link[link.index("/room") :].replace("/room", "/tv")
    screen = open_page(path, "desktop", at=quick.address, reduced_motion="reduce")
    expect(cloth(screen)).to_be_visible()
    sound(screen, "palab-tv-desktop")
    assert screen.locator(".guest").count() == 4
    assert hand(screen).count() == 0


@pytest.mark.parametrize(("size", "language"), [("phone", "fr"), ("desktop", "en")])
def test_the_lesson(open_page: OpenPage, quick: House, size: str, language: str) -> None:
    page = open_page("/", size, "light", language, at=quick.address, reduced_motion="reduce")
    box = page.get_by_role("article", name=GAME)
    box.get_by_role("button", name=re.compile("^(Apprendre|Learn)")).click()

    def show(step: int) -> None:
        if step == 3:
            picture(page, f"palab-lesson-{size}-{language}", whole=False)
            assert faults(page) == []

    assert guided(page, eat, show) >= 6

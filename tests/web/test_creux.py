"""Au Creux de ta Main at its own table: whole turns in a real browser, from every chair."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tablee.engine.match import Match
from tablee.engine.seats import NOBODY
from tests.web.conftest import STILL, OpenPage, picture, sound
from tests.web.creux import (
    GAME,
    LOOKS,
    act,
    begin,
    end_mime,
    go_on,
    guess,
    kinds,
    leaks,
    mentions,
    mime,
    open_room,
    pad,
    photos,
    pieces,
    play_on,
    room,
    shut,
    until,
    view,
)
from tests.web.house import House
from tests.web.laid import Laid, Seen
from tests.web.lessons import comes_first, place_of, stands_clear, walk
from tests.web.parrain import join
from tests.web.play import result
from tests.web.tavern import listen
from tests.web.test_crowds import in_sight

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
def attic(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("attic"))
    yield house
    house.close()


def test_a_turn_in_teams_and_who_gets_what_of_it(open_page: OpenPage, attic: House) -> None:
    """creux.mime, creux.screen: the Child mimes, those at the table see it, the Grandfather feels,
    and whoever looks on gets nothing before the guess; a reload loses nothing."""
    host, told = open_room(open_page, attic, 4)
    ana, felt = join(open_page, attic, host, "Ana", 2, "phone")
    bo, watched = join(open_page, attic, host, "Bo", 3, "small")
    link = host.get_by_label("Le lien du salon").input_value()
    begin(host, ana, bo)
    eve = open_page(link[link.index("/room") :], "phone", at=attic.address, reduced_motion="reduce")
    seen = listen(eve)
    eve.get_by_label("Votre surnom").fill("Eve")
    eve.get_by_role("button", name="Entrer").click()
    eve.get_by_role("button", name="Regarder en attendant").click()
    expect(room(eve)).to_be_visible()

    host.locator("[data-at=roles]").get_by_role("button", name=re.compile("^Ana ferme")).click()
    expect(shut(ana)).to_be_visible()
    expect(host.locator("[data-at=memory]")).to_be_visible()
    sound(ana, "creux-closing-phone-fr")
    sound(host, "creux-thinking-desktop-fr")
    for number in range(2):
        shut(ana).click()
        expect(ana.locator("[data-at=eyes]")).to_be_visible()
        mime(host)
        if number == 0:
            sound(host, "creux-miming-desktop-fr")
            sound(ana, "creux-feeling-phone-fr")
            sound(bo, "creux-watching-small-fr")
            expect(room(eve)).to_contain_text("mime un souvenir")
            sound(eve, "creux-onlooking-phone-fr")
        end_mime(host)
        if number == 0:
            bo.reload()
            expect(room(bo)).to_be_visible()
        for _ in range(LOOKS):  # a bot of the team may have chosen before
            if view(told)["mime"] > number or view(told)["album"]:
                break
            act(bo)
            bo.wait_for_timeout(40)
    expect(ana.locator("[data-at=answer]")).to_be_visible()
    sound(ana, "creux-album-phone-fr")
    shown = pieces(watched)
    assert shown
    for blind in (felt, seen):
        assert "piece" not in kinds(blind)
        assert not mentions(blind, shown)
    assert "felt" in kinds(felt)
    assert "felt" not in kinds(seen) | kinds(told) | kinds(watched)
    for heard in (told, felt, watched, seen):
        assert leaks(heard) == []

    photos(ana).nth(2).click()
    expect(bo.locator(".finger").first).to_be_visible()
    guess(ana, 2, 5)
    for page in (host, ana, bo, eve):
        expect(page.locator("[data-at=reveal]")).to_be_visible()
    expect(bo.locator("[data-at=reveal] .hand").first).to_be_visible()
    sound(bo, "creux-reveal-small-fr")
    until(host, lambda: "mime" in kinds(told))
    for page in (bo, eve):
        go_on(page)
    bo.get_by_role("button", name="Tours passés").click()
    drawer = bo.get_by_role("dialog", name="Les tours passés")
    drawer.get_by_role("button", name="Voir le mime").first.click()
    expect(drawer.locator(".watch")).to_be_visible()
    sound(bo, "creux-past-small-fr")


@everywhere
def test_two_together_to_the_verdict_and_a_mime_that_is_kept(
    open_page: OpenPage, attic: House, size: str, language: str, theme: str
) -> None:
    """creux.duo: four turns with a bot, a verdict, and a link that plays a mime again."""
    name = f"{size}-{language}"
    page, heard = open_room(open_page, attic, 2, size, language, theme)
    begin(page)
    play_on(page, until=lambda: page.locator("[data-at=reveal]").is_visible())
    sound(page, f"creux-duo-reveal-{name}")
    play_on(page)
    expect(result(page)).to_be_visible()
    assert view(heard)["verdict"] >= 0
    page.keyboard.press("Escape")
    expect(page.locator("[data-at=finale]")).to_be_visible()
    sound(page, f"creux-duo-end-{name}")
    page.locator("[data-at=finale] .button").first.click()
    page.get_by_role("link", name=re.compile("^(Garder ce mime|Keep this mime)$")).first.click()
    expect(page.locator(".kept .watch")).to_be_visible()
    expect(page.locator(".kept .photo.shown")).to_be_visible()
    sound(page, f"creux-kept-{name}")


def test_each_for_himself(open_page: OpenPage, attic: House) -> None:
    """creux.solo: the Child takes a memory from his own hand."""
    page, heard = open_room(open_page, attic, 3, "small")
    begin(page)
    until(page, lambda: view(heard)["phase"] == "choosing")
    sound(page, "creux-choosing-small-fr")
    photos(page).nth(3).click()
    page.locator(".choosing .button").click()
    until(page, lambda: view(heard)["memories"][0] > 0)
    play_on(page, until=lambda: len(view(heard)["past"]) > 1)
    assert leaks(heard) == []


def test_an_expert_is_bound(open_page: OpenPage, attic: House) -> None:
    """creux.expert: the constraint is seen by the Child alone, and on the hand."""
    page, heard = open_room(open_page, attic, 2, "phone", options=("Mode expert",))
    begin(page)
    until(page, lambda: view(heard)["constraints"][0] >= 0)
    until(page, lambda: pad(page).is_visible() or shut(page).is_visible())
    expect(page.locator("[data-at=constraint]").first).to_be_visible()
    sound(page, "creux-expert-phone-fr")
    assert all(
        told["pub"].get("constraints", [-1])[0] < 0
        for told in heard
        if told["t"] in ("table", "step") and told.get("pub")
    )


def test_around_one_real_table(open_page: OpenPage, attic: House) -> None:
    """creux.table: the phones deal, collect and count; no mime travels."""
    host, _ = open_room(open_page, attic, 4, "phone", options=("Autour d’une vraie table",))
    ana, heard = join(open_page, attic, host, "Ana", 2, "small")
    begin(host, ana)
    host.locator("[data-at=roles]").get_by_role("button", name=re.compile("^Ana ferme")).click()
    expect(room(host)).to_contain_text("Posez votre téléphone")
    expect(room(ana)).to_contain_text("Tendez la main")
    sound(host, "creux-real-child-phone-fr")
    sound(ana, "creux-real-grandfather-small-fr")
    play_on(host, ana, until=lambda: host.locator("[data-at=reveal]").is_visible())
    sound(host, "creux-real-reveal-phone-fr")
    assert not kinds(heard) & {"piece", "felt"}
    assert leaks(heard) == []


@pytest.mark.parametrize(("size", "language"), [("phone", "fr"), ("desktop", "en")])
def test_the_hand_is_tried_before_a_game(open_page: OpenPage, size: str, language: str) -> None:
    """creux.tutorial: three mimes to feel and to recognise, and then one's own."""
    name = f"{size}-{language}"
    page = open_page("/", size, language=language, reduced_motion="reduce")
    shelf = page.get_by_role("article", name=GAME, exact=True)
    shelf.get_by_role("link", name=re.compile("essayer|try it", re.IGNORECASE)).click()
    main = page.locator(".tryout .acts button").first
    sound(page, f"creux-try-photo-{name}")
    main.click()
    for number in range(3):
        shut(page).click()
        expect(page.locator(".tryout .felt")).to_be_visible()
        if number == 0:
            sound(page, f"creux-try-felt-{name}")
        main.click()  # open the eyes
        page.locator(".tryout .acts button").nth(number).click()
        expect(page.locator(".tryout .watch")).to_be_visible()
        if number == 0:
            sound(page, f"creux-try-seen-{name}")
        main.click()
    mime(page)
    end_mime(page)
    expect(page.locator(".tryout .watch")).to_be_visible()
    sound(page, f"creux-tried-{name}")


@pytest.mark.parametrize(("size", "theme"), [("small", "light"), ("desktop", "dark")])
def test_the_album_of_a_life(open_page: OpenPage, size: str, theme: str) -> None:
    """creux.biography: page by page, from the scales to the open hand."""
    page = open_page("/cards/creux", size, theme)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Léon")
    sound(page, f"creux-life-{size}")
    page.get_by_role("button", name="Page suivante").click()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".book article")).not_to_have_count(0)
    page.locator(".book article button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    sound(page, f"creux-life-near-{size}")


@pytest.mark.parametrize(("size", "language"), [("phone", "fr"), ("desktop", "en")])
def test_the_lesson(open_page: OpenPage, attic: House, size: str, language: str) -> None:
    """Every card stands clear of what it speaks of."""
    page = open_page("/", size, "light", language, at=attic.address, reduced_motion="reduce")
    shelf = page.get_by_role("article", name=GAME, exact=True)
    shelf.get_by_role("button", name=re.compile("^(Apprendre|Learn)")).click()
    seen: set[int] = set()

    def look(_: str) -> None:
        number, _of = place_of(page)
        if not number or number in seen:
            return
        seen.add(number)
        picture(page, f"creux-lesson-{number}-{size}-{language}", whole=False)
        if language == "fr":
            stands_clear(page)
            if number == 1:
                comes_first(page)

    walk(page, in_the_lesson, look)
    # Cards whose moment passes at once are dropped; these wait for the person, or stay true.
    assert {1, 2, 7, 9} <= seen  # how it goes, who is what, his answer, what was mimed


def in_the_lesson(page: Page) -> None:
    act(page)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_eight_on_a_small_phone(browser: Browser, address: str, language: str) -> None:
    """Whatever is asked, all teams and all that one needs is in sight without scrolling."""
    seen = Seen(browser, address, "/room", language, reduced_motion="reduce", is_mobile=True,
                has_touch=True)  # fmt: skip
    seen.resize(360, 640)
    teams = {f"team {n}": seen.page.locator(f"[data-at=team-{n}]") for n in range(4)}
    needed = {
        "appointing": {"roles": "[data-at=roles] button"},
        "ready": {"eyes": "[data-at=close] button"},
        "decoys": {"photographs": "[data-at=photos] li:last-child", "near": "[data-at=near]"},
        "guessing": {"album": "[data-at=photos] li:last-child", "answer": "[data-at=answer] .slot"},
    }
    missing: list[str] = []
    for phase, things in needed.items():
        laid = Laid("creux", 8)
        laid.play(lambda match, phase=phase: looks(match, phase))  # type: ignore[misc]
        table = laid.match.game.view(laid.match.state, NOBODY)
        watching = next(seat for seat in range(8) if seat not in table.acting)
        seat = {"appointing": table.acting[0], "decoys": watching}.get(phase, table.grandfather)
        seen.show(laid, seat)
        seen.page.evaluate(STILL)
        wanted = {name: seen.page.locator(thing) for name, thing in things.items()}
        missing += [f"{phase}: {one}" for one in in_sight(seen.page, teams | wanted)]
        picture(seen.page, f"creux-eight-{phase}-{language}", whole=False)
    assert missing == []
    assert not seen.troubles
    seen.context.close()


def looks(match: Match, phase: str) -> bool:
    return bool(match.game.view(match.state, NOBODY).phase == phase)

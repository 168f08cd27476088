"""The pages around the tables: in both languages, both sizes, for the eye, the ear, the thumb."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import OpenPage, enlarge, leaves_the_screen, picture, sound

FIRST_PAGE = 100_000  # bytes, gzipped, before pictures
both_sizes = pytest.mark.parametrize("size", ["phone", "desktop"])
both_languages = pytest.mark.parametrize("language", ["fr", "en"])
PAGES = {
    "home": "/",
    "rules": "/rules/paires",
    "rules-house": "/rules/house",
    "about": "/about",
    "you": "/me",
    "replay-none": "/replay",
    "room-none": "/room",
    "no-such-door": "/no-such-door",
}


@both_sizes
@both_languages
@pytest.mark.parametrize("name", PAGES)
def test_every_page_is_sound(open_page: OpenPage, size: str, language: str, name: str) -> None:
    theme = "dark" if language == "en" else "light"
    page = open_page(PAGES[name], size, theme, language)
    page.wait_for_load_state("networkidle")
    sound(page, f"{name}-{size}-{language}")


@pytest.mark.parametrize("name", ["home", "rules", "you"])
def test_text_twice_as_large(open_page: OpenPage, name: str) -> None:
    page = open_page(PAGES[name])
    page.wait_for_load_state("networkidle")
    enlarge(page)
    picture(page, f"{name}-large-text")
    assert not leaves_the_screen(page)


def test_the_shelf_tells_what_a_game_is(open_page: OpenPage) -> None:
    page = open_page("/")
    box = page.get_by_role("article", name="Paires")
    expect(box).to_contain_text("de 2 à 8")
    expect(box).to_contain_text("10 minutes")
    expect(box).to_contain_text("Le cœur qui bat")


def test_links_do_not_load_the_house_again(open_page: OpenPage) -> None:
    page = open_page("/")
    page.evaluate("window.same = true")
    page.get_by_role("link", name="Le mobilier").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Le mobilier de la maison")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Asseyez-vous, on vous attendait.")
    assert page.evaluate("window.same")


def test_the_first_page_is_small(open_page: OpenPage, client: Path) -> None:
    page = open_page("/")
    page.wait_for_load_state("networkidle")
    paths = page.evaluate(
        "performance.getEntriesByType('resource').map(one => new URL(one.name).pathname)"
    )
    assert any(path.endswith(".js") for path in paths)
    assert any(path.endswith(".woff2") for path in paths)
    files = [client / path.lstrip("/") for path in ["index.html", *paths] if "/api/" not in path]
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) <= FIRST_PAGE


def test_a_rule_is_found_and_has_an_address(open_page: OpenPage) -> None:
    page = open_page("/rules/paires#paires.fold", "desktop")
    expect(page.locator(".asked")).to_contain_text("Se coucher")
    page.get_by_label("Chercher dans les règles").fill("RESERVE QUI N EXISTE PAS")
    expect(page.get_by_text("Rien trouvé")).to_be_visible()
    page.get_by_label("Chercher dans les règles").fill("melange")
    expect(page.get_by_role("heading", name="Quand la pioche est vide")).to_be_visible()


def test_a_wrong_link_is_told(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_label("Le lien du salon").fill("bonjour")
    page.get_by_role("button", name="Rejoindre").click()
    expect(page.get_by_role("alert")).to_contain_text("n’est pas le lien")


def test_somebody_is_the_same_on_two_devices_and_is_forgotten(open_page: OpenPage) -> None:
    phone = open_page("/me", quiet=False)  # the browser says by itself that it is not known
    phone.get_by_label("Votre surnom").fill("Zoé")
    phone.get_by_role("button", name="Garder").click()
    expect(phone.get_by_role("heading", level=1)).to_have_text("Zoé")
    phone.get_by_role("button", name="Donner un code").click()
    code = phone.locator(".code")
    expect(code).to_have_text(re.compile(r"^\w{4}-\w{4}$"))
    sound(phone, "you-code")

    desk = open_page("/me", "desktop")
    desk.get_by_label("Un code de votre autre appareil").fill(code.inner_text())
    desk.get_by_role("button", name="Devenir la même personne").click()
    expect(desk.get_by_role("heading", level=1)).to_have_text("Zoé")

    devices = desk.get_by_role("region", name="Vos appareils").get_by_role("listitem")
    expect(devices).to_have_count(2)
    expect(devices.filter(has_text="Cet appareil-ci").get_by_role("button")).to_have_count(0)
    sound(desk, "you-devices")
    devices.get_by_role("button", name="Déconnecter").click()
    expect(devices).to_have_count(1)
    phone.reload()
    expect(phone.get_by_text("ne vous reconnaît plus sur cet appareil")).to_be_visible()
    expect(phone.get_by_role("heading", level=1)).to_have_text("Vous")

    desk.get_by_role("button", name="M’oublier").click()
    sound(desk, "you-forget")
    desk.get_by_role("dialog").get_by_role("button", name="M’oublier").click()
    expect(desk.get_by_role("heading", level=1)).to_have_text("Asseyez-vous, on vous attendait.")
    desk.reload()
    expect(desk.get_by_role("link", name="Un autre appareil")).to_be_visible()

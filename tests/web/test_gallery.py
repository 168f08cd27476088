"""Every piece of furniture, in a real browser: for the eye, the ear, the thumb and the keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import (
    OpenPage,
    enlarge,
    faults,
    leaves_the_screen,
    picture,
    too_small,
)

both_sizes = pytest.mark.parametrize("size", ["phone", "desktop"])


@both_sizes
@pytest.mark.parametrize(("theme", "language"), [("light", "fr"), ("dark", "fr"), ("light", "en")])
def test_the_gallery_is_sound(open_page: OpenPage, size: str, theme: str, language: str) -> None:
    page = open_page("/gallery", size, theme, language, reduced_motion="reduce")
    picture(page, f"gallery-{size}-{theme}-{language}")
    assert faults(page) == []
    assert too_small(page) == []
    assert not leaves_the_screen(page)


@both_sizes
def test_a_wrong_turn_leads_home(open_page: OpenPage, size: str) -> None:
    page = open_page("/no-such-door", size)
    picture(page, f"lost-{size}")
    assert faults(page) == []
    assert too_small(page) == []
    assert not leaves_the_screen(page)


def test_both_themes_side_by_side(open_page: OpenPage) -> None:
    page = open_page("/gallery", "desktop", reduced_motion="reduce")
    page.get_by_label("Les deux").check()
    walls = page.locator(".room").evaluate_all(
        "rooms => rooms.map(it => getComputedStyle(it).color)"
    )
    assert len(set(walls)) == 2
    picture(page, "gallery-both")


def test_text_twice_as_large(open_page: OpenPage) -> None:
    page = open_page("/gallery", reduced_motion="reduce")
    enlarge(page)
    picture(page, "gallery-large-text")
    assert not leaves_the_screen(page)


def hand(page: Page) -> list[str | None]:
    cards = page.get_by_role("list", name="Votre main").get_by_role("button").all()
    return [card.get_attribute("aria-pressed") for card in cards]


def test_a_tap_raises_a_card_and_another_plays_it(open_page: OpenPage) -> None:
    page = open_page("/gallery", reduced_motion="reduce")
    card = page.get_by_role("button", name="5, l’étoile de mer")
    card.tap()
    assert hand(page) == ["false", "true", "false", "false", "false"]
    expect(page.get_by_role("button", name="Jouer 5")).to_be_visible()
    card.tap()
    assert hand(page) == ["false"] * 5


def test_the_hand_by_keyboard(open_page: OpenPage) -> None:
    page = open_page("/gallery", "desktop", reduced_motion="reduce")
    page.get_by_role("button", name="2, les sabres").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert hand(page) == ["false", "true", "false", "false", "false"]
    page.keyboard.press("Escape")
    assert hand(page) == ["false"] * 5


def test_a_card_that_may_not_be_played_says_why(open_page: OpenPage) -> None:
    page = open_page("/gallery", reduced_motion="reduce")
    card = page.get_by_role("button", name="7, le navire")
    card.tap()
    card.tap()
    refusal = page.get_by_role("status", name="Messages")
    expect(refusal).to_contain_text("ferait une paire")
    refusal.get_by_role("button", name="Fermer").tap()
    expect(refusal).to_be_empty()


FIRST_FRAME = """async ([list, deck]) => {
    const flight = () => list.lastElementChild.getAnimations().find(
        (one) => one.effect.getTiming().duration > 100);
    deck.click();
    while (!flight()) await new Promise(requestAnimationFrame);
    const card = list.lastElementChild;
    flight().pause();
    flight().currentTime = 0;
    const start = card.getBoundingClientRect().top;
    flight().finish();
    return [start, card.getBoundingClientRect().top];
}"""


def test_a_drawn_card_flies_from_the_deck(open_page: OpenPage) -> None:
    page = open_page("/gallery", "desktop")
    deck = page.get_by_role("button", name="Piocher. La pioche").first.element_handle()
    cards = page.get_by_role("list", name="Vos cartes en jeu").element_handle()
    box = deck.bounding_box()
    start, end = page.evaluate(FIRST_FRAME, [cards, deck])
    assert box is not None
    assert abs(start - box["y"]) < 10
    assert end - start > 100


def test_a_dialog_keeps_the_keys_and_gives_them_back(open_page: OpenPage) -> None:
    page = open_page("/gallery", "desktop", reduced_motion="reduce")
    opener = page.get_by_role("button", name="Ouvrir un dialogue")
    opener.click()
    dialog = page.get_by_role("dialog", name="Quitter la table")
    expect(dialog).to_be_visible()
    assert faults(page) == []
    picture(page, "dialog", whole=False)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(opener).to_be_focused()


@both_sizes
def test_the_settings_are_kept(open_page: OpenPage, size: str) -> None:
    page = open_page("/gallery", size, reduced_motion="reduce")
    page.get_by_role("button", name="Réglages").click()
    picture(page, f"settings-{size}", whole=False)
    assert faults(page) == []
    drawer = page.get_by_role("dialog", name="Réglages")
    drawer.get_by_label("À la bougie").check()
    drawer.get_by_label("English").check()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("The furniture of the house")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("document.documentElement.lang") == "en"

"""All the cards of Oui, honorable Parrain, to be leafed through before it is played."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import OpenPage, enlarge, faults, leaves_the_screen, picture, too_small


@pytest.mark.parametrize(
    ("size", "theme", "language", "title"),
    [
        ("small", "light", "fr", "Le phare"),
        ("desktop", "dark", "en", "The lighthouse"),
    ],
)
def test_every_card_is_there_and_can_be_read(
    open_page: OpenPage, size: str, theme: str, language: str, title: str
) -> None:
    """parrain.excuses, parrain.characters, parrain.bags"""
    page = open_page("/cards/parrain", size, theme, language, reduced_motion="reduce")
    cards = page.locator("button").filter(has=page.locator(".card"))
    expect(cards).to_have_count(84)
    expect(page.locator(".table > li > .card")).to_have_count(11)
    expect(page.locator(".bags > li")).to_have_count(11)
    picture(page, f"parrain-album-{size}-{language}", whole=False)
    assert faults(page) == []
    assert too_small(page) == []
    assert not leaves_the_screen(page)
    cards.filter(has=page.get_by_role("img", name=title)).click()
    card = page.get_by_role("dialog", name=title).get_by_role("img")
    expect(card).to_contain_text("tarte aux pommes" if language == "fr" else "apple pie")
    picture(page, f"parrain-card-{size}-{language}", whole=False)


def test_the_album_with_text_twice_as_large(open_page: OpenPage) -> None:
    page = open_page("/cards/parrain", "small", reduced_motion="reduce")
    enlarge(page)
    assert not leaves_the_screen(page)


def test_the_rules_lead_to_the_album_and_back(open_page: OpenPage) -> None:
    page = open_page("/rules/parrain", reduced_motion="reduce")
    page.get_by_role("link", name="Toutes les cartes").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Les 84 excuses")
    page.get_by_role("link", name="Les règles").click()
    expect(page.get_by_role("link", name="Toutes les cartes")).to_be_visible()


def test_a_game_without_pictures_says_so(open_page: OpenPage) -> None:
    page = open_page("/cards/blackstone", reduced_motion="reduce")
    expect(page.get_by_text("pas de cartes à feuilleter")).to_be_visible()

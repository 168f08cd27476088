"""Whoever lost the cookie gets the chair back; another name is seen at once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import OpenPage, sound
from tests.web.house import House
from tests.web.play import may_move, moves, result, tap
from tests.web.tavern import begin, join, open_room


def link_of(host: Page) -> str:
    link = host.get_by_label("Le lien du salon").input_value()
    return link[link.index("/room") :]


def come_without_cookie(open_page: OpenPage, link: str, name: str) -> Page:
    """The same link in a browser that has never been here."""
    page = open_page(link, "phone", reduced_motion="reduce")
    page.get_by_label("Votre surnom").fill(name)
    page.get_by_role("button", name="Entrer").click()
    # the game of others is on: the room says so, and offers a chair and a look
    expect(page.get_by_text("est en cours, avec")).to_be_visible()
    page.get_by_role("button", name="Regarder en attendant").click()
    expect(page.get_by_text("Vous regardez la partie.")).to_be_visible()
    return page


def plays(page: Page, host: Page) -> None:
    """It has a seat, and is asked sooner or later, as the host plays on."""
    expect(page.get_by_text("Vous regardez la partie.")).to_be_hidden()
    for _ in range(2000):
        if moves(page).is_visible():
            return
        if result(host).is_visible():
            result(host).get_by_role("button", name="Encore une").click()
            expect(result(host)).to_be_hidden()
        elif may_move(host).is_visible():
            tap(may_move(host))
        page.wait_for_timeout(30)
    raise AssertionError("never asked")


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Where a bot soon plays for whoever is gone."""
    house = House(tmp_path_factory.mktemp("hasty"), patience_seconds=1)
    yield house
    house.close()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_host_gives_the_chair_back_in_one_tap(
    open_page: OpenPage, hasty: House, size: str
) -> None:
    open_page = partial(open_page, at=hasty.address)
    host, _ = open_room(open_page, "Blackstone", size)
    link = link_of(host)
    friend, _ = join(open_page, host, "Zoé")
    begin(host, "Blackstone")
    expect(friend.get_by_role("region", name="Blackstone", exact=True)).to_be_visible()
    friend.context.close()
    back = come_without_cookie(open_page, link, "zoé")
    question = host.get_by_role("alert")
    expect(question).to_contain_text("zoé revient sans sa chaise")
    sound(host, f"table-chair-back-{size}")
    question.get_by_role("button", name="Rendre la chaise").click()
    expect(question).to_be_hidden()
    expect(news(host)).to_contain_text("zoé a maintenant la chaise de Zoé")
    plays(back, host)


def news(page: Page) -> Locator:
    return page.get_by_role("status", name="Messages")


def test_the_host_gives_a_chair_to_somebody_with_another_name(
    open_page: OpenPage, hasty: House
) -> None:
    open_page = partial(open_page, at=hasty.address)
    host, _ = open_room(open_page, "Paires", "phone")
    link = link_of(host)
    friend, _ = join(open_page, host, "Zoé")
    begin(host, "Paires")
    expect(friend.get_by_role("region", name="Paires", exact=True)).to_be_visible()
    friend.context.close()
    late = come_without_cookie(open_page, link, "Max")
    expect(host.get_by_role("alert")).to_be_hidden()
    host.get_by_role("button", name="Plus", exact=True).click()
    host.get_by_role("button", name="Donner une chaise de la partie").click()
    dialog = host.get_by_role("dialog", name="Donner une chaise")
    sound(host, "table-give-chair-phone")
    dialog.get_by_role("region", name="Pour Max").get_by_role(
        "button", name="La chaise de Zoé · pas là, un robot joue"
    ).click()
    expect(dialog).to_be_hidden()
    plays(late, host)
    host.get_by_role("button", name="Le salon", exact=True).click()
    chairs = host.get_by_role("region", name="Autour de la table").get_by_role("listitem")
    expect(chairs.nth(1).locator("b")).to_have_text("Max")  # in the next game too


def test_where_hands_are_secret_everybody_at_the_table_is_asked(open_page: OpenPage) -> None:
    """On a small phone the question covers nothing; all see how it stands, and how it ends."""
    host, _ = open_room(open_page, "Pirates", "small")
    link = link_of(host)
    friend, _ = join(open_page, host, "Zoé")
    begin(host, "Pirates")
    expect(friend.get_by_role("region", name="Pirates", exact=True)).to_be_visible()
    late = come_without_cookie(open_page, link, "Max")
    everybody = (host, friend, late)
    for page in everybody:
        page.set_viewport_size({"width": 360, "height": 640})
    for answer in ("Non", "D’accord"):
        host.get_by_role("button", name="Plus", exact=True).click()
        host.get_by_role("button", name="Donner une chaise de la partie").click()
        max_gets = host.get_by_role("dialog").get_by_role("region", name="Pour Max")
        max_gets.get_by_role("button").last.click()
        asked = [page.get_by_role("alert", name="Une chaise à donner") for page in everybody]
        expect(asked[0]).to_contain_text("C’est à Zoé de dire oui.")
        expect(asked[1]).to_contain_text("Max verrait cette main et la jouerait. D’accord ?")
        expect(asked[2]).to_contain_text("On demande à la table si vous pouvez prendre la chaise")
        for page, who in zip(everybody, ("host", "asked", "taker"), strict=True):
            sound(page, f"table-chair-secret-{who}")
        asked[1].get_by_role("button", name=answer, exact=True).click()
        for one in asked:
            expect(one).to_be_hidden()
        if answer == "Non":
            for page in everybody:
                expect(news(page)).to_contain_text("reste comme elle est")
    for page in everybody:
        expect(news(page)).to_contain_text("Max a maintenant la chaise")
    expect(late.get_by_text("Vous regardez la partie.")).to_be_hidden()


def test_another_name_is_seen_at_once(open_page: OpenPage) -> None:
    host, _ = open_room(open_page, "Paires")
    friend, _ = join(open_page, host, "Zoé")
    rename(friend, "Zoé la Grande")
    chairs = host.get_by_role("region", name="Autour de la table")
    expect(chairs).to_contain_text("Zoé la Grande")
    begin(host, "Paires")
    rename(friend, "Zozo")
    expect(host.get_by_role("group", name="Zozo", exact=True)).to_be_visible()
    expect(host.get_by_role("group", name="Zoé la Grande")).to_be_hidden()


def rename(page: Page, name: str) -> None:
    """In another tab of the same browser: the room stays open."""
    tab = page.context.new_page()
    tab.goto(page.url[: page.url.index("/room")] + "/me")
    tab.get_by_label("Votre surnom").fill(name)
    tab.get_by_role("button", name="Garder").click()
    expect(tab.get_by_role("heading", level=1)).to_have_text(name)
    tab.close()

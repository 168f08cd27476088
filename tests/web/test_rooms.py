"""The room beside its table: the games of the evening, its link, and who was shown out."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage, sound
from tests.web.play import PLAIN, play_now, play_on, result
from tests.web.test_house import chairs, name_yourself, open_a_room


def link_of(page: Page) -> str:
    link = page.get_by_label("Le lien du salon").input_value()
    return link[link.index("/room") :]


def test_every_game_of_the_evening_can_be_watched_again(open_page: OpenPage) -> None:
    page = open_page("/", "phone", wishes=PLAIN)
    play_now(page, "Blackstone")
    play_on(page)
    result(page).get_by_role("button", name="Encore une").click()
    expect(result(page)).to_be_hidden()
    play_on(page)
    result(page).get_by_role("button", name="Un autre jeu").click()
    replays = page.get_by_role("link", name=re.compile("^Revoir Blackstone"))
    expect(replays).to_have_count(2)
    links = [replays.nth(number).get_attribute("href") for number in range(2)]
    assert len(set(links)) == 2
    sound(page, "room-games")
    replays.nth(1).click()  # the first one, which no table shows any more
    expect(page.get_by_role("heading", level=1)).to_contain_text("Blackstone")
    page.get_by_role("button", name="Vérifier").click()
    expect(page.get_by_text("Tout concorde")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Le salon", exact=True)).to_be_visible()


def test_the_host_changes_the_link_and_those_inside_stay(open_page: OpenPage) -> None:
    host, link = open_a_room(open_page)
    friend = open_page(link, "phone")
    name_yourself(friend, "Zoé")
    host.get_by_role("button", name="Changer le lien").click()
    dialog = host.get_by_role("dialog", name="Un nouveau lien")
    sound(host, "room-relink")
    dialog.get_by_role("button", name="Changer le lien").click()
    expect(host.get_by_label("Le lien du salon")).not_to_have_value(re.compile(re.escape(link)))
    new = link_of(host)
    assert new in host.url
    expect(friend.get_by_text("demandez le nouveau à l’hôte")).to_be_visible()
    assert link not in friend.url
    sound(friend, "room-other-link")
    for page in (friend, host):  # they belong here, by whatever link
        page.reload()
        expect(chairs(page)).to_be_visible()
    assert link_of(host) == new
    away = open_page(link, "phone")
    name_yourself_at_a_closed_door(away)
    other = open_page(new, "phone")
    name_yourself(other, "Nora")


def name_yourself_at_a_closed_door(page: Page) -> None:
    page.get_by_label("Votre surnom").fill("Otto")
    page.get_by_role("button", name="Entrer").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("La porte est fermée")


def test_who_was_away_when_the_link_was_changed_comes_back_by_the_old_one(
    open_page: OpenPage,
) -> None:
    host, link = open_a_room(open_page)
    friend = open_page(link, "phone")
    name_yourself(friend, "Zoé")
    friend.goto(friend.url.split("/room")[0] + "/about")
    host.get_by_role("button", name="Changer le lien").click()
    host.get_by_role("dialog").get_by_role("button", name="Changer le lien").click()
    expect(host.get_by_label("Le lien du salon")).not_to_have_value(re.compile(re.escape(link)))
    friend.goto(friend.url.split("/about")[0] + link)
    expect(chairs(friend)).to_be_visible()
    expect(friend.get_by_text("demandez le nouveau à l’hôte")).to_be_visible()


def test_who_was_shown_the_door_is_let_in_again(open_page: OpenPage) -> None:
    host, link = open_a_room(open_page)
    friend = open_page(link, "phone")
    name_yourself(friend, "Gaspard")
    host.get_by_label("Plus pour Gaspard").click()
    host.get_by_role("button", name="Mettre à la porte").click()
    asked = host.get_by_role("dialog", name="Mettre Gaspard à la porte")
    asked.get_by_role("switch", name="Changer de lien aussi").check()
    sound(host, "room-block")
    asked.get_by_role("button", name="Mettre à la porte").click()
    expect(friend.get_by_role("heading", level=1)).to_have_text("La porte est fermée")
    expect(host.get_by_role("heading", name="Mis à la porte")).to_be_visible()
    expect(host.get_by_label("Le lien du salon")).not_to_have_value(re.compile(re.escape(link)))
    sound(host, "room-outside")
    host.reload()
    host.get_by_role("button", name="Laisser revenir Gaspard").click()
    expect(host.get_by_role("heading", name="Mis à la porte")).to_be_hidden()
    friend.goto(friend.url.split("/room")[0] + link_of(host))
    expect(chairs(friend)).to_be_visible()

"""A deal that binds everybody, as two people see it who have nothing to do for it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.web.conftest import OpenPage, sound
from tests.web.play import PLAIN, moves, play_on, result
from tests.web.test_house import chairs, name_yourself

# At home, over plain http, a browser has no SHA-256; and this one can be told to keep its word.
AT_HOME = """
    Object.defineProperty(crypto, 'subtle', { value: undefined });
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        if (!(window.silent && text.includes('"reveal"'))) send.call(this, text);
    };
"""


@pytest.mark.rule("table.fair")
def test_what_was_sealed_is_kept_shown_and_checked(open_page: OpenPage) -> None:
    host = at_home(open_page, "/")
    host.get_by_role("article", name="Blackstone").get_by_role("button", name="Entre amis").click()
    expect(chairs(host)).to_be_visible()
    link = host.get_by_label("Le lien du salon").input_value()
    friend = at_home(open_page, link[link.index("/room") :])
    name_yourself(friend, "Zoé")
    friend.get_by_role("button", name="S’asseoir sur la chaise 2").click()
    host.get_by_role("button", name="Une donne que personne ne choisit").click()
    promise = the_deal(host).get_by_role("code").first.inner_text()
    sound(host, "luck-room")
    close(host)

    friend.evaluate("window.silent = true")
    host.get_by_role("button", name=re.compile("^Commencer")).click()
    void = "Zoé n’a pas dit son mot à temps"  # which all can see; the next deal goes without it
    expect(host.get_by_text(void)).to_be_visible()
    expect(friend.get_by_text("votre mot n’est pas arrivé")).to_be_visible()
    sound(host, "luck-void")
    expect(moves(friend)).to_be_attached()
    play_on(host, friend)

    result(host).get_by_role("button", name="Vérifier la donne").click()
    expect(the_deal(host).get_by_role("status")).to_contain_text("le vôtre compris")
    expect(the_deal(host)).to_contain_text(void)
    expect(the_deal(host)).not_to_contain_text(f"--promise {promise}")  # that deal was void
    sound(host, "luck-checked")
    result(friend).get_by_role("button", name="Vérifier la donne").click()
    expect(the_deal(friend).get_by_role("status")).to_contain_text("Vérifié par ce navigateur")
    expect(the_deal(friend)).to_contain_text("Vous n’avez pas de mot dans cette donne")
    close(host)

    host.route("**/api/replays/record", forged)
    result(host).get_by_role("button", name="Vérifier la donne").click()
    expect(the_deal(host).get_by_role("status")).to_contain_text("ne vous fiez pas")
    sound(host, "luck-forged")


def at_home(open_page: OpenPage, path: str) -> Page:
    page = open_page("/about", "small", wishes=PLAIN)
    page.add_init_script(AT_HOME)
    page.goto(page.url.removesuffix("/about") + path)
    return page


def the_deal(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Une donne que personne ne choisit")


def close(page: Page) -> None:
    the_deal(page).get_by_role("button", name="Fermer").click()


def forged(route: Route) -> None:
    """Another first card."""
    record = route.fetch().json()
    record["opening"][0] = next(kind for kind in (1, 2) if kind != record["opening"][0])
    route.fulfill(json=record)

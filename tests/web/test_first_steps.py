"""What a stranger meets first: the way back, the invitation, the shelf, the link, the plan."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tablee.games import shelf
from tests.web.conftest import OpenPage, sound
from tests.web.cuba import plan, until
from tests.web.laid import GAMES
from tests.web.play import PLAIN, moves, play_now, until_asked
from tests.web.tavern import listen
from tests.web.test_house import chairs

WIFI, WIRE = "http://192.168.1.7:8000", "http://10.0.0.4:8000"
QR = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'></svg>"


def in_sight(page: Page, thing: Locator) -> bool:
    """Without scrolling."""
    box, screen = thing.bounding_box(), page.viewport_size
    assert box is not None
    assert screen is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= screen["height"]


def test_a_phone_begins_with_the_invitation_and_the_way_back(open_page: OpenPage) -> None:
    page = open_page("/", "small", wishes=PLAIN)
    invitation = page.get_by_label("Le lien du salon")
    expect(page.get_by_role("article", name="Paires")).to_be_visible()
    assert in_sight(page, invitation)
    play_now(page, "Paires")
    until_asked(page)
    page.goto(page.url.partition("/room")[0])
    back = page.get_by_role("link", name="Retourner : Paires")
    expect(back).to_be_visible()
    expect(page.get_by_text("C’est à vous.")).to_be_visible()
    expect(page.get_by_role("article", name="Paires")).to_be_visible()
    for thing in (back, invitation):
        assert in_sight(page, thing)
    sound(page, "home-way-back")
    back.click()
    expect(moves(page)).to_be_visible()


def boxes(page: Page) -> set[str]:
    found = page.get_by_role("article").get_by_role("heading", level=3).all_inner_texts()
    return {*found}


def test_the_shelf_helps_to_choose(open_page: OpenPage) -> None:
    page = open_page("/", "phone")
    expect(page.get_by_role("article", name="Paires")).to_be_visible()
    games = {str(shelf.take(id).words("fr").entries["name"]): id for id in shelf.OURS}
    assert boxes(page) == {*games}
    page.get_by_label("À combien ?").select_option("9")
    assert boxes(page) == {name for name, id in games.items() if shelf.take(id).game.most >= 9}
    page.get_by_role("button", name="du bagout").click()
    assert "Mafia de Cuba" in boxes(page)
    page.get_by_label("Combien de temps ?").select_option("5")
    assert "Mafia de Cuba" not in boxes(page)
    page.get_by_label("À combien ?").select_option("12")
    expect(page.get_by_text("Aucun jeu ne réunit tout cela")).to_be_visible()
    page.get_by_role("button", name="Tout montrer").click()
    assert boxes(page) == {*games}


def answer(told: dict[str, Any]) -> Any:
    return lambda route: route.fulfill(status=200, json=told)


def test_links_carry_the_address_that_the_host_chooses(open_page: OpenPage) -> None:
    """The host sits at the machine itself, whose own address leads nobody else in."""
    host = open_page("/", "phone", wishes=PLAIN)
    drawn: list[str] = []

    def draw(route: Route) -> None:
        asked = json.loads(route.request.post_data or "")
        drawn.append(asked["address"] + asked["path"])
        route.fulfill(status=200, content_type="image/svg+xml", body=QR)

    host.route("**/api/reach", answer({"addresses": [WIFI, WIRE], "why": ""}))
    host.route("**/api/qr", draw)
    host.get_by_role("article", name="Paires").get_by_role("button", name="Entre amis").click()
    link = host.get_by_label("Le lien du salon")
    expect(link).to_have_value(re.compile(f"^{WIFI}/room#"))
    television = host.get_by_role("link", name="Afficher sur une télévision")
    expect(television).to_have_attribute("href", re.compile(f"^{WIFI}/tv#"))
    sound(host, "room-two-addresses")
    host.get_by_role("radio", name=WIRE.removeprefix("http://")).check()
    expect(link).to_have_value(re.compile(f"^{WIRE}/room#"))
    expect(television).to_have_attribute("href", re.compile(f"^{WIRE}/tv#"))
    expect(host.get_by_role("img", name="Le lien en code QR")).to_be_visible()
    until(host, lambda: drawn[-1] == link.input_value())
    assert drawn[0].startswith(WIFI)
    host.reload()
    expect(link).to_have_value(re.compile(f"^{WIRE}/room#"))  # it was chosen once


@pytest.mark.parametrize(
    ("why", "said"), [("only_here", "n’écoute que son propre appareil"), ("no_network", "Wi-Fi")]
)
def test_where_nobody_else_gets_in_it_is_said(open_page: OpenPage, why: str, said: str) -> None:
    host = open_page("/", "phone", wishes=PLAIN)
    host.route("**/api/reach", answer({"addresses": [], "why": why}))
    host.get_by_role("article", name="Paires").get_by_role("button", name="Entre amis").click()
    expect(host.get_by_role("status").filter(has_text=said)).to_be_visible()
    expect(host.get_by_role("img", name="Le lien en code QR")).to_be_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_play_now_seats_as_many_as_a_game_is_best_with(open_page: OpenPage, game: str) -> None:
    """One tap; beside it another one brings stronger bots."""
    box = shelf.take(game)
    page = open_page("/", "desktop")
    heard = listen(page)
    card = page.get_by_role("article", name=GAMES[game], exact=True)
    card.get_by_role("button", name=re.compile("^Jouer tout de suite")).click()
    until(page, lambda: any(told["t"] == "table" for told in heard))
    assert [chair.get("bot", "") for chair in plan(heard)["chairs"]] == ["", *box.welcome]
    if {*box.welcome} == {box.best}:
        return
    page.goto(page.url.partition("/room")[0])
    heard.clear()
    card.get_by_role("button", name=re.compile("contre des robots plus forts$")).click()
    until(page, lambda: any(told["t"] == "table" for told in heard))
    bots = [chair.get("bot", "") for chair in plan(heard)["chairs"]]
    assert bots == ["", *[box.best] * len(box.welcome)]


def test_a_mix_of_tokens_is_kept_while_it_is_put_together(open_page: OpenPage) -> None:
    """cuba.setup.tokens: one Driver more is one token too many, until an Agent makes way."""
    host = open_page("/", "phone")
    heard = listen(host)
    shelved = host.get_by_role("article", name="Mafia de Cuba", exact=True)
    shelved.get_by_role("button", name="Entre amis").click()
    start = host.get_by_role("button", name=re.compile("^Commencer"))
    expect(chairs(host)).to_be_visible()
    expect(start).to_have_attribute("aria-disabled", "false")
    agents, drivers = (counter(host, name) for name in ("Agents", "Chauffeurs"))
    before = plan(heard)["fitting"]["usual"]
    drivers.get_by_role("button", name=re.compile("^Plus")).click()
    until(host, lambda: plan(heard)["options"]["drivers"] == before["drivers"] + 1)
    expect(host.get_by_text("de trop").first).to_be_visible()
    expect(start).to_have_attribute("aria-disabled", "true")
    sound(host, "room-mix")
    agents.get_by_role("button", name=re.compile("^Moins")).click()
    until(host, lambda: plan(heard)["options"]["agents"] == before["agents"] - 1)
    expect(host.get_by_text("de trop")).to_have_count(0)
    assert plan(heard)["options"]["drivers"] == before["drivers"] + 1
    start.click()
    expect(host.get_by_role("region", name="Mafia de Cuba", exact=True)).to_be_visible()


def counter(host: Page, name: str) -> Locator:
    return host.get_by_role("group", name=re.compile(name))

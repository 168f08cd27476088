"""People at a real house: from the shelf to the replay, with bots and with each other."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.web.conftest import OpenPage, faults, picture, sound
from tests.web.house import House
from tests.web.play import PLAIN, may_move, moves, play_now, play_on, result

INK_IN_THE_MIDDLE_OF_A_ZERO = """async () => {
    const pen = Object.assign(document.createElement('canvas'), {width: 200, height: 200})
        .getContext('2d');
    pen.font = `150px ${getComputedStyle(document.body).fontFamily}`;
    await document.fonts.load(pen.font, '0');
    pen.textAlign = 'center';
    const {actualBoundingBoxAscent: high} = pen.measureText('0');
    pen.fillText('0', 100, 150);
    return pen.getImageData(97, 150 - high / 2 - 3, 6, 6).data.reduce((sum, one) => sum + one, 0);
}"""


@pytest.mark.parametrize(
    ("size", "language"), [("phone", "fr"), ("desktop", "en"), ("phone", "en"), ("desktop", "fr")]
)
def test_from_the_shelf_to_the_replay(open_page: OpenPage, size: str, language: str) -> None:
    theme = "light" if language == "fr" else "dark"
    page = open_page("/", size, theme, language, wishes=PLAIN)
    play_now(page, "Paires")
    expect(may_move(page)).to_be_visible()
    sound(page, f"table-{size}-{language}")
    play_on(page)
    sound(page, f"result-{size}-{language}")
    result(page).get_by_role("link").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Paires")
    page.get_by_role("button", name=re.compile("Coup suivant|Next move")).click()
    expect(page.get_by_text(re.compile("Coup 1 sur|Move 1 of"))).to_be_visible()
    page.get_by_role("combobox").select_option(index=1)
    page.get_by_role("button", name=re.compile("Vérifier|Check")).click()
    expect(page.get_by_text(re.compile("Tout concorde|Everything holds"))).to_be_visible()
    sound(page, f"replay-{size}-{language}")
    with page.expect_download() as saved:
        page.get_by_role("button", name=re.compile("Télécharger|Download")).click()
    assert saved.value.suggested_filename == "tablee-paires.json"


def test_one_more_after_the_end(open_page: OpenPage) -> None:
    page = open_page("/", "desktop", wishes=PLAIN)
    play_now(page, "Blackstone")
    play_on(page)
    result(page).get_by_role("button", name="Encore une").click()
    expect(result(page)).to_be_hidden()
    play_on(page)
    result(page).get_by_role("button", name="Un autre jeu").click()
    expect(page.get_by_text("2 parties")).to_be_visible()
    sound(page, "room-evening")


def name_yourself(page: Page, name: str) -> None:
    page.get_by_label("Votre surnom").fill(name)
    page.get_by_role("button", name="Entrer").click()
    expect(chairs(page)).to_be_visible()


def chairs(page: Page) -> Locator:
    return page.get_by_role("region", name="Autour de la table")


def open_a_room(open_page: OpenPage) -> tuple[Page, str]:
    """The host on a desktop, and the link of the room."""
    host = open_page("/", "desktop", wishes=PLAIN)
    host.get_by_role("article", name="Paires").get_by_role("button", name="Entre amis").click()
    expect(chairs(host)).to_be_visible()
    link = host.get_by_label("Le lien du salon").input_value()
    return host, link[link.index("/room") :]


def test_the_room_is_shown_once_the_game_that_one_came_for_is_planned(open_page: OpenPage) -> None:
    """However late the house answers: until then a tap would mean another game."""
    host = open_page("/", "phone")
    held: list[Callable[[], None]] = []

    def late(socket: WebSocketRoute) -> None:
        def hear(news: str | bytes) -> None:
            if '"t":"room"' in str(news):
                held.append(lambda: socket.send(news))
            else:
                socket.send(news)

        socket.connect_to_server().on_message(hear)

    host.route_web_socket("**/ws", late)
    host.get_by_role("article", name="Pirates").get_by_role("button", name="Entre amis").click()
    for _ in range(600):
        if held:
            break
        host.wait_for_timeout(100)
    expect(host.get_by_role("heading", name="On vous ouvre la porte")).to_be_visible()
    expect(chairs(host)).to_be_hidden()
    for tell in held:
        tell()
    expect(chairs(host)).to_be_visible()
    expect(host.get_by_role("radio", name="Pirates")).to_be_checked()


def test_two_people_one_reloads_in_the_middle(open_page: OpenPage) -> None:
    host, link = open_a_room(open_page)
    friend = open_page(link, "phone", wishes=PLAIN)
    sound(friend, "door-phone")
    name_yourself(friend, "Zoé")
    friend.get_by_role("button", name="S’asseoir sur la chaise 2").click()
    expect(chairs(host)).to_contain_text("Zoé")
    friend.get_by_label("Votre message").fill("Bonsoir !")
    friend.get_by_role("button", name="Dire").click()
    expect(host.get_by_role("log", name="La conversation")).to_contain_text("Zoé : Bonsoir !")
    sound(host, "room-desktop-fr")
    sound(friend, "room-phone-fr")

    host.get_by_role("button", name=re.compile("^Commencer")).click()
    expect(moves(friend)).to_be_attached()
    told = friend.get_by_role("log", name="Le récit de la partie")
    expect(told).not_to_be_empty()
    friend.reload()
    expect(told).not_to_be_empty()
    play_on(host, friend)
    expect(result(friend)).to_contain_text("peut relancer une partie")


def test_the_host_keeps_order(open_page: OpenPage) -> None:
    host, link = open_a_room(open_page)
    friend = open_page(link, "phone")
    name_yourself(friend, "Gaspard")
    host.get_by_label("Chaise 3").select_option(label="Gaspard")
    expect(chairs(friend)).to_contain_text("Gaspard")
    host.get_by_label("Plus pour Gaspard").click()
    host.get_by_role("button", name="Demander le silence").click()
    # whoever is muted sees it, instead of a field that nobody reads
    expect(friend.get_by_text("L’hôte vous a demandé le silence")).to_be_visible()
    expect(friend.get_by_label("Votre message")).to_be_hidden()
    host.get_by_role("button", name="Mettre à la porte").click()
    host.get_by_role("dialog").get_by_role("button", name="Mettre à la porte").click()
    expect(friend.get_by_role("heading", level=1)).to_have_text("La porte est fermée")
    sound(friend, "room-closed")


def test_the_plan_is_the_hosts(open_page: OpenPage) -> None:
    host, _ = open_a_room(open_page)
    host.get_by_role("radio", name=re.compile("^Hawthorn")).check()
    host.get_by_role("button", name="Une chaise de plus").click()
    expect(host.get_by_role("button", name="Commencer, avec 4 robots")).to_be_visible()
    host.get_by_text("L’horloge, le rythme, la porte").click()
    host.get_by_label("stricte").check()
    host.get_by_role("switch", name="Ouvert à tous").check()
    host.get_by_label("Le nom du salon", exact=True).fill("Chez Ana")
    host.get_by_role("button", name="Garder").click()
    expect(host.get_by_role("heading", level=1)).to_have_text("Chez Ana")
    sound(host, "room-plan")
    guest = open_page("/")
    guest.get_by_role("link", name="Entrer : Chez Ana").click()
    name_yourself(guest, "Passant")


def test_rules_talk_and_taking_back_beside_the_table(open_page: OpenPage) -> None:
    page = open_page("/", "phone", wishes=PLAIN)
    play_now(page, "Paires")
    expect(may_move(page)).to_be_visible()
    page.get_by_role("button", name="Les règles", exact=True).click()
    drawer = page.get_by_role("dialog", name="Les règles")
    drawer.get_by_label("Chercher dans les règles").fill("plus petite carte")
    expect(drawer.get_by_role("heading", name="Se coucher")).to_be_visible()
    sound(page, "table-rules")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Plus", exact=True).click()
    sound(page, "table-menu")
    # table.undo: nothing was played that could be taken back, so it is not offered
    expect(page.get_by_role("button", name="Reprendre mon coup")).to_be_hidden()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="La conversation").click()
    sound(page, "table-talk")


def test_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page("/", "desktop", wishes=PLAIN)
    play_now(page, "Paires")
    expect(may_move(page)).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == "Se coucher":
            break
    before = page.get_by_role("log", name="Le récit de la partie").inner_text()
    page.keyboard.press("Enter")
    log = page.get_by_role("log", name="Le récit de la partie")
    expect(log).not_to_have_text(before)
    # whatever comes next, the focus is there; it never falls back to the top of the page
    page.wait_for_function("document.activeElement.closest('.board') !== null")
    expect(may_move(page)).to_be_visible()
    page.wait_for_function("document.activeElement.matches('.board .moves button')")
    # zero is a zero: nothing crosses its middle
    assert page.evaluate(INK_IN_THE_MIDDLE_OF_A_ZERO) == 0


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_television_shows_the_table_to_all(open_page: OpenPage, size: str) -> None:
    host, link = open_a_room(open_page)
    screen = open_page(link.replace("/room", "/tv"), size)
    expect(screen.get_by_text("La partie va bientôt commencer.")).to_be_visible()
    expect(screen.get_by_role("img", name="Le lien en code QR")).to_be_visible()
    sound(screen, f"tv-waiting-{size}")
    host.get_by_role("button", name=re.compile("^Commencer")).click()
    expect(screen.get_by_role("region", name="Paires")).to_be_visible()
    screen.wait_for_timeout(500)
    sound(screen, f"tv-{size}")


@pytest.fixture
def toy_house(client: Path, tmp_path: Path) -> Iterator[House]:
    """With the toys of the tests, and windows that close soon."""
    house = House(tmp_path, toys=True, window_seconds=1)
    yield house
    house.close()


def test_a_game_without_a_table_of_its_own_is_played_at_once(
    open_page: OpenPage, toy_house: House
) -> None:
    for toy in ("le choix scellé", "la fenêtre", "la parole", "le mime"):
        page = open_page("/", "phone", at=toy_house.address, wishes=PLAIN)
        play_now(page, f"Jouet : {toy}")
        if toy == "la parole":
            page.get_by_role("button", name="Prétendre").click()
            sound(page, "form")
            page.get_by_role("button", name="Envoyer").click()
            expect(page.get_by_role("dialog")).to_be_hidden()
            expect(page.get_by_role("status", name="Messages")).to_be_empty()
        play_on(page)
        picture(page, f"toy-{toy.split()[-1]}")
        page.context.close()


def test_a_house_that_goes_and_comes_back(open_page: OpenPage, toy_house: House) -> None:
    page = open_page("/", "phone", at=toy_house.address, quiet=False, wishes=PLAIN)
    play_now(page, "Paires")
    expect(may_move(page)).to_be_visible()
    before = page.get_by_role("log").inner_text()
    toy_house.close()
    expect(page.get_by_role("alert")).to_contain_text("ne répond plus")
    assert faults(page) == []
    picture(page, "house-gone")
    may_move(page).click()
    toy_house.open()
    expect(page.get_by_role("alert")).to_be_hidden()
    expect(page.get_by_role("log")).not_to_have_text(before)
    play_on(page)

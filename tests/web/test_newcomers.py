"""Coming to a room: who invites has a name, and who comes late sees the room, and a chair."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage, sound
from tests.web.play import PLAIN, moves, play_on, result
from tests.web.test_house import chairs, name_yourself, open_a_room

ASKED = "Sous quel nom vos amis vous verront-ils ?"


def test_whoever_invites_is_asked_for_a_name_once(open_page: OpenPage) -> None:
    host, link = open_a_room(open_page)
    asked = host.get_by_label(ASKED)
    proposed = asked.input_value()
    assert proposed  # by the house: a tap is enough
    expect(chairs(host)).to_contain_text(proposed)
    asked.fill("Ana")
    sound(host, "room-inviter")
    host.get_by_role("button", name="C’est moi").click()
    expect(asked).to_be_hidden()
    expect(chairs(host)).to_contain_text("Ana")
    friend = open_page(link, "phone")
    name_yourself(friend, "Zoé")  # at the door: not again in the room
    expect(chairs(friend)).to_contain_text("Ana")
    for page in (host, friend):
        page.reload()
        expect(chairs(page)).to_be_visible()
        expect(page.get_by_label(ASKED)).to_be_hidden()


def fewer_chairs(host: Page, count: int) -> None:
    seats = chairs(host).get_by_role("listitem")
    for left in range(seats.count() - 1, count - 1, -1):
        host.get_by_role("button", name=re.compile("^Une chaise de moins")).click()
        expect(seats).to_have_count(left)


def test_who_comes_late_sees_the_room_and_gets_a_chair(open_page: OpenPage) -> None:
    host, link = open_a_room(open_page)
    fewer_chairs(host, 2)
    friend = open_page(link, "phone", wishes=PLAIN)
    name_yourself(friend, "Zoé")
    friend.get_by_role("button", name="S’asseoir sur la chaise 2").click()
    expect(chairs(host)).to_contain_text("Zoé")
    host.get_by_role("button", name=re.compile("^Commencer")).click()
    expect(moves(friend)).to_be_attached()

    # during a game, at a full table: a chair is drawn up for the next one, and one may look on
    late = open_page(link, "phone", wishes=PLAIN)
    name_yourself(late, "Max")
    expect(late.get_by_text(re.compile("^Paires est en cours, avec .* et Zoé"))).to_be_visible()
    expect(late.get_by_text("La table est complète")).to_be_visible()
    sound(late, "room-full-table")
    late.get_by_role("button", name="Approcher une chaise").click()
    expect(late.get_by_text("Votre chaise est gardée")).to_be_visible()
    expect(chairs(late).get_by_role("listitem")).to_have_count(3)
    late.get_by_role("button", name="Regarder en attendant").click()
    expect(late.get_by_text("Vous regardez la partie.")).to_be_visible()
    play_on(host, friend)

    # between two games: the room, and nothing of a game that was others'
    later = open_page(link, "phone", wishes=PLAIN)
    name_yourself(later, "Nora")
    expect(later.get_by_text("La table est complète")).to_be_visible()
    expect(later.get_by_text("est en cours")).to_be_hidden()
    expect(result(later)).to_be_hidden()
    expect(later.get_by_role("region", name="Paires", exact=True)).to_be_hidden()
    sound(later, "room-between-games")
    later.get_by_role("button", name="Approcher une chaise").click()
    expect(chairs(later).get_by_role("listitem")).to_have_count(4)

    # and the next game is theirs as well
    result(host).get_by_role("button", name="Encore une").click()
    for page in (late, later):
        expect(moves(page)).to_be_attached()
        expect(page.get_by_text("Vous regardez la partie.")).to_be_hidden()

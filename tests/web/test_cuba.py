"""Mafia de Cuba at its own table: the box, the questions, the pockets, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import (
    OpenPage,
    enlarge,
    faults,
    leaves_the_screen,
    picture,
    sound,
    too_small,
)
from tests.web.cuba import (
    SAY,
    Frames,
    accuse,
    accuse_by_keys,
    bear_witness,
    begin,
    box,
    claim,
    help_yourself,
    join,
    keep,
    leaks,
    line,
    open_room,
    over,
    point_at,
    row,
    say_it,
    settle,
    stands_above_the_buttons,
    take_diamonds,
    take_token,
    until,
    view,
)
from tests.web.lessons import stands_clear, walk
from tests.web.play import result, tap

everywhere = pytest.mark.parametrize(
    ("size", "language", "theme"),
    [
        ("phone", "fr", "light"),
        ("desktop", "fr", "dark"),
        ("phone", "en", "dark"),
        ("desktop", "en", "light"),
    ],
)


@everywhere
def test_a_game_as_the_godfather(open_page: OpenPage, size: str, language: str, theme: str) -> None:
    """cuba.setup.remove, cuba.talk, cuba.accuse: until his diamonds are back, or he falls."""
    name = f"{size}-{language}"
    page, heard = open_room(open_page, 7, size, language, theme, threads=True)
    begin(page)
    expect(box(page)).to_be_visible()
    sound(page, f"cuba-keep-{name}")
    keep(page, 2)
    expect(line(page)).to_be_visible()
    for asked, (place, topic) in enumerate(((0, 0), (0, 2), (1, 0), (1, 3), (2, 2)), 1):
        point_at(page, place)
        page.locator(".cards .card").nth(topic).click()
        answered(page, heard, place, asked)
    sound(page, f"cuba-questions-{name}")
    accuse_all(page, heard)
    over(page)
    expect(
        page.get_by_role("region", name=re.compile("chemin de la boîte|way of the box"))
    ).to_be_visible()
    sound(page, f"cuba-end-{name}")
    page.get_by_role("button", name=re.compile("croyaient|the bots believed")).click()
    believed = page.locator("summary", has_text=re.compile("^(Ce que croyait|What .* believed)"))
    expect(believed.first).to_be_visible()
    believed.first.click()
    expect(
        page.get_by_text(re.compile("Au début de l’enquête|When the inquiry began")).first
    ).to_be_visible()
    sound(page, f"cuba-beliefs-{name}")
    assert leaks(heard) == []


def answered(page: Page, heard: Frames, place: int, asked: int) -> None:
    """So many questions were put so far, and the last one waits for no answer any more."""
    until(page, lambda: [*events(heard)].count("questioned") == asked)
    until(page, lambda: view(heard)["questions"][place + 1] == -1)


def events(heard: Frames) -> Iterator[str]:
    for told in heard:
        if told["t"] == "step":
            yield from (event["event"] for event in told.get("events") or [])


def shown(page: Page, heard: Frames, place: int) -> None:
    until(page, lambda: place + 1 in view(heard)["accused"])


def accuse_all(page: Page, heard: Frames) -> None:
    """One after another, until the end."""
    while view(heard)["phase"] != "over":
        now = view(heard)
        place = next(place for place in range(now["seats"] - 1) if place + 1 not in now["accused"])
        accuse_by_keys(page, place)
        shown(page, heard, place)


def test_three_friends_and_bots_one_on_a_phone_one_reloads(open_page: OpenPage) -> None:
    host, told = open_room(open_page, 6)
    ana, ana_heard = join(open_page, host, "Ana", 2, "phone")
    bo, bo_heard = join(open_page, host, "Bo", 4, "small")
    begin(host, ana, bo)
    keep(host, 3)
    expect(host.get_by_role("list", name="Autour de la table")).to_contain_text("Ana a la boîte")
    picture(host, "cuba-ring-desktop-fr", whole=False)
    picture(ana, "cuba-bag-phone-fr", whole=False)
    take_token(ana, "Fidèle")  # into the bag: she is first
    expect(box(ana).get_by_text("Touchez des diamants")).to_be_visible()
    refused = box(ana).get_by_role("button", name="Ne rien prendre")
    refused.click()
    expect(box(ana)).to_contain_text(
        "Prenez un ou plusieurs diamants"
    )  # beside it; nothing is sent
    stands_above_the_buttons(ana)
    take_diamonds(ana, 2)
    help_yourself(bo)
    expect(line(bo)).to_be_visible()
    bo.get_by_role("button", name=re.compile("^Carnet")).click()
    bo.get_by_label("Vos notes").fill("Ana a l’air trop calme.")
    sound(bo, "cuba-notes-small-fr")
    bo.keyboard.press("Escape")
    bo.reload()
    expect(line(bo)).to_be_visible()
    bo.get_by_role("button", name=re.compile("^Carnet")).click()
    expect(bo.get_by_label("Vos notes")).to_have_value("Ana a l’air trop calme.")
    expect(bo.get_by_role("dialog")).to_contain_text("Dans votre poche")
    bo.keyboard.press("Escape")
    claim(bo, "laissé")
    expect(row(host, 2)).to_contain_text("Bo dit avoir laissé")
    claim(bo, "laissé")  # once more: the view holds the last word, the story both
    for page in (host, bo):
        expect(row(page, 2).get_by_role("img", name="2 versions")).to_be_visible()
    bo.reload()
    row(bo, 2).get_by_role("button").first.click()
    dossier = bo.get_by_role("dialog")
    expect(dossier.get_by_role("listitem")).to_have_count(2)
    expect(dossier).to_contain_text("J’ai laissé")
    picture(bo, "cuba-dossier-small-fr", whole=False)
    bo.keyboard.press("Escape")
    point_at(host, 0)
    host.locator(".cards .card").nth(0).click()
    expect(ana.get_by_text("« Combien de diamants quand tu as reçu la boîte ? »")).to_be_visible()
    sound(ana, "cuba-answer-phone-fr")
    ana.get_by_role("group", name="Diamants").get_by_role("button", name="Moins").click()
    say_it(ana)
    expect(row(host, 0)).to_contain_text("Ana dit avoir reçu")
    accuse(host, 0)
    expect(ana.get_by_text("Vous êtes hors jeu")).to_be_visible()
    assert view(ana_heard)["took"] == -1  # cuba.out: a spectator's view
    expect(ana.locator(".drama")).to_be_hidden()
    sound(ana, "cuba-bet-phone-fr")
    ana.get_by_role("button", name="le Parrain tombe").click()
    expect(ana.get_by_text("Votre pari : le Parrain tombe")).to_be_visible()
    accuse_all(host, told)
    for page in (host, ana, bo):
        expect(result(page)).to_be_visible()
    for heard in (told, ana_heard, bo_heard):
        assert leaks(heard) == []


def test_pan(open_page: OpenPage) -> None:
    """cuba.cleaner: the same window for all, then the shot, in French as loud as can be."""
    host, told = open_room(open_page, 6, cleaner=True)
    ana, heard = join(open_page, host, "Ana", 2, "phone")
    begin(host, ana)
    keep(host)
    settle(ana)  # nothing into the bag
    expect(box(ana).get_by_text("Touchez des diamants")).to_be_visible()
    take_token(ana, "Nettoyeur")
    expect(line(host)).to_be_visible()
    accuse(host, 2)
    pan = ana.get_by_role("button", name="PAN !")
    expect(pan).to_be_visible()
    assert too_small(ana) == []
    picture(ana, "cuba-window-phone-fr", whole=False)
    pan.click()
    for page in (ana, host):
        expect(page.locator(".drama.shot")).to_be_visible()
    picture(ana, "cuba-pan-phone-fr", whole=False)
    picture(host, "cuba-pan-desktop-fr", whole=False)
    picture(ana, "cuba-pockets-phone-fr", whole=False)
    story = host.get_by_role("log", name="Le récit de la partie")
    expect(story).to_contain_text("PAN ! Ana tire sur")
    until(host, lambda: view(told)["phase"] in ("inquiry", "over"))
    assert view(told)["shot"] == 1
    assert leaks(heard) == []
    assert leaks(told) == []


def test_what_was_chosen_is_sealed_until_the_box_goes_on(open_page: OpenPage) -> None:
    """cuba.hold: everybody has the box as long, and may think again under the shut lid."""
    page, heard = open_room(open_page, 5, "phone", godfather=4, hold=60)
    begin(page)
    expect(box(page)).to_be_visible()
    settle(page)  # nothing into the bag: she is first
    expect(box(page).get_by_text("C’est choisi.")).to_be_visible()
    sound(page, "cuba-sealed-phone-fr")
    assert view(heard)["chosen"] == 5
    page.get_by_role("button", name="Rouvrir la boîte").click()
    take_token(page, "Fidèle")
    expect(box(page).get_by_text("C’est choisi.")).to_be_visible()
    until(page, lambda: view(heard)["chosen"] == 0)
    page.reload()
    expect(box(page).get_by_text("C’est choisi.")).to_be_visible()
    assert leaks(heard) == []


def test_twelve_on_a_small_phone(open_page: OpenPage) -> None:
    host, _ = open_room(open_page, 12, "small", godfather=11, threads=True)
    begin(host)
    expect(box(host)).to_be_visible()
    settle(host)
    expect(box(host).get_by_text("Touchez des diamants")).to_be_visible()
    sound(host, "cuba-box-small-fr")
    take_diamonds(host, 1)
    expect(line(host)).to_be_visible()
    assert line(host).locator("> li").count() == 11
    for sentence in ("reçu… diamants", "laissé", "pris"):
        talk = host.get_by_role("group", name="Témoigner").get_by_role(
            "button", name=re.compile(sentence)
        )
        tap(talk)  # unless the Godfather asks something in this moment
        if sentence == "pris":
            tap(host.get_by_role("button", name="Chauffeur", exact=True))
        tap(host.get_by_role("button", name=SAY))
    sound(host, "cuba-twelve-small-fr")
    enlarge(host)
    picture(host, "cuba-twelve-large-text", whole=False)
    assert not leaves_the_screen(host)


def test_the_television_tells_nothing(open_page: OpenPage) -> None:
    host, _ = open_room(open_page, 9)
    link = host.get_by_label("Le lien du salon").input_value()
    begin(host)
    tv = open_page("/tv#" + link.partition("#")[2], "desktop", reduced_motion="reduce")
    expect(tv.get_by_role("list", name="Autour de la table")).to_be_visible()
    expect(box(tv)).to_be_hidden()
    keep(host)
    expect(line(tv)).to_be_visible()
    picture(tv, "cuba-tv", whole=False)
    assert faults(tv) == []
    assert not leaves_the_screen(tv)


def test_by_keyboard_alone(open_page: OpenPage) -> None:
    page, heard = open_room(open_page, 5)
    begin(page)
    expect(box(page)).to_be_visible()
    box(page).get_by_role("button", name="Plus : Diamants dans votre main").press("Enter")
    box(page).get_by_role("button", name="Garder 1 diamant").press("Enter")
    expect(line(page)).to_be_visible()
    assert view(heard)["kept"] == 1
    row(page, 0).get_by_role("button").first.press("Enter")
    hold = page.get_by_role("button", name=re.compile("^Vide tes poches")).first
    hold.focus()
    page.keyboard.down(" ")
    expect(hold).to_be_hidden()
    page.keyboard.up(" ")
    story = page.get_by_role("log", name="Le récit de la partie")
    expect(story).to_contain_text("vide tes poches !")
    assert too_small(page) == []


@pytest.mark.parametrize(("size", "language"), [("phone", "fr"), ("desktop", "en")])
def test_the_lesson(open_page: OpenPage, size: str, language: str) -> None:
    page = open_page("/", size, "light", language, reduced_motion="reduce")
    shelf = page.get_by_role("article", name="Mafia de Cuba")
    shelf.get_by_role("button", name=re.compile("^(Apprendre|Learn)")).click()
    said: set[str] = set()

    def show(text: str) -> None:
        said.add(text)
        picture(page, f"cuba-lesson-{len(said)}-{size}-{language}", whole=False)
        if language == "fr":
            stands_clear(page)

    walk(page, bear_witness, show)
    assert len(said) >= 6

"""The silence after an excuse, on the smallest phone: a story is read, its answers are in sight."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tablee.engine.game import Ask
from tablee.engine.match import Match
from tablee.games.parrain.law.moves import Tell
from tablee.games.parrain.law.numbers import ACCUSE
from tests.web.conftest import picture
from tests.web.laid import Laid, Seen

SMALL = (360, 640)
LINES = 5  # of a story, without a finger on it
SEATS = 7
STORY = "Honorable Parrain, c’était la chèvre."
IN_SIGHT = """(it) => {
    const { left, top, right, bottom } = it.getBoundingClientRect();
    const upmost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && (it.contains(upmost) || upmost.contains(it));
}"""
HEIGHT_OF_LINES = """() => {
    const stage = document.querySelector('.stage');
    const { lineHeight } = getComputedStyle(stage.querySelector('blockquote p'));
    return stage.clientHeight / parseFloat(lineHeight);
}"""

BELOW = """() => document.querySelector('.stage blockquote p').getBoundingClientRect().bottom
    - document.querySelector('.stage').getBoundingClientRect().bottom"""  # of the story: nothing
CUT = "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"


def in_a_beat(named: bool) -> tuple[Laid, int]:
    """A table on which somebody may answer a story, and who: whom it named, or a partner."""
    for seed in range(1, 40):
        laid, found = Laid("parrain", SEATS, seed), list[int]()

        def answers(match: Match, found: list[int] = found) -> bool:
            public = match.view(0)
            found[:] = [
                ask.seat
                for ask in match.asks
                if ask.rule == "parrain.beat"
                and ask.seat != public.godfather
                and (ask.seat in public.named) is named
            ]
            return bool(found)

        laid.play(answers)
        if found:
            return laid, found[0]
    raise AssertionError("nobody is named")


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("named", [True, False], ids=["named", "partner"])
def test_a_story_is_read_and_answered(
    browser: Browser, address: str, language: str, named: bool
) -> None:
    seen = Seen(browser, address, "/room", language, reduced_motion="reduce", is_mobile=True,
                has_touch=True)  # fmt: skip
    seen.resize(*SMALL)
    laid, seat = in_a_beat(named)
    seen.show(laid, seat)
    page = seen.page
    expect(beat(page)).to_be_visible()
    all_in_sight(page)
    assert page.evaluate(HEIGHT_OF_LINES) >= LINES
    assert page.evaluate(BELOW) <= 0
    if named:
        beat(page).get_by_role("list").get_by_role("button").first.click()
        expect(beat(page).get_by_role("button", name=re.compile("Annuler|Cancel"))).to_be_visible()
        all_in_sight(page)
    picture(page, f"parrain-beat-{'named' if named else 'partner'}-{language}", whole=False)
    assert not seen.troubles
    seen.context.close()


@pytest.mark.parametrize("seats", [7, 8, 11])
def test_names_of_the_stories_are_not_cut(browser: Browser, address: str, seats: int) -> None:
    """Stories call people by their characters: who is meant must be read, one's own name too."""
    seen = Seen(browser, address, "/room", "fr", reduced_motion="reduce", is_mobile=True)
    seen.resize(*SMALL)
    for seat in (1, seats - 1):
        seen.show(Laid("parrain", seats, 5), seat)
        expect(seen.page.locator(".ring .called")).to_have_count(seats - 1)
        assert seen.page.locator(".ring .called").evaluate_all(CUT) == []
    assert not seen.troubles
    seen.context.close()


def test_nobody_is_asked_to_cancel_what_is_cancelled(browser: Browser, address: str) -> None:
    """parrain.beat: it goes on for as long, and says that one's cards stay in one's hand."""
    seen = Seen(browser, address, "/room", "fr", reduced_motion="reduce")
    laid, seat = in_a_beat(named=True)
    seen.show(laid, seat)
    page = seen.page
    cards = beat(page).get_by_role("list").get_by_role("button")
    expect(cards).to_have_count(3)
    played = laid.message(seat)["pub"]["excuses"]
    played[-1]["cancelled"] = True
    seen.tell({"t": "step", "events": [], "pub": {"excuses": played}})
    expect(beat(page)).to_contain_text("Déjà annulée")
    expect(cards).to_have_count(0)
    expect(beat(page).get_by_role("button", name="Laisser dire")).to_be_visible()
    assert not seen.troubles
    seen.context.close()


def test_the_focus_is_seen_in_a_dark_room(browser: Browser, address: str) -> None:
    """By day too: around a face that has it lies a ring as bright as the letters."""
    seen = Seen(browser, address, "/room", "fr", color_scheme="light")
    laid, seat = in_a_beat(named=True)
    seen.show(laid, seat)
    face = seen.page.locator(".ring .person button").first
    face.focus()
    seen.page.keyboard.press("Tab")
    seen.page.keyboard.press("Shift+Tab")
    ring = face.evaluate("(it) => getComputedStyle(it).outlineColor")
    assert ring == "rgb(255, 231, 174)"
    seen.context.close()


def asked(match: Match, rule: str) -> list[Ask]:
    return [ask for ask in match.asks if ask.rule == rule and ask.seat >= 0]


def on_the_floor(seen: Seen, accuses: bool = False) -> tuple[Laid, int]:
    """Somebody is to tell, or may accuse too, and sees it."""
    laid = Laid("parrain", SEATS, 3)

    def speaks(match: Match) -> bool:
        moves = [move for ask in asked(match, "parrain.play") for move in match.legal(ask.seat)]
        return any(ACCUSE.has(move) for move in moves) if accuses else bool(moves)

    laid.play(speaks)
    seat = asked(laid.match, "parrain.play")[0].seat
    seen.show(laid, seat)
    return laid, seat


def hand_of(seen: Seen) -> Locator:
    return seen.page.get_by_role("list", name="Vos excuses").get_by_role("button")


def test_by_keyboard_the_focus_goes_from_card_to_story(browser: Browser, address: str) -> None:
    """What comes next has it, not the first portrait of the ring."""
    seen = Seen(browser, address, "/room", "fr", reduced_motion="reduce")
    on_the_floor(seen)
    hand = hand_of(seen)
    hand.first.press("Enter")
    expect(seen.page.locator(".telling textarea")).to_be_focused()
    seen.resize(1280, 720)  # a laptop, or a little more of it with a lesson above
    tells = seen.page.get_by_role("button", name=re.compile("^Raconter"))
    assert tells.evaluate(IN_SIGHT)
    seen.page.get_by_role("button", name="Autre carte").press("Enter")
    expect(hand.first).to_be_focused()
    assert not seen.troubles
    seen.context.close()


def test_by_keyboard_one_who_has_pointed_is_where_one_accuses(
    browser: Browser, address: str
) -> None:
    """parrain.accuse: the button is far from the portraits; a finger moves no focus."""
    seen = Seen(browser, address, "/room", "fr", reduced_motion="reduce")
    on_the_floor(seen, accuses=True)
    suspects = seen.page.locator(".ring .person:is(.yes, .chosen) button")
    accuse = seen.page.get_by_role("button", name=re.compile("^J’accuse"))
    suspects.first.click()
    expect(accuse).to_be_visible()
    expect(accuse).not_to_be_focused()
    for suspect in (suspects.first, suspects.last):
        suspect.focus()
        seen.page.keyboard.press("Tab")
        seen.page.keyboard.press("Shift+Tab")
        suspect.press("Enter")  # the first: no longer
        if suspect.get_attribute("aria-pressed") == "false":
            suspect.press("Enter")
        expect(accuse).to_be_focused()
    assert not seen.troubles
    seen.context.close()


def test_by_keyboard_the_laughs_are_next_to_their_button(browser: Browser, address: str) -> None:
    seen = Seen(browser, address, "/room", "fr", reduced_motion="reduce")
    laid, _ = in_a_beat(named=True)
    listener = next(
        ask.seat for ask in laid.match.asks if ask.seat >= 0 and ask.rule == "parrain.talk"
    )
    seen.show(laid, listener)
    seen.page.get_by_role("button", name="Réagir").press("Enter")
    seen.page.keyboard.press("Tab")
    expect(seen.page.get_by_role("button", name="Rire", exact=True)).to_be_focused()
    seen.context.close()


def test_whoever_was_interrupted_goes_on_with_their_story(browser: Browser, address: str) -> None:
    """parrain.help: the partner tells something first; card, words and names are as they were."""
    seen = Seen(browser, address, "/room", "fr", reduced_motion="reduce")
    laid, _ = on_the_floor(seen)
    hand_of(seen).nth(1).click()
    story = seen.page.locator(".telling textarea")
    story.fill(STORY)
    title = seen.page.locator(".telling .printed b").inner_text()
    seen.page.locator(".ring .person.yes button").first.click()
    helper = asked(laid.match, "parrain.help")[0]
    laid.company.play(helper, Tell(0, 0, "C’était moi, Parrain."))
    seen.step(lambda _: True)
    expect(story).to_be_hidden()
    seen.step(lambda match: bool(asked(match, "parrain.play")))
    expect(story).to_have_value(STORY)
    expect(seen.page.locator(".telling .printed b")).to_have_text(title)
    expect(seen.page.locator(".cited button")).to_have_count(1)
    seen.page.get_by_role("button", name="Autre carte").click()
    expect(story).to_be_hidden()
    assert not seen.troubles
    seen.context.close()


def beat(page: Page) -> Locator:
    return page.locator("[data-at=beat]")


def all_in_sight(page: Page) -> None:
    buttons = beat(page).get_by_role("button")
    hidden = [button.inner_text() for button in buttons.all() if not button.evaluate(IN_SIGHT)]
    assert hidden == []

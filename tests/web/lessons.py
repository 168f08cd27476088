"""A card of a lesson on every screen: it lies over nothing, and what it speaks of is in reach."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.play import result, tap
from tests.web.tavern import FINISH, LESSON, NEXT

SCREENS = [(360, 640), (390, 844), (1280, 800)]
TEXT = ["100%", "200%"]

ENLARGE = "(size) => { document.documentElement.style.fontSize = size; }"

LOOKS = 3000  # at a table, before its lesson counts as endless
PLACE = "() => document.querySelector('section.card')?.dataset.step ?? ''"
WORDS = "() => document.querySelector('section.card p')?.innerText ?? ''"

# Two frames, and the look that the ring takes at its thing.
SETTLED = """() => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30))))"""

# What the card lies over: what it names, one's hand, and whatever may be used. A part that a
# board has scrolled away is not seen, and so not covered.
FAULTS = """() => {
    const card = document.querySelector('section.card');
    if (!card) return [];
    const seen = (thing) => {
        const { left, top, right, bottom } = thing.getBoundingClientRect();
        const box = { left, top, right, bottom };
        for (let one = thing.parentElement; one; one = one.parentElement) {
            if (getComputedStyle(one).overflowY === 'visible') continue;
            if (one === document.documentElement || one === document.body) continue;
            const through = one.getBoundingClientRect();
            box.left = Math.max(box.left, through.left);
            box.top = Math.max(box.top, through.top);
            box.right = Math.min(box.right, through.right);
            box.bottom = Math.min(box.bottom, through.bottom);
        }
        return box;
    };
    const mine = card.getBoundingClientRect();
    const over = (thing) => {
        const box = seen(thing);
        return Math.min(box.right, mine.right) - Math.max(box.left, mine.left) > 1
            && Math.min(box.bottom, mine.bottom) - Math.max(box.top, mine.top) > 1;
    };
    const named = document.querySelector(`[data-at="${CSS.escape(card.dataset.names ?? '')}"]`);
    const things = [...document.querySelectorAll(
        'button, a[href], input, [role=switch], [data-at=hand], [data-at=choice]')]
        .filter((one) => !card.contains(one) && one.checkVisibility() && !one.closest('.skip'));
    if (named) things.push(named);
    const faults = things.filter(over)
        .map((one) => `over ${one.ariaLabel || one.dataset.at || one.textContent.trim()}`);
    if (card.scrollWidth > card.clientWidth + 1) faults.push('the card is cut');
    if (mine.left < -1 || mine.right > innerWidth + 1) faults.push('the card leaves the screen');
    const board = document.querySelector('.board').getBoundingClientRect();
    if (board.height < 200) faults.push(`a table of ${board.height} px`);
    const large = document.documentElement.style.fontSize === '200%';
    if (!large && (mine.top < 0 || mine.bottom > innerHeight))
        faults.push('the card is not in sight');
    const dock = document.querySelector('.board [data-dock]');
    if (!large && card.querySelector('small:not(.still)') && dock && named?.checkVisibility()) {
        const through = document.querySelector('.board').getBoundingClientRect();
        const below = dock.getBoundingClientRect().bottom - through.bottom;
        const above = named.getBoundingClientRect().top - through.top;
        if (Math.min(below, above - 10) > 1)
            faults.push(`one's moves want ${Math.ceil(below)} px of scrolling`);
    }
    if (named && named.checkVisibility() && named.closest('.board')) {
        named.scrollIntoView({ block: 'center' });
        const box = seen(named);
        const dock = named.closest('.board').querySelector('[data-dock]');
        if (!large && dock && !dock.contains(named) && getComputedStyle(dock).position === 'sticky')
            box.bottom = Math.min(box.bottom, dock.getBoundingClientRect().top);
        if (box.bottom - box.top < 8 || box.right - box.left < 8)
            faults.push(`${card.dataset.names} is out of reach`);
    }
    return faults;
}"""


def stands_clear(page: Page) -> None:
    """The same moment on every screen, with text as it is and twice as large."""
    usual = page.viewport_size
    found: list[str] = []
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        for text in TEXT:
            page.evaluate(ENLARGE, text)
            page.evaluate(SETTLED)
            found += [f"{width}x{height} at {text}: {one}" for one in page.evaluate(FAULTS)]
    page.evaluate(ENLARGE, "")
    if usual is not None:
        page.set_viewport_size(usual)
    page.evaluate("scrollTo(0, 0)")
    assert not found, found


def walk(page: Page, act: Callable[[Page], None], each: Callable[[str], None]) -> None:
    """Does what the cards of a lesson ask for, to its end or that of its game."""
    card = page.get_by_role("region", name=LESSON)
    expect(card).to_be_visible()
    buttons = card.get_by_role("button", name=NEXT).or_(card.get_by_role("button", name=FINISH))
    said = ""
    for _ in range(LOOKS):
        if result(page).is_visible():
            return
        text = words_on(page)
        if text not in ("", said):
            each(said := text)
        if buttons.is_visible():
            last = card.get_by_role("button", name=FINISH).is_visible()
            tap(buttons)
            if last:
                return
        else:
            act(page)
        page.wait_for_timeout(50)
    raise AssertionError(f"this lesson does not end: {said}")


def words_on(page: Page) -> str:
    """Of the card that is there, if there is one."""
    found: str = page.evaluate(WORDS)
    return found


def place_of(page: Page) -> tuple[int, int]:
    """Of the card that is there: which one it is, and of how many."""
    here: str = page.evaluate(PLACE)
    number, _, count = (here or "0 of 0").partition(" of ")
    return int(number), int(count)


def comes_first(page: Page) -> None:
    """By keyboard: the first thing of the page, behind the link that leads past its top."""
    page.evaluate("document.querySelector('main').focus()")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('section.card') !== null")

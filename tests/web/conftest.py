"""A real browser, the built client, and what every screen is held to."""

from __future__ import annotations

import contextlib
import json
import shutil
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web.house import House

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web"
SCREENS = ROOT / "screens"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
SLOW = 60_000  # ms: a busy machine is no fault of the page's
SIZES = {"phone": (390, 844), "small": (360, 740), "desktop": (1280, 800)}

# The word for the deal is always the same, and the pauses in which a person looks are short.
KNOWN = """
    crypto.getRandomValues = (bytes) => bytes.fill(7);
    const later = window.setTimeout;
    const brief = (ms) => (ms > 500 && ms < 4000 ? ms / 10 : ms);
    window.setTimeout = (act, ms = 0, ...more) => later(act, brief(ms), ...more);
"""

# What this person has switched on and off in the settings, before the page looks at it.
WISHES = """
    if (location.protocol === 'http:')
        for (const [wish, on] of Object.entries(%s))
            localStorage.setItem(`tablee.${wish}`, on ? 'on' : 'off');
"""

STILL = """() => Promise.race([
    new Promise((done) => setTimeout(done, 1500)),
    Promise.allSettled(document.getAnimations()
        .filter((one) => one.effect.getComputedTiming().endTime !== Infinity)
        .map((one) => one.finished)),
])"""  # a drawer on its way up makes a poor picture

SMALL = """() => [...document.querySelectorAll(
        'button, a.button, [role=switch], select, summary')]
    .filter((one) => one.checkVisibility())
    .map((one) => [(one.closest('label') ?? one).getBoundingClientRect(),
        one.ariaLabel || one.textContent.trim()])
    .filter(([box]) => box.width < 43.5 || box.height < 43.5)
    .map(([box, name]) => `${name}: ${box.width} x ${box.height}`)"""

WIDER = "document.documentElement.scrollWidth > document.documentElement.clientWidth"

OpenPage = Callable[..., Page]
Found = TypeVar("Found", bool, list[str])


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Closed with its module: Playwright keeps an event loop running, beside which no test with a
    loop of its own could go on in this process."""
    chromium = shutil.which("chromium")
    if not chromium:
        pytest.skip("no Chromium on this machine (Debian: apt install chromium)")
    expect.set_options(timeout=SLOW)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def client() -> Path:
    """The client as it was built into the package."""
    folder = Path(str(files("tablee.server"))) / "static"
    if not (folder / "index.html").is_file():
        pytest.skip("the web client is not built on this machine")
    return folder


@pytest.fixture(scope="session")
def house(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The house of most tests, with the games of the shelf."""
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.close()


@pytest.fixture(scope="session")
def address(house: House) -> str:
    return house.address


@pytest.fixture
def open_page(browser: Browser, address: str) -> Iterator[OpenPage]:
    """Opens a path in a browser of its own; an error on the page fails the test.

    Nobody is taught unless they ask for it; `wishes` are switched on in the settings.
    """
    troubles: list[str] = []
    with contextlib.ExitStack() as later:

        def open_it(
            path: str, size: str = "phone", theme: str = "light", language: str = "fr",
            at: str = address, quiet: bool = True, wishes: tuple[str, ...] = (), **more: Any,
        ) -> Page:  # fmt: skip
            width, height = SIZES[size]
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme="dark" if theme == "dark" else "light",
                locale=language,
                is_mobile=size != "desktop",
                has_touch=size != "desktop",
                **more,
            )
            later.callback(context.close)
            context.set_default_timeout(SLOW)
            context.add_init_script(KNOWN)
            switched = {"guide": False} | dict.fromkeys(wishes, True)
            context.add_init_script(WISHES % json.dumps(switched))
            page = context.new_page()
            page.on("pageerror", lambda error: troubles.append(str(error)))
            if quiet:  # a browser complains by itself about a house that is gone
                page.on(
                    "console",
                    lambda word: (
                        troubles.append(word.text) if word.type in ("error", "warning") else None
                    ),
                )
            page.goto(at + path)
            page.wait_for_selector("h1")
            page.evaluate("document.fonts.ready")
            return page

        yield open_it
    assert not troubles


def lasting(page: Page, find: Callable[[Page], Found]) -> Found:
    """What is found wrong, unless it passes within two seconds.

    A card that is just being turned is thin, and what fades in is pale.
    """
    found = find(page)
    for _ in range(10):
        if not found:
            break
        page.wait_for_timeout(200)
        found = find(page)
    return found


def faults(page: Page) -> list[str]:
    """What axe finds, as one line each."""
    if not page.evaluate("'axe' in window"):
        # a script tag of our own would be against the house's policy
        page.evaluate(AXE.read_text("utf-8"))
    return lasting(page, axe_finds)


def axe_finds(page: Page) -> list[str]:
    found = page.evaluate(
        "axe.run({ resultTypes: ['violations'], preload: false }).then((it) => it.violations)"
    )
    return [
        f"{fault['id']}: {node['html'][:160]} ({node['failureSummary'].splitlines()[-1].strip()})"
        for fault in found
        for node in fault["nodes"]
    ]


def too_small(page: Page) -> list[str]:
    """What can be tapped and is under 44 px, links within a sentence apart."""
    return lasting(page, lambda page: page.evaluate(SMALL))


def leaves_the_screen(page: Page) -> bool:
    return lasting(page, lambda page: bool(page.evaluate(WIDER)))


def enlarge(page: Page) -> None:
    """Text twice as large, as a browser's own setting does it."""
    page.evaluate("document.documentElement.style.fontSize = '200%'")


def sound(page: Page, name: str) -> None:
    """A picture of a screen, and everything that every screen is held to."""
    picture(page, name)
    assert faults(page) == []
    assert too_small(page) == []
    assert not leaves_the_screen(page)


def picture(page: Page, name: str, whole: bool = True) -> None:
    """For people to look at: the whole page, or what the screen shows of it."""
    page.evaluate(STILL)
    SCREENS.mkdir(exist_ok=True)
    page.screenshot(path=SCREENS / f"{name}.png", full_page=whole)

"""The web client in a real browser, held against its goals.

    ./bench/run client       sets up .venv, then runs this
    python bench/client.py   the same with a Python that has Tablée, its client and Playwright
        --quick              a short run: good for a look, not for a claim
        --json FILE          writes all the figures there

The house is real, with server, database and bots; its luck is known, so every run plays the same
games. Pages are loaded cold, with an empty cache. A processor that is four times slower is
Chromium's own (Emulation.setCPUThrottlingRate).
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.conftest import FLAGS, SIZES  # noqa: E402
from tests.web.house import House  # noqa: E402

PROBE: Final = (Path(__file__).parent / "pages" / "probe.js").read_text("utf-8")
SLOW: Final = 4  # times slower
PATIENCE: Final = 120_000  # ms
PACE: Final = 0.12  # of a human pause between two moves of bots
GAMES: Final = ("paires", "pirates", "hawthorn", "blackstone")
PICTURES: Final = ("png", "jpg", "webp", "avif", "svg")
SHELF: Final = "article button"
TABLE: Final = ".board section"
ROOM: Final = ".start button"
ROUNDS: Final = 7

Figures = dict[str, Any]


class Bench:
    def __init__(self, browser: Browser, house: House, rounds: int) -> None:
        self.browser = browser
        self.house = house
        self.rounds = rounds

    @contextmanager
    def page(self, size: str, slower: int = 1) -> Iterator[Page]:
        """A browser that has never been here, with the probe in every page."""
        width, height = SIZES[size]
        phone = size != "desktop"
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, locale="fr", is_mobile=phone,
            has_touch=phone,
        )  # fmt: skip
        context.add_init_script(PROBE)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        line = context.new_cdp_session(page)
        line.send("Network.setCacheDisabled", {"cacheDisabled": True})
        line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        yield page
        context.close()

    def open_room(self, page: Page, game: str, chairs: int, plays: bool) -> str:
        """The address of a room in which everything is ready to start."""
        page.goto(f"{self.house.address}/about")
        key = page.evaluate("(wish) => openRoom(wish)", [game, chairs, plays])
        return f"{self.house.address}/room#{key}"

    def weight(self) -> Figures:
        """What the first page brings, as it goes through the network."""
        with self.page("phone") as page:
            page.goto(self.house.address)
            page.wait_for_load_state("networkidle")
            files: list[tuple[str, int]] = page.evaluate("weights()")
        plain = [size for path, size in files if not path.endswith(PICTURES)]
        return {"files": len(plain), "kB": sum(plain) / 1000}

    def usable(self, size: str, where: str) -> list[float]:
        """Milliseconds from asking for a page until one can play, on a slow processor."""
        times: list[float] = []
        for _ in range(self.rounds):
            with self.page(size, SLOW) as page:
                address, wanted = self.house.address, SHELF
                if where == "table":
                    address, wanted = self.open_room(page, "paires", 4, True), TABLE
                    page.goto(address)
                    page.locator(ROOM).click()
                    page.locator(TABLE).wait_for()
                    page.goto("about:blank")
                page.goto(address, wait_until="commit")
                times.append(page.evaluate("(what) => whenUsable(what)", wanted))
        return times

    def evening(self, size: str, game: str, plays: bool, slower: int = 1) -> Figures:
        """A whole game from an empty room to its result: what was seen how late, what shifted."""
        with self.page(size, slower) as page:
            page.goto(self.open_room(page, game, 4, plays))
            page.locator(ROOM).evaluate("(button) => button.click()")
            page.locator(TABLE).wait_for()
            while not page.locator("dialog[open]").count():
                page.evaluate("tap('Vos coups')")
                page.wait_for_timeout(100)
            page.wait_for_timeout(1000)
            seen: Figures = page.evaluate("window.bench")
            return seen

    def standing(self, size: str) -> Figures:
        """What shifts while the shelf comes up."""
        with self.page(size) as page:
            page.goto(self.house.address)
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(500)
            seen: Figures = page.evaluate("window.bench")
            return seen


def shifted(seen: Figures) -> float:
    """Cumulative layout shift, with nothing forgiven."""
    return float(sum(one["value"] for one in seen["shifts"]))


def measure(bench: Bench, console: Console) -> Figures:
    figures: Figures = {"first page": bench.weight(), "usable": {}, "moves": {}, "shifts": {}}
    for size in ("phone", "desktop"):
        for where in ("shelf", "table"):
            console.print(f"[dim]{where}, {size}, {SLOW} times slower…[/]")
            figures["usable"][f"{where}, {size}"] = bench.usable(size, where)
        figures["shifts"][f"shelf, {size}"] = bench.standing(size)["shifts"]
        for game in GAMES:
            console.print(f"[dim]{game}, {size}…[/]")
            watched = bench.evening(size, game, plays=False)
            figures["moves"][f"{game}, {size}"] = watched["moves"]
            figures["shifts"][f"{game}, bots, {size}"] = watched["shifts"]
        for game in ("paires", "blackstone"):
            played = bench.evening(size, game, plays=True)
            figures["shifts"][f"{game}, playing, {size}"] = played["shifts"]
    slow = bench.evening("phone", "paires", plays=False, slower=SLOW)
    figures["moves"][f"paires, phone, {SLOW} times slower"] = slow["moves"]
    return figures


def show(figures: Figures, console: Console) -> None:
    table = Table("what", "quietest", "median", "p95", "goal", "reached")
    weight = figures["first page"]["kB"]
    table.add_row("first page, kB gzip", "", f"{weight:.1f}", "", "≤ 100", says(weight <= 100))
    for name, times in figures["usable"].items():
        least, middle = min(times) / 1000, median(times) / 1000
        table.add_row(
            f"usable, {name}, s", f"{least:.2f}", f"{middle:.2f}", "", "< 2", says(middle < 2)
        )
    for name, times in figures["moves"].items():
        late = quantiles(times, n=20)[-1]
        goal = "" if "slower" in name else "< 50"
        table.add_row(
            f"a move on screen, {name}, ms", f"{min(times):.0f}", f"{median(times):.0f}",
            f"{late:.0f}", goal, says(median(times) < 50) if goal else "",
        )  # fmt: skip
    for name, shifts in figures["shifts"].items():
        total = shifted({"shifts": shifts})
        table.add_row(f"shift, {name}", "", f"{total:.4f}", "", "0", says(total == 0))
    console.print(table)


def says(reached: bool) -> str:
    return "yes" if reached else "no"


def main() -> int:
    parser = argparse.ArgumentParser(description="The web client, held against its goals.")
    parser.add_argument("--quick", action="store_true", help="good for a look, not for a claim")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all the figures there")
    asked = parser.parse_args()
    console = Console()
    chromium = shutil.which("chromium")
    if not chromium:
        console.print("There is no Chromium here. Debian: apt install chromium")
        return 69
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), bot_pace=PACE)
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            figures = measure(Bench(browser, house, 3 if asked.quick else ROUNDS), console)
        finally:
            browser.close()
            house.close()
    show(figures, console)
    if asked.json:
        asked.json.write_text(json.dumps(figures, indent=1), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

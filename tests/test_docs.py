"""The documentation holds: its game plays, its record verifies, no command is missing."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.cli.commands import COMMANDS
from tablee.engine.chance import Chance, Committed, Seeded, promised_seed
from tablee.engine.record import read, verify
from tablee.games import shelf

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
README = ROOT / "README.md"
FILE = re.compile(r"^File `(?P<name>[^`]+)`:\n\n```\w+\n(?P<text>.*?)^```$", re.M | re.S)
LINK = re.compile(r"\]\((?!https?:)(?P<file>[^)#]*)(?:#(?P<heading>[^)]*))?\)")
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])

PLAY_IT = """
from tablee.engine.chance import Seeded
from tablee.engine.playout import playouts
from tablee.engine.record import read, verify
from tablee.games import shelf
from tablee.lab.simulate import Plan, play_chunk
from tests.every_game.twins import check_events, check_imagination, check_looks

box = shelf.take("cup")
game = box.game
for language in ("fr", "en"):
    assert list(box.rulebook(language).rules) == list(box.rulebook("en").rules)
    assert box.words(language)["name"]
moves, picks = playouts(game, 2, None, 200, Seeded(1))
assert (moves, picks) == (200 * 6, 200 * 3)
plan = Plan("cup", ["honest", "random"], 20, 1, keep_records=True)
for record in play_chunk(plan, 0, 20).records:
    assert verify(read(record), game).over
for seed in range(20):
    check_looks(game, 2, seed, seed + 1)
    check_events(game, 2, seed, seed + 1)
check_imagination(game, 2, games=100)
"""


@pytest.fixture
def cup(tmp_path: Path) -> dict[str, str]:
    """The package of docs/add-a-game.md as if it were installed: the environment that finds it."""
    for block in FILE.finditer((DOCS / "add-a-game.md").read_text("utf-8")):
        file = tmp_path / block["name"]
        file.parent.mkdir(exist_ok=True)
        file.write_text(block["text"], "utf-8")
    project = tomllib.loads((tmp_path / "pyproject.toml").read_text("utf-8"))["project"]
    info = tmp_path / f"cup-{project['version']}.dist-info"
    info.mkdir()
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(head, "utf-8")
    points = project["entry-points"]["tablee.games"].items()
    lines = ["[tablee.games]", *(f"{name} = {package}" for name, package in points)]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")
    path = [str(tmp_path), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    return os.environ | {"PYTHONPATH": os.pathsep.join(path), "PYTHONDONTWRITEBYTECODE": "1"}


def run(words: list[str], environment: dict[str, str]) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", *words], env=environment, cwd=ROOT,
        stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def code_of(page: str, kind: str = "python") -> list[str]:
    """The fenced blocks of this kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", (DOCS / page).read_text("utf-8"), re.M | re.S)


def test_the_game_of_the_guide_plays_and_keeps_its_secret(cup: dict[str, str]) -> None:
    run(["-c", PLAY_IT], cup)


def test_the_test_that_the_guide_shows_passes(cup: dict[str, str]) -> None:
    shown = code_of("add-a-game.md")[-1]
    assert "Scripted" in shown
    imports = [
        "from cup import game",
        "from cup.moves import DOUBT",
        "from cup.rules import announcing",
        "from cup.state import LISTENER, TELLER",
        "from tablee.engine.chance import Scripted",
        "from tablee.engine.match import Match",
    ]
    run(["-c", "\n".join([*imports, shown])], cup)


def test_the_command_line_finds_the_game_of_the_guide(cup: dict[str, str]) -> None:
    assert "cup" in run(["-m", "tablee.cli", "games", "--lang", "en"], cup)
    words = ["simulate", "cup", "--seats", "2", "--games", "50", "--bots", "honest,random"]
    report = msgspec.json.decode(run(["-m", "tablee.cli", *words, "--json"], cup))
    assert report["games"] == 50


def test_the_example_record_verifies() -> None:
    text = (DOCS / "example-record.json").read_bytes()
    (shown,) = code_of("record.md", "json")
    assert msgspec.json.decode(shown) == msgspec.json.decode(text)
    record = read(text)
    assert record.luck.kind == "hmac-sha256"
    assert verify(record, shelf.take(record.game).game).over


def explained() -> dict[str, Any]:
    """What docs/record.md defines, and asserts, in code that uses nothing of ours."""
    names: dict[str, Any] = {}
    exec("\n".join(code_of("record.md")), names)
    return names


WEIGHTS = [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [1] * 16, [0, 1, 1, 0], [2**30 + 1, 2**29]]


def same_picks(chance: Chance, below: Any) -> None:
    pick = explained()["pick"]
    for weights in WEIGHTS * 50:
        total = sum(weights)
        assert chance.pick(vec[i64](weights), total) == pick(below, weights)


@pytest.mark.rule("table.fair")
def test_promised_luck_is_what_the_page_says() -> None:
    seed = explained()["promised_seed"](b"house", [b"ana", b""])
    assert seed == promised_seed(b"house", [b"ana", b""])
    same_picks(Committed(seed), explained()["Promised"](seed).below)


@pytest.mark.parametrize("seed", [0, 5, 2**96 - 1, 0x0123456789ABCDEF01234567])
def test_seeded_luck_is_what_the_page_says(seed: int) -> None:
    same_picks(Seeded(seed), explained()["Seeded"](seed).below)


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_every_command_is_named_in_the_documentation(command: str) -> None:
    text = "\n".join(page.read_text("utf-8") for page in (README, *DOCS.glob("*.md")))
    assert re.search(rf"(?:tablee|\./play) {command}\b", text)


@pytest.mark.parametrize("id", shelf.OURS)
def test_every_game_of_the_house_is_named_in_the_readme(id: str) -> None:
    (shelved,) = re.findall(r"^\| on the shelf \| (.*) \|$", README.read_text("utf-8"), re.M)
    assert f", {shelf.take(id).words('en')['name']}, " in f", {shelved}, "


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```$|`[^`\n]*`", "", page.read_text("utf-8"), flags=re.M | re.S)
    for link in LINK.finditer(text):
        target = page.parent / link["file"] if link["file"] else page
        assert target.exists(), link[0]
        if link["heading"]:
            headings = re.findall(r"^#+ (.+)$", target.read_text("utf-8"), re.M)
            assert link["heading"] in map(anchor, headings), link[0]


def anchor(heading: str) -> str:
    """As forges make it: small letters, hyphens for spaces, no punctuation."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")

"""The plots of a page as pictures of their own."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tablee.cli import main
from tablee.lab.cuttings import cuttings
from tablee.lab.cuttings import main as cut

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("lab") / "paires.html"
    wishes = ["--games", "20", "--seed", "1", "--bots", "draws,random", "--jobs", "1"]
    assert main(["lab", "paires", *wishes, "--lang", "en", "--out", str(file)]) == 0
    return file


def test_every_plot_stands_alone(page: Path) -> None:
    text = page.read_text("utf-8")
    found = dict(cuttings(text))
    assert len(found) == text.count("<svg ")
    for drawing in found.values():
        root = ElementTree.fromstring(drawing)
        assert root.tag == f"{SVG}svg"
        style = root.find(f"{SVG}style")
        assert style is not None
        assert style.text is not None
        assert "prefers-color-scheme: dark" in style.text
        assert ".whisker" in style.text
        assert "body" not in style.text
        assert root.get("aria-label")


def test_only_those_that_are_wanted_are_written(page: Path, tmp_path: Path) -> None:
    cut(str(page), str(tmp_path / "paires"), "moves")
    assert [file.name for file in tmp_path.iterdir()] == ["paires-moves.svg"]

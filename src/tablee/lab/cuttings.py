"""The plots of a page as pictures of their own, for a text that cannot hold the page.

python -m tablee.lab.cuttings hawthorn.html docs/lab/hawthorn laps pot
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from tablee.lab.plots import HEIGHT, WIDTH

FIGURE = re.compile(r'<figure id="([^"]+)">.*?<svg ([^>]*)>(.*?)</svg>', re.DOTALL)
FONT = 'svg { font-family: system-ui, "Segoe UI", "DejaVu Sans", sans-serif; }'
PAPER = '<rect class="paper" width="100%" height="100%"/>'
PAPER_STYLE = ".paper { fill: var(--card); }"


def cuttings(page: str) -> Iterator[tuple[str, str]]:
    """By the name of its figure, each drawing with its colours, light and dark."""
    style = "\n".join([*style_of_plots(), FONT, PAPER_STYLE])
    for name, attributes, drawing in FIGURE.findall(page):
        size = f'xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"'
        yield name, f"<svg {size} {attributes}><style>{style}</style>{PAPER}{drawing}</svg>\n"


def style_of_plots() -> list[str]:
    """What page.css marks as theirs."""
    style = files("tablee.lab").joinpath("page.css").read_text("utf-8")
    colours, _, rest = style.partition("/* plots: until here")
    _, _, shapes = rest.partition("/* plots: from here */")
    return [colours.strip(), shapes.partition("/* plots: to here */")[0].strip()]


def main(page: str, beginning: str, *wanted: str) -> None:
    """Write these, or all, to files whose names begin so."""
    for name, drawing in cuttings(Path(page).read_text("utf-8")):
        if not wanted or name in wanted:
            Path(f"{beginning}-{name}.svg").write_text(drawing, "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Plots as SVG, drawn by hand: they take their colours from the page, light or dark."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, Literal

import msgspec

WIDTH: Final = 420
HEIGHT: Final = 250
LEFT, RIGHT, TOP, BOTTOM = 48, 8, 28, 42
MOST_TICKS: Final = 6
LEAST_BAR: Final = 0.1  # what hardly ever happens must not look as if it often did


class Mark(msgspec.Struct, frozen=True):
    """A value with its interval; `says` is what a pointer resting on it reads."""

    value: float
    low: float
    high: float
    says: str
    ninth: float | None = None
    fair: float | None = None


class Plot(msgspec.Struct, frozen=True):
    """What to draw: for each series (a variant) a mark at each place, or none."""

    title: str
    across: str  # the name of the axis from left to right
    upward: str  # and of the other
    places: list[str]
    series: list[list[Mark | None]]
    kind: Literal["lines", "bars", "dots"]
    write: Callable[[float], str]  # how a number stands at the axis


class Scale:
    """From values to heights on the paper, with round numbers at the axis."""

    def __init__(self, values: Sequence[float]) -> None:
        low, high = min(0.0, *values), max(0.0, *values)
        step = round_step((high - low) / MOST_TICKS or 1.0)
        first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
        self.ticks = [number * step for number in range(first, last + 1)]
        self.low, self.high = self.ticks[0], self.ticks[-1]

    def y(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return HEIGHT - BOTTOM - part * (HEIGHT - TOP - BOTTOM)


def round_step(least: float) -> float:
    """The next of 1, 2, 5, 10, 20, 50 …"""
    unit = 10.0 ** floor(log10(least))
    return float(next(unit * step for step in (1, 2, 5, 10) if unit * step >= least * 0.999))


def svg(plot: Plot) -> str:
    """The whole drawing."""
    marks = [mark for one in plot.series for mark in one if mark]
    values = [value for mark in marks for value in (mark.low, mark.high, mark.ninth, mark.fair)
              if value is not None]  # fmt: skip
    scale = Scale(values if plot.kind != "bars" else [*values, LEAST_BAR])
    parts = [*axes(plot, scale)]
    for number, one in enumerate(plot.series):
        parts.extend(drawn(plot, scale, number, one))
    parts.extend(fair_lines(plot, scale))
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(plot.title)}">'
        + "".join(parts)
        + "</svg>"
    )


def middle(plot: Plot, place: int, number: int = 0, of: int = 1) -> float:
    """Where a place is; several series stand side by side there."""
    room = (WIDTH - LEFT - RIGHT) / len(plot.places)
    return LEFT + room * (place + 0.5) + room * 0.7 * ((number + 0.5) / of - 0.5)


def axes(plot: Plot, scale: Scale) -> Iterator[str]:
    for tick in scale.ticks:
        y = scale.y(tick)
        kind = "zero" if tick == 0 else "grid"
        yield line(kind, LEFT, y, WIDTH - RIGHT, y)
        yield text(LEFT - 6, y + 4, plot.write(tick), "end")
    for place, name in enumerate(plot.places):
        yield text(middle(plot, place), HEIGHT - BOTTOM + 18, name, "middle")
    yield text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 6, plot.across, "middle", "axis")
    yield text(2, 14, plot.upward, "start", "axis")


def drawn(plot: Plot, scale: Scale, number: int, marks: list[Mark | None]) -> Iterator[str]:
    """One series: bars, or dots with or without a line; whiskers show the intervals."""
    many = len(plot.series)
    here = [(middle(plot, place, number, many), mark) for place, mark in enumerate(marks) if mark]
    yield f'<g class="s{number % 4}">'
    if plot.kind == "lines":
        lines: list[tuple[str, list[tuple[float, float]]]] = [
            ("mean", [(x, mark.value) for x, mark in here]),
            ("ninth", [(x, mark.ninth) for x, mark in here if mark.ninth is not None]),
        ]
        for kind, points in lines:
            path = " ".join(f"{x:.1f},{scale.y(value):.1f}" for x, value in points)
            if points:
                yield f'<polyline class="{kind}" points="{path}"/>'
    for x, mark in here:
        yield f"<g><title>{escape(mark.says)}</title>"
        bars = plot.kind == "bars"
        yield bar(plot, scale, x, mark) if bars else dot(x, scale.y(mark.value), number)
        low, high = scale.y(mark.low), scale.y(mark.high)
        yield line("whisker", x, low, x, high)
        yield line("whisker", x - 4, low, x + 4, low) + line("whisker", x - 4, high, x + 4, high)
        yield "</g>"
    yield "</g>"


def bar(plot: Plot, scale: Scale, x: float, mark: Mark) -> str:
    room = (WIDTH - LEFT - RIGHT) / len(plot.places) * 0.7 / len(plot.series)
    width = min(room * 0.9, 28)
    top, bottom = sorted((scale.y(mark.value), scale.y(0)))
    place = f'x="{x - width / 2:.1f}" y="{top:.1f}"'
    return f'<rect {place} width="{width:.1f}" height="{bottom - top:.1f}" rx="2"/>'


def dot(x: float, y: float, number: int) -> str:
    """Round, square, on its corner: a series is known by its shape too."""
    if number % 3 == 0:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4"/>'
    place = f'x="{x - 3.5:.1f}" y="{y - 3.5:.1f}" width="7" height="7"'
    turn = f' transform="rotate(45 {x:.1f} {y:.1f})"' if number % 3 == 2 else ""
    return f"<rect {place}{turn}/>"


def fair_lines(plot: Plot, scale: Scale) -> Iterator[str]:
    """A dash across each place, where a fair value would lie."""
    half = (WIDTH - LEFT - RIGHT) / len(plot.places) * 0.46
    for place in range(len(plot.places)):
        fair = next((one[place] for one in plot.series if one[place]), None)
        if fair is not None and fair.fair:
            x, y = middle(plot, place), scale.y(fair.fair)
            yield line("fair", x - half, y, x + half, y)


def line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def text(x: float, y: float, words: str, anchor: str, kind: str = "") -> str:
    name = f' class="{kind}"' if kind else ""
    return f'<text{name} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'

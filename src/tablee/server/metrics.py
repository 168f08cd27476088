"""Figures of the house for Prometheus. Labels come from short lists, never from people."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Figure(Protocol):
    name: str
    kind: str
    help: str

    def lines(self) -> list[str]: ...


F = TypeVar("F", bound=Figure)


class Counter:
    """It only goes up."""

    kind = "counter"

    def __init__(self, name: str, help: str, labels: Sequence[str]) -> None:
        self.name = name
        self.help = help
        self.labels = tuple(labels)
        self.values: dict[tuple[str, ...], float] = {} if labels else {(): 0.0}

    def add(self, *labels: str, by: float = 1) -> None:
        self.values[labels] = self.values.get(labels, 0.0) + by

    def lines(self) -> list[str]:
        return [
            f"{self.name}{braced(self.labels, values)} {written(value)}"
            for values, value in sorted(self.values.items())
        ]


class Gauge:
    """It is read when somebody looks."""

    kind = "gauge"

    def __init__(self, name: str, help: str, read: Callable[[], float]) -> None:
        self.name = name
        self.help = help
        self.read = read

    def lines(self) -> list[str]:
        return [f"{self.name} {written(self.read())}"]


class Tally(Gauge):
    """It only goes up, and is counted elsewhere."""

    kind = "counter"


class Histogram:
    """How long things took."""

    kind = "histogram"

    def __init__(self, name: str, help: str, bounds: Sequence[float]) -> None:
        self.name = name
        self.help = help
        self.bounds = tuple(bounds)
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def see(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value

    def lines(self) -> list[str]:
        lines, total = [], 0
        bounds = [*map(written, self.bounds), "+Inf"]
        for bound, count in zip(bounds, self.counts, strict=True):
            total += count
            lines.append(f'{self.name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{self.name}_sum {written(self.sum)}", f"{self.name}_count {total}"]


class Metrics:
    """All the figures, as one text."""

    def __init__(self) -> None:
        self.figures: dict[str, Figure] = {}
        self.requests = self.counter("tablee_http_requests_total", "Requests by route and status.",
                                     "method", "route", "status")  # fmt: skip
        self.request_seconds = self.histogram("tablee_http_seconds", "How long a request took.")

    def counter(self, name: str, help: str, *labels: str) -> Counter:
        return self.keep(Counter(name, help, labels))

    def gauge(self, name: str, help: str, read: Callable[[], float]) -> Gauge:
        return self.keep(Gauge(name, help, read))

    def tally(self, name: str, help: str, read: Callable[[], float]) -> Tally:
        return self.keep(Tally(name, help, read))

    def histogram(self, name: str, help: str, bounds: Sequence[float] = SECONDS) -> Histogram:
        return self.keep(Histogram(name, help, bounds))

    def keep(self, figure: F) -> F:
        if figure.name in self.figures:
            raise ValueError(f"two figures are called {figure.name}")
        self.figures[figure.name] = figure
        return figure

    def text(self) -> str:
        lines: list[str] = []
        for name, figure in self.figures.items():
            head = [f"# HELP {name} {figure.help}", f"# TYPE {name} {figure.kind}"]
            lines += head + figure.lines()
        return "\n".join(lines) + "\n"


def braced(labels: Sequence[str], values: Sequence[str]) -> str:
    if not labels:
        return ""
    pairs = zip(labels, map(escaped, values), strict=True)
    return "{" + ",".join(f'{label}="{value}"' for label, value in pairs) + "}"


def escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def written(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)

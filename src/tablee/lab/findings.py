"""What was found, in words: sentences made from the figures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from tablee.lab.report import Report
from tablee.lab.sums import Figure


class Voice(Protocol):
    """Sentences by their key, and numbers as the language writes them."""

    language: str
    entries: dict[str, Any]

    def __call__(self, key: str, **values: object) -> str: ...
    def whole(self, number: int) -> str: ...
    def decimal(self, number: float, digits: int) -> str: ...
    def percent(self, part: float, digits: int = 1) -> str: ...
    def listed(self, things: Iterable[str], joint: str = "lists.and") -> str: ...


def teach(say: Voice, report: Report, words: dict[str, Any]) -> None:
    """Add the words of a game; a figure without any is called by its name."""
    lab = say.entries["lab"]
    for section, entries in words.items():
        lab[section] = lab.get(section, {}) | entries
    for question, keys in report.questions.items():
        lab["questions"].setdefault(question, question.replace("_", " "))
        for key in keys:
            name = key.replace("_", " ")
            usual = {"title": name, "axis": name, "says": name + lab["colon"] + "{value}"}
            lab["figures"][key] = usual | lab["figures"].get(key, {})
    for variant in report.variants:
        lab["variants"].setdefault(variant, variant.replace("_", " "))


def about(key: str, part: str, say: Voice, **values: object) -> str:
    """A text about a figure: its title, the name of its axis, or a sentence."""
    return say(f"lab.figures.{key}.{part}", **say.entries["lab"]["units"], **values)


def number(key: str, value: float, figure: Figure, say: Voice, signed: bool = False) -> str:
    """A value as this figure is counted, without more digits than it deserves."""
    if figure.kind == "size":
        return say.decimal(value, 1)
    if figure.kind == "share" or not key.endswith("_points"):
        text = say.percent(abs(value))
    else:
        text = say.decimal(abs(value), 2)
    sign = "\u2212" if value < 0 else "+" if signed else ""
    return sign + text


def told(key: str, figure: Figure, say: Voice) -> str:
    """The figure itself, with what nine games in ten do not exceed."""
    value = number(key, figure.value, figure, say, signed=figure.kind == "difference")
    return with_ninth(value, figure, say)


def with_ninth(text: str, figure: Figure, say: Voice) -> str:
    if figure.ninth is None:
        return text
    return say("lab.ninth", text=text, ninth=say.whole(figure.ninth))


def interval(key: str, figure: Figure, say: Voice) -> str:
    signed = figure.kind == "difference"
    low, high = (number(key, end, figure, say, signed) for end in (figure.low, figure.high))
    return say("lab.interval", low=low, high=high)


def clause(key: str, figure: Figure, say: Voice) -> str:
    """What one figure says."""
    points = key.endswith("_points")
    values = {
        name: number(key, value, figure, say, signed=points)
        for name, value in (("one", figure.one), ("others", figure.others), ("fair", figure.fair))
        if value is not None
    }
    value = number(key, figure.value, figure, say, signed=figure.kind == "difference")
    return with_ninth(about(key, "says", say, value=value, **values), figure, say)


def findings(report: Report, question: str, say: Voice) -> list[str]:
    """The answer to a question, one sentence or two for each figure and variant."""
    found = []
    for key in report.questions[question]:
        for variant in report.variants:
            series = report.series(key, variant)
            if series:
                compares = next(iter(series.values())).fair is not None
                text = (verdict if compares else course)(key, series, say)
                found.append(sentence(named(variant, text, report, say)))
    return found


def named(variant: str, text: str, report: Report, say: Voice) -> str:
    if len(report.variants) < 2:
        return text
    return say(f"lab.variants.{variant}") + say("lab.colon") + text


def course(key: str, series: dict[int, Figure], say: Voice) -> str:
    """From the fewest players to the most, with whatever lies higher or lower in between."""
    ends = [min(series), max(series)]
    top = max(series, key=lambda seats: series[seats].value)
    bottom = min(series, key=lambda seats: series[seats].value)
    shown = sorted({*ends, *(seats for seats in (top, bottom) if stands_out(seats, series))})
    if len({told(key, figure, say) for figure in series.values()}) == 1:
        figure = series[ends[0]]
        return say("lab.always", at=at([*series], series, say), says=clause(key, figure, say),
                   interval=interval(key, figure, say))  # fmt: skip
    first, *rest = shown
    text = say("lab.at_says", at=at([first], series, say), says=clause(key, series[first], say))
    for seats in rest:
        value = told(key, series[seats], say)
        text += say("lab.then", at=at([seats], series, say), value=value)
    return text + "."


def stands_out(seats: int, series: dict[int, Figure]) -> bool:
    """Beyond both ends by more than chance explains?"""
    figure = series[seats]
    ends = (series[min(series)], series[max(series)])
    above = all(figure.low > end.high for end in ends)
    return above or all(figure.high < end.low for end in ends)


def verdict(key: str, series: dict[int, Figure], say: Voice) -> str:
    """Where it is more than fair, where less, and where these games can't tell."""
    parts = []
    for sign, name in ((1, "more"), (-1, "less"), (0, "same")):
        where = [seats for seats, figure in series.items() if figure.verdict == sign]
        if where:
            what = about(key, name, say) if sign else say("lab.same")
            parts.append(say("lab.says_at", says=what, at=at(where, series, say)))
    furthest = max(series, key=lambda seats: series[seats].off)
    figure = series[furthest]
    says = clause(key, figure, say)
    if figure.kind == "difference":
        says = say("lab.difference", says=says, value=told(key, figure, say))
    kind = "example" if figure.verdict else "no_example"
    example = say(
        f"lab.{kind}", at=at([furthest], series, say), says=says,
        interval=interval(key, figure, say),
    )  # fmt: skip
    return say("lab.semicolon").join(parts) + ". " + sentence(example)


def at(where: list[int], series: dict[int, Figure], say: Voice) -> str:
    """`at 2, 3 and 5 players`, `from 4 to 8 players`, or all of them."""
    if len(where) == len(series) > 1:
        return say("lab.at_all")
    if len(where) > 2 and where[-1] - where[0] == len(where) - 1:
        return say("lab.at_range", low=where[0], high=where[-1])
    return say("lab.at", counts=say.listed(map(str, where)))


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:]

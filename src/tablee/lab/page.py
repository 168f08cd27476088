"""The report as one page that can be sent to anybody: no script, and nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from html import escape
from importlib.resources import files

from tablee.lab.findings import Voice, about, clause, findings, interval, number, told
from tablee.lab.plots import Mark, Plot, svg
from tablee.lab.report import Report
from tablee.lab.sums import Figure

POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def page(report: Report, name: str, command: str, version: str, say: Voice) -> str:
    """The whole page; the same report gives the same page to the last byte."""
    style = files("tablee.lab").joinpath("page.css").read_text("utf-8")
    title = say("lab.title", name=name)
    parts = [
        "<!doctype html>",
        f'<html lang="{say.language}">',
        "<head>",
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        f"<title>{escape(title)}</title>",
        f"<style>\n{style}</style>",
        "</head>",
        "<body>",
        f"<header><h1>{escape(title)}</h1>",
        *paragraphs(lead(report, say)),
        "</header>",
        "<main>",
        *(part for question in report.questions for part in chapter(report, question, say)),
        "</main>",
        *footer(report, name, command, version, say),
        "</body>",
        "</html>",
    ]
    return "\n".join(parts) + "\n"


def lead(report: Report, say: Voice) -> list[str]:
    return [
        say("lab.lead", games=say.whole(report.games), fewest=report.seats[0],
            most=report.seats[-1], good=report.good, poor=report.poor),
        say("lab.how_sure"),
    ]  # fmt: skip


def paragraphs(texts: list[str]) -> Iterator[str]:
    return (f"<p>{escape(text)}</p>" for text in texts)


def chapter(report: Report, question: str, say: Voice) -> Iterator[str]:
    """A question, its answer in words, its plots, and the numbers."""
    yield f'<section id="{escape(question)}">'
    yield f"<h2>{escape(say(f'lab.questions.{question}'))}</h2>"
    if question == "skill":
        yield from paragraphs([say("lab.skill_note", good=report.good, poor=report.poor)])
    yield '<ul class="findings">'
    yield from (f"<li>{escape(text)}</li>" for text in findings(report, question, say))
    yield "</ul>"
    yield '<div class="plots">'
    for key in report.questions[question]:
        yield f'<figure id="{escape(key)}">'
        yield f"<figcaption>{escape(about(key, 'title', say))}</figcaption>"
        plot = plot_of(report, key, say)
        yield svg(plot)
        yield from legend(report, key, say)
        yield "</figure>"
    yield "</div>"
    yield f"<details><summary>{escape(say('lab.numbers'))}</summary>"
    for key in report.questions[question]:
        yield from numbers(report, key, say)
    yield "</details>"
    yield "</section>"


def plot_of(report: Report, key: str, say: Voice) -> Plot:
    series: list[list[Mark | None]] = []
    for variant in report.variants:
        figures = report.series(key, variant)
        series.append(
            [
                mark(key, seats, figures[seats], say) if seats in figures else None
                for seats in report.seats
            ]
        )
    some = next(iter(report.series(key, report.variants[0]).values()))
    return Plot(
        about(key, "title", say),
        say("lab.players"),
        about(key, "axis", say),
        [str(seats) for seats in report.seats],
        series,
        "lines" if some.kind == "size" else "bars" if some.fair is None else "dots",
        write=partial(tick, key, some, say),
    )


def tick(key: str, figure: Figure, say: Voice, value: float) -> str:
    if figure.kind == "size" or key.endswith("_points"):
        short = say.decimal(abs(value), 0 if value == round(value) else 1)
    else:
        short = say.percent(abs(value), 0 if round(100 * value, 6) == round(100 * value) else 1)
    return ("\u2212" if value < 0 else "") + short


def mark(key: str, seats: int, figure: Figure, say: Voice) -> Mark:
    says = say("lab.at_says", at=say("lab.at", counts=seats), says=clause(key, figure, say))
    words = f"{says} {interval(key, figure, say)}"
    ninth = None if figure.ninth is None else float(figure.ninth)
    return Mark(figure.value, figure.low, figure.high, words, ninth, figure.fair)


def legend(report: Report, key: str, say: Voice) -> Iterator[str]:
    """Which mark is which variant, and what the other lines are."""
    figures = [setting.figures[key] for setting in report.settings if key in setting.figures]
    entries = []
    if len(report.variants) > 1:
        entries = [(f"s{n % 4} key", say(f"lab.variants.{one}"))
                   for n, one in enumerate(report.variants)]  # fmt: skip
    if any(figure.ninth is not None for figure in figures):
        entries += [("mean line", say("lab.mean_line")), ("ninth line", say("lab.ninth_line"))]
    if any(figure.fair for figure in figures):
        entries.append(("fair line", say("lab.fair_line")))
    if entries:
        yield '<p class="legend">'
        yield " ".join(
            f'<span><i class="{kind}"></i>{escape(words)}</span>' for kind, words in entries
        )
        yield "</p>"


def numbers(report: Report, key: str, say: Voice) -> Iterator[str]:
    """The same as a table, a row for each number of players."""
    yield '<div class="wide"><table>'
    yield f"<caption>{escape(about(key, 'title', say))}</caption>"
    heads = [say("lab.players"), *(column(variant, say) for variant in report.variants)]
    yield "<tr>" + "".join(f'<th scope="col">{escape(head)}</th>' for head in heads) + "</tr>"
    for seats in report.seats:
        cells = []
        for variant in report.variants:
            figure = report.series(key, variant).get(seats)
            cells.append("–" if figure is None else full(key, figure, say))
        row = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        yield f'<tr><th scope="row">{seats}</th>{row}</tr>'
    yield "</table></div>"


def column(variant: str, say: Voice) -> str:
    return say(f"lab.variants.{variant}") if variant else say("lab.value")


def full(key: str, figure: Figure, say: Voice) -> str:
    text = f"{told(key, figure, say)} {interval(key, figure, say)}"
    if figure.fair:
        text += " " + say("lab.fair", fair=number(key, figure.fair, figure, say))
    return text


def footer(report: Report, name: str, command: str, version: str, say: Voice) -> Iterator[str]:
    yield "<footer>"
    yield f"<h2>{escape(say('lab.made'))}</h2>"
    yield f"<pre><code>{escape(command)}</code></pre>"
    total = len(report.settings) * report.games
    yield from paragraphs(
        [
            say("lab.versions", version=version, name=name, rules=report.rules_version,
                seed=report.seed),
            say("lab.counted", settings=len(report.settings), games=say.whole(total)),
            say("lab.caution"),
        ]
    )  # fmt: skip
    yield "</footer>"

"""The lab's report: honest sums, the same bytes from the same seed, a page that stands alone."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from string import Formatter
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from tablee.cli import main
from tablee.cli.speech import Speech
from tablee.games import shelf
from tablee.lab.findings import findings, teach
from tablee.lab.measures import inquiry
from tablee.lab.page import page
from tablee.lab.plots import Scale, round_step
from tablee.lab.report import Notebook, Report, Setting
from tablee.lab.sums import Figure, Sums, difference, part, size
from tablee.lab.trials import CHUNK, play_all, tables

GAMES = 20


def report_of(id: str, jobs: int = 1, seed: int = 5, most: int = 99) -> Report:
    """At so many tables at most; of the bots of Paires, the quickest."""
    asked = inquiry(id)
    good = "draws" if id == "paires" else asked.bots[0]
    found = Notebook(asked, tables(asked, good, "random", seed)[:most])
    for chunk in play_all(found.tables, GAMES, jobs):
        found.note(chunk)
    return found.report(GAMES, seed)


@pytest.fixture(scope="module")
def paires() -> Report:
    return report_of("paires")


def words_for(report: Report, language: str = "en") -> Speech:
    say = Speech(language)
    teach(say, report, inquiry(report.game).words(language))
    return say


def sums_of(*pairs: tuple[int, int]) -> Sums:
    sums = Sums()
    for a, b in pairs:
        sums.add(a, b)
    return sums


def test_parts_add_up_to_the_whole() -> None:
    pairs = [(n % 7, 7) for n in range(50)]
    joined = sums_of(*pairs[:13])
    joined.join(sums_of(*pairs[13:]))
    assert joined == sums_of(*pairs)


def test_nine_in_ten_do_not_exceed_it() -> None:
    assert size(sums_of(*((n, 1) for n in range(1, 11)))).ninth == 9
    assert size(sums_of((4, 1))).ninth == 4
    assert size(sums_of(*[(3, 1)] * 89, *[(8, 1)] * 11)).ninth == 8


def test_what_never_happened_may_happen_yet() -> None:
    never = part(sums_of(*[(0, 1)] * 100))
    assert never.value == never.low == 0
    assert 0.05 < never.high < 0.08
    always_lost = difference(sums_of(*[(0, 1)] * 100), others=3, sign=1, shares=True)
    assert always_lost.value == pytest.approx(-1 / 3)
    assert always_lost.low < always_lost.value < always_lost.high


def test_rounds_of_one_game_are_not_independent() -> None:
    alone = part(sums_of(*[(1, 1), (0, 1)] * 100))
    together = part(sums_of(*[(10, 10), (0, 10)] * 10))
    assert alone.value == together.value == 0.5
    assert together.high - together.low > 2 * (alone.high - alone.low)


def test_who_fares_better_has_the_sign_of_the_good_one() -> None:
    figure = difference(sums_of(*[(12, -12)] * 9, (-4, 4)), others=2, sign=1, shares=False)
    assert (figure.one, figure.others) == (10.4, -5.2)
    assert figure.verdict == 1
    turned = difference(sums_of(*[(12, -12)] * 9, (-4, 4)), others=2, sign=-1, shares=False)
    assert (turned.value, turned.low, turned.verdict) == (-figure.value, -figure.high, -1)


def test_every_number_of_players_and_every_question(paires: Report) -> None:
    assert paires.seats == [2, 3, 4, 5, 6, 7, 8]
    assert list(paires.questions) == ["length", "choice", "first", "running_out", "skill"]
    assert paires.questions["skill"] == ["good_losses", "poor_losses"]
    for setting in paires.settings:
        keys = [key for keys in paires.questions.values() for key in keys]
        assert set(keys) == set(setting.figures)
        assert setting.figures["folded"].value == 0  # who always draws never folds
        assert setting.figures["opener_lost"].fair == 1 / setting.seats
        assert setting.figures["good_losses"].value > 0


def test_the_same_seed_gives_the_same_page_whatever_the_jobs() -> None:
    reports = [report_of("paires", jobs, most=3) for jobs in (1, 2)]
    assert reports[0] == reports[1] != report_of("paires", seed=6, most=3)
    texts = {page(one, "Paires", "", "0", words_for(one)) for one in reports}
    assert len(texts) == 1


def test_chunks_do_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = report_of("paires", most=3)
    assert GAMES < CHUNK
    monkeypatch.setattr("tablee.lab.trials.CHUNK", 7)
    assert report_of("paires", most=3) == whole


class Reader(HTMLParser):
    """Sees that every element is closed, and what is fetched from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.fetched += [name for name, _ in attributes if name in ("src", "href", "xlink:href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """Closed at once."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_page_stands_alone(paires: Report, language: str) -> None:
    text = page(paires, "Paires <&>", "tablee lab", "0.1", words_for(paires, language))
    reader = Reader()
    reader.feed(text)
    assert reader.open == reader.fetched == []
    assert "Paires &lt;&amp;&gt;" in text
    for foreign in ("<script", "http://", "https://", "url(", "@import", "{value}", "nan"):
        assert foreign not in text
    drawings = re.findall(r"<svg.*?</svg>", text)
    assert len(drawings) == sum(map(len, paires.questions.values()))
    for drawing in drawings:
        ElementTree.fromstring(drawing)


def flat(entries: dict[str, Any], above: str = "") -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for key, value in entries.items():
        if isinstance(value, dict):
            found |= flat(value, f"{above}{key}.")
        else:
            found[above + key] = {gap for _, gap, _, _ in Formatter().parse(value) if gap}
    return found


@pytest.mark.parametrize("id", shelf.OURS)
def test_a_game_names_its_figures_in_both_languages(id: str) -> None:
    asked = inquiry(id)
    french, english = (asked.words(language) for language in ("fr", "en"))
    assert flat(french) == flat(english)
    own = {key for keys in asked.asked.values() for key in keys}
    assert own == set(asked.fields) - {"starter"} == set(english.get("figures", {}))
    for key in own:
        compares = key in asked.asked.get("first", ())
        expected = {"title", "axis", "says"} | ({"more", "less"} if compares else set())
        assert set(english["figures"][key]) == expected
    seats = range(asked.box.game.fewest, asked.box.game.most + 1)
    variants = {one for count in seats for one in asked.variants(count)}
    assert variants - {""} == set(english.get("variants", {}))
    for text in msgspec.json.encode(french).decode().splitlines():
        assert not re.search(r" [;:?!»%]|« ", text.replace('": ', ""))


@pytest.mark.parametrize("id", ["toy-sealed", "toy-window"])
def test_any_game_gets_a_report(id: str) -> None:
    report = report_of(id)
    assert "moves" in report.questions["length"]
    say = words_for(report)
    assert "moves on average" in findings(report, "length", say)[0]
    assert page(report, id, "", "0", say)


def figure(value: float, fair: float | None = None, kind: Any = "share") -> Figure:
    return Figure(kind, value, value - 0.01, value + 0.01, fair=fair)


def made_up(key: str, question: str, figures: dict[int, Figure], variant: str = "") -> Report:
    settings = [Setting(seats, variant, {}, {key: one}) for seats, one in figures.items()]
    return Report("paires", 1, "draws", "random", 100, 1, {question: [key]}, settings)


def test_words_say_where_it_happens() -> None:
    figures = {2: figure(0.1), 3: figure(0.1), 4: figure(0.5), 5: figure(0.12)}
    report = made_up("reshuffled", "running_out", figures)
    (text,) = findings(report, "running_out", words_for(report))
    assert text == (
        "With 2 players, the deck runs out and is shuffled again in 10.0% of the games; "
        "with 4 players: 50.0%; with 5 players: 12.0%."
    )


def test_words_say_whom_the_start_favours() -> None:
    figures = {seats: figure(1 / seats + off, 1 / seats)
               for seats, off in {2: 0.1, 3: 0.05, 4: 0.02, 5: 0.0, 6: -0.02}.items()}  # fmt: skip
    report = made_up("first_wins", "first", figures)
    (text,) = findings(report, "first", words_for(report))
    assert text == (
        "Whoever starts wins more often than is fair with 2 to 4 players; whoever starts wins "
        "less often than is fair with 6 players; these games show no difference with 5 players. "
        "Most of all with 2 players: whoever starts has 60.0% of the wins, where 50.0% would be "
        "fair [59.0% to 61.0%]."
    )


@pytest.mark.parametrize("values", [[0.0], [0.0, 0.013], [-3.2, 5.0], [1e-9], [12345.0]])
def test_an_axis_has_round_numbers_around_all_values(values: list[float]) -> None:
    scale = Scale([0.0, *values])
    assert scale.low <= min(0, *values, 0) <= max(0, *values, 0) <= scale.high
    assert 2 <= len(scale.ticks) <= 8
    assert round_step(0.3) == 0.5


def lab(*words: str | Path) -> int:
    return main(["lab", *map(str, words), "--games", "20", "--seed", "5", "--jobs", "1"])


def test_the_command_writes_a_page_and_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], paires: Report
) -> None:
    out, figures = tmp_path / "paires.html", tmp_path / "paires.json"
    assert lab("paires", "--bots", "draws", "--lang", "en", "--out", out, "--json", figures) == 0
    said = capsys.readouterr()
    command = "tablee lab paires --games 20 --seed 5 --bots draws,random --lang en"
    for words in ("Rounds in a game", "Does playing well pay?", command):
        assert words in said.out
        assert words in out.read_text("utf-8")
    assert msgspec.json.decode(figures.read_bytes(), type=Report) == paires
    assert sorted(tmp_path.iterdir()) == [out, figures]


def test_nothing_is_replaced_unasked(tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    assert lab("toy-sealed", "--out", out) == 0
    first = out.read_bytes()
    assert lab("toy-sealed", "--out", out) == 2
    assert lab("toy-sealed", "--out", out, "--force") == 0
    assert out.read_bytes() == first


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["nothing"], "no game “nothing”"),
        (["paires", "--bots", "kings"], "“kings”"),
        (["paires", "--bots", "draws,random,draws"], "too many"),
        (["paires", "--out", "/no/such/folder/x.html"], "does not exist"),
        (["paires", "--out", "x.html", "--json", "x.html"], "choose two names"),
    ],
)
def test_one_clear_sentence_on_errors(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert lab(*words, "--lang", "en") == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert len(said.err.strip().splitlines()) == 1
    assert said.out == ""

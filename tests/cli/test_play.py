"""tablee play: whole games at the terminal, from a script in place of a keyboard."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tablee.cli.desk import Desk
from tablee.cli.person import Person
from tablee.cli.speech import Speech
from tablee.cli.table import Table
from tablee.engine.chance import commitment
from tablee.engine.ear import Listening
from tablee.games import shelf
from tablee.thinking.company import Company
from tests.cli.conftest import Start, Tablee
from tests.games.paires.table import NEVER, everything_but, laid

DRAWS = "1\n" * 80  # more than any game takes


def joined(text: str) -> str:
    """As if there were room for it on one line."""
    return " ".join(text.replace("▌", "").split())


@pytest.mark.parametrize("seats", ["2", "4", "8"])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_whole_game_that_can_be_checked(
    tablee: Tablee, tmp_path: Path, seats: str, lang: str
) -> None:
    file = tmp_path / "evening.jsonl"
    said = tablee(
        "play", "--seats", seats, "--bots", "draws,random", "--name", "Ana", "--records", file,
        answers="moon\n" + DRAWS, lang=lang,
    )  # fmt: skip
    assert (said.code, said.err) == (0, "")
    assert ("Manche 2 ─" if lang == "fr" else "Round 2 ─") in said.out
    record = json.loads(file.read_text("utf-8").splitlines()[0])
    luck = record["luck"]
    assert luck["words"][0]["word"] == b"moon".hex()
    assert luck["commitment"] == commitment(bytes.fromhex(luck["secret"]))
    before, after = said.out.index(luck["commitment"]), said.out.index(luck["secret"])
    assert before < said.out.index("Ana", before) < after
    loser = record["seats"][record["outcome"]["losers"][0]]["name"]
    assert (f"Défaite\u00a0: {loser}." if lang == "fr" else f"Lost by {loser}.") in said.out
    checked = tablee("verify", file, "--promise", luck["commitment"], "--word", "moon")
    assert checked.code == 0
    assert "luck promised beforehand, with sealed words from Ana" in checked.out
    other = tablee("verify", file, "--promise", "00" * 32)
    assert (other.code, "not the deal whose fingerprint" in other.out) == (1, True)
    other = tablee("verify", file, "--word", "sun")
    assert (other.code, "the word that you kept" in other.out) == (1, True)
    assert tablee("show", file).code == 0


def test_the_same_seed_gives_the_same_evening(tablee: Tablee) -> None:
    words = ("play", "paires", "--seed", "5", "--name", "Ana")
    said = tablee(*words, answers=DRAWS)
    assert said == tablee(*words, answers=DRAWS)
    assert "fingerprint" not in said.out
    assert said != tablee("play", "paires", "--seed", "6", "--name", "Ana", answers=DRAWS)


def test_games_add_up_in_the_file(tablee: Tablee, tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    words = ("play", "--seed", "5", "--seats", "2", "--records", file)
    game = "d\n" * 60
    for _ in range(2):
        tablee(*words, answers=game)
    assert len(file.read_bytes().splitlines()) == 2
    assert tablee("verify", file).code == 0


def test_another_game_in_the_same_company(tablee: Tablee) -> None:
    moves = tablee("play", "--seed", "5", "--seats", "2", answers=DRAWS).out.count("› 1")
    said = tablee("play", "--seed", "5", "--seats", "2", answers="1\n" * moves + "y\n" + DRAWS)
    assert said.code == 0
    assert said.out.count("Lost by") == 2
    assert said.out.count("Around the table") == 1


def test_a_forfeit_of_ones_own(tablee: Tablee) -> None:
    said = tablee("play", "--seed", "5", "--forfeit", "sing [b]loud[/b]", answers=DRAWS)
    assert re.search(r"Forfeit for \w+: “sing \[b\]loud\[/b\]”", said.out)


def test_letters_numbers_and_names_of_moves(tablee: Tablee) -> None:
    for answer in ("1", "d", "D", "dr", "Draw", " draw "):
        said = tablee("play", "--seed", "5", "--name", "Ana", answers=f"{answer}\n")
        assert "Ana draws:" in said.out or "Ana loses the round" in said.out
    french = tablee("play", "--seed", "5", "--name", "Ana", answers="se cou\n", lang="fr")
    assert "Ana se couche" in french.out


@pytest.mark.parametrize("answer", ["", "7", "0", "xyz", "9" * 400, "²", "\x1b[2J", "-1"])
def test_what_makes_no_sense(tablee: Tablee, answer: str) -> None:
    said = tablee("play", "--seed", "5", answers=f"{answer}\n")
    assert said.code == 0
    assert "Type a number, or the first letters of a choice." in said.out


def test_odds_on_request_or_always(tablee: Tablee) -> None:
    assert "risk of a pair" not in tablee("play", "--seed", "5", answers="").out
    assert "risk of a pair" in tablee("play", "--seed", "5", answers="o\n").out
    assert "risk of a pair" in tablee("play", "--seed", "5", "--odds", answers="").out
    assert "risque de paire" in tablee("play", "--seed", "5", answers="c\n", lang="fr").out
    assert "doesn’t work out the odds" in tablee("play", "toy-sealed", "--seed", "1",
                                                 answers="odds\n").out  # fmt: skip


def test_rules_at_the_table(tablee: Tablee) -> None:
    said = tablee("play", "--seed", "5", answers="r\nr paires.fold\nrules table.fair\nr x\n")
    for words in ("Burning five cards", "Folding paires.fold", "A deal you can check"):
        assert words in said.out
    assert "No rule is called “x”." in said.out


def test_undo_is_refused_with_its_rule_and_why(tablee: Tablee) -> None:
    said = tablee("play", "--seed", "5", answers="u\nw\n")
    assert "can no longer be taken back" in said.out
    assert "[table.undo]" in said.out
    assert "Luck is never rewound" in joined(said.out)
    french = tablee("play", "--seed", "5", answers="défaire\n?\n", lang="fr")
    assert "Le hasard, lui, ne revient jamais" in joined(french.out)


def test_why_when_nothing_was_refused(tablee: Tablee) -> None:
    said = tablee("play", "--seed", "5", answers="w\n")
    assert "Draw or fold paires.turn" in said.out


@pytest.mark.rule("paires.reshuffle")
def test_a_move_that_is_not_on_offer(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five cards are left to shuffle: no card can be drawn."""
    front, deck = [[3], [4]], [5, 6, 7, 8, 9]
    kept = [everything_but(*front, deck), []]
    match = laid(front, kept, deck, limit=NEVER)
    desk, box = Desk(Speech("en")), shelf.take("paires")
    answers = iter(["draw", "w", "fold"])
    person = Person(desk, "Ana", fast=True)
    monkeypatch.setattr(person, "read", lambda prompt: next(answers))
    company, ear = Company(match, {}), match.ear.inner
    assert isinstance(ear, Listening)
    table = Table(desk, box, match, company, ear, person, 0, ["Ana", "Malo"], odds=False)
    table.step()
    said = capsys.readouterr().out
    assert "When the deck is empty paires.reshuffle" in said
    assert "Ana folds" in said
    assert "There is no card left to draw: all you can do is fold. [paires.reshuffle]" in said


def test_leaving(tablee: Tablee) -> None:
    said = tablee("play", "--seed", "5", "--name", "Ana", answers="q\n")
    assert said.code == 0
    assert said.out.endswith("See you soon, Ana!\n")
    said = tablee("play", "--seed", "5", "--name", "Ana", answers="", lang="fr")
    assert said.code == 0
    assert said.out.endswith("À bientôt, Ana\u00a0!\n")


def test_leaving_writes_no_record(tablee: Tablee, tmp_path: Path) -> None:
    tablee("play", "--seed", "5", "--records", tmp_path / "games.jsonl", answers="moon\n1\n")
    assert list(tmp_path.iterdir()) == []


def test_a_file_of_something_else_stays_as_it_is(tablee: Tablee, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ana,\n")
    said = tablee("play", "--records", letter, answers=DRAWS)
    assert (said.code, said.out) == (2, "")
    assert "holds something other than games" in said.err
    assert letter.read_text() == "Dear Ana,\n"


def test_no_room_for_the_record(tablee: Tablee) -> None:
    said = tablee("play", "--seed", "5", "--records", "/dev/full", answers=DRAWS)
    assert said.code == 2
    assert "not enough room on the disk for /dev/full" in said.err
    assert "Lost by" in said.out


def test_an_odd_name(tablee: Tablee, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    name = "[red]\x1b[31m\udcff" + "é" * 50
    said = tablee("play", "--seed", "5", "--name", name, "--records", file, answers=DRAWS)
    assert said.code == 0
    assert "\x1b" not in said.out
    assert "[red]" in said.out
    assert tablee("verify", file).code == 0


def test_ctrl_c(tablee: Tablee, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(self: Person, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Person, "read", interrupt)
    said = tablee("play", lang="fr")
    assert said.code == 130
    assert said.err == "On s’arrête là. À bientôt\u00a0!\n"


def test_through_a_pipe(start: Start) -> None:
    process = start("play", "--seed", "5", "--name", "Ana")
    out, err = process.communicate(DRAWS, timeout=30)
    assert (process.returncode, err) == (0, "")
    assert "Lost by" in out
    assert "\x1b" not in out

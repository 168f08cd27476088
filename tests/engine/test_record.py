"""Records: what is written holds, and whatever was tampered with is found out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.engine.chance import Committed, Scripted, Seeded, promised_seed
from tablee.engine.flaws import BadRecord
from tablee.engine.luck import promised_luck, seeded_luck
from tablee.engine.match import Match
from tablee.engine.record import (
    Purses,
    Record,
    Replay,
    Seating,
    read,
    record_of,
    verify,
    write,
)
from tablee.games import shelf
from tests.toys import talk

paires = shelf.take("paires").game
SECRET, WORDS = b"s" * 32, [(0, b"ana"), (1, b"malo")]
SEATS = [Seating("Ana"), Seating("Malo")]
OLD = read((Path(__file__).parent / "old-record.json").read_bytes())


def played() -> Record:
    """A whole game of Paires for two in which everybody always draws if he can."""
    match = Match(paires, 2, Committed(promised_seed(SECRET, [b"ana", b"malo"])), paires.options())
    while not match.over:
        match.submit(match.turn, match.legal(match.turn)[0])
    return record_of(match, SEATS, promised_luck(SECRET, WORDS))


def tampered(**changes: Any) -> Record:
    return msgspec.structs.replace(played(), **changes)


def test_a_record_survives_the_paper() -> None:
    record = played()
    assert read(write(record)) == record
    assert verify(record, paires).outcome is not None


@pytest.mark.rule("table.fair")
def test_a_secret_that_was_not_promised_is_found_out() -> None:
    luck = msgspec.structs.replace(played().luck, secret="00" * 32)
    with pytest.raises(BadRecord, match="secret"):
        verify(tampered(luck=luck), paires)


@pytest.mark.rule("table.fair")
def test_old_records_still_hold() -> None:
    assert OLD.format == "tablee-record-1"
    assert verify(OLD, paires).over


@pytest.mark.rule("table.fair")
@pytest.mark.parametrize("nonces", [[], [""]])
def test_old_luck_without_the_word_of_each_person_was_not_fair(nonces: list[str]) -> None:
    luck = msgspec.structs.replace(OLD.luck, nonces=nonces)
    with pytest.raises(BadRecord, match="nonces"):
        verify(msgspec.structs.replace(OLD, luck=luck), paires)


@pytest.mark.rule("table.fair")
def test_old_luck_does_not_pass_for_new() -> None:
    with pytest.raises(BadRecord, match="nonces"):
        verify(tampered(luck=OLD.luck, opening_weights=[]), paires)
    with pytest.raises(BadRecord, match="nonces"):
        verify(msgspec.structs.replace(OLD, luck=played().luck), paires)


@pytest.mark.rule("table.fair")
def test_a_word_that_was_chosen_last_is_found_out() -> None:
    """Its fingerprint was shown before the others were said."""
    ana, malo = played().luck.words
    for words, flaw in [
        ([ana, msgspec.structs.replace(malo, word=b"me last".hex())], "word 1"),
        ([malo, ana], "words"),
        ([ana, msgspec.structs.replace(malo, seat=0)], "words"),
        ([ana, msgspec.structs.replace(malo, seat=2)], "word 2"),
    ]:
        luck = msgspec.structs.replace(played().luck, words=words)
        with pytest.raises(BadRecord, match=f"^{flaw}$"):
            verify(tampered(luck=luck), paires)


@pytest.mark.rule("table.fair")
def test_a_bot_gives_no_word() -> None:
    with pytest.raises(BadRecord, match="word 1"):
        verify(tampered(seats=[SEATS[0], Seating("Malo", bot="draws")]), paires)


@pytest.mark.rule("table.fair")
def test_weights_that_are_not_those_of_the_rules_are_found_out() -> None:
    record = played()
    place = next(number for number, line in enumerate(record.lines) if line.picks)
    record.lines[place].weights[0][1] += 1
    with pytest.raises(BadRecord, match=f"line {place + 1}: weights"):
        verify(record, paires)
    with pytest.raises(BadRecord, match="line 0: weights"):
        verify(tampered(opening_weights=[]), paires)


def test_a_record_of_another_game_does_not_pass() -> None:
    with pytest.raises(BadRecord, match="unknown_game"):
        verify(tampered(game="hawthorn"), paires)
    with pytest.raises(BadRecord, match="unknown_format"):
        verify(tampered(format="junk"), paires)


def test_purses_in_a_game_without_chips_do_not_pass() -> None:
    with pytest.raises(BadRecord, match="purses"):
        verify(tampered(carry=Purses([5, 5], 0, 2)), paires)
    with pytest.raises(BadRecord, match="purses"):
        verify(tampered(carry=Purses([5], 0, 2)), paires)


@pytest.mark.rule("table.fair")
def test_a_word_that_was_changed_with_its_fingerprint_is_found_out() -> None:
    words = [(0, b"ana"), (1, b"another")]
    luck = promised_luck(SECRET, words)
    with pytest.raises(BadRecord, match="seed"):
        verify(tampered(luck=luck), paires)


def test_any_card_that_was_changed_is_found_out() -> None:
    for number, line in enumerate(played().lines):
        if line.picks:
            record = played()
            record.lines[number].picks[0] = 1 + line.picks[0] % 10
            with pytest.raises(BadRecord):
                verify(record, paires)


def test_a_move_that_is_not_allowed_is_found_out_with_its_rule() -> None:
    record = played()
    record.lines[0].seat = 1 - record.lines[0].seat
    with pytest.raises(BadRecord, match=r"line 1: forbidden table\.ask"):
        verify(record, paires)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"outcome": None}, "outcome"),
        ({"rules": 99}, "version 99"),
        ({"seats": []}, "seats 0"),
        ({"seats": [Seating("x")] * 9}, "seats 9"),
        ({"options": {"forfeit": 3}}, "options"),
        ({"options": {"cheat": True}}, "options"),
        ({"opening": []}, "pick"),
        ({"luck": msgspec.structs.replace(seeded_luck(1), kind="dice")}, "bad_luck dice"),
        ({"luck": msgspec.structs.replace(seeded_luck(1), seed="xyz")}, "bad_luck"),
    ],
)
def test_whatever_else_was_changed_is_found_out(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(BadRecord, match=why):
        verify(tampered(**changes), paires)


def test_lines_left_out_or_added_are_found_out() -> None:
    record = played()
    with pytest.raises(BadRecord):
        verify(tampered(lines=record.lines[:-1]), paires)
    with pytest.raises(BadRecord):
        verify(tampered(lines=[*record.lines, record.lines[0]]), paires)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{}",
        b"[]",
        b"\xff\xfe",
        b'{"format":"tablee-record-1"}',
        b'{"format":"something else","game":"paires","rules":1,"options":{},"seats":[],'
        b'"luck":{"kind":"sfc32"},"opening":[],"lines":[],"outcome":null}',
        write(played()).replace(b'"seat":0', b'"seat":99999999999999999999', 1),
        write(played()).replace(b'"picks":[', b'"picks":[-4,', 1),
        write(played())[:-30],
    ],
)
def test_what_is_no_record_is_refused(text: bytes) -> None:
    with pytest.raises(BadRecord):
        read(text)


@pytest.mark.parametrize("move", [b'{"do":"cheat"}', b"{}", b"null", b'{"do":"draw","x":1}'])
def test_a_move_that_no_game_knows_is_refused(move: bytes) -> None:
    record = played()
    record.lines[0].move = msgspec.Raw(move)
    with pytest.raises(BadRecord, match="line 1"):
        Replay(record, paires).finish()


@pytest.mark.rule("table.undo")
def test_an_undo_stands_alone() -> None:
    record = played()
    record.lines[1].undo = 1
    with pytest.raises(BadRecord, match="not_a_move"):
        Replay(record, paires).finish()


def a_talk(undos: int, standing: int = 0) -> Record:
    """A game in which somebody says something and takes it back, again and again."""
    match = Match(talk.game, 3, Seeded(7))
    for _ in range(standing):
        match.submit(1, talk.SAY, "it stands")
    for _ in range(undos):
        match.submit(1, talk.SAY, "oh")
        match.undo(1)
    match.submit(0, talk.GUESS + 1)
    seats = [Seating(name) for name in ("Ana", "Bo", "Cy")]
    return record_of(match, seats, seeded_luck(7))


@pytest.mark.rule("table.undo")
def test_a_record_may_have_thousands_of_undos() -> None:
    record = read(write(a_talk(undos=3000)))
    assert sum(line.undo for line in record.lines) == 3000
    assert len(verify(record, talk.game).rows) == 1


def test_a_record_that_keeps_us_busy_for_ever_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.engine.record.MOST_REPEATED", 1000)
    verify(a_talk(undos=9, standing=100), talk.game)
    with pytest.raises(BadRecord, match="too often"):
        verify(a_talk(undos=11, standing=100), talk.game)


@pytest.mark.rule("table.undo")
def test_what_was_taken_back_stays_in_the_record() -> None:
    match = Match(talk.game, 3, Scripted([2]), talk.game.options())
    match.submit(1, talk.SAY, "oh")
    match.undo(1)
    match.submit(2, talk.SAY, "ah")
    match.submit(0, talk.GUESS + 2)
    record = record_of(match, [Seating("x")] * 3, seeded_luck(0))
    assert [line.undo for line in record.lines] == [0, 1, 0, 0]
    again = Replay(read(write(record)), talk.game).finish()
    assert [row.note for row in again.rows] == ["ah", ""]

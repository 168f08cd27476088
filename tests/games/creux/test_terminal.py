"""Au Creux de ta Main as it is drawn and told at the terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from tablee.engine.chance import Seeded
from tablee.engine.match import Match
from tablee.engine.seats import NOBODY
from tablee.games.creux.law.events import Appointed, TurnBegan
from tablee.games.creux.law.moves import Point
from tablee.games.creux.seen import captions, sights
from tablee.games.creux.seen.terminal import act, draw, opens_round, told
from tablee.games.creux.touch import hand, objects
from tablee.games.creux.touch.acting import act as acted
from tablee.games.creux.touch.mime import read
from tablee.games.creux.touch.script import parse
from tablee.games.creux.touch.skin import CELLS, feel
from tablee.games.shelf import take
from tests.games.creux.table import appoint, guess, mime, mime_twice, play, table, view

NAMES = ["Ana", "Bo", "Chloé", "Dan", "Ève", "Flo"]
both = pytest.mark.parametrize("language", ["fr", "en"])


def drawn(m: Match, seat: int, language: str = "en") -> str:
    paper = StringIO()
    words = take("creux").words(language)
    Console(file=paper, width=200).print(draw(view(m, seat), seat, NAMES, words))
    return paper.getvalue()


def seen(script: str, language: str = "en") -> list[str]:
    """What onlookers read of this mime."""
    words = take("creux").words(language).entries
    return [sights.in_words(one, words) for one in sights.sights(acted(parse(script), Seeded(1)))]


def felt(script: str, language: str = "en") -> list[str]:
    """What the Grandfather reads of it."""
    words = take("creux").words(language).entries
    pieces = acted(parse(script), Seeded(1))
    frames = [feel(pieces[:count]) for count in range(1, len(pieces) + 1)]
    return [captions.in_words(one, words) for one in captions.captions(frames)]


def test_the_childs_own_memory_and_constraint_and_nobody_elses() -> None:
    m = table(4, 50, 12, expert=True)
    appoint(m, 0, 1)
    title = take("creux").words("en").entries["memories"]["caravan"]["title"]
    assert "To be mimed:" in drawn(m, 1)
    assert "Constraint: only on the back of the hand" in drawn(m, 1)
    assert title
    for seat in (NOBODY, 0, 2, 3):
        assert "To be mimed:" not in drawn(m, seat)
        assert "Constraint:" not in drawn(m, seat)


@both
def test_who_is_who_and_ones_own_hand(language: str) -> None:
    m = table(4, 50)
    appoint(m, 0, 1)
    text = drawn(m, 2, language)
    assert "▶ Ana" in text
    assert ("Grand-père" if language == "fr" else "Grandfather") in text
    first = [*take("creux").words(language).entries["memories"].values()][10]["title"]
    assert f"{first} (11)" in text
    assert first not in drawn(m, 0, language)


def test_the_album_and_where_his_finger_was() -> None:
    m = table(4, 50, 60, 51, 61)
    appoint(m, 0, 1)
    mime_twice(m, [11], [12])
    play(m, 0, Point(50, 1))
    text = drawn(m, 3)
    assert "The album:" in text
    assert "← the second mime?" in next(line for line in text.splitlines() if " 50 " in line)


def test_at_the_end_two_read_their_verdict() -> None:
    m = table(2)
    while not m.over:
        mime(m)
        mime(m)
        first, second = m.state.memories  # type: ignore[attr-defined]
        guess(m, first, second)
    assert take("creux").words("en").entries["verdicts"][4] in drawn(m, 0)
    assert "wins" not in drawn(m, 0)


def test_a_turn_is_a_round_of_the_story() -> None:
    assert opens_round(None, TurnBegan(0b11, 1))
    assert not opens_round(None, Appointed(0, 1))


@pytest.mark.rule("creux.mime")
def test_a_mime_is_typed_in_plain_words() -> None:
    m = table(4, 50)
    appoint(m, 0, 1)
    pieces = act("lay cloth on palm\ntap dart on index.tip 3 times", view(m, 1), Seeded(1))
    assert {one.object for piece in pieces for one in read(piece).samples} == {0, 2}
    assert act("hand upright", view(m, 1), Seeded(1)) == []  # nothing has happened yet
    with pytest.raises(ValueError, match="no verb is called 'draw'"):
        act("draw a goose", view(m, 1), Seeded(1))


@pytest.mark.rule("creux.mime")
def test_who_can_think_of_nothing_gets_a_sample_of_this_very_memory() -> None:
    m = table(4, 59)
    appoint(m, 0, 1)
    assert act("example", view(m, 1), Seeded(1)) == act("exemple", view(m, 1), Seeded(1)) != []


@pytest.mark.rule("creux.expert")
def test_a_sample_keeps_to_the_constraint() -> None:
    m = table(4, 59, 3, expert=True)  # the four cubes alone
    appoint(m, 0, 1)
    pieces = act("example", view(m, 1), Seeded(1))
    assert {one.object for piece in pieces for one in read(piece).samples} <= {*objects.CUBES}


@pytest.mark.rule("creux.mime")
def test_those_who_see_it_read_what_is_done() -> None:
    assert seen("lay cloth on palm\ntap dart on index.tip 3 times") == [
        "The cloth is laid flat on the hollow of the palm",
        "The dart touches the tip of the index finger, 3 times",
    ]
    assert seen("slide coin from heel to pads") == [
        "The coin slides: the heel of the hand → the hollow of the palm → "
        "the palm, below the fingers",
    ]
    assert seen("press coin on back of heel 2 s", "fr") == ["La pièce appuie sur le dos de la main"]


@pytest.mark.rule("creux.mime")
def test_what_lies_there_and_is_tapped_is_read_as_well() -> None:
    assert seen("lay cube1 on palm\ntap cube1 twice") == [
        "The first cube is laid flat on the hollow of the palm",
        "The first cube touches the hollow of the palm, 2 times",
    ]


@pytest.mark.rule("creux.mime")
def test_what_is_done_again_and_again_is_said_once() -> None:
    assert seen("3 x tap pawn on palm; tap top on heel") == [
        "The pawn touches the hollow of the palm; "
        "the spinning top touches the heel of the hand, 3 times",
    ]


@pytest.mark.rule("creux.screen")
def test_the_grandfather_reads_what_the_skin_tells_and_no_name() -> None:
    lines = felt("tap dart on index.tip 3 times slowly")
    assert lines[0].startswith("A point, at the tip of the index finger")
    assert felt("lay cloth on palm", "fr")[0].startswith("Quelque chose de doux")
    things = ["cloth", "ring", "dart", "string", "coin", "pawn", "top", "cube", "cœur", "goose"]
    for thing in objects.OBJECTS:
        for line in felt(f"press {thing} on heel 1 s"):
            said = line.replace("something like string", "").casefold()
            assert not [name for name in things if name in said.split()], line


@pytest.mark.rule("creux.screen")
def test_two_mimes_that_feel_the_same_read_the_same() -> None:
    assert felt("press cube1 on palm 1 s") == felt("press cube4 on palm 1 s")
    assert seen("press cube1 on palm 1 s") != seen("press cube4 on palm 1 s")


@pytest.mark.rule("creux.screen")
def test_cold_metal_warms_and_what_slides_has_no_place() -> None:
    assert any("it is cold" in line for line in felt("lay coin on palm\nwait 2 s"))
    slid = felt("slide coin from heel to pads to outer to mound slowly")
    assert any("all over the palm" in line and "it slides" in line for line in slid)


def test_told_as_the_seat_may_know_it() -> None:
    m = table(4, 50)
    appoint(m, 0, 1)
    words = take("creux").words("en")
    pieces = acted(parse("press coin on heel 1 s"), Seeded(1))
    frames = [feel(pieces[:count]) for count in range(1, len(pieces) + 1)]
    assert told(view(m, 2), pieces, words) == ["The coin presses on the heel of the hand"]
    (line,) = told(view(m, 0), frames, words)
    assert line.startswith("Something smooth, at the heel of the hand")


@both
def test_every_place_and_texture_has_its_words(language: str) -> None:
    entries = take("creux").words(language).entries
    said = entries["hand"]
    parts = {cell.zone.split(".")[0] if "." in cell.zone else "palm" for cell in CELLS}
    assert {*said["zones"]} == {*said["at_zones"]} == {*hand.ZONES}
    assert {*said["backs"]} == {*said["at_backs"]} == {*said["at_parts"]} == parts
    assert {*said["lies"]} == {*objects.LIES}
    assert len(entries["textures"]) == len(objects.TEXTURES)
    assert len(entries["objects"]) == objects.COUNT

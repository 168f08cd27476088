"""Expert mode at the screen: what a constraint forbids is refused; what it asks for must come."""

from __future__ import annotations

from itertools import product

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.match import Match, Refused
from tablee.engine.stream import check_mime
from tablee.games.creux import game
from tablee.games.creux.law.constraints import KINDS
from tablee.games.creux.law.moves import CloseEyes, GoAhead
from tablee.games.creux.mind.keeping import keep_to
from tablee.games.creux.touch.acting import act
from tablee.games.creux.touch.mime import Sample, Slot, read, write
from tablee.games.creux.touch.objects import CLOTH, COIN, CUBE, DART, HELD, LAID
from tablee.games.creux.touch.samples import samples
from tablee.games.creux.touch.script import parse
from tests.games.creux.table import appoint, play, state, table

KEPT = {  # by kind: what keeps to it, and what does not
    0: ("lay cloth on palm; slide string from heel to pads", "tap coin on palm"),
    1: ("roll ring from heel to palm; tap coin on heel", "tap pawn on palm"),
    2: ("walk pawn from heel to palm & spin top on pads", "tap dart on palm"),
    3: ("tap cube1 on palm; tap cube4 on heel", "tap top on palm"),
    8: ("tap coin on index.tip; tap pawn on thumb.base", "slide coin from middle.tip to palm"),
    9: ("tap coin on palm; tap coin on back", "tap coin on back of ring.tip"),
    11: ("tap coin on palm 3 times", "tap cube1 on palm; tap cube2 on palm"),
    12: ("press coin on back; press coin on back of index.tip", "press coin on palm"),
    13: ("hand upright\npress coin on palm", "press coin on palm"),
}
ASKED = {  # what is not finished, and what would finish it
    4: ("tap coin on palm", "tap cloth on palm"),
    5: ("tap coin on palm", "tap string on palm"),
    6: ("tap coin on palm", "tap dart on palm"),
    7: ("tap coin on palm", "tap top on palm"),
    10: ("tap coin on palm; tap cube1 on palm", "tap cube2 on palm"),
}


def about_to_mime(kind: int, seconds: int = 90) -> Match:
    """Seat 1 is the Child, bound by a constraint of this kind."""
    m = table(4, 50, kind, expert=True, seconds=seconds)
    appoint(m, 0, 1)
    play(m, 0, CloseEyes())
    return m


def mimed(script: str) -> list[bytes]:
    return act(parse(script), Seeded(7))


def stopped(m: Match, pieces: list[bytes]) -> str | None:
    """Which rule forbids a piece of this mime, or its end."""
    try:
        check_mime(game, state(m), 1, pieces)
    except Refused as refused:
        return refused.rule
    return None


def touch(thing: int, x: int, y: int, back: bool = False, lies: int = HELD) -> bytes:
    return write(Slot(False, (Sample(0, thing, lies, back, True, False, x, y, 90, 0),)))


@pytest.mark.rule("creux.expert", "creux.constraints")
@pytest.mark.parametrize("kind", KEPT)
def test_what_a_constraint_forbids_is_refused_at_once(kind: int) -> None:
    kept, broken = KEPT[kind]
    m = about_to_mime(kind)
    assert stopped(m, mimed(kept)) is None
    assert stopped(m, mimed(broken)) == "creux.expert"
    assert stopped(table_without(), mimed(broken)) is None


def table_without() -> Match:
    m = table(4, 50)
    appoint(m, 0, 1)
    play(m, 0, CloseEyes())
    return m


@pytest.mark.rule("creux.expert", "creux.constraints")
@pytest.mark.parametrize("kind", ASKED)
def test_what_a_constraint_asks_for_must_have_touched_the_hand_before_the_end(kind: int) -> None:
    begun, rest = ASKED[kind]
    m = about_to_mime(kind)
    assert {game.misstep(state(m), 1, mimed(begun)[:n]) for n in range(1, 5)} == {None}
    assert stopped(m, mimed(begun)) == "creux.constraints"
    assert stopped(m, mimed(f"{begun}\n{rest}")) is None


@pytest.mark.rule("creux.constraints", "creux.screen")
def test_when_its_time_is_over_a_mime_ends_as_it_is() -> None:
    m = about_to_mime(4, seconds=15)
    nothing = [write(Slot(False, ()))]
    assert game.unfinished(state(m), 1, nothing * 149) == "creux.constraints"
    assert game.unfinished(state(m), 1, nothing * 150) is None


@pytest.mark.rule("creux.constraints")
def test_what_lies_partly_on_the_palm_counts_where_its_middle_is() -> None:
    m = about_to_mime(8)
    assert stopped(m, [touch(CLOTH, 524, 360, lies=LAID)]) is None
    assert stopped(m, [touch(CLOTH, 524, 700, lies=LAID)]) == "creux.expert"


@pytest.mark.rule("creux.constraints")
def test_the_first_object_is_the_only_one_until_the_end() -> None:
    m = about_to_mime(11)
    away = write(Slot(False, (Sample(0, COIN, HELD, False, False, True, 520, 770, 0, 0),)))
    assert stopped(m, [touch(COIN, 520, 770), away, touch(COIN, 520, 900)]) is None
    assert stopped(m, [touch(COIN, 520, 770), away, touch(DART, 520, 900)]) == "creux.expert"
    assert stopped(m, [touch(CUBE, 520, 770), touch(CUBE, 520, 770)]) is None


@pytest.mark.rule("creux.expert")
def test_a_constraint_binds_its_own_mime_only() -> None:
    m = table(4, 50, 12, expert=True)
    appoint(m, 0, 1)
    play(m, 1, GoAhead())
    assert stopped(m, mimed("press coin on palm")) == "creux.expert"
    assert stopped(m, mimed("press coin on back")) is None


@pytest.mark.rule("creux.expert", "creux.constraints")
def test_any_sample_mime_can_be_done_under_any_constraint() -> None:
    scripts = [script for memory in samples().values() for script in memory.values()][::9]
    matches = {kind: about_to_mime(kind) for kind in range(KINDS)}
    for script, kind in product(scripts, range(KINDS)):
        luck = Seeded(kind)
        assert stopped(matches[kind], act(keep_to(script, kind, luck), luck)) is None


@pytest.mark.rule("creux.screen")
def test_a_piece_that_is_none_is_refused() -> None:
    m = table_without()
    for piece in (b"", b"\x00\x01", b"\x02", touch(COIN, 520, 770)[:-1]):
        assert stopped(m, [piece]) == "creux.screen"


@pytest.mark.rule("creux.mime", "creux.screen")
def test_what_no_hand_can_do_is_refused() -> None:
    m = table_without()
    here = touch(COIN, 520, 770)
    assert stopped(m, [here, touch(COIN, 520, 800)]) is None
    assert stopped(m, [here, b"\x01" + touch(COIN, 520, 800)[1:]]) == "creux.mime", "turned"
    assert stopped(m, [touch(COIN, 40, 40)]) == "creux.mime", "beside the hand"
    upright = read(b"\x01" + here[1:])
    falls = write(Slot(True, tuple(one._replace(held=False) for one in upright.samples)))
    assert stopped(m, [falls]) == "creux.mime", "nothing stays there by itself"
    assert stopped(m, [here, b"\x00"]) == "creux.screen", "neither there nor lifted"
    assert stopped(m, [here, touch(COIN, 520, 770, back=True)]) == "creux.screen", "too quick"


@pytest.mark.rule("creux.screen")
def test_a_mime_is_as_long_as_the_table_agreed() -> None:
    m = about_to_mime(13, seconds=15)
    upright = [b"\x01"] * 150
    assert stopped(m, upright) is None
    assert stopped(m, [*upright, b"\x01"]) == "creux.screen"

"""What the Grandfather feels: contact only, as finely as skin, in frames of one size."""

from __future__ import annotations

from math import hypot

import pytest

from tablee.engine.chance import Seeded
from tablee.games.creux.touch import hand, mime, objects
from tablee.games.creux.touch.acting import act
from tablee.games.creux.touch.contacts import MEMORY
from tablee.games.creux.touch.mime import Sample, Slot
from tablee.games.creux.touch.samples import samples
from tablee.games.creux.touch.script import parse
from tablee.games.creux.touch.skin import CELLS, SIZE, feel

BEAT = 10  # pieces in a second


def feelings(pieces: list[bytes]) -> list[bytes]:
    return [feel(pieces[:count]) for count in range(1, len(pieces) + 1)]


def felt(script: str, seed: int = 0) -> list[bytes]:
    return feelings(act(parse(script), Seeded(seed)))


def pressures(frame: bytes) -> dict[int, int]:
    """How hard each cell is pressed that feels anything."""
    return {cell: force for cell, force in enumerate(frame[1::3]) if force}


def zones(frame: bytes) -> set[str]:
    return {CELLS[cell].zone for cell in pressures(frame)}


def strongest(frame: bytes) -> int:
    """The cell that feels most."""
    return max(range(len(CELLS)), key=lambda cell: frame[1 + 3 * cell])


def resting(thing: int, x: int, y: int, slots: int, lies: int = objects.LAID) -> list[bytes]:
    """It lies there for so long, after a second in which nothing does."""
    there = Sample(0, thing, lies, False, False, False, x, y, 0, 0)
    nothing = mime.write(Slot(False, ()))
    return [nothing] * BEAT + [mime.write(Slot(False, (there,)))] * slots


def renamed(pieces: list[bytes], names: dict[int, int]) -> list[bytes]:
    """The same, done with other objects."""
    found = []
    for slot in map(mime.read, pieces):
        samples = [one._replace(object=names.get(one.object, one.object)) for one in slot.samples]
        found.append(mime.write(slot._replace(samples=tuple(samples))))
    return found


@pytest.mark.rule("creux.screen")
def test_all_frames_have_one_size_before_the_first_piece_too() -> None:
    mimes = [act(script, Seeded(1)) for one in samples().values() for script in one.values()]
    for pieces in mimes[:12]:
        assert {len(frame) for frame in feelings(pieces)} == {SIZE}
    assert feel([]) == bytes(SIZE)


@pytest.mark.rule("creux.screen")
def test_every_place_on_the_skin_is_near_a_cell_of_its_side() -> None:
    """A few millimetres on a fingertip, about a centimetre on the palm, more behind."""
    for x in range(0, hand.WIDE, 13):
        for y in range(0, hand.HIGH, 13):
            if hand.on_skin(x, y):
                for back in (False, True):
                    cells = [cell for cell in CELLS if cell.back == back]
                    assert any(hypot(c.x - x, c.y - y) < 1.35 * c.radius for c in cells), (x, y)
    wide = {(cell.back, "tip" in cell.zone): cell.radius / hand.MILLIMETRE for cell in CELLS}
    assert wide[False, True] < 7 < wide[False, False] < 11 < wide[True, False]


@pytest.mark.rule("creux.screen")
def test_nothing_is_felt_of_what_does_not_touch() -> None:
    frames = felt("wait 1 s\ntap coin on palm\nwait 2 s\ntap coin on palm")
    assert not any(map(pressures, frames[:BEAT]))
    assert not pressures(frames[2 * BEAT + 5])


@pytest.mark.rule("creux.screen")
def test_a_tap_is_felt_where_it_was_and_glows_for_a_moment() -> None:
    frames = felt("wait 0.5 s\ntap dart on middle.tip hard\nwait 1 s\ntap dart on heel softly")
    first = next(frame for frame in frames if pressures(frame))
    assert zones(first) == {"middle.tip"}
    assert first[3 + 3 * strongest(first)] == 255, "it flares"
    after = frames[frames.index(first) :]
    assert max(after[0][1::3]) > max(after[1][1::3]) > max(after[2][1::3]) > 0
    assert not pressures(after[7])


@pytest.mark.rule("creux.screen")
@pytest.mark.parametrize("thing", range(objects.COUNT))
def test_what_rests_fades_but_stays(thing: int) -> None:
    frames = feelings(resting(thing, 520, 770, 5 * BEAT))
    levels = [max(frame[1::3]) for frame in frames[BEAT + 4 :]]
    assert levels == sorted(levels, reverse=True)
    assert levels[0] > levels[-1] > 20


@pytest.mark.rule("creux.screen")
def test_a_cube_that_is_pressed_stands_out_among_four_that_rest() -> None:
    lying = [
        Sample(0, objects.CUBE + number, objects.LAID, False, False, False, x, y, 0, 0)
        for number, (x, y) in enumerate([(400, 640), (560, 640), (400, 800), (560, 800)])
    ]
    pressed = [lying[0], lying[1]._replace(held=True, pressure=130), *lying[2:]]
    pieces = [mime.write(Slot(False, tuple(lying)))] * 2 * BEAT
    frame = feel([*pieces, mime.write(Slot(False, tuple(pressed)))])
    cell = CELLS[strongest(frame)]
    assert hypot(cell.x - 560, cell.y - 640) < 60
    rest = max(
        frame[1 + 3 * number] for number, one in enumerate(CELLS) if one.y > 760 and not one.back
    )
    assert 40 < rest < max(frame[1::3]) / 2.5


@pytest.mark.rule("creux.screen")
def test_cold_comes_slowly() -> None:
    frames = feelings(resting(objects.COIN, 520, 1000, 4 * BEAT))
    heats = [frame[2 + 3 * strongest(frame)] & 15 for frame in frames if pressures(frame)]
    assert heats == sorted(heats, reverse=True)
    assert heats[0] in (6, 7)
    assert heats[-1] == objects.THINGS[objects.COIN].temperature


@pytest.mark.rule("creux.screen")
@pytest.mark.parametrize("side", ["back of heel", "heel"])
def test_what_touches_the_back_is_felt_behind(side: str) -> None:
    frames = felt(f"press coin on {side} 1 s")
    sides = {CELLS[cell].back for frame in frames for cell in pressures(frame)}
    assert sides == {side.startswith("back")}


@pytest.mark.rule("creux.screen", "creux.mime")
def test_an_upright_hand_is_felt_as_such() -> None:
    assert {frame[0] for frame in felt("hand upright\npress coin on palm")} == {1}
    assert {frame[0] for frame in felt("press coin on palm")} == {0}


@pytest.mark.rule("creux.screen")
@pytest.mark.parametrize(
    "script",
    [
        "lay cube1 on pads; lay cube2 on heel\ntap cube3 on palm; tap cube1 hard",
        "rub cube2 on palm; slide cube1 from heel to pads; tap cube4 on outer\nlift all",
    ],
)
def test_no_cube_is_told_from_another(script: str) -> None:
    pieces = act(parse(script), Seeded(3))
    a, b, c, d = objects.CUBES
    assert feelings(renamed(pieces, {a: d, d: b, b: c, c: a})) == feelings(pieces)


@pytest.mark.rule("creux.screen")
def test_which_cube_comes_back_is_not_felt() -> None:
    """One slides and is lifted; then it is tapped, or another one."""
    pieces = act(parse("slide cube1 from heel to pads\nlift cube1\ntap cube1 on palm"), Seeded(4))
    gone = next(n for n, p in enumerate(pieces) if any(s.lifted for s in mime.read(p).samples))
    other = pieces[: gone + 1] + renamed(pieces[gone + 1 :], {objects.CUBE: objects.CUBE + 1})
    assert other != pieces
    assert feelings(other) == feelings(pieces)


@pytest.mark.rule("creux.screen")
def test_a_shift_that_no_skin_would_notice_is_not_felt() -> None:
    one, two = resting(objects.PAWN, 520, 800, 9), resting(objects.PAWN, 521, 799, 9)
    assert one != two
    assert feelings(one) == feelings(two)


@pytest.mark.rule("creux.screen", "creux.mime.rules")
def test_what_slides_to_and_fro_feels_like_what_slides_round() -> None:
    """Two quick scribbles with one coin, as long and as firm as one another."""

    def scribble(way: list[tuple[int, int]]) -> list[bytes]:
        samples = [
            Sample(0, objects.COIN, objects.EDGE, False, True, False, x, y, 90, 0) for x, y in way
        ]
        lifted = samples[-1]._replace(lifted=True, pressure=0, held=False)
        pieces = [mime.write(Slot(False, (one,))) for one in (*samples, lifted)]
        return pieces + [mime.write(Slot(False, ()))] * 2 * BEAT

    cross = [(400 + 30 * n, 700 + 30 * n) for n in range(6)] + [(550, 700), (400, 850)]
    hook = [(550, 700 + 30 * n) for n in range(6)] + [(450, 850), (400, 800)]
    assert feelings(scribble(cross)) == feelings(scribble(hook))


@pytest.mark.rule("creux.screen")
def test_what_has_slid_is_placed_where_it_comes_to_rest() -> None:
    pieces = act(parse("slide pawn upright from heel to pads\nwait 1 s"), Seeded(2))
    last = mime.present(mime.read(pieces[5]))[objects.PAWN]
    there = last._replace(t=0, x=524, y=620, held=False, pressure=0)
    frames = feelings(pieces[:6] + [mime.write(Slot(False, (there,)))] * 2 * BEAT)
    assert len(pressures(frames[6])) > 100, "all over the hand"
    assert CELLS[strongest(frames[-1])].zone == "pads"
    assert len(pressures(frames[-1])) < 12


@pytest.mark.rule("creux.screen")
def test_what_rubs_for_long_is_felt_in_its_zone() -> None:
    frames = felt("rub cloth on heel 3 s")
    assert len(zones(frames[5])) > 10
    assert zones(frames[25]) == {"heel"}


@pytest.mark.rule("creux.screen")
def test_what_was_before_the_last_seconds_is_forgotten() -> None:
    """So that a frame of a long mime costs no more than one of a short one."""
    script = "rub coin on palm 3 s; lay cube1 on heel; walk pawn from heel to pads\nwait 1 s\n"
    pieces = act(parse(script * 2), Seeded(5))
    assert len(pieces) > 3 * MEMORY
    for count in range(MEMORY + 1, len(pieces)):
        assert feel(pieces[:count]) == feel(pieces[count - MEMORY - 1 : count])


@pytest.mark.rule("creux.objects")
def test_a_pawn_and_a_top_feel_nearly_alike() -> None:
    """Wood, as heavy, as warm; only the point tells."""
    pawn, top = (
        feelings(resting(thing, 520, 770, BEAT, objects.HELD))[-1]
        for thing in (objects.PAWN, objects.TOP)
    )
    assert set(pressures(top)) <= set(pressures(pawn))
    assert abs(max(pawn[1::3]) - max(top[1::3])) < 10

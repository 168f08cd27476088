"""What the skin tells, in words: made of felt frames and of nothing else [creux.screen]."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from tablee.games.creux.touch.cells import CELLS, part_of
from tablee.games.creux.touch.mime import SLOT
from tablee.games.creux.touch.objects import NEUTRAL

FAINT: Final = 24  # of 255: what is weaker is overlooked
WIDE: Final = 0.7  # of the cells of a finger or of the palm: all of it
CLEARLY: Final = 2  # so far from neutral it is cold, or warm
FLARE: Final = 255  # the movement of a touch that has just begun
SLIDING: Final = 100
PATIENCE: Final = 3  # beats: after a shorter gap it is the same thing still

Kind = tuple[
    int, bool, str, str
]  # a texture; on the back; a part of the hand; a zone: or all of it


class Caption(NamedTuple):
    """Something that is felt at one place for a while."""

    began: int  # beats
    ended: int
    texture: int
    back: bool
    part: str  # a finger, or the palm
    zone: str  # "": all of that part
    heat: int  # the farthest from neutral
    touches: int  # how often it began anew
    slides: bool


def captions(frames: Sequence[bytes]) -> list[Caption]:
    """All that is felt, in the order in which it begins."""
    found: list[Caption] = []
    latest: dict[Kind, int] = {}
    for beat, frame in enumerate(frames):
        for kind, (heat, flares, slides) in noticed(frame).items():
            at = latest.get(kind, -1)
            if at < 0 or beat - found[at].ended > PATIENCE:
                latest[kind] = len(found)
                found.append(Caption(beat, beat, *kind, heat, 1, slides))
                continue
            one = found[at]
            fresh = flares and not flared(frames[beat - 1], kind)
            farther = max((one.heat, heat), key=lambda heat: abs(heat - NEUTRAL))
            found[at] = one._replace(
                ended=beat,
                heat=farther,
                touches=one.touches + fresh,
                slides=one.slides or slides,
            )
    return found


def noticed(frame: bytes) -> dict[Kind, tuple[int, bool, bool]]:
    """By what and where: how warm it is, whether it has just begun, whether it slides."""
    groups: dict[tuple[int, bool, str], list[int]] = {}
    for number, cell in enumerate(CELLS):
        if frame[1 + 3 * number] >= FAINT:
            texture = frame[2 + 3 * number] >> 4
            groups.setdefault((texture, cell.back, part_of(cell.zone)), []).append(number)
    found: dict[Kind, tuple[int, bool, bool]] = {}
    for (texture, back, part), cells in groups.items():
        heats = [frame[2 + 3 * cell] & 15 for cell in cells]
        heat = max(heats, key=lambda heat: abs(heat - NEUTRAL))
        moves = [frame[3 + 3 * cell] for cell in cells]
        slides = len(cells) > 3 and min(moves) >= SLIDING and len({*moves}) == 1
        zone = place(frame, cells, back, part)
        found[texture, back, part, zone] = (heat, FLARE in moves, slides)
    return found


def place(frame: bytes, cells: list[int], back: bool, part: str) -> str:
    """The zone that feels most of it; or the whole finger, or the whole palm."""
    all_of_it = sum(cell.back == back and part_of(cell.zone) == part for cell in CELLS)
    if back or len(cells) >= WIDE * all_of_it:
        return ""
    pressure: dict[str, int] = {}
    for cell in cells:
        zone = CELLS[cell].zone
        pressure[zone] = pressure.get(zone, 0) + frame[1 + 3 * cell]
    return max(pressure, key=lambda zone: pressure[zone])


def flared(frame: bytes, kind: Kind) -> bool:
    return noticed(frame).get(kind, (0, False, False))[1]


def in_words(caption: Caption, words: Mapping[str, Any]) -> str:
    """“Something soft, at the heel of the hand (2 s)”."""
    said = words["hand"]
    parts = [words["textures"][caption.texture], where(caption, words)]
    if caption.heat <= NEUTRAL - CLEARLY:
        parts.append(said["cold"])
    elif caption.heat >= NEUTRAL + CLEARLY:
        parts.append(said["warm"])
    if caption.slides:
        parts.append(said["slides"])
    line = ", ".join(map(str, parts))
    line = line[0].upper() + line[1:]
    if caption.touches > 1:
        line = said["times"].format(line=line, times=caption.touches)
    seconds = (caption.ended + 1 - caption.began) * SLOT / 1000
    return line if seconds < 1 else str(said["long"].format(line=line, seconds=round(seconds)))


def where(caption: Caption, words: Mapping[str, Any]) -> str:
    said = words["hand"]
    if caption.back:
        return str(said["at_backs"][caption.part])
    return str(said["at_zones"][caption.zone] if caption.zone else said["at_parts"][caption.part])

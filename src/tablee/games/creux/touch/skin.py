"""What the Grandfather's hand feels of a mime: a frame for each tenth of a second [creux.screen].

A frame is one byte, 1 where the hand is upright, then three for each of CELLS: pressure; texture
(high nibble) and temperature (low nibble, 8 is neutral); movement. Zero bytes: nothing is felt.

What rests has a place and fades; what is tapped flares, and glows for a moment. What slides has no
place: it is felt all over the zone, the finger, the palm or the hand that it has swept, evenly,
without direction, and its lifts go unnoticed. So hardly any writing comes through.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from tablee.games.creux.touch import objects
from tablee.games.creux.touch.cells import CELLS, cells_in, covered, part_of, zone_at
from tablee.games.creux.touch.contacts import MEMORY, STILL, Contact, follow

__all__ = ["CELLS", "SIZE", "feel"]

SIZE: Final = 1 + 3 * len(CELLS)

_FULL: Final = 320.0  # a force that is felt as strongly as can be
_FADING: Final = 0.84  # of what a slot leaves of surprise
_RESTING: Final = 0.35  # of its force is felt of what has long rested
_EXPONENT: Final = 0.6  # small forces count for more: a string among cubes is felt
_GLOW: Final = 0.4  # of a touch, from slot to slot after it
_GLOWS: Final = 4  # slots
_FLARE: Final = (255, 150, 80, 40)  # of a touch, by slots since then
_SURPRISE: Final = 20  # more force than before: it is pressed anew
_WARMING: Final = 0.93  # of the difference is left after a slot
_SMEAR: Final = 0.55  # of a force, where it is spread
_SPREAD: Final = 15  # slots: how far back the region goes that is swept
_NARROW: Final = 10  # slots after which sliding in one zone is felt there
_SPOT: Final = 76  # so far around its middle
_SMEARED_STEP: Final = 16  # of force
_FADES: Final = (1.0, 0.6, 0.3)  # how a smear ends
_QUICK: Final = 28.0  # in a slot


def feel(pieces: Sequence[bytes]) -> bytes:
    """What is felt, now that the newest of these pieces has come; before the first: nothing."""
    frame = bytearray(SIZE)
    if not pieces:
        return bytes(frame)
    frame[0] = pieces[-1][0]
    now, contacts = follow(pieces)
    felt = _Felt()
    for contact in contacts:
        if contact.placed(now):
            _rest(felt, contact, now)
    for kind in sorted({contact.kind for contact in contacts}):
        for back in (False, True):
            alike = [one for one in contacts if one.kind == kind and one.back == back]
            _slide(felt, alike, now)
    felt.write(frame)
    return bytes(frame)


class _Felt:
    """What each cell feels so far: of several things the strongest."""

    def __init__(self) -> None:
        self.force: dict[int, float] = {}
        self.touch: dict[int, tuple[int, float]] = {}  # texture and temperature of the strongest
        self.movement: dict[int, int] = {}

    def add(self, cell: int, force: float, texture: int, heat: float, movement: int) -> None:
        if force > self.force.get(cell, 0.0):
            self.force[cell] = force
            self.touch[cell] = (texture, heat)
        self.movement[cell] = max(movement, self.movement.get(cell, 0))

    def write(self, frame: bytearray) -> None:
        for cell, force in self.force.items():
            pressure = round(255 * min(1.0, force / _FULL) ** _EXPONENT)
            if pressure:
                texture, heat = self.touch[cell]
                at = 1 + 3 * cell
                frame[at] = pressure
                frame[at + 1] = 16 * texture + round(heat)
                frame[at + 2] = self.movement[cell]


def _rest(felt: _Felt, contact: Contact, now: int) -> None:
    """It lies there, or was tapped a moment ago."""
    last = contact.last()
    gone = 0 if contact.ended is None else now - contact.ended
    if gone > _GLOWS:
        return
    force, since = _surprise(contact, now)
    force *= _GLOW**gone
    movement = _FLARE[since] if since < len(_FLARE) else 0
    thing = objects.THINGS[contact.kind]
    age = MEMORY if contact.old else now - contact.began
    heat = objects.NEUTRAL + (thing.temperature - objects.NEUTRAL) * (1 - _WARMING**age)
    texture = thing.footprints[contact.lies].texture
    cells = covered(contact.kind, contact.lies, last.x, last.y, last.angle, contact.back)
    for cell, share in cells:
        felt.add(cell, force * share, texture, heat, round(movement * share))


def _surprise(contact: Contact, now: int) -> tuple[float, int]:
    """How strongly its force is felt by now, and how many slots ago it changed."""
    forces = {moment.slot: moment.force for moment in contact.moments}
    used = float(contact.moments[0].force) if contact.old else 0.0
    changed = contact.began - MEMORY if contact.old else contact.began
    angle = contact.moments[0].angle
    turned = {m.slot: m.angle for m in contact.moments}
    force = 0.0
    last = now if contact.ended is None else contact.last().slot
    for slot in range(contact.began, last + 1):
        before, force = force, float(forces.get(slot, force))
        if slot > contact.began and force - before > _SURPRISE:
            changed = slot
        if abs((turned.get(slot, angle) - angle + 128) % 256 - 128) > 6:
            changed, angle = slot, turned[slot]
        strong = _RESTING * force + (1 - _RESTING) * max(0.0, force - used)
        used = force + (used - force) * _FADING
    if contact.ended is not None:
        changed = max(changed, contact.ended) if not contact.old else changed
    return strong, now - changed


def _slide(felt: _Felt, alike: list[Contact], now: int) -> None:
    """It slides, or has just done so: where, only so far as the skin keeps up with it."""
    trail = [one for one in alike if max(one.slid, one.goes_on) > -STILL - len(_FADES)]
    last = max((one.slid for one in trail), default=-1000)
    quiet = now - last
    if not trail or quiet >= STILL + len(_FADES):
        return
    if quiet < STILL or any(one.sliding(now) for one in trail):
        fade = _FADES[0]
    else:
        fade = _FADES[min(quiet - STILL, len(_FADES) - 1)]
    moments = [
        moment
        for one in trail
        for moment in one.moments
        if last - _SPREAD < moment.slot and moment.slot <= max(one.slid, one.began)
    ]
    if not moments:
        return
    newest = max(trail, key=lambda one: one.slid)
    thing = objects.THINGS[newest.kind]
    force = sum(moment.force for moment in moments) / len(moments)
    force = _SMEAR * fade * _SMEARED_STEP * round(force / _SMEARED_STEP)
    way = sum(moment.way for moment in moments) / len(moments)
    began = min(moment.slot for moment in moments)
    heat = float(objects.NEUTRAL)
    heat += (thing.temperature - objects.NEUTRAL) * (1 - _WARMING ** (now - began))
    movement = round((200 if way > _QUICK else 100) * fade)
    texture = thing.footprints[newest.lies].texture
    region = _swept([(moment.x, moment.y) for moment in moments], last - began >= _NARROW)
    for cell in cells_in(newest.back, region):
        felt.add(cell, force, texture, heat, movement)


def _swept(way: list[tuple[int, int]], long: bool) -> str:
    """The zone that it keeps to, the finger or the palm, or else all of this side."""
    x = sum(x for x, _ in way) / len(way)
    y = sum(y for _, y in way) / len(way)
    if long and all(hypot(x - a, y - b) < _SPOT for a, b in way):
        return zone_at(round(x), round(y))
    parts = {part_of(zone_at(a, b)) for a, b in way}
    return parts.pop() if len(parts) == 1 else ""

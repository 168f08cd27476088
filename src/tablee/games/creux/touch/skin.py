"""What the Grandfather's hand feels of a mime: a frame for each tenth of a second [creux.screen].

A frame is one byte, 1 where the hand is upright, then three for each of CELLS: pressure; texture
(high nibble) and temperature (low nibble, 8 is neutral); movement. Zero bytes: nothing is felt.

What rests has a place and fades; what is tapped flares, and glows for a moment. What slides has no
place: it is felt all over the hand, evenly and without direction, and its lifts go unnoticed; only
when it goes on, or is over, the zone, the finger or the palm is felt that it has kept to. So
hardly any writing comes through.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from tablee.games.creux.touch import objects
from tablee.games.creux.touch.cells import CELLS, cells_in, covered, part_of, zone_at
from tablee.games.creux.touch.contacts import MEMORY, STILL, Contact, Moment, follow

__all__ = ["CELLS", "SIZE", "feel"]

SIZE: Final = 1 + 3 * len(CELLS)

_FULL: Final = 320.0  # a force that is felt as strongly as can be
_EXPONENT: Final = 0.55  # small forces count for more: a string beside cubes is felt
_RESTING: Final = 0.4  # of its force is felt of what has long rested
_FADING: Final = 0.92  # of the rest is left from slot to slot
_SURPRISE: Final = 20  # more force than before: it is pressed anew
_TURNED: Final = 6  # of 256: so is what turns
_GLOW: Final = 0.4  # of a touch is left from slot to slot after it
_GLOWS: Final = 4  # slots
_FLARE: Final = (255, 150, 80, 40)  # of a touch, by slots since then
_WARMING: Final = 0.93  # of the difference is left after a slot: temperatures come slowly
_LONG: Final = 15  # slots after which it is felt what sliding keeps to
_SPOT: Final = 76  # so near its middle it keeps to one zone
_WHOLE, _PART, _ZONE = 0.3, 0.4, 0.55  # of a force, the more the less it is spread
_ROUGH: Final = 16  # steps of force, where it slides
_MOVING: Final = 150
_FADES: Final = (0.6, 0.3)  # how sliding ends


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
    for kind, back in sorted({(one.kind, one.back) for one in contacts}):
        alike = [one for one in contacts if (one.kind, one.back) == (kind, back)]
        _slide(felt, alike, now)
    felt.write(frame)
    return bytes(frame)


class _Felt:
    """What each cell feels so far: of several things the strongest."""

    def __init__(self) -> None:
        self.force: dict[int, float] = {}
        self.surface: dict[int, int] = {}  # of the strongest
        self.movement: dict[int, int] = {}

    def add(self, cell: int, force: float, surface: int, movement: int) -> None:
        if force > self.force.get(cell, 0.0):
            self.force[cell] = force
            self.surface[cell] = surface
        if movement > self.movement.get(cell, -1):
            self.movement[cell] = movement

    def write(self, frame: bytearray) -> None:
        pressures = {force: _pressure(force) for force in set(self.force.values())}
        for cell, force in self.force.items():
            if pressures[force]:
                frame[3 * cell + 1] = pressures[force]
                frame[3 * cell + 2] = self.surface[cell]
                frame[3 * cell + 3] = self.movement[cell]


def _pressure(force: float) -> int:
    part: float = min(1.0, force / _FULL) ** _EXPONENT
    return round(255 * part)


def _surface(contact: Contact, slots: int) -> int:
    """How it feels, and how cold or warm it is by now."""
    thing = objects.THINGS[contact.kind]
    heat = objects.NEUTRAL + (thing.temperature - objects.NEUTRAL) * (1 - _WARMING**slots)
    return 16 * thing.footprints[contact.lies].texture + round(heat)


def _rest(felt: _Felt, contact: Contact, now: int) -> None:
    """It lies there, or was tapped a moment ago."""
    gone = 0 if contact.ended is None else now - contact.ended
    if gone > _GLOWS:
        return
    last = contact.moments[-1]
    since = now - _changed(contact)
    force = last.force * (_RESTING + (1 - _RESTING) * _FADING**since) * _GLOW**gone
    flared = now - max(contact.known(), _changed(contact)) if not contact.old else since
    movement = _FLARE[flared] if flared < len(_FLARE) else 0
    surface = _surface(contact, MEMORY if contact.old else now - contact.began)
    where = (last.x, last.y, last.angle, contact.back)
    for cell, share in covered(contact.kind, contact.lies, *where):
        felt.add(cell, force * share, surface, round(movement * share))


def _changed(contact: Contact) -> int:
    """The slot in which it was last set down, pressed harder, or turned."""
    first = contact.moments[0]
    changed = first.slot - (MEMORY if contact.old else 0)
    force, angle = first.force, first.angle
    for moment in contact.moments:
        turned = (moment.angle - angle + 128) % 256 - 128
        if moment.force > force + _SURPRISE or abs(turned) > _TURNED:
            changed, angle, force = moment.slot, moment.angle, moment.force
        force = min(force, moment.force)
    return changed


def _slide(felt: _Felt, alike: list[Contact], now: int) -> None:
    """It slides, or has just done so: where, only so far as the skin keeps up with it."""
    trail = _trail(alike)
    quiet = now - trail[0].slid if trail else STILL + len(_FADES)
    if quiet >= STILL + len(_FADES):
        return
    fade = 1.0 if quiet < STILL else _FADES[quiet - STILL]
    began = min(one.set_off for one in trail)
    moments = [moment for one in trail for moment in one.slides()]
    region, share = "", _WHOLE
    if fade < 1 or trail[0].slid - began >= _LONG:
        region, share = _kept_to(moments)
    force = sum(moment.force for moment in moments) / len(moments)
    force = share * fade * _ROUGH * round(force / _ROUGH)
    surface = _surface(trail[0], now - began)
    movement = round(_MOVING * fade)
    for cell in cells_in(trail[0].back, region):
        felt.add(cell, force, surface, movement)


def _trail(alike: list[Contact]) -> list[Contact]:
    """What slid last, and what slid so shortly before that both feel as one; the last first."""
    slid = sorted((one for one in alike if one.slid >= 0), key=lambda one: -one.slid)
    trail = slid[:1]
    for one in slid[1:]:
        if min(later.set_off for later in trail) - one.slid < STILL:
            trail.append(one)
    return trail


def _kept_to(moments: list[Moment]) -> tuple[str, float]:
    """The zone that it kept to, the finger or the palm; or all of this side."""
    x = sum(moment.x for moment in moments) / len(moments)
    y = sum(moment.y for moment in moments) / len(moments)
    if all(hypot(x - moment.x, y - moment.y) < _SPOT for moment in moments):
        return zone_at(round(x), round(y)), _ZONE
    parts = {part_of(zone_at(moment.x, moment.y)) for moment in moments}
    return (parts.pop(), _PART) if len(parts) == 1 else ("", _WHOLE)

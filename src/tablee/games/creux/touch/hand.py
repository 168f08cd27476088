"""The hand: where there is skin, which finger or zone, how finely it feels [creux.screen].

1000 wide and 1200 high, seen from the palm: fingers up, thumb on the right. About 5.5 to the
millimetre. The back is the same outline, in the same coordinates; a side tells them apart.
"""

from __future__ import annotations

from math import hypot
from typing import Final, Literal, NamedTuple

WIDE: Final = 1000
HIGH: Final = 1200
MILLIMETRE: Final = 5.5
EDGE: Final = 16  # skin as near as this to the outline is the edge of the hand
ROOT: Final = 0.1  # of a finger, hidden in the palm: its joints begin there
REACH: Final = 30  # how far beside the skin the middle of an object may be: it still rests on it

Side = Literal["palm", "edge", "back"]


class Bone(NamedTuple):
    """A finger, as a capsule that grows thinner from the base to the tip."""

    name: str
    x0: float
    y0: float
    r0: float
    x1: float
    y1: float
    r1: float
    joints: tuple[str, ...]  # from the base to the tip


_THREE: Final = ("base", "middle", "tip")
FINGERS: Final = (
    Bone("thumb", 718, 838, 80, 893, 642, 68, ("base", "tip")),
    Bone("index", 652, 596, 66, 706, 200, 60, _THREE),
    Bone("middle", 524, 566, 67, 532, 130, 62, _THREE),
    Bone("ring", 394, 592, 65, 362, 196, 60, _THREE),
    Bone("little", 292, 642, 57, 212, 322, 50, _THREE),
)
PALM: Final = (
    (236, 660),
    (330, 560),
    (524, 510),
    (712, 570),
    (716, 690),
    (790, 800),
    (752, 905),
    (690, 1010),
    (676, 1200),
    (332, 1200),
    (322, 1010),
    (252, 860),
    (226, 750),
)
# The zones of the palm, each by its middle: a place belongs to the nearest.
PADS, CENTRE, MOUND, OUTER, HEEL, WRIST = "pads", "palm", "mound", "outer", "heel", "wrist"
PALMS: Final[dict[str, tuple[tuple[int, int], ...]]] = {
    PADS: ((300, 660), (400, 630), (524, 610), (645, 640)),  # under the fingers
    CENTRE: ((480, 790), (560, 760)),
    MOUND: ((680, 850), (650, 930)),  # below the thumb
    OUTER: ((285, 800), (310, 890)),  # on the side of the little finger
    HEEL: ((440, 1000), (540, 1010), (590, 1000)),
    WRIST: ((370, 1150), (500, 1150), (640, 1150)),
}
_MIDDLES: Final = [(zone, x, y) for zone, middles in PALMS.items() for x, y in middles]

ZONES: Final[tuple[str, ...]] = (
    *(f"{finger.name}.{joint}" for finger in FINGERS for joint in finger.joints),
    *PALMS,
)
# What skin tells apart, about: a few millimetres on a finger, a centimetre on the palm, more behind
ACUITY: Final = {"tip": 20, "middle": 36, "base": 42}
PALM_ACUITY: Final = 56
BACK_ACUITY: Final = 100


class Place(NamedTuple):
    """A place on the skin."""

    zone: str  # one of ZONES
    side: Side
    acuity: int  # how far apart two touches must be to be felt as two

    @property
    def finger(self) -> str | None:
        """Which finger, if it is on one."""
        return self.zone.split(".")[0] if "." in self.zone else None


def along(finger: Bone, x: float, y: float) -> tuple[float, float]:
    """How far along a finger (0 base, 1 tip), and how deep below its outline; not on it: < 0."""
    dx, dy = finger.x1 - finger.x0, finger.y1 - finger.y0
    far = ((x - finger.x0) * dx + (y - finger.y0) * dy) / (dx * dx + dy * dy)
    part = min(1.0, max(0.0, far))
    radius = finger.r0 + (finger.r1 - finger.r0) * part
    return far, radius - hypot(x - finger.x0 - part * dx, y - finger.y0 - part * dy)


def _palm_depth(x: float, y: float) -> float:
    """How deep inside the palm; outside < 0."""
    inside, nearest = False, 1e9
    ax, ay = PALM[-1]
    for bx, by in PALM:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
        dx, dy = bx - ax, by - ay
        part = min(1.0, max(0.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
        nearest = min(nearest, hypot(x - ax - part * dx, y - ay - part * dy))
        ax, ay = bx, by
    return nearest if inside else -nearest


def depth(x: float, y: float) -> float:
    """How deep inside the outline of the hand a point is; beside it < 0, by how far."""
    return max(_palm_depth(x, y), *(along(finger, x, y)[1] for finger in FINGERS))


def on_skin(x: float, y: float) -> bool:
    """Is there skin here?"""
    return depth(x, y) >= 0


def place(x: float, y: float, back: bool = False) -> Place | None:
    """The skin at this point, or None beside the hand."""
    best, finger, far = 0.0, None, 0.0
    for bone in FINGERS:
        part, deep = along(bone, x, y)
        if deep >= 0 and (finger is None or deep > best):
            best, finger, far = deep, bone, part
    palm = _palm_depth(x, y)
    if finger is None and palm < 0 and not on_skin(x, y):
        return None
    side: Side = "back" if back else "edge" if depth(x, y) < EDGE else "palm"
    if finger is not None and (far > 0.14 or palm < 0):
        count = len(finger.joints)
        joint = finger.joints[min(count - 1, max(0, int((far - ROOT) * count)))]
        return Place(f"{finger.name}.{joint}", side, BACK_ACUITY if back else ACUITY[joint])
    zone = min(_MIDDLES, key=lambda middle: hypot(x - middle[1], y - middle[2]))[0]
    return Place(zone, side, BACK_ACUITY if back else PALM_ACUITY)


def middle_of(zone: str) -> tuple[float, float]:
    """The middle of a zone; KeyError where there is none of that name."""
    if zone in PALMS:
        middles = PALMS[zone]
        return (
            sum(x for x, _ in middles) / len(middles),
            sum(y for _, y in middles) / len(middles),
        )
    name, _, joint = zone.partition(".")
    for finger in FINGERS:
        if finger.name == name and joint in finger.joints:
            count = len(finger.joints)
            far = ROOT + (finger.joints.index(joint) + 0.5) / count
            return (
                finger.x0 + (finger.x1 - finger.x0) * far,
                finger.y0 + (finger.y1 - finger.y0) * far,
            )
    raise KeyError(zone)

"""How a body stands, drawn as facing right: the angles of its limbs, 0 hanging down, 90 forward.

A pose is the lean of the body, then each limb as (upper, lower) angles: left arm, right arm, left
leg, right leg. Facing right, the left limbs are the far ones.
"""

from dataclasses import dataclass, replace

Limb = tuple[float, float]


@dataclass(frozen=True)
class Pose:
    arms: tuple[Limb, Limb] = ((-10, -4), (10, 4))
    legs: tuple[Limb, Limb] = ((-5, -2), (5, 2))
    lean: float = 0
    nod: float = 0
    turn: float = 0  # the whole body, about its middle: 90 lies on its back, feet to the right


POSES = {
    "stand": Pose(),
    "walk": Pose(((-28, -14), (26, 48)), ((-24, -34), (24, 8)), 4),
    "run": Pose(((-55, 10), (50, 120)), ((-48, -95), (58, 4)), 16),
    "sit": Pose(((14, 50), (18, 58)), ((80, 4), (84, 8)), 0),
    "sit-floor": Pose(((10, 60), (14, 66)), ((84, 88), (96, 84)), -8),
    "kneel": Pose(((20, 55), (28, 70)), ((6, -86), (14, -80)), 8),
    "kneel-one": Pose(((20, 55), (28, 70)), ((4, -82), (78, 0)), 6),
    "crouch": Pose(((30, 60), (40, 75)), ((110, -25), (118, -18)), 22),
    "bend": Pose(((40, 30), (48, 36)), ((-6, -4), (8, 2)), 52, 16),
    "push": Pose(((72, 84), (78, 90)), ((-40, -28), (26, -18)), 28),
    "pull": Pose(((70, 88), (76, 92)), ((30, 24), (58, 14)), -24),
    "reach": Pose(((60, 82), (74, 96)), ((-6, -2), (6, 2)), 4),
    "point": Pose(((-10, -4), (84, 92)), ((-5, -2), (5, 2)), 0),
    "wave": Pose(((-10, -4), (140, 168)), ((-5, -2), (5, 2)), 0),
    "arms-up": Pose(((-152, -172), (152, 172)), ((-7, -3), (7, 3)), 0),
    "cheer": Pose(((-128, -158), (128, 158)), ((-10, -4), (10, 4)), 0),
    "arms-wide": Pose(((-88, -92), (88, 92)), ((-8, -3), (8, 3)), 0),
    "jump": Pose(((-120, -150), (120, 150)), ((-30, -70), (34, -40)), 0),
    "fly": Pose(((150, 165), (160, 175)), ((-10, -20), (4, -8)), 0, -14, 78),
    "lie": Pose(((6, 4), (8, 4)), ((2, 0), (4, 2)), 0, 0, -90),
    "lie-left": Pose(((6, 4), (8, 4)), ((2, 0), (4, 2)), 0, 0, 90),
    "hang": Pose(((170, 178), (-170, -178)), ((-8, -16), (8, -10)), 0),
    "climb": Pose(((120, 165), (150, 175)), ((60, -30), (14, -10)), 6),
    "dance": Pose(((-80, -120), (86, 100)), ((-14, -8), (22, -30)), 4),
    "play": Pose(((30, 84), (24, 96)), ((-5, -2), (5, 2)), 0),
    "hands-hips": Pose(((-48, 40), (48, -40)), ((-7, -3), (7, 3)), 0),
    "hold": Pose(((26, 104), (30, 108)), ((-5, -2), (5, 2)), 0),
    "offer": Pose(((10, 4), (52, 98)), ((-5, -2), (5, 2)), 4),
    "think": Pose(((-10, 30), (30, 158)), ((-5, -2), (5, 2)), 0),
    "ears": Pose(((-112, 150), (112, -150)), ((-5, -2), (5, 2)), 0),
    "ride": Pose(((56, 80), (62, 86)), ((66, -20), (34, -6)), 16),
    "sleep-sit": Pose(((10, 50), (14, 58)), ((80, 4), (84, 8)), -10, 24),
}


def pose(said: dict[str, str]) -> Pose:
    """The pose by its name, with whatever the scene bends otherwise: arms="-20,10 / 90,120"."""
    chosen = POSES[said.get("pose", "stand")]
    for name in ("arms", "legs"):
        if name in said:
            left, right = (
                tuple(float(part) for part in side.split(",")) for side in said[name].split("/")
            )
            both = ((left[0], left[-1]), (right[0], right[-1]))
            chosen = replace(chosen, arms=both) if name == "arms" else replace(chosen, legs=both)
    return replace(
        chosen,
        lean=float(said.get("lean", chosen.lean)),
        nod=float(said.get("nod", chosen.nod)),
        turn=float(said.get("turn", chosen.turn)),
    )

"""A person: a small jointed figure, dressed, with hair, a face and things in its hands."""

import tomllib
from functools import cache
from math import cos, radians, sin
from pathlib import Path

from tools.pictures.clothes import dressed, shoe, sleeve_and_hand, trouser
from tools.pictures.head import head
from tools.pictures.palette import PAINTS, paint
from tools.pictures.poses import pose
from tools.pictures.svg import Point, group, number, oval

CAST = Path(__file__).resolve().parent.parent.parent / "art" / "creux" / "cast.toml"

# By age: how tall (a grown-up is 1), how large the head (its radius), how long the legs.
GROWTH = (
    (1, 0.46, 15.5, 26),
    (3, 0.56, 14.5, 30),
    (5, 0.64, 13.6, 33),
    (8, 0.74, 12.6, 37),
    (12, 0.86, 11.6, 40),
    (16, 0.97, 10.8, 43),
    (20, 1.0, 10.4, 44),
    (64, 1.0, 10.4, 43),
    (75, 0.95, 10.8, 42),
)


@cache
def cast() -> dict[str, dict[str, object]]:
    return tomllib.loads(CAST.read_text("utf-8"))


def looks(said: dict[str, str]) -> dict[str, str]:
    """What a person looks like at this age, and then as this scene wants it."""
    who = said.get("who", "somebody")
    age = float(said.get("age", 30))
    grown: dict[str, str] = {}
    for name, value in cast()[who].items():
        if isinstance(value, str):
            grown[name] = value
        elif isinstance(value, dict) and float(name) <= age:
            grown |= value
    mixed = {
        name: paint(value[1:])
        if value.startswith("$") and value[1:].partition("-")[0] in PAINTS
        else value
        for name, value in grown.items()
    }
    worn = mixed | said
    return {name: value for name, value in worn.items() if value != "no" or name == "shadow"}


def grown(age: float) -> tuple[float, float, float]:
    """Height, head and legs at an age, between the two that we know."""
    below = GROWTH[0]
    for above in GROWTH:
        if age <= above[0]:
            span = above[0] - below[0]
            part = (age - below[0]) / span if span else 0
            height, skull, legs = (
                low + part * (high - low) for low, high in zip(below[1:], above[1:], strict=True)
            )
            return height, skull, legs
        below = above
    return below[1], below[2], below[3]


def end(start: Point, angle: float, length: float) -> Point:
    return start[0] + length * sin(radians(angle)), start[1] + length * cos(radians(angle))


def figure(said: dict[str, str], held: dict[str, str], hat: str, own: str) -> str:
    """The figure in SVG, with its feet (or hip, hand, head: `at`) at x, y."""
    tall, r, leg = grown(float(said.get("age", 30)))
    side = said.get("facing", "front") in ("left", "right")
    how = pose(said)
    hip = (0.0, 0.0)
    trunk = 100 - leg - 1.9 * r - 1
    neck = end(hip, 180 - how.lean, trunk)
    stout = float(said.get("stout", 1))
    wide = (8.2 if said.get("build") == "man" else 7.2) * (r / 10.4) ** 0.35
    shoulder = wide * (0.34 if side else 1) * stout**0.5
    seat = wide * (0.22 if side else 0.62) * stout**0.5
    top = end(neck, -how.lean, 4.2)
    arm = (100 - leg - 1.9 * r) * 0.5 + leg * 0.11
    thick = 6.6 * (r / 10.4) ** 0.3

    arms: list[tuple[Point, Point, Point]] = []
    legs: list[tuple[Point, Point, Point]] = []
    for sign, (upper, lower), (thigh, shin) in zip((-1, 1), how.arms, how.legs, strict=True):
        start = (
            top[0] + sign * shoulder * cos(radians(how.lean)),
            top[1] + sign * shoulder * sin(radians(how.lean)),
        )
        elbow = end(start, upper, arm)
        arms.append((start, elbow, end(elbow, lower, arm * 0.95)))
        socket = (hip[0] + sign * seat, hip[1])
        knee = end(socket, thigh, leg * 0.5)
        legs.append((socket, knee, end(knee, shin, leg * 0.5)))

    tint = said.get("skin", paint("skin"))
    drawn_arms = [sleeve_and_hand(points, thick, said, tint) for points in arms]
    if "left" in held:
        drawn_arms[0] += in_hand(held["left"], arms[0][2])
    if "right" in held:
        drawn_arms[1] += in_hand(held["right"], arms[1][2])
    drawn_legs = [trouser(points, thick * 1.18, said, tint) for points in legs]
    feet = [
        shoe(points, thick, said, side, sign) for points, sign in zip(legs, (-1, 1), strict=True)
    ]
    body = dressed(top, hip, legs, wide * stout, side, said, own)
    crown = end(neck, 180 - how.lean * 0.6 - how.nod, r * 0.92 + 1.2)
    skull = group(
        head(r, said, tint, hat),
        f"translate({number(crown[0])} {number(crown[1])}) "
        f"rotate({number(how.nod + how.lean * 0.4)})",
    )
    behind = said.get(
        "arms-behind", "left" if side else "both" if said.get("facing") == "back" else ""
    )
    back = "".join(
        drawn_arms[at] for at, name in enumerate(("left", "right")) if behind in (name, "both")
    )
    front = "".join(
        drawn_arms[at] for at, name in enumerate(("left", "right")) if behind not in (name, "both")
    )
    whole = "".join((back, drawn_legs[0], feet[0], drawn_legs[1], feet[1], body, skull, front))
    if "middle" in held:
        between = ((arms[0][2][0] + arms[1][2][0]) / 2, (arms[0][2][1] + arms[1][2][1]) / 2)
        whole += in_hand(held["middle"], between)

    scale = tall * float(said.get("size", 150)) / 100
    whole = group(whole, f"rotate({number(how.turn)})")
    across, down = anchor(said.get("at", "feet"), hip, crown, arms, legs, how.turn, (thick, r))
    flip = -1 if said.get("facing") == "left" or said.get("flip") == "yes" else 1
    x, y = float(said.get("x", 0)), float(said.get("y", 0))
    moved = f"translate({number(x)} {number(y)}) scale({number(flip * scale)} {number(scale)})"
    ground = ""
    if said.get("shadow", "yes") == "yes" and said.get("at", "feet") == "feet":
        long = 30 if how.turn else 15
        ground = oval(0, 0, long * stout, 2.6, "#2b1e20", opacity=0.28)
    return group(ground + group(whole, f"translate({number(-across)} {number(-down)})"), moved)


def in_hand(body: str, at: Point) -> str:
    return group(body, f"translate({number(at[0])} {number(at[1])})")


def anchor(
    at: str,
    hip: Point,
    crown: Point,
    arms: list[tuple[Point, Point, Point]],
    legs: list[tuple[Point, Point, Point]],
    turn: float,
    sizes: tuple[float, float],
) -> Point:
    """The point of the body that the scene sets down."""

    def turned(point: Point) -> Point:
        c, s = cos(radians(turn)), sin(radians(turn))
        return point[0] * c - point[1] * s, point[0] * s + point[1] * c

    thick, r = sizes
    match at:
        case "hip":
            return turned(hip)
        case "head":
            return turned(crown)
        case "left":
            return turned(arms[0][2])
        case "right":
            return turned(arms[1][2])
    points = [turned(point) for one in legs for point in one] + [turned(hip)]
    lowest = max(y for _, y in points) + thick * 0.62
    head_low = turned(crown)[1] + r
    across = 0.0 if turn else sum(turned(one[2])[0] for one in legs) / 2
    return across if abs(across) < 40 else 0.0, max(lowest, head_low if turn else lowest)

"""Hair and hats, for a skull of radius 10 about 0, 0; `side` looks to the right."""

from tools.pictures.palette import PAINTS, shaded
from tools.pictures.svg import oval, path

CAP = (
    "M-10 2.2 Q-11.4 -10.6 0 -11.4 Q11.4 -10.6 10 2.2 Q9.4 -3.4 6.6 -4.6 Q0 "
    "-2.6 -6.6 -4.6 Q-9.4 -3.4 -10 2.2 Z"
)
SIDE_CAP = (
    "M-7.4 6 Q-13 -2 -8.6 -8.2 Q-3 -13.4 5 -10.4 Q9.6 -8.6 9.6 -2.6 Q6.4 -6 "
    "1.4 -5 Q-.2 -1 -2.2 -1.2 Q-3.6 3.6 -7.4 6 Z"
)
BACK_CAP = "M-10 3.6 Q-11.6 -10.8 0 -11.4 Q11.6 -10.8 10 3.6 Q7.6 8.6 0 8.8 Q-7.6 8.6 -10 3.6 Z"
MESSY = (
    "M-10 2.4 Q-12 -6 -8.4 -9.6 L-8 -12 L-4.6 -11 L-2.4 -13.4 L.4 -11.6 L4 "
    "-13 L5 -10.8 L8.6 -10.6 Q11.8 -6 10 2.4 "
    "Q9.2 -2 7.6 -3.6 L5 -5.4 L4 -3.4 L.6 -5.8 L-1.6 -3.2 L-4.4 -5.6 L-7.2 -3.2 Q-9.4 -2 -10 2.4 Z"
)
SIDE_MESSY = (
    "M-7 6 Q-12.6 1 -10.4 -6 L-10.6 -9 L-7.2 -9.4 L-6 -12.4 L-2 -11.2 L1.6 "
    "-13.2 L4 -10.8 L8 -11 L9.8 -6 L9.6 -2.4 "
    "L6.6 -5.2 L4.6 -3.2 L2.2 -5 L.4 -1.8 L-2 -1.4 Q-3.2 3.6 -7 6 Z"
)


def caps(view: str) -> str:
    return {"front": CAP, "side": SIDE_CAP, "back": BACK_CAP}[view]


def behind(style: str, colour: str, shift: float, said: dict[str, str]) -> str:
    """What of the hair lies behind the face."""
    x = -shift * 0.8
    match style:
        case "loose":
            return path(
                f"M{-10.6 + x} -3 Q{-12.5 + x} 14 {-8 + x} 18 Q{x} 20 {8 + x} 18 Q{12.5 + x * 0.4} "
                f"12 {10 + x * 0.4} -4 Z",
                colour,
            )
        case "plait" if not shift:
            return ""
        case "bun":
            return oval(x * 2.2, -11.4 if not shift else -8, 5.2, 4.8, colour)
        case "pinned":
            return oval(x * 2.4, -9.6 if not shift else -5, 6, 5, shaded(colour, 0.9))
        case "pigtails":
            return pigtail(-11 + x, colour, said, -1) + (
                "" if shift else pigtail(11, colour, said, 1)
            )
    return ""


def pigtail(x: float, colour: str, said: dict[str, str], sign: int) -> str:
    tie = said.get("tie-colour", PAINTS["blue"])
    way = (
        f"M{x - 1.6 * sign} 1 Q{x + 6 * sign} 1 {x + 4.6 * sign} 13 Q{x + 1 * sign} "
        f"12 {x - 1.6 * sign} 1 Z"
    )
    return path(way, colour) + oval(x - sign * 0.4, 1.6, 1.9, 1.9, tie)


def plait(x: float, y: float, colour: str, said: dict[str, str], lean: float) -> str:
    done = ""
    for at in range(6):
        size = 2.9 - at * 0.22
        done += oval(x + lean * at, y + at * 3.5, size, 2.5, shaded(colour, 0.9 if at % 2 else 1.0))
    tie = said.get("tie-colour", PAINTS["yellow"])
    end_x, end_y = x + lean * 5.6, y + 20
    return (
        done
        + path(f"M{end_x:.1f} {end_y} l-2 5.4 h4.4 Z", colour)
        + oval(end_x, end_y, 2.2, 1.6, tie)
    )


def in_front(style: str, colour: str, view: str, said: dict[str, str]) -> str:
    """What of the hair lies over the skull."""
    match style:
        case "bald":
            return ""
        case "wisp":
            return path(
                "M-2 -9.6 Q-4 -13.6 0 -13.4 Q3.4 -13 2.6 -10.4 Q6 -12.6 6 -9.4 Q0 -7.4 -2 -9.6 Z",
                colour,
            )
        case "receding":
            if view == "back":
                return path(
                    "M-10 3.6 Q-11.6 -6 -6 -9 Q0 -5 6 -9 Q11.6 -6 10 3.6 Q7.6 8.6 0 8.8 "
                    "Q-7.6 8.6 -10 3.6 Z",
                    colour,
                )
            if view == "side":
                return path(
                    "M-7 6 Q-12.6 1 -10.4 -6 Q-9 -9.6 -4.6 -10.8 Q-3 -6 -2 -1.4 Q-3.2 3.6 -7 6 Z",
                    colour,
                )
            return (
                path("M-10 3 Q-12 -5 -7.4 -9.4 Q-4.6 -11.6 -5.4 -8 Q-8.6 -3 -8.8 3 Z", colour)
                + path("M10 3 Q12 -5 7.4 -9.4 Q4.6 -11.6 5.4 -8 Q8.6 -3 8.8 3 Z", colour)
                + path("M-3 -10 Q0 -13 3.4 -10.2 Q0 -9 -3 -10 Z", colour)
            )
        case "messy":
            way = {"front": MESSY, "side": SIDE_MESSY, "back": BACK_CAP}[view]
            tuft = (
                path("M-4 -10 L-2.4 -13.4 L.4 -11 L4 -13 L5 -9 Z", colour) if view == "back" else ""
            )
            return path(way, colour) + tuft
        case "curls":
            spots = {
                "front": (
                    (-8, -5),
                    (-5.6, -9),
                    (0, -10.6),
                    (5.6, -9),
                    (8, -5),
                    (-9.4, 0),
                    (9.4, 0),
                    (0, -6.4),
                ),
                "side": (
                    (-8, -5),
                    (-5.6, -9),
                    (0, -10.6),
                    (5.6, -8.4),
                    (-9, 0),
                    (-7, 4),
                    (-3.4, -5),
                    (2, -6.6),
                ),
                "back": (
                    (-8, -5),
                    (-5, -9),
                    (0, -10.6),
                    (5, -9),
                    (8, -5),
                    (-8, 1),
                    (8, 1),
                    (0, -3),
                    (-4, 4),
                    (4, 4),
                ),
            }[view]
            base = path(caps(view), colour) if view != "front" else ""
            return base + "".join(oval(x, y, 3.7, 3.6, colour) for x, y in spots)
        case "tufts":
            left = oval(-10, -1, 4.4, 5, colour) + oval(-10.4, -5, 3, 3, colour)
            right = oval(10, -1, 4.4, 5, colour) + oval(10.4, -5, 3, 3, colour)
            if view == "side":
                return oval(-6, -1, 5, 5.6, colour) + oval(-7.6, -5, 3.4, 3.4, colour)
            return left + right + (path(BACK_CAP, colour) if view == "back" else "")
    done = path(caps(view), colour)
    if style == "plait":
        if view == "front":
            done += plait(-8.6, 6, colour, said, 0.1)
        else:
            done += plait(
                -8.4 if view == "side" else 0, 6, colour, said, -0.5 if view == "side" else 0
            )
    if style == "pigtails" and view == "back":
        done += pigtail(-11, colour, said, -1) + pigtail(11, colour, said, 1)
    if style == "bun" and view == "back":
        done += oval(0, -9, 5.2, 4.8, shaded(colour, 0.88))
    if style == "loose":
        if view == "back":
            done += path("M-10.4 -2 Q-11.5 14 -8 18 Q0 20 8 18 Q11.5 14 10.4 -2 Z", colour)
        elif view == "front":
            done += path(
                "M-10.6 -3 Q-12.4 8 -9.6 13 Q-8 4 -8.8 -4 Z M10.6 -3 Q12.4 8 9.6 13 Q8 4 8.8 -4 Z",
                colour,
            )
    return done

"""Heads: hair behind, face, features, hair in front, hat; drawn about the middle of the skull."""

from tools.pictures.hair import behind, in_front
from tools.pictures.palette import paint, shaded
from tools.pictures.svg import group, number, oval, path

DARK = "#3a2a28"
LIPS = "#8a3f3a"


def line(d: str, colour: str) -> str:
    return path(d, stroke=colour, stroke_width=0.95, stroke_linecap="round")


def head(r: float, said: dict[str, str], tint: str, hat: str) -> str:
    """A head of radius r that looks where the figure faces: front, right (as drawn) or back."""
    facing = said.get("facing", "front")
    scaled = f"scale({number(r / 10)})"
    colour = said.get("hair", paint("brown"))
    style = said.get("style", "short")
    if facing == "back":
        body = (
            oval(0, 0, 9.6, 10, tint)
            + oval(-9.4, 1.5, 1.8, 2.6, tint)
            + oval(9.4, 1.5, 1.8, 2.6, tint)
        )
        return group(body + in_front(style, colour, "back", said) + hat, scaled)
    shift = 0.0 if facing == "front" else float(said.get("look", 3.2))
    body = behind(style, colour, shift, said)
    body += path("M-3 6 h6 v5.5 h-6 Z", shaded(tint, 0.86))
    body += oval(0, 0, 9.4, 10, tint)
    if shift:
        body += oval(-2.2, 1.6, 1.9, 2.6, shaded(tint, 0.9))
    else:
        body += oval(-9.3, 1.2, 1.7, 2.5, shaded(tint, 0.95)) + oval(
            9.3, 1.2, 1.7, 2.5, shaded(tint, 0.95)
        )
    body += face(shift, said, tint)
    return group(
        body + in_front(style, colour, "side" if shift else "front", said) + hat,
        scaled,
    )


def face(shift: float, said: dict[str, str], tint: str) -> str:
    mood = said.get("mood", "smile")
    spread = 3.9 if not shift else 3.3
    xs = (shift - spread, shift + spread)
    done = "".join(oval(x * 1.35 - shift * 0.35, 4, 1.9, 1.3, "#d9705c", opacity=0.3) for x in xs)
    if said.get("freckles") == "yes":
        for x in xs:
            done += "".join(
                oval(x + dx, 3.3 + dy, 0.42, 0.42, "#b4743f", opacity=0.8)
                for dx, dy in ((-1.2, 0), (0.2, 0.7), (1.3, -0.2))
            )
    done += "".join(eye(x, 0.4, mood, said) for x in xs)
    nose = said.get("nose")
    reach = shift * 1.5
    if nose:
        done += oval(reach, 3, 2.3, 2.2, nose)
    elif shift:
        done += oval(reach + 1.6, 2.6, 1.7, 1.3, shaded(tint, 0.93))
    else:
        done += path(
            "M-0.9 3 q.9 1 1.8 0",
            stroke=shaded(tint, 0.72),
            stroke_width=0.7,
            stroke_linecap="round",
        )
    if said.get("wrinkles") == "yes":
        for x, sign in zip(xs, (-1, 1), strict=True):
            done += path(
                f"M{number(x + sign * 2)} .2 l{sign * 1.4} -.8 m{sign * -1.4} 1.6 l{sign * 1.5} .4",
                stroke=shaded(tint, 0.75),
                stroke_width=0.45,
            )
    if said.get("glasses"):
        for x in xs:
            done += oval(x, 0.4, 2.7, 2.7, "#ffffff", opacity=0.25) + oval(
                x, 0.4, 2.7, 2.7, "none", stroke=DARK, stroke_width=0.7
            )
        done += path(
            f"M{number(xs[0] + 2.7)} 0 h{number(max(0.2, xs[1] - xs[0] - 5.4))}",
            stroke=DARK,
            stroke_width=0.7,
        )
    if "beard" in said:
        done += path(
            f"M-8.6 1.5 Q-8 12.5 {number(shift * 0.7)} 12.8 Q8 12.5 8.6 1.5 "
            f"Q6.5 5.6 {number(shift + 3.4)} 4.4 "
            f"Q{number(shift)} 3.6 {number(shift - 3.4)} 4.4 Q-6.5 5.6 -8.6 1.5 Z",
            said["beard"],
        )
    done += mouth(shift, mood)
    if "moustache" in said:
        x = shift * 1.25
        done += path(
            f"M{number(x)} 3.9 q-1.6 -.7 -3.6 .6 q-1.2 .8 -2.3 .3 q1 2.2 3.4 1.9 q1.6 -.2 2.5 -1.2 "
            "q.9 1 2.5 1.2 q2.4 .3 3.4 -1.9 q-1.1 .5 -2.3 -.3 q-2 -1.3 -3.6 -.6 Z",
            said["moustache"],
        )
    return done


def eye(x: float, y: float, mood: str, said: dict[str, str]) -> str:
    if mood in ("asleep", "closed", "sing", "effort"):
        return line(f"M{number(x - 1.5)} {y} q1.5 1.3 3 0", DARK)
    if mood in ("happy", "laugh"):
        return line(f"M{number(x - 1.5)} {number(y + 0.6)} q1.5 -2 3 0", DARK)
    brow = ""
    if mood in ("scared", "oh", "alarmed"):
        brow = line(f"M{number(x - 1.5)} {number(y - 3.4)} q1.5 -1.2 3 0", DARK)
        return brow + oval(x, y, 1.95, 2.15, "#fffaf0") + oval(x, y + 0.1, 0.95, 1.05, DARK)
    if mood in ("sad", "worried"):
        slant = -1 if x < 0 else 1
        brow = line(f"M{number(x - 1.5)} {number(y - 2.6 - slant * 0.5)} l3 {slant}", DARK)
    if mood == "cross":
        slant = 1 if x < 0 else -1
        brow = line(
            f"M{number(x - 1.6)} {number(y - 2.8 - slant * 0.6)} l3.2 {number(slant * 1.3)}", DARK
        )
    if said.get("eyes") == "narrow":
        return (
            brow
            + oval(x, y, 1.15, 1.1, DARK)
            + line(f"M{number(x - 1.6)} {number(y - 0.3)} q1.6 -1.5 3.3 -.4", DARK)
        )
    return brow + oval(x, y, 1.05, 1.35, DARK)


def mouth(shift: float, mood: str) -> str:
    x, y = shift * 1.15, 6.1
    match mood:
        case "laugh" | "sing":
            return path(
                f"M{number(x - 2.5)} {y - 0.6} q2.5 -.6 5 0 q-.4 3.6 -2.5 3.6 q-2.1 0 -2.5 -3.6 Z",
                "#7c2f33",
            )
        case "oh" | "alarmed":
            return oval(x, y + 0.8, 1.5, 1.9, "#7c2f33")
        case "scared" | "sad" | "worried":
            return line(f"M{number(x - 1.8)} {y + 0.9} q1.8 -1.6 3.6 0", LIPS)
        case "flat" | "cross" | "effort":
            return line(f"M{number(x - 1.7)} {y} h3.4", LIPS)
        case "asleep":
            return line(f"M{number(x - 1)} {y} q1 .7 2 0", LIPS)
        case "blow":
            return oval(x, y, 0.9, 0.9, "#7c2f33")
        case "tongue":
            return line(f"M{number(x - 2)} {y - 0.3} q2 1.6 4 0", LIPS) + oval(
                x + 1, y + 0.9, 1, 1.2, "#d9685f"
            )
        case "kiss":
            return oval(x + 1, y, 1, 0.8, "#b0484a")
    return line(f"M{number(x - 2.1)} {y - 0.4} q2.1 2.3 4.2 0", LIPS)

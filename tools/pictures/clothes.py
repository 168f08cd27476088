"""What people wear below the chin, laid over the joints of their pose."""

from collections.abc import Callable
from math import atan2, cos, sin

from tools.pictures.palette import PAINTS, paint, shaded
from tools.pictures.svg import Point, limb, number, oval, path


def colour(said: dict[str, str], name: str, usual: str) -> str:
    return said.get(name, PAINTS[usual])


def sleeve_and_hand(
    points: tuple[Point, Point, Point], thick: float, said: dict[str, str], tint: str
) -> str:
    """An arm: long sleeves, or `sleeves` = short or none, or gloves."""
    shoulder, elbow, wrist = points
    cloth = said.get("sleeve-colour", said.get("top", said.get("dress", paint("cream"))))
    sleeves = said.get("sleeves", "long")
    skin = limb(points, thick * 0.82, shaded(tint, 0.97))
    hand = oval(wrist[0], wrist[1], thick * 0.58, thick * 0.58, said.get("gloves", tint))
    if sleeves == "none":
        return skin + hand
    if sleeves == "short":
        short = ((shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2)
        return skin + hand + limb((shoulder, short), thick, shaded(cloth, 0.93))
    cuff = (elbow[0] + (wrist[0] - elbow[0]) * 0.86, elbow[1] + (wrist[1] - elbow[1]) * 0.86)
    return hand + limb((shoulder, elbow, cuff), thick, shaded(cloth, 0.93))


def trouser(
    points: tuple[Point, Point, Point], thick: float, said: dict[str, str], tint: str
) -> str:
    """A leg: trousers, or `legs-wear` = shorts, bare or stockings (under a dress, stockings)."""
    hip, knee, foot = points
    wear = said.get("legs-wear", "stockings" if "dress" in said or "skirt" in said else "long")
    cloth = said.get("bottom", paint("slate-dark"))
    if wear == "bare":
        return limb(points, thick * 0.8, tint)
    if wear == "shorts":
        short = (hip[0] + (knee[0] - hip[0]) * 0.8, hip[1] + (knee[1] - hip[1]) * 0.8)
        return limb(points, thick * 0.74, tint) + limb((hip, short), thick * 1.12, cloth)
    if wear == "stockings":
        return limb(points, thick * 0.72, said.get("stockings", shaded(tint, 0.93)))
    return limb((hip, knee, foot), thick, cloth)


def shoe(
    points: tuple[Point, Point, Point], thick: float, said: dict[str, str], side: bool, sign: int
) -> str:
    """A foot at the end of its leg; `shoes` a paint, or bare."""
    knee, foot = points[1], points[2]
    cloth = said.get("shoes", paint("bark"))
    if cloth == "bare":
        cloth = said.get("skin", paint("skin"))
    along = atan2(foot[1] - knee[1], foot[0] - knee[0])
    across = (-sin(along), cos(along))
    forward = -1 if side else -sign * 0.45
    x = foot[0] + across[0] * forward * thick * 0.45
    y = foot[1] + across[1] * forward * thick * 0.45
    turned = number(along * 57.2958 - 90)
    return oval(
        x,
        y,
        thick * (0.98 if side else 0.78),
        thick * 0.52,
        cloth,
        transform=f"rotate({turned} {number(x)} {number(y)})",
    )


def dressed(
    top: Point,
    hip: Point,
    legs: list[tuple[Point, Point, Point]],
    wide: float,
    side: bool,
    said: dict[str, str],
    own: str,
) -> str:
    """Shirt, jersey, dress, apron, scarf: everything about the trunk."""
    down = (hip[0] - top[0], hip[1] - top[1])
    long = (down[0] ** 2 + down[1] ** 2) ** 0.5 or 1
    along = (down[0] / long, down[1] / long)
    out = (along[1], -along[0])
    half = wide * (0.72 if side else 1)

    def at(far: float, across: float) -> str:
        x = top[0] + along[0] * far * long + out[0] * across * half
        y = top[1] + along[1] * far * long + out[1] * across * half
        return f"{number(x)} {number(y)}"

    cloth = said.get("dress", said.get("top", paint("cream")))
    defs = ""
    paints = cloth
    if "stripes" in said:
        defs = (
            f'<defs><pattern id="{own}-s" width="5" height="5" patternUnits="userSpaceOnUse">'
            f'<rect width="5" height="5" fill="{cloth}"/>'
            f'<rect width="5" height="2.1" fill="{said["stripes"]}"/></pattern></defs>'
        )
        paints = f"url(#{own}-s)"
    belly = 1 + max(0.0, float(said.get("stout", 1)) - 1) * 0.55
    waist = 0.84 * belly
    trunk = (
        f"M{at(-0.1, -0.55)} Q{at(-0.1, -1.08)} {at(0.1, -1.08)} L{at(0.75, -waist)} "
        f"Q{at(1.12, -waist)} {at(1.13, -0.5)} L{at(1.13, 0.5)} "
        f"Q{at(1.12, waist)} {at(0.75, waist * 1.05)} "
        f"L{at(0.1, 1.08)} Q{at(-0.1, 1.08)} {at(-0.1, 0.55)} Z"
    )
    done = defs
    if "dress" in said or "skirt" in said:
        done += skirt(hip, legs, half, said)
    done += path(trunk, paints)
    if "vest" in said:
        done += path(
            f"M{at(-0.08, -0.9)} L{at(1.05, -0.85)} L{at(1.05, -0.25)} L{at(-0.08, -0.35)} Z",
            said["vest"],
        )
        done += path(
            f"M{at(-0.08, 0.9)} L{at(1.05, 0.85)} L{at(1.05, 0.25)} L{at(-0.08, 0.35)} Z",
            said["vest"],
        )
    if "braces" in said:
        for sign in (-0.5, 0.5):
            done += path(
                f"M{at(-0.08, sign)} L{at(1.05, sign)}", stroke=said["braces"], stroke_width=1.6
            )
    if "belt" in said:
        done += path(f"M{at(0.98, -waist)} L{at(0.98, waist)}", stroke=said["belt"], stroke_width=3)
    if "sash" in said:
        done += path(f"M{at(0.95, -waist)} L{at(0.95, waist)}", stroke=said["sash"], stroke_width=5)
        done += path(f"M{at(0.95, waist * 0.7)} l3 10 l-5 1 Z", said["sash"])
    if "ribbon" in said:  # a mayor's, across the chest
        done += path(f"M{at(0, 0.8)} L{at(1, -0.8)}", stroke=said["ribbon"], stroke_width=3.6)
    if "apron" in said:
        bent = any(knee[1] < hip[1] + 12 for _, knee, _ in legs)  # on a lap it ends at the waist
        low = f"Q{at(1.15, 0)}" if bent else f"L{at(1.75, 0.85)} Q{at(1.85, 0)} {at(1.75, -0.85)} L"
        bib = f"M{at(0.25, -0.55)} L{at(0.25, 0.55)} L{at(0.9, 0.9)} {low} {at(0.9, -0.9)} Z"
        band = f"M{at(0.8, -0.95)} L{at(0.8, 0.95)}"
        done += path(bib, said["apron"])
        done += path(band, stroke=shaded_known(said["apron"]), stroke_width=1.4)
    if "buttons" in said:
        for far in (0.25, 0.5, 0.75):
            x, y = (float(part) for part in at(far, 0).split())
            done += oval(x, y, 0.9, 0.9, said["buttons"])
    if "scarf" in said:
        done += scarf(at, said)
    if "tie" in said:
        x, y = (float(part) for part in at(0.02, 0).split())
        done += path(
            f"M{number(x)} {number(y)} l-5 -2.6 v5.2 Z M{number(x)} {number(y)} l5 -2.6 v5.2 Z",
            said["tie"],
        )
    return done


def shaded_known(cloth: str) -> str:
    return shaded(cloth, 0.85) if cloth.startswith("#") and len(cloth) == 7 else cloth


def skirt(
    hip: Point, legs: list[tuple[Point, Point, Point]], half: float, said: dict[str, str]
) -> str:
    """From the waist over both thighs; `hem` says how far down the shins it reaches."""
    cloth = said.get("skirt", said.get("dress", ""))
    reach = float(said.get("hem", 0.25))
    hems = []
    for _, knee, foot in legs:
        hems.append((knee[0] + (foot[0] - knee[0]) * reach, knee[1] + (foot[1] - knee[1]) * reach))
    knees = [one[1] for one in legs]
    left, right = (0, 1) if hems[0][0] <= hems[1][0] else (1, 0)
    flare = half * 0.5
    points = [
        (hip[0] - half * 0.8, hip[1] - half * 0.7),
        (min(knees[left][0], hip[0]) - flare * 0.6, knees[left][1]),
        (hems[left][0] - flare, hems[left][1]),
        (hems[right][0] + flare, hems[right][1]),
        (max(knees[right][0], hip[0]) + flare * 0.6, knees[right][1]),
        (hip[0] + half * 0.8, hip[1] - half * 0.7),
    ]
    way = " L".join(f"{number(x)} {number(y)}" for x, y in points)
    return path(f"M{way} Z", cloth, stroke=cloth, stroke_width=3, stroke_linejoin="round")


def scarf(at: Callable[[float, float], str], said: dict[str, str]) -> str:
    """A knotted scarf; `wind` blows its ends away, to the back of whoever wears it."""
    cloth = said["scarf"]
    done = path(
        f"M{at(-0.12, -0.62)} Q{at(0.12, 0)} {at(-0.12, 0.62)}",
        stroke=cloth,
        stroke_width=4.4,
        stroke_linecap="round",
    )
    x, y = (float(part) for part in at(-0.02, -0.3 if "wind" in said else 0.25).split())
    if "wind" in said:
        far = 9 * float(said["wind"])
        return done + path(
            f"M{number(x)} {number(y)} q{number(-far * 0.5)} -6 {number(-far)} -1 "
            f"l-1 4.6 q{number(-far * 0.5)} -3 {number(far)} 1 Z",
            cloth,
        )
    return done + path(
        f"M{number(x - 1.4)} {number(y)} l4 -0.6 l1.6 9.4 l-5 .6 Z", shaded_known(cloth)
    )

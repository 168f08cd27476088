"""Skies with sun, moon, stars and clouds, and what falls from them."""

from collections.abc import Mapping
from random import Random

from tools.pictures.light import HIGH, WIDE
from tools.pictures.palette import Light
from tools.pictures.svg import number, oval, path

CLEAR = ("sun", "starry", "wind", "indoors")


def sky(light: Light, hour: str, weather: str, said: Mapping[str, str], chance: Random) -> str:
    """Behind all: `sun`/`moon` = "x,y,r" or "no", `clouds` a number, `horizon` how far down."""
    horizon = float(said.get("horizon", 330))
    top, mid, low = light.sky
    done = (
        '<defs><linearGradient id="own-sky" x1="0" y1="0" x2="0" y2="1">'
        f'<stop offset="0" stop-color="{top}"/><stop offset=".6" stop-color="{mid}"/>'
        f'<stop offset="1" stop-color="{low}"/></linearGradient></defs>'
        f'<rect width="{WIDE}" height="{number(horizon)}" fill="url(#own-sky)"/>'
    )
    night = hour == "night" or (hour == "evening" and weather == "starry")
    if night and weather in CLEAR and said.get("stars") != "no":
        done += stars(horizon * 0.85, chance)
    if (
        night
        and weather not in ("rain", "fog")
        and said.get("moon", "no" if hour == "evening" else "") != "no"
    ):
        done += moon(*placed(said.get("moon") or "580,84,30"), top)
    if not night and weather in CLEAR and said.get("sun") != "no":
        usual = {"morning": "110,120,32", "noon": "585,75,30", "evening": "150,265,40"}[hour]
        x, y, r = placed(said.get("sun") or usual)
        tint = "#f7d58a" if hour == "evening" else "#fbeec0"
        done += oval(x, y, r * 2.1, r * 2.1, tint, opacity=0.18)
        done += oval(x, y, r * 1.45, r * 1.45, tint, opacity=0.28) + oval(x, y, r, r, tint)
    usual_clouds = {"sun": "2", "wind": "5", "starry": "0", "indoors": "1"}.get(weather, "6")
    for _ in range(int(said.get("clouds", usual_clouds))):
        x, y = chance.uniform(0, WIDE), chance.uniform(30, horizon * 0.6)
        tint = "#d9b5a5" if hour == "evening" else "#5c6688" if night else "#f4ecd8"
        if weather in ("rain", "storm"):
            tint = "#3a3d50" if hour in ("evening", "night") else "#767d85"
        done += cloud(x, y, chance.uniform(0.7, 1.5), tint)
    return done


def placed(said: str) -> tuple[float, float, float]:
    x, y, r = (float(part) for part in said.split(","))
    return x, y, r


def stars(low: float, chance: Random) -> str:
    done = ""
    for _ in range(70):
        r = chance.choice((0.8, 0.8, 1.1, 1.1, 1.7))
        x, y = chance.uniform(5, WIDE - 5), chance.uniform(6, low)
        done += oval(x, y, r, r, "#f6edc8", opacity=chance.uniform(0.45, 0.95))
    return done


def moon(x: float, y: float, r: float, dark: str) -> str:
    done = oval(x, y, r * 1.9, r * 1.9, "#f2dfa0", opacity=0.1)
    done += oval(x, y, r * 1.4, r * 1.4, "#f2dfa0", opacity=0.14) + oval(x, y, r, r, "#f0dc9a")
    for across, down, size in ((-0.3, -0.2, 0.2), (0.3, 0.25, 0.16), (0.1, -0.5, 0.1)):
        done += oval(x + across * r, y + down * r, size * r, size * r, "#dcc27c", opacity=0.7)
    return done


def cloud(x: float, y: float, size: float, tint: str) -> str:
    done = ""
    for across, down, rx, ry in ((-34, 4, 30, 11), (0, -4, 34, 17), (34, 3, 32, 12), (4, 9, 60, 8)):
        done += oval(x + across * size, y + down * size, rx * size, ry * size, tint)
    return f'<g opacity="0.5">{done}</g>'


def fall(what: str, chance: Random, much: float) -> str:
    """Rain or snow in front of everything, or fog that lies about."""
    done = ""
    if what in ("rain", "storm"):
        for _ in range(int(90 * much)):
            x, y = chance.uniform(-20, WIDE + 20), chance.uniform(-20, HIGH)
            long = chance.uniform(12, 26)
            done += path(
                f"M{number(x)} {number(y)} l{number(-long * 0.28)} {number(long)}",
                stroke="#dfe8ea",
                stroke_width=1.3,
                opacity=chance.uniform(0.25, 0.6),
                stroke_linecap="round",
            )
    if what == "snow":
        for _ in range(int(80 * much)):
            r = chance.choice((1.4, 1.8, 2.4, 3.2))
            x, y = chance.uniform(0, WIDE), chance.uniform(0, HIGH)
            done += oval(x, y, r, r, "#fbfaf4", opacity=chance.uniform(0.5, 0.95))
    if what == "fog":
        for _ in range(int(9 * much)):
            x, y = chance.uniform(0, WIDE), chance.uniform(150, HIGH)
            wide = chance.uniform(160, 330)
            done += oval(x, y, wide, wide * 0.11, "#e4e3d8", opacity=0.3)
    return done

"""Light and age: darkness with lamps in it, faded colours, a vignette and a little grain."""

from collections.abc import Mapping
from dataclasses import dataclass

from tools.pictures.palette import Light
from tools.pictures.svg import number

WIDE, HIGH = 720, 480


@dataclass(frozen=True)
class Lamp:
    """Light around a point: it takes away the darkness, and warms a little."""

    x: float
    y: float
    r: float
    colour: str
    strength: float

    @classmethod
    def of(cls, said: Mapping[str, str], warm: str) -> "Lamp":
        x, y, r = (float(said[name]) for name in ("x", "y", "r"))
        return cls(x, y, r, said.get("colour", warm), float(said.get("strength", 1)))


def ambience(light: Light, dark: float, lamps: list[Lamp]) -> str:
    """The darkness of the hour over all, with a hole for each lamp, and their warmth."""
    holes = warmth = ramps = ""
    for at, lamp in enumerate(lamps):
        place = f'cx="{number(lamp.x)}" cy="{number(lamp.y)}" r="{number(lamp.r)}"'
        strong = number(min(1.0, lamp.strength))
        ramps += (
            f'<radialGradient id="hole{at}"><stop offset="0" stop-opacity="{strong}"/>'
            f'<stop offset=".45" stop-opacity="{number(0.62 * min(1.0, lamp.strength))}"/>'
            f'<stop offset="1" stop-opacity="0"/></radialGradient><radialGradient id="warm{at}">'
            f'<stop offset="0" stop-color="{lamp.colour}" stop-opacity=".42"/>'
            f'<stop offset=".4" stop-color="{lamp.colour}" stop-opacity=".2"/>'
            f'<stop offset="1" stop-color="{lamp.colour}" stop-opacity="0"/></radialGradient>'
        )
        holes += f'<circle {place} fill="url(#hole{at})"/>'
        warmth += (
            f'<circle {place} fill="url(#warm{at})" opacity="{strong}"'
            ' style="mix-blend-mode:hard-light"/>'
        )
    frame = f'width="{WIDE}" height="{HIGH}"'
    return (
        f'<defs>{ramps}<mask id="unlit" maskUnits="userSpaceOnUse" x="0" y="0" {frame}>'
        f'<rect {frame} fill="#fff"/>{holes}</mask></defs>'
        f'<g style="mix-blend-mode:multiply" mask="url(#unlit)">'
        f'<rect {frame} fill="{light.shade}" opacity="{number(dark)}"/></g>{warmth}'
    )


# Faded reds and blues, yellowed whites, no real black.
FADED = "0.80 0.17 0.06 0 0.03  0.07 0.80 0.07 0 0.025  0.05 0.14 0.66 0 0.025  0 0 0 1 0"


def aged(body: str) -> str:
    """The picture as it comes out of the album."""
    frame = f'width="{WIDE}" height="{HIGH}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {frame} viewBox="0 0 {WIDE} {HIGH}">'
        '<defs><filter id="aged" x="0" y="0" width="1" height="1" '
        'color-interpolation-filters="sRGB">'
        f'<feColorMatrix values="{FADED}"/></filter>'
        '<filter id="grain" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">'
        '<feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="2" seed="7"/>'
        '<feColorMatrix values="0 0 0 0 0.5  0 0 0 0 0.45  0 0 0 0 0.4  1.4 0 0 0 -0.55"/>'
        '</filter><radialGradient id="vignette" cx=".5" cy=".48" r=".72">'
        '<stop offset=".55" stop-color="#2a1a10" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#2a1a10" stop-opacity=".34"/></radialGradient>'
        f'<clipPath id="frame"><rect {frame}/></clipPath></defs>'
        f'<g clip-path="url(#frame)"><g filter="url(#aged)"><rect {frame} fill="#cfc3a8"/>'
        f'{body}</g><rect {frame} fill="url(#vignette)"/>'
        f'<rect {frame} filter="url(#grain)" opacity=".5" style="mix-blend-mode:soft-light"/>'
        "</g></svg>"
    )

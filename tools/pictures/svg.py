"""SVG as text."""

from collections.abc import Iterable, Mapping
from xml.sax.saxutils import quoteattr

Point = tuple[float, float]


def number(value: float) -> str:
    """As short as it may be."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def tag(name: str, said: Mapping[str, str], body: str = "") -> str:
    words = "".join(f" {key}={quoteattr(value)}" for key, value in said.items())
    return f"<{name}{words}>{body}</{name}>" if body else f"<{name}{words}/>"


def path(d: str, fill: str = "none", **more: str | float) -> str:
    """A path; stroke_width=3 becomes stroke-width."""
    said = {"d": d, "fill": fill}
    for key, value in more.items():
        name = key.replace("_", "-")
        said[name] = value if isinstance(value, str) else number(value)
    return tag("path", said)


def oval(x: float, y: float, rx: float, ry: float, fill: str, **more: str | float) -> str:
    said = {"cx": number(x), "cy": number(y), "rx": number(rx), "ry": number(ry), "fill": fill}
    for key, value in more.items():
        said[key.replace("_", "-")] = value if isinstance(value, str) else number(value)
    return tag("ellipse", said)


def limb(points: Iterable[Point], width: float, colour: str) -> str:
    """A round line through some points: an arm, a leg."""
    way = " L".join(f"{number(x)} {number(y)}" for x, y in points)
    return path(
        f"M{way}",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def group(body: str, transform: str) -> str:
    return f'<g transform="{transform}">{body}</g>'

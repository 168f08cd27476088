"""Puts a scene together: its parts, its people, the light of its hour, and the years on top."""

import random
import re
import tomllib
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

from tools.pictures.figure import figure, looks
from tools.pictures.light import Lamp, aged, ambience
from tools.pictures.palette import PAINTS, SHADES, Light, light_of, paint, shaded
from tools.pictures.sky import fall, sky
from tools.pictures.svg import number, tag

ROOT = Path(__file__).resolve().parent.parent.parent
ART = ROOT / "art" / "creux"
TAGS = ROOT / "src" / "tablee" / "games" / "creux" / "tags.toml"
FOLDERS = {"place": "places", "thing": "things", "fluent": "fluent", "hat": "hats"}
PLACED = ("x", "y", "scale", "turn", "flip", "size", "shadow", "name", "opacity", "stretch")


class Unknown(Exception):
    """A scene asks for something that nobody has drawn."""


class Scene:
    """One picture while it is put together."""

    def __init__(self, key: str, hour: str, weather: str) -> None:
        self.chance = random.Random(key)
        self.light: Light = light_of(hour, weather)
        self.hour, self.weather = hour, weather
        self.lamps: list[Lamp] = []
        self.parts = 0

    def drawn(self, node: ET.Element, given: dict[str, str]) -> str:
        """The SVG of one node; `given` are the paints that its part was called with."""
        said = {name: self.filled(value, given) for name, value in node.attrib.items()}
        match node.tag:
            case "place" | "thing" | "fluent":
                return self.part(node.tag, said)
            case "person":
                self.parts += 1
                held = {
                    child.get("hand", "right"): self.inside(child, given)
                    for child in node
                    if child.tag == "hold"
                }
                person = looks(said)
                return figure(person, held, self.hat(person), f"f{self.parts}")
            case "sky":
                return sky(self.light, self.hour, self.weather, said, self.chance)
            case "fall":
                return fall(said.get("of", self.weather), self.chance, float(said.get("much", 1)))
            case "glow":
                self.lamps.append(Lamp.of(said, self.light.warm))
                return ""
        return tag(node.tag, said, self.inside(node, given))

    def hat(self, person: dict[str, str]) -> str:
        """The hat as it looks from where we are; some look the same from everywhere."""
        if "hat" not in person:
            return ""
        name = person["hat"]
        view = {"left": "-side", "right": "-side", "back": "-back"}.get(
            person.get("facing", ""), ""
        )
        seen = name + view if (ART / "hats" / f"{name}{view}.svg").is_file() else name
        given = {"colour": person["hat-colour"]} if "hat-colour" in person else {}
        return self.part("hat", {"name": seen} | given)

    def inside(self, node: ET.Element, given: dict[str, str]) -> str:
        return (node.text or "").strip() + "".join(self.drawn(child, given) for child in node)

    def part(self, kind: str, said: dict[str, str]) -> str:
        """A part of its own file, set down where it was asked for, with ids of its own."""
        self.parts += 1
        root = part(kind, said["name"])
        given = {name: value for name, value in root.attrib.items() if name not in PLACED}
        given |= {name: value for name, value in said.items() if name not in PLACED}
        body = self.inside(root, {k: self.filled(v, {}) for k, v in given.items()})
        body = re.sub(r'(\bid="|url\(#|href="#)(?!own-)', rf"\g<1>own-{self.parts}-", body)
        if kind == "fluent":  # 32 by 32, which stands on its lower edge
            size = float(said.get("size", 48)) / 32
            body = f'<g transform="scale({number(size)}) translate(-16 -30.5)">{body}</g>'
        if kind != "place" and said.get("shadow", "no") != "no":
            wide = float(said["shadow"])
            body = tag("ellipse", shadow(wide)) + body
        scale = float(said.get("scale", 1))
        across = -scale if said.get("flip") == "yes" else scale
        tall = scale * float(said.get("stretch", 1))
        moved = f"translate({said.get('x', 0)} {said.get('y', 0)}) rotate({said.get('turn', 0)})"
        look = {"transform": f"{moved} scale({number(across)} {number(tall)})"}
        if "opacity" in said:
            look["opacity"] = said["opacity"]
        return tag("g", look, body)

    def filled(self, value: str, given: dict[str, str]) -> str:
        """Paints for their names, as in fill="$red-dark"; what a part was given comes first."""

        def one(found: re.Match[str]) -> str:
            name = found[1]
            if name in given:
                return given[name]
            base, _, shade = name.partition("-")
            if base in given and shade in SHADES:
                return shaded(given[base], SHADES[shade])
            if name.startswith("sky-") and name[4:] in ("top", "mid", "low"):
                return self.light.sky[("top", "mid", "low").index(name[4:])]
            if base not in PAINTS:
                raise Unknown(f"there is no paint {name}")
            return paint(name)

        return re.sub(r"\$([a-z]+(?:-[a-z]+)?)", one, value)


def shadow(wide: float) -> dict[str, str]:
    flat = {"cx": "0", "cy": "0", "rx": number(wide), "ry": number(wide * 0.16)}
    return flat | {"fill": "#2b1e20", "opacity": "0.28"}


@cache
def part(kind: str, name: str) -> ET.Element:
    file = ART / FOLDERS[kind] / f"{name}.svg"
    if not file.is_file():
        raise Unknown(f"there is no {kind} {name}: {file.relative_to(ROOT)}")
    return plain(ET.fromstring(file.read_text("utf-8")))


def plain(root: ET.Element) -> ET.Element:
    """Names without their namespace, as we write them."""
    for node in root.iter():
        node.tag = node.tag.rpartition("}")[2]
    return root


@cache
def tags() -> dict[str, dict[str, str]]:
    return tomllib.loads(TAGS.read_text("utf-8"))


def drawn_keys() -> list[str]:
    """The scenes that somebody has drawn, in the order of the story."""
    return [key for key in tags() if (ART / "scenes" / f"{key}.svg").is_file()]


def composed(key: str) -> str:
    """The whole picture of one memory as SVG."""
    root = plain(ET.fromstring((ART / "scenes" / f"{key}.svg").read_text("utf-8")))
    told = tags()[key]
    hour = root.get("hour", told["hour"])
    scene = Scene(key, hour, root.get("weather", told["weather"]))
    body = scene.inside(root, {})
    dark = float(root.get("dark", scene.light.dark))
    return aged(body + ambience(scene.light, dark, scene.lamps))
